// From a path on which the programs part to an input that a teacher would write: unknown
// functions become the first simple lambda that still separates, and every symbol the first of
// 0, 1, -1, 2 ... or "x", "y", "z", "" that does. Each step is confirmed by running both.

import { type Int, magnitude, plus, quotient } from "../../basis/integer.js";
import { type Expr, makeName } from "../../core/expr.js";
import { Cell, type Closure, fieldsOf, isData, Lazy, type Value } from "../../core/value.js";
import { load } from "../../eval/run.js";
import { complete } from "../../explore/complete.js";
import { expressionOf, sizeOf } from "../../explore/express.js";
import { simpleLambdas, tableLambda } from "../../explore/lambda.js";
import type { Run } from "../../explore/run.js";
import { typeKey } from "../../explore/shape.js";
import { isSymbol, Unknown, UnknownFunction } from "../../explore/unknown.js";
import { atomValue, type Model, withValue } from "../../smt/model.js";
import { type Atom, type Constant, Poly, Text } from "../../smt/term.js";
import { type Both, differ, type Fuel, limitsOf, type Policy, runBoth } from "./confirm.js";
import type { Pair } from "./pair.js";

/** An input on which both were run, and parted. */
export type CoreWitness = {
  readonly args: readonly Expr[];
  readonly size: number;
  readonly both: Both;
};

export type WitnessMaker = (run: Run, inputs: readonly Value[]) => CoreWitness | undefined;

const QUICK: Fuel = { reference: 200_000, submission: (steps) => 50 * steps + 10_000 };
/** Before a submission is said not to finish, it gets far more than any sensible one needs. */
const PATIENT: Fuel = { reference: 2_000_000, submission: (steps) => 1000 * steps + 300_000 };
const FUNCTIONS_TRIED_MAX = 60;

export function witnessMaker(pair: Pair, policy: Policy): WitnessMaker {
  const lambdas = lambdaLoader(pair);
  return (run, inputs) => {
    run.restoreInputs();
    const fns = functionsIn(run, inputs);
    for (const chosen of choices(fns.map((fn) => lambdas(fn, run.model)))) {
      const input = (model: Model) => () =>
        complete(run, model, inputs, (fn) => (chosen[fns.indexOf(fn)] as Lambda).value);
      const parts = (model: Model, fuel: Fuel): Both | undefined => {
        const both = runBoth(pair, policy, input(model), fuel);
        return both !== undefined && differ(pair, both) ? both : undefined;
      };
      if (parts(run.model, QUICK) === undefined) continue;
      const model = canonical(run, inputs, (tried) => parts(tried, QUICK) !== undefined);
      const both = parts(model, PATIENT);
      if (both === undefined) continue;
      const functions = new Map<Value, Expr>(chosen.map(({ value, expr }) => [value, expr]));
      const args = input(model)().map((value, i) =>
        expressionOf(pair.shapes, value, pair.params[i] as never, functions),
      );
      return { args, size: args.reduce((sum, arg) => sum + sizeOf(arg), 0), both };
    }
    return undefined;
  };
}

type Lambda = { readonly expr: Expr; readonly value: Closure };

/** The lambdas to try for a function, loaded; those of a type once. */
function lambdaLoader(pair: Pair): (fn: UnknownFunction, model: Model) => readonly Lambda[] {
  const known = new Map<string, readonly Lambda[]>();
  return (fn, model) => {
    const key = [...fn.params, fn.result].map(typeKey).join("->");
    const simple = known.get(key) ?? loaded(pair, simpleLambdas(pair.shapes, fn));
    known.set(key, simple);
    const table = tableLambda(pair.shapes, fn, model);
    return table === undefined ? simple : [...simple, ...loaded(pair, [table])];
  };
}

function loaded(pair: Pair, exprs: readonly Expr[]): readonly Lambda[] {
  const { program } = pair.reference.side;
  const names = exprs.map((_, i) => makeName("f", i));
  const defs = exprs.map((bound, i) => ({ kind: "one", name: names[i] as never, bound }) as const);
  const machine = load({ ...program, defs, types: new Map() }, limitsOf(Number.MAX_SAFE_INTEGER), {
    ctors: pair.ctors,
  });
  return exprs.map((expr, i) => ({ expr, value: machine.global(names[i] as never) as Closure }));
}

/** One lambda for each function: all from the start of their lists first. */
function choices(lists: readonly (readonly Lambda[])[]): readonly (readonly Lambda[])[] {
  let combined: (readonly Lambda[])[] = [[]];
  for (const list of lists) combined = combined.flatMap((before) => list.map((each) => [...before, each]));
  return combined.slice(0, lists.length <= 1 ? combined.length : FUNCTIONS_TRIED_MAX);
}

/** Everything unknown inside, in order of appearance. */
function leavesOf(run: Run, inputs: readonly Value[]): readonly unknown[] {
  const leaves: unknown[] = [];
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (isSymbol(value) || value instanceof UnknownFunction) leaves.push(value);
    else if (value instanceof Unknown) walk(run.isDecided(value) ? value.chosen : value.form(run.world, 0).value);
    else if (value instanceof Cell) walk(value.v);
    else if (value instanceof Lazy) walk(value.result);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (isData(value as Value)) fieldsOf(value as never).forEach(walk);
  };
  inputs.forEach(walk);
  return leaves;
}

function functionsIn(run: Run, inputs: readonly Value[]): readonly UnknownFunction[] {
  return leavesOf(run, inputs).filter((leaf) => leaf instanceof UnknownFunction);
}

function symbolsIn(run: Run, inputs: readonly Value[]): readonly Atom[] {
  return leavesOf(run, inputs).flatMap((leaf) => {
    if (leaf instanceof Poly) return leaf.monos[0]?.atoms ?? [];
    return leaf instanceof Text ? leaf.parts.filter((part) => typeof part !== "string") : [];
  });
}

/** Each symbol in turn becomes the first value that still separates. */
function canonical(run: Run, inputs: readonly Value[], separates: (model: Model) => boolean): Model {
  let model = run.model;
  for (const atom of symbolsIn(run, inputs)) {
    const better = firstValue(atom, atomValue(model, atom), (value) => separates(withValue(model, atom, value)));
    if (better !== undefined) model = withValue(model, atom, better);
  }
  return model;
}

const SMALL = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 9, -9, 10, -10];
const WORDS = ["x", "y", "z", ""];

function firstValue(atom: Atom, now: Constant, separates: (value: Constant) => boolean): Constant | undefined {
  if (typeof now === "string") return upTo(WORDS, now).find(separates);
  if (typeof now === "boolean") return undefined;
  if (atom.op.kind === "var" && atom.op.low !== undefined) return upTo([97, 98, 99, 48, 65, 32], now).find(separates);
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
