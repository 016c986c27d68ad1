// Calling an unknown function. With primitive arguments and a primitive result, f(t) is a
// term; otherwise the run keeps a table, and equality of arguments is decided. A function
// that takes functions looks at what they give for one unknown argument: such paths are not
// exact. Where it is allowed, a function may also raise at an argument that is new.

import type { Int } from "../basis/integer.js";
import { nth } from "../basis/known.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import type { Fault } from "../core/program.js";
import type { Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import { apply, fun } from "../eval/apply.js";
import { type Runtime, raiseFault } from "../eval/runtime.js";
import {
  callTerm,
  eq,
  type IntTerm,
  Lit,
  not,
  Poly,
  type Sort,
  type StrTerm,
  same,
  type Term,
  Text,
} from "../smt/term.js";
import { isEqual, isInt, textOf, truthOf } from "./equal.js";
import { CALLS_FREE, RAISE_SIZE } from "./limits.js";
import type { Run } from "./run.js";
import type { Shape } from "./shape.js";
import { asInt, asValue, type ExploredWorld, isUnknown, Unknown, type UnknownFunction, unknownOf } from "./unknown.js";

export function callUnknown(run: Run, fn: UnknownFunction, rt: Runtime, args: readonly Value[]): Value {
  if (args.length < fn.arity) return waiting(run, fn, rt, args);
  if (args.length > fn.arity) {
    const result = callUnknown(run, fn, rt, args.slice(0, fn.arity));
    return apply(rt, result, args.slice(fn.arity));
  }
  rt.fuel--;
  const terms = argumentTerms(run, fn, args);
  const sort = sortOf(fn.result);
  return terms !== undefined && sort !== undefined
    ? symbolicCall(run, fn, rt, sort, terms)
    : tabledCall(run, fn, rt, args);
}

function waiting(run: Run, fn: UnknownFunction, rt: Runtime, first: readonly Value[]): Value {
  return fun(fn.arity - first.length, (...rest) => callUnknown(run, fn, rt, [...first, ...rest]));
}

/** Of a result that is a term. */
function sortOf(type: Type): Sort | undefined {
  if (type.kind !== "con") return undefined;
  if (INTEGERS.has(type.name)) return INTEGERS.get(type.name)?.literal === "char" ? undefined : "int";
  return TEXTS.has(type.name) ? "str" : type.name === "bool" ? "bool" : undefined;
}

/** Within which it is; of a string, its characters. */
function rangeOf(type: Type): { readonly low: Int | undefined; readonly high: Int | undefined } {
  const name = type.kind === "con" ? type.name : "";
  return INTEGERS.get(name) ?? { low: undefined, high: TEXTS.get(name)?.highestChar };
}

/** All of them as terms, or nothing. */
function argumentTerms(run: Run, fn: UnknownFunction, args: readonly Value[]): readonly Term[] | undefined {
  const terms: Term[] = [];
  for (const [i, arg] of args.entries()) {
    const term = isPrimitive(nth(fn.params, i)) ? termOf(run, arg) : undefined;
    if (term === undefined) return undefined;
    terms.push(term);
  }
  return terms;
}

function isPrimitive(type: Type): boolean {
  return type.kind === "con" && (INTEGERS.has(type.name) || TEXTS.has(type.name) || type.name === "bool");
}

function termOf(run: Run, value: Value): Term | undefined {
  if (isInt(value)) return asInt(value);
  return textOf(value) ?? truthOf(run, value);
}

const USUAL = { int: 0, str: "x", bool: false } as const;

function symbolicCall(run: Run, fn: UnknownFunction, rt: Runtime, sort: Sort, terms: readonly Term[]): Value {
  const { low, high } = rangeOf(fn.result);
  const result = callTerm(run.world.terms, sort, fn.id, USUAL[sort], terms, low, high);
  const earlier = run.calls.get(fn.id) ?? [];
  if (earlier.length > CALLS_FREE) rt.fuel -= (earlier.length - CALLS_FREE) >> 2; // compared with all of them
  const isNew = !earlier.some(([known]) => known === asValue(result));
  if (isNew && run.mayRaise) mayRaise(run, fn, rt, callNumber(result), terms, differentFrom(run, terms, earlier));
  if (isNew && !run.mayRaise) {
    const call = [asValue(result), ...terms.map((term) => asValue(term))];
    run.calls = new Map(run.calls).set(fn.id, [...earlier, call]);
  }
  return asValue(result);
}

/** The same for the same call in every run. */
function callNumber(result: Term): number {
  if (result instanceof Poly) return result.monos[0]?.atoms[0]?.id ?? -1;
  if (result instanceof Text) return (result.parts[0] as { id: number }).id;
  return result instanceof Lit && result.cond.kind === "is" ? result.cond.atom.id : -1;
}

/** That the arguments are none of those of the calls before; undefined when they must be. */
function differentFrom(
  run: Run,
  terms: readonly Term[],
  earlier: readonly (readonly Value[])[],
): readonly Lit[] | undefined {
  const flips: Lit[] = [];
  for (const [, ...args] of earlier) {
    // One argument that differs is enough; the first that can is taken.
    const apart = terms
      .map((term, i) => not(equation(run, term, args[i] as unknown as Term)))
      .find((lit) => lit !== false);
    if (apart === undefined) return undefined;
    if (apart instanceof Lit) flips.push(apart);
  }
  return flips;
}

function equation(run: Run, a: Term, b: Term): Lit | boolean {
  const { terms } = run.world;
  if (a instanceof Poly || b instanceof Poly || typeof a === "number" || typeof a === "bigint")
    return eq(terms, a as IntTerm, b as IntTerm);
  if (a instanceof Text || b instanceof Text || typeof a === "string") return same(terms, a as StrTerm, b as StrTerm);
  return a === b;
}

/** A decision of its own: to return, or at a cost to raise. */
function mayRaise(
  run: Run,
  fn: UnknownFunction,
  rt: Runtime,
  number: number,
  args: readonly Term[],
  flips: readonly Lit[] | undefined,
): void {
  const { choice } = fn.raising.get(number) ?? { choice: new Unknown(run.world.serial++, RAISES) };
  fn.raising.set(number, { choice, args });
  if (run.isDecided(choice)) {
    if (choice.chosen === true) raiseFault(rt, faultOf(run.world, fn));
    return;
  }
  if (flips !== undefined) run.suggest(choice, 1, nth(RAISES.alternatives, 1), flips);
  run.choose(choice, 0);
}

/** What a function raises: each its own, as far as there are some. */
const RAISED: readonly Fault[] = ["divide", "bounds", "incomparable"];

/** The same in every run. */
export function faultOf({ raisers }: ExploredWorld, { id }: UnknownFunction): Fault {
  const number = raisers.get(id) ?? raisers.size;
  raisers.set(id, number);
  return nth(RAISED, number % RAISED.length);
}

const RAISES: Shape = {
  type: { kind: "con", name: "bool" as never, args: [] },
  least: 0,
  leastCost: 0,
  alternatives: [
    { made: { kind: "bool", value: false }, added: 0, addedCost: 0 },
    { made: { kind: "bool", value: true }, added: RAISE_SIZE, addedCost: 2 * RAISE_SIZE },
  ],
};

function tabledCall(run: Run, fn: UnknownFunction, rt: Runtime, args: readonly Value[]): Value {
  const table = run.others.get(fn.id) ?? [];
  const key = args.map((arg, i) => keyed(run, fn, rt, arg, nth(fn.params, i)));
  for (const [i, known] of table.entries()) {
    if (!known.every((value, at) => areSame(run, rt, value, nth(key, at)))) continue;
    const raised = fn.raising.get(-1 - i)?.choice;
    if (raised !== undefined && run.isDecided(raised) && raised.chosen === true) raiseFault(rt, faultOf(run.world, fn));
    return nth(fn.results, i);
  }
  const index = table.length;
  run.others = new Map(run.others).set(fn.id, [...table, key]);
  if (run.mayRaise) mayRaise(run, fn, rt, -1 - index, [], []);
  fn.results[index] ??= unknownOf(run.world, fn.result, fn.mutable);
  return fn.results[index];
}

/** What the result depends on: a function by what it gives for one argument. */
function keyed(run: Run, fn: UnknownFunction, rt: Runtime, arg: Value, type: Type): Value {
  if (type.kind !== "fn") return arg;
  run.lose({ kind: "functions" });
  const probe = fn.probes.get(type) ?? unknownOf(run.world, type.from, fn.mutable);
  fn.probes.set(type, probe);
  const given = apply(rt, arg, [probe]);
  return type.to.kind === "fn" ? 0 : given;
}

/** Decides equality of primitives; data is compared as far as it is the same object, or decided. */
function areSame(run: Run, rt: Runtime, a: Value, b: Value): boolean {
  if (a === b) return true;
  if (isUnknown(a) && isUnknown(b)) run.lose({ kind: "functions" });
  return isEqual(run, rt, a, b);
}
