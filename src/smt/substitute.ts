// Terms with other terms in place of some variables.

import { among } from "./among.js";
import { div, mod } from "./division.js";
import { intTerm, textTerm, truthTerm } from "./sorts.js";
import {
  type Atom,
  add,
  application,
  type BoolTerm,
  before,
  charText,
  compare,
  concat,
  eq,
  get,
  type IntTerm,
  isText,
  Lit,
  le,
  length,
  type Mono,
  mul,
  not,
  Poly,
  type StrTerm,
  same,
  type Term,
  type Terms,
  Text,
} from "./term.js";

export type Substitution = ReadonlyMap<Atom, Term>;

export function substituteTerms(terms: Terms, term: Term, by: Substitution): Term {
  if (term instanceof Poly) return add(sumOf(terms, term.monos, by), term.constant);
  if (term instanceof Text) return textOf(terms, term, by);
  return term instanceof Lit ? substituteLit(terms, term, by) : term;
}

export function substituteLit(terms: Terms, { cond, side }: Lit, by: Substitution): BoolTerm {
  const positive = (): BoolTerm => {
    switch (cond.kind) {
      case "le":
        return le(terms, sumOf(terms, cond.form.monos, by), cond.bound);
      case "eq":
        return eq(terms, sumOf(terms, cond.form.monos, by), cond.bound);
      case "same":
        return same(terms, textOf(terms, cond.a, by), textOf(terms, cond.b, by));
      case "before":
        return before(terms, textOf(terms, cond.a, by), textOf(terms, cond.b, by));
      case "is":
        return truthTerm(atomOf(terms, cond.atom, by));
    }
  };
  return side ? positive() : not(positive());
}

function sumOf(terms: Terms, monos: readonly Mono[], by: Substitution): IntTerm {
  let sum: IntTerm = 0;
  for (const { coef, atoms } of monos) {
    let product: IntTerm = coef;
    for (const atom of atoms) product = mul(product, intTerm(atomOf(terms, atom, by)));
    sum = add(sum, product);
  }
  return sum;
}

function textOf(terms: Terms, text: StrTerm, by: Substitution): StrTerm {
  if (typeof text === "string") return text;
  return text.parts.reduce<StrTerm>(
    (whole, part) => concat(whole, typeof part === "string" ? part : textTerm(atomOf(terms, part, by))),
    "",
  );
}

function atomOf(terms: Terms, atom: Atom, by: Substitution): Term {
  const known = by.get(atom);
  if (known !== undefined) return known;
  const { op, sort, term } = atom;
  if (op.kind === "var") return term;
  const args = atom.args.map((arg) => substituteTerms(terms, arg, by));
  const [a, b] = args;
  switch (op.kind) {
    case "div":
      return div(terms, intTerm(a), intTerm(b));
    case "mod":
      return mod(terms, intTerm(a), intTerm(b));
    case "length":
      return length(terms, textTerm(a));
    case "get":
      return get(terms, textTerm(a), intTerm(b));
    case "char":
      return charText(terms, intTerm(a));
    case "among":
      return among(terms, intTerm(a), op.ranges);
    case "compare":
      return isText(a) ? compare(terms, a, textTerm(b)) : compare(terms, intTerm(a), intTerm(b));
    case "call":
      return application(terms, sort, op, args);
  }
}
