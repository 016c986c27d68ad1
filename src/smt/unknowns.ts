// What a condition depends on: its unknowns (variables and calls), also those inside arguments,
// and the unknown functions it calls. Found once per condition.
import type { Int } from "../basis/integer.js";
import { type Atom, type Cond, Lit, Poly, type Term, Text } from "./term.js";

export type Unknowns = {
  readonly atoms: readonly Atom[]; // without repetition
  readonly fns: readonly number[];
};

const ofCond = new WeakMap<Cond, Unknowns>();

export function unknownsOf(cond: Cond): Unknowns {
  const found = ofCond.get(cond);
  if (found !== undefined) return found;
  const atoms = new Set<Atom>();
  eachAtomOfCond(cond, (atom) => {
    if (isUnknown(atom)) atoms.add(atom);
  });
  const fns = new Set<number>();
  for (const { op } of atoms) if (op.kind === "call") fns.add(op.fn);
  const unknowns = { atoms: [...atoms].sort((a, b) => a.id - b.id), fns: [...fns] };
  ofCond.set(cond, unknowns);
  return unknowns;
}

export function isUnknown({ op }: Atom): boolean {
  return op.kind === "var" || op.kind === "call";
}

/** Every atom, arguments before the atom they belong to. */
export function eachAtomOfCond(cond: Cond, visit: (atom: Atom) => void): void {
  if (cond.kind === "is") eachAtom(cond.atom, visit);
  else if (cond.kind === "le" || cond.kind === "eq") {
    for (const mono of cond.form.monos) for (const atom of mono.atoms) eachAtom(atom, visit);
  } else {
    eachAtomOfTerm(cond.a, visit);
    eachAtomOfTerm(cond.b, visit);
  }
}

export function eachAtomOfTerm(term: Term, visit: (atom: Atom) => void): void {
  if (term instanceof Poly) {
    for (const mono of term.monos) for (const atom of mono.atoms) eachAtom(atom, visit);
  } else if (term instanceof Text) {
    for (const part of term.parts) if (typeof part !== "string") eachAtom(part, visit);
  } else if (term instanceof Lit) eachAtomOfCond(term.cond, visit);
}

function eachAtom(atom: Atom, visit: (atom: Atom) => void): void {
  for (const arg of atom.args) eachAtomOfTerm(arg, visit);
  visit(atom);
}

/** OCaml's integers: 63 bits. */
const LEAST: Int = -(2n ** 62n);
const GREATEST: Int = 2n ** 62n - 1n;

export function lowOf({ op }: Atom): Int {
  return (op.kind === "var" || op.kind === "call" ? op.low : undefined) ?? LEAST;
}

export function highOf({ op }: Atom): Int {
  return (op.kind === "var" || op.kind === "call" ? op.high : undefined) ?? GREATEST;
}

export function usualInt({ op }: Atom): Int {
  const usual = op.kind === "var" || op.kind === "call" ? op.usual : 0;
  return typeof usual === "number" || typeof usual === "bigint" ? usual : 0;
}
