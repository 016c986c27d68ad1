// What is said of repairs, in English.
import type { RepairWords } from "../repair-words.js";
import { count } from "./phrases.js";

export const REPAIRS: RepairWords = {
  repaired: (changes, verdict) => `${withChanges(changes)}: ${verdict}`,
  byContract: "This keeps the contract; whether it is what was meant, the contract alone says.",
  alters: (call, was, now) => `This also changes \`${call}\`, which kept the contract: ${now}, was ${was}.`,
  unlike: (nth, call, first, now) =>
    nth === 2
      ? `Two changes keep the contract. They differ on \`${call}\`: the first gives ${first}, the second ${now}.`
      : `The ${ordinal(nth)} change keeps it too. It differs on \`${call}\`: the first gives ${first}, this one ${now}.`,
  later: "Once the functions above are repaired, this one needs a change too:",
  another: (nth) => `The ${ordinal(nth)} change:`,
  edited: (line, before, after) =>
    `${line === undefined ? "" : `line ${line}: `}${before === "" ? "" : `\`${before}\` becomes `}\`${after}\``,
  onTests: (failing, tests) => {
    if (tests === 0) return "no test of it can be run";
    if (failing > 0) return `fails ${failing} of ${count(tests, "test")}`;
    return tests === 1 ? "passes the test" : `passes the ${tests} tests`;
  },
  byTests: "Nothing else was looked at: on other inputs it may be wrong.",
  testNotRun: (call, why) => `This test cannot be run: ${call} (${why})`,
  expected: "expected",
  got: "got     ",
  or: " or ",
  perhapsNotSmallest: "There may be a smaller change: the search was stopped.",
  solution: "This hands over the solution: little of the program is left.",
  typed: "As it was handed in, the program is rejected. With this change it is not, and what it does can be compared:",
  withPeers: "Expressions of right submissions of others were needed for this.",
  peersLeftOut: (files) =>
    `Not right, so nothing was taken from ${files.length === 1 ? "it" : "them"}: ${files.join(", ")}`,
  none: (solution) =>
    solution
      ? "No repair was found. --budget N allows more steps."
      : "No repair was found that keeps the program. --budget N allows more steps; --allow-solution allows changes that hand over the solution.",
  searching: (name, seconds) => `${name}: looking for a repair, ${seconds} s`,
  applied: (file, functions) =>
    `Changed ${file}: ${count(functions.length, "function")} repaired (${functions.join(", ")}).`,
  changedMeanwhile: (file) => `${file}: it was changed meanwhile by somebody else. Nothing was written.`,
  notApplied: (file, why) => `${file}: cannot be written: ${why}. Nothing was written.`,
  nothingToApply: (file) => `${file}: there is no change to make. Nothing was written.`,
};

function withChanges(changes: number | undefined): string {
  if (changes === undefined) return "with all changes";
  return changes === 1 ? "with this change" : `with these ${changes} changes`;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

function ordinal(nth: number): string {
  return ORDINALS[nth - 1] ?? `${nth}th`;
}
