// Sums of monomials, in order: higher degrees first, then by atoms. No two have the same atoms.

import { minus, negated, plus, quotient, remainder } from "../basis/integer.js";
import { nth } from "../basis/known.js";
import type { Atom, Mono } from "./term.js";

export function mergeAtoms(a: readonly Atom[], b: readonly Atom[]): readonly Atom[] {
  const merged: Atom[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) merged.push(nth(a, i).id <= nth(b, j).id ? nth(a, i++) : nth(b, j++));
  while (i < a.length) merged.push(nth(a, i++));
  while (j < b.length) merged.push(nth(b, j++));
  return merged;
}

/** The sum, or the difference. */
export function mergeMonos(a: readonly Mono[], b: readonly Mono[], sign: 1 | -1): readonly Mono[] {
  const merged: Mono[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    const order = x === undefined ? 1 : y === undefined ? -1 : orderOfMonos(x, y);
    if (order === 0 && x !== undefined && y !== undefined) {
      const coef = sign > 0 ? plus(x.coef, y.coef) : minus(x.coef, y.coef);
      if (coef !== 0) merged.push({ coef, atoms: x.atoms });
    } else merged.push(order < 0 ? (x as Mono) : withSign(y as Mono, sign));
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return merged;
}

function withSign(mono: Mono, sign: 1 | -1): Mono {
  return sign > 0 ? mono : { coef: negated(mono.coef), atoms: mono.atoms };
}

/** undefined where something would remain. */
export function dividedMonos(monos: readonly Mono[], by: Mono): readonly Mono[] | undefined {
  const divided: Mono[] = [];
  for (const { coef, atoms } of monos) {
    const rest = withoutAtoms(atoms, by.atoms);
    if (rest === undefined || remainder(coef, by.coef) !== 0) return undefined;
    divided.push({ coef: quotient(coef, by.coef), atoms: rest });
  }
  return divided;
}

/** undefined where they are not all there. */
function withoutAtoms(atoms: readonly Atom[], removed: readonly Atom[]): readonly Atom[] | undefined {
  const rest = [...atoms];
  for (const atom of removed) {
    const at = rest.indexOf(atom);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** Higher degrees first, then by atoms. */
export function orderOfMonos(a: Mono, b: Mono): number {
  if (a.atoms.length !== b.atoms.length) return b.atoms.length - a.atoms.length;
  for (let i = 0; i < a.atoms.length; i++) {
    const difference = nth(a.atoms, i).id - nth(b.atoms, i).id;
    if (difference !== 0) return difference;
  }
  return 0;
}

export function monosKey(monos: readonly Mono[]): string {
  let key = "";
  for (const { coef, atoms } of monos) {
    key += coef === 1 ? "+" : `+${coef}*`;
    for (const atom of atoms) key += `.${atom.id}`;
  }
  return key;
}
