// Proofs by remainders: integers behave the same way modulo a number, so where a query divides by
// small constants, all remainders of its unknowns can be tried. Shows that n * (n + 1) is even.

import { floorQuotient, type Int, minus, times } from "../../basis/integer.js";
import { lookUp } from "../../basis/known.js";
import { type Atom, type Lit, type Mono, Poly } from "../term.js";
import { eachAtomOfCond } from "../unknowns.js";
import { type Cells, cellsFor } from "./cells.js";
import { monosInterval, numberOf } from "./evaluate.js";
import { sum } from "./interval.js";
import { conditionsAbout, narrowAll } from "./narrow.js";

const MODULUS_MAX = 48;
const CASES_MAX = 2_000;

/** A remainder by a constant. */
type Remainder = { readonly atom: Atom; readonly dividend: Poly; readonly divisor: number };

type Residues = {
  readonly query: readonly Lit[];
  readonly modulus: number;
  readonly remainders: readonly Remainder[];
  /** What the dividends are made of. */
  readonly bases: readonly Atom[];
  /** Of bases, modulo the modulus; of remainders, exactly. */
  readonly values: Map<Atom, number>;
  readonly signs: ReadonlyMap<Atom, { readonly negative: boolean; readonly positive: boolean }>;
};

/** Whether no remainders of the unknowns make the query hold. */
export function impossibleByResidues(query: readonly Lit[]): boolean {
  const atoms = atomsOf(query);
  const remainders = atoms.flatMap(remainderOf);
  const modulus = remainders.reduce((common, { divisor }) => leastMultiple(common, divisor), 1);
  const isRemainder = new Set(remainders.map(({ atom }) => atom));
  const bases = [...new Set(remainders.flatMap(({ dividend }) => dividend.monos.flatMap((mono) => mono.atoms)))];
  const free = bases.filter((atom) => !isRemainder.has(atom));
  if (remainders.length === 0 || modulus > MODULUS_MAX) return false;
  if (modulus ** free.length * 2 ** remainders.length > CASES_MAX) return false;
  const cells = cellsFor(query);
  narrowAll(cells, conditionsAbout(query));
  const signs = new Map(remainders.map((each) => [each.atom, signsOf(cells, each.dividend)]));
  return !isPossible({ query, modulus, remainders, bases: free, values: new Map(), signs }, 0);
}

function atomsOf(query: readonly Lit[]): readonly Atom[] {
  const atoms = new Set<Atom>();
  for (const { cond } of query) eachAtomOfCond(cond, atoms, () => undefined);
  return [...atoms].sort((a, b) => a.id - b.id);
}

function remainderOf(atom: Atom): Remainder[] {
  const [dividend, divisor] = atom.args;
  if (atom.op.kind !== "mod" || !(dividend instanceof Poly) || typeof divisor !== "number") return [];
  return [{ atom, dividend, divisor: Math.abs(divisor) }];
}

function leastMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0 && multiple <= MODULUS_MAX) multiple += a;
  return multiple;
}

function signsOf(cells: Cells, { monos, constant }: Poly): { readonly negative: boolean; readonly positive: boolean } {
  const { low, high } = sum(monosInterval(cells, monos), numberOf(constant));
  return { negative: low < 0, positive: high > 0 };
}

/** Some way to go on from the choice with this number: first the bases, then the remainders. */
function isPossible(residues: Residues, next: number): boolean {
  const { bases, remainders, values, modulus } = residues;
  const base = bases[next];
  const remainder = remainders[next - bases.length];
  const atom = base ?? remainder?.atom;
  if (atom === undefined) return residues.query.every((lit) => mayHold(residues, lit));
  const choices = remainder === undefined || base !== undefined ? range(modulus) : remaindersFor(residues, remainder);
  for (const value of choices) {
    values.set(atom, value);
    if (isPossible(residues, next + 1)) return true;
  }
  return false;
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** It has the sign of its dividend. */
function remaindersFor(residues: Residues, { atom, dividend, divisor }: Remainder): readonly number[] {
  const residue = modulo(sumModulo(residues, dividend.monos, dividend.constant) as number, divisor);
  if (residue === 0) return [0];
  const { negative, positive } = residues.signs.get(atom) ?? { negative: true, positive: true };
  return [...(positive ? [residue] : []), ...(negative ? [residue - divisor] : [])];
}

function modulo(value: Int, by: number): number {
  return Number(minus(value, times(floorQuotient(value, by), by)));
}

/** undefined where some atom's remainder is not known. */
function sumModulo({ modulus, values }: Residues, monos: readonly Mono[], constant: Int): number | undefined {
  let total = modulo(constant, modulus);
  for (const { coef, atoms } of monos) {
    let product = modulo(coef, modulus);
    for (const atom of atoms) {
      const value = values.get(atom);
      if (value === undefined) return undefined;
      product = modulo(product * value, modulus);
    }
    total = modulo(total + product, modulus);
  }
  return total;
}

function mayHold(residues: Residues, { cond, side }: Lit): boolean {
  if (cond.kind !== "le" && cond.kind !== "eq") return true;
  const exact = exactSum(residues, cond.form.monos);
  if (exact !== undefined) return (cond.kind === "le" ? exact <= cond.bound : exact === Number(cond.bound)) === side;
  if (cond.kind === "le" || !side) return true;
  const total = sumModulo(residues, cond.form.monos, 0);
  return total === undefined || total === modulo(cond.bound, residues.modulus);
}

/** Where there is nothing but remainders. */
function exactSum({ remainders, values }: Residues, monos: readonly Mono[]): number | undefined {
  let total = 0;
  for (const { coef, atoms } of monos) {
    if (!atoms.every((each) => remainders.some(({ atom }) => atom === each))) return undefined;
    total += atoms.reduce((product, atom) => product * lookUp(values, atom), Number(coef));
  }
  return total;
}
