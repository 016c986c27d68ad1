// The results for GitHub Actions: a summary in Markdown for the run's page, and annotations as
// workflow commands. In GitHub Classroom a run belongs to a student, so the reveal level holds.

import type { Problem } from "../answer.js";
import type { ClassResults, Mistake, Reveal, SubmissionResult } from "../class-results.js";
import { renderWitness } from "../render-witness.js";
import { USUAL_WIDTH } from "../style.js";
import type { Words } from "../words/words.js";
import { type Annotation, commandLine } from "../workflow-command.js";
import { shorten } from "./columns.js";
import { differenceFeedback, type FunctionFeedback, submissionFeedback } from "./feedback.js";
import { blocks, cell, code, fenced, prose } from "./markdown.js";
import { problemLine } from "./problem-text.js";
import { someOf } from "./some-of.js";
import { feedbackBlocks } from "./student-page.js";

/** GitHub takes a summary of one megabyte, and nobody reads more than this. */
const ROWS_MAX = 200;
const MISTAKES_MAX = 20;
const NAMES_MAX = 20;

// ---- the summary ----

export function githubSummary(words: Words, results: ClassResults, reveal: Reveal): string {
  const [only, ...others] = results.submissions;
  const about =
    only !== undefined && others.length === 0
      ? oneSubmission(words, results, only, reveal)
      : wholeClass(words, results, reveal);
  return blocks([`# ${prose(results.assignment.name)}`, ...about]);
}

function oneSubmission(words: Words, results: ClassResults, submission: SubmissionResult, reveal: Reveal): string[] {
  const { points, outOf, status } = submission;
  return [
    ...noticeBlocks(results, reveal),
    `${words.grading.pointsOf(points, outOf)}, ${words.feedback.status(status)}`,
    ...feedbackBlocks(words, results, submission, reveal),
  ];
}

/** Notices are about references and tests: not for students who are told less than all. */
function noticeBlocks({ notices }: ClassResults, reveal: Reveal): string[] {
  return reveal === "full" ? [notices.map(({ text }) => `- ${prose(text)}`).join("\n")] : [];
}

function wholeClass(words: Words, results: ClassResults, reveal: Reveal): string[] {
  const { grading } = words;
  const { submission: who, where: place, points } = grading.columns;
  const notRight = results.submissions.filter(({ status }) => status !== "right");
  const rows = notRight.slice(0, ROWS_MAX).map((submission) => tableRow(words, results, submission, reveal));
  const left = notRight.length - ROWS_MAX;
  return [
    ...noticeBlocks(results, reveal),
    `${grading.summary(results.summary)}.`,
    rows.length === 0 ? "" : [`| ${who} | | ${place} | ${points} |`, "|---|---|---|--:|", ...rows].join("\n"),
    left > 0 ? grading.moreSubmissions(left) : "",
    ...mistakeBlocks(words, results.mistakes, reveal),
  ];
}

function tableRow(words: Words, results: ClassResults, submission: SubmissionResult, reveal: Reveal): string {
  const { id, status, points, outOf } = submission;
  const cells = [
    prose(shorten(id, USUAL_WIDTH)),
    words.grading.status(status),
    where(words, results, submission, reveal),
    words.grading.points(points, outOf),
  ];
  return `| ${cells.map(cell).join(" | ")} |`;
}

function where(words: Words, results: ClassResults, submission: SubmissionResult, reveal: Reveal): string {
  const [problem] = submission.problems;
  if (problem !== undefined) return prose(problemLine(problem));
  const { failure, functions } = submissionFeedback(words, results, submission, reveal, USUAL_WIDTH);
  if (failure !== "") return prose(failure);
  const first = functions.find(({ isGood }) => !isGood) ?? functions.find(({ kind }) => kind !== "right");
  if (first === undefined) return "";
  return first.witness === undefined ? prose(first.words.join(" ")) : code(shorten(first.witness.call, USUAL_WIDTH));
}

function mistakeBlocks(words: Words, mistakes: readonly Mistake[], reveal: Reveal): string[] {
  if (mistakes.length === 0 || reveal === "verdict") return [];
  const left = mistakes.length - MISTAKES_MAX;
  return [
    `## ${words.grading.mistakes}`,
    ...mistakes.slice(0, MISTAKES_MAX).flatMap((mistake) => mistakeBlock(words, mistake, reveal)),
    left > 0 ? words.grading.moreMistakes(left) : "",
  ];
}

function mistakeBlock(words: Words, { function: name, submissions, witness }: Mistake, reveal: Reveal): string[] {
  const told = differenceFeedback(words, witness, true, reveal);
  const names = someOf(
    words,
    submissions.map((id) => shorten(id, USUAL_WIDTH)),
    NAMES_MAX,
  );
  return [
    `**${words.grading.submissions(submissions.length)}**, ${code(name)}: ${prose(names)}`,
    told.witness === undefined
      ? prose(told.words.join(" "))
      : fenced(renderWitness(words, told.witness, USUAL_WIDTH).join("\n")),
  ];
}

// ---- annotations ----

/** GitHub shows no more of a kind. */
const ANNOTATIONS_MAX = 10;

/** Lines to be printed on standard output: errors first, as many as are shown. */
export function githubAnnotations(words: Words, results: ClassResults, reveal: Reveal): string[] {
  const all = results.submissions.flatMap((submission) => annotationsOf(words, results, submission, reveal));
  const shown = (kind: Annotation["kind"]): Annotation[] =>
    all.filter((each) => each.kind === kind).slice(0, ANNOTATIONS_MAX);
  return [...shown("error"), ...shown("warning")].map(commandLine);
}

function annotationsOf(
  words: Words,
  results: ClassResults,
  submission: SubmissionResult,
  reveal: Reveal,
): Annotation[] {
  const { file, problems } = submission;
  const at = file === null ? {} : { file };
  const { failure, functions } = submissionFeedback(words, results, submission, reveal, USUAL_WIDTH);
  const failed: Annotation[] =
    failure === ""
      ? []
      : [{ kind: "error", properties: { ...at, title: words.feedback.status(submission.status) }, message: failure }];
  if (submission.functions.length === 0)
    return [...problems.map((problem) => problemAnnotation(words, problem, at)), ...failed];
  return [...failed, ...functions.flatMap((each) => functionAnnotations(words, each, at))];
}

function functionAnnotations(words: Words, feedback: FunctionFeedback, at: { readonly file?: string }): Annotation[] {
  const { function: name, kind, verdict, isGood, witness } = feedback;
  if (kind === "right") return [];
  const lines = [...feedback.words, ...(witness === undefined ? [] : renderWitness(words, witness, USUAL_WIDTH))];
  const title = `${name}: ${verdict}`;
  const message = lines.length === 0 ? title : lines.join("\n");
  return [{ kind: isGood ? "warning" : "error", properties: { ...at, title }, message }];
}

function problemAnnotation(
  { verdicts }: Words,
  { code: errorCode, title, place, label, hint }: Problem,
  at: { readonly file?: string },
): Annotation {
  const columns =
    place === null || place.line !== place.endLine ? {} : { col: place.column, endColumn: place.endColumn };
  const where = place === null ? at : { file: place.file, line: place.line, endLine: place.endLine, ...columns };
  const message = [label === "" ? title : label, ...(hint === null ? [] : [`${verdicts.hint} ${hint}`])].join("\n");
  return { kind: "error", properties: { ...where, title: `${errorCode} ${title}` }, message };
}
