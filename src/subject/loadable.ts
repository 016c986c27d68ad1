// Submissions whose own tests fail, or never end, when they are loaded: what is left of such a program without the
// evaluations that fail. A function is compared as long as it needs none of them.
import type { Name } from "../core/expr.js";
import { definedNames, neededNames } from "../core/library.js";
import { makersOf, onlyDefines, reachedFrom } from "../core/needs.js";
import type { Def, Program } from "../core/program.js";
import { load, type Machine } from "../eval/run.js";
import { LOADING } from "./limits.js";
import { type Between, type Pairing, pairUp } from "./pair.js";
import type { OfferedSide, Predicate } from "./subject.js";

/** A definition, or something that is evaluated only for its effect, and the machine that it stopped. */
export type Failure = { readonly def: Def; readonly machine: Machine };

type Loadable = {
  readonly whole: Program;
  /** Without what fails and all that needs it. */
  readonly program: Program;
  readonly failures: readonly Failure[];
  readonly gone: ReadonlyMap<Name, Failure>;
  /** Where it had to be given up. */
  readonly stuck: Machine | undefined;
};

const known = new WeakMap<Program, Loadable>();

/** As `pairUp`, but what fails when the submission is loaded is left out where the function can do without. */
export function pairLoadable(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
  between: Between,
): Pairing {
  const { program, name, operations } = submission;
  if (!known.has(program)) {
    const pairing = pairUp(reference, submission, given, between);
    if (pairing.ok || pairing.why.kind !== "loading" || pairing.why.which !== "submission") return pairing;
    known.set(program, loadable(program, pairing.why.machine, between.memoryIsLow));
  }
  const left = known.get(program) as Loadable;
  const machine = left.stuck ?? missed(left, name)?.machine;
  if (machine !== undefined) return { ok: false, why: { kind: "loading", which: "submission", machine } };
  const there = [...operations].map(
    ([family, all]) => [family, all.filter(({ entry }) => !left.gone.has(entry))] as const,
  );
  return pairUp(reference, { ...submission, program: left.program, operations: new Map(there) }, given, between);
}

/** What had to be left out of a submission's program, where any of its functions was paired. */
export function failuresIn(program: Program): readonly Failure[] {
  return known.get(program)?.failures ?? [];
}

/** Each costs a loading, and one that does not end costs all the steps that loading may take. */
const FAILURES_MAX = 100;
const ENDLESS_MAX = 3;

function loadable(whole: Program, first: Machine, memoryIsLow: () => boolean): Loadable {
  const needs = new Map(whole.defs.map((def) => [def, neededNames(def)]));
  const failures: Failure[] = [];
  const gone = new Map<Name, Failure>();
  let program = whole;
  const left = (stuck?: Machine): Loadable => ({ whole, program, failures, gone, stuck });
  for (let machine = first; machine.outcome.kind !== "value"; ) {
    const def = machine.stoppedAt;
    if (def === undefined || !needs.has(def) || !isItsOwnDoing(machine)) return left(machine);
    const failure = { def, machine };
    failures.push(failure);
    if (failures.length > FAILURES_MAX || failures.filter(isEndless).length > ENDLESS_MAX) return left(machine);
    const defs = program.defs.filter((each) => {
      const isGone = each === def || needs.get(each)?.some((name) => gone.has(name)) === true;
      if (isGone) for (const name of definedNames(each)) gone.set(name, failure);
      return !isGone;
    });
    program = { ...whole, defs };
    machine = load(program, LOADING, { memoryIsLow, repeatsDeep: false });
  }
  return left();
}

/** Not what we lack, nor what the machine lacks. */
function isItsOwnDoing({ outcome }: Machine): boolean {
  return outcome.kind !== "unsupported" && !(outcome.kind === "unfinished" && outcome.why === "memory");
}

function isEndless({ machine }: Failure): boolean {
  return machine.outcome.kind === "unfinished";
}

/**
 * Why a function cannot do without what was left out: it needs it; or that would have ended with more time, perhaps, and
 * could have changed something that the function looks at.
 */
function missed({ whole, program, failures, gone }: Loadable, name: Name): Failure | undefined {
  const needed = gone.get(name);
  if (needed !== undefined || !failures.some(isEndless)) return needed;
  const makers = makersOf(program.defs);
  const own = makers.get(name);
  const state = own === undefined ? [] : [...reachedFrom(own, makers)].filter((def) => !onlyDefines(def));
  const before = makersOf(whole.defs);
  return failures.find(
    (failure) => isEndless(failure) && state.some((def) => reachedFrom(failure.def, before).has(def)),
  );
}
