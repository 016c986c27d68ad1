// What the unknowns are in one possible world, and the value of any term there. A model says
// only what differs from the usual; unknown functions are graphs over argument values, so
// a model can never give one function two results for the same argument.

import { absurd } from "../basis/absurd.js";
import { placeAmong } from "../basis/char-ranges.js";
import { type Int, plus, quotient, remainder, times } from "../basis/integer.js";
import { nth } from "../basis/known.js";
import { intOf, stringOf, textTerm } from "./sorts.js";
import {
  type Atom,
  type Cond,
  type Constant,
  type Form,
  Lit,
  type Mono,
  Poly,
  type StrTerm,
  type Term,
  Text,
} from "./term.js";

export type Model = {
  readonly vars: ReadonlyMap<Atom, Constant>;
  /** By function, then by the key of the arguments' values. */
  readonly graphs: ReadonlyMap<number, ReadonlyMap<string, Constant>>;
};

export const USUAL: Model = { vars: new Map(), graphs: new Map() };

export function withValue(model: Model, atom: Atom, value: Constant): Model {
  return { ...model, vars: new Map(model.vars).set(atom, value) };
}

export function termValue(model: Model, term: Term): Constant {
  return valueIn(model, term, undefined);
}

/**
 * What was divided before, in the same model. What is left of a product after wrap-around is the product and a part of it:
 * of products of those, each would be evaluated twice as often as the one around it, or more.
 */
export type Divided = Map<Atom, Int> | undefined;

function valueIn(model: Model, term: Term, divided: Divided): Constant {
  if (term instanceof Poly) return plus(sumOf(model, term.monos, divided), term.constant);
  if (term instanceof Text) return textValue(model, term);
  if (term instanceof Lit) return holds(model, term);
  return term;
}

/** `divided`: kept by those who ask about one model again and again, for as long as it does not change. */
export function holds(model: Model, { cond, side }: Lit, divided?: Divided): boolean {
  return condHolds(model, cond, divided) === side;
}

export function formValue(model: Model, form: Form, divided?: Divided): Int {
  return sumOf(model, form.monos, divided);
}

function condHolds(model: Model, cond: Cond, divided: Divided): boolean {
  switch (cond.kind) {
    case "le":
      return formValue(model, cond.form, divided) <= cond.bound;
    case "eq":
      return formValue(model, cond.form, divided) === cond.bound;
    case "same":
      return textValue(model, cond.a) === textValue(model, cond.b);
    case "before":
      return textValue(model, cond.a) < textValue(model, cond.b);
    case "is":
      return atomValue(model, cond.atom) as boolean;
    default:
      return absurd(cond);
  }
}

function sumOf(model: Model, monos: readonly Mono[], before: Divided): Int {
  const divided = before ?? (monos.some(holdsDivision) ? new Map<Atom, Int>() : undefined);
  let sum: Int = 0;
  for (const { coef, atoms } of monos) {
    let product = coef;
    for (const atom of atoms) product = times(product, intOf(atomIn(model, atom, divided)));
    sum = plus(sum, product);
  }
  return sum;
}

export function textValue(model: Model, text: StrTerm): string {
  if (!(text instanceof Text)) return text;
  let result = "";
  for (const part of text.parts) result += typeof part === "string" ? part : stringOf(atomValue(model, part));
  return result;
}

export function atomValue(model: Model, atom: Atom): Constant {
  return atomIn(model, atom, undefined);
}

function atomIn(model: Model, atom: Atom, divided: Divided): Constant {
  const { op } = atom;
  switch (op.kind) {
    case "var":
      return model.vars.get(atom) ?? op.usual;
    case "call":
      return model.graphs.get(op.fn)?.get(argumentKey(model, atom)) ?? op.usual;
    case "div":
    case "mod":
      return divisionIn(model, atom, divided);
    case "length":
      return textValue(model, textTerm(atom.args[0])).length;
    case "get": {
      const index = Number(termValue(model, nth(atom.args, 1)));
      const code = textValue(model, textTerm(atom.args[0])).charCodeAt(index);
      return Number.isNaN(code) ? 0 : code; // not on a path that has checked the index
    }
    case "char":
      return String.fromCharCode(Number(termValue(model, nth(atom.args, 0))));
    case "among":
      return placeAmong(Number(termValue(model, nth(atom.args, 0))), op.ranges);
    case "compare": {
      const [a, b] = [termValue(model, nth(atom.args, 0)), termValue(model, nth(atom.args, 1))];
      return a < b ? -1 : a > b ? 1 : 0;
    }
    default:
      return absurd(op);
  }
}

function divisionIn(model: Model, atom: Atom, divided: Divided): Int {
  const known = divided?.get(atom);
  if (known !== undefined) return known;
  const a = intOf(valueIn(model, nth(atom.args, 0), divided));
  const b = intOf(valueIn(model, nth(atom.args, 1), divided));
  const value = b === 0 ? 0 : atom.op.kind === "div" ? quotient(a, b) : remainder(a, b); // no path divides by zero
  divided?.set(atom, value);
  return value;
}

function holdsDivision({ atoms }: Mono): boolean {
  return atoms.some(({ op: { kind } }) => kind === "div" || kind === "mod");
}

/** Of a call's arguments; strings are quoted, so that no two lists of values share a key. */
export function argumentKey(model: Model, { args }: Pick<Atom, "args">): string {
  let key = args.length === 0 ? "" : constantKey(termValue(model, nth(args, 0)));
  for (let i = 1; i < args.length; i++) key += `,${constantKey(termValue(model, nth(args, i)))}`;
  return key;
}

export function constantKey(value: Constant): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
