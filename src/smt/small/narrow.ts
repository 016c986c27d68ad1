// What one condition leaves for one cell, when the others are as far known as they are: solved
// for where the cell occurs linearly, and where strings must be equal, character by character.
import { nth } from "../../basis/known.js";
import type { Atom, Lit, Mono, StrTerm } from "../term.js";
import { unknownsOf } from "../unknowns.js";
import type { Cells, IntervalCell } from "./cells.js";
import { atomInterval, charsOf, monoInterval, numberOf } from "./evaluate.js";
import { ANY, FAR, type Interval, isPoint, product, sum, ZERO } from "./interval.js";

/** Never excludes a value with which the condition could hold. */
export function leftBy(cells: Cells, { cond, side }: Lit, cell: IntervalCell): Interval {
  if (cond.kind === "same") return side ? aligned(cells, cond, cell) : ANY;
  if (cond.kind === "before") return side ? inOrder(cells, cond.a, cond.b, cell) : inOrder(cells, cond.b, cond.a, cell);
  if (cond.kind !== "le" && cond.kind !== "eq") return ANY;
  if (cond.kind === "eq" && !side) return ANY;
  const linear = linearIn(cells, cond.form.monos, cell);
  const bound = numberOf(cond.bound);
  if (linear === undefined || !isPoint(bound)) return ANY;
  const { coef, rest } = linear;
  const high = cond.kind === "eq" || side ? bound.low - rest.low : Number.POSITIVE_INFINITY;
  const low = cond.kind === "eq" ? bound.low - rest.high : side ? Number.NEGATIVE_INFINITY : bound.low + 1 - rest.high;
  return coef > 0 ? between(low, high, coef) : between(-high, -low, -coef);
}

const ROUNDS = 3;

/** What single conditions leave for each cell, before anything is chosen. */
export function narrowAll(cells: Cells, about: ReadonlyMap<Atom, readonly Lit[]>): void {
  for (let round = 0; round < ROUNDS; round++)
    for (const [atom, cell] of [...cells.numbers, ...cells.lengths])
      for (const lit of about.get(atom) ?? []) Object.assign(cell, common(cell, leftBy(cells, lit, cell)));
}

/** The conditions that mention each unknown. */
export function conditionsAbout(query: readonly Lit[]): ReadonlyMap<Atom, readonly Lit[]> {
  const about = new Map<Atom, Lit[]>();
  for (const lit of query)
    for (const atom of unknownsOf(lit.cond).atoms) about.set(atom, [...(about.get(atom) ?? []), lit]);
  return about;
}

export function common(a: Interval, b: Interval): Interval {
  return { low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) };
}

/** low <= coef * x <= high, for a positive coefficient. */
function between(low: number, high: number, coef: number): Interval {
  return {
    low: Math.abs(low) > FAR ? Number.NEGATIVE_INFINITY : Math.ceil(low / coef) + 0,
    high: Math.abs(high) > FAR ? Number.POSITIVE_INFINITY : Math.floor(high / coef) + 0,
  };
}

type Linear = { readonly coef: number; readonly rest: Interval };

/** undefined where it has no coefficient, or not one that is known. */
function linearIn(cells: Cells, monos: readonly Mono[], cell: IntervalCell): Linear | undefined {
  let coef = 0;
  let rest = ZERO;
  for (const mono of monos) {
    const own = coefficientIn(cells, mono, cell);
    if (own === undefined) rest = sum(rest, monoInterval(cells, mono));
    else coef += own;
  }
  return coef === 0 || Math.abs(coef) > FAR ? undefined : { coef, rest };
}

function coefficientIn(cells: Cells, { coef, atoms }: Mono, cell: IntervalCell): number | undefined {
  let count = 0;
  let others = numberOf(coef);
  for (const atom of atoms) {
    const own = atomInterval(cells, atom);
    if (own === cell) count++;
    else others = product(others, own);
  }
  return count === 1 && isPoint(others) ? others.low : undefined;
}

/** A character of one string stands where the other has this one. */
function aligned(cells: Cells, cond: Extract<Lit["cond"], { kind: "same" }>, cell: IntervalCell): Interval {
  const [a, b] = [charsOf(cells, cond.a), charsOf(cells, cond.b)];
  if (a === undefined || b === undefined || a.length !== b.length) return ANY;
  let left = ANY;
  for (let i = 0; i < a.length; i++) {
    if (a[i] === cell) left = common(left, nth(b, i));
    if (b[i] === cell) left = common(left, nth(a, i));
  }
  return left;
}

/** Of two strings in order, or equal: the first characters that may differ are in order. */
function inOrder(cells: Cells, a: StrTerm, b: StrTerm, cell: IntervalCell): Interval {
  const [x, y] = [charsOf(cells, a), charsOf(cells, b)];
  if (x === undefined || y === undefined) return ANY;
  for (let i = 0; i < x.length && i < y.length; i++) {
    const [c, d] = [nth(x, i), nth(y, i)];
    if (c === cell) return { low: 0, high: d.high };
    if (d === cell) return { low: c.low, high: cell.high };
    if (!isPoint(c) || !isPoint(d) || c.low !== d.low) return ANY;
  }
  return ANY;
}
