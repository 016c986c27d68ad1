// Which lines can be reached, as the answers that the library gives and `--json` prints.
import type { Condition, Explored, Limit, Problem, StopReason, Unchecked } from "./answer.js";
import { decoded } from "./display.js";
import { functionAnswer } from "./function-answer.js";
import type { LineReached } from "./reach.js";
import type { Words } from "./words/words.js";

export type ReachAnswer =
  | { readonly outcome: "searched"; readonly lines: readonly LineAnswer[]; readonly unchecked: readonly Unchecked[] }
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

export type LineAnswer = { readonly line: number; readonly function: string; readonly explored: Explored } & (
  | {
      readonly verdict: "reached";
      readonly call: string;
      readonly arguments: readonly string[];
      readonly size: number;
      readonly smallest: boolean;
    }
  /** Before anything is called. */
  | { readonly verdict: "loading" }
  /** By no input, under these conditions. */
  | { readonly verdict: "unreachable"; readonly conditions: readonly Condition[] }
  | {
      readonly verdict: "unknown";
      readonly upTo: number; // no input up to this size reaches it
      readonly conditions: readonly Condition[];
      readonly limits: readonly Limit[];
    }
  | { readonly verdict: "cannot-call"; readonly why: string; readonly hint: string | null }
);

export function lineAnswer(words: Words, told: LineReached): LineAnswer {
  const { line, explored, reached } = told;
  const base = { line, function: decoded(told.function), explored };
  if (reached.kind === "reached") {
    const { call, args, size } = decoded(reached.input);
    return { ...base, verdict: "reached", call, arguments: args, size, smallest: reached.smallest };
  }
  if (reached.kind === "loading") return { ...base, verdict: "loading" };
  const answer = functionAnswer(words, { function: told.function, verdict: reached, explored });
  if (answer.verdict === "cannot-compare")
    return { ...base, verdict: "cannot-call", why: answer.why, hint: answer.hint };
  if (answer.verdict === "agrees" && answer.upTo === null)
    return { ...base, verdict: "unreachable", conditions: answer.conditions };
  const { conditions, limits } = claimed(words, answer);
  return {
    ...base,
    verdict: "unknown",
    upTo: reached.kind === "cannot-compare" ? 0 : reached.upTo,
    conditions,
    limits,
  };
}

function claimed(
  { contracts }: Words,
  answer: ReturnType<typeof functionAnswer>,
): { readonly conditions: readonly Condition[]; readonly limits: readonly Limit[] } {
  if (answer.verdict === "agrees") return { conditions: answer.conditions, limits: [] };
  if (answer.verdict !== "agrees-so-far") return { conditions: [], limits: [] };
  const limits = answer.limits.map((each) => ({ ...each, text: contracts.limit(each.limit) ?? each.text }));
  return { conditions: answer.conditions, limits };
}
