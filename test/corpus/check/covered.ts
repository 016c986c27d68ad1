// How far the submissions that nobody refutes are covered, and at what cost.
import { printTable } from "../../../scripts/bench/measure.js";
import { byProblem, exploredBy, mean, most, refutedOf, say, sayList, tally, total, verdictOf } from "./row.js";
import { nameOf, type Row } from "./task.js";

const SECONDS_MAX = 0.5;
const SLOWEST_SHOWN = 10;

export function reportCovered(rows: readonly Row[]): void {
  const open = rows.filter((row) => row.label === "unrefuted" && refutedOf([row]).length === 0);
  const goals = goalsOf(rows);
  if (open.length > 0) {
    printCoverage(open, goals);
    printAssumptions(open);
    sayShort(open, goals);
    saySlow(open);
  }
  sayCosts(rows);
}

/** Per problem the largest smallest witness among the wrong submissions, plus one. */
function goalsOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const wrong = byProblem(rows.filter((row) => row.label === "wrong"));
  return new Map(
    [...wrong].map(([problem, group]) => [problem, most(refutedOf(group).map(({ witness }) => witness.size)) + 1]),
  );
}

function coveredBy(row: Row): number | undefined {
  const verdict = verdictOf(row);
  return verdict?.kind === "agrees" || verdict?.kind === "agrees-so-far" ? verdict.upTo : undefined;
}

function printCoverage(open: readonly Row[], goals: ReadonlyMap<string, number>): void {
  const lines = [...byProblem(open)].map(([problem, rows]) => {
    const times = rows.map(({ ms }) => ms / 1000);
    const claimed = rows.filter((row) => verdictOf(row)?.kind === "agrees").length;
    const sizes = rows.map((row) => `${coveredBy(row) ?? "-"}`);
    return [
      problem,
      `${rows.length}`,
      `${claimed}`,
      mean(times),
      most(times),
      `${goals.get(problem) ?? "-"}`,
      tally(sizes),
    ];
  });
  const times = open.map(({ ms }) => ms / 1000);
  const claimed = open.filter((row) => verdictOf(row)?.kind === "agrees").length;
  printTable("Not refuted: size covered, and how many submissions to that size", [
    ["", "of", "agree", "mean s", "slowest", "goal", "sizes"],
    ...lines,
    ["all", `${open.length}`, `${claimed}`, mean(times), most(times), "", ""],
  ]);
}

/** How often each condition and each limit is part of an answer. */
function printAssumptions(open: readonly Row[]): void {
  const verdicts = open.flatMap((row) => verdictOf(row) ?? []);
  say(`\nVerdicts: ${tally(verdicts.map(({ kind }) => kind))}`);
  const conditions = verdicts.flatMap((verdict) => ("conditions" in verdict ? verdict.conditions : []));
  const limits = verdicts.flatMap((verdict) => ("limits" in verdict ? verdict.limits : []));
  say(`Conditions: ${tally(conditions.map(({ kind }) => kind))}`);
  say(`Rounds: ${tally(conditions.flatMap((one) => (one.kind === "rounds" ? `${one.most}` : [])))}`);
  say(`Limits: ${tally(limits.map((one) => (one.kind === "pinned" ? `pinned ${one.what}` : one.kind)))}`);
  const groups = byProblem(open);
  for (const [problem, rows] of groups) {
    const kinds = rows.flatMap((row) => {
      const verdict = verdictOf(row);
      return verdict?.kind === "agrees-so-far" ? verdict.limits.map(({ kind }) => kind) : [];
    });
    if (kinds.length > 0) say(`  ${problem}: ${tally(kinds)}`);
  }
}

function sayShort(open: readonly Row[], goals: ReadonlyMap<string, number>): void {
  const short = open.filter((row) => {
    const covered = coveredBy(row);
    return covered === undefined || covered < (goals.get(row.problem) ?? 0);
  });
  const groups = [...byProblem(short)].map(([problem, rows]) => {
    const names = rows.map((row) => `${row.id} (${coveredBy(row) ?? verdictOf(row)?.kind ?? "no answer"})`);
    return `${problem}, to be covered to ${goals.get(problem)}: ${names.length}: ${names.join(" ")}`;
  });
  sayList("Problems with submissions not covered as far as the wrong ones need", groups);
}

function saySlow(open: readonly Row[]): void {
  const slow = open.filter(({ ms }) => ms / 1000 > SECONDS_MAX).sort((a, b) => b.ms - a.ms);
  sayList(
    `Not refuted, over ${SECONDS_MAX} s (the slowest ${SLOWEST_SHOWN} shown)`,
    slow.slice(0, SLOWEST_SHOWN).map((row) => `${nameOf(row)}  ${(row.ms / 1000).toFixed(2)} s`),
  );
  say(`  in all: ${slow.length}`);
}

function sayCosts(rows: readonly Row[]): void {
  const calls = total(rows.map((row) => exploredBy(row)?.solverCalls ?? 0));
  const asking = rows.filter((row) => (exploredBy(row)?.solverCalls ?? 0) > 0);
  const peak = rows.reduce((a, b) => (b.peakMb > a.peakMb ? b : a));
  say(`\nSolver calls: ${calls}, by ${asking.length} of ${rows.length} submissions`);
  say(`Paths: ${total(rows.map((row) => exploredBy(row)?.paths ?? 0))}`);
  say(`Peak memory of the process: ${peak.peakMb.toFixed(0)} MB, reached at ${nameOf(peak)}`);
}
