// Statuses and claims in the words of this page; what other reports say too is in src/report/.
import { absurd } from "../../basis/absurd.js";
import type { FunctionResult, Status } from "../../report/class-results.js";
import { withCommas } from "../../report/words/english/phrases.js";
import { VERDICTS } from "../../report/words/english/verdicts.js";

/** The page speaks English; more of the catalogue than it says would make it large. */
export const WORDS = { verdicts: VERDICTS };

export const STATUS_WORDS: Readonly<Record<Status, { readonly name: string; readonly meaning: string }>> = {
  right: { name: "Right", meaning: "every function agrees with the reference" },
  undecided: {
    name: "Undecided",
    meaning: "nothing wrong was found, but too little could be checked to call it right",
  },
  wrong: { name: "Wrong", meaning: "a function differs from the reference" },
  incomparable: {
    name: "Incomparable",
    meaning: "a function is missing, has another type or a type error, or fails when the program is loaded",
  },
  rejected: { name: "Rejected", meaning: "not a program: it does not parse, cannot be read, or there is none" },
  failed: { name: "Failed", meaning: "used up all its memory or time, or Elenchus has a bug" },
};

/** Of what is right by a proof. */
export const PROVED_WORDS = { name: "Right (proved)", meaning: "every function is proved equal to the reference" };

export function statusOf(result: FunctionResult): Status {
  switch (result.verdict) {
    case "differs":
      return "wrong";
    case "equal":
    case "agrees":
      return "right";
    case "agrees-so-far":
      return "undecided";
    case "cannot-compare":
      return "incomparable";
    default:
      return absurd(result);
  }
}

/** What the verdict rests on, a sentence each. */
export function claimSentences(result: FunctionResult): string[] {
  switch (result.verdict) {
    case "differs":
      return [smallestWords(result.smallest, result.smaller)];
    case "equal":
      return [VERDICTS.provedEqual(result.proof.terminates, result.conditions)];
    case "agrees":
      return claim(result.upTo, result.conditions);
    case "agrees-so-far":
      return [
        ...(result.upTo === 0 ? [] : claim(result.upTo, result.conditions)),
        sentence(
          `${result.upTo === 0 ? "nothing is certain" : "not further"}: ${result.limits.map(({ text }) => text).join("; ")}`,
        ),
      ];
    case "cannot-compare":
      return [sentence(result.why), ...(result.hint === null ? [] : [`Hint: ${result.hint}`])];
    default:
      return absurd(result);
  }
}

function claim(upTo: number | null, conditions: readonly { readonly text: string }[]): string[] {
  const phrases = [...(upTo === null ? [] : ["for all integers and strings"]), ...conditions.map(({ text }) => text)];
  return phrases.length === 0 ? [] : [sentence(phrases.join(", "))];
}

function smallestWords(smallest: boolean, smaller: number): string {
  if (!smallest) return "Perhaps not the smallest counterexample.";
  if (smaller === 0) return "The smallest counterexample.";
  if (smaller === 1) return "The smallest counterexample: the only smaller shape of input agrees.";
  return `The smallest counterexample: all ${withCommas(smaller)} smaller shapes of input agree.`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
