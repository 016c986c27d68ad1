// npm run bench:course -- [--students N] [--distinct] [--kill SECONDS]: a big course in one run. The run is ended by SIGKILL
// after some seconds and started again; then everything is asked once more, of the cache alone. Of each run: real time,
// processor time of all processes, and the most memory that any process had. What it writes is compared with what the
// next run writes. On a terminal (`script` makes one) the progress may never go back, nor beyond its end.
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { bigClass } from "./big-class.js";
import { cacheLines, folderOf, removeFolders, resultsText } from "./run-grade.js";

const { values } = parseArgs({
  options: {
    students: { type: "string", default: "1000" },
    distinct: { type: "boolean", default: false },
    kill: { type: "string", default: "30" },
  },
});
const OUTPUT = "elenchus-grades";
const SAMPLE_MS = 500;
const TICKS_PER_SECOND = 100;

type Run = { readonly name: string; readonly seconds: number; readonly cpu: number; readonly peaks: readonly number[] };

async function main(): Promise<void> {
  const students = Number(values.students);
  const folder = folderOf(bigClass(students, values.distinct));
  try {
    report(await run(folder, "killed", Number(values.kill) * 1_000));
    process.stdout.write(`  ${cacheLines(folder, OUTPUT)} answers are kept\n`);
    report(await run(folder, "resumed"));
    const [before, rows] = [digest(folder), JSON.parse(resultsText(folder, OUTPUT)).submissions.length];
    report(await run(folder, "again"));
    const isSame = digest(folder) === before;
    process.stdout.write(`  ${rows} of ${students} students have a row; the same results again: ${isSame}\n`);
    if (!isSame || rows !== students) process.exitCode = 1;
  } finally {
    removeFolders();
  }
}

function digest(folder: string): string {
  return createHash("sha256").update(resultsText(folder, OUTPUT)).digest("hex");
}

function report({ name, seconds, cpu, peaks }: Run): void {
  const [most = 0] = [...peaks].sort((a, b) => b - a);
  const text = `${seconds.toFixed(0)} s, processor ${cpu.toFixed(0)} s, ${peaks.length} processes, at most ${most} MB each`;
  process.stdout.write(`${name.padEnd(8)} ${text}\n`);
}

async function run(folder: string, name: string, killAfterMs?: number): Promise<Run> {
  const started = performance.now();
  const ticks = new Map<number, number>();
  const command = `${process.execPath} ${resolve("dist/elenchus.js")} grade solution.ml subs --format csv`;
  const child = spawn("script", ["-qec", command, "/dev/null"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  const progress = watchProgress(child);
  const peaks = new Map<number, number>();
  const sampling = setInterval(() => sample(child.pid ?? 0, peaks, ticks), SAMPLE_MS);
  const killing = setTimeout(() => killAll(child.pid ?? 0), killAfterMs ?? 2 ** 31 - 1);
  await new Promise((done) => child.on("close", done));
  clearInterval(sampling);
  clearTimeout(killing);
  progress();
  return {
    name,
    seconds: (performance.now() - started) / 1_000,
    cpu: [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND,
    peaks: [...peaks.values()],
  };
}

function childrenOf(pid: number): readonly number[] {
  try {
    const own = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(join(`/proc/${pid}/task`, task, "children"), "utf8")
        .split(" ")
        .filter(Boolean)
        .map(Number),
    );
    return [...own, ...own.flatMap(childrenOf)];
  } catch {
    return []; // it has ended meanwhile
  }
}

/** The most memory that each had so far, in megabytes, and the processor time that it took, in ticks. */
function sample(pid: number, peaks: Map<number, number>, ticks: Map<number, number>): void {
  for (const each of childrenOf(pid)) {
    try {
      const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, "utf8")) ?? [];
      if (kilobytes !== undefined) peaks.set(each, Math.round(Number(kilobytes) / 1_024));
      const fields = readFileSync(`/proc/${each}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      ticks.set(each, Number(fields[11]) + Number(fields[12]));
    } catch {
      // it has ended meanwhile
    }
  }
}

function killAll(pid: number): void {
  for (const each of childrenOf(pid)) process.kill(each, "SIGKILL");
}

/** "checking 12 of 72": what is done grows, and is no more than all there is. */
function watchProgress(child: ChildProcess): () => void {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  let lines = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    for (const [whole, phase = "", done = "", all = ""] of chunk
      .toString()
      .matchAll(/([a-z]+)[^\d\r\n]*(\d[\d,]*) of (\d[\d,]*)/g)) {
      const [some, total] = [done, all].map((text) => Number(text.replaceAll(",", "")));
      if (some === undefined || total === undefined) continue;
      lines++;
      const key = `${phase} ${total}`;
      if (some > total || some < (seen.get(key) ?? 0)) wrong.push(whole);
      seen.set(key, some);
    }
  });
  return () => {
    process.stdout.write(`  ${lines} lines of progress, ${wrong.length} wrong ${wrong.slice(0, 3).join("; ")}\n`);
    if (wrong.length > 0) process.exitCode = 1;
  };
}

await main();
