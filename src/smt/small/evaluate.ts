// Terms and conditions when only part of the unknowns is known: integers as intervals, conditions
// as true, false or (undefined) not yet known. What is said holds for every way to go on.

import { absurd } from "../../basis/absurd.js";
import { lastPlace, placeAmong } from "../../basis/char-ranges.js";
import type { Int } from "../../basis/integer.js";
import { nth } from "../../basis/known.js";
import { textTerm } from "../sorts.js";
import { type Atom, type Cond, Lit, type Mono, Poly, type StrTerm, type Term, Text, textParts } from "../term.js";
import type { Cells } from "./cells.js";
import {
  ANY,
  divided,
  FAR,
  type Interval,
  interval,
  isPoint,
  point,
  power,
  product,
  remaining,
  sum,
  ZERO,
} from "./interval.js";

export type Truth = boolean | undefined;

export function litTruth(cells: Cells, { cond, side }: Lit): Truth {
  const truth = condTruth(cells, cond);
  return truth === undefined ? undefined : truth === side;
}

function condTruth(cells: Cells, cond: Cond): Truth {
  switch (cond.kind) {
    case "le":
      return isAtMost(monosInterval(cells, cond.form.monos), numberOf(cond.bound));
    case "eq":
      return isEqual(monosInterval(cells, cond.form.monos), numberOf(cond.bound));
    case "same":
      return areSame(cells, cond.a, cond.b);
    case "before": {
      const order = orderOf(cells, cond.a, cond.b);
      return order === undefined ? undefined : order < 0;
    }
    case "is":
      return truthFrom(atomInterval(cells, cond.atom));
    default:
      return absurd(cond);
  }
}

function isAtMost({ low, high }: Interval, bound: Interval): Truth {
  return high <= bound.low ? true : low > bound.high ? false : undefined;
}

function isEqual({ low, high }: Interval, bound: Interval): Truth {
  if (low > bound.high || high < bound.low) return false;
  return low === high && isPoint(bound) ? true : undefined;
}

function truthFrom({ low, high }: Interval): Truth {
  return low === high ? low === 1 : undefined;
}

export function numberOf(value: Int): Interval {
  const number = Number(value);
  return Math.abs(number) <= FAR ? point(number) : interval(number, number);
}

export function monosInterval(cells: Cells, monos: readonly Mono[]): Interval {
  let total = ZERO;
  for (const mono of monos) total = sum(total, monoInterval(cells, mono));
  return total;
}

/** Equal atoms are neighbours. */
export function monoInterval(cells: Cells, { coef, atoms }: Mono): Interval {
  let result = numberOf(coef);
  for (let i = 0; i < atoms.length; ) {
    const atom = nth(atoms, i);
    let exponent = 0;
    for (; atoms[i] === atom; i++) exponent++;
    result = product(result, power(atomInterval(cells, atom), exponent));
  }
  return result;
}

/** Where an atom is just a cell, that cell itself. */
export function atomInterval(cells: Cells, atom: Atom): Interval {
  const { args } = atom;
  switch (atom.op.kind) {
    case "var":
    case "call":
      return cells.numbers.get(atom) ?? ANY;
    case "div":
      return divided(intInterval(cells, nth(args, 0)), intInterval(cells, nth(args, 1)));
    case "mod":
      return remaining(intInterval(cells, nth(args, 0)), intInterval(cells, nth(args, 1)));
    case "length":
      return lengthInterval(cells, textTerm(args[0]));
    case "get":
      return charAt(cells, textTerm(args[0]), intInterval(cells, args[1] as Term), atom.op.high);
    case "char":
      return ANY; // no number
    case "among":
      return amongInterval(intInterval(cells, nth(args, 0)), atom.op.ranges);
    case "compare":
      return orderInterval(cells, nth(args, 0), nth(args, 1));
    default:
      return absurd(atom.op);
  }
}

function amongInterval(code: Interval, ranges: string): Interval {
  return isPoint(code) ? point(placeAmong(code.low, ranges)) : interval(-1, lastPlace(ranges));
}

function intInterval(cells: Cells, term: Term): Interval {
  if (term instanceof Poly) return sum(monosInterval(cells, term.monos), numberOf(term.constant));
  return typeof term === "number" || typeof term === "bigint" ? numberOf(term) : ANY;
}

/** The one value that a term has, or undefined. */
export function knownValue(cells: Cells, term: Term): number | string | boolean | undefined {
  if (term instanceof Text || typeof term === "string") return knownText(charsOf(cells, term));
  if (term instanceof Lit) return litTruth(cells, term);
  if (typeof term === "boolean") return term;
  const { low, high } = intInterval(cells, term);
  return low === high ? low : undefined;
}

function knownText(chars: readonly Interval[] | undefined): string | undefined {
  return chars?.every(isPoint) ? String.fromCharCode(...chars.map(({ low }) => low)) : undefined;
}

// Strings

function lengthInterval(cells: Cells, text: StrTerm): Interval {
  const parts = textParts(text);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && typeof only !== "string") return lengthOf(cells, only);
  let total = ZERO;
  for (const part of parts) total = sum(total, typeof part === "string" ? point(part.length) : lengthOf(cells, part));
  return total;
}

function lengthOf({ lengths }: Cells, atom: Atom): Interval {
  return atom.op.kind === "char" ? point(1) : (lengths.get(atom) ?? ANY);
}

/** undefined while some length is open. */
export function charsOf(cells: Cells, text: StrTerm): readonly Interval[] | undefined {
  const chars: Interval[] = [];
  for (const part of textParts(text)) {
    if (typeof part === "string") for (let i = 0; i < part.length; i++) chars.push(point(part.charCodeAt(i)));
    else {
      const own = part.op.kind === "char" ? [intInterval(cells, nth(part.args, 0))] : cells.chars.get(part);
      if (own === undefined) return undefined;
      chars.push(...own);
    }
  }
  return chars;
}

function charAt(cells: Cells, text: StrTerm, index: Interval, high: number): Interval {
  const chars = isPoint(index) ? charsOf(cells, text) : undefined;
  return chars === undefined ? { low: 0, high } : (chars[index.low] ?? ZERO); // out of range only off the path
}

function areSame(cells: Cells, a: StrTerm, b: StrTerm): Truth {
  const [x, y] = [charsOf(cells, a), charsOf(cells, b)];
  if (x === undefined || y === undefined) {
    const [m, n] = [lengthInterval(cells, a), lengthInterval(cells, b)];
    return m.low > n.high || m.high < n.low ? false : undefined;
  }
  if (x.length !== y.length) return false;
  let known = true;
  for (let i = 0; i < x.length; i++) {
    const order = charOrder(nth(x, i), nth(y, i));
    if (order === undefined) known = false;
    else if (order !== 0) return false;
  }
  return known ? true : undefined;
}

/** Below 0, 0, above 0, or not known. */
function orderOf(cells: Cells, a: StrTerm, b: StrTerm): number | undefined {
  const [x, y] = [charsOf(cells, a), charsOf(cells, b)];
  if (x === undefined || y === undefined) return undefined;
  for (let i = 0; i < x.length && i < y.length; i++) {
    const order = charOrder(nth(x, i), nth(y, i));
    if (order !== 0) return order;
  }
  return x.length - y.length;
}

function charOrder(a: Interval, b: Interval): number | undefined {
  if (a === b || (isPoint(a) && isPoint(b) && a.low === b.low)) return 0;
  return a.high < b.low ? -1 : a.low > b.high ? 1 : undefined;
}

function orderInterval(cells: Cells, a: Term, b: Term): Interval {
  if (a instanceof Text || b instanceof Text || typeof a === "string" || typeof b === "string") {
    const order = orderOf(cells, a as StrTerm, b as StrTerm);
    return order === undefined ? interval(-1, 1) : point(Math.sign(order));
  }
  const [x, y] = [intInterval(cells, a), intInterval(cells, b)];
  return interval(x.low > y.high ? 1 : x.low >= y.high ? 0 : -1, x.high < y.low ? -1 : x.high <= y.low ? 0 : 1);
}
