// The library without Node: import { openElenchusHere } from "elenchus/browser". It works in the
// thread that asks, so a page gives it a worker of its own. A test holds that nothing of Node is reached.

import { type Elenchus, elenchusOver } from "../jobs/interface.js";
import type { Session } from "../jobs/job.js";
import type { Tools } from "../jobs/tools.js";
import { doJob } from "../jobs/work.js";
import { openLanguages } from "../language/open.js";
import { fileOf } from "../language/row.js";
import { LANGUAGES } from "../languages.js";
import { byteString } from "../report/display.js";
import { ENGLISH } from "../report/words/english.js";
import { bigSolver } from "../smt/solve.js";
import { NoSolver } from "../smt/solver.js";
import type { AskText } from "../smt/text-solver.js";
import { embeddedZ3, type Z3Assets } from "../smt/z3/open-z3.js";

export type { CheckStrategy as Strategy } from "../jobs/check-request.js";
export type {
  CheckOptions,
  Elenchus,
  ProgramOptions,
  RepairOptions,
  RunOptions,
  TestOptions,
  VerifyOptions,
} from "../jobs/interface.js";
export type { Progress } from "../jobs/job.js";
export type { LanguageName } from "../languages.js";
export type {
  CheckAnswer,
  Condition,
  Counterexample,
  Explored,
  ExpressionAnswer,
  FunctionAnswer,
  GeneralCall,
  Hint,
  HintCase,
  Limit,
  Place,
  Problem,
  RunAnswer,
  RunResult,
  StopReason,
  TypesAnswer,
  Unchecked,
  VerifyAnswer,
} from "../report/answer.js";
export type { BrokenExample, ContractAnswer, TestAnswer } from "../report/contract-answer.js";
export type { Explanation, Unproved } from "../report/explanation.js";
export type { HintLevel, WrongStep } from "../report/hints.js";
export type { Incomparable, LoadFailure } from "../report/incomparable.js";
export type { RepairIdea } from "../report/repair.js";
export type { EditShown, RepairAnswer, RepairedFunction, RepairShown } from "../report/repair-answer.js";

/** The files of the package's dist/, fetched by the caller when they are asked for, by their names. */
export type Assets = {
  readonly file: (name: string) => Promise<Uint8Array>;
  /** What z3-solver/build/z3-built.js makes and its .wasm, asked for by the first query that needs them; without, such a query is open. */
  readonly z3?: () => Promise<Z3Assets>;
};

export async function openElenchusHere(assets: Assets): Promise<Elenchus> {
  const languages = openLanguages(LANGUAGES, {
    bytes: assets.file,
    text: async (name) => byteString(await assets.file(name)),
  });
  await languages({ name: fileOf("program", LANGUAGES.usual) });
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
  return elenchusOver(ENGLISH, LANGUAGES, { ask, close: async () => void (await last) });
}

const noZ3: AskText = () => Promise.reject(new NoSolver("no-solver"));

const TOOLS: Omit<Tools, "isCancelled" | "solver"> = {
  memoryIsLow: () => false, // browsers do not say; steps, depth and output are still limited
  now: () => performance.now(),
};
