// Hints for students, in English.
import { absurd } from "../../../basis/absurd.js";
import type { HintCase } from "../../answer.js";
import type { ChangeKind, HintLevel, WrongStep } from "../../hints.js";
import type { Came, HintWords } from "../repair-words.js";
import { code } from "./phrases.js";

export const HINTS: HintWords = {
  repairs: "Repairs",
  heading: (name) => `Hints about ${name}`,
  title: (level) => `Hint ${level}: ${TITLES[level]}`,
  input: (call, expected, got, observed) => {
    const through = observed === undefined ? "" : ` (compared by ${code(observed)})`;
    return `${code(call)}${through} should ${came(expected, "give", "raise", "end with")}, but ${came(got, "gives", "raises", "ends with")}.`;
  },
  cases: (name, cases) => `${[`Look at ${code(name)}`, ...cases.map(caseWords)].join("")}.`,
  step,
  noStep: "Nothing can be told here about single steps.",
  place: (lines) => `Look at line${lines.length === 1 ? "" : "s"} ${lines.join(" and ")}.`,
  change: (kind) => CHANGES[kind],
  patch: "This change makes it right:",
  noRepair: "No small change was found that makes it right, so this is all that can be told.",
};

const TITLES: Readonly<Record<HintLevel, string>> = {
  1: "an input",
  2: "the case",
  3: "the first wrong step",
  4: "the place",
  5: "what to change",
  6: "the change",
};

function caseWords({ text, file, line, holds }: HintCase, i: number, all: readonly HintCase[]): string {
  const where = `${code(text)} (${file === undefined ? "" : `${file}, `}line ${line})`;
  if (holds === undefined) return i === 0 ? `, in the case ${where}` : `, and there in the case ${where}`;
  const is = `${where} is ${holds ? "true" : "false"}`;
  return i > 0 && all[i - 1]?.holds !== undefined ? ` and ${is}` : `, where ${is}`;
}

/** Exceptions and exits have words of their own, which are shown with them. */
function came({ outcome, text }: Came, gives: string, raises: string, ends: string): string {
  switch (outcome) {
    case "value":
      return `${gives} ${code(text)}`;
    case "exception":
      return `${raises} ${code(text.replace(/^exception /, ""))}`;
    case "exited":
      return `${ends} ${text}`;
    case "unfinished":
      return "does not come to an end";
    default:
      return absurd(outcome);
  }
}

function step(told: WrongStep): string {
  if (told.kind === "endless") {
    const calls = told.calls.map(code);
    return told.again
      ? `${calls[0]} calls ${calls[0]} again, and so does not come to an end.`
      : `${calls[0]} calls ${calls.slice(1).join(", which calls ")}, and so on: this does not come to an end.`;
  }
  const { call, isWhole, isFirst, expected, got, raises } = told;
  if (isWhole) return `No call inside ${code(call)} goes wrong: the mistake is in what it does itself.`;
  const wrong = `it should give ${code(expected)}, but ${raises ? "raises" : "gives"} ${code(got)}`;
  return isFirst
    ? `The call ${code(call)} goes wrong first: ${wrong}. No call inside of it goes wrong.`
    : `The call ${code(call)} goes wrong: ${wrong}.`;
}

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  "off-by-one": "The condition here is off by one: think of the case where both sides are the same.",
  "opposite-condition": "The condition here is the wrong way round.",
  "another-condition": "The condition here is not the right one.",
  "another-constant": "The constant here is not the right one.",
  "one-more-or-less": "This is one too many or one too few.",
  operator: "Another operator is meant here.",
  "swapped arguments": "Two things are in the wrong order here.",
  "dropped branch": "A case here is not needed.",
  "swapped branches": "The branches here are the wrong way round.",
  "another-name": "Another name is meant here.",
  "missing recursive call": "A recursive call is missing here.",
  "needless-recursive-call": "There is a recursive call too many here.",
  "dropped part": "Not all of this is needed.",
  "lost sign": "Negative numbers are to be treated in another way here.",
  "another-expression": "Something else is to be computed here.",
  "endless-call": "Because of what stands here, a recursive call does not get smaller.",
  "inserted condition": "Two cases are to be told apart here: a condition is missing.",
  "missing case": "A case is missing here.",
  "whole function": "This function is to be written in another way.",
};
