// From a path on which something is not right to an input that a teacher would write: unknown
// functions become the first simple lambda on which it still is not, and every symbol the first of
// 0, 1, -1, 2 ... or "x", "y", "z", "" on which it is not. Each step is confirmed by the judge.

import { type Int, magnitude, minus, plus, quotient } from "../basis/integer.js";
import { lastOf, nth } from "../basis/known.js";
import { lambda } from "../core/build.js";
import { type Expr, makeName, tupleWidth } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { Def } from "../core/program.js";
import { supplyOfNames, withOwnNames } from "../core/supply.js";
import type { Type } from "../core/type.js";
import { Cell, type Closure, fieldsOf, isData, Lazy, type Value } from "../core/value.js";
import type { SharedCtors } from "../eval/ctors.js";
import { load } from "../eval/run.js";
import { faultOf } from "../explore/apply-unknown.js";
import { complete, type FunctionValue } from "../explore/complete.js";
import { expressionOf, sizeOf } from "../explore/express.js";
import { paramsOf, simpleLambdas } from "../explore/lambda.js";
import { distinct, parametricBodies } from "../explore/parametric.js";
import type { Run } from "../explore/run.js";
import type { Shapes } from "../explore/shape.js";
import { tabledLambdas } from "../explore/tabled.js";
import { delayedBy } from "../explore/thunk.js";
import { typeKey } from "../explore/type-key.js";
import { isCharacter, isSymbol, Unknown, UnknownFunction } from "../explore/unknown.js";
import { atomValue, type Model, withValue } from "../smt/model.js";
import { intOf } from "../smt/sorts.js";
import { type Atom, type Constant, Poly, Text } from "../smt/term.js";
import { highOf, isUnbounded, lowOf } from "../smt/unknowns.js";
import { uncurried } from "../subject/hidden/operation.js";
import { isKeptAt, takenAt } from "../subject/recording.js";
import type { Inputs, Subject } from "../subject/subject.js";
import { condemned, type Fuel, type Input, type Judge } from "./judge.js";
import {
  FILLED_MAX,
  FUNCTIONS_TRIED_MAX,
  HASTY,
  limitsOf,
  PATIENT,
  PROBING_LAMBDAS_MAX,
  QUICK,
  SHIFT_MAX,
} from "./limits.js";
import { numberLast, withoutNumber } from "./numbered.js";

/** An input that was condemned, and what was seen on it. */
export type CoreWitness<Evidence> = {
  readonly args: readonly Expr[];
  /** What functions inside the results were applied to. */
  readonly further: readonly Expr[];
  readonly size: number;
  readonly seen: Evidence;
  readonly input: Input;
};

/** The unknowns of a question: the function's arguments, and further ones for functions in results. */
export type QuestionUnknowns = {
  readonly args: readonly Value[];
  readonly further: readonly Value[];
  readonly furtherTypes: readonly Type[];
};

export type WitnessMaker<Evidence> = {
  /** From a path on which something is wrong; tidy: with the values that a teacher would write. */
  readonly fromPath: (run: Run, unknowns: QuestionUnknowns, tidy: boolean) => CoreWitness<Evidence> | undefined;
  /** From a path on which all is right as far as one can tell: other values of its symbols, extreme ones above all. */
  readonly byProbing: (run: Run, unknowns: QuestionUnknowns) => CoreWitness<Evidence> | undefined;
};

type Effort = {
  readonly fuel: Fuel;
  readonly lambdas: number;
  /** Not finishing counts as a difference. */
  readonly waits: boolean;
  readonly tidy: boolean;
};
const THOROUGH: Effort = { fuel: QUICK, lambdas: Number.POSITIVE_INFINITY, waits: true, tidy: true };
const PROBING: Effort = { fuel: HASTY, lambdas: PROBING_LAMBDAS_MAX, waits: false, tidy: true };

export function witnessMaker<E>(subject: Subject, judge: Judge<E>): WitnessMaker<E> {
  const lambdas = lambdaLoader(subject);
  type Found = CoreWitness<E> | undefined;
  /** The first functions and model that separate. */
  const attempt = (run: Run, unknowns: QuestionUnknowns, models: readonly Model[], effort: Effort): Found => {
    run.restoreInputs();
    const all = [...unknowns.args, ...unknowns.further];
    const fns = functionsIn(run, all);
    const candidates = fns.map((fn) => lambdas(run, fn).slice(0, effort.lambdas));
    for (const chosen of choices(candidates)) {
      const filled = filler(run, unknowns, (fn) => nth(chosen, fns.indexOf(fn)).value);
      const parts = (model: Model): boolean => {
        const verdict = judge.judge(filled(model), effort.fuel)?.verdict;
        return verdict === "wrong" || (effort.waits && verdict === "unfinished");
      };
      const first = models.find(parts);
      if (first === undefined) continue;
      const model = effort.tidy ? tidiedModel(run, all, first, parts) : first;
      const seen = condemned(judge, filled(model), PATIENT);
      if (seen !== undefined) return written(subject, unknowns.furtherTypes, chosen, settled(run, filled(model)), seen);
    }
    return undefined;
  };
  return {
    fromPath: (run, unknowns, tidy) => attempt(run, unknowns, nearby(run, unknowns), { ...THOROUGH, tidy }),
    byProbing: (run, unknowns) => {
      const models = fillings(run.model, symbolsIn(run, [...unknowns.args, ...unknowns.further]));
      return models.length === 0 ? undefined : attempt(run, unknowns, models, PROBING);
    },
  };
}

/** Another function than the path's own may need another argument to show the difference. */
function nearby(run: Run, { args, further }: QuestionUnknowns): readonly Model[] {
  const { model } = run;
  const all = [...args, ...further];
  if (functionsIn(run, all).length === 0) return [model];
  const ints = symbolsIn(run, all).filter(({ sort }) => sort === "int");
  return [model, ...ints.slice(0, FILLED_MAX).flatMap((atom) => [1, 2].map((value) => withValue(model, atom, value)))];
}

/** The whole input in a model. */
function filler(run: Run, { args, further }: QuestionUnknowns, functionValue: FunctionValue): (model: Model) => Input {
  return (model) => ({
    args: () => complete(run, model, args, functionValue),
    further: complete(run, model, further, functionValue),
  });
}

/** The input as it is now, whatever the run does next. */
export function settled(run: Run, { args, further }: Input): Input {
  const whole = args("reference");
  const noFunction = (): never => {
    throw new Error("an unknown function in a whole value");
  };
  return { args: () => complete(run, run.model, whole, noFunction), further };
}

/** `chosen`: every function that may be inside. */
export function written<E>(
  { shapes, params }: Inputs,
  furtherTypes: readonly Type[],
  chosen: readonly Lambda[],
  input: Input,
  seen: E,
): CoreWitness<E> {
  const functions = new Map<Value, Expr>(chosen.map(({ value, expr }) => [value, expr]));
  const express = (values: readonly Value[], types: readonly Type[]): readonly Expr[] =>
    values.map((value, i) => expressionOf(shapes, value, nth(types, i), functions));
  const args = express(input.args("reference"), params);
  const further = express(input.further, furtherTypes);
  const size = [...args, ...further].reduce((sum, arg) => sum + sizeOf(arg), 0);
  return { args, further, size, seen, input };
}

const USUAL_INTS: readonly Int[] = [1, -1, 2, -2, 3, -3, 7, 10, -10, 100];
const FAR = 2n ** 64n;

/** The ends of its range, and what is next to them; of an integer without bounds, ends of others. */
function endsOf(atom: Atom): readonly Int[] {
  const [low, high] = isUnbounded(atom) ? [-FAR, FAR] : [lowOf(atom), highOf(atom)];
  return [0, 1].flatMap((n) => [minus(high, n), plus(low, n)]);
}
const TEXTS = ["", "a", "A", "ab", "a b", " ", "0", "10", "-1", "x,y"];

/** Models with other values of some symbols: each alone, the first two together. */
function fillings(model: Model, symbols: readonly Atom[]): readonly Model[] {
  const atoms = symbols.slice(0, FILLED_MAX);
  const valuesOf = (atom: Atom): readonly Constant[] => {
    if (atom.sort === "str") return TEXTS;
    return isCharacter(atom) ? [0, 32, 48, 65, 98, 122, 255] : [...USUAL_INTS, ...endsOf(atom)];
  };
  const alone = atoms.flatMap((atom) => valuesOf(atom).map((value) => withValue(model, atom, value)));
  const [a, b] = atoms.filter((atom) => atom.sort === "int" && !isCharacter(atom));
  if (a === undefined || b === undefined) return alone;
  const together = (atom: Atom): readonly Int[] => [1, -1, ...endsOf(atom)];
  return [...alone, ...together(a).flatMap((x) => together(b).map((y) => withValue(withValue(model, a, x), b, y)))];
}

export type Lambda = { readonly expr: Expr; readonly value: Closure };

/** The simple lambdas of each type, once for all submissions that are compared with a reference. */
const simpleOnes = new WeakMap<SharedCtors, Map<string, readonly Lambda[]>>();

/** The lambdas to try for a function, loaded. */
export function lambdaLoader(subject: Subject): (run: Run, fn: UnknownFunction) => readonly Lambda[] {
  const { ctors, shapes, side } = subject;
  const known = simpleOnes.get(ctors) ?? new Map<string, readonly Lambda[]>();
  simpleOnes.set(ctors, known);
  const { faults } = side.program;
  const numbered = numberedIn(subject);
  return (run, fn) => {
    const type = [...fn.params, fn.result].map(typeKey).join("->");
    const isNumbered = numbered.has(type);
    const key = `${type}${isNumbered ? " numbered" : ""}`;
    const made = (): readonly Expr[] => writtenLambdas(shapes, fn);
    const simple = known.get(key) ?? loadLambdas(subject, isNumbered ? numberLast(made()) : made());
    known.set(key, simple);
    const exact = tabledLambdas(shapes, run, fn, faults[faultOf(run.world, fn)]);
    const tables = isNumbered ? [...exact.flatMap(withoutNumber), ...exact] : exact;
    return tables.length === 0 ? simple : [...simple, ...loadLambdas(subject, tables)];
  };
}

/** Those that give functions, or hold them, are written by their types as well. */
function writtenLambdas(shapes: Shapes, fn: UnknownFunction): readonly Expr[] {
  const simple = simpleLambdas(shapes, fn);
  const takesSomething = fn.params.some((type) => type.kind !== "con" || tupleWidth(type.name) !== 0);
  if (!takesSomething || fn.result.kind !== "con" || !shapes.holdsFunction(fn.result)) return simple;
  const params = paramsOf(fn);
  const names = params.map(({ name }) => name);
  return distinct([...simple, ...parametricBodies(shapes, params, fn.result).map((body) => lambda(names, body))]);
}

/** The types of functions that are given the number of the call, after their arguments. */
function numberedIn({ params, recording }: Subject): ReadonlySet<string> {
  if (recording === undefined) return new Set();
  const kept = params.filter((_, i) => isKeptAt(recording, takenAt(recording)[i]));
  return new Set(kept.map(uncurried).map((each) => [...each.params, each.result].map(typeKey).join("->")));
}

export function loadLambdas({ side: { program }, ctors }: Subject, exprs: readonly Expr[]): readonly Lambda[] {
  const names = exprs.map((_, i) => makeName("f", i));
  const supply = supplyOfNames("input");
  const defs = exprs.map(
    (e, i): Def => ({ kind: "one", name: nth(names, i), bound: withOwnNames(supply, e, () => false) }),
  );
  const alone = withDefinitions("functions among inputs", { ...program, defs: [], types: new Map() }, defs);
  const machine = load(alone, limitsOf(Number.MAX_SAFE_INTEGER), { ctors });
  return exprs.map((expr, i) => ({ expr, value: machine.global(nth(names, i)) as Closure }));
}

/** One lambda for each function: all from the start of their lists first. */
function choices(lists: readonly (readonly Lambda[])[]): readonly (readonly Lambda[])[] {
  let combined: (readonly Lambda[])[] = [[]];
  const most = lists.length <= 1 ? Number.POSITIVE_INFINITY : FUNCTIONS_TRIED_MAX;
  // Cut at every step: all of them together are more than anybody could hold.
  for (const list of lists)
    combined = combined.flatMap((before) => list.map((each) => [...before, each])).slice(0, most);
  return combined.length < most ? combined : [...combined, lists.map(lastOf)]; // what the path saw
}

/** Everything unknown inside, in order of appearance. */
function leavesOf(run: Run, inputs: readonly Value[]): readonly unknown[] {
  const leaves: unknown[] = [];
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const delayed = value instanceof UnknownFunction ? delayedBy(run, value) : undefined;
    if (delayed !== undefined) walk(delayed);
    else if (isSymbol(value) || value instanceof UnknownFunction) leaves.push(value);
    else if (value instanceof Unknown) walk(run.isDecided(value) ? value.chosen : value.form(run.world, 0).value);
    else if (value instanceof Cell) walk(value.v);
    else if (value instanceof Lazy) walk(value.result);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (isData(value as Value)) fieldsOf(value as never).forEach(walk);
  };
  inputs.forEach(walk);
  return leaves;
}

export function functionsIn(run: Run, inputs: readonly Value[]): readonly UnknownFunction[] {
  return leavesOf(run, inputs).filter((leaf) => leaf instanceof UnknownFunction);
}

export function symbolsIn(run: Run, inputs: readonly Value[]): readonly Atom[] {
  return leavesOf(run, inputs).flatMap((leaf) => {
    if (leaf instanceof Poly) return leaf.monos[0]?.atoms ?? [];
    return leaf instanceof Text ? leaf.parts.filter((part) => typeof part !== "string") : [];
  });
}

/** Each symbol in turn becomes the first value that still separates. */
export function tidiedModel(
  run: Run,
  inputs: readonly Value[],
  start: Model,
  separates: (model: Model) => boolean,
): Model {
  const atoms = symbolsIn(run, inputs);
  let model = fromZero(start, atoms, separates);
  for (const atom of atoms) {
    const better = firstValue(atom, atomValue(model, atom), (value) => separates(withValue(model, atom, value)));
    if (better !== undefined) model = withValue(model, atom, better);
  }
  return model;
}

/** Where only the order of integers matters, they start at 0. */
function fromZero(model: Model, atoms: readonly Atom[], separates: (model: Model) => boolean): Model {
  const ints = atoms.filter((atom) => atom.sort === "int" && atom.op.kind === "var" && !isCharacter(atom));
  let least: Int = 0;
  for (const value of ints.map((atom) => intOf(atomValue(model, atom)))) if (value < least) least = value;
  if (least === 0 || least < -SHIFT_MAX) return model; // extreme values are there for a reason
  const shifted = ints.reduce(
    (moved, atom) => withValue(moved, atom, minus(intOf(atomValue(model, atom)), least)),
    model,
  );
  return separates(shifted) ? shifted : model;
}

const SMALL = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 9, -9, 10, -10];
const WORDS = ["x", "y", "z", ""];

function firstValue(atom: Atom, now: Constant, separates: (value: Constant) => boolean): Constant | undefined {
  if (typeof now === "string") return upTo(WORDS, now).find(separates);
  if (typeof now === "boolean") return undefined;
  if (isCharacter(atom)) return upTo([97, 98, 99, 48, 65, 32], now).find(separates);
  return upTo(SMALL, now).find(separates) ?? nearestToZero(now, separates);
}

/** Those that come before it in order of preference; all, if it is none of them. */
function upTo<T>(order: readonly T[], now: T): readonly T[] {
  const at = order.indexOf(now);
  return at < 0 ? order : order.slice(0, at);
}

/** Of the same sign, by halving: what separates is nearly always everything from some value on. */
function nearestToZero(now: Int, separates: (value: Constant) => boolean): Int | undefined {
  if (magnitude(now) <= 10) return undefined;
  let near: Int = now < 0 ? -10 : 10; // does not separate
  let far = now; // does
  while (magnitude(plus(far, now < 0 ? 1 : -1)) > magnitude(near)) {
    const middle = quotient(plus(near, far), 2);
    if (separates(middle)) far = middle;
    else near = middle;
  }
  return far;
}
