// The question of `check`: is there an input on which a submission parts from its reference?
// Reference, then submission, on the same partial input, then the outcomes are compared; the
// explorer does the rest. A difference counts only with a witness that both were run on.

import { boundIn, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import type { Value } from "../../core/value.js";
import type { Report } from "../../eval/outcome.js";
import { truthOf } from "../../explore/equal.js";
import { loadExplorable } from "../../explore/machine.js";
import type { Position, Run } from "../../explore/run.js";
import { type Next, type Path, Search, type Searched, type Stage, type StageResult } from "../../explore/search.js";
import { contentOf, type Mutable, newWorld, unknownOf, type Seen as WorldSeen } from "../../explore/unknown.js";
import type { QuickSolver, Solver } from "../../smt/solver.js";
import type { Policy } from "../../subject/exercise.js";
import { isUnmade } from "../../subject/hidden/disguise.js";
import { LOADING } from "../../subject/limits.js";
import type { Pair } from "../../subject/pair.js";
import type { Inputs, Predicate } from "../../subject/subject.js";
import {
  type Both,
  isTest,
  judgeByReference,
  type ReferenceJudge,
  sameExceptions,
} from "../../witness/by-reference.js";
import { type Comparing, furtherArguments, sameResults, sameUnknownLeaves } from "../../witness/compare.js";
import { restsOnWidth } from "../../witness/width.js";
import { type CoreWitness, type Unknowns, witnessMaker } from "../../witness/witness.js";
import {
  exploringLimits,
  FINDING,
  MUCH_SLOWER,
  PROBED_MAX,
  PROBING_STEPS,
  REFERENCE_FUEL,
  SLOW_PATHS_MAX,
  SLOWER,
  SOLVER_EFFORT,
  STEPS_AT_LEAST,
  STEPS_AT_MOST,
  STEPS_PER_BRANCH,
  SUBMISSION_FUEL,
} from "./limits.js";
import { tryAtRandom } from "./random.js";
import { constantsOf, decideAll, KNOBS, type Strategy } from "./strategy.js";

export type RefuteSettings = {
  readonly exceptions: Policy;
  /** In steps; undefined: as much as the programs have branches. */
  readonly budget: number | undefined;
  /** How many counterexamples of different kinds to look for. */
  readonly all: number;
  readonly strategy: Strategy;
  readonly seed: number;
};

export type RefuteTools = {
  readonly quick: QuickSolver;
  readonly solver: Solver;
  readonly isStopped: () => boolean;
  readonly onProgress: (paths: number, size: number) => void;
  /** Sees every finished path, and the unknown arguments: for audits. */
  readonly onPath?: (path: Path<Step>, args: readonly Value[]) => void;
};

export type Refutation = {
  /** Smallest first, each with another set of branches in the submission. */
  readonly witnesses: readonly CoreWitness<Both>[];
  /** The smallest difference that rests on the width of integers alone, where no other was found. */
  readonly byWidth: CoreWitness<Both> | undefined;
  /** How many paths it took to find a difference. */
  readonly foundAfter: number | undefined;
  /** How many paths agree, by the size of their input. */
  readonly agreeing: readonly number[];
  readonly searched: Searched;
  readonly seen: Seen;
};

/** What the claim has to mention. */
export type Seen = {
  readonly arithmetic: boolean;
  readonly raised: boolean; // the reference, on some inputs
  readonly unfinished: boolean; // the reference
  /** The lowest level at which the submission was too slow to tell, or at which running both did not show a difference. */
  readonly slowAt: number | undefined;
  readonly unconfirmedAt: number | undefined;
  /** Something that is not supported, and the lowest level at which one of the programs came to it. */
  readonly unsupported: { readonly what: string; readonly level: number } | undefined;
  readonly physical: boolean;
  readonly mutable: boolean;
  /** Arrays of inputs: none longer than this was tried. */
  readonly arrays: boolean;
};

export async function refute(pair: Pair, settings: RefuteSettings, tools: RefuteTools): Promise<Refutation> {
  if (settings.strategy === "random") return refuteAtRandom(pair, settings, tools);
  const knobs = KNOBS[settings.strategy];
  const programs = [pair.reference.side.program, pair.submission.side.program];
  const world = newWorld(
    pair.reference.shapes,
    knobs.symbols ? new Map() : constantsOf(programs),
    pair.common !== undefined,
  );
  const mutable: Mutable[] = [];
  const { params, shapes } = pair.reference;
  const args = params.map((type) => unknownOf(world, type, mutable));
  const argument = furtherArguments(world);
  const unknowns: Unknowns = { args, further: argument.made, furtherTypes: argument.types };
  const findings = newFindings(pair, settings, unknowns, tools.onProgress);
  const budget = settings.budget ?? usualBudget(pair);
  const branches: number[] = []; // taken in the submission
  const search = new Search<Step>(
    world,
    {
      inputs: mutable,
      size: params.reduce((sum, type) => sum + shapes.least(type), 0),
      stepsToFind: Math.ceil(budget * FINDING),
      stepsToCover: Math.ceil(budget * (1 - FINDING)),
      quick: tools.quick,
      solver: tools.solver,
      solverEffort: SOLVER_EFFORT,
      isStopped: tools.isStopped,
      order: knobs.order,
      branches,
      onPath: (path) => {
        tools.onPath?.(path, args);
        return findings.onPath(path, settings.all > 1 ? kindOf(branches) : "");
      },
    },
    (run) => [
      ...(knobs.whole ? [wholeStage(run, args)] : []),
      ...stagesOf(pair, settings.exceptions, run, args, argument, branches),
    ],
  );
  const searched = await search.go();
  findings.probe(search.run);
  const { seen, ...found } = findings.result();
  const has = (what: WorldSeen): boolean => world.seen.has(what);
  return {
    ...found,
    searched,
    seen: {
      ...seen,
      arithmetic: has("arithmetic") || has("width"),
      physical: has("physical"),
      arrays: has("array"),
      mutable: params.some(shapes.holdsMutable) || holdsMutable(pair.reference),
    },
  };
}

/** Something that cannot be looked into, and changes. */
function holdsMutable({ disguise }: Inputs): boolean {
  return disguise?.params.some((type) => disguise.standIns.holdsMutable(type)) ?? false;
}

/** What was not tried is not known: nothing is claimed. */
async function refuteAtRandom(pair: Pair, settings: RefuteSettings, tools: RefuteTools): Promise<Refutation> {
  const { exceptions, seed, budget } = settings;
  const judge = judgeByReference(pair, exceptions, pair.reference.given);
  const { witness, runs, steps, stopped } = await tryAtRandom(pair, judge, {
    seed,
    budget: budget ?? usualBudget(pair),
    isStopped: tools.isStopped,
    onProgress: (tried) => tools.onProgress(tried, 0),
  });
  const byWidth = witness !== undefined && restsOnWidth(pair, exceptions, witness.input) ? witness : undefined;
  return {
    witnesses: witness === undefined || byWidth !== undefined ? [] : [witness],
    byWidth,
    foundAfter: witness === undefined ? undefined : runs,
    agreeing: [],
    searched: { covered: 0, parked: false, inexact: new Map(), stopped, paths: runs, runs, steps, solverCalls: 0 },
    seen: NOTHING_SEEN,
  };
}

const NOTHING_SEEN: Seen = {
  arithmetic: false,
  raised: false,
  unfinished: false,
  slowAt: undefined,
  unconfirmedAt: undefined,
  unsupported: undefined,
  physical: false,
  mutable: false,
  arrays: false,
};

/** Which branches were taken. */
function kindOf(branches: readonly number[]): string {
  return branches.flatMap((taken, branch) => (taken === 1 ? [branch] : [])).join(" ");
}

/** Every branch deserves some work, but nobody waits for ever. */
function usualBudget({ reference, submission }: Pair): number {
  const branches = branchCount(reference.side.program) + branchCount(submission.side.program);
  return Math.min(STEPS_PER_BRANCH * branches + STEPS_AT_LEAST, STEPS_AT_MOST);
}

/** Of what users wrote. */
function branchCount({ defs }: Program): number {
  let count = 0;
  for (const bound of defs.flatMap(boundIn)) {
    visit(bound, (e) => {
      if (e.written && (e.kind === "match" || e.kind === "try")) count += e.arms.length;
      if (e.written && e.kind === "if") count += 2;
      return true;
    });
  }
  return count;
}

type OwnSeen = Pick<Seen, "raised" | "unfinished" | "slowAt" | "unconfirmedAt" | "unsupported">;

type Findings = {
  /** `kind`: which branches of the submission the path took. */
  readonly onPath: (path: Path<Step>, kind: string) => Next;
  /** Tries other values where nothing was found. */
  readonly probe: (run: Run) => void;
  readonly result: () => Omit<Refutation, "searched" | "seen"> & { readonly seen: OwnSeen };
};

function newFindings(
  pair: Pair,
  { all, exceptions }: RefuteSettings,
  unknowns: Unknowns,
  onProgress: RefuteTools["onProgress"],
): Findings {
  const judge: ReferenceJudge = judgeByReference(pair, exceptions, pair.reference.given);
  const maker = witnessMaker(pair.reference, judge);
  const found = new Map<string, CoreWitness<Both>>();
  const agreeing: number[] = [];
  const seen: { -readonly [K in keyof OwnSeen]: OwnSeen[K] } = {
    raised: false,
    unfinished: false,
    slowAt: undefined,
    unconfirmedAt: undefined,
    unsupported: undefined,
  };
  let paths = 0;
  let foundAfter: number | undefined;
  const toProbe: Position[] = [];
  let byWidth: CoreWitness<Both> | undefined;

  const keep = (kind: string, witness: CoreWitness<Both>): Next => {
    const known = found.get(kind);
    if (known !== undefined && known.size <= witness.size) return ON;
    if (restsOnWidth(pair, exceptions, witness.input)) {
      if (byWidth === undefined || witness.size < byWidth.size) byWidth = witness;
      return ON;
    }
    foundAfter ??= paths;
    found.set(kind, witness);
    return found.size < all ? ON : { kind: "below", size: Math.min(...[...found.values()].map(({ size }) => size)) };
  };
  /** Tidying must not turn one kind of difference into another that is known already. */
  const witnessOf = ({ run }: Path<Step>): CoreWitness<Both> | undefined => {
    const tidy = maker.fromPath(run, unknowns, true);
    const isKnown = tidy !== undefined && all > 1 && [...found.values()].some((other) => sameArguments(other, tidy));
    return isKnown ? maker.fromPath(run, unknowns, false) : tidy;
  };
  /** A run that ended its path: what the claim has to mention of it. */
  const note = ({ outcome }: Report, level: number): void => {
    seen.raised ||= outcome.kind === "raised" && !isUnmade(outcome.exn);
    seen.unfinished ||= outcome.kind === "unfinished";
    if (outcome.kind === "unsupported" && level < (seen.unsupported?.level ?? Number.POSITIVE_INFINITY))
      seen.unsupported = { what: outcome.what, level };
  };
  const onAgreement = ({ run }: Path<Step>): Next => {
    agreeing[run.size] = (agreeing[run.size] ?? 0) + 1;
    const position = run.position();
    const isExact = !run.world.seen.has("arithmetic") && position.inexact === undefined;
    if (!isExact && toProbe.length < PROBED_MAX) toProbe.push(position);
    return ON;
  };
  return {
    onPath: (path, kind) => {
      onProgress(++paths, path.level);
      const last = path.taken[path.taken.length - 1];
      if (last?.kind !== "compared") {
        const isOwn = last?.kind === "reference" || last?.kind === "submission";
        if (isOwn || (last?.kind === "given" && last.report.outcome.kind === "unsupported"))
          note(last.report, path.level);
        return ON;
      }
      if (last.unsupported !== undefined) note(last.unsupported, path.level);
      if (last.same) return last.unsupported === undefined ? onAgreement(path) : ON;
      const witness = witnessOf(path);
      if (witness !== undefined) return keep(kind, witness);
      const unclear = last.got.outcome.kind === "unfinished" ? "slowAt" : "unconfirmedAt";
      seen[unclear] = Math.min(seen[unclear] ?? path.level, path.level);
      return ON;
    },
    probe: (run) => {
      const stepsMax = judge.steps() + PROBING_STEPS;
      for (const position of found.size > 0 || byWidth !== undefined ? [] : toProbe) {
        if (judge.steps() > stepsMax) return;
        run.start(position);
        const witness = maker.byProbing(run, unknowns);
        if (witness !== undefined) keep("probed", witness);
      }
    },
    result: () => {
      const witnesses = [...found.values()].sort((a, b) => a.size - b.size);
      return { witnesses, byWidth: found.size === 0 ? byWidth : undefined, foundAfter, agreeing, seen };
    },
  };
}

function sameArguments(a: CoreWitness<Both>, b: CoreWitness<Both>): boolean {
  return JSON.stringify(a.args, plainBigints) === JSON.stringify(b.args, plainBigints);
}

function plainBigints(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

const ON: Next = { kind: "on" };

/** The stages of the question: what each came to. */
export type Step =
  | { readonly kind: "made" } // the whole input was decided
  | { readonly kind: "given" | "reference" | "submission"; readonly report: Ran }
  /** `unsupported`: what a function in a result came to. */
  | {
      readonly kind: "compared";
      readonly same: boolean;
      readonly got: Report;
      readonly unsupported: Report | undefined;
    };

function wholeStage(run: Run, inputs: readonly Value[]): Stage<Step> {
  return () => {
    decideAll(run, inputs);
    return { step: { kind: "made" }, steps: 1, last: false };
  };
}

function stagesOf(
  pair: Pair,
  policy: Policy,
  run: Run,
  inputs: readonly Value[],
  argument: (n: number, type: Type) => Value,
  branches: number[],
): readonly Stage<Step>[] {
  const { given, effects, shapes } = pair.reference;
  const reference = loadExplorable(pair.reference.unit, run, LOADING);
  const submission = loadExplorable(pair.submission.unit, run, LOADING, branches);
  /** What each program left in the mutable parts of the input. */
  let left: Record<"reference" | "submission", Contents> = { reference: new Map(), submission: new Map() };
  let unsupported: Report | undefined; // what a function in a result came to
  const noting = (report: Report): Report => {
    if (report.outcome.kind === "unsupported") unsupported = report;
    return report;
  };
  const comparing: Comparing = {
    shapes,
    content: (block, side) => left[side].get(block) ?? contentOf(block),
    look: (value) => run.head(value),
    sameLeaves: (a, b) => sameUnknownLeaves(run, a, b),
    cutOff: () => run.lose({ kind: "functions" }),
    argument,
    applyReference: (fn, args) => noting(reference.apply(fn, args, exploringLimits(REFERENCE_FUEL))),
    applySubmission: (fn, args) => noting(submission.apply(fn, args, exploringLimits(SLOWER * REFERENCE_FUEL))),
  };
  let patience = SLOW_PATHS_MAX;
  const runGiven = ({ name, arity }: Predicate): Stage<Step> => {
    return () => {
      const report = reference.call(name, inputs.slice(0, arity), exploringLimits(REFERENCE_FUEL));
      const { outcome, steps } = report;
      const holds = outcome.kind === "value" && run.branch(truthOf(run, outcome.value) ?? false);
      return { step: { kind: "given", report: withoutContents(report) }, steps, last: !holds };
    };
  };
  const runReference: Stage<Step> = () => {
    const report = reference.call(pair.reference.side.name, inputs, exploringLimits(REFERENCE_FUEL));
    const step: Step = { kind: "reference", report: withContents(run, report) };
    return { step, steps: report.steps, last: !isTest(policy, report) };
  };
  const runSubmission: Stage<Step> = (_run, earlier) => {
    const { steps } = ranBy("reference", earlier);
    run.mayRaise = policy === "undefined";
    const { name } = pair.submission.side;
    const report = submission.call(name, inputs, exploringLimits(SLOWER * steps + SUBMISSION_FUEL));
    const ended = (last: Report, taken: number): StageResult<Step> => ({
      step: { kind: "submission", report: withContents(run, last) },
      steps: taken,
      last: last.outcome.kind === "unsupported",
    });
    if (report.outcome.kind !== "unfinished" || report.outcome.why !== "fuel" || patience-- <= 0)
      return ended(report, report.steps);
    // What it has looked at stays decided, so a second try goes the same way, and further.
    run.restoreInputs();
    const longer = submission.call(name, inputs, exploringLimits(MUCH_SLOWER * steps + 3 * SUBMISSION_FUEL));
    return ended(longer, report.steps + longer.steps);
  };
  const compare: Stage<Step> = (_run, earlier) => {
    const [expected, got] = [ranBy("reference", earlier), ranBy("submission", earlier)];
    left = { reference: expected.contents, submission: got.contents };
    unsupported = undefined;
    const same =
      sameOutcomes(pair, comparing, expected, got) && (!effects || sameEffects(run, comparing, expected, got));
    return { step: { kind: "compared", same, got, unsupported: same ? unsupported : undefined }, steps: 1, last: true };
  };
  const stages = [runReference, runSubmission, compare];
  return given === undefined ? stages : [runGiven(given), ...stages];
}

/** What an earlier stage of this path saw. */
function ranBy(kind: "reference" | "submission", earlier: readonly Step[]): Ran {
  const step = earlier.find((each) => each.kind === kind);
  if (step?.kind !== kind) throw new Error(`no run of the ${kind} before`);
  return step.report;
}

type Contents = ReadonlyMap<unknown, readonly Value[]>;
type Ran = Report & { readonly contents: Contents };

/** With what the mutable parts of the input hold now. */
function withContents(run: Run, report: Report): Ran {
  const mutable = run.mutableInputs();
  const { outcome, steps, output, errors } = report;
  const contents = mutable.length === 0 ? NO_CONTENTS : contentsOf(mutable);
  return { outcome, steps, output, errors, contents };
}

/** Of a run that nobody compares. */
function withoutContents({ outcome, steps, output, errors }: Report): Ran {
  return { outcome, steps, output, errors, contents: NO_CONTENTS };
}

function contentsOf(mutable: readonly Mutable[]): Contents {
  return new Map(mutable.map(({ object }) => [object, [...contentOf(object)]]));
}

const NO_CONTENTS: Contents = new Map();

/** Whether both left the same in the mutable parts of the input. */
function sameEffects(run: Run, comparing: Comparing, expected: Ran, got: Ran): boolean {
  return run.mutableInputs().every(({ object, initial, type }) => {
    const [a, b] = [expected.contents.get(object) ?? initial, got.contents.get(object) ?? initial];
    return a.every((value, i) => sameResults(comparing, type, value, b[i] as Value));
  });
}

function sameOutcomes(pair: Pair, comparing: Comparing, expected: Report, got: Report): boolean {
  const [a, b] = [expected.outcome, got.outcome];
  if (a.kind === "raised" && b.kind === "raised") return sameExceptions(pair, a.exn, b.exn, comparing.sameLeaves);
  if (a.kind !== "value" || b.kind !== "value") return false;
  if (pair.reference.effects && expected.output !== got.output) return false;
  return sameResults(comparing, pair.reference.result, a.value, b.value);
}
