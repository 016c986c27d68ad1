// The stages of one path of `check`: the predicate on the inputs, the reference, the submission, and whether their
// outcomes are the same.

import { nth } from "../../basis/known.js";
import type { Type } from "../../core/type.js";
import type { Value } from "../../core/value.js";
import type { Report } from "../../eval/outcome.js";
import { truthOf } from "../../explore/equal.js";
import { type Explorable, loadExplorable } from "../../explore/machine.js";
import type { Run } from "../../explore/run.js";
import type { Stage, StageResult } from "../../explore/search.js";
import { contentOf, type Mutable } from "../../explore/unknown.js";
import type { Policy } from "../../subject/exercise.js";
import { LOADING } from "../../subject/limits.js";
import type { Pair } from "../../subject/pair.js";
import { type Ended, endedOf } from "../../subject/recording.js";
import type { Predicate } from "../../subject/subject.js";
import { isTest, roundsOf, sameEnds, sameExceptions, sameSeen } from "../../witness/by-reference.js";
import { type Comparing, sameResults, sameUnknownLeaves } from "../../witness/compare.js";
import { mayShare } from "../../witness/later-write.js";
import { aliasIn, type Rooted, rooted, rootedObject } from "../../witness/sharing.js";
import { exploringLimits } from "../exploring.js";
import { APPLYING_FREE, MUCH_SLOWER, REFERENCE_FUEL, SLOW_PATHS_MAX, SLOWER, SUBMISSION_FUEL } from "./limits.js";
import { decideAll } from "./strategy.js";

/** The stages of the question: what each came to. */
export type CheckStep =
  | { readonly kind: "made" } // the whole input was decided
  | { readonly kind: "given" | "reference" | "submission"; readonly report: Ran }
  /** `unsupported`: what a function in a result came to. */
  | {
      readonly kind: "compared";
      readonly compared: "same" | "different" | Aliased;
      readonly got: Report;
      readonly unsupported: Report | undefined;
    };

/** The same, but for what a later write would show. */
export type Aliased = "aliased";

export function wholeStage(run: Run, inputs: readonly Value[]): Stage<CheckStep> {
  return () => {
    decideAll(run, inputs);
    return { step: { kind: "made" }, steps: 1, last: false };
  };
}

/** What the stages of a path share. */
type Staging = {
  readonly pair: Pair;
  readonly policy: Policy;
  readonly run: Run;
  readonly inputs: readonly Value[];
  readonly reference: Explorable;
  readonly submission: Explorable;
};

export function stagesOf(
  pair: Pair,
  policy: Policy,
  run: Run,
  inputs: readonly Value[],
  argument: (n: number, type: Type) => Value,
  branches: number[],
): readonly Stage<CheckStep>[] {
  const reference = loadExplorable(pair.reference.unit, run, LOADING);
  const submission = loadExplorable(pair.submission.unit, run, LOADING, branches);
  const staging: Staging = { pair, policy, run, inputs, reference, submission };
  const stages = [referenceStage(staging), submissionStage(staging), comparisonStage(staging, argument)];
  const { given } = pair.reference;
  return given === undefined ? stages : [givenStage(staging, given), ...stages];
}

function givenStage({ run, inputs, reference }: Staging, { name, arity }: Predicate): Stage<CheckStep> {
  return () => {
    const report = reference.call(name, inputs.slice(0, arity), exploringLimits(REFERENCE_FUEL));
    const { outcome, steps } = report;
    const holds = outcome.kind === "value" && run.branch(truthOf(run, outcome.value) ?? false);
    return { step: { kind: "given", report: withoutContents(report) }, steps, last: !holds };
  };
}

function referenceStage({ pair, policy, run, inputs, reference }: Staging): Stage<CheckStep> {
  return () => {
    run.mayRaise = policy === "same";
    const ended = endedOf(reference.call(pair.reference.side.name, inputs, exploringLimits(REFERENCE_FUEL)));
    const step: CheckStep = { kind: "reference", report: withContents(run, ended) };
    return { step, steps: ended.report.steps, last: !isTest(policy, ended.report) };
  };
}

function submissionStage({ pair, run, inputs, submission }: Staging): Stage<CheckStep> {
  const { name } = pair.submission.side;
  let patience = SLOW_PATHS_MAX;
  const ended = (last: Report, taken: number): StageResult<CheckStep> => ({
    step: { kind: "submission", report: withContents(run, endedOf(last)) },
    steps: taken,
    last: last.outcome.kind === "unsupported",
  });
  return (_run, earlier) => {
    const { steps } = ranBy("reference", earlier);
    run.mayRaise = true;
    const report = submission.call(name, inputs, exploringLimits(SLOWER * steps + SUBMISSION_FUEL));
    if (report.outcome.kind !== "unfinished" || report.outcome.why !== "fuel" || patience-- <= 0)
      return ended(report, report.steps);
    // What it has looked at stays decided, so a second try goes the same way, and further.
    run.restoreInputs();
    const longer = submission.call(name, inputs, exploringLimits(MUCH_SLOWER * steps + 3 * SUBMISSION_FUEL));
    return ended(longer, report.steps + longer.steps);
  };
}

function comparisonStage(
  { pair, policy, run, reference, submission }: Staging,
  argument: (n: number, type: Type) => Value,
): Stage<CheckStep> {
  const { shapes } = pair.reference;
  /** What each program left in the mutable parts of the input. */
  let left: Record<"reference" | "submission", Contents> = { reference: new Map(), submission: new Map() };
  let unsupported: Report | undefined; // what a function in a result came to
  let applied = 0; // the steps that functions in results took
  const noting = (report: Report): Report => {
    applied += report.steps;
    if (report.outcome.kind === "unsupported") unsupported = report;
    return report;
  };
  const sameExn = (a: Value, b: Value): boolean =>
    sameExceptions(pair, run.head(a), run.head(b), (type, x, y) => sameResults(comparing, type, x, y));
  const comparing: Comparing = {
    shapes,
    content: (block, side) => left[side].get(block) ?? contentOf(block),
    look: (value) => run.head(value),
    sameLeaves: (a, b) => sameUnknownLeaves(run, a, b),
    cutOff: (kind) => run.lose({ kind }),
    isTest: (report) => isTest(policy, report),
    sameEnds: (expected, got, effects) => sameEnds(pair, expected, got, effects, sameExn),
    rounds: roundsOf(pair),
    argument,
    applyReference: (fn, args) => noting(reference.apply(fn, args, exploringLimits(REFERENCE_FUEL))),
    applySubmission: (fn, args) => noting(submission.apply(fn, args, exploringLimits(SLOWER * REFERENCE_FUEL))),
  };
  return (_run, earlier) => {
    const [expected, got] = [ranBy("reference", earlier), ranBy("submission", earlier)];
    left = { reference: expected.contents, submission: got.contents };
    unsupported = undefined;
    applied = 0;
    const compared = comparedOutcomes(pair, run, comparing, expected, got);
    const steps = Math.max(1, applied - APPLYING_FREE);
    const lacking = compared === "same" ? unsupported : undefined;
    return { step: { kind: "compared", compared, got, unsupported: lacking }, steps, last: true };
  };
}

/** What an earlier stage of this path saw. */
function ranBy(kind: "reference" | "submission", earlier: readonly CheckStep[]): Ran {
  const step = earlier.find((each) => each.kind === kind);
  if (step?.kind !== kind) throw new Error(`no run of the ${kind} before`);
  return step.report;
}

type Contents = ReadonlyMap<unknown, readonly Value[]>;
type Ran = Report & { readonly contents: Contents; readonly seen: Ended["seen"] };

/** With what the mutable parts of the input hold now. */
function withContents(run: Run, { report, seen }: Ended): Ran {
  const mutable = run.mutableInputs();
  const { outcome, steps, output, errors } = report;
  const contents = mutable.length === 0 ? NO_CONTENTS : contentsOf(mutable);
  return { outcome, steps, output, errors, contents, seen };
}

/** Of a run that nobody compares. */
function withoutContents({ outcome, steps, output, errors }: Report): Ran {
  return { outcome, steps, output, errors, contents: NO_CONTENTS, seen: [] };
}

function contentsOf(mutable: readonly Mutable[]): Contents {
  return new Map(mutable.map(({ object }) => [object, [...contentOf(object)]]));
}

const NO_CONTENTS: Contents = new Map();

/** Whether both left the same in the mutable parts of the input. */
function sameEffects(run: Run, comparing: Comparing, expected: Ran, got: Ran): boolean {
  return run.mutableInputs().every(({ object, initial, type }) => {
    const [a, b] = [expected.contents.get(object) ?? initial, got.contents.get(object) ?? initial];
    return a.every((value, i) => sameResults(comparing, type, value, nth(b, i)));
  });
}

function comparedOutcomes(
  pair: Pair,
  run: Run,
  comparing: Comparing,
  expected: Ran,
  got: Ran,
): "same" | "different" | Aliased {
  if (!sameOutcomes(pair, run, comparing, expected, got)) return "different";
  const isOver = expected.outcome.kind === "exited"; // nobody is left to write anything
  return !isOver && mayShare(pair) && aliasIn(comparing, rootsOf(pair, run, expected, got)) ? "aliased" : "same";
}

/** The results, and every object of the input, whether it is still in the arguments or not. */
function rootsOf({ reference: { result } }: Pair, run: Run, expected: Ran, got: Ran): readonly Rooted[] {
  const [a, b] = [expected.outcome, got.outcome];
  const given = a.kind === "value" && b.kind === "value" ? [rooted({ kind: "result" }, result, a.value, b.value)] : [];
  const objects = run.mutableInputs().map(({ object, type }, at) => rootedObject(at, type, object));
  return [...given, ...objects];
}

function sameOutcomes(pair: Pair, run: Run, comparing: Comparing, expected: Ran, got: Ran): boolean {
  const [a, b] = [expected.outcome, got.outcome];
  if (!comparing.sameEnds(expected, got, pair.reference.effects)) return false;
  if (a.kind === "exited") {
    if (pair.reference.recording !== undefined) run.lose({ kind: "calls" });
    return true; // nobody is left to look at the arguments
  }
  if (a.kind === "value" && b.kind === "value" && !sameResults(comparing, pair.reference.result, a.value, b.value))
    return false;
  return sameEffects(run, comparing, expected, got) && sameSeen(pair, comparing, expected.seen, got.seen);
}
