// What is known of a query's unknowns during the search: a cell for each integer, each truth (0 or
// 1), the length of each string and, once that is fixed, each of its characters.
import type { Int } from "../../basis/integer.js";
import { widthOf } from "../characters.js";
import type { Atom, Lit } from "../term.js";
import { highOf, lowOf, unknownsOf } from "../unknowns.js";
import { interval } from "./interval.js";

/** An interval that the search narrows. Known by its identity. */
export type IntervalCell = { low: number; high: number };

export type Cells = {
  /** In the order of their making, so that arguments come before calls. */
  readonly unknowns: readonly Atom[];
  /** Integers and truths. */
  readonly numbers: ReadonlyMap<Atom, IntervalCell>;
  readonly lengths: ReadonlyMap<Atom, IntervalCell>;
  /** Of the strings whose length is fixed. */
  readonly chars: Map<Atom, readonly IntervalCell[]>;
};

export function cellsFor(query: readonly Lit[]): Cells {
  const unknowns = [...new Set(query.flatMap(({ cond }) => unknownsOf(cond).atoms))].sort((a, b) => a.id - b.id);
  const numbers = new Map<Atom, IntervalCell>();
  const lengths = new Map<Atom, IntervalCell>();
  for (const atom of unknowns) {
    if (atom.sort === "int") numbers.set(atom, { ...interval(endOf(lowOf(atom)), endOf(highOf(atom))) });
    else if (atom.sort === "bool") numbers.set(atom, { low: 0, high: 1 });
    else lengths.set(atom, { low: 0, high: Number.POSITIVE_INFINITY });
  }
  return { unknowns, numbers, lengths, chars: new Map() };
}

/** Far ends are rounded, and then count as infinite. */
function endOf(value: Int): number {
  return Number(value);
}

/** Of a string of this length. */
export function newChars(atom: Atom, length: number): readonly IntervalCell[] {
  return Array.from({ length }, () => ({ low: 0, high: widthOf(atom) }));
}

export function fix(cell: IntervalCell, value: number): void {
  cell.low = cell.high = value;
}
