// A class on a terminal: what a teacher wants to see on one screen. Everybody has a line in a small
// class; in a large one right submissions are a number and wrong ones are under their mistakes.
// The files have all of it. The texts of programs and students are untrusted; see display.ts.
import { absurd } from "../../basis/absurd.js";
import { ownCall, verdictWords } from "../answer-words.js";
import {
  type ClassResults,
  type FunctionResult,
  STATUSES,
  type Status,
  type SubmissionResult,
} from "../class-results.js";
import { displayUnicode } from "../display.js";
import { isTypeError } from "../problem.js";
import { hang } from "../render-witness.js";
import { type PrintStyle, paint, wrapWords } from "../style.js";
import type { Words } from "../words/words.js";
import { column, columnsOf, shorten } from "./columns.js";
import { problemLine } from "./problem-text.js";
import { isToBeReviewed } from "./rows.js";
import { renderMistakes } from "./table-mistakes.js";
import { renderRepairs } from "./table-repairs.js";
import { renderCovering, renderTests } from "./table-tests.js";

export function renderGrades(words: Words, results: ClassResults, style: PrintStyle): string {
  const sections = [
    renderNotices(words, results, style),
    renderSubmissions(words, results, style),
    renderMeanings(words, results, style),
    renderMistakes(words, results, style),
    renderRepairs(words, results, style),
    renderTests(words, results, style),
    renderCovering(words, results, style),
    wrapWords(renderSummary(words, results), style.width),
  ];
  const blocks = sections.filter((lines) => lines.length > 0);
  return blocks.map((lines) => lines.map((line) => `${line}\n`).join("")).join("\n");
}

// ---- notices ----

const NOTICES_MAX = 10;

function renderNotices({ grading }: Words, { notices }: ClassResults, style: PrintStyle): string[] {
  const label = `${grading.note} `;
  const lines = notices.slice(0, NOTICES_MAX).flatMap(({ text }) => {
    const [first = "", ...rest] = hang(label, wrapWords(displayUnicode(text), style.width - label.length));
    return [paint(style, "unsure", label) + first.slice(label.length), ...rest];
  });
  const left = notices.length - NOTICES_MAX;
  return left > 0 ? [...lines, grading.moreNotes(left)] : lines;
}

// ---- a line for each submission ----

/** A class that fits on a screen. */
const SMALL_CLASS = 40;
/** Of a large class, those that need looking at. */
const LINES_MAX = 10;
const ID_WIDTH_MAX = 24;
const DETAIL_WIDTH_MIN = 16;

function renderSubmissions(words: Words, results: ClassResults, style: PrintStyle): string[] {
  const { submissions } = results;
  const isSmall = submissions.length <= SMALL_CLASS;
  const others = submissions.filter(({ status }) => status !== "right" && status !== "wrong");
  const shown = isSmall ? submissions : others.slice(0, LINES_MAX);
  const lines = shown.map((submission): Line => {
    const about = detail(words, results, submission);
    return { submission, status: lineWords(words, submission), about, mark: leftOut(words, submission, about) };
  });
  const widths: Widths = {
    id: Math.min(ID_WIDTH_MAX, Math.max(0, ...shown.map(({ id }) => columnsOf(id)))),
    status: Math.max(0, ...lines.map(({ status }) => status.length)),
    points: Math.max(0, ...shown.map((submission) => pointsCell(words, submission).length)),
  };
  const left = isSmall ? 0 : others.length - LINES_MAX;
  return [
    ...lines.map((line) => renderLine(words, line, widths, style)),
    ...(left > 0 ? [words.grading.more(left)] : []),
  ];
}

/** What the statuses mean that nobody can guess. */
function renderMeanings({ grading }: Words, { summary, submissions }: ClassResults, style: PrintStyle): string[] {
  const statuses = STATUSES.filter((status) => summary[status] > 0 && grading.explained(status) !== undefined);
  const shown = [
    ...statuses.map((status) => ({ term: grading.status(status), meaning: grading.explained(status) ?? "" })),
    ...(submissions.some(isToBeReviewed) ? [{ term: grading.reviewMark, meaning: grading.reviewMeaning }] : []),
  ];
  const width = Math.max(0, ...shown.map(({ term }) => term.length)) + 2;
  return shown.flatMap(({ term, meaning }) => hang(term.padEnd(width), wrapWords(meaning, style.width - width)));
}

type Widths = { readonly id: number; readonly status: number; readonly points: number };
type Line = {
  readonly submission: SubmissionResult;
  readonly status: string;
  readonly about: string;
  readonly mark: string; // what was left out of it
};

/** Marked where somebody should look at them. */
function pointsCell({ grading }: Words, submission: SubmissionResult): string {
  const mark = isToBeReviewed(submission) ? `${grading.reviewMark} ` : "";
  return `${mark}${grading.points(submission.points, submission.outOf)}`;
}

function renderLine(
  words: Words,
  { submission, status, about, mark }: Line,
  widths: Widths,
  style: PrintStyle,
): string {
  const { id } = submission;
  const room = Math.max(DETAIL_WIDTH_MIN, style.width - widths.id - widths.status - widths.points - 6);
  const left = `${column(id, widths.id)}  ${paint(style, colourOf(submission.status), status.padEnd(widths.status))}`;
  return `${left}  ${marked(about, mark, room)}  ${pointsCell(words, submission).padStart(widths.points)}`;
}

/** What is said first gives way to the mark, but not wholly. */
function marked(about: string, mark: string, room: number): string {
  if (mark === "") return column(about, room);
  const shown = shorten(mark, Math.floor(room / 2));
  return column(`${shorten(about, room - columnsOf(shown) - 2)}  ${shown}`, room);
}

/** A definition that was left out is named in the row: nobody opens every page. Not twice, though. */
function leftOut({ grading }: Words, { unchecked }: SubmissionResult, about: string): string {
  const names = unchecked.map(
    ({ definition, place }) => definition ?? (place === null ? "" : grading.line(place.line)),
  );
  const said = new Set(about.split(/[^\w']+/));
  const told = [...new Set(names.filter((name) => name !== "" && !said.has(name)))];
  return told.length === 0 ? "" : grading.leftOut(told);
}

function colourOf(status: Status): "good" | "error" | "unsure" {
  return status === "right" ? "good" : status === "wrong" ? "error" : "unsure";
}

function lineWords(words: Words, submission: SubmissionResult): string {
  const wrong = smallestDifference(submission);
  return wrong?.counterexample.got.outcome === "unfinished"
    ? verdictWords(words, wrong)
    : submission.proved
      ? words.grading.proved
      : words.grading.status(submission.status);
}

function detail(words: Words, { assignment }: ClassResults, submission: SubmissionResult): string {
  const isOnly = assignment.functions.length === 1;
  const named = (result: FunctionResult | undefined, about: string): string =>
    result === undefined || isOnly ? about : `${result.function}: ${about}`;
  switch (submission.status) {
    case "right":
      return weakest(words, submission);
    case "wrong":
      return ownCallOf(smallestDifference(submission));
    case "undecided": {
      const first = submission.functions.find(({ verdict }) => verdict === "agrees-so-far");
      return first === undefined ? "" : named(first, unsupportedIn(first) ?? verdictWords(words, first));
    }
    case "incomparable": {
      const first = submission.functions.find(({ verdict }) => verdict === "cannot-compare");
      if (first?.verdict !== "cannot-compare") return "";
      const error = first.reason.kind === "ill-typed" ? submission.unchecked.find(isTypeError) : undefined;
      return named(first, error === undefined ? first.why : problemLine(error));
    }
    case "rejected":
    case "failed": {
      const [first] = submission.problems;
      return first === undefined ? (submission.failure ?? "") : problemLine(first);
    }
    default:
      return absurd(submission.status);
  }
}

/** What keeps it from being compared, and somebody has to look at. */
function unsupportedIn(result: FunctionResult): string | undefined {
  return result.verdict === "agrees-so-far"
    ? result.limits.find(({ limit }) => limit === "unsupported")?.text
    : undefined;
}

type Differing = Extract<FunctionResult, { readonly verdict: "differs" }>;

function smallestDifference({ functions }: SubmissionResult): Differing | undefined {
  const differing = functions.filter((each): each is Differing => each.verdict === "differs");
  return differing.sort((a, b) => a.counterexample.size - b.counterexample.size)[0];
}

function ownCallOf(result: Differing | undefined): string {
  return result === undefined ? "" : ownCall(result.counterexample);
}

/** What is claimed of all functions. */
function weakest(words: Words, { functions }: SubmissionResult): string {
  const agreeing = functions.filter((each) => each.verdict === "agrees");
  const equal = functions.filter((each) => each.verdict === "equal");
  const proved = equal.find((each) => !each.proof.terminates) ?? equal[0];
  if (agreeing.length === 0 && proved !== undefined) return verdictWords(words, proved);
  const size = (upTo: number | null): number => upTo ?? Number.POSITIVE_INFINITY;
  const [first] = agreeing.sort((a, b) => (size(a.upTo) < size(b.upTo) ? -1 : 1));
  return first === undefined ? "" : verdictWords(words, first);
}

// ---- the last line ----

function renderSummary({ grading }: Words, { summary, mistakes, submissions }: ClassResults): string {
  const throughClass = submissions.filter(({ functions }) => functions.some(({ foundBy }) => foundBy === "class"));
  return grading.lastLine(summary, mistakes.length, throughClass.length);
}
