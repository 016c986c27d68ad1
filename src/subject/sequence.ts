// Functions that share what their program remembers are compared by sequences of calls. A call is a value of a type of
// its own, with a constructor for each function; one function makes all calls of a list and gives what came of each.
import { nth } from "../basis/known.js";
import { call, cases, invented, lambda, make, variable } from "../core/build.js";
import { type Expr, fixedName, makeName, type Name, type Pattern, tupleCtor } from "../core/expr.js";
import { link } from "../core/link.js";
import { type Makers, makersOf, onlyDefines, reachedFrom } from "../core/needs.js";
import { boundIn, type CtorDecl, type DataDecl, type Def, type Program } from "../core/program.js";
import { NOWHERE } from "../core/span.js";
import { children, visit } from "../core/traverse.js";
import { con, fn, type Type } from "../core/type.js";
import { sharedCtors } from "../eval/share.js";
import { uncurried } from "./hidden/operation.js";
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

export type SequencePair = { readonly pair: Pair; readonly functions: readonly SequencedFunction[] };

/** A function in both programs. */
export type Sides = { readonly reference: Side; readonly submission: Side };

const LIST = fixedName("list");
const [NIL, CONS] = [fixedName("[]"), fixedName("::")];
const [CALL, SEEN] = [makeName("a call", 0), makeName("what came of a call", 0)];

// ---- which functions ----

/** What a function reads or writes of what its program remembers between calls. */
export function memoriesOf({ program, name }: Side): readonly Def[] {
  const { makers, defs } = memoriesIn(program);
  const own = makers.get(name);
  return own === undefined ? [] : [...reachedFrom(own, makers)].filter((def) => defs.has(def));
}

/** Whether a call of a function may change something, of its program or of what it made itself. */
export function mayWrite({ program, name }: Side): boolean {
  const { makers } = memoriesIn(program);
  const own = makers.get(name);
  return own !== undefined && [...reachedFrom(own, makers)].some((def) => boundIn(def).some(writesWhenCalled));
}

const WRITING: ReadonlySet<string> = new Set(["cell.set", "array.set", "array.blit"]);

/** Not what is written when the program is loaded: only inside of functions. */
function writesWhenCalled(e: Expr): boolean {
  if (e.kind === "lam" || e.kind === "delay") return has(e, WRITING);
  return children(e).some(writesWhenCalled);
}

function has(e: Expr, ops: ReadonlySet<string>): boolean {
  let found = false;
  visit(e, (inner) => {
    found ||= inner.kind === "prim" && ops.has(inner.op);
    return !found;
  });
  return found;
}

/** Functions that have a memory in common are in one group, with others that one of them has one in common with. */
export function groupedByMemory<T>(
  all: readonly T[],
  memories: (each: T) => readonly Def[],
): readonly (readonly T[])[] {
  let groups: { readonly members: readonly T[]; readonly of: ReadonlySet<Def> }[] = [];
  for (const each of all) {
    const own = memories(each);
    if (own.length === 0) continue;
    const touched = groups.filter(({ of }) => own.some((def) => of.has(def)));
    const of = new Set([...touched.flatMap((group) => [...group.of]), ...own]);
    const members = [...touched.flatMap((group) => group.members), each];
    groups = [...groups.filter((group) => !touched.includes(group)), { members, of }];
  }
  return groups.map(({ members }) => members);
}

type Memories = { readonly makers: Makers; readonly defs: ReadonlySet<Def> };

const known = new WeakMap<Program, Memories>();

/** Definitions that make something that can be changed. */
function memoriesIn(program: Program): Memories {
  const found = known.get(program) ?? findMemories(program);
  known.set(program, found);
  return found;
}

function findMemories(program: Program): Memories {
  const makers = makersOf(program.defs);
  const isMaker = new Map<Def, boolean>();
  const makes = (def: Def): boolean => {
    const seen = isMaker.get(def) ?? makesMutable(def);
    isMaker.set(def, seen);
    return seen;
  };
  const defs = program.defs.filter((def) => !onlyDefines(def) && [...reachedFrom(def, makers)].some(makes));
  return { makers, defs: new Set(defs) };
}

const MAKING: ReadonlySet<string> = new Set(["cell.new", "array.make", "array.of", "array.sub", "array.append"]);

function makesMutable(def: Def): boolean {
  return boundIn(def).some((bound) => has(bound, MAKING));
}

// ---- the pair ----

/** Undefined where the functions do not fit together, or their inputs cannot be made. */
export function sequencePair(sides: readonly Sides[], between: Between): SequencePair | undefined {
  const [wanted, given] = [sides.map((each) => each.reference), sides.map((each) => each.submission)];
  const [first, second] = [wanted[0]?.program, given[0]?.program];
  if (first === undefined || second === undefined || !first.data.some(({ name }) => name === LIST)) return undefined;
  const linked = link({ program: first, type: together(wanted) }, { program: second, type: together(given) });
  if (!linked.ok || linked.link.lacks.length > 0) return undefined;
  const { type, polymorphic } = atIntegers(linked.type, between.integer);
  const types = sides.length === 1 ? [type] : type.kind === "con" ? type.args : [];
  const functions = types.map((each, i) => sequenced(nth(wanted, i).name, each, i));
  const data = familiesOf(functions);
  const reference = calling(first, data, functions, wanted);
  const { unit, machine, shapes, ctors } = readyProgram(reference.program, between);
  const params = [con(LIST, con(CALL))];
  if (
    machine.outcome.kind !== "value" ||
    !functions.every(({ params: own }) => own.every((each) => Number.isFinite(shapes.least(each))))
  )
    return undefined;
  const subject: Subject = {
    side: reference,
    unit,
    machine,
    params,
    result: con(LIST, con(SEEN)),
    effects: false,
    disguise: undefined,
    recording: undefined,
    given: undefined,
    polymorphic,
    shapes,
    ctors,
  };
  const submission = calling(second, data, functions, given);
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
  return { pair, functions };
}

function together(sides: readonly Side[]): Type {
  return sides.length === 1 ? nth(sides, 0).type : con(tupleCtor(sides.length), ...sides.map(({ type }) => type));
}

function sequenced(name: Name, type: Type, i: number): SequencedFunction {
  return { name, ...uncurried(type), call: makeName("call", i), seen: makeName("came of call", i) };
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

/** Ids from here on are free in every program. */
const FIRST_ID = 1_000_000_000;

/** A program with one more function: it makes all calls of a list, one after the other. */
function calling(
  program: Program,
  data: readonly DataDecl[],
  functions: readonly SequencedFunction[],
  sides: readonly Side[],
): Side {
  const name = makeName("calls in sequence", 0);
  let id = FIRST_ID;
  const bound = invented(callingAll(name, functions, sides), () => id++);
  return {
    name,
    type: fn(con(LIST, con(CALL)), con(LIST, con(SEEN))),
    program: {
      ...program,
      data: [...program.data, ...data],
      defs: [...program.defs, { kind: "rec", bindings: [{ name, bound }] }],
    },
  };
}

function callingAll(name: Name, functions: readonly SequencedFunction[], sides: readonly Side[]): Expr {
  const [calls, first, rest, came] = ["calls", "first", "rest", "came"].map((shown) =>
    makeName(`sequence ${shown}`, 0),
  ) as [Name, Name, Name, Name];
  const one = cases(
    variable(first),
    functions.map(({ call: ctor, seen, params }, i) => {
      const names = params.map((_, k) => makeName(`sequence argument ${i}`, k));
      const called = call(variable(nth(sides, i).name), names.map(variable));
      return { pattern: pattern(ctor, names), body: make(seen, [called]) };
    }),
  );
  const all = make(CONS, [variable(came), call(variable(name), [variable(rest)])]);
  const body = cases(variable(calls), [
    { pattern: pattern(NIL, []), body: make(NIL, []) },
    { pattern: pattern(CONS, [first, rest]), body: { ...all, kind: "let", name: came, bound: one, body: all } },
  ]);
  return lambda([calls], body);
}

function pattern(ctor: Name, names: readonly Name[]): Pattern {
  return { kind: "ctor", at: NOWHERE, ctor, args: names.map((name) => ({ kind: "bind", at: NOWHERE, name })) };
}
