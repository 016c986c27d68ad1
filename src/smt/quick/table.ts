// A slice of a query as a linear system: every product of atoms is a column of its own, and
// what ties it to the others is either said by rows or kept as a case to be split when a
// solution breaks it. The rows hold in every model, so what they refute is refuted.
import { type Int, magnitude, minus, negated, plus, times } from "../../basis/integer.js";
import { atomValue, type Model } from "../model.js";
import { type Atom, type Cond, type IntTerm, keyOf, Lit, type Mono, Poly, type Term } from "../term.js";
import { eachAtomOfCond, highOf, lowOf, usualInt } from "../unknowns.js";
import type { Column, Row } from "./linear.js";

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
  readonly atoms: Set<Atom>; // all there are, also in arguments
  readonly eqs: Row[];
  readonly les: Row[];
  readonly nes: Row[];
};

/** A quotient, or a remainder, that is an atom. */
type DivisionAtom = { readonly kind: "div" | "mod"; readonly column: number; readonly division: Division };

/** A column with its coefficient. */
export type Part = readonly [column: number, coef: Int];

/** Unknown functions are easier to keep as they are: with `near`, its values are preferred to the usual ones. */
export function tableOf(slice: readonly Lit[], near: Model | undefined): Table {
  const table: Table = {
    near,
    index: new Map(),
    columns: [],
    divisions: [],
    products: [],
    results: [],
    atoms: new Set(),
    eqs: [],
    les: [],
    nes: [],
  };
  for (const { cond } of slice) registerCond(table, cond);
  for (const lit of slice) addLiteral(table, lit);
  for (const atom of table.atoms) if (atom.sort === "int") addRange(table, atom);
  for (const product of table.products) addSquare(table, product);
  for (const division of table.divisions) table.les.push(...remainderRows(table, division, -1, 1));
  for (const result of table.results) addResult(table, result);
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
  const column = addColumn(table, atom, rangeOf(table, atom));
  const { kind } = atom.op;
  if (kind === "div" || kind === "mod") registerDivision(table, kind, atom.args, column);
}

function registerTerm(table: Table, term: Term): void {
  if (term instanceof Poly) registerMonos(table, term.monos);
  else if (term instanceof Lit) registerCond(table, term.cond);
}

const FAR = 2n ** 200n;
const ANYTHING: Column = { prefer: 0, low: -FAR, high: FAR };
/** Longer strings exist, but no such length is ever chosen. */
const LENGTH_MAX = 1000;

function rangeOf({ near }: Table, atom: Atom): Column {
  const { kind } = atom.op;
  if (kind === "length") return { prefer: 1, low: 0, high: LENGTH_MAX };
  if (kind === "get") return { prefer: 97, low: 0, high: 255 };
  if (kind === "div" || kind === "mod") return ANYTHING;
  if (kind === "compare") return { prefer: 0, low: -1, high: 1 };
  const prefer = near === undefined ? usualInt(atom) : (atomValue(near, atom) as Int);
  return { prefer, low: lowOf(atom), high: highOf(atom) };
}

function addColumn(table: Table, key: Atom | string, column: Column): number {
  const at = table.columns.length;
  table.index.set(key, at);
  table.columns.push(column);
  return at;
}

/** Only by constants: other divisions are left to whoever checks the model. */
function registerDivision(table: Table, kind: "div" | "mod", args: readonly Term[], column: number): void {
  const [dividend, divisor] = args;
  if (!(dividend instanceof Poly) || !isInt(divisor) || divisor === 0) return;
  const key = `quotient ${keyOf(dividend)} ${divisor}`;
  const known = table.index.get(key);
  const division = { dividend, divisor, quotient: known ?? addColumn(table, key, ANYTHING) };
  if (known === undefined) table.divisions.push(division);
  table.results.push({ kind, column, division });
}

function isInt(term: Term | undefined): term is Int {
  return typeof term === "number" || typeof term === "bigint";
}

/** Atoms are ordered, so equal ones are neighbours: the first ones are the factor, what follows is the rest. */
function registerProduct(table: Table, atoms: readonly Atom[]): number {
  const first = atoms[0] as Atom;
  if (atoms.length === 1) return table.index.get(first) as number;
  const known = table.index.get(productKey(atoms));
  if (known !== undefined) return known;
  const others = atoms.filter((atom) => atom !== first);
  const rest = others.length === 0 ? undefined : registerProduct(table, others);
  const product = addColumn(table, productKey(atoms), ANYTHING);
  const power = atoms.length - others.length;
  table.products.push({ product, factor: table.index.get(first) as number, power, rest });
  return product;
}

function productKey(atoms: readonly Atom[]): string {
  return atoms.map((atom) => atom.id).join("*");
}

// Rows

export function row(table: Table, parts: readonly Part[], bound: Int): Row {
  const coefs: Int[] = [];
  for (let i = 0; i < table.columns.length; i++) coefs.push(0);
  for (const [column, coef] of parts) coefs[column] = plus(coefs[column] as Int, coef);
  return { coefs, bound };
}

/** The parts of a polynomial without its constant, times a factor. */
export function partsOfMonos(table: Table, monos: readonly Mono[], factor: Int): Part[] {
  return monos.map(({ coef, atoms }) => {
    const key = atoms.length === 1 ? (atoms[0] as Atom) : productKey(atoms);
    return [table.index.get(key) as number, times(coef, factor)];
  });
}

function addLiteral(table: Table, { cond, side }: Lit): void {
  if (cond.kind === "eq")
    (side ? table.eqs : table.nes).push(row(table, partsOfMonos(table, cond.form.monos, 1), cond.bound));
  else if (cond.kind === "le") {
    const parts = partsOfMonos(table, cond.form.monos, side ? 1 : -1);
    table.les.push(row(table, parts, side ? cond.bound : minus(-1, cond.bound)));
  }
}

/** The 63 bits of a plain integer are no rows: they would only make numbers large. */
function addRange(table: Table, atom: Atom): void {
  const column = table.index.get(atom) as number;
  const { op } = atom;
  const own = op.kind === "var" || op.kind === "call";
  const low = own ? op.low : op.kind === "length" || op.kind === "get" ? 0 : undefined;
  const high = own ? op.high : op.kind === "get" ? 255 : undefined;
  if (low !== undefined) table.les.push(row(table, [[column, -1]], negated(low)));
  if (high !== undefined) table.les.push(row(table, [[column, 1]], high));
}

/** x <= x * x and -x <= x * x */
function addSquare(table: Table, { product, factor, power, rest }: Product): void {
  if (power !== 2 || rest !== undefined) return;
  table.les.push(difference(table, factor, product));
  table.les.push({ coefs: sum(table, factor, product).coefs.map(negated), bound: 0 });
}

/** from * (|d| - 1) <= dividend - d * quotient <= to * (|d| - 1) */
export function remainderRows(table: Table, { dividend, divisor, quotient }: Division, from: Int, to: Int): Row[] {
  const most = minus(magnitude(divisor), 1);
  const parts: Part[] = [...partsOfMonos(table, dividend.monos, 1), [quotient, negated(divisor)]];
  const opposite = parts.map(([column, coef]): Part => [column, negated(coef)]);
  return [
    row(table, parts, minus(times(to, most), dividend.constant)),
    row(table, opposite, minus(dividend.constant, times(from, most))),
  ];
}

function addResult(table: Table, { kind, column, division }: DivisionAtom): void {
  const { dividend, divisor, quotient } = division;
  if (kind === "div")
    table.eqs.push(
      row(
        table,
        [
          [column, 1],
          [quotient, -1],
        ],
        0,
      ),
    );
  else {
    const parts = partsOfMonos(table, dividend.monos, -1);
    table.eqs.push(row(table, [...parts, [quotient, divisor], [column, 1]], dividend.constant));
  }
}

export function sumFor(table: Table, term: IntTerm, values: readonly Int[]): Int {
  if (!(term instanceof Poly)) return term;
  let sum = term.constant;
  for (const [column, coef] of partsOfMonos(table, term.monos, 1)) sum = plus(sum, times(coef, values[column] as Int));
  return sum;
}
