// Structural comparison of values in which something is unknown, as OCaml's compare decides
// it. Looks only as far as it must, and decides on the way; two integers or two strings give
// a symbol instead of a decision.
import { canonical } from "../basis/integer.js";
import { nth } from "../basis/known.js";
import { Cell, type Data, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../core/value.js";
import { compareValues } from "../eval/primitives/compare.js";
import { charge, type Runtime, raiseFault } from "../eval/runtime.js";
import {
  type BoolTerm,
  before,
  compare,
  eq,
  type IntTerm,
  Lit,
  lt,
  not,
  Poly,
  type StrTerm,
  Text,
} from "../smt/term.js";
import type { Run } from "./run.js";
import { hasChars, orderOfTexts, sameTexts } from "./texts.js";
import { asValue, isSymbol, isUnknown, isUnknownFunction, Unknown } from "./unknown.js";

export type Comparison = "eq" | "ne" | "lt" | "le" | "gt" | "ge" | "compare";

export function compareUnknown(run: Run, rt: Runtime, how: Comparison, a: Value, b: Value): Value {
  const direct = how === "compare" ? orderTerm(run, a, b) : symbolically(run, how, a, b);
  if (direct !== undefined) return asValue(direct);
  if (how === "eq" || how === "ne") return isEqual(run, rt, a, b) === (how === "eq");
  const order = orderOf(run, rt, a, b, how === "compare");
  switch (how) {
    case "lt":
      return order < 0;
    case "le":
      return order <= 0;
    case "gt":
      return order > 0;
    case "ge":
      return order >= 0;
    case "compare":
      return order;
  }
}

/** Of two integers or two strings, as a symbol; undefined for others. */
export function equalSymbols(run: Run, a: Value, b: Value): Value | undefined {
  const term = symbolically(run, "eq", a, b);
  return term === undefined ? undefined : asValue(term);
}

function orderTerm(run: Run, a: Value, b: Value): IntTerm | undefined {
  if (isInt(a) && isInt(b)) {
    run.noteArithmetic(a, b);
    return compare(run.world.terms, a, b);
  }
  const s = textOf(a);
  const t = textOf(b);
  return s === undefined || t === undefined ? undefined : orderOfTexts(run, s, t);
}

/** Of two integers or two strings, without a decision. */
function symbolically(run: Run, how: Exclude<Comparison, "compare">, a: Value, b: Value): BoolTerm | undefined {
  if (isInt(a) && isInt(b)) return compareInts(run, how, a, b);
  const s = textOf(a);
  const t = textOf(b);
  return s === undefined || t === undefined ? undefined : compareTexts(run, how, s, t);
}

export function compareInts(run: Run, how: Exclude<Comparison, "compare">, a: IntTerm, b: IntTerm): BoolTerm {
  const { terms } = run.world;
  if (how === "eq") return equalInts(run, a, b);
  if (how === "ne") return not(equalInts(run, a, b));
  run.noteArithmetic(a, b);
  switch (how) {
    case "lt":
      return lt(terms, a, b);
    case "le":
      return not(lt(terms, b, a));
    case "gt":
      return lt(terms, b, a);
    case "ge":
      return not(lt(terms, a, b));
  }
}

/** Equal polynomials are equal however integers wrap around, if all do alike; otherwise it matters that nothing overflows. */
export function equalInts(run: Run, a: IntTerm, b: IntTerm): BoolTerm {
  const term = eq(run.world.terms, a, b);
  if (term !== true) run.noteArithmetic(a, b);
  else if (run.world.severalWidths) run.noteArithmetic(a, b, "width");
  return term;
}

export function compareTexts(run: Run, how: Exclude<Comparison, "compare">, a: StrTerm, b: StrTerm): BoolTerm {
  switch (how) {
    case "eq":
      return equalTexts(run, a, b);
    case "ne":
      return not(equalTexts(run, a, b));
    case "lt":
      return isBefore(run, a, b);
    case "le":
      return not(isBefore(run, b, a));
    case "gt":
      return isBefore(run, b, a);
    case "ge":
      return not(isBefore(run, a, b));
  }
}

export function equalTexts(run: Run, a: StrTerm, b: StrTerm): BoolTerm {
  return sameTexts(run, a, b, (term) => run.branch(term));
}

function isBefore(run: Run, a: StrTerm, b: StrTerm): BoolTerm {
  const { terms } = run.world;
  return hasChars(a) || hasChars(b) ? lt(terms, orderOfTexts(run, a, b), 0) : before(terms, a, b);
}

export function isInt(value: Value): value is Value & IntTerm {
  const term: unknown = value;
  return typeof term === "number" || typeof term === "bigint" || term instanceof Poly;
}

/** A string, known or not, as a term. */
export function textOf(value: Value): StrTerm | undefined {
  if (value instanceof Str) return value.s;
  const term: unknown = value;
  return term instanceof Text ? term : undefined;
}

/** A truth as a term; decides an unknown one. */
export function truthOf(run: Run, value: Value): BoolTerm | undefined {
  const term: unknown = value;
  if (typeof term === "boolean" || term instanceof Lit) return term;
  return term instanceof Unknown ? truthOf(run, run.look(term)) : undefined;
}

/** Values may be cyclic: comparing pays as it goes. */
const WORK = 16;

/** `byIdentity`: functions, arrays and lazy values are equal to themselves alone. */
export function isEqual(run: Run, rt: Runtime, first: Value, second: Value, byIdentity = false): boolean {
  const pending: Value[] = [first, second];
  for (let work = 1; pending.length > 0; work++) {
    if (work % WORK === 0) charge(rt, WORK);
    const b = pending.pop() as Value;
    const a = pending.pop() as Value;
    if (!headsAgree(run, rt, a, b, pending, byIdentity)) return false;
  }
  return true;
}

/** The fields of equal heads are left to `pending`. */
function headsAgree(run: Run, rt: Runtime, x: Value, y: Value, pending: Value[], byIdentity: boolean): boolean {
  if (x === y && isSameWithoutLooking(run, x)) return true;
  const a = run.head(x);
  const b = run.head(y);
  if (areApart(a, b) || (byIdentity && isReference(a) && isReference(b))) return isSameObject(run, a, b);
  if (!leaveFields(a, b, pending)) return leavesAgree(run, rt, a, b);
  noteInside(run, x, y, pending);
  return true;
}

/** Made by the same constructor, each equal to itself alone. */
function areApart(a: Value, b: Value): boolean {
  return isData(a) && isData(b) && a.k === b.k && a.k.decl.identity === true;
}

function isReference(value: Value): boolean {
  if (isUnknownFunction(value) || typeof value === "function") return true;
  return Array.isArray(value) || value instanceof Lazy || (typeof value === "object" && "closure" in value);
}

/** No two parts of an input are one object, which need not be so elsewhere. */
function isSameObject(run: Run, a: Value, b: Value): boolean {
  if (a !== b) run.world.seen.add("physical");
  return a === b;
}

/** Leaves the fields of two blocks of the same form to `pending`, the first on top; false for leaves and other forms. */
function leaveFields(a: Value, b: Value, pending: Value[]): boolean {
  if (isData(a) && isData(b)) return a.k === b.k && leave(comparedOf(a), comparedOf(b), pending);
  if (a instanceof Cell && b instanceof Cell) return leave([a.v], [b.v], pending);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && leave(a, b, pending);
  if (!(a instanceof Lazy && b instanceof Lazy && a.state === "done" && b.state === "done")) return false;
  return leave([a.result as Value], [b.result as Value], pending);
}

/** The fields that count. */
function comparedOf(data: Data): readonly Value[] {
  const { compared } = data.k.decl;
  return compared === undefined ? fieldsOf(data) : fieldsOf(data).slice(0, compared);
}

function leave(a: readonly Value[], b: readonly Value[], pending: Value[]): true {
  for (let i = a.length - 1; i >= 0; i--) pending.push(nth(a, i), nth(b, i));
  return true;
}

function noteInside(run: Run, x: Value, y: Value, pending: readonly Value[]): void {
  if (pending.length > 0 && (isUnknown(x) || isUnknown(y))) run.onInside();
}

function leavesAgree(run: Run, rt: Runtime, a: Value, b: Value): boolean {
  const p = truthOf(run, a);
  const q = truthOf(run, b);
  if (p !== undefined && q !== undefined) return run.branch(p) === run.branch(q);
  const term = symbolically(run, "eq", a, b) ?? mixedNumbers(run, a, b);
  if (term !== undefined) return run.branch(term);
  if (isSymbol(a) || isSymbol(b)) return false; // a number, a text or a truth, and something else
  if (isUnknownFunction(a) || isUnknownFunction(b)) return raiseFault(rt, "incomparable");
  return compareValues(rt, a, b, false) === 0;
}

/** An integer and a float: where the type says nothing, they may meet. */
function mixedNumbers(run: Run, a: Value, b: Value): BoolTerm | undefined {
  if (a instanceof Flt && isInt(b)) return Number.isInteger(a.f) && equalInts(run, b, canonical(BigInt(a.f)));
  return isInt(a) && b instanceof Flt ? mixedNumbers(run, b, a) : undefined;
}

/** The same unknown is equal to itself unless it may hold a function or not-a-number. */
function isSameWithoutLooking(run: Run, value: Value): boolean {
  const v: unknown = value;
  return isSymbol(v) || (v instanceof Unknown && run.world.shapes.isPlain(v.shape.type));
}

/** Negative, zero or positive: the first difference from left to right; not a number where the partial order is silent. */
export function orderOf(run: Run, rt: Runtime, first: Value, second: Value, total: boolean): number {
  const pending: Value[] = [first, second];
  for (let work = 1; pending.length > 0; work++) {
    if (work % WORK === 0) charge(rt, WORK);
    const b = pending.pop() as Value;
    const a = pending.pop() as Value;
    const order = orderOfHeads(run, rt, a, b, total, pending);
    if (order !== 0) return order;
  }
  return 0;
}

function orderOfHeads(run: Run, rt: Runtime, x: Value, y: Value, total: boolean, pending: Value[]): number {
  if (x === y && (total || isSameWithoutLooking(run, x))) return 0;
  const a = run.head(x);
  const b = run.head(y);
  if (areApart(a, b)) return isSameObject(run, a, b) ? 0 : Math.sign(compareValues(rt, a, b, total) ?? Number.NaN);
  if (leaveFields(a, b, pending)) {
    noteInside(run, x, y, pending);
    return 0;
  }
  const p = truthOf(run, a);
  const q = truthOf(run, b);
  if (p !== undefined && q !== undefined) return Number(run.branch(p)) - Number(run.branch(q));
  const below = symbolically(run, "lt", a, b);
  if (below !== undefined) {
    if (run.branch(below)) return -1;
    return run.branch(symbolically(run, "eq", a, b) as BoolTerm) ? 0 : 1;
  }
  return Math.sign(compareValues(rt, a, b, total) ?? Number.NaN);
}
