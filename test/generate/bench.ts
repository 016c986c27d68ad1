// npm run bench:random -- [--count N] [--seed N] [--from N] [--skip FEATURE]... [--only FEATURE]...:
// compares us with the real OCaml on random programs, on all cores. Prints every disagreement made
// small, how many there are, and how many programs used each feature of the language. --from starts
// at a later program of the same seed, so that a long run can be done in parts; --skip leaves out
// programs with a feature, --only those without any of some features.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { sample } from "fast-check";
import { type Judge, ocamlVersion, openJudge } from "../oracle/ocaml.js";
import { type Ours, openOurs } from "../oracle/ours.js";
import { anyProgram } from "./arbitrary.js";
import {
  ASK,
  describeDisagreement,
  disagreement,
  isOtherwiseWritten,
  isRejected,
  questionOf,
  RUN,
  shrunk,
} from "./disagree.js";
import { FEATURES, type Feature } from "./feature.js";
import { programFeatures } from "./program.js";

const BATCH = 50;
const ENOUGH = 200; // programs that a feature must be seen in
const TRIES = 400; // for making one disagreement small

type Task = { readonly seed: number; readonly count: number } & Choice;
type Choice = { readonly skip: readonly string[]; readonly only: readonly string[] };
type Result = {
  readonly programs: number;
  readonly features: readonly (readonly [Feature, number])[];
  readonly rejected: number; // by the real OCaml: a fault of the generator
  readonly unjudged: number; // OCaml's own compiler failed
  readonly otherwise: number; // the same type is printed by another of its names
  readonly disagreements: readonly string[];
};

async function main(): Promise<number> {
  const options = {
    count: { type: "string" },
    seed: { type: "string" },
    from: { type: "string" },
    skip: { type: "string", multiple: true },
    only: { type: "string", multiple: true },
  } as const;
  const { values } = parseArgs({ options });
  const [count, seed, from] = [Number(values.count ?? 20_000), Number(values.seed ?? 1), Number(values.from ?? 0)];
  const version = ocamlVersion();
  if (version === undefined || !(count > 0) || !Number.isInteger(seed) || from % BATCH !== 0) {
    process.stderr.write(
      `usage: npm run bench:random -- [--count N] [--seed N] [--from N] [--skip FEATURE]... [--only FEATURE]...\nN after --from is a multiple of ${BATCH}.\nOCaml (ocamlc and its compiler-libs) must be installed.\n`,
    );
    return 2;
  }
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, i) => ({
    seed: seed * 1_000_003 + from / BATCH + i,
    count: Math.min(BATCH, count - i * BATCH),
    skip: values.skip ?? [],
    only: values.only ?? [],
  }));
  const results = await onAllCores(batches);
  return report(results, version);
}

/** A batch is decided by its seed alone, whatever the number of workers. */
async function onAllCores(batches: Task[]): Promise<Result[]> {
  const total = batches.length;
  const results: Result[] = [];
  const queue = batches.reverse();
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: "bench",
      resourceLimits: { maxOldGenerationSizeMb: 2000, stackSizeMb: 64 },
    });
    for (let task = queue.pop(); task !== undefined; task = queue.pop()) {
      const result = await ask(worker, task);
      for (const words of result.disagreements) process.stdout.write(`${words}\n`);
      results.push(result);
      progress(results, total);
    }
    worker.postMessage("close");
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

function ask(worker: Worker, task: Task): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (result: Result) => {
      worker.removeListener("error", reject);
      resolve(result);
    });
    worker.postMessage(task);
  });
}

function progress(results: readonly Result[], total: number): void {
  const differing = results.reduce((sum, { disagreements }) => sum + disagreements.length, 0);
  const every = process.stderr.isTTY ? 1 : 20;
  if (results.length % every === 0)
    process.stderr.write(
      `${process.stderr.isTTY ? "\r" : ""}${results.length * BATCH} of ${total * BATCH} programs, ${differing} disagreements${process.stderr.isTTY ? " " : "\n"}`,
    );
}

function report(results: readonly Result[], version: string): number {
  const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0);
  const counts = new Map<Feature, number>(FEATURES.map((feature) => [feature, 0]));
  for (const { features } of results) {
    for (const [feature, n] of features) counts.set(feature, (counts.get(feature) ?? 0) + n);
  }
  process.stdout.write("\nprograms  feature\n");
  for (const [feature, n] of [...counts].sort(([, a], [, b]) => b - a)) {
    process.stdout.write(`${String(n).padStart(8)}  ${feature}${n < ENOUGH ? `  (fewer than ${ENOUGH})` : ""}\n`);
  }
  const differing = sum(({ disagreements }) => disagreements.length);
  const notes = [
    [sum(({ rejected }) => rejected), "programs that OCaml rejects in part: a fault of the generator"],
    [sum(({ unjudged }) => unjudged), "programs that OCaml's own compiler fails on"],
    [
      sum(({ otherwise }) => otherwise),
      "programs in which a type is printed by another of its names, which OCaml accepts",
    ],
  ] as const;
  process.stdout.write(`\n${sum(({ programs }) => programs)} programs, OCaml ${version}: ${differing} disagreements\n`);
  for (const [n, what] of notes) if (n > 0) process.stdout.write(`${n} ${what}\n`);
  return differing === 0 ? 0 : 1;
}

async function work(): Promise<void> {
  const ours = await openOurs();
  const judge = openJudge();
  parentPort?.on("message", async (task: Task | "close") => {
    if (task !== "close") parentPort?.postMessage(await batch(task, ours, judge));
    else {
      judge.close();
      parentPort?.close();
    }
  });
}

function isChosen(features: ReadonlySet<string>, { skip, only }: Choice): boolean {
  return !skip.some((feature) => features.has(feature)) && (only.length === 0 || only.some((f) => features.has(f)));
}

async function batch(task: Task, ours: Ours, judge: Judge): Promise<Result> {
  const all = sample(anyProgram, { seed: task.seed, numRuns: task.count });
  const programs = all.filter((program) => isChosen(programFeatures(program), task));
  const features = new Map<Feature, number>();
  const disagreements: string[] = [];
  let rejected = 0;
  let unjudged = 0;
  let otherwise = 0;
  for (const program of programs) {
    for (const feature of programFeatures(program)) features.set(feature, (features.get(feature) ?? 0) + 1);
    const question = questionOf(program);
    const asking = judge.ask(question, ASK);
    const mine = ours(question, RUN);
    const real = await asking;
    if (isRejected(real)) rejected += 1;
    if ([real.load, ...real.answers].some(({ kind }) => kind === "crash")) unjudged += 1;
    const found = disagreement(program, mine, real);
    if (found === undefined) continue;
    if (await isOtherwiseWritten(found, judge)) otherwise += 1;
    else disagreements.push(describeDisagreement(await shrunk(found, ours, judge, TRIES)));
  }
  return { programs: programs.length, features: [...features], rejected, unjudged, otherwise, disagreements };
}

if (isMainThread) process.exitCode = await main();
else if (workerData === "bench") await work();
