// What was refuted, beside what another tool found on the same submissions.
import { printTable } from "../../../scripts/bench/measure.js";
import type { Grammar } from "../../../src/frontend/ocaml/parse/grammar.js";
import { type BaselineRow, sizeOfArguments } from "./baseline.js";
import { byProblem, describe, mean, most, type Refuted, refutedOf, sayList, seconds, showWitness } from "./row.js";
import { nameOf, type Row } from "./task.js";

type Baseline = ReadonlyMap<string, BaselineRow>;

export function reportRefuted(rows: readonly Row[], baseline: Baseline, grammar: Grammar): void {
  const wrong = labelled(rows, "wrong");
  if (wrong.length > 0) printProblems(wrong, baseline, grammar);
  sayList("Wrong, not refuted", wrong.filter((row) => refutedOf([row]).length === 0).map(line));
  sayList(
    "Newly refuted",
    refutedOf(labelled(rows, "unrefuted")).map(({ row }) => line(row)),
  );
  sayList("Disputed", labelled(rows, "disputed").map(line));
  sayList("Witnesses larger than TestML's", largerThan(rows, baseline, grammar));
  sayList("Witnesses not shown to be the smallest", notSmallest(rows));
  sayList("Witnesses whose own size is not what we count", oddSizes(rows, grammar));
  sayList("Without an answer", rows.filter(({ answer }) => "failed" in answer).map(line));
}

const labelled = (rows: readonly Row[], label: Row["label"]): Row[] => rows.filter((row) => row.label === label);
const line = (row: Row): string => `${nameOf(row)}  ${describe(row)}`;

function printProblems(wrong: readonly Row[], baseline: Baseline, grammar: Grammar): void {
  const lines = [...byProblem(wrong)].map(([problem, rows]) => tableLine(problem, rows, baseline, grammar));
  printTable("Wrong submissions, beside TestML's figures (one process each)", [
    ["", "found", "of", "s", "slowest", "", "size", "TestML", "s", "size"],
    ...lines,
    tableLine("all", wrong, baseline, grammar),
  ]);
}

function tableLine(
  name: string,
  rows: readonly Row[],
  baseline: Baseline,
  grammar: Grammar,
): readonly (string | number)[] {
  const found = refutedOf(rows);
  const slowest = rows.reduce((a, b) => (b.ms > a.ms ? b : a));
  const theirs = rows.flatMap((row) => baseline.get(nameOf(row)) ?? []).filter((row) => row.confirmed);
  return [
    name,
    `${found.length}`,
    `${rows.length}`,
    seconds(rows),
    most(rows.map(({ ms }) => ms)) / 1000,
    name === "all" ? nameOf(slowest) : slowest.id,
    mean(found.flatMap(({ witness }) => sizeOfArguments(grammar, witness.args) ?? [])),
    `${theirs.length}`,
    theirs.reduce((sum, row) => sum + row.seconds, 0),
    mean(theirs.flatMap(({ size }) => size ?? [])),
  ];
}

function largerThan(rows: readonly Row[], baseline: Baseline, grammar: Grammar): string[] {
  return refutedOf(rows).flatMap(({ row, witness }) => {
    const theirs = baseline.get(nameOf(row));
    const size = sizeOfArguments(grammar, witness.args);
    if (theirs === undefined || !theirs.confirmed) return [];
    if (size !== undefined && theirs.size !== undefined && size <= theirs.size) return [];
    return [`${nameOf(row)}  ${size} > ${theirs.size}: ${showWitness(witness)}; TestML: ${theirs.witness}`];
  });
}

function notSmallest(rows: readonly Row[]): string[] {
  const isUnsure = ({ row: { answer } }: Refuted): boolean =>
    !("failed" in answer) && answer.verdict.kind === "differs" && !answer.verdict.smallest;
  return refutedOf(rows)
    .filter(isUnsure)
    .map(({ row, witness }) => `${nameOf(row)}  size ${witness.size}: ${witness.call}`);
}

/** The explorer counts while it decides, we count what it printed: both must come to the same. */
function oddSizes(rows: readonly Row[], grammar: Grammar): string[] {
  return refutedOf(rows).flatMap(({ row, witness }) => {
    const counted = sizeOfArguments(grammar, witness.args);
    return counted === witness.size ? [] : [`${nameOf(row)}  ${witness.size}, counted ${counted}: ${witness.call}`];
  });
}
