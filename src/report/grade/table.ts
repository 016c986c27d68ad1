// A class on a terminal: what a teacher wants to see on one screen. Everybody has a line in a small
// class; in a large one right submissions are a number and wrong ones are under their mistakes.
// The files have all of it. The texts of programs and students are untrusted; see display.ts.
import { absurd } from "../../basis/absurd.js";
import { verdictWords } from "../answer-words.js";
import type { ClassResults, FunctionResult, Status, SubmissionResult } from "../class-results.js";
import { displayUnicode } from "../display.js";
import { hang } from "../render-witness.js";
import { paint, type Style, wrapWords } from "../style.js";
import { count, withCommas } from "../verdict-words.js";
import { column, columnsOf } from "./columns.js";
import { pointsWords, summaryWords } from "./grade-words.js";
import { problemLine } from "./problem-text.js";
import { renderMistakes } from "./table-mistakes.js";
import { renderCovering, renderTests } from "./table-tests.js";

export function renderGrades(results: ClassResults, style: Style): string {
  const sections = [
    renderNotices(results, style),
    renderSubmissions(results, style),
    renderMistakes(results, style),
    renderTests(results, style),
    renderCovering(results, style),
    wrapWords(renderSummary(results), style.width),
  ];
  const blocks = sections.filter((lines) => lines.length > 0);
  return blocks.map((lines) => lines.map((line) => `${line}\n`).join("")).join("\n");
}

// ---- notices ----

const NOTICES_MAX = 10;

function renderNotices({ notices }: ClassResults, style: Style): string[] {
  const label = "Note: ";
  const lines = notices.slice(0, NOTICES_MAX).flatMap(({ text }) => {
    const [first = "", ...rest] = hang(label, wrapWords(displayUnicode(text), style.width - label.length));
    return [paint(style, "unsure", label) + first.slice(label.length), ...rest];
  });
  const left = notices.length - NOTICES_MAX;
  return left > 0 ? [...lines, `and ${count(left, "more note")}`] : lines;
}

// ---- a line for each submission ----

/** A class that fits on a screen. */
const SMALL_CLASS = 40;
/** Of a large class, those that need looking at. */
const LINES_MAX = 10;
const ID_WIDTH_MAX = 24;
const DETAIL_WIDTH_MIN = 16;

function renderSubmissions(results: ClassResults, style: Style): string[] {
  const { submissions } = results;
  const isSmall = submissions.length <= SMALL_CLASS;
  const others = submissions.filter(({ status }) => status !== "right" && status !== "wrong");
  const shown = isSmall ? submissions : others.slice(0, LINES_MAX);
  const lines = shown.map((submission) => ({
    submission,
    words: lineWords(submission),
    about: detail(results, submission),
  }));
  const widths: Widths = {
    id: Math.min(ID_WIDTH_MAX, Math.max(0, ...shown.map(({ id }) => columnsOf(id)))),
    words: Math.max(0, ...lines.map(({ words }) => words.length)),
    points: Math.max(0, ...shown.map(({ points, outOf }) => pointsWords(points, outOf).length)),
  };
  const left = isSmall ? 0 : others.length - LINES_MAX;
  return [
    ...lines.map((line) => renderLine(line, widths, style)),
    ...(left > 0 ? [`and ${withCommas(left)} more`] : []),
  ];
}

type Widths = { readonly id: number; readonly words: number; readonly points: number };
type Line = { readonly submission: SubmissionResult; readonly words: string; readonly about: string };

function renderLine({ submission, words, about }: Line, widths: Widths, style: Style): string {
  const { id, points, outOf, status } = submission;
  const room = Math.max(DETAIL_WIDTH_MIN, style.width - widths.id - widths.words - widths.points - 6);
  const left = `${column(id, widths.id)}  ${paint(style, colourOf(status), words.padEnd(widths.words))}`;
  return `${left}  ${column(about, room)}  ${pointsWords(points, outOf).padStart(widths.points)}`;
}

function colourOf(status: Status): "good" | "error" | "unsure" {
  return status === "right" ? "good" : status === "wrong" ? "error" : "unsure";
}

function lineWords(submission: SubmissionResult): string {
  const wrong = smallestDifference(submission);
  return wrong?.counterexample.got.outcome === "unfinished" ? verdictWords(wrong) : submission.status;
}

function detail({ assignment }: ClassResults, submission: SubmissionResult): string {
  const isOnly = assignment.functions.length === 1;
  const named = (result: FunctionResult | undefined, words: string): string =>
    result === undefined || isOnly ? words : `${result.function}: ${words}`;
  switch (submission.status) {
    case "right":
      return weakest(submission);
    case "wrong":
      return smallestDifference(submission)?.counterexample.call ?? "";
    case "undecided": {
      const first = submission.functions.find(({ verdict }) => verdict === "agrees-so-far");
      return first === undefined ? "" : named(first, unsupportedIn(first) ?? verdictWords(first));
    }
    case "incomparable": {
      const first = submission.functions.find(({ verdict }) => verdict === "cannot-compare");
      return first?.verdict === "cannot-compare" ? named(first, first.why) : "";
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

/** What is claimed of all functions. */
function weakest({ functions }: SubmissionResult): string {
  const agreeing = functions.filter((each) => each.verdict === "agrees");
  const size = (upTo: number | null): number => upTo ?? Number.POSITIVE_INFINITY;
  const [first] = agreeing.sort((a, b) => (size(a.upTo) < size(b.upTo) ? -1 : 1));
  return first === undefined ? "" : verdictWords(first);
}

// ---- the last line ----

function renderSummary({ summary, mistakes, submissions }: ClassResults): string {
  const throughClass = submissions.filter(({ functions }) => functions.some(({ foundBy }) => foundBy === "class"));
  return [
    summaryWords(summary),
    ...(mistakes.length === 0 ? [] : [count(mistakes.length, "mistake")]),
    ...(throughClass.length === 0 ? [] : [`${withCommas(throughClass.length)} found through the class`]),
  ].join("; ");
}
