// Conjunctions of linear equations, inequalities and disequalities over integers. Equations
// are used to eliminate (Gauss), inequalities are projected (Fourier and Motzkin) with
// bounds rounded to integers, then values are chosen backwards, preferred ones first.
// "unsat" is proved; a solution satisfies all but perhaps some disequalities.

import {
  commonDivisor,
  floorQuotient,
  type Int,
  magnitude,
  minus,
  negated,
  plus,
  remainder,
  times,
} from "../../basis/integer.js";
import { nth } from "../../basis/known.js";
import { firstInt } from "./prefer.js";

/** coefficient of each column, and what the sum is compared with. */
export type LinearRow = { readonly coefs: readonly Int[]; readonly bound: Int };

export type System = {
  readonly eqs: readonly LinearRow[]; // sum = bound
  readonly les: readonly LinearRow[]; // sum <= bound
  readonly nes: readonly LinearRow[]; // sum <> bound
  readonly columns: readonly Column[];
};

/** What a column may be, which is looked at only when a value is chosen, and what it would best be. */
export type Column = { readonly prefer: Int; readonly low: Int; readonly high: Int };

export type LinearSolution =
  | { readonly kind: "values"; readonly values: readonly Int[] }
  | { readonly kind: "unsat" }
  | { readonly kind: "unknown" };

const UNSAT: LinearSolution = { kind: "unsat" };
const UNKNOWN: LinearSolution = { kind: "unknown" };
const ROWS_MAX = 120;
const NODES_MAX = 120;
const TRIES_PER_COLUMN = 4;

export function solveLinear(system: System): LinearSolution {
  const reduced = substituteEquations(system);
  if (reduced === undefined) return UNSAT;
  const projected = project(reduced.les, system.columns.length);
  if (projected === "unsat") return UNSAT;
  if (projected === "too many") return UNKNOWN;
  const values = choose(system, reduced, projected, reduced.nes) ?? choose(system, reduced, projected, []);
  return values === undefined ? UNKNOWN : { kind: "values", values };
}

// Equations

type Reduced = {
  readonly defined: readonly { readonly column: number; readonly by: LinearRow }[]; // each without the columns before it
  readonly les: readonly LinearRow[];
  readonly nes: readonly LinearRow[];
};

function substituteEquations(system: System): Reduced | undefined {
  let [eqs, les, nes] = [system.eqs, system.les, system.nes];
  const defined: { column: number; by: LinearRow }[] = [];
  const loose: LinearRow[] = []; // without a coefficient of 1: kept as two inequalities
  while (eqs.length > 0) {
    const row = inLowestTerms(nth(eqs, 0));
    eqs = eqs.slice(1);
    if (row === "false") return undefined;
    if (row === "true") continue;
    const column = row.coefs.findLastIndex((coef) => coef === 1 || coef === -1);
    if (column < 0) loose.push(row);
    else {
      const without = (other: LinearRow): LinearRow => eliminate(other, row, column);
      [eqs, les, nes] = [eqs.map(without), les.map(without), nes.map(without)];
      for (let i = 0; i < loose.length; i++) loose[i] = without(nth(loose, i));
      defined.push({ column, by: row });
    }
  }
  return withoutTrivial(defined, [...les, ...loose, ...loose.map((row) => scaled(row, -1))], nes);
}

/** Takes the columns that equations define out of other rows; undefined when the equations contradict each other. */
export function reducerBy(eqs: readonly LinearRow[]): ((row: LinearRow) => LinearRow) | undefined {
  const reduced = substituteEquations({ eqs, les: [], nes: [], columns: [] });
  if (reduced === undefined) return undefined;
  return (row) => reduced.defined.reduce((rest, { column, by }) => eliminate(rest, by, column), row);
}

function withoutTrivial(
  defined: Reduced["defined"],
  les: readonly LinearRow[],
  nes: readonly LinearRow[],
): Reduced | undefined {
  const kept: LinearRow[] = [];
  for (const ne of nes) {
    const row = inLowestTerms(ne);
    if (row === "true") return undefined; // 0 <> 0
    if (row !== "false") kept.push(row);
  }
  return { defined, les, nes: kept };
}

/** As an equation: divided by the common divisor, or found always true or always false. */
function inLowestTerms(row: LinearRow): LinearRow | "true" | "false" {
  const divisor = divisorOf(row);
  if (divisor === 0) return row.bound === 0 ? "true" : "false";
  if (divisor === 1) return row;
  if (remainder(row.bound, divisor) !== 0) return "false";
  return { coefs: row.coefs.map((coef) => floorQuotient(coef, divisor)), bound: floorQuotient(row.bound, divisor) };
}

function divisorOf({ coefs }: LinearRow): Int {
  let divisor: Int = 0;
  for (const coef of coefs) {
    if (coef === 0) continue;
    if (coef === 1 || coef === -1) return 1;
    divisor = divisor === 0 ? magnitude(coef) : commonDivisor(divisor, coef);
  }
  return divisor;
}

/** The equation's coefficient there is 1 or -1. */
function eliminate(row: LinearRow, equation: LinearRow, column: number): LinearRow {
  const coef = nth(row.coefs, column);
  if (coef === 0) return row;
  return combined(row, 1, equation, negated(times(coef, nth(equation.coefs, column))));
}

function combined(a: LinearRow, timesA: Int, b: LinearRow, timesB: Int): LinearRow {
  const coefs: Int[] = [];
  for (let i = 0; i < a.coefs.length; i++)
    coefs.push(plus(times(nth(a.coefs, i), timesA), times(nth(b.coefs, i), timesB)));
  return { coefs, bound: plus(times(a.bound, timesA), times(b.bound, timesB)) };
}

function scaled({ coefs, bound }: LinearRow, by: Int): LinearRow {
  return { coefs: coefs.map((coef) => times(coef, by)), bound: times(bound, by) };
}

// Inequalities

type Projected = readonly { readonly column: number; readonly rows: readonly LinearRow[] }[]; // in order of elimination

function project(les: readonly LinearRow[], width: number): Projected | "unsat" | "too many" {
  const rows: Rows = new Map();
  for (const row of les) if (!addRow(rows, row)) return "unsat";
  const steps: { column: number; rows: readonly LinearRow[] }[] = [];
  while (rows.size > 0) {
    if (rows.size > ROWS_MAX) return "too many";
    const column = cheapest(rows, width);
    const involved = takeOut(rows, column);
    steps.push({ column, rows: involved });
    for (const row of pairs(involved, column)) if (!addRow(rows, row)) return "unsat";
  }
  return steps;
}

/** No two have the same coefficients; the keys only serve to see that quickly. */
type Rows = Map<number, LinearRow>;

/** Rounded to integers; the tightest of those with the same coefficients is kept. False when the row cannot hold. */
function addRow(rows: Rows, row: LinearRow): boolean {
  const divisor = divisorOf(row);
  if (divisor === 0) return row.bound >= 0;
  const coefs = divisor === 1 ? row.coefs : row.coefs.map((coef) => floorQuotient(coef, divisor));
  const bound = divisor === 1 ? row.bound : floorQuotient(row.bound, divisor);
  let key = hashOf(coefs);
  let known = rows.get(key);
  while (known !== undefined && !sameCoefs(known.coefs, coefs)) known = rows.get(++key);
  if (known === undefined || bound < known.bound) rows.set(key, divisor === 1 ? row : { coefs, bound });
  return true;
}

function hashOf(coefs: readonly Int[]): number {
  let hash = 0;
  for (const coef of coefs) hash = (Math.imul(hash, 31) + Number(coef)) | 0;
  return hash;
}

function sameCoefs(a: readonly Int[], b: readonly Int[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function takeOut(rows: Rows, column: number): LinearRow[] {
  const taken: LinearRow[] = [];
  for (const [key, row] of rows) {
    if (row.coefs[column] === 0) continue;
    rows.delete(key);
    taken.push(row);
  }
  return taken;
}

/** Among equals the last, so that values are chosen in the order of columns. */
function cheapest(rows: Rows, width: number): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let column = 0; column < width; column++) {
    let [above, below] = [0, 0];
    for (const { coefs } of rows.values()) {
      const coef = nth(coefs, column);
      if (coef > 0) above++;
      else if (coef < 0) below++;
    }
    const cost = above * below - above - below;
    if (above + below > 0 && cost <= bestCost) [best, bestCost] = [column, cost];
  }
  return best;
}

function pairs(rows: readonly LinearRow[], column: number): LinearRow[] {
  const made: LinearRow[] = [];
  for (const a of rows) {
    const coefA = nth(a.coefs, column);
    if (coefA < 0) continue;
    for (const b of rows) {
      const coefB = nth(b.coefs, column);
      if (coefB < 0) made.push(combined(a, negated(coefB), b, coefA));
    }
  }
  return made;
}

// Values

type Choice = {
  readonly system: System;
  readonly reduced: Reduced;
  readonly steps: Projected; // in order of choosing
  readonly nesAt: readonly (readonly LinearRow[])[]; // by step: the disequalities whose last column is chosen there
  readonly values: Int[];
  nodesLeft: number;
};

function choose(
  system: System,
  reduced: Reduced,
  projected: Projected,
  nes: readonly LinearRow[],
): readonly Int[] | undefined {
  const bound = new Set([...projected, ...reduced.defined].map(({ column }) => column));
  const free = system.columns.flatMap((_, column) => (bound.has(column) ? [] : [{ column, rows: [] }]));
  const steps = [...free, ...[...projected].reverse()];
  const nesAt: LinearRow[][] = steps.map(() => []);
  for (const ne of nes) nesAt[steps.findLastIndex(({ column }) => ne.coefs[column] !== 0)]?.push(ne);
  const values: Int[] = system.columns.map(() => 0);
  const choice: Choice = { system, reduced, steps, nesAt, values, nodesLeft: NODES_MAX };
  return chooseFrom(choice, 0) ? choice.values : undefined;
}

function chooseFrom(choice: Choice, at: number): boolean {
  const step = choice.steps[at];
  if (step === undefined) return defineRest(choice);
  const { prefer } = nth(choice.system.columns, step.column);
  const { low, high } = intervalOf(choice, at);
  const excluded = excludedAt(choice, at);
  for (let tries = 0; tries < TRIES_PER_COLUMN && choice.nodesLeft > 0; tries++) {
    choice.nodesLeft--;
    const value = firstInt(prefer, low, high, excluded);
    if (value === undefined) return false;
    choice.values[step.column] = value;
    if (chooseFrom(choice, at + 1)) return true;
    excluded.push(value);
  }
  return false;
}

function intervalOf({ system, steps, values }: Choice, at: number): { readonly low: Int; readonly high: Int } {
  const { column, rows } = nth(steps, at);
  let { low, high } = nth(system.columns, column);
  for (const row of rows) {
    const coef = nth(row.coefs, column);
    const bound = minus(row.bound, sumWithout(row, column, values));
    const limit = floorQuotient(bound, magnitude(coef));
    if (coef > 0 && limit < high) high = limit;
    if (coef < 0 && negated(limit) > low) low = negated(limit);
  }
  return { low, high };
}

function excludedAt({ steps, nesAt, values }: Choice, at: number): Int[] {
  const { column } = nth(steps, at);
  const excluded: Int[] = [];
  for (const row of nth(nesAt, at)) {
    const coef = nth(row.coefs, column);
    const bound = minus(row.bound, sumWithout(row, column, values));
    if (remainder(bound, magnitude(coef)) !== 0) continue;
    excluded.push(floorQuotient(coef > 0 ? bound : negated(bound), magnitude(coef)));
  }
  return excluded;
}

function sumWithout({ coefs }: LinearRow, column: number, values: readonly Int[]): Int {
  let sum: Int = 0;
  for (let i = 0; i < coefs.length; i++) {
    if (i !== column && coefs[i] !== 0) sum = plus(sum, times(nth(coefs, i), nth(values, i)));
  }
  return sum;
}

/** The columns that equations define, in the reverse order of elimination; false when one is out of its range. */
function defineRest({ system, reduced, values }: Choice): boolean {
  for (const { column, by } of [...reduced.defined].reverse()) {
    const rest = minus(by.bound, sumWithout(by, column, values));
    const value = by.coefs[column] === 1 ? rest : negated(rest);
    const { low, high } = nth(system.columns, column);
    if (value < low || value > high) return false;
    values[column] = value;
  }
  return true;
}

/** Whether the sum of a row is its bound. */
export function meets({ coefs, bound }: LinearRow, values: readonly Int[]): boolean {
  return sumWithout({ coefs, bound }, -1, values) === bound;
}
