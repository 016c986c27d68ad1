// The library's answers in the words of a catalogue. Texts of programs stay as they are: whoever prints them makes them
// fit for that.
import { absurd } from "../basis/absurd.js";
import type { Condition, Counterexample, FunctionAnswer, RunResult } from "./answer.js";
import { displayUnicode } from "./display.js";
import type { ResultText, WitnessText } from "./render-witness.js";
import type { ClaimWords, VerdictInShort, Words } from "./words/words.js";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Whoever tells of verdicts needs no other words. */
export type WordsOfVerdicts = { readonly verdicts: Omit<Words["verdicts"], keyof ClaimWords> };

/** A function's answer, whatever else is known of it. */
export type Answered = Without<FunctionAnswer, "function" | "explored">;

export function verdictWords({ verdicts }: WordsOfVerdicts, answer: Answered): string {
  return verdicts.verdict(inShort(answer));
}

function inShort(answer: Answered): VerdictInShort {
  switch (answer.verdict) {
    case "differs":
      return { kind: "differs", finishes: answer.counterexample.got.outcome !== "unfinished" };
    case "equal":
      return { kind: "equal", terminates: answer.proof.terminates };
    case "agrees":
      return { kind: "agrees", upTo: answer.upTo ?? Number.POSITIVE_INFINITY, rounds: roundsIn(answer.conditions) };
    case "agrees-so-far":
      if (lacksSolver(answer)) return { kind: "not-decided" };
      return { kind: "agrees-so-far", upTo: answer.upTo, rounds: roundsIn(answer.conditions) };
    case "cannot-compare":
      return { kind: "cannot-compare" };
    default:
      return absurd(answer);
  }
}

/** Nothing was found out, for want of a solver. */
export function lacksSolver({ limits }: Extract<Answered, { readonly verdict: "agrees-so-far" }>): boolean {
  return limits.some(({ limit }) => limit === "no-solver" || limit === "broken-solver");
}

/** How many rounds integers and strings may drive, where a claim says that. */
export function roundsIn(conditions: readonly Condition[]): number | undefined {
  return conditions.flatMap((used) => (used.condition === "rounds" ? [used.most] : []))[0];
}

/** `expected`: the reference's run, where the submission's is meant. */
export function resultWords({ verdicts }: WordsOfVerdicts, result: RunResult, expected?: RunResult): string {
  switch (result.outcome) {
    case "value":
      return result.value;
    case "exception":
      return verdicts.exception(result.exception, result.printed);
    case "exited":
      return verdicts.exited(result.code, result.printed ?? undefined);
    case "unfinished":
      return verdicts.unfinished(result.reason, result.steps, expected?.steps);
    default:
      return absurd(result);
  }
}

/** What a difference that is none of behaviour rests on. */
export function restsWords(
  { verdicts }: WordsOfVerdicts,
  { restsOn }: Pick<Counterexample, "restsOn">,
): string | undefined {
  return restsOn === "behaviour" ? undefined : verdicts.rests(restsOn);
}

/** The call in the submission's own language, for whoever has to do with that submission alone. */
export function ownCall({ call, submissionCall }: Pick<Counterexample, "call" | "submissionCall">): string {
  return submissionCall ?? call;
}

/** Fit to be printed; with `results`, also what it should give and what it does give. */
export function witnessText(words: WordsOfVerdicts, example: Counterexample, tells: "call" | "results"): WitnessText {
  const { call, submissionCall, observed, expected, got } = example;
  const shown = { call: displayUnicode(call), also: optional(submissionCall), observed: optional(observed) };
  if (tells === "call") return { ...shown, results: [], note: undefined };
  const results: ResultText[] = [
    { label: words.verdicts.expected, text: displayUnicode(resultWords(words, expected)), from: fromOf(expected) },
    { label: words.verdicts.got, text: displayUnicode(resultWords(words, got, expected)), from: fromOf(got) },
  ];
  const note =
    restsWords(words, example) ?? (example.general === null ? undefined : displayUnicode(example.general.text));
  return { ...shown, results, note };
}

function fromOf(result: RunResult): string | undefined {
  return result.outcome === "value" ? optional(result.from) : undefined;
}

function optional(text: string | null): string | undefined {
  return text === null ? undefined : displayUnicode(text);
}
