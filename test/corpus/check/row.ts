// Questions about the rows of a measurement that several tables ask.
import type { Explored, Verdict, Witness } from "../../../src/report/verdict.js";
import { incomparable } from "../../../src/report/words/english/incomparable.js";
import type { Row } from "./task.js";

export type Refuted = { readonly row: Row; readonly witness: Witness };

export function verdictOf({ answer }: Row): Verdict | undefined {
  return "failed" in answer ? undefined : answer.verdict;
}

export function exploredBy({ answer }: Row): Explored | undefined {
  return "failed" in answer ? undefined : answer.explored;
}

export function refutedOf(rows: readonly Row[]): Refuted[] {
  return rows.flatMap((row) => {
    const verdict = verdictOf(row);
    return verdict?.kind === "differs" ? [{ row, witness: verdict.witness }] : [];
  });
}

/** In one line: what was found, or why nothing was. */
export function describe(row: Row): string {
  if ("failed" in row.answer) return `${row.answer.failed}: ${row.answer.why}`;
  const { verdict } = row.answer;
  switch (verdict.kind) {
    case "differs":
      return showWitness(verdict.witness);
    case "equal":
      return "equal";
    case "agrees":
      return `agrees up to size ${verdict.upTo}`;
    case "agrees-so-far":
      return `agrees so far, up to size ${verdict.upTo}: ${verdict.limits.map((limit) => limit.kind).join(", ")}`;
    case "cannot-compare":
      return `cannot compare: ${incomparable(verdict.why).why}`;
  }
}

export function showWitness({ call, observed, expected, got, rests }: Witness): string {
  const shown = (end: Witness["got"]): string => ("text" in end ? end.text : end.kind);
  const seen = observed === undefined ? "" : ` observed by ${observed}`;
  const depends = rests === "behaviour" ? "" : ", which rests on physical equality";
  return `${call}${seen} should be ${shown(expected)}, is ${shown(got)}${depends}`;
}

export function byProblem(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.problem) ?? [];
    groups.set(row.problem, group);
    group.push(row);
  }
  return groups;
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
/** Of nothing, 0. */
export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : total(numbers) / numbers.length;
/** Of nothing, 0. */
export const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);
export const seconds = (rows: readonly Pick<Row, "ms">[]): number => total(rows.map(({ ms }) => ms)) / 1000;

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** A heading with how many, then one line each. */
export function sayList(heading: string, lines: readonly string[]): void {
  say(`\n${heading}: ${lines.length}`);
  for (const line of lines) say(`  ${line}`);
}

/** `3 x size 4, 2 x size 5`, by number of the key or by name. */
export function tally(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => Number(a) - Number(b) || (a < b ? -1 : 1));
  return sorted.map(([key, count]) => `${key}: ${count}`).join(", ");
}
