// How wide the integers of a statement are: where all are of one width, they can be reasoned about as they are, with
// wrap-around, and nothing has to be said about overflow.
import type { Expr, Pattern } from "../../core/expr.js";
import { boundIn } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import type { Statement } from "./statement.js";

export type Width = { readonly kind: string; readonly low: bigint; readonly high: bigint };

const BITS: ReadonlyMap<string, bigint> = new Map([
  ["i63", 63n],
  ["i32", 32n],
  ["i64", 64n],
  ["native", 64n],
]);

/** Undefined where there are none, integers of several widths, some without a largest one, or where the programs were changed
 * as if there were none. */
export function widthOf(statement: Statement): Width | undefined {
  if (statement.unbounded) return undefined;
  const kinds = new Set<string>();
  const note = (kind: string | undefined): void => {
    if (kind !== undefined && (BITS.has(kind) || kind === "big")) kinds.add(kind);
  };
  for (const name of namesReached(statement)) note(name);
  for (const e of statement.defs.flatMap(boundIn)) visit(e, (node) => noteKinds(node, note));
  const [kind] = kinds;
  const bits = kinds.size === 1 && kind !== undefined ? BITS.get(kind) : undefined;
  if (kind === undefined || bits === undefined) return undefined;
  const half = 2n ** (bits - 1n);
  return { kind, low: -half, high: half - 1n };
}

/** Whether some operation on integers may overflow. */
export function computes({ defs }: Statement): boolean {
  let found = false;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      found ||= e.kind === "prim" && /^(i63|i32|i64)\.(add|sub|mul|neg|div)$/.test(e.op);
      return !found;
    });
  return found;
}

/** The integer of this width that is the same but for the bits that are lost. */
export function wrapped({ low, high }: Width, value: bigint): bigint {
  if (low <= value && value <= high) return value;
  const modulus = high - low + 1n;
  const rest = (value - low) % modulus;
  return low + (rest < 0n ? rest + modulus : rest);
}

/** Names of types, those in the fields of data included. */
function namesReached(statement: Statement): ReadonlySet<string> {
  const families = new Map(statement.data.map((family) => [String(family.name), family]));
  const reached = new Set(typesIn(statement).flatMap(namesIn));
  for (const name of reached)
    for (const { fields } of families.get(name)?.ctors ?? [])
      for (const inner of fields.flatMap(namesIn)) reached.add(inner);
  return reached;
}

function typesIn({ defs, types, params, result }: Statement): readonly Type[] {
  const names = defs.flatMap((def) => (def.kind === "one" ? [def.name] : def.bindings.map(({ name }) => name)));
  return [...params, result, ...names.flatMap((name) => types.get(name) ?? [])];
}

function namesIn(type: Type): readonly string[] {
  if (type.kind === "var") return [];
  if (type.kind === "fn") return [...namesIn(type.from), ...namesIn(type.to)];
  return [type.name, ...type.args.flatMap(namesIn)];
}

function noteKinds(e: Expr, note: (kind: string | undefined) => void): true {
  if (e.kind === "prim") note(e.op.split(".")[0]);
  if (e.kind === "lit") note(e.value.kind);
  if (e.kind === "match" || e.kind === "try") for (const { pattern } of e.arms) noteLiterals(pattern, note);
  return true;
}

function noteLiterals(pattern: Pattern, note: (kind: string) => void): void {
  switch (pattern.kind) {
    case "lit":
      return note(pattern.value.kind);
    case "range":
      return note(pattern.low.kind);
    case "as":
    case "cell":
      return noteLiterals(pattern.inner, note);
    case "ctor":
      return pattern.args.forEach((arg) => {
        noteLiterals(arg, note);
      });
    case "or":
      return pattern.options.forEach((option) => {
        noteLiterals(option, note);
      });
    default:
      return;
  }
}
