// The results as a table for spreadsheets: a row for each submission and function. Cells come from
// students, so none can be a formula; see https://owasp.org/www-community/attacks/CSV_Injection.
import { resultWords, verdictWords } from "../answer-words.js";
import type { ClassResults, FunctionResult, SubmissionResult } from "../class-results.js";
import { restsWords } from "../verdict-words.js";
import { problemLine } from "./problem-text.js";
import { type Row, rowsOf } from "./rows.js";

type CsvCell = string | number;

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
  "note",
] as const;

/** As RFC 4180 has it. A byte order mark comes first where spreadsheets would take letters for others without it. */
export function gradesCsv(results: ClassResults): string {
  const rows = results.submissions.flatMap((submission) => rowsOfCsv(results, submission));
  const lines = [HEADER, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
  return /[^\0-\x7f]/.test(lines) ? `\ufeff${lines}` : lines;
}

function rowsOfCsv(results: ClassResults, submission: SubmissionResult): CsvCell[][] {
  const { student, id, file, status, points, outOf } = submission;
  const rows = rowsOf(results, submission);
  const whole: Row = { function: "", points, outOf, result: undefined };
  return (rows.length === 0 ? [whole] : rows).map((row) => [
    student,
    id,
    file ?? "",
    row.function,
    status,
    row.result === undefined ? "" : verdictWords(row.result),
    row.points,
    row.outOf,
    points,
    ...differenceCells(row.result),
    [...submissionNotes(submission), ...functionNotes(row.result)].join("; "),
  ]);
}

function differenceCells(result: FunctionResult | undefined): CsvCell[] {
  if (result?.verdict !== "differs") return ["", "", "", ""];
  const { call, expected, got } = result.counterexample;
  return [call, resultWords(expected), resultWords(got, expected), result.mistake ?? ""];
}

function submissionNotes({ problems, unchecked, failure, sameAs }: SubmissionResult): string[] {
  return [
    ...[...problems, ...unchecked].map(problemLine),
    ...(failure === null ? [] : [failure]),
    ...(sameAs === null ? [] : [`the same as ${sameAs} up to names and layout`]),
  ];
}

function functionNotes(result: FunctionResult | undefined): string[] {
  switch (result?.verdict) {
    case "differs":
      return [
        ...(result.counterexample.observed === null ? [] : [`observed by ${result.counterexample.observed}`]),
        ...(result.foundBy === "class" ? ["found through the class"] : []),
        ...(result.smallest ? [] : ["perhaps not the smallest"]),
        ...[restsWords(result.counterexample.restsOn)].filter((words) => words !== undefined),
      ];
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
