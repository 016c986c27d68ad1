// One submission as the results.json that Gradescope reads from an autograder: what a student sees
// there is text, never markup, and tells as much as the reveal level allows.

import type { ClassResults, Reveal, SubmissionResult } from "../class-results.js";
import { renderWitness } from "../render-witness.js";
import { USUAL_WIDTH } from "../style.js";
import type { Words } from "../words/words.js";
import { type FunctionFeedback, submissionFeedback } from "./feedback.js";

export type GradescopeResults = {
  readonly score: number;
  readonly output: string;
  readonly output_format: "text";
  readonly visibility: "visible";
  /** What the autograder prints is the teacher's: it has expected results in it. */
  readonly stdout_visibility: "hidden";
  readonly tests: readonly GradescopeTest[];
};

export type GradescopeTest = {
  readonly name: string;
  readonly name_format: "text";
  readonly score: number;
  readonly max_score: number;
  /** Not there: nobody knows, and somebody has to look at it. */
  readonly status?: "passed" | "failed";
  readonly output: string;
  readonly output_format: "text";
  readonly visibility: "visible";
};

export function gradescopeResults(
  words: Words,
  results: ClassResults,
  submission: SubmissionResult,
  reveal: Reveal,
): GradescopeResults {
  const { status, problems, leftOut, failure, functions } = submissionFeedback(
    words,
    results,
    submission,
    reveal,
    USUAL_WIDTH,
  );
  return {
    score: submission.points,
    output: [words.feedback.result(submission.status), status, failure, problems, leftOut.join(" ")]
      .filter(Boolean)
      .join("\n\n"),
    output_format: "text",
    visibility: "visible",
    stdout_visibility: "hidden",
    tests: functions.map((each) => testOf(words, each)),
  };
}

function testOf(words: Words, feedback: FunctionFeedback): GradescopeTest {
  const { function: name, verdict, isGood, isOpen, witness, points, outOf, credit } = feedback;
  const shown = witness === undefined ? [] : renderWitness(words, witness, USUAL_WIDTH);
  const lines = [[`${name}: ${verdict}`, credit].filter(Boolean).join(", "), ...feedback.words, ...shown];
  return {
    name,
    name_format: "text",
    score: points,
    max_score: outOf,
    ...(!isOpen && { status: isGood ? "passed" : "failed" }),
    output: lines.join("\n"),
    output_format: "text",
    visibility: "visible",
  };
}
