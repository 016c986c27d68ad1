// npm run corpus:contracts -- FOLDER [--only ID] [--all N] [--json FILE] [--real] [--mutants [--every N]]: programs with contracts, valid ones and ones that are
// not, tried one after the other in one process. Prints how many load, which of the invalid ones are broken and where, and every
// valid one that is called broken. With --mutants, also how many mutants of the valid programs in OCaml break their contracts.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { testAnswerOf } from "../../../src/jobs/collect.js";
import { testProgram } from "../../../src/jobs/test.js";
import type { TestRequest } from "../../../src/jobs/test-request.js";
import { endingOf, type SearchTools } from "../../../src/jobs/tools.js";
import { watchMemory } from "../../../src/node/memory.js";
import { SESSION_LIMITS } from "../../../src/node/session.js";
import { nodeSolver } from "../../../src/node/solver.js";
import type { BrokenExample, ContractAnswer, TestAnswer } from "../../../src/report/contract-answer.js";
import { ENGLISH } from "../../../src/report/words/english.js";
import { USUAL_BEHAVIOUR } from "../../../src/subject/exercise.js";
import { openTestLanguage, openTestScala } from "../../language.js";
import { isConfirmed, onRealScala, type ToConfirm } from "./confirm.js";
import { type MutantCounts, toldMutants } from "./mutants.js";
import { type ContractProgram, readContractPrograms, type Stated } from "./read.js";

type Row = { readonly program: ContractProgram; readonly answer: TestAnswer | string; readonly ms: number };

const OPTIONS = {
  only: { type: "string" },
  all: { type: "string", default: "3" },
  json: { type: "string" },
  real: { type: "boolean", default: false },
  mutants: { type: "boolean", default: false },
  every: { type: "string", default: "1" },
} as const;

/** Nothing of the corpus takes as long on an idle machine. */
const SAFETY_NET_MS = 120_000;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const programs = readContractPrograms(positionals[0] ?? "");
  if (programs === undefined) {
    process.stderr.write("usage: npm run corpus:contracts -- FOLDER [--only ID] [--all N] [--json FILE] [--real]\n");
    return 2;
  }
  const wanted = programs.filter(({ id }) => values.only === undefined || id.includes(values.only));
  await tried(WARMING, 1);
  const rows: Row[] = [];
  for (const program of wanted) {
    const row = await tried(program, Number(values.all));
    if (values.only !== undefined) say(detailed(row));
    rows.push(row);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, undefined, 1)}\n`);
  report(rows);
  if (values.real) confirm(rows);
  if (values.mutants) await reportMutants(rows, Number(values.every));
  return rows.some(isFalseAlarm) ? 1 : 0;
}

const WARMING: ContractProgram = {
  id: "warming",
  language: "scala",
  isValid: true,
  source: "object W { def f(n: Int): Int = { require(n > 0); n } ensuring (_ > 0) }",
  fails: [],
};

async function tried(program: ContractProgram, all: number): Promise<Row> {
  const language = await (program.language === "scala" ? openTestScala() : openTestLanguage());
  const start = performance.now();
  const tools = searchTools();
  const request = requestOf(program, all);
  try {
    const ending = endingOf(await testProgram(language, request, tools));
    return { program, answer: testAnswerOf(ENGLISH, ending, request), ms: performance.now() - start };
  } catch (error) {
    const answer = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { program, answer, ms: performance.now() - start };
  }
}

function searchTools(): SearchTools {
  const start = performance.now();
  return {
    solver: nodeSolver("embedded"),
    memoryIsLow,
    isCancelled: () => performance.now() - start > SAFETY_NET_MS,
    onProgress: () => undefined,
    now: () => performance.now(),
  };
}

const memoryIsLow = watchMemory(SESSION_LIMITS.memoryMb);

function requestOf({ id, language, source }: ContractProgram, all: number): TestRequest {
  const name = `${id.replace(/.*\//, "")}.${language === "scala" ? "scala" : "ml"}`;
  return {
    exercise: {
      ...USUAL_BEHAVIOUR,
      prelude: undefined,
      reference: { name, text: source },
      observe: undefined,
      given: [],
      contracts: true,
      functions: [],
      renamed: [],
    },
    search: {
      budget: undefined,
      all,
      solver: "embedded",
      proof: true,
      strategy: "explore",
      seed: 1,
      decisionsMax: undefined,
    },
    robust: false,
    count: false,
    guess: false,
    regressions: false,
  };
}

function functionsOf({ answer }: Row): readonly ContractAnswer[] {
  return typeof answer !== "string" && answer.outcome === "tested" ? answer.functions : [];
}

type Broken = Extract<ContractAnswer, { verdict: "broken" }>;

function brokenIn(row: Row): readonly Broken[] {
  return functionsOf(row).filter((each): each is Broken => each.verdict === "broken");
}

function isFalseAlarm(row: Row): boolean {
  return row.program.isValid && brokenIn(row).length > 0;
}

function report(all: readonly Row[]): void {
  for (const language of ["scala", "ocaml"] as const) {
    const rows = all.filter(({ program }) => program.language === language);
    if (rows.length > 0) reportLanguage(language, rows);
  }
}

function reportLanguage(language: string, rows: readonly Row[]): void {
  const [valid, invalid] = [
    rows.filter(({ program }) => program.isValid),
    rows.filter(({ program }) => !program.isValid),
  ];
  for (const row of rows.filter(({ answer }) => typeof answer === "string" || answer.outcome !== "tested"))
    say(`does not load: ${row.program.id}: ${whyNot(row)}`);
  for (const row of invalid.filter((each) => brokenIn(each).length === 0))
    say(`not broken: ${row.program.id}: ${functionsOf(row).map(shortly).join("; ")}`);
  const stated = invalid.filter(({ program }) => program.fails.length > 0);
  const exact = stated.filter((row) =>
    row.program.fails.some((fails) => examplesOf(row).some((one) => isThat(one, fails))),
  );
  for (const row of stated.filter((each) => brokenIn(each).length > 0 && !exact.includes(each)))
    say(
      `broken elsewhere: ${row.program.id}: ${brokenIn(row).map(shortly).join("; ")}; stated: ${row.program.fails.map(statedText).join("; ")}`,
    );
  for (const row of valid.filter(isFalseAlarm))
    for (const each of brokenIn(row)) say(`FALSE ALARM: ${row.program.id}: ${shortly(each)}`);
  const loaded = rows.filter(({ answer }) => typeof answer !== "string" && answer.outcome === "tested");
  const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const slowest = rows.reduce((a, b) => (a.ms >= b.ms ? a : b));
  say(
    `${language}: ${loaded.length} of ${rows.length} load; ${loaded.filter((row) => functionsOf(row).length > 0).length} have contracts`,
  );
  say(
    `  invalid: ${invalid.filter((row) => brokenIn(row).length > 0).length} of ${invalid.length} broken, ${exact.length} of ${stated.length} in the function and condition that is stated`,
  );
  say(
    `  valid: ${valid.filter(isFalseAlarm).length} of ${valid.length} false alarms; programs: ${countsOf(valid.map(verdictOf))}; functions: ${countsOf(valid.flatMap(functionsOf).map(({ verdict }) => verdict))}`,
  );
  say(`  time: median ${median.toFixed(0)} ms, most ${slowest.ms.toFixed(0)} ms (${slowest.program.id})`);
}

/** Of programs in OCaml that keep their contracts. */
async function reportMutants(rows: readonly Row[], every: number): Promise<void> {
  const all: MutantCounts = { broken: 0, same: 0, kept: 0, unread: 0 };
  for (const row of rows.filter(({ program }) => program.language === "ocaml" && program.isValid)) {
    const functions = functionsOf(row).map((each) => each.function);
    if (functions.length === 0 || brokenIn(row).length > 0) continue;
    const language = await openTestLanguage();
    const counts = await toldMutants(language, requestOf(row.program, 1), functions, every, searchTools());
    for (const key of Object.keys(all) as (keyof MutantCounts)[]) all[key] += counts[key];
    say(`  mutants of ${row.program.id}: ${JSON.stringify(counts)}`);
  }
  const read = all.broken + all.same + all.kept;
  const share = (100 * all.broken) / Math.max(1, read - all.same);
  say(
    `mutants: ${read} load, ${all.broken} break a contract (${share.toFixed(0)} % of those that are not shown to do the same)`,
  );
  say(`  ${all.same} are shown to do the same, ${all.kept} keep the contracts so far`);
}

/** The first counterexample of each function, as the real Scala sees it. */
function confirm(rows: readonly Row[]): void {
  const scala = rows.filter(({ program }) => program.language === "scala" && !program.isValid);
  const all = scala.flatMap((row) =>
    brokenIn(row).map(({ function: name, counterexample }): ToConfirm => {
      const { id, source } = row.program;
      return { id, source, function: name, example: counterexample };
    }),
  );
  const answers = onRealScala(all);
  const confirmed = all.filter((each, i) => isConfirmed(each, answers[i] ?? ""));
  for (const [i, each] of all.entries())
    if (!confirmed.includes(each)) say(`not confirmed: ${each.id}: ${exampleText(each.example)}: ${answers[i]}`);
  const programs = new Set(confirmed.map(({ id }) => id)).size;
  say(`  real Scala: ${confirmed.length} of ${all.length} counterexamples confirmed, in ${programs} programs`);
}

function whyNot({ answer }: Row): string {
  if (typeof answer === "string") return answer;
  if (answer.outcome === "rejected") return answer.problems.map(({ title, label }) => `${title}: ${label}`).join("; ");
  return answer.outcome;
}

const WORST_FIRST: readonly ContractAnswer["verdict"][] = ["broken", "cannot-test", "holds-so-far", "holds", "proved"];

/** What is said of a program is what is said of its worst function. */
function verdictOf(row: Row): string {
  const verdicts = functionsOf(row).map(({ verdict }) => verdict);
  return WORST_FIRST.find((each) => verdicts.includes(each)) ?? "nothing to test";
}

function countsOf(all: readonly string[]): string {
  const kinds = [...WORST_FIRST, "nothing to test"].filter((kind) => all.includes(kind));
  return kinds.map((kind) => `${all.filter((each) => each === kind).length} ${kind}`).join(", ");
}

function examplesOf(row: Row): readonly BrokenExample[] {
  return brokenIn(row).flatMap(({ counterexample, others }) => [counterexample, ...others]);
}

/** Whether the counterexample shows what is stated: in that function, by a condition of that kind. */
function isThat({ broken, got }: BrokenExample, { function: name, condition }: Stated): boolean {
  if (lastName(broken.function) !== name) return false;
  switch (broken.kind) {
    case "postcondition":
    case "precondition":
      return condition === broken.kind;
    case "invariant":
      return condition.startsWith("class invariant");
    case "assertion":
      return condition === "body assertion";
    case "exception":
      return (
        got?.outcome === "exception" &&
        condition === RAISED.find(([exception]) => got.exception.includes(exception))?.[1]
      );
    default:
      return false;
  }
}

const RAISED = [
  ["IndexOutOfBounds", "array index within bounds"],
  ["ArithmeticException", "division by zero"],
] as const;

function lastName(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

function statedText({ at, function: name, condition }: Stated): string {
  return `${condition} of ${name} at ${at}`;
}

function shortly(answer: ContractAnswer): string {
  const { function: name, verdict } = answer;
  switch (answer.verdict) {
    case "broken":
      return `${name}: ${[answer.counterexample, ...answer.others].map(exampleText).join("; ")}`;
    case "cannot-test":
      return `${name} cannot be tested: ${answer.why}`;
    case "holds-so-far":
      return `${name} so far up to ${answer.upTo} (${answer.limits.map(({ limit }) => limit).join(", ")})`;
    case "holds":
      return `${name} holds up to ${answer.upTo}`;
    default:
      return `${name} ${verdict}`;
  }
}

function exampleText({ call, broken, got }: BrokenExample): string {
  const of = broken.of === null ? "" : ` (${broken.of})`;
  const at = broken.place === null ? "" : ` at ${broken.place.line}:${broken.place.column}`;
  return `${call} -> ${JSON.stringify(got)}: ${broken.kind} of ${broken.function}${of}${at}`;
}

function detailed(row: Row): string {
  const { program, answer, ms } = row;
  const lines = functionsOf(row).map(
    (each) => `  ${shortly(each)}  [${each.explored.paths} paths, ${each.explored.ms.toFixed(0)} ms]`,
  );
  const unchecked = typeof answer !== "string" && answer.outcome === "tested" ? answer.unchecked : [];
  return [
    `${program.id} ${ms.toFixed(0)} ms`,
    ...lines,
    ...unchecked.map((each) => `  unchecked ${JSON.stringify(each)}`),
  ].join("\n");
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
