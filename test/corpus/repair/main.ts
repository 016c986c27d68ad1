// npm run corpus:repair -- FOLDER [--only PROBLEM[/ID]] [--every N] [--peers] [--show] [--json FILE]: how many wrong
// submissions of a corpus are repaired from their reference alone, how large the repairs are, how many are proved, and what
// that takes of the processor's time. "kept": most of the student's program is still there; "peers": the same with expressions of
// right submissions, where the reference alone does not do (--peers); "whole": the solution is handed over.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { repairPrograms } from "../../../src/jobs/repair.js";
import { type PeerProgram, USUAL_REPAIR } from "../../../src/jobs/repair-request.js";
import type { SearchTools } from "../../../src/jobs/tools.js";
import type { FoundRepair } from "../../../src/report/repair.js";
import { both, openTestLanguage } from "../../language.js";
import { openTestSolver } from "../../laws/test-solver.js";
import { ASKED, askedTasks } from "../asked-tasks.js";
import { nameOf, type Task } from "../check/task.js";

const OPTIONS = {
  ...ASKED,
  peers: { type: "boolean", default: false },
  show: { type: "boolean", default: false },
  json: { type: "string" },
} as const;
/** Of the processor: a safety net. */
const MS_MAX = 30_000;
/** Asking what the processor did takes longer than most steps. */
const ASKED_OFTEN = 64;

type Row = { readonly task: Task; readonly ms: number; readonly found: FoundRepair | undefined };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const all = askedTasks("corpus:repair", positionals, { ...values, every: "1" });
  if (all === undefined) return 2;
  const wrong = all.filter(({ label }) => label === "wrong").filter((_, i) => i % Number(values.every) === 0);
  const rows: Row[] = [];
  const right = values.peers ? askedTasks("corpus:repair", positionals, { only: "", every: "1" }) : [];
  for (const task of wrong) {
    const row = await repaired(task, (right ?? []).filter((each) => isPeer(each, task)).map(peerOf));
    rows.push(row);
    say(line(row));
    for (const { before, after } of values.show ? (row.found?.edits ?? []) : [])
      say(`    ${JSON.stringify(before)} => ${JSON.stringify(after)}`);
  }
  if (values.json !== undefined) writeFileSync(values.json, rows.map(jsonLine).join(""), "latin1");
  report(rows);
  return 0;
}

/** Nobody has found anything wrong with it. */
function isPeer({ problem, label }: Task, task: Task): boolean {
  return problem === task.problem && label === "unrefuted";
}

function peerOf({ request }: Task): PeerProgram {
  return { source: request.submission, isRight: true };
}

async function repaired(task: Task, peers: readonly PeerProgram[]): Promise<Row> {
  const start = processorMs();
  let asked = 0;
  const tools: SearchTools = {
    memoryIsLow: () => false,
    isCancelled: () => ++asked % ASKED_OFTEN === 0 && processorMs() - start > MS_MAX,
    now: processorMs,
    solver: openTestSolver(),
    onProgress: () => undefined,
  };
  const request = { ...task.request, search: USUAL_SEARCH, repair: USUAL_REPAIR, peers };
  const done = await repairPrograms(both(await openTestLanguage()), request, tools);
  const [first] = done.ok ? done.value.functions : [];
  return { task, ms: processorMs() - start, found: first?.repairs[0] };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function line({ task, ms, found }: Row): string {
  const what =
    found === undefined
      ? "none"
      : `${kindOf(found)}, size ${found.cost}, ${found.claim.kind}: ${found.edits.map(({ idea }) => idea).join(", ")}`;
  return `${nameOf(task).padEnd(20)} ${`${ms.toFixed(0)} ms`.padStart(9)}  ${what}`;
}

function kindOf({ kept, withPeers }: FoundRepair): string {
  if (!kept) return "whole";
  return withPeers ? "peers" : "kept";
}

function jsonLine({ task, found }: Row): string {
  const { problem, id } = task;
  return `${JSON.stringify({ problem, id, ...(found && { kept: found.kept, withPeers: found.withPeers, claim: found.claim.kind, text: found.text }) })}\n`;
}

function report(rows: readonly Row[]): void {
  say("\nproblem         kept  peers  whole   none  size (median)  proved  median ms   mean ms (all)");
  for (const problem of new Set(rows.map(({ task }) => task.problem)))
    say(
      summary(
        problem,
        rows.filter(({ task }) => task.problem === problem),
      ),
    );
  say(summary("all", rows));
}

function summary(name: string, rows: readonly Row[]): string {
  const kept = rows.filter(({ found }) => found?.kept === true);
  const peers = kept.filter(({ found }) => found?.withPeers === true).length;
  const whole = rows.filter(({ found }) => found?.kept === false).length;
  const proved = kept.filter(({ found }) => found?.claim.kind === "equal").length;
  const mean = rows.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, rows.length);
  const figures = [
    kept.length - peers,
    peers,
    whole,
    rows.length - kept.length - whole,
    median(kept.map(({ found }) => found?.cost ?? 0)),
    proved,
    median(kept.map(({ ms }) => ms)).toFixed(0),
    mean.toFixed(0),
  ];
  const widths = [7, 7, 7, 7, 15, 8, 11, 16];
  return name.padEnd(13) + figures.map((figure, i) => String(figure).padStart(widths[i] ?? 8)).join("");
}

function median(all: readonly number[]): number {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main();
