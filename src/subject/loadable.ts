// Submissions whose own tests fail, never end, or are too large for us when they are loaded: what is left of such a program
// without the evaluations that fail. A function is compared as long as it needs none of them.
import type { Name } from "../core/expr.js";
import { definedNames, neededNames } from "../core/library.js";
import { makersOf, onlyDefines, reachedFrom } from "../core/needs.js";
import type { Def, Program } from "../core/program.js";
import { isTooLarge } from "../eval/outcome.js";
import { load, type Machine } from "../eval/run.js";
import { LOADING } from "./limits.js";
import { type Between, type Pairing, pairUp } from "./pair.js";
import { type Loading, type OfferedSide, type Predicate, type SubjectMade, subjectOf } from "./subject.js";

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

/**
 * As `pairUp`, but what fails when the submission is loaded is left out where the function can do without; of a reference,
 * only what is too large for us.
 */
export function pairLoadable(
  reference: OfferedSide,
  submission: OfferedSide,
  given: Predicate | undefined,
  between: Between,
): Pairing {
  const wanted = known.has(reference.program) ? withoutFailing(reference, given) : reference;
  if ("machine" in wanted) return { ok: false, why: { kind: "loading", which: "reference", machine: wanted.machine } };
  const tried = known.has(submission.program) ? withoutFailing(submission, undefined) : submission;
  if ("machine" in tried) return { ok: false, why: { kind: "loading", which: "submission", machine: tried.machine } };
  const pairing = pairUp(wanted, tried, given, between);
  const side = !pairing.ok && pairing.why.kind === "loading" ? { reference, submission }[pairing.why.which] : undefined;
  if (pairing.ok || pairing.why.kind !== "loading" || side === undefined || known.has(side.program)) return pairing;
  const { which, machine } = pairing.why;
  if (which === "reference" && !isTooLarge(machine)) return pairing;
  known.set(side.program, loadable(side.program, machine, between.memoryIsLow));
  return pairLoadable(reference, submission, given, between);
}

/** As `subjectOf`, without what is too large for us. */
export function subjectLoadable(side: OfferedSide, given: Predicate | undefined, loading: Loading): SubjectMade {
  const wanted = known.has(side.program) ? withoutFailing(side, given) : side;
  if ("machine" in wanted) return { ok: false, why: { kind: "loading", which: "reference", machine: wanted.machine } };
  const made = subjectOf(wanted, given, loading);
  if (made.ok || made.why.kind !== "loading" || known.has(side.program) || !isTooLarge(made.why.machine)) return made;
  known.set(side.program, loadable(side.program, made.why.machine, loading.memoryIsLow));
  return subjectLoadable(side, given, loading);
}

/** The function in what is left of its program; or where that stopped which it, or a predicate on its inputs, needs. */
function withoutFailing(side: OfferedSide, given: Predicate | undefined): OfferedSide | { readonly machine: Machine } {
  const left = known.get(side.program) as Loadable;
  const names = given === undefined ? [side.name] : [side.name, given.name];
  const machine = left.stuck ?? names.map((name) => missed(left, name)?.machine).find((each) => each !== undefined);
  if (machine !== undefined) return { machine };
  const there = [...side.operations].map(
    ([family, all]) => [family, all.filter(({ entry }) => !left.gone.has(entry))] as const,
  );
  return { ...side, program: left.program, operations: new Map(there) };
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
    if (def === undefined || !needs.has(def) || machine.outcome.kind === "unsupported") return left(machine);
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
