// Suites of the functions of our own examples at the automatic budget: the mutants that they tell, of those that `check`
// can tell from the original.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../src/language/language.js";
import type { Solver } from "../../src/smt/solver.js";
import { projectRoot } from "../project-root.js";
import { heading, markdownTable } from "./markdown.js";
import { callOf, scoreSuites, suitesOf } from "./score-suites.js";

const EXAMPLES = ["tree.ml", "last.ml", "delete.ml", "sum.ml", "simplify.ml"];
const KINDS = ["ways", "few", "told"] as const;

export async function benchExamples(language: Language, solver: Solver): Promise<string> {
  const rows: Row[] = [];
  for (const file of EXAMPLES) rows.push(...(await rowsOf(language, solver, file)));
  const sum = (count: (row: Row) => number): number => rows.reduce((total, row) => total + count(row), 0);
  const all: Row = {
    name: "all",
    mutants: sum(({ mutants }) => mutants),
    suites: KINDS.map((_, i) => ({
      tests: sum(({ suites }) => suites[i]?.tests ?? 0),
      told: sum(({ suites }) => suites[i]?.told ?? 0),
    })),
  };
  const head = ["function", "mutants", "paths", "paths, minimised", "with tests for mutants, minimised"];
  return heading("Our examples: tests, mutants killed") + markdownTable(head, [...rows, all].map(cellsOf));
}

type Row = {
  readonly name: string;
  readonly mutants: number; // that can be told
  readonly suites: readonly { readonly tests: number; readonly told: number }[];
};

function cellsOf({ name, mutants, suites }: Row): readonly string[] {
  const percent = (told: number): string => (mutants === 0 ? "" : `, ${Math.floor((1000 * told) / mutants) / 10} %`);
  return [name, String(mutants), ...suites.map(({ tests, told }) => `${tests}, ${told}${percent(told)}`)];
}

async function rowsOf(language: Language, solver: Solver, file: string): Promise<readonly Row[]> {
  const source = readFileSync(join(projectRoot(), "examples", file), "latin1");
  const subject = { language, solver, source, functions: [] };
  const suites = await suitesOf(subject, "auto");
  const scored = await scoreSuites(
    subject,
    KINDS.map((kind) => suites[kind].map(callOf)),
  );
  return scored.map((each) => ({
    name: `\`${each.function}\` (${file})`,
    mutants: each.mutants.size,
    suites: KINDS.map((kind, i) => ({
      tests: suites[kind].filter((test) => test.function === each.function).length,
      told: each.scores[i]?.mutants.size ?? 0,
    })),
  }));
}
