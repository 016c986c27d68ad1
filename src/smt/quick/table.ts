// A linear system in the making: every product of atoms is a column of its own, and what ties it to
// the others is either said by rows, or kept here as something that a solution may break.

import { type Int, magnitude, minus, negated, plus, times } from "../../basis/integer.js";
import { lookUp, nth } from "../../basis/known.js";
import type { Model } from "../model.js";
import { type Atom, type IntTerm, type Mono, Poly, type Term } from "../term.js";
import type { Column, LinearRow } from "./linear.js";
import type { TextNode } from "./texts.js";

/** quotient = dividend / divisor, towards zero. */
export type Division = { readonly dividend: Poly; readonly divisor: Int; readonly quotient: number };

/** product = factor ^ power * rest */
export type Product = {
  readonly product: number;
  readonly factor: number;
  readonly power: number;
  readonly rest: number | undefined;
};

export type Table = {
  readonly near: Model | undefined;
  readonly index: Map<Atom | string, number>;
  readonly columns: Column[];
  readonly divisions: Division[];
  readonly products: Product[];
  readonly results: DivisionAtom[];
  readonly comparisons: OrderedDifference[];
  readonly classes: ClassedCode[];
  readonly ranks: Map<TextNode, number>; // of strings that are compared
  readonly joined: Map<string, { readonly rank: number; readonly start: TextNode }>; // concatenations that are, by their keys
  readonly atoms: Set<Atom>; // all there are, also in arguments
  readonly eqs: LinearRow[];
  readonly les: LinearRow[];
  readonly nes: LinearRow[];
};

/** A quotient, or a remainder, that is an atom. */
export type DivisionAtom = { readonly kind: "div" | "mod"; readonly column: number; readonly division: Division };

/** order = -1, 0 or 1, as the difference of two integers is below, equal to or above 0. */
export type OrderedDifference = { readonly order: number; readonly difference: Poly };

/** Which place in ranges of characters a code has. */
export type ClassedCode = { readonly place: number; readonly code: Poly; readonly ranges: string };

/** A column with its coefficient. */
export type ColumnPart = readonly [column: number, coef: Int];

const FAR = 2n ** 200n;
export const ANYTHING: Column = { prefer: 0, low: -FAR, high: FAR };

export function addColumn(table: Table, column: Column): number {
  return table.columns.push(column) - 1;
}

export function indexed(table: Table, key: Atom | string, column: Column): number {
  const at = addColumn(table, column);
  table.index.set(key, at);
  return at;
}

export function isIntTerm(term: Term | undefined): term is IntTerm {
  return term instanceof Poly || isInt(term);
}

export function isInt(term: Term | undefined): term is Int {
  return typeof term === "number" || typeof term === "bigint";
}

export function productKey(atoms: readonly Atom[]): string {
  return atoms.map((atom) => atom.id).join("*");
}

export function row(table: Table, parts: readonly ColumnPart[], bound: Int): LinearRow {
  const coefs: Int[] = [];
  for (let i = 0; i < table.columns.length; i++) coefs.push(0);
  for (const [column, coef] of parts) coefs[column] = plus(nth(coefs, column), coef);
  return { coefs, bound };
}

/** a * column + b * other, compared with the bound. */
export function rowOfTwo(table: Table, a: Int, column: number, b: Int, other: number, bound: Int): LinearRow {
  const first: ColumnPart = [column, a];
  return row(table, [first, [other, b]], bound);
}

/** The parts of a polynomial without its constant, times a factor. */
export function partsOfMonos(table: Table, monos: readonly Mono[], factor: Int): ColumnPart[] {
  return monos.map(({ coef, atoms }) => {
    const key = atoms.length === 1 ? nth(atoms, 0) : productKey(atoms);
    return [lookUp(table.index, key), times(coef, factor)];
  });
}

/** from * (|d| - 1) <= dividend - d * quotient <= to * (|d| - 1) */
export function remainderRows(
  table: Table,
  { dividend, divisor, quotient }: Division,
  from: Int,
  to: Int,
): LinearRow[] {
  const most = minus(magnitude(divisor), 1);
  const parts: ColumnPart[] = [...partsOfMonos(table, dividend.monos, 1), [quotient, negated(divisor)]];
  const opposite = parts.map(([column, coef]): ColumnPart => [column, negated(coef)]);
  return [
    row(table, parts, minus(times(to, most), dividend.constant)),
    row(table, opposite, minus(dividend.constant, times(from, most))),
  ];
}

export function sumFor(table: Table, term: IntTerm, values: readonly Int[]): Int {
  if (!(term instanceof Poly)) return term;
  let sum = term.constant;
  for (const [column, coef] of partsOfMonos(table, term.monos, 1)) sum = plus(sum, times(coef, nth(values, column)));
  return sum;
}
