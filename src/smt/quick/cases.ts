// What a solution of the linear part may break, as cases of which one holds: a disequality is
// above or below, a dividend is negative or not, a factor is some small number, two calls of
// one function have different arguments or equal results.

import { placeAmong, runAround } from "../../basis/char-ranges.js";
import { type Int, minus, negated, quotient, times } from "../../basis/integer.js";
import { lookUp, nth } from "../../basis/known.js";
import { Poly, type StrTerm, sub, type Term, Text } from "../term.js";
import type { Conflict, Forced } from "./build.js";
import { type LinearRow, meets } from "./linear.js";
import {
  type ClassedCode,
  type Division,
  isIntTerm,
  type OrderedDifference,
  type Product,
  partsOfMonos,
  remainderRows,
  row,
  rowOfTwo,
  sumFor,
  type Table,
} from "./table.js";
import { nodeOf, type TextPair } from "./texts.js";

/** What is assumed, beyond the conditions themselves. */
export type AssumedCase = {
  readonly eqs: readonly LinearRow[];
  readonly les: readonly LinearRow[];
  readonly equal: readonly TextPair[];
  readonly differ: readonly TextPair[];
};

export const NOTHING_ASSUMED: AssumedCase = { eqs: [], les: [], equal: [], differ: [] };

/** One of the cases holds, if they are complete. */
export type Split = { readonly cases: readonly AssumedCase[]; readonly complete: boolean };

/** The cases of something that the values break. */
export function brokenCase(table: Table, nes: readonly LinearRow[], values: readonly Int[]): Split | undefined {
  for (const ne of nes) if (meets(ne, values)) return besides(ne);
  for (const comparison of table.comparisons) {
    const sign = signOf(sumFor(table, comparison.difference, values));
    if (values[comparison.order] !== sign) return orders(table, comparison);
  }
  for (const division of table.divisions) {
    const exact = quotient(sumFor(table, division.dividend, values), division.divisor);
    if (values[division.quotient] !== exact) return signs(table, division);
  }
  for (const classed of table.classes) {
    const code = sumFor(table, classed.code, values);
    if (values[classed.place] !== placeAmong(Number(code), classed.ranges)) return places(table, classed, Number(code));
  }
  for (const product of table.products) {
    if (values[product.product] !== productValue(product, values)) return factors(table, product, values);
  }
  return undefined;
}

/** sum > bound or sum < bound */
function besides({ coefs, bound }: LinearRow): Split {
  const above: LinearRow = { coefs: coefs.map(negated), bound: minus(-1, bound) };
  const below: LinearRow = { coefs, bound: minus(bound, 1) };
  return { cases: [above, below].map((le) => ({ ...NOTHING_ASSUMED, les: [le] })), complete: true };
}

function signOf(value: Int): Int {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}

function orders(table: Table, { order, difference }: OrderedDifference): Split {
  const { monos, constant } = difference;
  const equal = row(table, partsOfMonos(table, monos, 1), negated(constant));
  const [above, below] = besides(equal).cases as readonly [AssumedCase, AssumedCase];
  const being = (value: Int): LinearRow => row(table, [[order, 1]], value);
  return {
    cases: [
      { ...NOTHING_ASSUMED, eqs: [equal, being(0)] },
      { ...above, eqs: [being(1)] },
      { ...below, eqs: [being(-1)] },
    ],
    complete: true,
  };
}

/** Not below 0 with a remainder not below 0, or below 0 with a remainder not above. */
function signs(table: Table, division: Division): Split {
  const { monos, constant } = division.dividend;
  const positive = row(table, partsOfMonos(table, monos, -1), constant);
  const negative = row(table, partsOfMonos(table, monos, 1), minus(-1, constant));
  return {
    cases: [
      { ...NOTHING_ASSUMED, les: [positive, ...remainderRows(table, division, 0, 1)] },
      { ...NOTHING_ASSUMED, les: [negative, ...remainderRows(table, division, -1, 0)] },
    ],
    complete: true,
  };
}

/** In the range, or the gap, that the code is in now; below that; or above. */
function places(table: Table, { place, code: { monos, constant }, ranges }: ClassedCode, code: number): Split {
  const [first, last] = runAround(code, ranges);
  const atMost = (bound: Int): LinearRow => row(table, partsOfMonos(table, monos, 1), minus(bound, constant));
  const atLeast = (bound: Int): LinearRow => row(table, partsOfMonos(table, monos, -1), minus(constant, bound));
  const within: AssumedCase = {
    ...NOTHING_ASSUMED,
    les: [...(Number.isFinite(first) ? [atLeast(first)] : []), ...(Number.isFinite(last) ? [atMost(last)] : [])],
    eqs: [
      placeAmong(code, ranges) < 0
        ? row(table, [[place, 1]], -1)
        : row(table, [[place, 1], ...partsOfMonos(table, monos, -1)], minus(constant, first)),
    ],
  };
  const below = Number.isFinite(first) ? [{ ...NOTHING_ASSUMED, les: [atMost(first - 1)] }] : [];
  const above = Number.isFinite(last) ? [{ ...NOTHING_ASSUMED, les: [atLeast(last + 1)] }] : [];
  return { cases: [within, ...below, ...above], complete: true };
}

function productValue({ factor, power, rest }: Product, values: readonly Int[]): Int {
  const base = nth(values, factor);
  return times(powerOf(base, power), rest === undefined ? 1 : nth(values, rest));
}

function powerOf(base: Int, power: number): Int {
  let result: Int = 1;
  for (let i = 0; i < power; i++) result = times(result, base);
  return result;
}

const FACTORS: readonly Int[] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, 7, 8, 9, 10];

/** The factor is one of the small integers, or a root: never all there are. */
function factors(table: Table, { product, factor, power, rest }: Product, values: readonly Int[]): Split {
  const root = Math.round(Math.abs(Number(values[product])) ** (1 / power));
  const tried = new Set<Int>(FACTORS).add(nth(values, factor));
  if (Number.isSafeInteger(root)) tried.add(root).add(negated(root));
  const { low, high } = nth(table.columns, factor);
  const cases = [...tried]
    .filter((value) => low <= value && value <= high)
    .map((value) => {
      const scale = powerOf(value, power);
      const whole =
        rest === undefined ? row(table, [[product, 1]], scale) : rowOfTwo(table, 1, product, negated(scale), rest, 0);
      return { ...NOTHING_ASSUMED, eqs: [row(table, [[factor, 1]], value), whole] };
    });
  return { cases, complete: false };
}

/** Two calls have the same arguments and not the same result: equal results, or some argument differs. */
export function differentCalls(table: Table, forced: Forced, { a, b }: Conflict): Split {
  const cases: AssumedCase[] = [];
  let complete = a.sort !== "bool" || (forced.has(a) && forced.has(b));
  if (a.sort === "int") {
    const [x, y] = [lookUp(table.index, a), lookUp(table.index, b)];
    cases.push({ ...NOTHING_ASSUMED, eqs: [rowOfTwo(table, 1, x, -1, y, 0)] });
  } else if (a.sort === "str") cases.push({ ...NOTHING_ASSUMED, equal: [[a, b]] });
  for (let i = 0; i < a.args.length; i++) {
    const different = differentArguments(table, nth(a.args, i), nth(b.args, i));
    if (different === undefined) complete = false;
    else cases.push(...different);
  }
  return { cases, complete };
}

/** undefined when it cannot be said. */
function differentArguments(table: Table, x: Term, y: Term): readonly AssumedCase[] | undefined {
  if (isIntTerm(x) && isIntTerm(y)) {
    const difference = sub(x, y);
    if (!(difference instanceof Poly)) return [];
    return besides(row(table, partsOfMonos(table, difference.monos, 1), negated(difference.constant))).cases;
  }
  if (!isStrTerm(x) || !isStrTerm(y)) return undefined;
  const [a, b] = [nodeOf(x), nodeOf(y)];
  return a === undefined || b === undefined ? undefined : [{ ...NOTHING_ASSUMED, differ: [[a, b]] }];
}

function isStrTerm(term: Term): term is StrTerm {
  return term instanceof Text || typeof term === "string";
}
