// One submission as GitHub Classroom's autograding reporter takes it: the object that its own graders give as their output,
// with a test for each function. What a student reads there tells as much as the reveal level allows.
import type { ClassResults, Reveal, SubmissionResult } from "../class-results.js";
import { renderWitness } from "../render-witness.js";
import { USUAL_WIDTH } from "../style.js";
import type { Words } from "../words/words.js";
import { type FunctionFeedback, submissionFeedback } from "./feedback.js";

export type ClassroomResult = {
  readonly version: 1;
  readonly status: "pass" | "fail";
  readonly max_score: number;
  readonly tests: readonly ClassroomTest[];
};

export type ClassroomTest = {
  readonly name: string;
  readonly status: "pass" | "fail";
  readonly score: number;
  readonly message: string;
  readonly test_code: "";
  readonly filename: "";
  readonly line_no: 0;
  readonly duration: 0;
};

export function classroomResult(
  words: Words,
  results: ClassResults,
  submission: SubmissionResult,
  reveal: Reveal,
): ClassroomResult {
  const { failure, problems, functions } = submissionFeedback(words, results, submission, reveal, USUAL_WIDTH);
  const whole = [failure, problems].filter((text) => text !== "");
  const tests = functions.map((each) => testOf(words, each, submission.functions.length === 0 ? whole : []));
  return {
    version: 1,
    status: tests.every(({ status }) => status === "pass") ? "pass" : "fail",
    max_score: submission.outOf,
    tests,
  };
}

function testOf(words: Words, feedback: FunctionFeedback, whole: readonly string[]): ClassroomTest {
  const { function: name, verdict, isGood, isOpen, witness, points, credit } = feedback;
  const shown = witness === undefined ? [] : renderWitness(words, witness, USUAL_WIDTH);
  return {
    name,
    status: isGood && !isOpen ? "pass" : "fail", // it knows no third
    score: points,
    message: [[`${name}: ${verdict}`, credit].filter(Boolean).join(", "), ...whole, ...feedback.words, ...shown].join(
      "\n",
    ),
    test_code: "",
    filename: "",
    line_no: 0,
    duration: 0,
  };
}
