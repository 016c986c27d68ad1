// What students are told at each reveal level; every report that reaches them asks here.
// full: the input and both outcomes. input: the call. hint: on how large an input, and how it
// goes wrong. verdict: right or wrong. What is wrong with a student's own text is always told,
// and nothing is ever said of other students.
import { absurd } from "../../basis/absurd.js";
import type { Counterexample, RunResult } from "../answer.js";
import { verdictWords, witnessText } from "../answer-words.js";
import type { ClassResults, FunctionResult, Reveal, SubmissionResult } from "../class-results.js";
import { displayUnicode } from "../display.js";
import type { WitnessText } from "../render-witness.js";
import { CANNOT_COMPARE } from "../verdict-words.js";
import { NOTHING_WRONG } from "./grade-words.js";
import { problemsText } from "./problem-text.js";
import { rowsOf } from "./rows.js";

/** About one function. All texts are fit to be printed. */
export type Feedback = {
  readonly verdict: string; // "wrong"
  readonly isGood: boolean;
  readonly words: readonly string[]; // sentences
  readonly witness: WitnessText | undefined;
};

/** About a whole submission. */
export type SubmissionFeedback = {
  readonly problems: string; // why it was rejected, or what was not checked: lines with the places underlined, or nothing
  readonly failure: string; // what else happened to it, or nothing
  readonly functions: readonly FunctionFeedback[];
};

export type FunctionFeedback = Feedback & {
  readonly function: string;
  readonly points: number;
  readonly outOf: number;
};

export function submissionFeedback(
  results: ClassResults,
  submission: SubmissionResult,
  reveal: Reveal,
  width: number,
): SubmissionFeedback {
  return {
    problems: submission.problems.length + submission.unchecked.length === 0 ? "" : problemsText(submission, width),
    failure: submission.failure === null ? "" : sentence(firstLine(submission.failure)),
    functions: rowsOf(results, submission).map((row) => ({
      function: displayUnicode(row.function),
      points: row.points,
      outOf: row.outOf,
      ...(row.result === undefined ? NOT_LOOKED_AT : functionFeedback(row.result, reveal)),
    })),
  };
}

const NOT_LOOKED_AT: Feedback = { verdict: "not looked at", isGood: false, words: [], witness: undefined };

export function functionFeedback(result: FunctionResult, reveal: Reveal): Feedback {
  const compared = reveal === "verdict" ? [] : [`Compared with the reference, it ${verdictWords(result)}.`];
  switch (result.verdict) {
    case "differs":
      return { verdict: "wrong", isGood: false, ...differenceFeedback(result.counterexample, result.smallest, reveal) };
    case "agrees":
      return { verdict: "right", isGood: true, words: compared, witness: undefined };
    case "agrees-so-far":
      return { verdict: NOTHING_WRONG, isGood: true, words: compared, witness: undefined };
    case "cannot-compare": {
      const words = [result.why, ...(result.hint === null ? [] : [result.hint])].map(sentence);
      return { verdict: CANNOT_COMPARE, isGood: false, words, witness: undefined };
    }
    default:
      return absurd(result);
  }
}

/** A counterexample as far as it may be told. */
export function differenceFeedback(
  example: Counterexample,
  isSmallest: boolean,
  reveal: Reveal,
): Pick<Feedback, "words" | "witness"> {
  const found = isSmallest ? "The smallest input on which it goes wrong:" : "An input on which it goes wrong:";
  switch (reveal) {
    case "full":
      return { words: [found], witness: witnessText(example, "results") };
    case "input":
      return { words: [found], witness: witnessText(example, "call") };
    case "hint":
      return { words: [hint(example)], witness: undefined };
    case "verdict":
      return { words: [], witness: undefined };
    default:
      return absurd(reveal);
  }
}

function hint({ size, expected, got }: Counterexample): string {
  return `On an input of size ${size}, it ${howItGoesWrong(expected, got)}.`;
}

/** Continues "on this input, it ...". */
export function howItGoesWrong(expected: RunResult, got: RunResult): string {
  switch (got.outcome) {
    case "unfinished":
      return "does not finish";
    case "exited":
      return expected.outcome === "exited" ? "exits with another code" : `exits where ${wanted(expected)} is expected`;
    case "value":
      return expected.outcome === "value"
        ? "gives another value"
        : `gives a value where ${wanted(expected)} is expected`;
    case "exception":
      return expected.outcome === "exception"
        ? "raises another exception"
        : `raises an exception where ${wanted(expected)} is expected`;
    default:
      return absurd(got);
  }
}

function wanted({ outcome }: RunResult): string {
  switch (outcome) {
    case "value":
      return "a value";
    case "exception":
      return "an exception";
    case "exited":
      return "exit";
    case "unfinished":
      return "no end";
    default:
      return absurd(outcome);
  }
}

/** What follows it, the details of a bug of ours for one, is for whoever mends it. */
function firstLine(text: string): string {
  return text.split("\n", 1).join();
}

/** A name at the beginning stays as it is written. */
function sentence(words: string): string {
  const shown = displayUnicode(words).trim();
  const start = shown.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
  return /[.!?:]$/.test(start) ? start : `${start}.`;
}
