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
  another: (nth) => `The ${ordinal(nth)} change:`,
  edited: (line, before, after) =>
    `${line === undefined ? "" : `line ${line}: `}${before === "" ? "" : `\`${before}\` becomes `}\`${after}\``,
  perhapsNotSmallest: "There may be a smaller change: the search was stopped.",
  solution: "This hands over the solution: little of the program is left.",
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
