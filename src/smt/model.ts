// What the unknowns are in one possible world, and the value of any term there. A model says
// only what differs from the usual; unknown functions are graphs over argument values, so
// a model can never give one function two results for the same argument.

import { absurd } from "../basis/absurd.js";
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
  if (term instanceof Poly) return plus(sumOf(model, term.monos), term.constant);
  if (term instanceof Text) return textValue(model, term);
  if (term instanceof Lit) return holds(model, term);
  return term;
}

export function holds(model: Model, { cond, side }: Lit): boolean {
  return condHolds(model, cond) === side;
}

export function formValue(model: Model, form: Form): Int {
  return sumOf(model, form.monos);
}

function condHolds(model: Model, cond: Cond): boolean {
  switch (cond.kind) {
    case "le":
      return formValue(model, cond.form) <= cond.bound;
    case "eq":
      return formValue(model, cond.form) === cond.bound;
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

function sumOf(model: Model, monos: readonly Mono[]): Int {
  let sum: Int = 0;
  for (const { coef, atoms } of monos) {
    let product = coef;
    let last: { readonly atom: Atom; readonly value: Int } | undefined;
    for (const atom of atoms) {
      // Of a square of a square and so on, each would be evaluated twice as often as the one around it.
      if (last?.atom !== atom) last = { atom, value: intOf(atomValue(model, atom)) };
      product = times(product, last.value);
    }
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
  const { op } = atom;
  switch (op.kind) {
    case "var":
      return model.vars.get(atom) ?? op.usual;
    case "call":
      return model.graphs.get(op.fn)?.get(argumentKey(model, atom)) ?? op.usual;
    case "div":
    case "mod": {
      const [a, b] = [intOf(termValue(model, nth(atom.args, 0))), intOf(termValue(model, nth(atom.args, 1)))];
      if (b === 0) return 0; // not on a path that divides by it
      return op.kind === "div" ? quotient(a, b) : remainder(a, b);
    }
    case "length":
      return textValue(model, textTerm(atom.args[0])).length;
    case "get": {
      const index = Number(termValue(model, nth(atom.args, 1)));
      const code = textValue(model, textTerm(atom.args[0])).charCodeAt(index);
      return Number.isNaN(code) ? 0 : code; // not on a path that has checked the index
    }
    case "char":
      return String.fromCharCode(Number(termValue(model, nth(atom.args, 0))));
    case "compare": {
      const [a, b] = [termValue(model, nth(atom.args, 0)), termValue(model, nth(atom.args, 1))];
      return a < b ? -1 : a > b ? 1 : 0;
    }
    default:
      return absurd(op);
  }
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
