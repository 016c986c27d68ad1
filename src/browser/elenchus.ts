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
import { embeddedZ3, type StartZ3, type Z3Assets } from "../smt/z3/open-z3.js";

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

/** The files of the package's dist/, by their names, when they are asked for; `assetsAt` fetches them. */
export type Assets = {
  readonly file: (name: string) => Promise<Uint8Array>;
  /** What z3-solver/build/z3-built.js makes and its .wasm, asked for by the first query that needs them; without, such a query is open. */
  readonly z3?: () => Promise<Z3Assets>;
};

/** Where files are served: those of the package's dist/, and of z3-solver's build/ (which may be left out). */
export type AssetFolders = { readonly elenchus: URL | string; readonly z3?: URL | string };

/** Fetches assets from folders, whose addresses end in "/". */
export function assetsAt({ elenchus, z3 }: AssetFolders): Assets {
  const file = (name: string): Promise<Uint8Array> => fetched(new URL(name, elenchus));
  if (z3 === undefined) return { file };
  return {
    file,
    z3: async () => {
      const [loader, wasmBinary] = await Promise.all(
        ["z3-built.js", "z3-built.wasm"].map((name) => fetched(new URL(name, z3))),
      );
      return { start: loaderIn(new TextDecoder().decode(loader)), wasmBinary: wasmBinary ?? new Uint8Array() };
    },
  };
}

async function fetched(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The package's loader is a script that defines a function, and no module: a worker that is one cannot import it. */
function loaderIn(script: string): StartZ3 {
  return new Function(`${script}\nreturn initZ3;`)() as StartZ3; // as its types say
}

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
