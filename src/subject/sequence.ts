// Functions that share what their program remembers are compared by sequences of calls. A call is a value of a type of
// its own, with a constructor for each function; one function makes all calls of a list and gives what came of each.
import { nth } from "../basis/known.js";
import { CONS, call, cases, fieldsAs, inventing, LIST, lambda, letIn, make, NIL, variable } from "../core/build.js";
import { type Expr, makeName, type Name } from "../core/expr.js";
import { link } from "../core/link.js";
import type { CtorDecl, DataDecl, Program } from "../core/program.js";
import { con, fn, type Type, tupleType } from "../core/type.js";
import { sharedCtors } from "../eval/share.js";
import { uncurried } from "./hidden/operation.js";
import { instancesOf, onlyInstance } from "./instances.js";
import type { Between, Pair } from "./pair.js";
import { atIntegers, readyProgram, running, type Side, type Subject } from "./subject.js";

/** The functions of a sequence, at the types that they have in common. */
export type SequencedFunction = {
  readonly name: Name; // in the reference
  readonly params: readonly Type[];
  readonly result: Type;
  readonly call: Name;
  readonly seen: Name;
};

export type SequencePair = {
  readonly pair: Pair;
  readonly functions: readonly SequencedFunction[];
  /** What is called again and again is what the only function gives for so many arguments. */
  readonly given: number;
};

/** A function in both programs. */
export type Sides = { readonly reference: Side; readonly submission: Side };

const [CALL, SEEN] = [makeName("a-call", 0), makeName("what-came-of-a-call", 0)];

/** Undefined where the functions do not fit together, or their inputs cannot be made. */
export function sequencePair(sides: readonly Sides[], given: number, between: Between): SequencePair | undefined {
  const [wanted, tried] = [sides.map((each) => each.reference), sides.map((each) => each.submission)];
  const [first, second] = [wanted[0]?.program, tried[0]?.program];
  if (first === undefined || second === undefined || !first.data.some(({ name }) => name === LIST)) return undefined;
  const linked = link({ program: first, type: together(wanted) }, { program: second, type: together(tried) });
  if (!linked.ok || linked.link.lacks.length > 0) return undefined;
  const general = sides.length === 1 ? [linked.type] : linked.type.kind === "con" ? linked.type.args : [];
  if (general.some((each) => instancesOf(first, each, between.integer).types.length > 1)) return undefined;
  const { type, polymorphic } = atIntegers(linked.type, between.integer);
  const types = sides.length === 1 ? [type] : type.kind === "con" ? type.args : [];
  const functions = types.map((each, i) => sequenced(nth(wanted, i).name, each, given, i));
  const data = familiesOf(functions);
  const params = [...uncurried(types[0] ?? type).params.slice(0, given), con(LIST, con(CALL))];
  const reference = calling(first, data, functions, wanted, given);
  const { unit, machine, shapes, ctors } = readyProgram(reference.program, between);
  const taken = [...params, ...functions.flatMap((each) => each.params)];
  if (machine.outcome.kind !== "value" || !taken.every((each) => Number.isFinite(shapes.least(each)))) return undefined;
  const subject: Subject = {
    side: reference,
    unit,
    machine,
    params,
    result: con(LIST, con(SEEN)),
    effects: false,
    printed: between.printed,
    disguise: undefined,
    recording: undefined,
    given: undefined,
    polymorphic,
    instances: onlyInstance(type),
    shapes,
    ctors,
  };
  const submission = calling(second, data, functions, tried, given);
  const shared = sharedCtors(linked.link, unit.ctor, reference.program, submission.program);
  const other = running(submission, shared, between.memoryIsLow);
  if (other.machine.outcome.kind !== "value") return undefined;
  const alike = new Map(between.placed.map((name) => [name, name]));
  const pair: Pair = {
    reference: subject,
    submission: { ...subject, ...other },
    link: { ...linked.link, alike },
    fit: undefined,
    common: undefined,
  };
  return { pair, functions, given };
}

function together(sides: readonly Side[]): Type {
  return tupleType(sides.map(({ type }) => type));
}

function sequenced(name: Name, type: Type, given: number, i: number): SequencedFunction {
  const { params, result } = uncurried(type);
  return { name, params: params.slice(given), result, call: makeName("call", i), seen: makeName("came-of-call", i) };
}

function familiesOf(functions: readonly SequencedFunction[]): readonly DataDecl[] {
  const ctor = (name: Name, fields: readonly Type[], rank: number): CtorDecl => ({
    name,
    fields,
    labels: undefined,
    rank,
  });
  const family = (name: Name, ctors: readonly CtorDecl[]): DataDecl => ({ name, params: [], ctors, abstract: false });
  return [
    family(
      CALL,
      functions.map((each, i) => ctor(each.call, each.params, i)),
    ),
    family(
      SEEN,
      functions.map((each, i) => ctor(each.seen, [each.result], i)),
    ),
  ];
}

/** A program with one more function: it makes all calls of a list, one after the other. */
function calling(
  program: Program,
  data: readonly DataDecl[],
  functions: readonly SequencedFunction[],
  sides: readonly Side[],
  given: number,
): Side {
  const [name, all] = [makeName("calls-in-sequence", 0), makeName("calls-in-sequence", 1)];
  const own = inventing();
  const whole = given === 0 ? callingAll(name, functions, sides) : callingGiven(name, all, nth(sides, 0).name, given);
  const bindings = [
    { name, bound: own(whole) },
    ...(given === 0 ? [] : [{ name: all, bound: own(callingAll(all, functions, undefined)) }]),
  ];
  return {
    name,
    type: fn(con(LIST, con(CALL)), con(LIST, con(SEEN))),
    program: { ...program, data: [...program.data, ...data], defs: [...program.defs, { kind: "rec", bindings }] },
  };
}

const FUNCTION = makeName("sequence-function", 0);
const CALLS = makeName("sequence-calls", 0);

/** What the function gives for its first arguments is called with the rest. */
function callingGiven(name: Name, all: Name, made: Name, given: number): Expr {
  const first = Array.from({ length: given }, (_, i) => makeName(`${name}-given`, i));
  const f = makeName("sequence-given-function", 0);
  const body = call(variable(all), [variable(f), variable(CALLS)]);
  return lambda([...first, CALLS], letIn(f, call(variable(made), first.map(variable)), body));
}

/** Without `sides`, the function that is called is a parameter. */
function callingAll(name: Name, functions: readonly SequencedFunction[], sides: readonly Side[] | undefined): Expr {
  const [first, rest, came] = ["first", "rest", "came"].map((shown) => makeName(`sequence-${shown}`, 0)) as [
    Name,
    Name,
    Name,
  ];
  const calls = sides === undefined ? makeName("sequence-calls", 1) : CALLS;
  const one = cases(
    variable(first),
    functions.map(({ call: ctor, seen, params }, i) => {
      const names = params.map((_, k) => makeName(`sequence-argument-${i}`, k));
      const called = call(variable(sides?.[i]?.name ?? FUNCTION), names.map(variable));
      return { pattern: fieldsAs(ctor, names), body: make(seen, [called]) };
    }),
  );
  const again = call(variable(name), [...(sides === undefined ? [variable(FUNCTION)] : []), variable(rest)]);
  const all = make(CONS, [variable(came), again]);
  const body = cases(variable(calls), [
    { pattern: fieldsAs(NIL, []), body: make(NIL, []) },
    { pattern: fieldsAs(CONS, [first, rest]), body: letIn(came, one, all) },
  ]);
  return lambda([...(sides === undefined ? [FUNCTION] : []), calls], body);
}
