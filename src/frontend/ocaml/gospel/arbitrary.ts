// What QCheck's arbitraries generate: a type, and a condition on its values where it is not all of them.
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern, TypeExpr } from "../syntax.js";
import { call, ident, lambda, standard, variable } from "./build.js";

export type Arbitrary = { readonly type: TypeExpr; readonly condition: ((value: Expr) => Expr) | undefined };

/** Undefined: it is not known what it generates. */
export function arbitraryOf(e: Expr): Arbitrary | undefined {
  if (e.kind === "open") return arbitraryOf(e.body);
  if (e.kind === "ident") return SIMPLE.get(e.path.name)?.(e.at);
  if (e.kind !== "apply" || e.fn.kind !== "ident") return undefined;
  if (e.args.some(({ kind }) => kind === "labelled")) return undefined;
  return composed(e.fn.path.name, e.args, e.at);
}

type Maker = (at: Span) => Arbitrary;

function named(at: Span, name: string, args: readonly TypeExpr[] = []): TypeExpr {
  return { kind: "constr", at, path: { modules: [], name, at }, args };
}

const all =
  (name: string): Maker =>
  (at) => ({ type: named(at, name), condition: undefined });

/** The integers from one to another, both included. */
const between =
  (low: number, high: number): Maker =>
  (at) =>
    range(at, integer(at, low), integer(at, high));

const SIMPLE: ReadonlyMap<string, Maker> = new Map([
  ...["int", "bool", "char", "string", "unit", "float", "int32", "int64"].map((name) => [name, all(name)] as const),
  ["small_string", all("string")],
  ["small_nat", between(0, 99)],
  ["small_int", between(0, 99)],
  ["small_signed_int", between(-99, 99)],
  ["nat", between(0, 9_999)],
  ["pos_int", (at) => ({ type: named(at, "int"), condition: (value) => standard(at, ">=", value, integer(at, 0)) })],
  ["neg_int", (at) => ({ type: named(at, "int"), condition: (value) => standard(at, "<=", value, integer(at, 0)) })],
]);

function integer(at: Span, value: number): Expr {
  return { kind: "constant", at, value: { kind: "int", value: BigInt(value) } };
}

function range(at: Span, low: Expr, high: Expr): Arbitrary {
  const condition = (value: Expr): Expr =>
    standard(
      at,
      "&&",
      standard(at, "<=", structuredClone(low), value),
      standard(at, "<=", structuredClone(value), structuredClone(high)),
    );
  return { type: named(at, "int"), condition };
}

function composed(name: string, args: readonly Expr[], at: Span): Arbitrary | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  switch (name) {
    case "int_range":
    case "--":
      return second === undefined ? undefined : range(at, first, second);
    case "int_bound":
      return range(at, integer(at, 0), first);
    case "list":
    case "small_list":
      return collected(at, first, "list");
    case "array":
      return collected(at, first, "array");
    case "option":
      return optional(at, first);
    case "pair":
    case "triple":
    case "quad":
      return tupled(at, args);
    default:
      return undefined;
  }
}

function collected(at: Span, of: Expr, name: "list" | "array"): Arbitrary | undefined {
  const inner = arbitraryOf(of);
  if (inner === undefined) return undefined;
  const { condition } = inner;
  const type = named(at, name, [inner.type]);
  if (condition === undefined) return { type, condition };
  return { type, condition: (value) => call(at, `for_all_${name}`, value, each(at, condition)) };
}

function each(at: Span, condition: (value: Expr) => Expr): Expr {
  return lambda(at, variable(at, "Each"), condition(ident(at, "Each")));
}

function optional(at: Span, of: Expr): Arbitrary | undefined {
  const inner = arbitraryOf(of);
  if (inner === undefined) return undefined;
  const { condition } = inner;
  const type = named(at, "option", [inner.type]);
  if (condition === undefined) return { type, condition };
  return { type, condition: (value) => call(at, "for_all_option", value, each(at, condition)) };
}

function tupled(at: Span, args: readonly Expr[]): Arbitrary | undefined {
  const parts = args.map(arbitraryOf);
  const known = parts.flatMap((part) => (part === undefined ? [] : [part]));
  if (known.length < parts.length) return undefined;
  const type: TypeExpr = { kind: "tuple", at, items: known.map((part) => part.type) };
  if (known.every(({ condition }) => condition === undefined)) return { type, condition: undefined };
  const condition = (value: Expr): Expr => {
    const conditions = known.flatMap((part, i) => part.condition?.(ident(at, `Part_${i}`)) ?? []);
    const body = conditions.reduce((left, right) => standard(at, "&&", left, right));
    const pattern: Pattern = { kind: "tuple", at, items: known.map((_, i) => variable(at, `Part_${i}`)) };
    return { kind: "match", at, on: value, cases: [{ pattern, guard: undefined, body, at }] };
  };
  return { type, condition };
}
