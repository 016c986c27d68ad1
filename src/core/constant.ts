// Which expressions are shared constants: a literal, or data made of nothing but constants.
// Each is one object per node, however often it is evaluated, so `==` can see it. Exceptions and
// what a language makes anew each time are not shared, and cells and arrays are not data.
import type { Expr, Name } from "./expr.js";

export type IsConstant = (e: Expr) => boolean;

/** A test that remembers its answers; `madeAnew` are constructors whose values are. */
export function constantTest(madeAnew: ReadonlySet<Name>): IsConstant {
  const known = new WeakMap<Expr, boolean>();
  const isConstant = (e: Expr): boolean => {
    if (e.kind === "lit") return true;
    if (e.kind !== "make" && e.kind !== "chain") return false;
    const answer = known.get(e) ?? (!madeAnew.has(e.ctor) && partsOf(e).every(isConstant));
    known.set(e, answer);
    return answer;
  };
  return isConstant;
}

function partsOf(e: Extract<Expr, { kind: "make" | "chain" }>): readonly Expr[] {
  return e.kind === "make" ? e.args : [...e.items, e.last];
}
