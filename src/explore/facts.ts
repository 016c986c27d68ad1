// What the path condition says at once about a condition: an interval and excluded values for
// each linear or other form, and the conditions already decided. Settles most decisions
// without a solver; what it cannot settle is open, though it may still be impossible.
import { type Int, minus, plus } from "../basis/integer.js";
import type { Atom, Cond, Form, Lit } from "../smt/term.js";

type Interval = { low: Int | undefined; high: Int | undefined; not: Int[] | undefined };

export type Facts = {
  readonly forms: Map<Form, Interval>;
  readonly conds: Map<Cond, boolean>;
};

export function newFacts(): Facts {
  return { forms: new Map(), conds: new Map() };
}

export function clearFacts(facts: Facts): void {
  facts.forms.clear();
  facts.conds.clear();
}

export function decided(facts: Facts, cond: Cond): boolean | undefined {
  if (cond.kind !== "le" && cond.kind !== "eq") return facts.conds.get(cond);
  const { low, high, not } = facts.forms.get(cond.form) ?? initial(cond.form);
  const { bound } = cond;
  if (cond.kind === "le") {
    if (high !== undefined && high <= bound) return true;
    return low !== undefined && low > bound ? false : undefined;
  }
  if ((low !== undefined && low > bound) || (high !== undefined && high < bound)) return false;
  if (low !== undefined && low === high) return true;
  return not?.includes(bound) ? false : undefined;
}

export function assume(facts: Facts, { cond, side }: Lit): void {
  if (cond.kind !== "le" && cond.kind !== "eq") {
    facts.conds.set(cond, side);
    return;
  }
  let interval = facts.forms.get(cond.form);
  if (interval === undefined) {
    interval = { ...initial(cond.form) };
    facts.forms.set(cond.form, interval);
  }
  narrow(interval, cond.kind, cond.bound, side);
}

function narrow(interval: Interval, kind: "le" | "eq", bound: Int, side: boolean): void {
  if (kind === "le") {
    if (side) interval.high = least(interval.high, bound);
    else interval.low = most(interval.low, plus(bound, 1));
  } else if (side) {
    interval.low = bound;
    interval.high = bound;
  } else interval.not = [...(interval.not ?? []), bound];
  withoutExcludedEnds(interval);
}

function withoutExcludedEnds(interval: Interval): void {
  const { not } = interval;
  if (not === undefined) return;
  while (interval.low !== undefined && not.includes(interval.low)) interval.low = plus(interval.low, 1);
  while (interval.high !== undefined && not.includes(interval.high)) interval.high = minus(interval.high, 1);
}

function least(a: Int | undefined, b: Int): Int {
  return a === undefined || b < a ? b : a;
}

function most(a: Int | undefined, b: Int): Int {
  return a === undefined || b > a ? b : a;
}

const UNBOUNDED: Interval = { low: undefined, high: undefined, not: undefined };
const LENGTH: Interval = { low: 0, high: undefined, not: undefined };
const BYTE: Interval = { low: 0, high: 255, not: undefined };

/** What a form's only atom says by itself. */
function initial({ monos }: Form): Interval {
  const [only] = monos;
  if (monos.length !== 1 || only === undefined || only.atoms.length !== 1) return UNBOUNDED;
  const { op } = only.atoms[0] as Atom;
  if (op.kind === "length") return LENGTH;
  if (op.kind === "get") return BYTE;
  return op.kind === "var" && op.low !== undefined ? { low: op.low, high: op.high, not: undefined } : UNBOUNDED;
}
