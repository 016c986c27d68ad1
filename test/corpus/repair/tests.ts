// npm run corpus:repair-tests -- FOLDER [--only PROBLEM[/ID]] [--every N] [--full REPAIRS.jsonl]: what repairs from the
// teachers' tests alone are worth. A patch that passes the tests is overfitted if `check` finds an input on which the
// patched program still differs. With --full, what `corpus:repair --json` has written stands beside it: the same programs,
// repaired from the reference with counterexamples.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkPrograms } from "../../../src/jobs/check.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { USUAL_REPAIR } from "../../../src/jobs/repair-request.js";
import { repairByTests } from "../../../src/jobs/repair-tests.js";
import type { SearchTools } from "../../../src/jobs/tools.js";
import { both, openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { ASKED, askedTasks } from "../asked-tasks.js";
import { nameOf, type Task } from "../check/task.js";
import { type Problem, readCorpus } from "../read.js";

const OPTIONS = { ...ASKED, full: { type: "string" } } as const;
/** Of the processor: a safety net. */
const MS_MAX = 30_000;

type Row = {
  readonly task: Task;
  /** Whether a test fails at all. */
  readonly detected: boolean;
  readonly patch: "right" | "overfitted" | "unknown" | undefined;
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const corpus = readCorpus(positionals[0] ?? "");
  const all = askedTasks("corpus:repair-tests", positionals, { ...values, every: "1" });
  if (all === undefined || corpus === undefined) return 2;
  const wrong = all.filter(({ label }) => label === "wrong").filter((_, i) => i % Number(values.every) === 0);
  const full = keptIn(values.full);
  const rows: Row[] = [];
  for (const task of wrong) {
    const problem = corpus.problems.get(task.problem);
    const row = problem && (await repaired(task, problem));
    if (row === undefined) continue;
    rows.push(row);
    say(`${nameOf(task).padEnd(20)} ${row.detected ? (row.patch ?? "no patch") : "passes all tests"}`);
  }
  report(rows, full);
  return 0;
}

/** Names of those that the whole loop repairs. */
function keptIn(file: string | undefined): ReadonlySet<string> | undefined {
  if (file === undefined) return undefined;
  const lines = readFileSync(file, "latin1").trimEnd().split("\n");
  const rows = lines.map((line) => JSON.parse(line) as { problem: string; id: string; kept?: boolean });
  return new Set(rows.filter(({ kept }) => kept === true).map(nameOf));
}

async function repaired(task: Task, problem: Problem): Promise<Row> {
  const start = processorMs();
  const tools: SearchTools = {
    memoryIsLow: () => false,
    isCancelled: () => processorMs() - start > MS_MAX,
    now: processorMs,
    solver: openTestSolver(),
    onProgress: () => undefined,
  };
  const languages = both(await openTestLanguage());
  const called = problem.observer?.function ?? problem.function;
  const tests = problem.tests.map(({ inputs, expected }) => ({
    function: called,
    call: `${called} ${inputs.map((input) => `(${input})`).join(" ")}`,
    right: [{ text: expected, raises: false }],
  }));
  const { exercise, submission } = task.request;
  const request = { exercise, submission, tests, hasReference: true, repair: USUAL_REPAIR };
  const done = await repairByTests(languages, request, tools);
  const [first] = done.ok ? done.value.functions : [];
  const [found] = first?.repairs ?? [];
  if (found === undefined) return { task, detected: (first?.failing ?? []).length > 0, patch: undefined };
  const changed = { exercise, submission: { ...submission, text: found.text }, search: USUAL_SEARCH };
  const checked = await checkPrograms(languages, changed, { ...tools, isCancelled: () => false });
  const verdict = checked.ok ? checked.value.answers[0]?.verdict.kind : undefined;
  const isRight = verdict === "equal" || verdict === "agrees" || verdict === "agrees-so-far";
  return { task, detected: true, patch: verdict === "differs" ? "overfitted" : isRight ? "right" : "unknown" };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function report(rows: readonly Row[], full: ReadonlySet<string> | undefined): void {
  say("\nproblem        wrong  detected  accepted  right  overfitted  unknown  whole loop");
  for (const problem of new Set(rows.map(({ task }) => task.problem)))
    say(
      summary(
        problem,
        rows.filter(({ task }) => task.problem === problem),
        full,
      ),
    );
  say(summary("all", rows, full));
}

function summary(name: string, rows: readonly Row[], full: ReadonlySet<string> | undefined): string {
  const those = (patch: Row["patch"]): number => rows.filter((row) => row.patch === patch).length;
  const figures = [
    rows.length,
    rows.filter(({ detected }) => detected).length,
    rows.length - those(undefined),
    those("right"),
    those("overfitted"),
    those("unknown"),
    full === undefined ? "-" : rows.filter(({ task }) => full.has(nameOf(task))).length,
  ];
  const widths = [7, 10, 10, 7, 12, 9, 12];
  return name.padEnd(13) + figures.map((figure, i) => String(figure).padStart(widths[i] ?? 8)).join("");
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
