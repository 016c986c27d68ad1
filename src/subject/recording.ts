// Functions among the inputs that give nothing are called for what they do. In their place the programs get functions
// that write their arguments down, and what was written down, call by call, belongs to the result.
import { nth } from "../basis/known.js";
import {
  CONS,
  call,
  cases,
  fieldsAs,
  inventing,
  LIST,
  lambda,
  letIn,
  lit,
  make,
  NIL,
  prim,
  variable,
} from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor, tupleWidth } from "../core/expr.js";
import type { IntKind } from "../core/literal.js";
import type { Def, Program } from "../core/program.js";
import { con, fn, type Type, tupleType } from "../core/type.js";
import { typeKey } from "../explore/type-key.js";
import { uncurried } from "./hidden/operation.js";

export type Recording = {
  /** Of the function itself. */
  readonly params: readonly Type[];
  readonly result: Type;
  /** Which of its parameters only write down. */
  readonly at: readonly number[];
  readonly integer: IntKind;
};

/** Undefined where no function among the inputs gives nothing. `looked`: a predicate looks at so many inputs. */
export function recordingOf(type: Type, { data }: Program, looked: number, integer: IntKind): Recording | undefined {
  const { params, result } = uncurried(type);
  const at = params.flatMap((param, i) => (isCalledForEffect(param) ? [i] : []));
  const isPossible = at.length > 0 && at.every((i) => i >= looked) && data.some(({ name }) => name === LIST);
  return isPossible ? { params, result, at, integer } : undefined;
}

function isCalledForEffect(type: Type): boolean {
  return type.kind === "fn" && isUnit(uncurried(type).result);
}

/** What is printed, or left in mutable arguments, matters where there is no other result. */
export function isUnit(type: Type): boolean {
  return type.kind === "con" && tupleWidth(type.name) === 0;
}

/** Of the function together with what was written down. */
export function recordedType(recording: Recording): Type {
  const { params, result, at, integer } = recording;
  const logs = at.map((i) => con(LIST, tupleType(uncurried(nth(params, i)).params)));
  const order = at.length > 1 ? [con(LIST, con(integer))] : [];
  const seen = tupleType([...(isUnit(result) ? [] : [result]), ...order, ...logs]);
  return takenTypes(recording).reduceRight((to, from) => fn(from, to), seen);
}

/** What is left to be chosen; a function that takes nothing else is still called. */
function takenTypes({ params, at }: Recording): readonly Type[] {
  const taken = params.filter((_, i) => !at.includes(i));
  return taken.length === 0 ? [con(tupleCtor(0))] : taken;
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
  const key = `${side.name} ${typeKey(recordedType(recording))}`;
  const added = all.get(key) ?? withRecorded(recording, side);
  all.set(key, added);
  return { ...side, ...added };
}

type Added = { readonly program: Program; readonly name: Name };
const known = new WeakMap<Program, Map<string, Added>>();

/** A program with one more definition. */
function withRecorded(recording: Recording, side: Added): Added {
  const name = makeName("recorded", 0);
  const own = inventing();
  const defs: readonly Def[] = [
    { kind: "rec", bindings: [{ name: REVERSE, bound: own(reversing()) }] },
    { kind: "one", name, bound: own(recordedFunction(recording, side.name)) },
  ];
  return { name, program: { ...side.program, defs: [...side.program.defs, ...defs] } };
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
    return n < 0 ? variable(nth(given, i)) : writer(recording, n, nth(logs, n), order);
  });
  const cells = [...(isOrdered(recording) ? [order] : []), ...logs];
  const written = cells.map((cell) => call(variable(REVERSE), [prim("cell.get", variable(cell)), make(NIL, [])]));
  const seen = [...(isUnit(result) ? [] : [variable(value)]), ...written];
  const whole = seen.length === 1 ? nth(seen, 0) : make(tupleCtor(seen.length), seen);
  const called = letIn(value, call(variable(name), args), whole);
  const body = cells.reduceRight((rest, cell) => letIn(cell, prim("cell.new", make(NIL, [])), rest), called);
  const taken = given.filter((_, i) => !at.includes(i));
  return lambda(taken.length === 0 ? [makeName("recorded-x", params.length)] : taken, body);
}

/** In the place of a function: it puts its arguments in front of a list. */
function writer({ params, at, integer }: Recording, n: number, log: Name, order: Name): Expr {
  const names = uncurried(nth(params, nth(at, n))).params.map((_, i) => makeName(`recorded-argument-${n}`, i));
  const together = names.length === 1 ? variable(nth(names, 0)) : make(tupleCtor(names.length), names.map(variable));
  const which = lit({ kind: integer, value: BigInt(n + 1) });
  const push = (cell: Name, item: Expr): Expr =>
    prim("cell.set", variable(cell), make(CONS, [item, prim("cell.get", variable(cell))]));
  const pushed = push(log, together);
  return lambda(names, at.length === 1 ? pushed : { ...pushed, kind: "seq", items: [push(order, which), pushed] });
}
