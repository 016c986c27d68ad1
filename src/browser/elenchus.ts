// The library without Node: import { openElenchusHere } from "elenchus/browser". It works in the
// thread that asks, so a page gives it a worker of its own. A test holds that nothing of Node is reached.

import { type Elenchus, elenchusOver } from "../jobs/interface.js";
import type { Session } from "../jobs/job.js";
import type { Tools } from "../jobs/tools.js";
import { doJob } from "../jobs/work.js";
import { DEFAULT_LANGUAGE } from "../language/names.js";
import { type Assets as LanguageAssets, openLanguages } from "../pipeline.js";
import { bigSolver } from "../smt/solve.js";
import type { Ask } from "../smt/text-solver.js";
import { embeddedZ3, type Z3Assets } from "../smt/z3/open-z3.js";

export type { CheckOptions, Elenchus, ProgramOptions, RunOptions } from "../jobs/interface.js";
export type { Progress } from "../jobs/job.js";
export type { LanguageName } from "../language/names.js";
export type { Strategy } from "../questions/refute/strategy.js";
export type {
  CheckAnswer,
  Condition,
  Counterexample,
  Explored,
  ExpressionAnswer,
  FunctionAnswer,
  Limit,
  Place,
  Problem,
  RunAnswer,
  RunResult,
  StopReason,
  TypesAnswer,
  Unchecked,
} from "../report/answer.js";

/** The files of the package's dist/, fetched by the caller: those of OCaml at once, others when they are needed. */
export type Assets = Awaited<ReturnType<LanguageAssets["ocaml"]>> & {
  /** scala-library.json, asked for by the first Scala program; without, such a program is an error. */
  readonly scala?: LanguageAssets["scala"];
  /** z3.cjs as a loader and z3.wasm, asked for by the first query that needs them; without, such a query stays open. */
  readonly z3?: () => Promise<Z3Assets>;
};

export async function openElenchusHere(assets: Assets): Promise<Elenchus> {
  const languages = openLanguages({ ocaml: async () => assets, scala: assets.scala ?? noScala });
  await languages(DEFAULT_LANGUAGE);
  const solver = bigSolver(assets.z3 === undefined ? noZ3 : embeddedZ3(assets.z3));
  let last: Promise<unknown> = Promise.resolve();
  const askNow: Session["ask"] = (job, onEvent, { signal, timeMaxMs = Number.POSITIVE_INFINITY } = {}) => {
    const deadline = performance.now() + timeMaxMs;
    const isCancelled = (): boolean => signal?.aborted === true || performance.now() > deadline;
    return doJob(languages, job, { ...TOOLS, isCancelled, solver: () => solver }, onEvent);
  };
  const ask: Session["ask"] = (job, onEvent, control) => {
    const asked = last.then(() => askNow(job, onEvent, control));
    last = asked.catch(() => undefined); // the asker hears of it; the next job is not its victim
    return asked;
  };
  return elenchusOver({ ask, close: async () => void (await last) });
}

async function noScala(): Promise<never> {
  throw new Error("openElenchusHere was not given Scala's library: assets.scala");
}

const noZ3: Ask = async () => "unknown";

const TOOLS: Omit<Tools, "isCancelled" | "solver"> = {
  memoryIsLow: () => false, // browsers do not say; steps, depth and output are still limited
  now: () => performance.now(),
};
