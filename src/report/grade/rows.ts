// A submission function by function. One that was rejected has no results of functions, but still
// gets a row for each that was asked for: points add up to the same in every report.
import type { ClassResults, FunctionResult, SubmissionResult } from "../class-results.js";

export type FunctionRow = {
  readonly function: string;
  readonly points: number;
  readonly outOf: number;
  readonly result: FunctionResult | undefined; // undefined: rejected or failed before it came to that
};

export function rowsOf({ assignment }: ClassResults, submission: SubmissionResult): FunctionRow[] {
  if (submission.functions.length > 0) {
    return submission.functions.map((result) => ({
      function: result.function,
      points: result.points,
      outOf: result.outOf,
      result,
    }));
  }
  return assignment.functions.map(({ name, points }) => ({
    function: name,
    points: 0,
    outOf: points,
    result: undefined,
  }));
}

/** Points of a function are missing for something that nobody knows. */
export function lacksPoints({ review, points, outOf }: FunctionResult): boolean {
  return review !== undefined && points < outOf;
}

/** Who handed in something that could not be looked at may still have solved it. */
function isUnknown({ status, failureReason }: SubmissionResult): boolean {
  return (
    status === "failed" || (failureReason !== null && failureReason.kind !== "none" && failureReason.kind !== "empty")
  );
}

/** Of a function that was asked for: where nothing could be looked at, nobody knows anything of it. */
export function isOpen(submission: SubmissionResult, result: FunctionResult | undefined): boolean {
  return result === undefined ? isUnknown(submission) : lacksPoints(result);
}

/** Whether somebody should look at its points. */
export function isToBeReviewed(submission: SubmissionResult): boolean {
  return isUnknown(submission) || submission.functions.some(({ review }) => review !== undefined);
}

/** Whether points are missing that somebody may give. */
export function isUnfinished(submission: SubmissionResult): boolean {
  return isUnknown(submission) || submission.functions.some(lacksPoints);
}
