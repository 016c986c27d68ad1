// Running speed beside the real OCaml's bytecode. Ours: in a fresh worker as the command has it, with
// fuel and depth counted, from the core program to its end, so with generating code and V8's warming up;
// reading and typing are listed apart, and so are further runs in the same worker. OCaml's: a process of `ocamlrun` less one that runs an empty program.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { USUAL_DEPTH } from "../../src/eval/outcome.js";
import { load } from "../../src/eval/run.js";
import { tuneEngine } from "../../src/node/engine.js";
import { watchMemory } from "../../src/node/memory.js";
import { resourceLimits, SESSION_LIMITS } from "../../src/node/session.js";
import { median, printTable, type Row, timeProcess } from "./measure.js";
import { openBuiltOcaml } from "./ocaml.js";

const ROUNDS = 7;
const AGAIN = 5; // further runs in the same worker, once V8 has warmed up
const FOLDER = "scripts/bench/programs";
const PROGRAMS = ["fib", "merge-sort", "derive"];
const LIMITS = { fuel: 300_000_000, depth: USUAL_DEPTH, outputBytes: 1_000_000 };

type Ours = {
  readonly readMs: number;
  readonly runMs: number;
  readonly againMs: number;
  readonly steps: number;
  readonly output: string;
};

export async function benchSpeed(): Promise<boolean> {
  tuneEngine();
  const folder = mkdtempSync(join(tmpdir(), "elenchus-"));
  try {
    const empty = compileBytecode(folder, "empty");
    const rows: Row[] = [];
    let good = true;
    for (const name of PROGRAMS) {
      const row = await compareSpeed(name, compileBytecode(folder, name), empty);
      good &&= row.ours <= row.theirs;
      rows.push([
        name,
        row.ours,
        row.again,
        row.theirs,
        row.ours / row.theirs,
        row.again / row.theirs,
        row.read,
        `${row.steps}`,
      ]);
    }
    printTable(`Speed: ms, median of ${ROUNDS} in turn, each in a fresh worker or process (goal: ratio at most 1)`, [
      ["", "first", "again", "ocamlrun", "first/ocaml", "again/ocaml", "reading", "steps"],
      ...rows,
    ]);
    return good;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compileBytecode(folder: string, name: string): string {
  const source = join(folder, `${name.replaceAll("-", "_")}.ml`);
  if (name === "empty") writeFileSync(source, "");
  else copyFileSync(join(FOLDER, `${name}.ml`), source);
  execFileSync("ocamlc", ["-o", join(folder, `${name}.byte`), source]);
  return join(folder, `${name}.byte`);
}

async function compareSpeed(name: string, bytecode: string, empty: string) {
  const expected = execFileSync("ocamlrun", [bytecode], { encoding: "latin1" });
  const ours: Ours[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await runOurs(name);
    if (one.output !== expected) throw new Error(`${name}: ours prints ${one.output}, OCaml ${expected}`);
    ours.push(one);
    theirs.push(timeProcess("ocamlrun", [bytecode]) - timeProcess("ocamlrun", [empty]));
  }
  return {
    ours: median(ours.map((one) => one.runMs)),
    again: median(ours.map((one) => one.againMs)),
    read: median(ours.map((one) => one.readMs)),
    theirs: median(theirs),
    steps: ours[0]?.steps,
  };
}

function runOurs(name: string): Promise<Ours> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { file: join(FOLDER, `${name}.ml`), memoryMb: SESSION_LIMITS.memoryMb },
      resourceLimits: resourceLimits(SESSION_LIMITS),
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** The worker's side. */
export async function workSpeed(): Promise<void> {
  const language = await openBuiltOcaml();
  const { file, memoryMb } = workerData as { readonly file: string; readonly memoryMb: number };
  const settings = { memoryIsLow: watchMemory(memoryMb) };
  const start = performance.now();
  const read = language.read([{ name: file, text: readFileSync(file, "latin1") }], []);
  if (!read.ok) throw new Error(`${file} is rejected`);
  const between = performance.now();
  const { outcome, steps, output } = load(read.value.program, LIMITS, settings);
  const end = performance.now();
  const again = Array.from({ length: AGAIN }, () => timeOf(() => load(read.value.program, LIMITS, settings)));
  if (outcome.kind !== "value") throw new Error(`${file} ends as ${outcome.kind}`);
  const ours: Ours = { readMs: between - start, runMs: end - between, againMs: median(again), steps, output };
  parentPort?.postMessage(ours);
}

function timeOf(body: () => unknown): number {
  const start = performance.now();
  body();
  return performance.now() - start;
}
