// How a student can see a difference at the prompt of the language, with nothing but the program that was handed in.
import { isJoined } from "../core/parts.js";
import { type LanguageTable, languageOf } from "../language/row.js";
import type { Reproduction } from "../report/class-results.js";
import { decodeBytes } from "../report/display.js";
import type { Assignment } from "./assignment.js";
import type { ClassEntry } from "./entries.js";

/** Undefined where that takes more than to enter something: a prompt reads one file. */
export function reproduced(
  languages: LanguageTable,
  { prelude }: Assignment,
  { answer, row, group, own }: ClassEntry,
): Reproduction | undefined {
  const { program } = row;
  if (answer.verdict.kind !== "differs" || program === undefined || prelude !== undefined) return undefined;
  const { alone, observed } = answer.verdict.witness;
  const isSeen = observed === undefined || group.observe !== undefined; // what the function gives is shown beside what is observed
  if (isJoined(program) || alone === undefined || !isSeen) return undefined;
  const { prompt } = languageOf(languages, program).words;
  const named = { ...program, name: program.name.replace(/^.*[/\\]/s, "") };
  return prompt?.(named, decodeBytes(own[0] ?? answer.function), decodeBytes(alone));
}
