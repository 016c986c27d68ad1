// Terms over unknown integers, strings and truths, in canonical form: integers are
// polynomials, strings are concatenations, conditions compare one normalised form with a
// constant. Equal by the laws of rings and of concatenation means equal keys, so most
// questions are answered without a solver. Characters are integers from 0 to 255.
import {
  commonDivisor,
  floorQuotient,
  type Int,
  minus,
  negated,
  plus,
  quotient,
  remainder,
  times,
} from "../basis/integer.js";

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
};

export type AtomOp =
  /** Unknown; integers within [low, high]. `usual` is its value in a model that does not say. */
  | { readonly kind: "var"; readonly usual: Constant; readonly low: Int | undefined; readonly high: Int | undefined }
  /** What the unknown function with this number gives for the arguments. */
  | { readonly kind: "call"; readonly fn: number; readonly usual: Constant }
  /** Division and remainder as processors have it, rounded towards zero; the divisor is not 0. */
  | { readonly kind: "div" }
  | { readonly kind: "mod" }
  /** Of a string; the byte at an index that is in range. */
  | { readonly kind: "length" }
  | { readonly kind: "get" };

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

/** Interned: the same condition is the same object. */
export type Cond = { readonly id: number } & (
  | { readonly kind: "le"; readonly form: Form; readonly bound: Int } // form <= bound
  | { readonly kind: "eq"; readonly form: Form; readonly bound: Int }
  | { readonly kind: "same"; readonly a: StrTerm; readonly b: StrTerm } // equal strings
  | { readonly kind: "before"; readonly a: StrTerm; readonly b: StrTerm } // a < b, byte by byte
  | { readonly kind: "is"; readonly atom: Atom } // a truth
);

/** A polynomial without a constant, whose coefficients have no common divisor and whose first is positive. Interned. */
export type Form = { readonly id: number; readonly monos: readonly Mono[] };

/** Where atoms, forms and conditions are kept once each. */
export type Terms = {
  readonly atoms: Map<string, Atom>;
  readonly forms: Map<string, Form>;
  readonly conds: Map<string, Cond>;
  serial: number;
};

export function newTerms(): Terms {
  return { atoms: new Map(), forms: new Map(), conds: new Map(), serial: 0 };
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
  const atom = { id: terms.serial++, sort, op, args, term: 0 as Term };
  atom.term =
    sort === "int"
      ? new Poly([{ coef: 1, atoms: [atom] }], 0)
      : sort === "str"
        ? new Text([atom])
        : new Lit(
            intern(terms.conds, `is ${atom.id}`, (id) => ({ id, kind: "is", atom })),
            true,
          );
  return atom;
}

/** The same operation on the same arguments is the same atom. */
export function application(terms: Terms, sort: Sort, op: AtomOp, args: readonly Term[]): Term {
  const key = `${op.kind === "call" ? `call ${op.fn}` : op.kind} ${args.map(keyOf).join(", ")}`;
  const known = terms.atoms.get(key) ?? newAtom(terms, sort, op, args);
  terms.atoms.set(key, known);
  return known.term;
}

export function call(terms: Terms, sort: Sort, fn: number, usual: Constant, args: readonly Term[]): Term {
  return application(terms, sort, { kind: "call", fn, usual }, args);
}

// Integers

export function add(a: IntTerm, b: IntTerm): IntTerm {
  if (!(a instanceof Poly)) return b instanceof Poly ? shifted(b, a) : plus(a, b);
  if (!(b instanceof Poly)) return shifted(a, b);
  return polynomial(mergeMonos(a.monos, b.monos), plus(a.constant, b.constant));
}

export function sub(a: IntTerm, b: IntTerm): IntTerm {
  return add(a, neg(b));
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

/** The divisor is known not to be 0. */
export function div(terms: Terms, a: IntTerm, b: IntTerm): IntTerm {
  if (b === 1) return a;
  if (!(a instanceof Poly) && !(b instanceof Poly)) return quotient(a, b);
  return application(terms, "int", { kind: "div" }, [a, b]) as IntTerm;
}

export function mod(terms: Terms, a: IntTerm, b: IntTerm): IntTerm {
  if (b === 1 || b === -1) return 0;
  if (!(a instanceof Poly) && !(b instanceof Poly)) return remainder(a, b);
  return application(terms, "int", { kind: "mod" }, [a, b]) as IntTerm;
}

function polynomial(monos: readonly Mono[], constant: Int): IntTerm {
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
  const monos = a.monos.map((mono) => ({
    coef: times(mono.coef, coef),
    atoms: [...mono.atoms, ...atoms].sort((x, y) => x.id - y.id),
  }));
  if (a.constant !== 0) monos.push({ coef: times(a.constant, coef), atoms: [...atoms] });
  return polynomial(monos.sort(orderOfMonos), 0);
}

function mergeMonos(a: readonly Mono[], b: readonly Mono[]): readonly Mono[] {
  const merged: Mono[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    const order = x === undefined ? 1 : y === undefined ? -1 : orderOfMonos(x, y);
    if (order === 0 && x !== undefined && y !== undefined) {
      const coef = plus(x.coef, y.coef);
      if (coef !== 0) merged.push({ coef, atoms: x.atoms });
    } else merged.push((order < 0 ? x : y) as Mono);
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return merged;
}

/** Higher degrees first, then by atoms. */
function orderOfMonos(a: Mono, b: Mono): number {
  if (a.atoms.length !== b.atoms.length) return b.atoms.length - a.atoms.length;
  for (let i = 0; i < a.atoms.length; i++) {
    const difference = (a.atoms[i] as Atom).id - (b.atoms[i] as Atom).id;
    if (difference !== 0) return difference;
  }
  return 0;
}

// Strings

export function concat(a: StrTerm, b: StrTerm): StrTerm {
  if (typeof a === "string" && typeof b === "string") return a + b;
  const parts = [...partsOf(a)];
  for (const part of partsOf(b)) {
    const last = parts[parts.length - 1];
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return new Text(parts);
}

export function partsOf(text: StrTerm): readonly (string | Atom)[] {
  return text instanceof Text ? text.parts : text === "" ? [] : [text];
}

export function length(terms: Terms, text: StrTerm): IntTerm {
  let sum: IntTerm = 0;
  for (const part of partsOf(text)) {
    const own = typeof part === "string" ? part.length : application(terms, "int", { kind: "length" }, [part.term]);
    sum = add(sum, own as IntTerm);
  }
  return sum;
}

/** The byte at an index that is known to be in range. */
export function get(terms: Terms, text: StrTerm, index: IntTerm): IntTerm {
  if (typeof text === "string" && !(index instanceof Poly)) return text.charCodeAt(Number(index));
  return application(terms, "int", { kind: "get" }, [text, index]) as IntTerm;
}

// Conditions

export function le(terms: Terms, a: IntTerm, b: IntTerm): BoolTerm {
  if (!(a instanceof Poly) && !(b instanceof Poly)) return a <= b;
  return atMostZero(terms, sub(a, b));
}

export function lt(terms: Terms, a: IntTerm, b: IntTerm): BoolTerm {
  return not(le(terms, b, a));
}

export function eq(terms: Terms, a: IntTerm, b: IntTerm): BoolTerm {
  const difference = sub(a, b);
  if (!(difference instanceof Poly)) return difference === 0;
  const { form, divisor, sign } = normalise(terms, difference);
  const bound = sign > 0 ? negated(difference.constant) : difference.constant;
  if (remainder(bound, divisor) !== 0) return false;
  return formIs(terms, form, quotient(bound, divisor));
}

export function formIs(terms: Terms, form: Form, bound: Int): Lit {
  return new Lit(
    intern(terms.conds, `eq ${form.id} ${bound}`, (id) => ({ id, kind: "eq", form, bound })),
    true,
  );
}

export function formAtMost(terms: Terms, form: Form, bound: Int): Lit {
  return new Lit(
    intern(terms.conds, `le ${form.id} ${bound}`, (id) => ({ id, kind: "le", form, bound })),
    true,
  );
}

export function not(a: BoolTerm): BoolTerm {
  return a instanceof Lit ? new Lit(a.cond, !a.side) : !a;
}

export function same(terms: Terms, a: StrTerm, b: StrTerm): BoolTerm {
  const rest = withoutCommonEnds(partsOf(a), partsOf(b));
  if (rest === undefined) return false;
  const [x, y] = rest;
  if (x.length === 0 && y.length === 0) return true;
  if ((x.length === 0 && y.some(isNotEmpty)) || (y.length === 0 && x.some(isNotEmpty))) return false;
  const [first, second] = keyOf(textOf(x)) <= keyOf(textOf(y)) ? [textOf(x), textOf(y)] : [textOf(y), textOf(x)];
  const key = `same ${keyOf(first)}, ${keyOf(second)}`;
  return new Lit(
    intern(terms.conds, key, (id) => ({ id, kind: "same", a: first, b: second })),
    true,
  );
}

export function before(terms: Terms, a: StrTerm, b: StrTerm): BoolTerm {
  if (typeof a === "string" && typeof b === "string") return a < b;
  if (keyOf(a) === keyOf(b) || b === "") return false;
  const key = `before ${keyOf(a)}, ${keyOf(b)}`;
  return new Lit(
    intern(terms.conds, key, (id) => ({ id, kind: "before", a, b })),
    true,
  );
}

function atMostZero(terms: Terms, term: IntTerm): BoolTerm {
  if (!(term instanceof Poly)) return term <= 0;
  const { form, divisor, sign } = normalise(terms, term);
  // d*f + c <= 0 is f <= floor(-c / d); -d*f + c <= 0 is f >= ceil(c / d), that is not f <= ceil(c / d) - 1.
  if (sign > 0) return formAtMost(terms, form, floorQuotient(negated(term.constant), divisor));
  return not(formAtMost(terms, form, floorQuotient(minus(term.constant, 1), divisor)));
}

/** The polynomial is sign * divisor * form + its constant. */
function normalise(terms: Terms, { monos }: Poly): { form: Form; divisor: Int; sign: 1 | -1 } {
  const first = monos[0] as Mono;
  const sign = first.coef > 0 ? 1 : -1;
  let divisor: Int = 0;
  for (const mono of monos) divisor = divisor === 0 ? absolute(mono.coef) : commonDivisor(divisor, mono.coef);
  const scale = sign > 0 ? divisor : negated(divisor);
  const plain = scale === 1 ? monos : monos.map(({ coef, atoms }) => ({ coef: quotient(coef, scale), atoms }));
  return { form: intern(terms.forms, monosKey(plain), (id) => ({ id, monos: plain })), divisor, sign };
}

function absolute(n: Int): Int {
  return n < 0 ? negated(n) : n;
}

/** What is left of two concatenations without their equal ends; undefined when they cannot be equal. */
function withoutCommonEnds(
  a: readonly (string | Atom)[],
  b: readonly (string | Atom)[],
): readonly [readonly (string | Atom)[], readonly (string | Atom)[]] | undefined {
  const fromLeft = withoutCommonStart([...a], [...b], (s, n) => [s.slice(0, n), s.slice(n)]);
  if (fromLeft === undefined) return undefined;
  const [x, y] = fromLeft;
  const fromRight = withoutCommonStart(x.reverse(), y.reverse(), (s, n) => [
    s.slice(s.length - n),
    s.slice(0, s.length - n),
  ]);
  return fromRight && [fromRight[0].reverse(), fromRight[1].reverse()];
}

type Cut = (text: string, count: number) => readonly [string, string]; // what is nearest to the end, the rest

function withoutCommonStart(
  a: (string | Atom)[],
  b: (string | Atom)[],
  cut: Cut,
): [(string | Atom)[], (string | Atom)[]] | undefined {
  while (a.length > 0 && b.length > 0) {
    const [x, y] = [a[0] as string | Atom, b[0] as string | Atom];
    if (typeof x === "string" && typeof y === "string") {
      const count = Math.min(x.length, y.length);
      const [[xEnd, xRest], [yEnd, yRest]] = [cut(x, count), cut(y, count)];
      if (xEnd !== yEnd) return undefined;
      a.splice(0, 1, ...(xRest === "" ? [] : [xRest]));
      b.splice(0, 1, ...(yRest === "" ? [] : [yRest]));
    } else if (x === y) {
      a.shift();
      b.shift();
    } else break;
  }
  return [a, b];
}

function isNotEmpty(part: string | Atom): boolean {
  return typeof part === "string";
}

function textOf(parts: readonly (string | Atom)[]): StrTerm {
  const [only] = parts;
  if (parts.length === 0) return "";
  return parts.length === 1 && typeof only === "string" ? only : new Text(parts);
}

// Keys

function intern<T extends { readonly id: number }>(known: Map<string, T>, key: string, make: (id: number) => T): T {
  const found = known.get(key) ?? make(known.size);
  known.set(key, found);
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

function monosKey(monos: readonly Mono[]): string {
  let key = "";
  for (const { coef, atoms } of monos) {
    key += coef === 1 ? "+" : `+${coef}*`;
    for (const atom of atoms) key += `.${atom.id}`;
  }
  return key;
}
