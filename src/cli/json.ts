// --json: one object with what the library answers, and what was asked. docs/json.md describes it.
import type { RunAnswer, TypesAnswer } from "../library/answer.js";
import { problemsOf } from "../library/problem.js";
import { VERSION } from "../library/version.js";
import type { Diagnostic } from "../report/diagnostic.js";

export function toJson(command: "run" | "types", file: string, answer: RunAnswer | TypesAnswer): string {
  return `${JSON.stringify({ elenchus: VERSION, command, file, ...answer }, undefined, 2)}\n`;
}

/** The answer about a file that could not be read. */
export function unreadable(error: Diagnostic): TypesAnswer & { readonly outcome: "rejected" } {
  return { outcome: "rejected", problems: problemsOf([error], []) };
}
