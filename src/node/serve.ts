// What a worker thread does: gets ready at once, then does the jobs that it is sent, one by one.
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { turnSelfCheck } from "../core/self-check.js";
import type { FromWorker, ToWorker, WorkerSettings } from "../jobs/job.js";
import { doJob } from "../jobs/work.js";
import { openLanguages } from "../language/open.js";
import type { LanguageTable, PackageFiles } from "../language/row.js";
import { tuneEngine } from "./engine.js";
import { watchMemory } from "./memory.js";
import { nodeSolver } from "./solver.js";

/** `package`: where the files of the package are. */
export function serveJobs(table: LanguageTable, folder: URL): void {
  const { memoryMb, opens, tunesEngine, checksItself } = workerData as WorkerSettings; // what session.ts starts workers with
  if (tunesEngine) tuneEngine();
  turnSelfCheck(checksItself);
  const memoryIsLow = watchMemory(memoryMb);
  const languages = openLanguages(table, filesIn(folder));
  for (const name of opens) languages({ name }).catch(() => undefined); // a failure is told to whoever sends the first job
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
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}

export function filesIn(folder: URL): PackageFiles {
  return {
    bytes: (name) => readFile(new URL(name, folder)),
    text: (name) => readFile(new URL(name, folder), "latin1"),
  };
}
