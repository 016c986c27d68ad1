// The worker's side: checks one task after the other, as the real host does.
import { parentPort, workerData } from "node:worker_threads";
import { type CheckTools, checkPrograms } from "../../../src/library/check.js";
import { watchMemory } from "../../../src/library/memory.js";
import { nodeSolver } from "../../../src/library/node-solver.js";
import { SESSION_LIMITS } from "../../../src/library/session.js";
import type { Language } from "../../../src/pipeline.js";
import { openTestLanguage } from "../../language.js";

import type { Result, Task } from "./task.js";

/** What a worker is started with. */
export type WorkerSettings = { readonly solver: "embedded" | "native" };

export async function work(): Promise<void> {
  const language = await openTestLanguage();
  const { solver } = workerData as WorkerSettings;
  const tools: CheckTools = {
    solver: nodeSolver(solver),
    memoryIsLow: watchMemory(SESSION_LIMITS.memoryMb),
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => performance.now(),
  };
  parentPort?.on("message", (task: Task) => {
    void checkOne(language, tools, task).then((result) => parentPort?.postMessage(result));
  });
  parentPort?.postMessage("ready");
}

async function checkOne(language: Language, tools: CheckTools, { request }: Task): Promise<Result> {
  const start = performance.now();
  const answer = await answerTo(language, tools, request);
  return { answer, ms: performance.now() - start, peakMb: process.resourceUsage().maxRSS / 1024 };
}

async function answerTo(language: Language, tools: CheckTools, request: Task["request"]): Promise<Result["answer"]> {
  try {
    const checked = await checkPrograms(language, request, tools);
    if (!checked.ok) {
      return { failed: "rejected", why: checked.errors.map((e) => `${e.code} ${e.title}: ${e.label}`).join("; ") };
    }
    return checked.value[0] ?? { failed: "bug", why: "no answer about the function" };
  } catch (error) {
    return { failed: "bug", why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
