// Terms over unknown integers, strings and truths, in canonical form: integers are
// polynomials, strings are concatenations, conditions compare one normalised form with a
// constant. Equal by the laws of rings and of concatenation means equal keys, so most
// questions are answered without a solver. Characters are integers from 0 to 255 or 65535.

import {
  commonDivisor,
  floorQuotient,
  type Int,
  magnitude,
  minus,
  negated,
  plus,
  quotient,
  remainder,
  times,
} from "../basis/integer.js";
import { nth } from "../basis/known.js";
import { highestChar } from "./characters.js";
import { startApart, withoutCommonEnds, withoutCommonStart } from "./common-ends.js";
import { mergeAtoms, mergeMonos, monosKey, orderOfMonos } from "./monomial.js";
import type { Unknowns } from "./unknowns.js";

export type Sort = "int" | "str" | "bool";
export type Constant = Int | string | boolean;

/** What is left when everything that can be computed has been: an unknown, or an operation without a normal form. */
export type Atom = {
  readonly id: number; // dense, in order of making
  readonly sort: Sort;
  readonly op: AtomOp;
  readonly args: readonly Term[];
  /** Alone, as a term of its sort. */
  readonly term: Term;
  /** For finding again, without a key: its form; of a string, whether it is another or a constant, and their order. */
  form: Form | undefined;
  readonly sames: Map<Atom | string, Lit>;
  readonly orders: Map<Atom | string, IntTerm>;
};

export type AtomOp =
  /** Unknown; integers within [low, high], strings of characters up to `high`. `usual`: in a model that does not say. */
  | { readonly kind: "var"; readonly usual: Constant; readonly low: Int | undefined; readonly high: Int | undefined }
  /** What the unknown function with this number gives for the arguments. */
  | {
      readonly kind: "call";
      readonly fn: number;
      readonly usual: Constant;
      readonly low: Int | undefined;
      readonly high: Int | undefined;
    }
  /** Division and remainder as processors have it, rounded towards zero; the divisor is not 0. */
  | { readonly kind: "div" }
  | { readonly kind: "mod" }
  /** Of a string; the character at an index that is in range, at most `high`. */
  | { readonly kind: "length" }
  | { readonly kind: "get"; readonly high: number }
  /** The string of one character, which is an unknown one. */
  | { readonly kind: "char" }
  /** How far a character is from the start of the range that it is in, or -1 (see `char-ranges.ts`). */
  | { readonly kind: "among"; readonly ranges: string }
  /** -1, 0 or 1: the order of two integers or two strings. Alone in a condition it is that order itself. */
  | { readonly kind: "compare" };

/** coefficient * product of atoms, ordered by id, repeated for powers. */
export type Mono = { readonly coef: Int; readonly atoms: readonly Atom[] };

/** A polynomial; not constant. A constant integer is just an Int. */
export class Poly {
  constructor(
    readonly monos: readonly Mono[], // ordered, at least one, no coefficient is 0
    readonly constant: Int,
  ) {}
}

/** A concatenation; not constant, so at least one atom; no two neighbours are constants, none is "". */
export class Text {
  constructor(readonly parts: readonly (string | Atom)[]) {}
}

/** A condition or its negation. */
export class Lit {
  constructor(
    readonly cond: Cond,
    readonly side: boolean,
  ) {}
}

export type Term = Poly | Text | Lit | Constant;
export type IntTerm = Poly | Int;
export type StrTerm = Text | string;
export type BoolTerm = Lit | boolean;

/** Interned: the same condition is the same object. What it depends on is found when first asked for. */
export type Cond = { readonly id: number; unknowns: Unknowns | undefined } & (
  | { readonly kind: "le"; readonly form: Form; readonly bound: Int } // form <= bound
  | { readonly kind: "eq"; readonly form: Form; readonly bound: Int }
  | { readonly kind: "same"; readonly a: StrTerm; readonly b: StrTerm } // equal strings
  | { readonly kind: "before"; readonly a: StrTerm; readonly b: StrTerm } // a < b, byte by byte
  | { readonly kind: "is"; readonly atom: Atom } // a truth
);

/** A polynomial without a constant, whose coefficients have no common divisor and whose first is positive. Interned. */
export type Form = {
  readonly id: number;
  readonly monos: readonly Mono[];
  /** Its conditions, by bound. */
  readonly atMost: Map<Int, Lit>;
  readonly is: Map<Int, Lit>;
};

/** Where atoms, forms and conditions are kept once each. */
export type Terms = {
  readonly atoms: Map<string, Atom>;
  readonly forms: Map<string, Form>;
  readonly conds: Map<string, Cond>; // on strings other than atoms and constants
  serial: number; // of atoms
  condSerial: number;
  formSerial: number;
};

export function newTerms(): Terms {
  return { atoms: new Map(), forms: new Map(), conds: new Map(), serial: 0, condSerial: 0, formSerial: 0 };
}

export function newVariable(
  terms: Terms,
  sort: Sort,
  usual: Constant,
  low: Int | undefined = undefined,
  high: Int | undefined = undefined,
): Atom {
  return newAtom(terms, sort, { kind: "var", usual, low, high }, []);
}

function newAtom(terms: Terms, sort: Sort, op: AtomOp, args: readonly Term[]): Atom {
  const id = terms.serial++;
  const found = { form: undefined, sames: new Map<Atom | string, Lit>(), orders: new Map<Atom | string, IntTerm>() };
  const atom = { id, sort, op, args, term: 0 as Term, ...found };
  atom.term = aloneAs(terms, sort, atom);
  return atom;
}

function aloneAs(terms: Terms, sort: Sort, atom: Atom): Term {
  if (sort === "int") return new Poly([{ coef: 1, atoms: [atom] }], 0);
  if (sort === "str") return new Text([atom]);
  return new Lit({ id: terms.condSerial++, unknowns: undefined, kind: "is", atom }, true);
}

/** The same operation on the same arguments is the same atom. */
export function application(terms: Terms, sort: Sort, op: AtomOp, args: readonly Term[]): Term {
  const own = op.kind === "call" ? op.fn : op.kind === "among" ? JSON.stringify(op.ranges) : "";
  const key = `${op.kind} ${own} ${args.map(keyOf).join(", ")}`;
  const known = terms.atoms.get(key) ?? newAtom(terms, sort, op, args);
  terms.atoms.set(key, known);
  return known.term;
}

export function intApplication(terms: Terms, op: AtomOp, args: readonly Term[]): IntTerm {
  return application(terms, "int", op, args) as IntTerm; // as its sort says
}

export function callTerm(
  terms: Terms,
  sort: Sort,
  fn: number,
  usual: Constant,
  args: readonly Term[],
  low: Int | undefined = undefined,
  high: Int | undefined = undefined,
): Term {
  return application(terms, sort, { kind: "call", fn, usual, low, high }, args);
}

// Integers

export function add(a: IntTerm, b: IntTerm): IntTerm {
  if (!(a instanceof Poly)) return b instanceof Poly ? shifted(b, a) : plus(a, b);
  if (!(b instanceof Poly)) return shifted(a, b);
  return polynomial(mergeMonos(a.monos, b.monos, 1), plus(a.constant, b.constant));
}

export function sub(a: IntTerm, b: IntTerm): IntTerm {
  if (!(b instanceof Poly)) return a instanceof Poly ? shifted(a, negated(b)) : minus(a, b);
  if (!(a instanceof Poly)) return add(a, neg(b));
  return polynomial(mergeMonos(a.monos, b.monos, -1), minus(a.constant, b.constant));
}

export function neg(a: IntTerm): IntTerm {
  return scaled(a, -1);
}

export function mul(a: IntTerm, b: IntTerm): IntTerm {
  if (!(a instanceof Poly)) return scaled(b, a);
  if (!(b instanceof Poly)) return scaled(a, b);
  let sum: IntTerm = scaled(a, b.constant);
  for (const mono of b.monos) sum = add(sum, timesMono(a, mono));
  return sum;
}

/** The constant itself where there is nothing else. */
export function polynomial(monos: readonly Mono[], constant: Int): IntTerm {
  return monos.length === 0 ? constant : new Poly(monos, constant);
}

function shifted(a: Poly, by: Int): Poly {
  return by === 0 ? a : new Poly(a.monos, plus(a.constant, by));
}

function scaled(a: IntTerm, by: Int): IntTerm {
  if (!(a instanceof Poly)) return times(a, by);
  if (by === 0) return 0;
  if (by === 1) return a;
  const monos = a.monos.map(({ coef, atoms }) => ({ coef: times(coef, by), atoms }));
  return new Poly(monos, times(a.constant, by));
}

function timesMono(a: Poly, { coef, atoms }: Mono): IntTerm {
  const monos = a.monos.map((mono) => ({ coef: times(mono.coef, coef), atoms: mergeAtoms(mono.atoms, atoms) }));
  if (a.constant !== 0) monos.push({ coef: times(a.constant, coef), atoms: [...atoms] });
  return polynomial(monos.sort(orderOfMonos), 0);
}

// Strings

export function concat(a: StrTerm, b: StrTerm): StrTerm {
  if (typeof a === "string" && typeof b === "string") return a + b;
  const parts = [...textParts(a)];
  for (const part of textParts(b)) {
    const last = parts[parts.length - 1];
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return new Text(parts);
}

export function textParts(text: StrTerm): readonly (string | Atom)[] {
  return text instanceof Text ? text.parts : text === "" ? [] : [text];
}

export function length(terms: Terms, text: StrTerm): IntTerm {
  let sum: IntTerm = 0;
  for (const part of textParts(text)) {
    const own = knownLength(part) ?? intApplication(terms, { kind: "length" }, [(part as Atom).term]);
    sum = add(sum, own);
  }
  return sum;
}

/** Of a part of a concatenation, where that is known by what it is. */
function knownLength(part: string | Atom): number | undefined {
  if (typeof part === "string") return part.length;
  return part.op.kind === "char" ? 1 : undefined;
}

/** The string of one character. */
export function charText(terms: Terms, code: IntTerm): StrTerm {
  if (!(code instanceof Poly)) return String.fromCharCode(Number(code));
  return application(terms, "str", { kind: "char" }, [code]) as Text; // as its sort says
}

/** The character at an index that is known to be in range. */
export function get(terms: Terms, text: StrTerm, index: IntTerm): IntTerm {
  const known = index instanceof Poly ? undefined : characterAt(textParts(text), Number(index));
  if (known !== undefined) return known;
  return intApplication(terms, { kind: "get", high: highestChar(textParts(text)) }, [text, index]);
}

/** Where all that stands before it is of known length, and it is no part of an unknown string. */
function characterAt(parts: readonly (string | Atom)[], index: number): IntTerm | undefined {
  let at = index;
  for (const part of parts) {
    const own = knownLength(part);
    if (own === undefined) return undefined;
    if (at < own) return typeof part === "string" ? part.charCodeAt(at) : (part.args[0] as IntTerm);
    at -= own;
  }
  return undefined;
}

// Conditions

export function le(terms: Terms, a: IntTerm, b: IntTerm): BoolTerm {
  if (!(a instanceof Poly) && !(b instanceof Poly)) return a <= b;
  return atMostZero(terms, sub(a, b));
}

export function lt(terms: Terms, a: IntTerm, b: IntTerm): BoolTerm {
  return not(le(terms, b, a));
}

/** Of two integers or two strings. */
export function compare(terms: Terms, a: IntTerm | StrTerm, b: IntTerm | StrTerm): IntTerm {
  if (isConstant(a) && isConstant(b)) return a < b ? -1 : a > b ? 1 : 0;
  const [x, y] = [a instanceof Text ? onlyPart(a) : undefined, b instanceof Text ? onlyPart(b) : undefined];
  if (x === undefined || typeof x === "string" || y === undefined) {
    return keyOf(a) === keyOf(b) ? 0 : intApplication(terms, { kind: "compare" }, [a, b]);
  }
  if (x === y) return 0;
  const known = x.orders.get(y) ?? intApplication(terms, { kind: "compare" }, [a, b]);
  x.orders.set(y, known);
  return known;
}

function isConstant(term: Term): term is Constant {
  return !(term instanceof Poly || term instanceof Text || term instanceof Lit);
}

/** What `compare` of two terms being this order, or at most it, says about them. */
function orderIs(terms: Terms, { args: [a, b] }: Atom, order: Int): BoolTerm {
  const [x, y] = [a as Term, b as Term];
  if (order === 0) return isText(x) && isText(y) ? same(terms, x, y) : eq(terms, x as IntTerm, y as IntTerm);
  if (order === -1) return isBelow(terms, x, y);
  return order === 1 && isBelow(terms, y, x);
}

function orderIsAtMost(terms: Terms, { args: [a, b] }: Atom, bound: Int): BoolTerm {
  if (bound >= 1) return true;
  if (bound < -1) return false;
  return bound === 0 ? not(isBelow(terms, b as Term, a as Term)) : isBelow(terms, a as Term, b as Term);
}

function isBelow(terms: Terms, a: Term, b: Term): BoolTerm {
  return isText(a) && isText(b) ? before(terms, a, b) : lt(terms, a as IntTerm, b as IntTerm);
}

export function isText(term: Term | undefined): term is StrTerm {
  return typeof term === "string" || term instanceof Text;
}

/** The atom that a form is, if it is a comparison. */
function comparisonIn({ monos: [only, ...others] }: Form): Atom | undefined {
  const atom = others.length === 0 && only?.atoms.length === 1 ? only.atoms[0] : undefined;
  return atom?.op.kind === "compare" ? atom : undefined;
}

export function eq(terms: Terms, a: IntTerm, b: IntTerm): BoolTerm {
  const difference = sub(a, b);
  if (!(difference instanceof Poly)) return difference === 0;
  const { form, divisor, sign } = normalise(terms, difference);
  const bound = sign > 0 ? negated(difference.constant) : difference.constant;
  if (remainder(bound, divisor) !== 0) return false;
  const comparison = comparisonIn(form);
  if (comparison !== undefined) return orderIs(terms, comparison, quotient(bound, divisor));
  return formIs(terms, form, quotient(bound, divisor));
}

export function formIs(terms: Terms, form: Form, bound: Int): Lit {
  const known =
    form.is.get(bound) ?? new Lit({ id: terms.condSerial++, unknowns: undefined, kind: "eq", form, bound }, true);
  form.is.set(bound, known);
  return known;
}

export function formAtMost(terms: Terms, form: Form, bound: Int): Lit {
  const known =
    form.atMost.get(bound) ?? new Lit({ id: terms.condSerial++, unknowns: undefined, kind: "le", form, bound }, true);
  form.atMost.set(bound, known);
  return known;
}

export function not(a: BoolTerm): BoolTerm {
  return a instanceof Lit ? new Lit(a.cond, !a.side) : !a;
}

export function same(terms: Terms, a: StrTerm, b: StrTerm): BoolTerm {
  const [x, y] = [onlyPart(a), onlyPart(b)];
  if (x === undefined || y === undefined) return sameTexts(terms, a, b);
  if (x === y) return true;
  const [c, d] = [onlyCode(x), onlyCode(y)];
  if (c !== undefined && d !== undefined) return eq(terms, c, d);
  if (typeof x !== "string") return (c === undefined || typeof y !== "string") && sameAsAtom(terms, x, y);
  return typeof y !== "string" && d === undefined && sameAsAtom(terms, y, x);
}

/** Of a string that is one character, and no unknown string. */
function onlyCode(part: string | Atom): IntTerm | undefined {
  if (typeof part === "string") return part.length === 1 ? part.charCodeAt(0) : undefined;
  return part.op.kind === "char" ? (part.args[0] as IntTerm) : undefined;
}

/** Most strings are an atom or a constant. */
function onlyPart(text: StrTerm): string | Atom | undefined {
  if (!(text instanceof Text)) return text;
  return text.parts.length === 1 ? text.parts[0] : undefined;
}

function sameAsAtom(terms: Terms, atom: Atom, other: Atom | string): Lit {
  const [a, b] = typeof other === "string" || atom.id < other.id ? [atom, other] : [other, atom];
  const [first, second] = [a.term as Text, typeof b === "string" ? b : (b.term as Text)];
  const known =
    a.sames.get(b) ?? new Lit({ id: terms.condSerial++, unknowns: undefined, kind: "same", a: first, b: second }, true);
  a.sames.set(b, known);
  return known;
}

function sameTexts(terms: Terms, a: StrTerm, b: StrTerm): BoolTerm {
  const rest = withoutCommonEnds(textParts(a), textParts(b));
  if (rest === undefined) return false;
  const [x, y] = rest;
  if (x.length === 0 && y.length === 0) return true;
  if ((x.length === 0 && y.some(isNotEmpty)) || (y.length === 0 && x.some(isNotEmpty))) return false;
  const [s, t] = [textOf(x), textOf(y)];
  if (onlyPart(s) !== undefined && onlyPart(t) !== undefined) return same(terms, s, t);
  const [first, second] = keyOf(s) <= keyOf(t) ? [s, t] : [t, s];
  return new Lit(
    intern(terms, `same ${keyOf(first)}, ${keyOf(second)}`, (id) => ({
      id,
      unknowns: undefined,
      kind: "same",
      a: first,
      b: second,
    })),
    true,
  );
}

export function before(terms: Terms, a: StrTerm, b: StrTerm): BoolTerm {
  if (typeof a === "string" && typeof b === "string") return a < b;
  const [x, y] = withoutCommonStart(textParts(a), textParts(b));
  if (startApart(x, y)) return nth(x, 0) < nth(y, 0);
  const [s, t] = [textOf(x), textOf(y)];
  if (s === "" || t === "") return t !== "" && not(same(terms, t, ""));
  const key = `before ${keyOf(s)}, ${keyOf(t)}`;
  return new Lit(
    intern(terms, key, (id) => ({ id, unknowns: undefined, kind: "before", a: s, b: t })),
    true,
  );
}

function atMostZero(terms: Terms, term: IntTerm): BoolTerm {
  if (!(term instanceof Poly)) return term <= 0;
  const { form, divisor, sign } = normalise(terms, term);
  // d*f + c <= 0 is f <= floor(-c / d); -d*f + c <= 0 is f >= ceil(c / d), that is not f <= ceil(c / d) - 1.
  if (sign > 0) return atMost(terms, form, floorQuotient(negated(term.constant), divisor));
  return not(atMost(terms, form, floorQuotient(minus(term.constant, 1), divisor)));
}

function atMost(terms: Terms, form: Form, bound: Int): BoolTerm {
  const comparison = comparisonIn(form);
  return comparison === undefined ? formAtMost(terms, form, bound) : orderIsAtMost(terms, comparison, bound);
}

/** The polynomial is sign * divisor * form + its constant. */
function normalise(terms: Terms, { monos }: Poly): { form: Form; divisor: Int; sign: 1 | -1 } {
  const first = nth(monos, 0);
  const sign = first.coef > 0 ? 1 : -1;
  if (monos.length === 1) return { form: formOf(terms, first.atoms), divisor: magnitude(first.coef), sign };
  let divisor: Int = 0;
  for (const mono of monos) divisor = divisor === 0 ? magnitude(mono.coef) : commonDivisor(divisor, mono.coef);
  const scale = sign > 0 ? divisor : negated(divisor);
  const plain = scale === 1 ? monos : monos.map(({ coef, atoms }) => ({ coef: quotient(coef, scale), atoms }));
  return { form: internForm(terms, plain), divisor, sign };
}

/** Of one product. */
function formOf(terms: Terms, atoms: readonly Atom[]): Form {
  const [only] = atoms;
  if (atoms.length > 1 || only === undefined) return internForm(terms, [{ coef: 1, atoms }]);
  only.form ??= internForm(terms, [{ coef: 1, atoms }]);
  return only.form;
}

function internForm(terms: Terms, monos: readonly Mono[]): Form {
  const key = monosKey(monos);
  const known = terms.forms.get(key) ?? { id: terms.formSerial++, monos, atMost: new Map(), is: new Map() };
  terms.forms.set(key, known);
  return known;
}

function isNotEmpty(part: string | Atom): boolean {
  return knownLength(part) !== undefined;
}

function textOf(parts: readonly (string | Atom)[]): StrTerm {
  const [only] = parts;
  if (parts.length === 0) return "";
  return parts.length === 1 && typeof only === "string" ? only : new Text(parts);
}

// Keys

function intern(terms: Terms, key: string, make: (id: number) => Cond): Cond {
  const found = terms.conds.get(key) ?? make(terms.condSerial++);
  terms.conds.set(key, found);
  return found;
}

/** Equal exactly for equal terms. */
export function keyOf(term: Term): string {
  if (term instanceof Poly) return `${monosKey(term.monos)}+${term.constant}`;
  if (term instanceof Text)
    return term.parts.map((part) => (typeof part === "string" ? JSON.stringify(part) : `$${part.id}`)).join("^");
  if (term instanceof Lit) return `${term.side ? "" : "not "}cond ${term.cond.id}`;
  return typeof term === "string" ? JSON.stringify(term) : String(term);
}
