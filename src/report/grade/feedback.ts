// What students are told at each reveal level; every report that reaches them asks here.
// full: the input and both outcomes. input: the call. hint: on how large an input, and how it
// goes wrong. verdict: right or wrong. What is wrong with a student's own text is always told,
// and nothing is ever said of other students.
import { absurd } from "../../basis/absurd.js";
import type { Counterexample } from "../answer.js";
import { lacksSolver, ownCall, verdictWords, witnessText } from "../answer-words.js";
import type { ClassResults, FunctionResult, Reveal, SubmissionResult } from "../class-results.js";
import { displayUnicode } from "../display.js";
import type { NotChecked } from "../not-checked.js";
import type { WitnessText } from "../render-witness.js";
import type { FeedbackWords, Words } from "../words/words.js";
import { type HintStep, hintSteps } from "./hint-steps.js";
import { fileName, problemsText } from "./problem-text.js";
import { type FunctionRow, isOpen, lacksPoints, rowsOf } from "./rows.js";

/** About one function. All texts are fit to be printed. */
export type Feedback = {
  readonly kind: Parameters<FeedbackWords["verdict"]>[0];
  readonly verdict: string; // the same in words
  readonly isGood: boolean;
  readonly words: readonly string[]; // sentences
  readonly witness: WitnessText | undefined;
  readonly branch: string; // which case the input takes, or nothing
  readonly reproduce: string; // how to see it for oneself, or nothing
  readonly line: number | undefined; // where it is defined
};

/** About a whole submission. */
export type SubmissionFeedback = {
  readonly problems: string; // why it was rejected, or what was not checked: lines with the places underlined, or nothing
  readonly leftOut: readonly string[]; // what follows from that, in sentences
  readonly status: string; // which version counts, and what its status means, or nothing
  readonly failure: string; // what else happened to it, or nothing
  readonly functions: readonly FunctionFeedback[];
  readonly aboutSize: string; // what the size of an input is, where one was named
};

export type FunctionFeedback = Feedback & {
  readonly function: string;
  readonly points: number;
  readonly outOf: number;
  readonly hints: readonly HintStep[];
  readonly pointsText: string; // "4 of 6 points: right on 12 of 18 inputs"
  readonly credit: string; // what they rest on, or nothing
  readonly isOpen: boolean; // points are missing that somebody may give after looking at it
};

export function submissionFeedback(
  words: Words,
  results: ClassResults,
  submission: SubmissionResult,
  reveal: Reveal,
  width: number,
): SubmissionFeedback {
  const namesSize = reveal !== "verdict" && submission.functions.some((result) => tellsSize(result, reveal));
  return {
    aboutSize: namesSize ? words.feedback.aboutSize : "",
    problems:
      submission.problems.length + submission.unchecked.length === 0 ? "" : problemsText(words, submission, width),
    leftOut: consequences(words, submission),
    status: [...newestWords(words, submission), ...statusWords(words, submission)].join(" "),
    failure: failureFeedback(words, submission),
    functions: rowsOf(results, submission).map((row) => ({
      function: displayUnicode(row.result?.ownFunctions?.join(", ") ?? row.function),
      points: row.points,
      outOf: row.outOf,
      pointsText: [words.grading.pointsOf(row.points, row.outOf), ...creditWords(words, row)].join(": "),
      credit: creditWords(words, row).join(""),
      isOpen: isOpen(submission, row.result),
      hints: row.result === undefined ? [] : hintSteps(words, submission, row.result, reveal),
      ...(row.result === undefined
        ? notLookedAt(words)
        : functionFeedback(words, withoutFolders(row.result, submission.file), reveal)),
    })),
  };
}

function newestWords({ feedback }: Words, { older = [] }: SubmissionResult): readonly string[] {
  return older.length === 0 ? [] : [feedback.newest(older.map((file) => displayUnicode(fileName(file))))];
}

function statusWords({ feedback }: Words, { failure, status }: SubmissionResult): readonly string[] {
  const explained = failure === null ? feedback.explained(status) : undefined;
  return explained === undefined ? [] : [explained];
}

/** An exception may name the file of the program: its folders are the teacher's. */
function withoutFolders(result: FunctionResult, file: string | null): FunctionResult {
  if (result.verdict !== "differs" || file === null) return result;
  const { counterexample } = result;
  const { got } = counterexample;
  if (got.outcome !== "exception") return result;
  const exception = got.exception.replaceAll(file, fileName(file));
  return { ...result, counterexample: { ...counterexample, got: { ...got, exception } } };
}

/** What points rest on, where that is more than right or wrong. */
function creditWords({ feedback }: Words, { points, outOf, result }: FunctionRow): readonly string[] {
  if (result?.credit === undefined || points === outOf) return [];
  return [feedback.credit(result.credit, result.verdict === "differs")];
}

function tellsSize({ verdict }: FunctionResult, reveal: Reveal): boolean {
  return verdict === "agrees" || verdict === "agrees-so-far" || (verdict === "differs" && reveal === "hint");
}

/** Told to whoever grades, it may say what to do in the assignment: students are told in other words. */
function failureFeedback(words: Words, { failure, failureReason }: SubmissionResult): string {
  if (failureReason !== null) return displayUnicode(words.feedback.failure(failureReason));
  return failure === null ? "" : sentence(words, firstLine(failure));
}

/** One for each reason why something was left out. */
function consequences({ reasons }: Words, { unchecked }: SubmissionResult): readonly string[] {
  const kinds = new Set(unchecked.map(({ code }) => KINDS_BY_CODE[code] ?? "ill-typed"));
  return [...kinds].map(reasons.consequence);
}

const KINDS_BY_CODE: Readonly<Record<string, NotChecked["kind"]>> = {
  E301: "not-supported",
  E501: "fails-when-loaded",
};

function notLookedAt({ feedback }: Words): Feedback {
  const kind = "not-looked-at";
  const verdict = feedback.verdict(kind);
  return { kind, verdict, isGood: false, words: [], witness: undefined, branch: "", reproduce: "", line: undefined };
}

export function functionFeedback(words: Words, result: FunctionResult, reveal: Reveal): Feedback {
  const compared = reveal === "verdict" ? [] : [words.feedback.compared(verdictWords(words, result))];
  const through = result.observer === undefined ? [] : [words.feedback.through(displayUnicode(result.observer))];
  const open = lacksPoints(result) ? [words.feedback.toBeReviewed] : [];
  const isShown = reveal === "full" || reveal === "input";
  const isTold = reveal === "full" && result.verdict === "differs" && result.hints !== undefined; // it is among the hints
  const about = (kind: Feedback["kind"]): Omit<Feedback, "words" | "witness"> => ({
    branch: isShown && !isTold ? displayUnicode(result.branch ?? "") : "",
    reproduce: isShown ? reproduceWords(words, result) : "",
    line: result.place?.line,
    kind,
    verdict: words.feedback.verdict(kind),
    isGood: kind === "right" || kind === "nothing-wrong",
  });
  const told = (sentences: readonly string[]): Pick<Feedback, "words" | "witness"> => ({
    words: [...through, ...sentences, ...open],
    witness: undefined,
  });
  switch (result.verdict) {
    case "differs": {
      const found = differenceFeedback(words, result.counterexample, result.smallest, reveal);
      return { ...about("wrong"), ...found, words: [...through, ...open, ...found.words] };
    }
    case "equal":
      return { ...about("right"), ...told(provedWords(words, result, reveal)) };
    case "agrees":
      return { ...about("right"), ...told(compared) };
    case "agrees-so-far":
      if (lacksSolver(result)) return notLookedAt(words);
      return { ...about(result.review === "not-compared" ? "not-looked-at" : "nothing-wrong"), ...told(compared) };
    case "cannot-compare": {
      const why = [result.why, ...(result.hint === null ? [] : [result.hint])];
      return { ...about("cannot-compare"), ...told(why.map((each) => sentence(words, each))) };
    }
    default:
      return absurd(result);
  }
}

function reproduceWords({ feedback }: Words, { reproduce }: FunctionResult): string {
  if (reproduce === undefined) return "";
  const { start, load, enter } = reproduce;
  const lines = load === undefined ? [enter] : [load, enter];
  return feedback.reproduce(displayUnicode(start), lines.map(displayUnicode));
}

/** Conditions that show an input, or name what looks at results, are told only to those who are told everything. */
function provedWords(
  { verdicts }: Words,
  { proof, conditions }: Extract<FunctionResult, { readonly verdict: "equal" }>,
  reveal: Reveal,
): readonly string[] {
  if (reveal === "verdict") return [];
  const told = conditions.filter(
    ({ condition }) => reveal === "full" || (condition !== "overflows" && condition !== "observed"),
  );
  return [displayUnicode(verdicts.provedEqual(proof.terminates, told))];
}

/** As the submission's program has it, without what is known only by the names of the reference. */
function inOwnWords(example: Counterexample): Counterexample {
  if (example.submissionCall === null) return example;
  return { ...example, call: ownCall(example), submissionCall: null, general: null };
}

/** A counterexample as far as it may be told. */
export function differenceFeedback(
  words: Words,
  example: Counterexample,
  isSmallest: boolean,
  reveal: Reveal,
): Pick<Feedback, "words" | "witness"> {
  const found = words.feedback.input(isSmallest);
  const own = inOwnWords(example);
  switch (reveal) {
    case "full":
      return { words: [found], witness: witnessText(words, own, "results") };
    case "input":
      return { words: [found], witness: witnessText(words, own, "call") };
    case "hint":
      return { words: [hint(words, example)], witness: undefined };
    case "verdict":
      return { words: [], witness: undefined };
    default:
      return absurd(reveal);
  }
}

function hint({ feedback }: Words, { size, expected, got }: Counterexample): string {
  return feedback.goesWrong(size, expected.outcome, got.outcome);
}

/** What follows it, the details of a bug of ours for one, is for whoever mends it. */
function firstLine(text: string): string {
  return text.split("\n", 1).join();
}

function sentence({ reasons }: Words, phrase: string): string {
  return reasons.sentence(displayUnicode(phrase).trim());
}
