// Conditions on one unknown that are made for one question and kept nowhere.

import { type Int, minus } from "../basis/integer.js";
import { textTerm } from "./sorts.js";
import { type Atom, type Cond, type Constant, Lit } from "./term.js";

const UNNUMBERED = { id: -1, unknowns: undefined };

export function pinnedAtom(atom: Atom, value: Constant): Lit {
  if (typeof value === "boolean") return new Lit({ ...UNNUMBERED, kind: "is", atom }, value);
  if (typeof value === "string")
    return new Lit({ ...UNNUMBERED, kind: "same", a: textTerm(atom.term), b: value }, true);
  return new Lit({ ...compared(atom, value), kind: "eq" }, true);
}

/** low <= atom <= high */
export function between(atom: Atom, low: Int, high: Int): readonly Lit[] {
  return [atLeast(atom, low), atMost(atom, high)];
}

export function atLeast(atom: Atom, low: Int): Lit {
  return new Lit({ ...compared(atom, minus(low, 1)), kind: "le" }, false);
}

export function atMost(atom: Atom, high: Int): Lit {
  return new Lit({ ...compared(atom, high), kind: "le" }, true);
}

function compared(atom: Atom, bound: Int): Pick<Extract<Cond, { kind: "le" }>, "id" | "unknowns" | "form" | "bound"> {
  const alone = { id: UNNUMBERED.id, monos: [{ coef: 1, atoms: [atom] }], atMost: new Map(), is: new Map() };
  return { ...UNNUMBERED, form: atom.form ?? alone, bound };
}
