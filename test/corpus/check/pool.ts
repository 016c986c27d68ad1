// Does tasks in worker threads with deep stacks: one, so that times mean something, or more. A task
// that kills its worker or never ends is one row, and a new worker goes on.
import { Worker } from "node:worker_threads";
import { CHECKING_LIMITS, resourceLimits } from "../../../src/node/session.js";
import { type Failure, nameOf, type Result, type Row, type Task } from "./task.js";
import type { WorkerSettings } from "./work.js";

const TIME_MAX_MS = 60_000;

/** The rows in the order of the tasks. */
export async function checkAll(tasks: readonly Task[], jobs: number, settings: WorkerSettings): Promise<Row[]> {
  const rows = new Array<Row>(tasks.length);
  const queue = [...tasks.entries()].reverse(); // taken from the end
  let done = 0;
  const run = async (): Promise<void> => {
    let worker = await hire(settings);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [i, task] = next;
      const result = await doTask(worker, task);
      rows[i] = { ...task, ...result };
      if (isFatal(result)) {
        await worker.terminate();
        worker = await hire(settings);
      }
      done++;
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${tasks.length}, ${nameOf(task)}      \r`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: jobs }, run));
  return rows;
}

function hire(settings: WorkerSettings): Promise<Worker> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: settings,
    resourceLimits: resourceLimits(CHECKING_LIMITS),
  });
  return new Promise((resolve, reject) => {
    worker.once("message", () => {
      worker.removeAllListeners("error");
      resolve(worker);
    });
    worker.once("error", reject);
  });
}

function doTask(worker: Worker, task: Task): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (result: Result): void => {
      clearTimeout(timer);
      for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
      worker.on("error", () => undefined); // one that is ended on purpose may still complain
      resolve(result);
    };
    const fail = (answer: Failure): void =>
      end({ answer, ms: performance.now() - start, peakMb: process.resourceUsage().maxRSS / 1024 });
    const timer = setTimeout(() => fail({ failed: "time", why: `no answer after ${TIME_MAX_MS} ms` }), TIME_MAX_MS);
    worker.once("message", end);
    worker.once("error", (error) => fail({ failed: "died", why: String(error) }));
    worker.once("exit", (code) => fail({ failed: "died", why: `the worker ended with code ${code}` }));
    worker.postMessage(task);
  });
}

function isFatal({ answer }: Result): boolean {
  return "failed" in answer && (answer.failed === "died" || answer.failed === "time");
}
