// npm run bench:fuzz -- [FOLDER] [--count N] [--seed N] [--jobs N]: real and own programs of both languages, disturbed by
// token and by byte, through `types` and `run`, one in ten through `check` (against what it was made of), one in a hundred
// through `suite`. Prints what became of them, what took long, and every bug with its program. Each job is a process, so
// that a program that kills it is one row.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { openBuiltSession } from "../harness.js";
import { projectRoot } from "../project-root.js";
import { corpusPrograms, ownPrograms } from "./programs.js";
import { COMMANDS, type Command, type Input, inputOf, type Tried, tryInput } from "./try.js";

const CHECK_EVERY = 10;
const SUITE_EVERY = 100;
const LONG_SECONDS = 10;

type Options = {
  readonly folder: string | undefined;
  readonly count: number;
  readonly seed: number;
  readonly jobs: number;
};
type Row = { readonly serial: number; readonly tried: readonly Tried[]; readonly peakMb: number };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      count: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: "1" },
      from: { type: "string" }, // in a process of a job: its first input
      job: { type: "string" },
    },
    allowPositionals: true,
  });
  const [count, seed, jobs] = [values.count, values.seed, values.jobs].map(Number);
  const options = { folder: positionals[0], count: count ?? 0, seed: seed ?? 0, jobs: jobs ?? 1 };
  if (values.job !== undefined) return await work(options, Number(values.job), Number(values.from));
  const rows = (await Promise.all(Array.from({ length: options.jobs }, (_, job) => watch(options, job)))).flat();
  return report(options, rows);
}

// ---- a job's process ----

async function work(options: Options, job: number, from: number): Promise<number> {
  const programs = programsOf(options);
  let session = openBuiltSession();
  for (let serial = from; serial < options.count; serial++) {
    if (serial % options.jobs !== job) continue;
    process.stdout.write(`${JSON.stringify({ begun: serial })}\n`);
    const tried = await tryInput(session, inputOf(programs, options.seed, serial), commandsOf(serial));
    if (tried.some(({ bug }) => bug !== undefined)) session = openBuiltSession();
    const row: Row = { serial, tried, peakMb: process.resourceUsage().maxRSS / 1024 };
    process.stdout.write(`${JSON.stringify(row)}\n`);
  }
  return 0;
}

function commandsOf(serial: number): readonly Command[] {
  const some: readonly Command[] = ["types", "run"];
  return [
    ...some,
    ...(serial % CHECK_EVERY === 0 ? (["check"] as const) : []),
    ...(serial % SUITE_EVERY === 0 ? (["suite"] as const) : []),
  ];
}

function programsOf({ folder }: Options) {
  return [...ownPrograms(), ...(folder === undefined ? [] : corpusPrograms(folder))];
}

// ---- the process that starts them ----

/** Starts the job's process, and again after an input that killed it. */
async function watch(options: Options, job: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < options.count; ) {
    const { begun, code } = await listen(start(options, job, from), (row) => {
      rows.push(row);
      for (const each of row.tried)
        if (isBad(each)) process.stderr.write(`${row.serial} ${each.command}: ${each.bug}\n`);
      if (rows.length % 500 === 0) process.stderr.write(`job ${job}: ${rows.length} inputs\n`);
    });
    if (code === 0) break;
    const bug = `the process ended with ${code}`;
    rows.push({
      serial: begun,
      tried: [{ command: "types", code: undefined, seconds: 0, byClock: false, bug }],
      peakMb: 0,
    });
    from = begun + 1;
  }
  return rows;
}

function start({ folder, count, seed, jobs }: Options, job: number, from: number): ChildProcess {
  const script = [join(projectRoot(), "scripts", "ts.mjs"), join(projectRoot(), "test", "fuzz", "bench.ts")];
  const settings = { count, seed, jobs, job, from };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return spawn(process.execPath, [...script, ...(folder === undefined ? [] : [folder]), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function listen(
  child: ChildProcess,
  onRow: (row: Row) => void,
): Promise<{ begun: number; code: number | string }> {
  let begun = 0;
  const ended = new Promise<number | string>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal ?? "")),
  );
  if (child.stdout !== null) {
    for await (const line of createInterface({ input: child.stdout })) {
      const said = JSON.parse(line) as { readonly begun: number } | Row; // what `work` writes
      if ("begun" in said) begun = said.begun;
      else onRow(said);
    }
  }
  return { begun, code: await ended };
}

// ---- what came of it ----

function report(options: Options, rows: readonly Row[]): number {
  const all = rows.flatMap(({ serial, tried }) => tried.map((each) => ({ serial, ...each })));
  const bad = all.filter(isBad);
  const lines = COMMANDS.map((command) => {
    const own = all.filter((each) => each.command === command);
    const codes = [0, 1, 2, 3].map((code) => own.filter((each) => each.code === code).length);
    const slowest = Math.max(0, ...own.map(({ seconds }) => seconds));
    return `${command.padEnd(6)} ${String(own.length).padStart(6)} inputs, exit codes 0-3: ${codes.join(", ")}; slowest ${slowest.toFixed(1)} s of the processor`;
  });
  const peak = Math.max(0, ...rows.map(({ peakMb }) => peakMb));
  const count = (is: (each: (typeof all)[number]) => boolean): number => all.filter(is).length;
  process.stdout.write(
    `${lines.join("\n")}\n${count(({ bug }) => bug !== undefined)} bugs, ${count(({ byClock }) => byClock)} ended by the clock, ${count(({ seconds }) => seconds > LONG_SECONDS)} over ${LONG_SECONDS} s; peak memory of a process ${peak.toFixed(0)} MB\n`,
  );
  const folder = join(projectRoot(), "node_modules", ".cache", "elenchus", "fuzz");
  const programs = programsOf(options);
  for (const each of bad) tell(folder, inputOf(programs, options.seed, each.serial), each);
  return bad.length === 0 ? 0 : 1;
}

function isBad({ bug, seconds, byClock }: Tried): boolean {
  return bug !== undefined || byClock || seconds > LONG_SECONDS;
}

function tell(folder: string, { serial, original, program }: Input, { command, bug, seconds }: Tried): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${serial}-${program.name}`);
  writeFileSync(file, program.text, "latin1");
  const why = bug === undefined ? `${seconds.toFixed(1)} s` : bug.split("\n").slice(0, 3).join(" | ");
  process.stdout.write(`${command} ${file} (of ${original.name}): ${why}\n`);
}

process.exitCode = await main();
