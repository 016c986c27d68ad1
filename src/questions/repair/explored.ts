// What a program with an unknown in it comes to on a plain input, and whether that is right: the run decides what it has
// to, so the answer is that of one path. Nothing is believed of it; what is found so is run as any other change.
import type { Name } from "../../core/expr.js";
import type { Value } from "../../core/value.js";
import type { Limits, Report } from "../../eval/outcome.js";
import { truthOf } from "../../explore/equal.js";
import type { Run } from "../../explore/run.js";
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import { endedOf } from "../../subject/recording.js";
import type { ReferenceRun } from "../../witness/both.js";
import { afterRun, type Bound } from "../../witness/by-contract.js";
import { sameEnds, sameExceptions, sameOnBoth, wholeValues } from "../../witness/by-reference.js";
import { type Comparing, sameResults, sameUnknownLeaves } from "../../witness/compare.js";
import type { Input } from "../../witness/judge.js";
import { leftOf } from "../../witness/left.js";
import { exploringLimits } from "../exploring.js";
import { FUEL } from "./limits.js";
import type { Case } from "./patient.js";

/** A program that is run with an unknown in it. */
export type ExploredProgram = {
  readonly run: Run;
  /** What is asked about, on some arguments. */
  readonly call: (args: readonly Value[], limits: Limits) => Report;
  /** Another function of the program. */
  readonly callOther: (name: Name, args: readonly Value[], limits: Limits) => Report;
  /** A function that was given. */
  readonly apply: (fn: Value, args: readonly Value[], limits: Limits) => Report;
};

export type ExploredVerdict = { readonly isRight: boolean; readonly steps: number };

export type JudgeExplored = (program: ExploredProgram, input: Case) => ExploredVerdict;

/** Beside what a reference did. */
export function exploredBeside(
  pair: Pair,
  policy: Policy,
  program: ExploredProgram,
  input: Input,
  seen: ReferenceRun,
): ExploredVerdict {
  const { run } = program;
  const whole = wholeValues(pair, policy, input, FUEL);
  const sameExn = (a: Value, b: Value): boolean =>
    sameExceptions(pair, run.head(a), run.head(b), (type, x, y) => sameResults(comparing, type, x, y));
  const comparing: Comparing = {
    ...whole,
    look: (value) => run.head(value),
    sameLeaves: (a, b) => sameUnknownLeaves(run, a, b),
    sameEnds: (expected, got, effects) => sameEnds(pair, expected, got, effects, sameExn),
    applySubmission: (fn, values) => program.apply(fn, values, exploringLimits(FUEL.submission(FUEL.reference))),
  };
  const leftBySubmission = leftOf(pair.submission, input.args("submission"));
  const limits = exploringLimits(FUEL.submission(seen.expected.steps));
  const { report: got, seen: seenBySubmission } = endedOf(program.call(leftBySubmission.args, limits));
  return {
    isRight: sameOnBoth(pair, comparing, { ...seen, got, leftBySubmission, seenBySubmission }),
    steps: got.steps,
  };
}

/** Under a contract; that the input is one, was seen before. */
export function exploredUnder(
  { may, judged }: Bound,
  program: ExploredProgram,
  { args }: Input,
  fuel: number,
): ExploredVerdict {
  const { run } = program;
  const limits = exploringLimits(fuel);
  const report = program.call(args("reference"), limits);
  const isAllowed = (exn: Value): boolean => {
    if (may === undefined) return false;
    const { outcome } = program.callOther(may.name, [...args("reference").slice(0, may.arity), exn], limits);
    return outcome.kind === "value" && run.branch(truthOf(run, outcome.value) ?? false);
  };
  return { isRight: (judged?.(report) ?? afterRun(report, isAllowed)) === "kept", steps: report.steps };
}
