// The library's answers in the words of verdict-words.ts. Texts of programs stay as they are:
// whoever prints them makes them fit for that.
import { absurd } from "../basis/absurd.js";
import type { Counterexample, FunctionAnswer, RunResult } from "./answer.js";
import { displayUnicode } from "./display.js";
import type { ResultText, WitnessText } from "./render-witness.js";
import {
  agreesSoFarWords,
  agreesWords,
  CANNOT_COMPARE,
  differsWords,
  exceptionWords,
  exitedWords,
  restsWords,
  unfinishedWords,
} from "./verdict-words.js";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A function's answer, whatever else is known of it. */
export type Answered = Without<FunctionAnswer, "function" | "explored">;

export function verdictWords(answer: Answered): string {
  switch (answer.verdict) {
    case "differs":
      return differsWords(answer.counterexample.got.outcome);
    case "agrees":
      return agreesWords(answer.upTo ?? Number.POSITIVE_INFINITY);
    case "agrees-so-far":
      return agreesSoFarWords(answer.upTo);
    case "cannot-compare":
      return CANNOT_COMPARE;
    default:
      return absurd(answer);
  }
}

/** `expected`: the reference's run, where the submission's is meant. */
export function resultWords(result: RunResult, expected?: RunResult): string {
  switch (result.outcome) {
    case "value":
      return result.value;
    case "exception":
      return exceptionWords(result.exception);
    case "exited":
      return exitedWords(result.code);
    case "unfinished":
      return unfinishedWords(result.reason, result.steps, expected);
    default:
      return absurd(result);
  }
}

/** Fit to be printed; with `results`, also what it should give and what it does give. */
export function witnessText(example: Counterexample, tells: "call" | "results"): WitnessText {
  const { call, submissionCall, observed, expected, got, restsOn } = example;
  const shown = { call: displayUnicode(call), also: optional(submissionCall), observed: optional(observed) };
  if (tells === "call") return { ...shown, results: [], note: undefined };
  const results: ResultText[] = [
    { label: "expected", text: displayUnicode(resultWords(expected)), from: fromOf(expected) },
    { label: "got", text: displayUnicode(resultWords(got, expected)), from: fromOf(got) },
  ];
  return { ...shown, results, note: restsWords(restsOn) };
}

function fromOf(result: RunResult): string | undefined {
  return result.outcome === "value" ? optional(result.from) : undefined;
}

function optional(text: string | null): string | undefined {
  return text === null ? undefined : displayUnicode(text);
}
