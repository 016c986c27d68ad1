// Running a program: load evaluates its definitions, and the machine then calls functions
// by name. Compiled code does the work. Where it gets too deep for its host, everything since
// loading is repeated by the interpreter, whose word counts.
import { lastOf } from "../basis/known.js";
import type { Name, NodeId } from "../core/expr.js";
import type { Def, Program } from "../core/program.js";
import { type Ctor, UNIT, type Value } from "../core/value.js";
import { apply } from "./apply.js";
import type { SharedCtors } from "./ctors.js";
import { bindingsOf } from "./generate/analyse.js";
import { type Chooser, startChoosing, startConcrete } from "./generate/program.js";
import { interpretDefs } from "./interpret/interpret.js";
import type { Limits, Outcome, Report } from "./outcome.js";
import { Raised, type Runtime, reportOf, resetRuntime, Signal } from "./runtime.js";
import { snapshot } from "./snapshot.js";
import { makeUnit, runtimeOf, type Unit } from "./unit.js";

/** The interpreter takes about twenty times as long for a step: of much fuel it gets a part. */
const INTERPRETED_FUEL = 10_000_000;
const INTERPRETED_PART = 10;

export type LoadSettings = {
  /** Which option of each choose node. */
  readonly picks: ReadonlyMap<NodeId, number>;
  /** The host's own measure of memory, asked now and then. */
  readonly memoryIsLow: () => boolean;
  /** Constructors of another loaded program, so that values can be given to both. */
  readonly ctors: SharedCtors;
  /** What gets too deep for compiled code is repeated by the interpreter; otherwise it is too deep. Usually on. */
  readonly repeatsDeep: boolean;
  /** Asked which option of a choose node is taken, each time; such a program is never repeated by the interpreter. */
  readonly chooser: Chooser;
};

/** A loaded program; its own report is that of loading, whose value is unit. */
export type Machine = Report & {
  /** Applies a top-level function to its arguments; what earlier calls changed stays changed. */
  call(name: Name, args: readonly Value[], limits: Limits): Report;
  /** Applies a function that a call has given. Too deep for the host is too deep here. */
  apply(fn: Value, args: readonly Value[], limits: Limits): Report;
  /** Goes back to the state just after loading. */
  reset(): void;
  /** From now on, and when it is loaded again, what is drawn comes in another way; 0: as usual. */
  drawOtherwise(way: number): void;
  /** The value of a top-level name. */
  global(name: Name): Value | undefined;
  /** Where loading ended, if it did not come to its end. */
  readonly stoppedAt: Def | undefined;
  /** For making and telling apart data of this program. */
  ctor(name: Name): Ctor;
};

export function load(program: Program, limits: Limits, settings: Partial<LoadSettings> = {}): Machine {
  return loadUnit(makeUnit(program, settings.picks ?? new Map(), settings.ctors), limits, settings);
}

export function loadUnit(unit: Unit, limits: Limits, settings: Partial<LoadSettings> = {}): Machine {
  const { program } = unit;
  const rt = runtimeOf(unit, settings.memoryIsLow);
  const slots = new Map(program.defs.flatMap(bindingsOf).map(({ name }, slot) => [name, slot]));
  const { compile, interpret, interpretAgain } = loaderOf(unit, rt, limits, settings.chooser);
  const compiled = compile();
  const { repeatsDeep = settings.chooser === undefined } = settings;
  const first = repeatsDeep && isTooDeep(compiled.report) ? interpret() : compiled;
  let state = first;
  let calls: Call[] = [];

  const globalOf = (name: Name): Value => {
    const value = state.globals[slots.get(name) ?? -1];
    if (value === undefined) throw new Error(`${name} has no value`);
    return value;
  };
  const perform = (call: Call): Report => {
    const callLimits = state.interpreted ? interpretedLimits(call.limits) : call.limits;
    rt.atEnd = state.atEnd;
    return attempt(rt, callLimits, () =>
      call.args.length === 0 ? globalOf(call.name) : apply(rt, globalOf(call.name), call.args),
    );
  };
  /** Does in the interpreter what has been done so far. */
  const repeat = (): Report => {
    state = interpretAgain();
    const reports = calls.map((call) => {
      call.restore();
      return perform(call);
    });
    return lastOf(reports);
  };
  const call = (name: Name, args: readonly Value[], callLimits: Limits): Report => {
    const asked: Call = { name, args, limits: callLimits, restore: repeatsDeep ? snapshot(args) : NOTHING };
    if (repeatsDeep) calls.push(asked);
    const report = perform(asked);
    const final = repeatsDeep && !state.interpreted && isTooDeep(report) ? repeat() : report;
    if (!state.stateful) calls = [];
    if (!first.stateful) state = first;
    return final;
  };

  return {
    ...first.report,
    call,
    apply: (fn, args, callLimits) => attempt(rt, callLimits, () => apply(rt, fn, args)),
    reset: () => {
      calls = [];
      if (state.stateful) state = first.interpreted ? interpret() : compile();
      else rt.drawn = 0;
    },
    drawOtherwise: (way) => {
      rt.otherwise = way;
    },
    stoppedAt: first.report.outcome.kind === "value" ? undefined : defAt(program, first.globals.length),
    global: (name) => state.globals[slots.get(name) ?? -1],
    ctor: unit.ctor,
  };
}

type Loader = {
  readonly compile: () => Loaded;
  readonly interpret: () => Loaded;
  /** Loads anew only if something could have changed what the interpreter loaded before. */
  readonly interpretAgain: () => Loaded;
};

function loaderOf(unit: Unit, rt: Runtime, limits: Limits, chooser: Chooser | undefined): Loader {
  const start = chooser === undefined ? startConcrete(unit, rt) : startChoosing(unit, rt, chooser);
  const interpret = (): Loaded =>
    attemptLoad(rt, interpretedLimits(limits), true, (globals) => interpretDefs(unit, rt, globals));
  let spare: Loaded | undefined; // what the interpreter loaded, as long as nothing can change it
  const interpretAgain = (): Loaded => {
    const again = spare ?? interpret();
    spare = again.stateful ? undefined : again;
    return again;
  };
  return { compile: () => attemptLoad(rt, limits, false, start), interpret, interpretAgain };
}

/** Values are there up to a slot; which definition was to fill it. */
function defAt({ defs }: Program, slot: number): Def | undefined {
  let next = 0;
  return defs.find((def) => {
    next += bindingsOf(def).length;
    return next > slot;
  });
}

const NOTHING = (): void => undefined;

/** With a way to put back what may have changed inside the arguments. */
type Call = { readonly name: Name; readonly args: readonly Value[]; readonly limits: Limits; restore(): void };

type Loaded = {
  readonly report: Report;
  readonly globals: readonly Value[];
  readonly interpreted: boolean;
  /** Loading made something that a call could change. */
  readonly stateful: boolean;
  readonly atEnd: readonly Value[];
};

function attemptLoad(rt: Runtime, limits: Limits, interpreted: boolean, start: (globals: Value[]) => void): Loaded {
  const globals: Value[] = [];
  rt.drawn = 0;
  rt.atEnd = [];
  const report = attempt(rt, limits, () => {
    start(globals);
    return UNIT;
  });
  return { report, globals, interpreted, stateful: rt.mutated || rt.drawn > 0, atEnd: rt.atEnd };
}

function interpretedLimits(limits: Limits): Limits {
  return { ...limits, fuel: Math.min(limits.fuel, Math.max(INTERPRETED_FUEL, limits.fuel / INTERPRETED_PART)) };
}

/** Does something under fresh limits, and reports how it ended. */
export function attempt(rt: Runtime, limits: Limits, body: () => Value): Report {
  resetRuntime(rt, limits);
  const outcome = outcomeFrom(body);
  const isOver = outcome.kind === "value" || outcome.kind === "raised";
  const after = isOver ? rt.atEnd.map((fn) => outcomeFrom(() => apply(rt, fn, [UNIT]))) : [];
  return reportOf(rt, limits, after.find(({ kind }) => kind !== "value") ?? outcome);
}

function outcomeFrom(body: () => Value): Outcome {
  try {
    return { kind: "value", value: body() };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Raised) return { kind: "raised", exn: error.exn };
  if (error instanceof Signal) return error.outcome;
  if (error instanceof RangeError) return { kind: "unfinished", why: "depth" }; // the host's stack is full
  throw error;
}

function isTooDeep({ outcome }: Report): boolean {
  return outcome.kind === "unfinished" && outcome.why === "depth";
}
