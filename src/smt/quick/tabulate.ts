// A slice of a query as a linear system. The rows hold in every model of the slice, so what they
// refute is refuted; a solution need not be a model.

import { absurd } from "../../basis/absurd.js";
import { lastPlace } from "../../basis/char-ranges.js";
import { type Int, minus, negated } from "../../basis/integer.js";
import { lookUp, nth } from "../../basis/known.js";
import { atomValue, type Model } from "../model.js";
import { intOf } from "../sorts.js";
import { type Atom, type Cond, keyOf, Lit, type Mono, Poly, sub, type Term } from "../term.js";
import { eachAtomOfCond, highOf, lowOf, usualInt } from "../unknowns.js";
import type { Column } from "./linear.js";
import { addOrder, registerRanks } from "./order.js";
import {
  ANYTHING,
  type DivisionAtom,
  indexed,
  isInt,
  isIntTerm,
  type Product,
  partsOfMonos,
  productKey,
  remainderRows,
  row,
  rowOfTwo,
  type Table,
} from "./table.js";
import { LENGTH_MAX } from "./texts.js";

/** Unknown functions are easier to keep as they are: with `near`, its values are preferred to the usual ones. */
export function tabulate(slice: readonly Lit[], near: Model | undefined): Table {
  const table: Table = {
    near,
    index: new Map(),
    columns: [],
    divisions: [],
    products: [],
    results: [],
    comparisons: [],
    classes: [],
    ranks: new Map(),
    joined: new Map(),
    atoms: new Set(),
    eqs: [],
    les: [],
    nes: [],
  };
  for (const { cond } of slice) registerCond(table, cond);
  registerRanks(table, slice);
  for (const lit of slice) addLiteral(table, lit);
  const far = slice.reduce((most, { cond }) => Math.max(most, "bound" in cond ? Math.abs(Number(cond.bound)) : 0), 0);
  for (const atom of table.atoms) if (atom.sort === "int") addRange(table, atom, far);
  for (const product of table.products) addSquare(table, product);
  addSquaresOfSums(table);
  for (const division of table.divisions) table.les.push(...remainderRows(table, division, -1, 1));
  for (const result of table.results) addResult(table, result);
  addOrder(table, slice);
  return table;
}

// Columns

function registerCond(table: Table, cond: Cond): void {
  eachAtomOfCond(cond, table.atoms, (atom) => registerAtom(table, atom));
  if (cond.kind === "le" || cond.kind === "eq") registerMonos(table, cond.form.monos);
}

function registerMonos(table: Table, monos: readonly Mono[]): void {
  for (const { atoms } of monos) if (atoms.length > 1) registerProduct(table, atoms);
}

/** The atoms inside its arguments are registered already. */
function registerAtom(table: Table, atom: Atom): void {
  for (const arg of atom.args) registerTerm(table, arg);
  if (atom.sort !== "int") return;
  const column = indexed(table, atom, rangeOf(table, atom));
  const { kind } = atom.op;
  const [code] = atom.args;
  if (kind === "among" && code instanceof Poly) table.classes.push({ place: column, code, ranges: atom.op.ranges });
  if (kind === "div" || kind === "mod") registerDivision(table, kind, atom.args, column);
  if (kind === "compare") registerComparison(table, atom.args, column);
}

function registerTerm(table: Table, term: Term): void {
  if (term instanceof Poly) registerMonos(table, term.monos);
  else if (term instanceof Lit) registerCond(table, term.cond);
}

function rangeOf({ near }: Table, atom: Atom): Column {
  const { kind } = atom.op;
  if (kind === "length") return { prefer: 1, low: 0, high: LENGTH_MAX };
  if (kind === "get") return { prefer: 97, low: 0, high: atom.op.high };
  if (kind === "div" || kind === "mod" || kind === "char") return ANYTHING;
  if (kind === "among") return { prefer: -1, low: -1, high: lastPlace(atom.op.ranges) };
  if (kind === "compare") return { prefer: 0, low: -1, high: 1 };
  const prefer = near === undefined ? usualInt(atom) : intOf(atomValue(near, atom));
  return { prefer, low: lowOf(atom), high: highOf(atom) };
}

/** Only by constants: other divisions are left to whoever checks the model. */
function registerDivision(table: Table, kind: "div" | "mod", args: readonly Term[], column: number): void {
  const [dividend, divisor] = args;
  if (!(dividend instanceof Poly) || !isInt(divisor) || divisor === 0) return;
  const key = `quotient ${keyOf(dividend)} ${divisor}`;
  const known = table.index.get(key);
  const division = { dividend, divisor, quotient: known ?? indexed(table, key, ANYTHING) };
  if (known === undefined) table.divisions.push(division);
  table.results.push({ kind, column, division });
}

function registerComparison(table: Table, [a, b]: readonly Term[], order: number): void {
  if (!isIntTerm(a) || !isIntTerm(b)) return;
  const difference = sub(a, b);
  if (difference instanceof Poly) table.comparisons.push({ order, difference });
}

/** Atoms are ordered, so equal ones are neighbours: the first ones are the factor, what follows is the rest. */
function registerProduct(table: Table, atoms: readonly Atom[]): number {
  const first = nth(atoms, 0);
  if (atoms.length === 1) return lookUp(table.index, first);
  const known = table.index.get(productKey(atoms));
  if (known !== undefined) return known;
  const others = atoms.filter((atom) => atom !== first);
  const rest = others.length === 0 ? undefined : registerProduct(table, others);
  const product = indexed(table, productKey(atoms), ANYTHING);
  const power = atoms.length - others.length;
  table.products.push({ product, factor: lookUp(table.index, first), power, rest });
  return product;
}

// Rows

function addLiteral(table: Table, { cond, side }: Lit): void {
  if (cond.kind === "eq")
    (side ? table.eqs : table.nes).push(row(table, partsOfMonos(table, cond.form.monos, 1), cond.bound));
  else if (cond.kind === "le") {
    const parts = partsOfMonos(table, cond.form.monos, side ? 1 : -1);
    table.les.push(row(table, parts, side ? cond.bound : minus(-1, cond.bound)));
  }
}

/** `far`: the farthest bound in the query. */
function addRange(table: Table, atom: Atom, far: number): void {
  const column = lookUp(table.index, atom);
  const { low, high } = rowsOf(atom, far);
  if (low !== undefined) table.les.push(row(table, [[column, -1]], negated(low)));
  if (high !== undefined) table.les.push(row(table, [[column, 1]], high));
}

type Ends = { readonly low: Int | undefined; readonly high: Int | undefined };

function rowsOf(atom: Atom, far: number): Ends {
  const { op } = atom;
  switch (op.kind) {
    case "var":
    case "call":
      return isNear(atom, far) ? { low: lowOf(atom), high: highOf(atom) } : { low: undefined, high: undefined };
    case "compare":
      return { low: -1, high: 1 };
    case "among":
      return { low: -1, high: lastPlace(op.ranges) };
    case "length":
      return { low: 0, high: undefined };
    case "get":
      return { low: 0, high: op.high };
    case "div":
    case "mod":
    case "char": // no number
      return { low: undefined, high: undefined };
    default:
      return absurd(op);
  }
}

/** The bits of an integer are rows only where something is that far out: they make all numbers large. */
function isNear(atom: Atom, far: number): boolean {
  const high = Number(highOf(atom));
  return high < 2 ** 20 || far > Math.min(high / 8, Number.MAX_SAFE_INTEGER);
}

/** x <= x * x and -x <= x * x */
function addSquare(table: Table, { product, factor, power, rest }: Product): void {
  if (power !== 2 || rest !== undefined) return;
  table.les.push(rowOfTwo(table, 1, factor, -1, product, 0), rowOfTwo(table, -1, factor, -1, product, 0));
}

/** (x + y) * (x + y) and (x - y) * (x - y) are never negative, where all their parts are spoken of. */
function addSquaresOfSums(table: Table): void {
  const squares = new Map<number, number>();
  for (const { product, factor, power, rest } of table.products)
    if (power === 2 && rest === undefined) squares.set(factor, product);
  for (const { product, factor, power, rest } of table.products) {
    const [x, y] = [squares.get(factor), rest === undefined ? undefined : squares.get(rest)];
    if (power !== 1 || x === undefined || y === undefined) continue;
    for (const sign of [2, -2])
      table.les.push(
        row(
          table,
          [
            [product, sign],
            [x, -1],
            [y, -1],
          ],
          0,
        ),
      );
  }
}

function addResult(table: Table, { kind, column, division }: DivisionAtom): void {
  const { dividend, divisor, quotient } = division;
  if (kind === "div") table.eqs.push(rowOfTwo(table, 1, column, -1, quotient, 0));
  else {
    const parts = partsOfMonos(table, dividend.monos, -1);
    table.eqs.push(row(table, [...parts, [quotient, divisor], [column, 1]], dividend.constant));
  }
}
