// Running a program: load evaluates its definitions, and the machine then calls functions
// by name. Compiled code does the work; where it gets too deep for its host, the run is
// repeated by the interpreter, whose word counts. Every call starts from the state just
// after loading, so calls do not depend on each other.
import type { Name, NodeId } from "../core/expr.js";
import type { Fault, Program } from "../core/program.js";
import { type Ctor, UNIT, type Value } from "../core/value.js";
import { apply } from "./apply.js";
import { bindingsOf } from "./generate/analyse.js";
import { startConcrete } from "./generate/program.js";
import { interpretDefs } from "./interpret/interpret.js";
import type { Limits, Outcome, Report } from "./outcome.js";
import { makeRuntime, Raised, type Runtime, reportOf, resetRuntime, Signal } from "./runtime.js";
import { snapshot } from "./snapshot.js";
import { makeUnit, type Unit } from "./unit.js";

/** A loaded program; its own report is that of loading, whose value is unit. */
export type Machine = Report & {
  /** Applies a top-level function to its arguments; without arguments, gives the value of the name. */
  call(name: Name, args: readonly Value[], limits: Limits): Report;
  /** Applies a function that a call has given. Too deep for the host is too deep here. */
  apply(fn: Value, args: readonly Value[], limits: Limits): Report;
  /** The value of a top-level name just after loading. */
  global(name: Name): Value | undefined;
  /** For making and telling apart data of this program. */
  ctor(name: Name): Ctor;
};

export function load(program: Program, limits: Limits, picks: ReadonlyMap<NodeId, number> = new Map()): Machine {
  const unit = makeUnit(program, picks);
  const rt = makeRuntime();
  rt.faults = faultsOf(unit);
  const slots = new Map(program.defs.flatMap(bindingsOf).map(({ name }, slot) => [name, slot]));
  const start = startConcrete(unit, rt);
  const compiled = attemptLoad(rt, limits, start);
  const interpreted = (): Loaded => attemptLoad(rt, limits, (globals) => interpretDefs(unit, rt, globals));
  const loaded = isTooDeep(compiled.report) ? interpreted() : compiled;
  const reload = loaded === compiled ? () => attemptLoad(rt, limits, start) : interpreted;

  const call = (name: Name, args: readonly Value[], callLimits: Limits): Report => {
    const slot = slots.get(name);
    if (slot === undefined) throw new Error(`no definition ${name}`);
    const restore = snapshot(args);
    const run = (state: Loaded): Report => {
      const fn = state.globals[slot];
      if (fn === undefined) throw new Error(`${name} has no value, for loading did not finish`);
      return attempt(rt, callLimits, () => (args.length === 0 ? fn : apply(rt, fn, args)));
    };
    const report = run(loaded.stateful ? reload() : loaded);
    if (loaded !== compiled || !isTooDeep(report)) return report;
    restore();
    return run(interpreted());
  };

  return {
    ...loaded.report,
    call,
    apply: (fn, args, callLimits) => attempt(rt, callLimits, () => apply(rt, fn, args)),
    global: (name) => loaded.globals[slots.get(name) ?? -1],
    ctor: unit.ctor,
  };
}

type Loaded = {
  readonly report: Report;
  readonly globals: readonly Value[];
  /** Loading made something that a call could change. */
  readonly stateful: boolean;
};

function attemptLoad(rt: Runtime, limits: Limits, start: (globals: Value[]) => void): Loaded {
  const globals: Value[] = [];
  const report = attempt(rt, limits, () => {
    start(globals);
    return UNIT;
  });
  return { report, globals, stateful: rt.mutated };
}

function attempt(rt: Runtime, limits: Limits, body: () => Value): Report {
  resetRuntime(rt, limits);
  try {
    return reportOf(rt, limits, { kind: "value", value: body() });
  } catch (error) {
    return reportOf(rt, limits, outcomeOf(error));
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

function faultsOf({ program, constant }: Unit): Readonly<Record<Fault, Value>> {
  const { divide, bounds, incomparable, lazy, match } = program.faults;
  return {
    divide: constant(divide),
    bounds: constant(bounds),
    incomparable: constant(incomparable),
    lazy: constant(lazy),
    match: constant(match),
  };
}
