// Which expressions may raise an exception: what is not known to return is taken to raise. Functions among the inputs are taken
// to return, as everywhere in proofs; to compare functions is refused wherever it is evaluated, so comparing never raises.
import { type Arm, type Expr, type Lam, type Name, type Pattern, tupleWidth } from "../../../core/expr.js";
import { PRIMITIVES } from "../../../core/primitive.js";
import type { DataDecl } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";

export type Raising = {
  /** What names stand for, top-level and local ones. */
  readonly functions: ReadonlyMap<Name, Lam>;
  /** Functions among the inputs. */
  readonly inputs: ReadonlySet<Name>;
  readonly data: readonly DataDecl[];
};

/** Functions in functions. */
const DEEPEST = 12;

export function mayRaise(raising: Raising, e: Expr, below: ReadonlySet<Name> = new Set()): boolean {
  const skipped = new Set<Expr>();
  let found = false;
  visit(e, (node) => {
    if (found || skipped.has(node)) return false;
    if (node.kind === "match") for (const arm of unreached(raising, node.arms)) skipped.add(arm.body);
    found = raisesItself(raising, node, below);
    return !found && node.kind !== "lam" && node.kind !== "delay";
  });
  return found;
}

function raisesItself(raising: Raising, e: Expr, below: ReadonlySet<Name>): boolean {
  switch (e.kind) {
    case "raise":
    case "try":
    case "force":
    case "choose":
      return true;
    case "prim":
      return primRaises(e);
    case "match":
      return !isComplete(raising, e.arms);
    case "app":
      return callRaises(raising, e, below);
    default:
      return false;
  }
}

function primRaises({ op, args }: Extract<Expr, { kind: "prim" }>): boolean {
  const fault = PRIMITIVES.get(op)?.fault;
  if (op.startsWith("sys.") || op === "array.make" || op === "str.make" || op === "bytes.make") return true;
  const [, divisor] = args;
  if (fault === "divide") return divisor?.kind !== "lit" || Number(divisor.value.value) === 0;
  return fault !== undefined && fault !== "incomparable";
}

/** A function that is known and does not raise with such arguments; those that are functions do not either. */
function callRaises(raising: Raising, { fn, args }: Extract<Expr, { kind: "app" }>, below: ReadonlySet<Name>): boolean {
  if (fn.kind !== "var") return true;
  if (raising.inputs.has(fn.name)) return false;
  const lam = raising.functions.get(fn.name);
  if (lam === undefined || lam.params.length !== args.length) return true;
  if (below.size > DEEPEST) return true;
  const inside = new Set([...below, fn.name]);
  const called = new Set(lam.params.filter((param) => isCalled(lam.body, param)));
  const known = new Set([...raising.inputs, ...called]);
  if (lam.params.some((param, i) => called.has(param) && functionRaises(raising, args[i], inside))) return true;
  return !below.has(fn.name) && mayRaise({ ...raising, inputs: known }, lam.body, inside);
}

/** What a parameter that is called is given. */
function functionRaises(raising: Raising, e: Expr | undefined, below: ReadonlySet<Name>): boolean {
  if (e?.kind === "lam") return mayRaise(raising, e.body, below);
  if (e?.kind !== "var" || raising.inputs.has(e.name)) return e?.kind !== "var";
  const lam = raising.functions.get(e.name);
  return lam === undefined || mayRaise(raising, lam.body, new Set([...below, e.name]));
}

export function isCalled(body: Expr, name: Name): boolean {
  let found = false;
  visit(body, (e) => {
    found ||= e.kind === "app" && e.fn.kind === "var" && e.fn.name === name;
    return !found;
  });
  return found;
}

/** Arms that nothing gets to. */
export function unreached(raising: Raising, arms: readonly Arm[]): readonly Arm[] {
  const last = completeAt(raising, arms);
  return last === undefined ? [] : arms.slice(last + 1);
}

/** Whether some arm always fits. */
export function isComplete(raising: Raising, arms: readonly Arm[]): boolean {
  return completeAt(raising, arms) !== undefined;
}

function completeAt({ data }: Raising, arms: readonly Arm[]): number | undefined {
  const ctors = new Set<Name>();
  const truths = new Set<unknown>();
  for (const [i, { pattern, guard }] of arms.entries()) {
    if (guard !== undefined) continue;
    if (isAny(pattern)) return i;
    if (pattern.kind === "ctor" && pattern.args.every(isAny)) ctors.add(pattern.ctor);
    if (pattern.kind === "lit" && pattern.value.kind === "bool") truths.add(pattern.value.value);
    if (truths.size === 2 || coversAll(data, ctors)) return i;
  }
  return undefined;
}

/** Of every family that they may be of. */
function coversAll(data: readonly DataDecl[], ctors: ReadonlySet<Name>): boolean {
  const [first] = ctors;
  if (first === undefined) return false;
  if (tupleWidth(first) !== undefined) return true;
  const families = data.filter((family) => family.ctors.some(({ name }) => name === first));
  return families.length > 0 && families.every((family) => family.ctors.every(({ name }) => ctors.has(name)));
}

function isAny(pattern: Pattern): boolean {
  return pattern.kind === "any" || pattern.kind === "bind";
}
