// npm run corpus:repair-audit -- FOLDER REPAIRS.jsonl [--no-search] [--every N]: whether accepted repairs are right beyond
// what accepted them. Each repaired text is run on the teachers' tests and on 1,000 enumerated inputs, by us and by the real
// OCaml, beside its reference; what was not proved is checked at ten times the usual budget.
// REPAIRS.jsonl is what `corpus:repair --json` writes.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { usualBudget } from "../../../src/questions/refute/refute.js";
import { askedPair } from "../../../src/subject/asked.js";
import { readAttempt } from "../../../src/subject/read.js";
import { both, openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { askOcaml } from "../../oracle/ocaml.js";
import type { Question } from "../../oracle/outcome.js";
import { auditLeaves } from "../audit/functions.js";
import { openTestGrammar } from "../check/grammar.js";
import { requestFor } from "../check/task.js";
import { runEnumerated } from "../prove/enumerated.js";
import { type RealPair, realDifferences } from "../prove/real.js";
import { type Corpus, type Problem, readCorpus, type Submission } from "../read.js";

const TIMES = 10;
const INPUTS = 1_000;
/** Pairs of programs in one process of the real OCaml. */
const PAIRS_AT_ONCE = 8;

type Repaired = { readonly problem: string; readonly id: string; readonly claim: string; readonly text: string };

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    options: { "no-search": { type: "boolean", default: false }, every: { type: "string", default: "1" } },
    allowPositionals: true,
  });
  const [folder = "", file] = positionals;
  const corpus = readCorpus(folder);
  if (corpus === undefined || file === undefined) {
    process.stderr.write("usage: npm run corpus:repair-audit -- FOLDER REPAIRS.jsonl [--no-search] [--every N]\n");
    return 2;
  }
  const rows = readFileSync(file, "latin1")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Partial<Repaired>);
  const all = rows.filter((row): row is Repaired => row.text !== undefined);
  const repaired = all.filter((_, i) => i % Number(values.every) === 0);
  const failing = await failingTests(corpus, repaired);
  say(`${repaired.length} repaired texts run by the real OCaml on the teachers' tests: ${failing.length} fail`);
  for (const line of failing) say(`  ${line}`);
  const parted = await enumeratedDifferences(corpus, repaired);
  for (const line of parted) say(`  ${line}`);
  const open = values["no-search"] ? [] : repaired.filter(({ claim }) => claim !== "equal");
  const differing = await differingLater(corpus, open);
  return failing.length + parted.length + differing === 0 ? 0 : 1;
}

// ---- at ten times the budget ----

async function differingLater(corpus: Corpus, open: readonly Repaired[]): Promise<number> {
  let differing = 0;
  for (const row of open) {
    if ((await checkedAgain(corpus, row)) !== "differs") continue;
    differing++;
    say(`  differs at ten times the budget: ${row.problem}/${row.id}`);
  }
  say(`${open.length} that are not proved, at ten times the budget: ${differing} differ`);
  return differing;
}

async function checkedAgain(corpus: Corpus, row: Repaired): Promise<string | undefined> {
  const languages = both(await openTestLanguage());
  const request = requestFor(corpus, submissionOf(row), { strategy: "explore", solver: "embedded" });
  const read = readAttempt(languages, request);
  const [asked] = read.ok ? read.value.asked : [];
  const paired = read.ok && asked ? askedPair(read.value, asked, () => false) : undefined;
  if (!paired?.ok) return "rejected";
  const search = { ...USUAL_SEARCH, budget: TIMES * usualBudget(paired.pair), proof: false };
  const tools = {
    memoryIsLow: () => false,
    isCancelled: () => false,
    now: () => performance.now(),
    solver: openTestSolver(),
    onProgress: () => undefined,
  };
  const done = await checkPrograms(languages, { ...request, search }, tools);
  return done.ok ? done.value.answers[0]?.verdict.kind : "rejected";
}

function submissionOf({ problem, id, text }: Repaired): Submission {
  return { problem, id, label: "wrong", source: text };
}

// ---- on enumerated inputs ----

async function enumeratedDifferences({ problems }: Corpus, repaired: readonly Repaired[]): Promise<readonly string[]> {
  const language = await openTestLanguage();
  const leaves = auditLeaves(await openTestGrammar());
  const [ours, pairs]: [string[], RealPair[]] = [[], []];
  let inputs = 0;
  for (const row of repaired) {
    const problem = problemOf(problems, row);
    const observer = problem.observer === undefined ? [] : [{ name: "observer.ml", text: problem.observer.source }];
    const texts = [problem.reference, row.text].map((text) => [{ name: "program.ml", text }, ...observer] as const);
    const [reference = [], submission = []] = texts;
    const found = runEnumerated(language, leaves, [reference, submission], calledIn(problem), INPUTS);
    const name = `${row.problem}/${row.id}`;
    if (found === undefined) ours.push(`${name}: inputs of this type are not enumerated`);
    else pairs.push({ ...wholeTexts(problem, row), name, function: calledIn(problem), calls: found.calls });
    if (found?.difference !== undefined) ours.push(`${name} on ${found.difference}`);
    inputs += found?.inputs ?? 0;
  }
  const real: string[] = [];
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    const batch = pairs.slice(at, at + PAIRS_AT_ONCE);
    const isTold = (line: string): boolean =>
      line.startsWith("OCaml:") || batch.some(({ name }) => line.startsWith(`${name} on `)); // programs print, too
    real.push(...realDifferences(batch).filter(isTold));
  }
  say(`the same on ${inputs} enumerated inputs: ${ours.length} differ; by the real OCaml ${real.length}`);
  return [...ours, ...real];
}

function wholeTexts({ reference, observer }: Problem, { text }: Repaired) {
  const whole = (program: string): string => [program, observer?.source ?? ""].join("\n;;\n");
  return { reference: whole(reference), submission: whole(text) };
}

// ---- on the teachers' tests ----

/** What the real OCaml says is false. */
async function failingTests({ problems }: Corpus, repaired: readonly Repaired[]): Promise<readonly string[]> {
  const questions = repaired.map((row): Question => questionOf(problemOf(problems, row), row));
  const replies = await askOcaml(questions, { seconds: 20, apart: true, types: false });
  return replies.flatMap(({ load, answers }, i) => {
    const name = `${repaired[i]?.problem}/${repaired[i]?.id}`;
    if (load.kind !== "value") return [`${name}: ${load.kind}: ${load.text}`];
    const failed = answers.filter(({ kind, text }) => kind !== "value" || !text.includes("true"));
    return failed.length === 0 ? [] : [`${name}: ${failed.length} of ${answers.length} tests`];
  });
}

function questionOf(problem: Problem, row: Repaired): Question {
  return {
    file: `${row.id}.ml`,
    source: wholeTexts(problem, row).submission,
    expressions: problem.tests.map(
      ({ inputs, expected }) =>
        `(${calledIn(problem)} ${inputs.map((input) => `(${input})`).join(" ")}) = (${expected})`,
    ),
  };
}

/** What tests call. */
function calledIn({ observer, function: name }: Problem): string {
  return observer?.function ?? name;
}

function problemOf(problems: Corpus["problems"], { problem }: Repaired): Problem {
  const found = problems.get(problem);
  if (found === undefined) throw new Error(`there is no problem ${problem}`);
  return found;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
