// What the suite of the reference alone notices of faulty programs that it has not seen: its ways, and the tests that
// are made to tell its mutants, as `elenchus suite` makes them.

import { replay } from "../../src/jobs/replay.js";
import type { Language } from "../../src/language/language.js";
import type { SuiteTest } from "../../src/report/suite/suite.js";
import type { Solver } from "../../src/smt/solver.js";
import { both } from "../language.js";
import type { Interpreter } from "./delft.js";
import { heading, markdownTable } from "./markdown.js";
import { attemptAt, callOf, type Subject, testsOf } from "./score-suites.js";

const BUDGETS = [1, 2, 3, 4, 5, "auto"] as const;
const QUICK_BUDGETS = BUDGETS.slice(0, 2);

export async function benchAlone(
  language: Language,
  solver: Solver,
  [reference, ...faulty]: readonly Interpreter[],
  isQuick: boolean,
): Promise<string> {
  if (reference === undefined) throw new Error("no interpreter");
  const subject = { language, solver, source: reference.source, functions: [reference.entry] };
  const rows: string[][] = [];
  for (const budget of isQuick ? QUICK_BUDGETS : BUDGETS) {
    const tests = await testsOf(subject, budget, true);
    const ways = tests.filter(({ from }) => from !== "mutant");
    rows.push([String(budget), ...[ways, tests].flatMap((suite) => noticedBy(subject, suite, faulty))]);
  }
  const head = ["budget", "paths: tests", "noticed", "with tests for mutants: tests", "noticed"];
  return heading("The reference alone") + markdownTable(head, rows);
}

function noticedBy(subject: Subject, tests: readonly SuiteTest[], faulty: readonly Interpreter[]): readonly string[] {
  const noticed = faulty.filter(({ source }) => isNoticed(subject, tests, source));
  const missed = faulty.filter((each) => !noticed.includes(each)).map(({ figure }) => figure);
  const words = missed.length === 0 || missed.length > 4 ? "" : ` (not ${missed.join(", ")})`;
  return [String(tests.length), `${noticed.length} of ${faulty.length}${words}`];
}

function isNoticed(subject: Subject, tests: readonly SuiteTest[], source: string): boolean {
  const attempt = { ...attemptAt(subject), submission: { name: "faulty", text: source } };
  const inputs = tests.map(
    (test) => ({ ...callOf(test), exceptions: "same", expect: undefined, raises: false }) as const,
  );
  const replayed = replay(both(subject.language), attempt, inputs, () => false);
  if (!replayed.ok) throw new Error(replayed.errors[0].title);
  return replayed.value.some(({ kind }) => kind === "differs");
}
