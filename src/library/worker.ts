// The worker thread's program: gets ready at once, then does the jobs it is sent, one by one.
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type Language, openOcaml } from "../pipeline.js";
import type { FromWorker, ToWorker, WorkerSettings } from "./job.js";
import { watchMemory } from "./memory.js";
import { nodeSolver } from "./node-solver.js";
import { doJob } from "./work.js";

const { memoryMb } = workerData as WorkerSettings;
const memoryIsLow = watchMemory(memoryMb);
const opening = openPackagedOcaml();
opening.catch(() => undefined); // a failure is told to whoever sends the first job

parentPort?.on("message", async ({ job, cancelled }: ToWorker) => {
  try {
    const language = await opening;
    const tools = {
      memoryIsLow,
      isCancelled: () => Atomics.load(cancelled, 0) !== 0,
      now: () => performance.now(),
      solver: nodeSolver,
    };
    const ending = await doJob(language, job, tools, (event) => send({ kind: "event", event }));
    send({ kind: "ended", ending });
  } catch (error) {
    send({ kind: "bug", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}

async function openPackagedOcaml(): Promise<Language> {
  const [runtimeWasm, grammarWasm, library] = await Promise.all([
    readFile(new URL("./web-tree-sitter.wasm", import.meta.url)),
    readFile(new URL("./tree-sitter-ocaml.wasm", import.meta.url)),
    readFile(new URL("./ocaml-library.json", import.meta.url), "latin1"),
  ]);
  return openOcaml({ runtimeWasm, grammarWasm, library });
}
