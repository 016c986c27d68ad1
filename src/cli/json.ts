// --json: one object with what the library answers, and what was asked. docs/json.md describes it.

import type { CheckAnswer, RunAnswer, TypesAnswer, VerifyAnswer } from "../report/answer.js";
import type { TestAnswer } from "../report/contract-answer.js";
import type { ContractRepairAnswer } from "../report/contract-repair-answer.js";
import type { Diagnostic } from "../report/diagnostic.js";
import { problemsOf } from "../report/problem.js";
import type { ReachAnswer } from "../report/reach-answer.js";
import type { RepairAnswer } from "../report/repair-answer.js";
import type { TestsRepairAnswer } from "../report/tests-repair-answer.js";
import { VERSION } from "../report/version.js";

type Command = "run" | "types" | "check" | "reach" | "repair" | "test" | "verify";
type Files =
  | { readonly file: string }
  | { readonly certificate?: string; readonly reference: string; readonly submission: string };
type Answer =
  | RunAnswer
  | TypesAnswer
  | CheckAnswer
  | ReachAnswer
  | RepairAnswer
  | ContractRepairAnswer
  | TestsRepairAnswer
  | TestAnswer
  | VerifyAnswer;

export function toJson(command: Command, files: Files, answer: Answer): string {
  return `${JSON.stringify({ elenchus: VERSION, command, ...files, ...answer }, undefined, 2)}\n`;
}

/** The answer about files that could not be read. */
export function unreadableFiles(...errors: readonly Diagnostic[]): TypesAnswer & { readonly outcome: "rejected" } {
  return { outcome: "rejected", problems: problemsOf(errors, []) };
}
