// Whether two results are the same, at their common type. Functions are compared by applying
// both to a further argument: one walk for whole values and for values with unknowns inside,
// which decides on the way.
import { nth } from "../basis/known.js";
import { OBJECT_TYPE } from "../core/program.js";
import { type Type, writtenSize } from "../core/type.js";
import { Cell, type Data, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import { compareFloats } from "../eval/primitives/floats.js";
import { equalInts, isInt, textOf, truthOf } from "../explore/equal.js";
import type { Run } from "../explore/run.js";
import type { Shapes } from "../explore/shape.js";
import { sameTexts } from "../explore/texts.js";
import { type ExploredWorld, type Mutable, unknownOf } from "../explore/unknown.js";
import type { BoolTerm } from "../smt/term.js";
import { isUnit } from "../subject/recording.js";

export type Comparing = {
  readonly shapes: Shapes;
  /** What a mutable block of a result holds: parts of the input may have been changed since. */
  readonly content: (block: Cell | readonly Value[], side: "reference" | "submission") => readonly Value[];
  /** The value with its head to be seen. */
  readonly look: (value: Value) => Value;
  /** Two that are neither blocks nor functions. */
  readonly sameLeaves: (a: Value, b: Value) => boolean;
  /** What the n-th function that is met is applied to. */
  readonly argument: (n: number, type: Type) => Value | undefined;
  /** Something was not compared: there may be no end to functions in results, or to the types of their parts; or nobody can
   * look at a part of them. */
  readonly cutOff: (what: "functions" | "unseen" | "indices") => void;
  /** Functions in results may remember something: each is applied again, after all the others. */
  readonly rounds: number;
  /** Whether what the reference came to is something to compare with. */
  readonly isTest: (report: Report) => boolean;
  /** Whether two runs ended alike, whatever values they gave; `effects`: what is printed is all that they do. */
  readonly sameEnds: (expected: Report, got: Report, effects: boolean) => boolean;
  /** What two functions gave, at the type of what they give. */
  readonly onApplied?: (type: Type, expected: Report, got: Report) => void;
  readonly applyReference: (fn: Value, args: readonly Value[]) => Report;
  readonly applySubmission: (fn: Value, args: readonly Value[]) => Report;
};

type Pair = { readonly type: Type; readonly a: Value; readonly b: Value };

const FUNCTIONS_MAX = 30;
/** Of a type that holds a larger one of itself, and so on, as `'a t` that holds an `('a * 'a) t`. */
const TYPE_MAX = 1_000;
/** Few results are as large as this, and remembering takes longer than comparing. */
const REMEMBERED_AFTER = 2_000;

export function sameResults(comparing: Comparing, type: Type, first: Value, second: Value): boolean {
  const pending: Pair[] = [{ type, a: first, b: second }];
  let functions = 0;
  const isMet = meetings();
  const met: Pair[] = [];
  let round = 1;
  const further = (): Pair | undefined => {
    if (met.length === 0 || round++ >= comparing.rounds) return undefined;
    pending.push(...met.splice(0).reverse());
    return pending.pop();
  };
  for (let next = pending.pop(); next !== undefined; next = pending.pop() ?? further()) {
    const { type: at, a, b } = next;
    if (isMet(a, b) || isObjectType(at)) continue;
    if (writtenSize(at) > TYPE_MAX) {
      comparing.cutOff("indices");
      return true;
    }
    if (at === UNSEEN || (at.kind !== "fn" && (isFunction(a) || isFunction(b)))) {
      if (a !== b) comparing.cutOff("unseen");
    } else if (at.kind === "fn") {
      if (functions >= FUNCTIONS_MAX) {
        comparing.cutOff("functions");
        return true;
      }
      if (!sameFunctions(comparing, at, functions++, a, b, pending)) return false;
      met.push(next);
    } else if ((a !== b || isMutable(a)) && !sameHeads(comparing, at, comparing.look(a), comparing.look(b), pending))
      return false;
  }
  return true;
}

/** Which object it is shows in what it shares with others. */
function isObjectType(type: Type): boolean {
  return type.kind === "con" && type.name === OBJECT_TYPE;
}

/** Whether two parts have met before, in large results: those may be cyclic, or share parts that are reached many times. */
function meetings(): (a: Value, b: Value) => boolean {
  const met = new Map<Value, Set<Value>>();
  let count = 0;
  return (a, b) => {
    if (++count <= REMEMBERED_AFTER || typeof a !== "object") return false;
    const others = met.get(a) ?? new Set();
    const isKnown = others.has(b);
    met.set(a, others.add(b));
    return isKnown;
  };
}

function sameHeads(comparing: Comparing, type: Type, a: Value, b: Value, pending: Pair[]): boolean {
  if (isData(a) && isData(b))
    return a.k === b.k && later(pending, fieldTypes(comparing, type, a), fieldsOf(a), fieldsOf(b));
  if (isMutable(a) && isMutable(b)) return sameContents(comparing, type, a, b, pending);
  if (a instanceof Lazy && b instanceof Lazy && a.state === "done" && b.state === "done")
    return later(pending, argsOf(type), [a.result as Value], [b.result as Value]);
  return comparing.sameLeaves(a, b);
}

function isFunction(value: Value): boolean {
  return typeof value === "function" || (typeof value === "object" && "closure" in value);
}

function isMutable(value: Value): value is Cell | readonly Value[] {
  return value instanceof Cell || Array.isArray(value);
}

function sameContents(
  { content }: Comparing,
  type: Type,
  a: Cell | readonly Value[],
  b: Cell | readonly Value[],
  pending: Pair[],
): boolean {
  const [left, right] = [content(a, "reference"), content(b, "submission")];
  const types = left.map(() => argsOf(type)[0] ?? UNKNOWN);
  return left.length === right.length && later(pending, types, left, right);
}

function argsOf(type: Type): readonly Type[] {
  return type.kind === "con" ? type.args : [];
}

function later(pending: Pair[], types: readonly Type[], a: readonly Value[], b: readonly Value[]): true {
  for (let i = a.length - 1; i >= 0; i--) {
    pending.push({ type: types[i] ?? UNKNOWN, a: nth(a, i), b: nth(b, i) });
  }
  return true;
}

/** Of what is inside an abstract value. */
const UNKNOWN: Type = { kind: "var", name: "a" };

/** Of what only its constructor knows the type of: no program can look at it, but by the functions that are with it. */
const UNSEEN: Type = { kind: "var", name: "unseen" };

export function fieldTypes({ shapes }: Pick<Comparing, "shapes">, type: Type, data: Data): readonly Type[] {
  const known = shapes.fieldsOf(type, data.k);
  const unseen = shapes.unseenFields(data.k);
  if (unseen.length > 0) return known.map((field, i) => (unseen.includes(i) ? UNSEEN : field));
  return known.length === data.k.arity ? known : data.k.decl.fields;
}

/** Both applied to the same further argument; where the reference gives nothing there is nothing to tell. */
function sameFunctions(comparing: Comparing, type: Type, n: number, a: Value, b: Value, pending: Pair[]): boolean {
  if (type.kind !== "fn") return true;
  const argument = comparing.argument(n, type.from); // also where it is not needed: they are counted
  if (isData(a) || isData(b)) return isData(a) && isData(b); // null in the place of a function
  if (argument === undefined) return true;
  const args = [argument];
  const expected = comparing.applyReference(a, args);
  if (!comparing.isTest(expected)) return true;
  const got = comparing.applySubmission(b, args);
  if (got.outcome.kind === "unsupported") return true; // nor where it is not known what the submission gives
  comparing.onApplied?.(type.to, expected, got);
  if (!comparing.sameEnds(expected, got, isUnit(type.to))) return false;
  if (expected.outcome.kind !== "value" || got.outcome.kind !== "value") return true;
  return later(pending, [type.to], [expected.outcome.value], [got.outcome.value]);
}

export function sameWholeLeaves(a: Value, b: Value): boolean {
  if (a instanceof Str && b instanceof Str) return a.s === b.s;
  if (a instanceof Flt && b instanceof Flt) return compareFloats(a.f, b.f) === 0;
  return a === b || (a instanceof Lazy && b instanceof Lazy);
}

/** Leaves with symbols: both sides are of interest, the different one above all. */
export function sameUnknownLeaves(run: Run, a: Value, b: Value): boolean {
  const term = leafTerm(run, a, b);
  return term === undefined ? sameWholeLeaves(a, b) : run.distinguish(term);
}

function leafTerm(run: Run, a: Value, b: Value): BoolTerm | undefined {
  if (isInt(a) && isInt(b)) return equalInts(run, a, b);
  const s = textOf(a);
  const t = textOf(b);
  if (s !== undefined && t !== undefined) return sameTexts(run, s, t, (term) => run.distinguish(term));
  const p = truthOf(run, a);
  const q = truthOf(run, b);
  if (p === undefined || q === undefined) return undefined;
  return run.distinguish(p) === run.distinguish(q);
}

/** Further arguments for functions in results: the same unknowns in every run. */
export type Arguments = ((n: number, type: Type) => Value) & {
  readonly made: readonly Value[];
  readonly types: readonly Type[];
};

export function furtherArguments(world: ExploredWorld): Arguments {
  const made: Value[] = [];
  const types: Type[] = [];
  const mutable: Mutable[] = [];
  const argument = (n: number, type: Type): Value => {
    made[n] ??= unknownOf(world, type, mutable);
    types[n] = type;
    return made[n];
  };
  return Object.assign(argument, { made, types });
}
