// Functions that are also given the number of the call, after their arguments: what a function with effects gives may be
// another thing each time. A reader is spared the number where it does not matter.
import { cases, lambda, make } from "../core/build.js";
import { type Expr, type Pattern, tupleCtor } from "../core/expr.js";
import { freeNames } from "../core/traverse.js";

/** Whether a function does anything with the number of the call. */
export function asksForNumber(e: Expr): boolean {
  const last = e.kind === "lam" ? e.params.at(-1) : undefined;
  return e.kind !== "lam" || last === undefined || e.params.length < 2 || freeNames(e.body).has(last);
}

/** Those that do last. */
export function numberLast(functions: readonly Expr[]): readonly Expr[] {
  return [...functions.filter((e) => !asksForNumber(e)), ...functions.filter(asksForNumber)];
}

/** Of a function by cases one that does not look at the number: whoever uses it sees whether it will do. */
export function withoutNumber(e: Expr): readonly Expr[] {
  if (e.kind !== "lam" || e.body.kind !== "match" || e.body.on.kind !== "make") return [];
  const { on, arms } = e.body;
  const parts = on.args.slice(0, -1);
  const [only] = parts;
  if (only === undefined) return [];
  const looked = parts.length === 1 ? only : make(tupleCtor(parts.length), parts);
  const patterns = arms.map(({ pattern, body }) => ({ pattern: withoutLast(pattern), body }));
  return [lambda(e.params, cases(looked, patterns))];
}

function withoutLast(pattern: Pattern): Pattern {
  if (pattern.kind !== "ctor") return pattern;
  const args = pattern.args.slice(0, -1);
  const [only] = args;
  return args.length === 1 && only !== undefined ? only : { ...pattern, ctor: tupleCtor(args.length), args };
}
