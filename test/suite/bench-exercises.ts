// The thesis's exercises with manual tests (lists, search trees): our suites of the reference alone, at small budgets,
// beside the manual suite.
import type { Language } from "../../src/language/language.js";
import type { Solver } from "../../src/smt/solver.js";
import type { Exercise } from "./delft.js";
import { heading, markdownTable } from "./markdown.js";
import { type Call, callOf, type Scored, type Subject, scoreSuites, suitesOf } from "./score-suites.js";

const BUDGETS = [1, 2, 3, 4, 5];

export async function benchExercise(language: Language, solver: Solver, exercise: Exercise): Promise<string> {
  const tables: string[] = [];
  for (const { id, source } of exercise.references) {
    const subject = { language, solver, source, functions: exercise.functions };
    tables.push(heading(`${id}: tests, branches taken, mutants killed`), await tableOf(subject, exercise));
  }
  return tables.join("");
}

async function tableOf(subject: Subject, { functions, tests }: Exercise): Promise<string> {
  const manual = tests.flatMap(({ call }) => callsIn(call, functions));
  const suites: (readonly Call[])[] = [manual];
  for (const budget of BUDGETS) {
    const { ways, few, told } = await suitesOf(subject, budget);
    suites.push(...[ways, few, told].map((suite) => suite.map(callOf)));
  }
  const scored = await scoreSuites(subject, suites);
  const cell = (i: number, count = suites[i]?.length ?? 0): string => `${count}, ${scoreText(scored, i)}`;
  const names = ["paths", "paths, minimised", "with tests for mutants, minimised"];
  const manualCell = cell(0, countOf(tests));
  return markdownTable(
    ["", "manual", ...BUDGETS.map((budget) => `budget ${budget}`)],
    names.map((name, i) => [name, manualCell, ...BUDGETS.map((_, at) => cell(1 + 3 * at + i))]),
  );
}

function scoreText(scored: readonly Scored[], i: number): string {
  const sum = (count: (each: Scored) => number): number => scored.reduce((total, each) => total + count(each), 0);
  const taken = `${sum(({ scores }) => scores[i]?.branches.size ?? 0)} of ${sum(({ branches }) => branches)}`;
  const told = `${sum(({ scores }) => scores[i]?.mutants.size ?? 0)} of ${sum(({ mutants }) => mutants.size)}`;
  return `${taken}, ${told}`;
}

/** What the manual suite draws at random is one test. */
function countOf(tests: Exercise["tests"]): number {
  return new Set(tests.map(({ name }) => name.replace(/, n=\d+$/, ""))).size;
}

/** A test may call several functions, some inside of others: each of these calls is scored. */
export function callsIn(text: string, functions: readonly string[]): readonly Call[] {
  const found: Call[] = [];
  for (const match of text.matchAll(/\b(\w+)\(/g)) {
    const [head, name = ""] = match;
    if (!functions.includes(name)) continue;
    let end = match.index + head.length;
    for (let depth = 1; depth > 0 && end < text.length; end++)
      depth += text[end] === "(" ? 1 : text[end] === ")" ? -1 : 0;
    found.push({ function: name, input: { call: text.slice(match.index, end) } });
  }
  return found;
}
