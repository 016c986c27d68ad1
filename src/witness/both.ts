// What was seen of two programs on one input.
import type { Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import type { LaterWrite } from "./later-write.js";
import type { Left, RunEnd } from "./left.js";

/** What the reference did on an input, and left of it; where it raised, what else was seen. */
export type ReferenceRun = {
  readonly expected: Report;
  readonly leftByReference: Left;
  readonly seenByReference: readonly Value[];
  /** A test has said what comes of it: which objects are the same is nobody's business then. */
  readonly isTold?: true;
};

/** Both runs on one input, and what each left of it. */
export type Both = ReferenceRun & {
  readonly got: Report;
  readonly leftBySubmission: Left;
  readonly seenBySubmission: readonly Value[];
  /** A write after both runs, which what they left shows: without it they would be the same. */
  readonly written?: LaterWrite;
};

export type Runs = { readonly reference: RunEnd; readonly submission: RunEnd };

export function runsOf(both: Both): Runs {
  const { expected, leftByReference, seenByReference, got, leftBySubmission, seenBySubmission } = both;
  return {
    reference: { report: expected, left: leftByReference, seen: seenByReference },
    submission: { report: got, left: leftBySubmission, seen: seenBySubmission },
  };
}

export function bothOf(reference: RunEnd, submission: RunEnd): Both {
  return {
    expected: reference.report,
    leftByReference: reference.left,
    seenByReference: reference.seen,
    got: submission.report,
    leftBySubmission: submission.left,
    seenBySubmission: submission.seen,
  };
}

export function withRuns(both: Both, { reference, submission }: Runs): Both {
  return { ...both, expected: reference.report, got: submission.report };
}
