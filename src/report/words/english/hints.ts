// Hints for students, in English.
import { absurd } from "../../../basis/absurd.js";
import type { ChangeKind, HintLevel, WrongStep } from "../../hints.js";
import type { Came, HintWords } from "../repair-words.js";
import { type CasePlace, type ToldCase, toldCases } from "../told-cases.js";
import { code } from "./phrases.js";

export const HINTS: HintWords = {
  repairs: "Repairs",
  heading: (name) => `Hints about ${name}`,
  title: (level) => `Hint ${level}: ${TITLES[level]}`,
  unfold: (level, isFirst) => `${isFirst ? "A hint: " : "Another hint: "}${TITLES[level]}`,
  input: (call, expected, got, observed) => {
    const through = observed === undefined ? "" : ` (compared by ${code(observed)})`;
    return `${code(call)}${through} should ${came(expected, "give", "raise", "end with", "not come to an end")}, but ${came(got, "gives", "raises", "ends with", "does not come to an end")}.`;
  },
  cases: (name, calls, cases) => {
    const inner = calls === undefined ? "" : `, which calls ${code(calls)}`;
    return `Look at ${code(name)}${inner}${toldCases(cases).map(caseWords).join("")}.`;
  },
  step,
  noStep: "No single step can be told here: the next hint is about the place.",
  place: (lines) => `Look at line${lines.length === 1 ? "" : "s"} ${lines.join(" and ")}.`,
  change: (kind) => CHANGES[kind],
  patch: "This change makes it right:",
  usesWrong: (name) => `It uses \`${name}\`, which is wrong as well. Start there: see the hints about \`${name}\`.`,
  breaksOther:
    "A small change makes it right. Another function that uses it is wrong then: it is right now by chance, and has to be changed too.",
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

function caseWords(told: ToldCase, i: number): string {
  switch (told.kind) {
    case "pattern":
      return `,${i === 0 ? "" : " and there"} in the case ${where(told)}`;
    case "none":
      return `, where none of the cases fits (line ${told.line})`;
    case "conditions":
      return `, where ${told.all.map((each) => `${where(each)} is ${each.holds ? "true" : "false"}`).join(" and ")}`;
    case "first-true":
      return `, where ${where(told.condition)} is true, after ${told.before} conditions that are false`;
    case "all-false":
      return `, where all ${told.count} conditions that it comes to (lines ${told.from} to ${told.to}) are false`;
    default:
      return absurd(told);
  }
}

function where({ text, line, file }: CasePlace): string {
  return `${code(text)} (${file === undefined ? "" : `${file}, `}line ${line})`;
}

/** Exceptions and exits have words of their own, which are shown with them. */
function came({ outcome, text }: Came, gives: string, raises: string, ends: string, endless: string): string {
  switch (outcome) {
    case "value":
      return `${gives} ${code(text)}`;
    case "exception":
      return `${raises} ${code(text)}`;
    case "exited":
      return `${ends} ${text}`;
    case "unfinished":
      return endless;
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
  const { call, isWhole, isFirst, expected, got, raises, shouldRaise } = told;
  if (isWhole) return `Nothing that ${code(call)} calls goes wrong: the mistake is in what it does itself.`;
  const wrong = `it should ${shouldRaise ? "raise" : "give"} ${code(expected)}, but ${raises ? "raises" : "gives"} ${code(got)}`;
  return isFirst
    ? `The call ${code(call)} goes wrong first: ${wrong}. Nothing that it calls goes wrong.`
    : `The call ${code(call)} goes wrong: ${wrong}.`;
}

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  "off-by-one": "The condition here is off by one: try the values right at its limit.",
  "opposite-condition": "The condition here is the wrong way round.",
  "another-condition": "The condition here is not the right one.",
  "part-of-condition": "The condition here is only a part of the one that is needed.",
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
  "part-of-it": "This is only a part of what is needed here.",
  "missing-call": "A function that is already defined is to be called here.",
  "no-case-fits": "A case is missing here: none of them fits.",
  "missing-exception": "An exception is to be raised here.",
  "endless-call": "The recursive call gets the same input again here: it has to get smaller.",
  "inserted condition": "Two cases are to be told apart here: a condition is missing.",
  "missing case": "A case is missing beside this one.",
  "case-apart": "This is not right in every case: one of them is to be told apart.",
  "hidden name": "A name here hides another variable that is called the same: they need two names.",
  "whole function": "This function is to be written in another way.",
};
