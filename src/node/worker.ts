// The worker thread's program: gets ready at once, then does the jobs it is sent, one by one.
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { FromWorker, ToWorker, WorkerSettings } from "../jobs/job.js";
import { doJob } from "../jobs/work.js";
import { openLanguages } from "../pipeline.js";
import { watchMemory } from "./memory.js";
import { nodeSolver } from "./solver.js";

const { memoryMb, opens } = workerData as WorkerSettings;
const memoryIsLow = watchMemory(memoryMb);
const languages = openLanguages({
  ocaml: async () => {
    const [runtimeWasm, grammarWasm, library] = await Promise.all([
      readFile(packaged("web-tree-sitter.wasm")),
      readFile(packaged("tree-sitter-ocaml.wasm")),
      readFile(packaged("ocaml-library.json"), "latin1"),
    ]);
    return { runtimeWasm, grammarWasm, library };
  },
  scala: async () => ({ library: await readFile(packaged("scala-library.json"), "latin1") }),
});
for (const name of opens) languages(name).catch(() => undefined); // a failure is told to whoever sends the first job

parentPort?.on("message", async ({ job, cancelled }: ToWorker) => {
  try {
    const tools = {
      memoryIsLow,
      isCancelled: () => Atomics.load(cancelled, 0) !== 0,
      now: () => performance.now(),
      solver: nodeSolver,
    };
    const ending = await doJob(languages, job, tools, (event) => send({ kind: "event", event }));
    send({ kind: "ended", ending });
  } catch (error) {
    send({ kind: "bug", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}

/** A file of the package's dist/, where this program is too. */
function packaged(name: string): URL {
  return new URL(`./${name}`, import.meta.url);
}
