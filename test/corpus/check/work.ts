// The worker's side: checks one task after the other, as the real host does.

import { parentPort, workerData } from "node:worker_threads";
import { checkPrograms } from "../../../src/jobs/check.js";
import type { CheckRequest } from "../../../src/jobs/check-request.js";
import type { SearchTools, SolverChoice } from "../../../src/jobs/tools.js";
import type { Language } from "../../../src/language/language.js";
import { watchMemory } from "../../../src/node/memory.js";
import { SESSION_LIMITS } from "../../../src/node/session.js";
import { nodeSolver } from "../../../src/node/solver.js";
import type { Checked } from "../../../src/report/diagnostic.js";
import type { FunctionVerdict } from "../../../src/report/verdict.js";
import { both, openTestLanguage } from "../../language.js";

import type { Method, Result, Task } from "./task.js";
import { checkByTestml } from "./testml/check-by-testml.js";

/** What a worker is started with. */
export type WorkerSettings = { readonly solver: SolverChoice; readonly method: Method };

export async function work(): Promise<void> {
  const language = await openTestLanguage();
  const { solver, method } = workerData as WorkerSettings;
  const check = method === "testml" ? checkByTestml : checkAlone;
  const tools: SearchTools = {
    solver: nodeSolver(solver),
    memoryIsLow: watchMemory(SESSION_LIMITS.memoryMb),
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => performance.now(),
  };
  parentPort?.on("message", (task: Task) => {
    void checkOne((request) => check(language, request, tools), task).then((result) => parentPort?.postMessage(result));
  });
  parentPort?.postMessage("ready");
}

type Check = (request: CheckRequest) => Promise<Checked<readonly FunctionVerdict[]>>;

async function checkAlone(language: Language, request: CheckRequest, tools: SearchTools): ReturnType<Check> {
  const checked = await checkPrograms(both(language), request, tools);
  return checked.ok ? { ok: true, value: checked.value.answers } : checked;
}

async function checkOne(check: Check, { request }: Task): Promise<Result> {
  const start = performance.now();
  const answer = await answerTo(check, request);
  return { answer, ms: performance.now() - start, peakMb: process.resourceUsage().maxRSS / 1024 };
}

async function answerTo(check: Check, request: CheckRequest): Promise<Result["answer"]> {
  try {
    const checked = await check(request);
    if (!checked.ok) {
      return { failed: "rejected", why: checked.errors.map((e) => `${e.code} ${e.title}: ${e.label}`).join("; ") };
    }
    return checked.value[0] ?? { failed: "bug", why: "no answer about the function" };
  } catch (error) {
    return { failed: "bug", why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
