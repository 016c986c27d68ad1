// What a condition depends on: its unknowns (variables and calls), also those inside arguments,
// and the unknown functions it calls. Found once per condition.
import type { Int } from "../basis/integer.js";
import { type Atom, type Cond, Lit, Poly, type Term, Text } from "./term.js";

export type Unknowns = {
  readonly atoms: readonly Atom[]; // without repetition
  readonly fns: readonly number[];
};

export function unknownsOf(cond: Cond): Unknowns {
  cond.unknowns ??= findUnknowns(cond);
  return cond.unknowns;
}

function findUnknowns(cond: Cond): Unknowns {
  const atoms: Atom[] = [];
  const fns = new Set<number>();
  eachAtomOfCond(cond, new Set(), (atom) => {
    if (isUnknown(atom)) atoms.push(atom);
    if (atom.op.kind === "call") fns.add(atom.op.fn);
  });
  return { atoms: atoms.sort((a, b) => a.id - b.id), fns: [...fns] };
}

export function isUnknown({ op }: Atom): boolean {
  return op.kind === "var" || op.kind === "call";
}

/** Every atom that was not seen before, arguments before what they belong to. */
export function eachAtomOfCond(cond: Cond, seen: Set<Atom>, visit: (atom: Atom) => void): void {
  if (cond.kind === "is") eachAtom(cond.atom, seen, visit);
  else if (cond.kind === "le" || cond.kind === "eq") {
    for (const mono of cond.form.monos) for (const atom of mono.atoms) eachAtom(atom, seen, visit);
  } else {
    eachAtomOfTerm(cond.a, seen, visit);
    eachAtomOfTerm(cond.b, seen, visit);
  }
}

export function eachAtomOfTerm(term: Term, seen: Set<Atom>, visit: (atom: Atom) => void): void {
  if (term instanceof Poly) {
    for (const mono of term.monos) for (const atom of mono.atoms) eachAtom(atom, seen, visit);
  } else if (term instanceof Text) {
    for (const part of term.parts) if (typeof part !== "string") eachAtom(part, seen, visit);
  } else if (term instanceof Lit) eachAtomOfCond(term.cond, seen, visit);
}

function eachAtom(atom: Atom, seen: Set<Atom>, visit: (atom: Atom) => void): void {
  if (seen.has(atom)) return;
  seen.add(atom);
  for (const arg of atom.args) eachAtomOfTerm(arg, seen, visit);
  visit(atom);
}

/** Whether one occurs in the arguments of the other. */
export function dependsOn(atom: Atom, on: Atom): boolean {
  let found = false;
  const seen = new Set<Atom>();
  for (const arg of atom.args) eachAtomOfTerm(arg, seen, (each) => (found ||= each === on));
  return found;
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

/** Wider than any integer that wraps around. */
const WIDEST: Int = 2n ** 64n;

export function isUnbounded(atom: Atom): boolean {
  return highOf(atom) > WIDEST;
}

export function usualInt({ op }: Atom): Int {
  const usual = op.kind === "var" || op.kind === "call" ? op.usual : 0;
  return typeof usual === "number" || typeof usual === "bigint" ? usual : 0;
}
