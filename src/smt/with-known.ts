// Terms in which some of the unknowns are known.
import type { Int } from "../basis/integer.js";
import {
  type Atom,
  add,
  type BoolTerm,
  eq,
  type IntTerm,
  Lit,
  le,
  type Mono,
  mul,
  not,
  type Poly,
  type Terms,
} from "./term.js";

/** With these atoms known. */
export function withKnown(terms: Terms, { cond, side }: Lit, known: ReadonlyMap<Atom, Int>): BoolTerm {
  if (cond.kind !== "le" && cond.kind !== "eq") return new Lit(cond, side);
  const sum = sumWithKnown(cond.form.monos, known);
  const reduced = cond.kind === "le" ? le(terms, sum, cond.bound) : eq(terms, sum, cond.bound);
  return side ? reduced : not(reduced);
}

export function withKnownIn({ monos, constant }: Poly, known: ReadonlyMap<Atom, Int>): IntTerm {
  return add(sumWithKnown(monos, known), constant);
}

function sumWithKnown(monos: readonly Mono[], known: ReadonlyMap<Atom, Int>): IntTerm {
  let sum: IntTerm = 0;
  for (const { coef, atoms } of monos) {
    let product: IntTerm = coef;
    for (const atom of atoms) product = mul(product, known.get(atom) ?? (atom.term as IntTerm));
    sum = add(sum, product);
  }
  return sum;
}
