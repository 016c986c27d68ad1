// Terms with other terms in place of some variables.
import {
  type Atom,
  add,
  application,
  type BoolTerm,
  before,
  compare,
  concat,
  div,
  eq,
  get,
  type IntTerm,
  Lit,
  le,
  length,
  type Mono,
  mod,
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
        return atomOf(terms, cond.atom, by) as BoolTerm;
    }
  };
  return side ? positive() : not(positive());
}

function sumOf(terms: Terms, monos: readonly Mono[], by: Substitution): IntTerm {
  let sum: IntTerm = 0;
  for (const { coef, atoms } of monos) {
    let product: IntTerm = coef;
    for (const atom of atoms) product = mul(product, atomOf(terms, atom, by) as IntTerm);
    sum = add(sum, product);
  }
  return sum;
}

function textOf(terms: Terms, text: StrTerm, by: Substitution): StrTerm {
  if (typeof text === "string") return text;
  return text.parts.reduce<StrTerm>(
    (whole, part) => concat(whole, typeof part === "string" ? part : (atomOf(terms, part, by) as StrTerm)),
    "",
  );
}

function atomOf(terms: Terms, atom: Atom, by: Substitution): Term {
  const known = by.get(atom);
  if (known !== undefined) return known;
  const { op, sort, term } = atom;
  if (op.kind === "var") return term;
  const args = atom.args.map((arg) => substituteTerms(terms, arg, by));
  const [a, b] = args as [IntTerm, IntTerm];
  switch (op.kind) {
    case "div":
      return div(terms, a, b);
    case "mod":
      return mod(terms, a, b);
    case "length":
      return length(terms, a as unknown as StrTerm);
    case "get":
      return get(terms, a as unknown as StrTerm, b);
    case "compare":
      return compare(terms, a, b);
    case "call":
      return application(terms, sort, op, args);
  }
}
