// npm run corpus:repair-audit -- FOLDER REPAIRS.jsonl: whether accepted repairs are right beyond what accepted them. Each
// repaired text is checked at ten times the budget, unless it was proved, and the real OCaml runs it on the teachers' tests.
// REPAIRS.jsonl is what `corpus:repair --json` writes.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { both, openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { askOcaml } from "../../oracle/ocaml.js";
import type { Question } from "../../oracle/outcome.js";
import { requestFor } from "../check/task.js";
import { type Corpus, type Problem, readCorpus, type Submission } from "../read.js";

/** Usual budgets are at most 300,000 steps. */
const TEN_TIMES = 3_000_000;

type Repaired = { readonly problem: string; readonly id: string; readonly claim: string; readonly text: string };

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    options: { "no-search": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [folder = "", file] = positionals;
  const corpus = readCorpus(folder);
  if (corpus === undefined || file === undefined) {
    process.stderr.write("usage: npm run corpus:repair-audit -- FOLDER REPAIRS.jsonl [--no-search]\n");
    return 2;
  }
  const rows = readFileSync(file, "latin1")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Partial<Repaired>);
  const repaired = rows.filter((row): row is Repaired => row.text !== undefined);
  const failing = await failingTests(corpus, repaired);
  say(`${repaired.length} repaired texts run by the real OCaml on the teachers' tests: ${failing.length} fail`);
  for (const line of failing) say(`  ${line}`);
  const open = values["no-search"] ? [] : repaired.filter(({ claim }) => claim !== "equal");
  let overfitted = 0;
  for (const row of open) {
    const verdict = await checkedAgain(corpus, row);
    if (verdict !== "differs") continue;
    overfitted++;
    say(`  differs at ten times the budget: ${row.problem}/${row.id}`);
  }
  say(`${open.length} that are not proved, at ten times the budget: ${overfitted} differ`);
  return failing.length + overfitted === 0 ? 0 : 1;
}

async function checkedAgain(corpus: Corpus, { problem, id, text }: Repaired): Promise<string | undefined> {
  const submission: Submission = { problem, id, label: "wrong", source: text };
  const request = requestFor(corpus, submission, { strategy: "explore", solver: "embedded" });
  const search = { ...USUAL_SEARCH, budget: TEN_TIMES, proof: false };
  const tools = {
    memoryIsLow: () => false,
    isCancelled: () => false,
    now: () => performance.now(),
    solver: openTestSolver(),
    onProgress: () => undefined,
  };
  const done = await checkPrograms(both(await openTestLanguage()), { ...request, search }, tools);
  return done.ok ? done.value.answers[0]?.verdict.kind : "rejected";
}

/** What the real OCaml says is false. */
async function failingTests({ problems }: Corpus, repaired: readonly Repaired[]): Promise<readonly string[]> {
  const questions = repaired.map((row): Question => questionOf(problems.get(row.problem), row));
  const replies = await askOcaml(questions, { seconds: 20, apart: true, types: false });
  return replies.flatMap(({ load, answers }, i) => {
    const name = `${repaired[i]?.problem}/${repaired[i]?.id}`;
    if (load.kind !== "value") return [`${name}: ${load.kind}: ${load.text}`];
    const failed = answers.filter(({ kind, text }) => kind !== "value" || !text.includes("true"));
    return failed.length === 0 ? [] : [`${name}: ${failed.length} of ${answers.length} tests`];
  });
}

function questionOf(problem: Problem | undefined, { id, text }: Repaired): Question {
  if (problem === undefined) throw new Error("a problem that is not there");
  const called = problem.observer?.function ?? problem.function;
  return {
    file: `${id}.ml`,
    source: [text, problem.observer?.source ?? ""].join("\n;;\n"),
    expressions: problem.tests.map(
      ({ inputs, expected }) => `(${called} ${inputs.map((input) => `(${input})`).join(" ")}) = (${expected})`,
    ),
  };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
