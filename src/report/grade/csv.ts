// The results as tables for spreadsheets: one with a row for each submission and its functions as columns, and one with
// the detail, a row for each submission and function. Cells come from students, so none can be a formula; see
// https://owasp.org/www-community/attacks/CSV_Injection.
import { ownCall, restsWords, resultWords, verdictWords } from "../answer-words.js";
import type { ClassResults, FunctionResult, SubmissionResult } from "../class-results.js";
import type { Words } from "../words/words.js";
import { problemLine } from "./problem-text.js";
import { type FunctionRow, isOpen, rowsOf } from "./rows.js";

type CsvCell = string | number;

/** Names of fields, for programs that read the table: the same in every language of users. */
const HEADER = [
  "student",
  "id",
  "file",
  "function",
  "status",
  "verdict",
  "points",
  "out of",
  "total",
  "counterexample",
  "expected",
  "got",
  "mistake",
  "credit",
  "look",
  "note",
] as const;

/** A row for each submission: the points of each function, and the whole. */
export function gradesCsv(words: Words, results: ClassResults): string {
  const names = results.assignment.functions.map(({ name }) => name);
  const rows = results.submissions.map((submission): CsvCell[] => {
    const { student, id, participant, file, status, points, outOf } = submission;
    const byName = new Map(rowsOf(results, submission).map((row) => [row.function, row.points]));
    const each = names.map((name) => byName.get(name) ?? "");
    return [
      student,
      id,
      participant ?? "",
      file ?? "",
      status,
      points,
      outOf,
      ...each,
      reviewedIn(words, submission),
      submissionNotes(words, submission).join("; "),
    ];
  });
  return csvTable([
    ["student", "id", "participant", "file", "status", "points", "out of", ...names, "look", "note"],
    ...rows,
  ]);
}

/** A row for each submission and function. */
export function detailsCsv(words: Words, results: ClassResults): string {
  return csvTable([HEADER, ...results.submissions.flatMap((submission) => rowsOfCsv(words, results, submission))]);
}

/** As RFC 4180 has it. A byte order mark comes first where spreadsheets would take letters for others without it. */
function csvTable(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
  return /[^\0-\x7f]/.test(lines) ? `\ufeff${lines}` : lines;
}

function rowsOfCsv(words: Words, results: ClassResults, submission: SubmissionResult): CsvCell[][] {
  const { student, id, file, status, points, outOf } = submission;
  const rows = rowsOf(results, submission);
  const whole: FunctionRow = { function: "", points, outOf, result: undefined };
  return (rows.length === 0 ? [whole] : rows).map((row) => [
    student,
    id,
    file ?? "",
    row.function,
    status,
    row.result === undefined ? "" : verdictWords(words, row.result),
    row.points,
    row.outOf,
    points,
    ...differenceCells(words, row.result),
    row.result?.credit === undefined ? "" : words.feedback.credit(row.result.credit, row.result.verdict === "differs"),
    lookAt(words, submission, row.result),
    [...submissionNotes(words, submission), ...functionNotes(words, row.result)].join("; "),
  ]);
}

/** Functions whose points somebody should look at. */
function reviewedIn({ grading }: Words, submission: SubmissionResult): string {
  if (isOpen(submission, undefined)) return grading.program;
  return submission.functions.flatMap((each) => (each.review === undefined ? [] : [each.function])).join("; ");
}

function lookAt({ grading }: Words, submission: SubmissionResult, result: FunctionResult | undefined): string {
  if (result === undefined) return isOpen(submission, undefined) ? grading.status(submission.status) : "";
  return result.review === undefined ? "" : grading.review(result.review);
}

function differenceCells(words: Words, result: FunctionResult | undefined): CsvCell[] {
  if (result?.verdict !== "differs") return ["", "", "", ""];
  const { expected, got } = result.counterexample;
  return [
    ownCall(result.counterexample),
    resultWords(words, expected),
    resultWords(words, got, expected),
    result.mistake ?? "",
  ];
}

function submissionNotes({ grading }: Words, submission: SubmissionResult): string[] {
  const { problems, unchecked, failure, sameAs } = submission;
  return [
    ...[...problems, ...unchecked].map(problemLine),
    ...(failure === null ? [] : [failure]),
    ...(sameAs === null ? [] : [grading.sameAs(sameAs)]),
  ];
}

function functionNotes(words: Words, result: FunctionResult | undefined): string[] {
  const { grading, verdicts } = words;
  switch (result?.verdict) {
    case "differs": {
      const { observed } = result.counterexample;
      return [
        ...(observed === null ? [] : [`${verdicts.observedBy} ${observed}`]),
        ...(result.foundBy === "class" ? [grading.throughClass] : []),
        ...(result.foundBy === "inputs" ? [grading.throughInputs] : []),
        ...(result.smallest ? [] : [grading.perhapsNotSmallest]),
        ...[restsWords(words, result.counterexample)].filter((note) => note !== undefined),
      ];
    }
    case "agrees-so-far":
      return result.limits.map(({ text }) => text);
    case "cannot-compare":
      return [result.hint === null ? result.why : `${result.why}. ${result.hint}`];
    default:
      return [];
  }
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** What spreadsheets take for the start of a formula, the full-width forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Numbers stay numbers; text that could be a formula gets an apostrophe, which makes it text. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = withoutControls(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^ | $/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Programs that read CSV stop at some of these. */
function withoutControls(text: string): string {
  const visible = (character: string): string => String.fromCodePoint(0x2400 + character.charCodeAt(0));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.replaceAll(/\p{Cs}/gu, "\ufffd").replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, visible);
}
