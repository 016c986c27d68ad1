// The state of one run, shared by compiled code, the interpreter and the primitives: the
// counters, the captured output and the program's exceptions for faults. A program's own
// exceptions travel as Raised, the engine's signals as Signal: no program can catch those.
import type { Fault } from "../core/program.js";
import { type Ctor, UNIT, type Value } from "../core/value.js";
import type { Limits, Outcome, Report } from "./outcome.js";

export type Runtime = {
  /** Steps left in this slice; negative when spent. */
  fuel: number;
  /** Steps left after this slice. */
  reserve: number;
  /** Asked between slices, by the host's own measure. */
  readonly memoryIsLow: () => boolean;
  depth: number;
  depthMax: number;
  outputLeft: number;
  output: string[];
  errors: string[];
  /** Whether anything mutable was made since the last reset, and may still be there. */
  mutated: boolean;
  /** Whether that was kept by a definition, so that later ones may have put something of theirs into it. */
  kept: boolean;
  faults: Readonly<Record<Fault, Value>>;
  /** How often something was drawn that nobody can foretell, since the program was loaded. */
  drawn: number;
  /** 0: as in a plain run; otherwise in which other way it comes. */
  otherwise: number;
  /** The program's own structural order of constructors that it shares with another. */
  ranks: ReadonlyMap<Ctor, number> | undefined;
  /** Whether the program has integers that hash otherwise than usual ones: a value does not tell which it is. */
  hasBoxedIntegers: () => boolean;
  /** Called with unit after every call: what waits to be printed is printed then. */
  atEnd: readonly Value[];
};

/** A program's exception on its way to a handler. Not an Error, so that no stack trace is made. */
export class Raised {
  declare readonly exn: Value;
  constructor(exn: Value) {
    this.exn = exn;
  }
}

/** The end of the run, whatever handlers the program has. */
export class Signal {
  constructor(readonly outcome: Outcome) {}
}

/** Longer strings and arrays would hit the host's own limits. */
const SIZE_MAX = 2 ** 24;
const UNITS_PER_STEP = 16;
/** What takes longer than a call: arithmetic beyond 53 bits, functions of floats with extra precision, a handled exception. */
const WIDE_STEPS = 4;
const PRECISE_STEPS = 16;
const HANDLED_STEPS = 3;
/** Steps between two looks at the memory: a few milliseconds. */
const SLICE = 2 ** 17;

const NO_FAULTS = { divide: UNIT, bounds: UNIT, incomparable: UNIT, lazy: UNIT, match: UNIT, absent: UNIT };

export function makeRuntime(memoryIsLow: () => boolean = () => false): Runtime {
  return {
    fuel: 0,
    reserve: 0,
    memoryIsLow,
    depth: 0,
    depthMax: 0,
    outputLeft: 0,
    output: [],
    errors: [],
    mutated: false,
    kept: false,
    drawn: 0,
    otherwise: 0,
    faults: NO_FAULTS,
    ranks: undefined,
    hasBoxedIntegers: () => false,
    atEnd: [],
  };
}

export function resetRuntime(rt: Runtime, limits: Limits): void {
  rt.fuel = 0;
  rt.reserve = limits.fuel;
  takeSlice(rt);
  rt.depth = 0;
  rt.depthMax = limits.depth;
  rt.outputLeft = limits.outputBytes;
  rt.output = [];
  rt.errors = [];
  rt.mutated = false;
  rt.kept = false;
}

export function reportOf(rt: Runtime, limits: Limits, outcome: Outcome): Report {
  const steps = limits.fuel - Math.max(rt.fuel + rt.reserve, 0);
  const report = { outcome, steps, output: joined(rt.output), errors: joined(rt.errors) };
  return rt.drawn > 0 ? { ...report, drawn: true } : report;
}

/** Most runs print nothing. */
function joined(texts: readonly string[]): string {
  return texts.length === 0 ? "" : texts.join("");
}

export function unfinished(why: "fuel" | "depth" | "memory" | "output"): never {
  throw new Signal({ kind: "unfinished", why });
}

/** A slice of the fuel is spent: the next one, if there is one and memory for it. */
export function nextSlice(rt: Runtime): void {
  while (rt.fuel < 0 && rt.reserve > 0) takeSlice(rt);
  if (rt.fuel < 0) unfinished("fuel");
  if (rt.memoryIsLow()) unfinished("memory");
}

function takeSlice(rt: Runtime): void {
  const slice = Math.min(SLICE, rt.reserve);
  rt.reserve -= slice;
  rt.fuel += slice;
}

export function tooDeep(): never {
  return unfinished("depth");
}

export function raiseFault(rt: Runtime, fault: Fault): never {
  throw new Raised(rt.faults[fault]);
}

/** Pays for bulk work of this size. */
export function charge(rt: Runtime, size: number): void {
  if (size < UNITS_PER_STEP) return;
  if (!(size >= UNITS_PER_STEP)) throw new Error("a size that is no number: some value is not of its type");
  rt.fuel -= Math.floor(size / UNITS_PER_STEP);
  if (rt.fuel < 0) nextSlice(rt);
}

function chargeSteps(rt: Runtime, steps: number): void {
  rt.fuel -= steps;
  if (rt.fuel < 0) nextSlice(rt);
}

export const chargeWide = (rt: Runtime): void => chargeSteps(rt, WIDE_STEPS);
export const chargePrecise = (rt: Runtime): void => chargeSteps(rt, PRECISE_STEPS);
export const chargeHandled = (rt: Runtime): void => chargeSteps(rt, HANDLED_STEPS);

/** Pays for a new string or array before it is made. */
export function chargeNew(rt: Runtime, size: number): void {
  if (size > SIZE_MAX) unfinished("memory");
  charge(rt, size);
}
