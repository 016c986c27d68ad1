// Functions among the inputs that give nothing are called for what they do. In their place the programs get functions
// that write their arguments down, and what was written down, call by call, belongs to the result. Where the function
// raises, it goes with the exception, which is another one until somebody takes the two apart. Where effects count,
// other functions are written down too, and then called: with the number of the call, since what a function with effects
// gives may be another thing each time.
import { nth } from "../basis/known.js";
import {
  CONS,
  call,
  cases,
  catching,
  fieldsAs,
  inTurn,
  LIST,
  lambda,
  letIn,
  lit,
  make,
  NIL,
  prim,
  raise,
  variable,
} from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor, tupleWidth } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { IntKind } from "../core/literal.js";
import { neededBy } from "../core/needs.js";
import type { PrimName } from "../core/primitive.js";
import { boundIn, type CtorDecl, type Def, type Program } from "../core/program.js";
import { children } from "../core/traverse.js";
import { con, fn, type Type, tupleType } from "../core/type.js";
import { fieldsOf, isData, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import { typeKey } from "../explore/type-key.js";
import type { EffectsPolicy } from "./exercise.js";
import { uncurried } from "./hidden/operation.js";

export type Recording = {
  /** Of the function itself. */
  readonly params: readonly Type[];
  readonly result: Type;
  /** Which of its parameters are written down. */
  readonly at: readonly number[];
  /** Which of these are called then, since they give something. */
  readonly kept: readonly number[];
  readonly integer: IntKind;
};

/** What is written down: with `effects`, also calls of functions that give something. */
export type Recorder = { readonly effects: EffectsPolicy; readonly integer: IntKind };

/** Undefined where there is nothing to write down. `looked`: a predicate looks at so many inputs. */
export function recordingOf(
  type: Type,
  program: Program,
  looked: number,
  { effects, integer }: Recorder,
): Recording | undefined {
  const { params, result } = uncurried(type);
  const only = params.flatMap((param, i) => (isCalledForEffect(param) ? [i] : []));
  const isPossible = only.every((i) => i >= looked) && program.data.some(({ name }) => name === LIST);
  const isKept = (param: Type, i: number): boolean =>
    effects === "same" && i >= looked && !only.includes(i) && isFirstOrder(program, param);
  const isSeen = isPossible && !mayCallLater(program, result); // what is called after the end is not written down
  const kept = isSeen ? params.flatMap((param, i) => (isKept(param, i) ? [i] : [])) : [];
  const at = [...only, ...kept].sort((a, b) => a - b);
  return isPossible && at.length > 0 ? { params, result, at, kept, integer } : undefined;
}

function isCalledForEffect(type: Type): boolean {
  return type.kind === "fn" && isUnit(uncurried(type).result);
}

/** A function that neither takes nor gives functions. */
function isFirstOrder(program: Program, type: Type): boolean {
  const { params, result } = uncurried(type);
  return params.length > 0 && ![...params, result].some((part) => mayCallLater(program, part));
}

/** Whether values of a type hold functions, or something that is not evaluated yet. */
export function mayCallLater({ data }: Program, type: Type): boolean {
  const met = new Set<Name>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === "fn" || (next.kind === "con" && next.name === "lazy")) return true;
    if (next.kind !== "con") continue;
    const { name, args } = next;
    pending.push(...args);
    if (met.has(name)) continue;
    met.add(name);
    const decl = data.find((each) => each.name === name);
    if (decl?.abstract) return true; // who knows
    pending.push(...(decl?.ctors ?? []).flatMap(({ fields }) => fields));
  }
  return false;
}

/** What is printed, or left in mutable arguments, matters where there is no other result. */
export function isUnit(type: Type): boolean {
  return type.kind === "con" && tupleWidth(type.name) === 0;
}

/** Of what is written down: which was called, where there are several, and the calls of each. */
export function callTypes({ params, at, integer }: Recording): readonly Type[] {
  const logs = at.map((i) => con(LIST, tupleType(uncurried(nth(params, i)).params)));
  return [...(at.length > 1 ? [con(LIST, con(integer))] : []), ...logs];
}

/** Of the arguments that are written down. */
export function writtenTypes({ params, at }: Recording): readonly Type[] {
  return at.flatMap((i) => uncurried(nth(params, i)).params);
}

/** Of the function together with what was written down. */
export function recordedType(recording: Recording): Type {
  const { result } = recording;
  const seen = tupleType([...(isUnit(result) ? [] : [result]), ...callTypes(recording)]);
  return takenTypes(recording).reduceRight((to, from) => fn(from, to), seen);
}

/** What is left to be chosen; a function that takes nothing else is still called. */
function takenTypes(recording: Recording): readonly Type[] {
  const { params, integer } = recording;
  const taken = takenAt(recording).map((i) =>
    isKeptAt(recording, i) ? numbered(nth(params, i), integer) : nth(params, i),
  );
  return taken.length === 0 ? [con(tupleCtor(0))] : taken;
}

/** Which of the function's parameters are chosen. */
export function takenAt({ params, at, kept }: Recording): readonly number[] {
  return params.flatMap((_, i) => (!at.includes(i) || kept.includes(i) ? [i] : []));
}

export function isKeptAt({ kept }: Recording, i: number | undefined): boolean {
  return i !== undefined && kept.includes(i);
}

/** A function that is also given the number of the call. */
function numbered(type: Type, integer: IntKind): Type {
  return type.kind === "fn" ? fn(type.from, numbered(type.to, integer)) : fn(con(integer), type);
}

/** Which was called is written down too where there are several. */
export function isOrdered({ at }: Recording): boolean {
  return at.length > 1;
}

/** A function with what it calls written down: once for all who ask about it. */
export function recordedIn<T extends { readonly program: Program; readonly name: Name }>(
  recording: Recording,
  side: T,
): T {
  const all = known.get(side.program) ?? new Map<string, Added>();
  known.set(side.program, all);
  const key = `${side.name} ${recording.kept.join()} ${typeKey(recordedType(recording))}`;
  const added = all.get(key) ?? withRecorded(recording, side);
  all.set(key, added);
  return { ...side, ...added };
}

type Added = { readonly program: Program; readonly name: Name };
const known = new WeakMap<Program, Map<string, Added>>();

/** A program with one more definition. */
function withRecorded(recording: Recording, side: Added): Added {
  const name = makeName("recorded", 0);
  const defs: readonly Def[] = [
    { kind: "rec", bindings: [{ name: REVERSE, bound: reversing() }] },
    { kind: "one", name, bound: recordedFunction(recording, side.name) },
    ...recording.kept.map((i): Def => ({ kind: "one", name: unnumbering(i), bound: withNumber(recording, i) })),
  ];
  const { exceptions } = side.program;
  const raised = raisedDeclaration(callTypes(recording), exceptions.length);
  return {
    name,
    program: withDefinitions("recording", { ...side.program, exceptions: [...exceptions, raised] }, defs),
  };
}

const RAISED = makeName("recorded-exception", 0);

/** An exception that another one is raised with, together with what was seen before. */
export function raisedDeclaration(seen: readonly Type[], rank: number): CtorDecl {
  return { name: RAISED, fields: [con("exn"), ...seen], labels: undefined, rank };
}

export function raisedWith(exn: Expr, seen: readonly Expr[]): Expr {
  return raise(make(RAISED, [exn, ...seen]));
}

/** How a run ended, and what was seen where it raised: calls that were written down, or what it left of arguments. */
export type Ended = { readonly report: Report; readonly seen: readonly Value[] };

/** With the exception that the function itself raised. */
export function endedOf(report: Report): Ended {
  const { outcome } = report;
  if (outcome.kind !== "raised" || !isData(outcome.exn) || outcome.exn.k.decl.name !== RAISED)
    return { report, seen: [] };
  const [exn, ...seen] = fieldsOf(outcome.exn);
  return { report: { ...report, outcome: { kind: "raised", exn: exn ?? outcome.exn } }, seen };
}

/** Whether a function that is given may raise, and the program goes on: recorded ones never do. */
export function mayCatch({ program, name }: Added): boolean {
  const own = neededBy(program, name).filter((def) => def.kind === "rec" || def.name !== name);
  return own.some((def) => boundIn(def).some(catches));
}

function catches(e: Expr): boolean {
  return e.kind === "try" || children(e).some(catches);
}

/** Makes of a function one that is given the number of the call too: for functions that others chose. */
export function unnumbering(i: number): Name {
  return makeName("recorded-unnumbering", i);
}

function withNumber({ params }: Recording, i: number): Expr {
  const [f, number] = [makeName("recorded-function", i), makeName("recorded-number", i)];
  const names = uncurried(nth(params, i)).params.map((_, k) => makeName(`recorded-passed-${i}`, k));
  return lambda([f], lambda([...names, number], call(variable(f), names.map(variable))));
}

const REVERSE = makeName("recorded-reverse", 0);

function reversing(): Expr {
  const [list, first, rest, done] = ["list", "first", "rest", "done"].map((each) =>
    makeName(`recorded-${each}`, 0),
  ) as [Name, Name, Name, Name];
  const more = call(variable(REVERSE), [variable(rest), make(CONS, [variable(first), variable(done)])]);
  const body = cases(variable(list), [
    { pattern: fieldsAs(NIL, []), body: variable(done) },
    { pattern: fieldsAs(CONS, [first, rest]), body: more },
  ]);
  return lambda([list, done], body);
}

function recordedFunction(recording: Recording, name: Name): Expr {
  const { params, result, at } = recording;
  const given = params.map((_, i) => makeName("recorded-x", i));
  const [order, value] = [makeName("recorded-order", 0), makeName("recorded-result", 0)];
  const logs = at.map((_, n) => makeName("recorded-calls", n));
  const args = params.map((_, i) => {
    const n = at.indexOf(i);
    return n < 0 ? variable(nth(given, i)) : writer(recording, n, nth(logs, n), order, nth(given, i));
  });
  const lists = [...(isOrdered(recording) ? [order] : []), ...logs];
  const written = lists.map((cell) => call(variable(REVERSE), [prim("cell.get", variable(cell)), make(NIL, [])]));
  const seen = [...(isUnit(result) ? [] : [variable(value)]), ...written];
  const whole = seen.length === 1 ? nth(seen, 0) : make(tupleCtor(seen.length), seen);
  const exn = makeName("recorded-raised", 0);
  const raised = raisedWith(variable(exn), written);
  const called = letIn(value, catching(call(variable(name), args), exn, raised), whole);
  const empty = lists.reduceRight((rest, cell) => letIn(cell, prim("cell.new", make(NIL, [])), rest), called);
  const counted = at.flatMap((i, n) => (isKeptAt(recording, i) ? [counter(n)] : []));
  const zero = lit({ kind: recording.integer, value: 0n });
  const body = counted.reduceRight((rest, cell) => letIn(cell, prim("cell.new", zero), rest), empty);
  const taken = takenAt(recording).map((i) => nth(given, i));
  return lambda(taken.length === 0 ? [makeName("recorded-x", params.length)] : taken, body);
}

/** Of the calls of a function. */
function counter(n: number): Name {
  return makeName("recorded-count", n);
}

/** In the place of a function: it puts its arguments in front of a list; and calls the function that it stands for. */
function writer(recording: Recording, n: number, log: Name, order: Name, given: Name): Expr {
  const { params, at, integer } = recording;
  const names = uncurried(nth(params, nth(at, n))).params.map((_, i) => makeName(`recorded-argument-${n}`, i));
  const together = names.length === 1 ? variable(nth(names, 0)) : make(tupleCtor(names.length), names.map(variable));
  const which = lit({ kind: integer, value: BigInt(n + 1) });
  const push = (cell: Name, item: Expr): Expr =>
    prim("cell.set", variable(cell), make(CONS, [item, prim("cell.get", variable(cell))]));
  const pushed = [...(isOrdered(recording) ? [push(order, which)] : []), push(log, together)];
  if (!isKeptAt(recording, nth(at, n))) return lambda(names, inTurn(pushed));
  const count = prim("cell.get", variable(counter(n)));
  const next = prim(`${integer}.add` as PrimName, count, lit({ kind: integer, value: 1n })); // all integers have it
  const called = call(variable(given), [...names.map(variable), count]);
  return lambda(names, inTurn([...pushed, prim("cell.set", variable(counter(n)), next), called]));
}
