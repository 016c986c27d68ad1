// The library: import { openElenchus } from "elenchus". Programs run in a worker thread, with
// limits on steps, depth, memory and output, and cannot reach the process that asks.

import { type Elenchus, elenchusOver } from "../jobs/interface.js";
import { fileOf } from "../language/row.js";
import { LANGUAGES } from "../languages.js";
import { ENGLISH } from "../report/words/english.js";
import { openSession, SESSION_LIMITS } from "./session.js";

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

/** Starts a worker. Questions are answered one after the other; for more at once, open more. */
export function openElenchus(): Elenchus {
  const opens = [fileOf("program", LANGUAGES.usual)];
  const session = openSession(
    new URL("./worker.js", import.meta.url),
    { ...SESSION_LIMITS, tunesEngine: false },
    opens,
  );
  return elenchusOver(ENGLISH, LANGUAGES, session);
}
