// The rows of the table of submissions: what they show, which of them are shown, in which order. No DOM.

import { absurd } from "../../basis/absurd.js";
import type { Counterexample } from "../../report/answer.js";
import { ownCall, resultWords } from "../../report/answer-words.js";
import type { FunctionResult, Status, SubmissionResult } from "../../report/class-results.js";
import { STATUSES } from "../../report/class-results.js";
import { statusOf, WORDS } from "./words.js";

/** A submission, seen as a whole or for one function only. */
export type TableRow = {
  readonly submission: SubmissionResult;
  readonly status: Status;
  readonly proved: boolean; // right, by a proof
  readonly points: number;
  readonly outOf: number;
  readonly functions: readonly FunctionResult[];
  readonly witness: Counterexample | null; // the smallest
  readonly mistakes: readonly number[];
  readonly text: string; // what is searched, folded
};

export type Filter = {
  readonly text: string;
  readonly status: Status | null;
  readonly members: ReadonlySet<string> | null; // ids
};

export const COLUMNS = ["student", "status", "points", "counterexample", "size", "mistake"] as const;
export type TableColumn = (typeof COLUMNS)[number];
export type TableOrder = { readonly column: TableColumn; readonly descending: boolean };

/** A function that is asked for, and its points. */
export type TaskPoints = { readonly name: string; readonly points: number };

/** For one function, or for all when there is no task; one that was rejected is so for each function. */
export function rowOf(submission: SubmissionResult, task: TaskPoints | null): TableRow {
  const functions = submission.functions.filter((each) => task === null || each.function === task.name);
  const [own] = functions;
  const isOneOfMany = task !== null && submission.functions.length > 1;
  const witnesses = functions.flatMap((each) => (each.verdict === "differs" ? [each.counterexample] : []));
  return {
    submission,
    functions,
    status: isOneOfMany && own !== undefined ? statusOf(own) : submission.status,
    proved: isOneOfMany && own !== undefined ? own.verdict === "equal" : submission.proved,
    points: task === null ? submission.points : (own?.points ?? 0),
    outOf: task === null ? submission.outOf : task.points,
    witness: witnesses.reduce<Counterexample | null>(
      (best, each) => (best && best.size <= each.size ? best : each),
      null,
    ),
    mistakes: functions.flatMap(({ mistake }) => (mistake === null ? [] : [mistake])),
    text: fold(searchedText(submission, functions)),
  };
}

export function selectRows(rows: readonly TableRow[], filter: Filter, order: TableOrder): TableRow[] {
  const text = fold(filter.text);
  const isShown = (row: TableRow): boolean =>
    (filter.status === null || row.status === filter.status) &&
    (filter.members === null || filter.members.has(row.submission.id)) &&
    row.text.includes(text);
  return rows.filter(isShown).sort((a, b) => compareBy(order, a, b) || names.compare(a.submission.id, b.submission.id));
}

/** Without what people leave out when they search: capitals, accents, spaces around and between. */
function fold(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** sub2 before sub10, and the same on every machine. */
const names = new Intl.Collator("en", { numeric: true });

/** Rows that have nothing in the column come last in either direction. */
function compareBy({ column, descending }: TableOrder, a: TableRow, b: TableRow): number {
  const [x, y] = [keyOf(column, a), keyOf(column, b)];
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  const compared = typeof x === "number" && typeof y === "number" ? x - y : names.compare(String(x), String(y));
  return descending ? -compared : compared;
}

function keyOf(column: TableColumn, row: TableRow): string | number | null {
  switch (column) {
    case "student":
      return row.submission.id;
    case "status":
      return STATUSES.indexOf(row.status);
    case "points":
      return row.points;
    case "counterexample":
      return row.witness === null ? null : ownCall(row.witness);
    case "size":
      return row.witness?.size ?? null;
    case "mistake":
      return row.mistakes[0] ?? null;
    default:
      return absurd(column);
  }
}

function searchedText(submission: SubmissionResult, functions: readonly FunctionResult[]): string {
  return [
    submission.id,
    submission.student,
    submission.file ?? "",
    submission.failure ?? "",
    ...submission.problems.flatMap(({ code, title, label }) => [code, title, label]),
    ...functions.flatMap(functionTexts),
  ].join(" \u0000 "); // nothing that is typed matches across two of them
}

function functionTexts(result: FunctionResult): string[] {
  if (result.verdict === "cannot-compare") return [result.why];
  if (result.verdict !== "differs") return [];
  const { call, expected, got } = result.counterexample;
  return [call, resultWords(WORDS, expected), resultWords(WORDS, got)];
}
