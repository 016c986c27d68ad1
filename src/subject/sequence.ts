// Functions that share what their program remembers are compared by sequences of calls. A call is a value of a type of
// its own, with a constructor for each function; one function makes all calls of a list and gives what came of each.
import { nth } from "../basis/known.js";
import { CONS, call, cases, fieldsAs, LIST, lambda, letIn, make, NIL, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor } from "../core/expr.js";
import { withDefinitions } from "../core/extend.js";
import type { IntKind } from "../core/literal.js";
import type { CtorDecl, DataDecl, Program } from "../core/program.js";
import { con, fn, type Type, tupleType } from "../core/type.js";
import { sharedCtors } from "../eval/share.js";

import { type AlignedSides, alignedTogether, type Sides } from "./aligned.js";
import { type ConvertedProgram, Converter } from "./hidden/convert.js";
import { type Disguise, isLeft, UNMADE } from "./hidden/disguise.js";
import { linkOperations } from "./hidden/link-operations.js";
import { type Operation, type Operations, uncurried } from "./hidden/operation.js";
import { StandIns } from "./hidden/stand-ins.js";
import { writersIn } from "./hidden/writes.js";
import { instancesOf, onlyInstance } from "./instances.js";
import { mayWrite } from "./memory.js";
import { type Between, nameIn, type Pair } from "./pair.js";
import {
  CALL,
  CALLS,
  type CallOf,
  callingAll,
  familiesOf,
  type Handle,
  none,
  SEEN,
  type SequencedFunction,
  type Steps,
  some,
} from "./sequence-calls.js";
import { Places, Writer } from "./sequence-places.js";
import { atIntegers, type Loading, readyProgram, running, type Side, type Subject } from "./subject.js";

export type SequencePair = {
  readonly pair: Pair;
  readonly functions: readonly SequencedFunction[];
  /** What each of the submission is given, of the arguments of the reference's. */
  readonly passed: AlignedSides["passed"];
  /** What is called again and again is what the only function gives for so many arguments, or functions inside of it. */
  readonly given: number;
  /** What is written to between calls, and where. */
  readonly handles: readonly Handle[];
  readonly places: Places;
  /** What all calls share. */
  readonly begun: readonly Type[];
};

/** The operations that both programs have for hidden types. */
export type OfferedOperations = { readonly reference: Operations; readonly submission: Operations };

/** Undefined where the functions do not fit together, or their inputs cannot be made. */
export function sequencePair(
  all: readonly Sides[],
  given: number,
  between: Between,
  offered: OfferedOperations,
): SequencePair | undefined {
  const aligned = alignedTogether(all, given, between.manner);
  if (aligned === undefined) return undefined;
  const { sides, calls, passed } = aligned;
  const [wanted, tried] = [sides.map((each) => each.reference), sides.map((each) => each.submission)];
  const [first, second] = [wanted[0]?.program, tried[0]?.program];
  if (first === undefined || second === undefined) return undefined;
  const { linked, operations, counterpart } = linkOperations(
    { program: first, type: together(wanted), operations: offered.reference },
    { program: second, type: together(tried), operations: offered.submission },
  );
  if (!linked.ok || linked.link.lacks.length > 0) return undefined;
  const typed = typedAlike(first, linked.type, sides.length, between);
  const calling = typed && callingOf(first, typed.types, wanted, operations, given, between);
  if (typed === undefined || calling === undefined) return undefined;
  const { reference, functions } = calling;
  const subject = sequenceSubject(reference, calling, typed, between);
  if (subject === undefined) return undefined;
  const home = { entry: counterpart, ctor: nameIn(linked.link) };
  const submission = callingIn(calling, second, tried, home);
  const shared = sharedCtors(linked.link, subject.unit.ctor, reference.program, submission.program);
  const other = running(submission, shared, between.memoryIsLow);
  if (other.machine.outcome.kind !== "value") return undefined;
  const alike = new Map(between.placed.map((name) => [name, name]));
  const pair: Pair = {
    reference: subject,
    submission: { ...subject, ...other },
    link: { ...linked.link, alike },
    calls,
    common: undefined,
  };
  return { pair, functions, passed, given, handles: calling.handles, places: calling.places, begun: calling.begun };
}

export function together(sides: readonly Side[]): Type {
  return tupleType(sides.map(({ type }) => type));
}

/** The types of so many functions, with integers for variables that they share; undefined: they need several instances, or
 * lists, which the program has not. */
export function typedAlike(
  program: Program,
  whole: Type,
  count: number,
  { integer }: Pick<Loading, "integer">,
): TypedAlike | undefined {
  const parts = (type: Type): readonly Type[] => (count === 1 ? [type] : type.kind === "con" ? type.args : []);
  if (!program.data.some(({ name }) => name === LIST)) return undefined;
  if (parts(whole).some((each) => instancesOf(program, each, integer).types.length > 1)) return undefined;
  const { type, polymorphic } = atIntegers(whole, integer);
  return { types: parts(type), whole: type, polymorphic };
}

export type TypedAlike = {
  readonly types: readonly Type[];
  readonly whole: Type;
  readonly polymorphic: boolean;
};

/** `shared`: what the function that makes the calls takes before the list of them. */
export type Sequence = {
  readonly functions: readonly SequencedFunction[];
  readonly shared: readonly Type[];
  /** Where some types cannot be looked into. */
  readonly disguise?: Disguise | undefined;
};

/** The function that makes the calls, ready for questions; undefined where its inputs cannot be made. */
export function sequenceSubject(
  side: Side,
  { functions, shared, disguise }: Sequence,
  { whole, polymorphic }: TypedAlike,
  loading: Loading,
): Subject | undefined {
  const { unit, machine, shapes, ctors } = readyProgram(side.program, loading);
  const params = [...shared, CALLS];
  const taken = [...params, ...functions.flatMap((each) => each.taken)];
  if (machine.outcome.kind !== "value" || !taken.every((each) => Number.isFinite(shapes.least(each)))) return undefined;
  return {
    side,
    unit,
    machine,
    params,
    result: con(LIST, con(SEEN)),
    effects: false,
    printed: loading.printed,
    disguise,
    recording: undefined,
    given: undefined,
    polymorphic,
    instances: onlyInstance(whole),
    shapes,
    ctors,
  };
}

/** The most calls that a sequence of a size can have. */
export function callsIn({ params, shapes }: Subject): (size: number) => number {
  const least = params.reduce((sum, type) => sum + shapes.least(type), 0);
  return (size) => Math.max(0, Math.floor((size - least) / (1 + shapes.least(con(CALL)))));
}

/** `given`: how many of its parameters every call shares. */
export function sequenced(name: Name, type: Type, given: number, i: number): SequencedFunction {
  const { params, result } = uncurried(type);
  const own = params.slice(given);
  const names = { call: makeName("call", i), seen: makeName("came-of-call", i) };
  return { name, params: own, result, taken: own, came: result, left: [], ...names };
}

/** With the types of calls. `shared`: parameters before the list of calls, which `callOf` may mention. */
export function aloneCalling(
  program: Program,
  functions: readonly SequencedFunction[],
  shared: readonly Name[],
  callOf: CallOf,
): Side {
  const families = familiesOf(functions, []);
  const whole = { ...program, data: [...program.data, ...families] };
  const bindings = [
    { name: WHOLE, bound: callingAll(WHOLE, functions, shared, { callOf, made: AS_IT_IS, write: undefined }) },
  ];
  return { ...NO_TYPE, program: withDefinitions("sequence", whole, [{ kind: "rec", bindings }]) };
}

const AS_IT_IS = (_: Type, e: Expr): Expr => e;
const [WHOLE, EACH, SEEING] = [0, 1, 2].map((n) => makeName("calls-in-sequence", n)) as [Name, Name, Name];
const NO_TYPE = { name: WHOLE, type: fn(CALLS, con(LIST, con(SEEN))) };

// ---- two programs ----

/** How a program makes the calls of a list. The types of calls and of what comes of them are shared with submissions as the same objects. */
type Calling = Sequence & {
  readonly reference: Side;
  readonly families: readonly DataDecl[];
  readonly handles: readonly Handle[];
  readonly places: Places;
  readonly given: number;
  /** What all calls share, as the function takes it. */
  readonly begun: readonly Type[];
  /** Types that cannot be looked into are among those of the functions. */
  readonly isHidden: boolean;
};

const known = new WeakMap<Program, Map<string, Calling | undefined>>();

/** The same program for everybody who asks: inputs of one submission can be tried on another. */
function callingOf(
  program: Program,
  types: readonly Type[],
  sides: readonly Side[],
  operations: Operations,
  given: number,
  { integer }: Pick<Loading, "integer">,
): Calling | undefined {
  const made = known.get(program) ?? new Map<string, Calling | undefined>();
  known.set(program, made);
  const offered = [...operations].map(([family, own]) => [family, own.map(({ path }) => path)]);
  const key = JSON.stringify([sides.map(({ name }) => name), types, given, offered]);
  if (!made.has(key)) made.set(key, newCalling(program, types, sides, operations, given, integer));
  return made.get(key);
}

/** Undefined where values would have to be asked questions. */
function newCalling(
  program: Program,
  types: readonly Type[],
  sides: readonly Side[],
  operations: Operations,
  given: number,
  integer: IntKind,
): Calling | undefined {
  const data = new Map(program.data.map((decl) => [decl.name, decl]));
  const standIns = new StandIns(data, operations, ({ entry }) => writersIn(program).has(entry));
  const isHidden = types.some((type) => standIns.holds(type));
  if (types.some((type) => standIns.askedIn(uncurried(type).result).length > 0)) return undefined;
  const shared = uncurried(nth(types, 0)).params.slice(0, given);
  const places = new Places(data, standIns, integer);
  const functions = calledIn(types, sides, given, places);
  if (functions.length === 0) return undefined;
  const handles = handlesOf(program, sides, functions, shared, places);
  const families = familiesOf(functions, handles, places);
  const whole = { functions, shared: shared.map((each) => standIns.standIn("term", each)), handles, places };
  const calling = { ...whole, begun: shared, families, given, isHidden };
  const home: ConvertedProgram = { entry: ({ entry }) => entry, ctor: (name) => name };
  const reference = callingIn(calling, program, sides, home);
  return { ...calling, reference, disguise: isHidden ? disguiseOf(calling, standIns, types, reference) : undefined };
}

/** The functions themselves, or what they give; where that is no function, those inside of it. */
function calledIn(
  types: readonly Type[],
  sides: readonly Side[],
  given: number,
  places: Places,
): readonly SequencedFunction[] {
  const { standIns } = places;
  const looked = (own: SequencedFunction): SequencedFunction => ({
    ...own,
    taken: own.params.map((each) => standIns.standIn("term", each)),
    came: standIns.standIn("seen", own.result),
    left: own.params.flatMap((each, at) => (isLeft(standIns, each) ? [at] : [])),
  });
  const [only] = types.map(uncurried);
  if (given === 0 || only === undefined || only.params.length > given)
    return types.map((type, i) => looked(sequenced(nth(sides, i).name, type, given, i)));
  return places.functionsIn(only.result).map((type, i) => {
    const own = looked(sequenced(nth(sides, 0).name, type, 0, i));
    const inside = { of: only.result, type };
    return { ...own, taken: [places.placeType(only.result, type), ...own.taken], inside };
  });
}

/** What is said of hidden types. */
function disguiseOf(
  { shared }: Pick<Calling, "shared">,
  standIns: StandIns,
  types: readonly Type[],
  { program, name, hidden, type }: Side,
): Disguise | undefined {
  if (hidden === undefined) return undefined;
  const result = tupleType(types.flatMap((each) => [...uncurried(each).params, uncurried(each).result]));
  const params = [...shared, CALLS];
  const reference = { program, name, given: undefined, hidden };
  return { standIns, type, params, result, left: [], tells: true, raises: false, questions: [], reference };
}

/** What was given is remembered only by a program that writes something down. */
function handlesOf(
  program: Program,
  sides: readonly Side[],
  functions: readonly SequencedFunction[],
  shared: readonly Type[],
  places: Places,
): readonly Handle[] {
  const writes = sides.some(({ name }) => mayWrite({ program, name }));
  const handle = (of: number | undefined, at: number | "result", type: Type): readonly Handle[] =>
    places.of(type) === undefined ? [] : [{ of, at, type, write: makeName(`write-${of}-${at}`, 0) }];
  return [
    ...shared.flatMap((type, at) => handle(undefined, at, type)),
    ...functions.flatMap(({ params, result }, i) => [
      ...handle(i, "result", result),
      ...(writes ? params.flatMap((type, at) => handle(i, at, type)) : []),
    ]),
  ];
}

/** A program with more functions: they make all calls of a list, one after the other, and look at what came of them. */
function callingIn(
  calling: Omit<Calling, "reference">,
  own: Program,
  sides: readonly Side[],
  home: ConvertedProgram,
): Side {
  const { functions, handles, places, families, given, isHidden } = calling;
  const converter = new Converter(places.standIns, home);
  const made = (type: Type, e: Expr): Expr => converter.convert("make", type, e);
  const operation: (operation: Operation) => Expr = (each) => call(variable(home.entry(each)), [UNIT]);
  const writer = new Writer(places, { ctor: home.ctor, operation, made });
  const shared = given === 0 ? [] : [FUNCTION];
  const callOf: CallOf = (i, args, [place]) => {
    const { inside } = nth(functions, i);
    if (inside !== undefined && place !== undefined)
      return call(writer.reach(inside.of, inside.type, place, variable(FUNCTION)), args);
    return call(variable(given === 0 ? nth(sides, i).name : FUNCTION), args);
  };
  const write: Steps["write"] = (type, place, value) => writer.write(type, place, value);
  const isPlain = given === 0 && handles.length === 0 && !isHidden; // nothing comes before the first call
  const all = isPlain ? WHOLE : EACH;
  const each = { name: all, bound: callingAll(all, functions, shared, { callOf, made, write, handles }) };
  const first = Array.from({ length: given }, (_, i) => makeName("sequence-given", i));
  const begins = beginning(first, given === 0 ? undefined : nth(sides, 0).name, calling, made);
  const around = [
    { name: WHOLE, bound: isHidden ? seenThen(begins) : begins },
    ...(isHidden ? [{ name: SEEING, bound: seeing(converter, functions) }] : []),
  ];
  const bindings = [...(isPlain ? [] : around), each, ...writer.bindings, ...converter.bindings];
  const unmade: CtorDecl = { name: UNMADE, fields: [], labels: undefined, rank: own.exceptions.length };
  const data = [...own.data, ...families, ...places.data, ...places.standIns.data]; // now all that is needed is there
  const program = { ...own, data, exceptions: [...own.exceptions, unmade] };
  const hidden = { conversions: converter.conversions, entry: home.entry };
  return {
    ...NO_TYPE,
    program: withDefinitions("sequence", program, [{ kind: "rec", bindings }]),
    ...(isHidden && { hidden }),
  };
}

const UNIT = make(tupleCtor(0), []);
const FUNCTION = makeName("sequence-function", 0);
const CALL_LIST = makeName("sequence-calls", 0);

/** Nothing is at hand yet but what all calls share; what the function gives for that is called with the rest. */
function beginning(
  first: readonly Name[],
  fn: Name | undefined,
  { handles, begun: types }: Pick<Calling, "handles" | "begun">,
  made: (type: Type, e: Expr) => Expr,
): Expr {
  const values = first.map((_, i) => makeName("sequence-shared", i));
  const known = handles.map((each) =>
    each.of === undefined && each.at !== "result"
      ? make(some(each), [variable(nth(values, each.at))])
      : make(none(each), []),
  );
  const given = fn === undefined ? [] : [call(variable(fn), values.map(variable))];
  const f = makeName("sequence-given-function", 0);
  const begun = call(variable(EACH), [...given.map(() => variable(f)), ...known, variable(CALL_LIST)]);
  const body = given.reduce((rest, bound) => letIn(f, bound, rest), begun);
  const bound = values.reduceRight(
    (rest, name, i) => letIn(name, made(nth(types, i), variable(nth(first, i))), rest),
    body,
  );
  return lambda([...first, CALL_LIST], bound);
}

/** What came of the calls, looked at when all of them were made. */
function seenThen(whole: Expr): Expr {
  return whole.kind === "lam" ? lambda(whole.params, call(variable(SEEING), [whole.body])) : whole;
}

function seeing(converter: Converter, functions: readonly SequencedFunction[]): Expr {
  const [list, first, rest] = ["list", "first", "rest"].map((shown) => makeName(`seeing-${shown}`, 0)) as [
    Name,
    Name,
    Name,
  ];
  const one = cases(
    variable(first),
    functions.map(({ seen, result, params, left }, n) => {
      const parts = [result, ...left.map((at) => nth(params, at))];
      const names = parts.map((_, i) => makeName(`seeing-part-${n}`, i));
      const body = make(
        seen,
        parts.map((type, i) => converter.convert("see", type, variable(nth(names, i)))),
      );
      return { pattern: fieldsAs(seen, names), body };
    }),
  );
  const body = cases(variable(list), [
    { pattern: fieldsAs(NIL, []), body: make(NIL, []) },
    { pattern: fieldsAs(CONS, [first, rest]), body: make(CONS, [one, call(variable(SEEING), [variable(rest)])]) },
  ]);
  return lambda([list], body);
}
