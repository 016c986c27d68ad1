// Verdicts in English, and how runs end. What they rest on is in claims.ts: the page of a class needs none of it.
import { absurd } from "../../../basis/absurd.js";
import type { Effects, Rests, Shown } from "../../verdict.js";
import type { ClaimWords, ToldCondition, VerdictInShort, VerdictWords, WhyUnfinished } from "../words.js";
import { count, seconds, withCommas } from "./phrases.js";
import { proofBy } from "./proofs.js";

export const CANNOT_COMPARE = "cannot be compared";

export const VERDICTS: Omit<VerdictWords, keyof ClaimWords> = {
  verdict,
  claim: (upTo, rounds, conditions) => {
    // "Every input" says all there is to say about integers and strings.
    const all = upTo === Number.POSITIVE_INFINITY ? [] : ["for all integers and strings"];
    const values =
      rounds === undefined
        ? all
        : [`for all integers and strings that cause at most ${roundsOf(rounds)} of a loop or recursion`];
    return [...values, ...conditions].join(", ");
  },
  notFurther: (upTo, limits) => `${upTo === 0 ? "nothing is certain" : "not further"}: ${limits.join("; ")}`,
  explored: (paths, ms) => `${count(paths, "shape")}, ${seconds(ms)}`,
  provedEqual: (terminates, conditions) => {
    const isReturning = ({ condition: kind }: ToldCondition): boolean => kind === "reference-returns";
    const everywhere = conditions.some(isReturning)
      ? "on every input where the reference returns a value"
      : "on every input";
    const where = terminates ? everywhere : "wherever the reference returns";
    const others = conditions.filter((each) => !isReturning(each)).map(({ text }) => text);
    return `${[`Proved equal to the reference ${where}`, ...others].join(", ")}.`;
  },
  proved: (by, lemmas, ms) =>
    [proofBy(by), ...(lemmas === 0 ? [] : [count(lemmas, "lemma")]), ...(ms === undefined ? [] : [seconds(ms)])].join(
      ", ",
    ),
  found: (smallest, smaller, ms) =>
    `${smallest ? `smallest${smallerAgree(smaller)}` : "perhaps not the smallest"}, ${seconds(ms)}`,
  rests,
  value,
  bothNames: (reference, submission) => `${reference} with ${submission}`,
  exception: (exception, printed) => value(`exception ${exception}`, { printed, left: [] }),
  exited: (code, printed) => value(`exit ${code}`, { printed, left: [] }),
  unfinished: (why, steps, reference) => {
    const compared = reference === undefined ? "" : `; the reference took ${withCommas(reference)}`;
    return `${stoppedBy(why)} after ${count(steps, "step")}${compared}`;
  },
  expected: "expected",
  got: "got",
  from: "from",
  apart: "first difference",
  observedBy: "observed by",
  observation: (observed) =>
    observed.kind === "calls" ? observed.calls.join(", then ") : `applying its functions to ${observed.to.join(", ")}`,
  general: ({ call, names, overflow, isAlike }) => {
    const all = [
      ...(names.length === 0 ? [] : [`for all ${names.join(", ")}`]),
      ...(/(?<!\w)_(?!\w)/.test(call) ? ["whatever _ is"] : []),
      ...(overflow ? ["as long as no integer overflows"] : []),
    ];
    return `${isAlike ? "the same" : "wrong"} ${all.join(", ")}: ${call}`;
  },
  tryThis: (command) => `Try: ${command}`,
  hint: "Hint:",
  more: (problems) => `and ${problems} more`,
};

function verdict(short: VerdictInShort): string {
  switch (short.kind) {
    case "differs":
      return short.finishes ? "differs" : "does not finish";
    case "equal":
      return short.terminates ? "equal" : "equal wherever the reference returns";
    case "agrees":
      return short.upTo === Number.POSITIVE_INFINITY ? "agrees on every input" : `agrees ${upToSize(short)}`;
    case "agrees-so-far":
      return short.upTo === 0 ? "agrees so far" : `agrees so far, ${upToSize(short)}`;
    case "cannot-compare":
      return CANNOT_COMPARE;
    case "not-decided":
      return "not decided";
    default:
      return absurd(short);
  }
}

function upToSize({ upTo, rounds }: { readonly upTo: number; readonly rounds: number | undefined }): string {
  return `up to size ${withCommas(upTo)}${rounds === undefined ? "" : ` and ${roundsOf(rounds)}`}`;
}

function roundsOf(rounds: number): string {
  return count(rounds, "round");
}

function value(text: string, effects: Effects | undefined): string {
  const { printed, left = [] } = effects ?? {};
  const output = printed === undefined ? "" : ` printing ${JSON.stringify(printed)}`;
  return `${text}${output}${left.length === 0 ? "" : ` leaving ${left.join(" and ")}`}`;
}

/** What came of a run, and nothing more. */
export function whatCame(shown: Shown): string {
  return shown.kind === "value" || shown.kind === "raised" ? value(shown.text, shown.effects) : shown.kind;
}

function smallerAgree(smaller: number): string {
  if (smaller === 0) return "";
  return smaller === 1 ? ": the only smaller shape agrees" : `: all ${withCommas(smaller)} smaller shapes agree`;
}

function rests(on: Exclude<Rests, "behaviour">): string {
  switch (on) {
    case "physical-equality":
      return "depends on physical equality (==), which differs between compilers";
    case "integer-width":
      return "depends on the width of integers, which differs between the two languages";
    default:
      return absurd(on);
  }
}

function stoppedBy(why: WhyUnfinished): string {
  switch (why) {
    case "fuel":
      return "still running";
    case "depth":
      return "recursion too deep";
    case "memory":
      return "out of memory";
    case "output":
      return "still printing";
    default:
      return absurd(why);
  }
}
