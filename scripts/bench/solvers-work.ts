// The worker's side of comparing solvers: checks all pairs with one of them, and counts and times
// what it is really asked, after everything that is decided without it.
import { parentPort } from "node:worker_threads";
import { checkPrograms } from "../../src/jobs/check.js";
import type { CheckRequest } from "../../src/jobs/check-request.js";
import type { SolverChoice } from "../../src/jobs/tools.js";
import { watchMemory } from "../../src/node/memory.js";
import { SESSION_LIMITS } from "../../src/node/session.js";
import { nodeAsk } from "../../src/node/solver.js";
import { bigSolver } from "../../src/smt/solve.js";
import type { Solver } from "../../src/smt/solver.js";
import type { AskText } from "../../src/smt/text-solver.js";
import { nameOf, tasksOf } from "../../test/corpus/check/task.js";
import { readCorpus } from "../../test/corpus/read.js";
import { both, openTestLanguage } from "../../test/language.js";
import { requestFor, solverPairs } from "../../test/solver/pairs.js";

export type SolverWork = {
  readonly kind: "solvers";
  readonly solver: SolverChoice;
  /** Of a corpus; undefined: our own pairs. */
  readonly folder: string | undefined;
  /** The names of the pairs to check; undefined: all. */
  readonly only: readonly string[] | undefined;
};

export type SolverReport = {
  readonly answers: readonly SolverAnswer[];
  readonly queries: Queries;
};

/** What is printed about a pair, without times; and how often the quick solver was not enough. */
export type SolverAnswer = { readonly name: string; readonly json: string; readonly calls: number };

/** What the solver was sent; `failed` is neither an answer nor a limit. */
export type Queries = Record<"sat" | "unsat" | "unknown" | "failed", number> & { ms: number; slowestMs: number };

export function isSolverWork(data: unknown): data is SolverWork {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "solvers";
}

export async function workSolvers({ solver: choice, folder, only }: SolverWork): Promise<void> {
  const language = await openTestLanguage();
  const queries: Queries = { sat: 0, unsat: 0, unknown: 0, failed: 0, ms: 0, slowestMs: 0 };
  const solver = bigSolver(measured(nodeAsk(choice), queries));
  const tools = {
    memoryIsLow: watchMemory(SESSION_LIMITS.memoryMb),
    isCancelled: () => false,
    onProgress: () => undefined,
    now: () => 0,
  };
  let calls = 0;
  const counting: Solver = (...query) => {
    calls++;
    return solver(...query);
  };
  const answers: SolverAnswer[] = [];
  for (const { name, request } of requests(choice, folder)) {
    if (only?.includes(name) === false) continue;
    calls = 0;
    const json = JSON.stringify(await checkPrograms(both(language), request, { ...tools, solver: counting }));
    answers.push({ name, json, calls });
  }
  parentPort?.postMessage({ answers, queries } satisfies SolverReport);
}

type Named = { readonly name: string; readonly request: CheckRequest };

function requests(solver: SolverChoice, folder: string | undefined): readonly Named[] {
  if (folder === undefined)
    return solverPairs().map((pair) => ({ name: pair.name, request: requestFor(pair, solver) }));
  const corpus = readCorpus(folder);
  if (corpus === undefined) throw new Error(`no corpus in ${folder}`);
  const tasks = tasksOf(corpus, { strategy: "explore", solver }, () => true);
  return tasks.map((task) => ({ name: nameOf(task), request: task.request }));
}

function measured(ask: AskText, queries: Queries): AskText {
  return async (text) => {
    const start = performance.now();
    const answer = await ask(text);
    const ms = performance.now() - start;
    const kind = /^\s*(sat|unsat|unknown)\b/.exec(answer)?.[1] as "sat" | "unsat" | "unknown" | undefined;
    queries[kind ?? "failed"]++;
    queries.ms += ms;
    queries.slowestMs = Math.max(queries.slowestMs, ms);
    return answer;
  };
}
