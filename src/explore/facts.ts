// What the path condition says at once about a condition: an interval and excluded values for
// each form, the conditions already decided, and the atoms that can have one value only.
// Settles most decisions without a solver; what it cannot settle is open, though it may still
// be impossible. Kept by the ids of forms and conditions, so that starting afresh is cheap.

import { type Int, minus, plus } from "../basis/integer.js";
import { nth } from "../basis/known.js";
import type { Atom, Cond, Form, Lit } from "../smt/term.js";

type Interval = { stamp: number; low: Int | undefined; high: Int | undefined; not: Set<Int> | undefined };

export type KnownBounds = {
  /** What carries another stamp is of an earlier run. */
  stamp: number;
  readonly intervals: (Interval | undefined)[]; // by form
  readonly conds: ({ stamp: number; side: boolean } | undefined)[];
  readonly fixed: Map<Atom, Int>;
};

export function newFacts(): KnownBounds {
  return { stamp: 0, intervals: [], conds: [], fixed: new Map() };
}

export function clearFacts(facts: KnownBounds): void {
  facts.stamp++;
  if (facts.fixed.size > 0) facts.fixed.clear();
}

export function decided(facts: KnownBounds, cond: Cond): boolean | undefined {
  if (cond.kind !== "le" && cond.kind !== "eq") {
    const known = facts.conds[cond.id];
    return known !== undefined && known.stamp === facts.stamp ? known.side : undefined;
  }
  const known = facts.intervals[cond.form.id];
  const { low, high, not } = known !== undefined && known.stamp === facts.stamp ? known : initial(cond.form);
  const { bound } = cond;
  if (cond.kind === "le") {
    if (high !== undefined && high <= bound) return true;
    return low !== undefined && low > bound ? false : undefined;
  }
  if ((low !== undefined && low > bound) || (high !== undefined && high < bound)) return false;
  if (low !== undefined && low === high) return true;
  return not?.has(bound) ? false : undefined;
}

export function assume(facts: KnownBounds, { cond, side }: Lit): void {
  if (cond.kind !== "le" && cond.kind !== "eq") {
    facts.conds[cond.id] = { stamp: facts.stamp, side };
    return;
  }
  const interval = intervalOf(facts, cond.form);
  narrow(interval, cond.kind, cond.bound, side);
  if (interval.low !== undefined && interval.low === interval.high) fix(facts, cond.form, interval.low);
}

function intervalOf(facts: KnownBounds, form: Form): Interval {
  const known = facts.intervals[form.id];
  if (known !== undefined && known.stamp === facts.stamp) return known;
  const { low, high, not } = initial(form);
  if (known === undefined) {
    const made = { stamp: facts.stamp, low, high, not };
    facts.intervals[form.id] = made;
    return made;
  }
  known.stamp = facts.stamp;
  known.low = low;
  known.high = high;
  known.not = not;
  return known;
}

function narrow(interval: Interval, kind: "le" | "eq", bound: Int, side: boolean): void {
  if (kind === "le") {
    if (side) interval.high = least(interval.high, bound);
    else interval.low = most(interval.low, plus(bound, 1));
  } else if (side) {
    interval.low = bound;
    interval.high = bound;
  } else if (interval.not === undefined) interval.not = new Set([bound]);
  else interval.not.add(bound);
  if (interval.not !== undefined) dropExcludedEnds(interval, interval.not);
}

function dropExcludedEnds(interval: Interval, not: ReadonlySet<Int>): void {
  while (interval.low !== undefined && not.has(interval.low)) interval.low = plus(interval.low, 1);
  while (interval.high !== undefined && not.has(interval.high)) interval.high = minus(interval.high, 1);
}

function least(a: Int | undefined, b: Int): Int {
  return a === undefined || b < a ? b : a;
}

function most(a: Int | undefined, b: Int): Int {
  return a === undefined || b > a ? b : a;
}

function fix(facts: KnownBounds, { monos }: Form, value: Int): void {
  const [only] = monos;
  if (monos.length === 1 && only?.atoms.length === 1) facts.fixed.set(nth(only.atoms, 0), value);
}

/** Whether knowing the fixed atoms says more about a condition. */
export function mentionsFixed({ fixed }: KnownBounds, cond: Cond): boolean {
  if (fixed.size === 0 || (cond.kind !== "le" && cond.kind !== "eq")) return false;
  const { monos } = cond.form;
  if (monos.length === 1 && monos[0]?.atoms.length === 1) return false;
  return monos.some(({ atoms }) => atoms.some((atom) => fixed.has(atom)));
}

type Start = Pick<Interval, "low" | "high" | "not">;
const UNBOUNDED: Start = { low: undefined, high: undefined, not: undefined };
/** No memory holds a longer string than there are addresses. */
const LENGTH: Start = { low: 0, high: 2 ** 47, not: undefined };
const BYTE: Start = { low: 0, high: 255, not: undefined };

/** What a form's only atom says by itself. */
function initial({ monos }: Form): Start {
  const [only] = monos;
  if (monos.length !== 1 || only === undefined || only.atoms.length !== 1) return UNBOUNDED;
  const { op } = nth(only.atoms, 0);
  if (op.kind === "length") return LENGTH;
  if (op.kind === "get") return op.high === BYTE.high ? BYTE : { low: 0, high: op.high, not: undefined };
  return op.kind === "var" && op.low !== undefined ? { low: op.low, high: op.high, not: undefined } : UNBOUNDED;
}
