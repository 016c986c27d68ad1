// What stands in files of tests, in English: the names of tests, and what is said beside them.
import { absurd } from "../../../basis/absurd.js";
import type { AboutShape, ArgumentLabel, Operand } from "../../suite/about.js";
import type { EmittedWords } from "../words.js";
import { inWords } from "./phrases.js";

export const EMITTED: EmittedWords = {
  asserts: "Put these after a program: it stops at the first that fails.",
  assertsInObject: "Put this after a program, or beside it: it stops at the first assert that fails.",
  shape,
  operand,
  noArguments: "no arguments",
  rightOutcome: "one of the right outcomes",
  wrongOutcome: "not one of the right outcomes",
  notWrongAgain: "another outcome",
  wrongAgain: "the contract is broken again",
  breach: (kind, call) => `${kind === "loop" ? "invariant" : kind}: ${call}`,
  exception: "exception",
  result: "result",
  function: "Function:",
};

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

function shape(about: AboutShape): string {
  switch (about.kind) {
    case "elements":
      return `${inWords(about.count)} element${about.count === 1 ? "" : "s"}`;
    case "form":
      return about.text;
    case "constructors":
      return `${about.of ?? "a tuple"} of ${about.count} constructors`;
    default:
      return absurd(about);
  }
}

function operand(about: Operand): string {
  switch (about.kind) {
    case "parameter":
    case "argument":
      return argument(about);
    case "field":
      return about.of?.kind === "parameter" ? `${about.of.name}.${about.name}` : `${about.name}${place(about.of)}`;
    case "part":
      return `${part(about.what, about.index)}${place(about.of)}`;
    case "constant":
    case "string":
      return about.text;
    default:
      return absurd(about);
  }
}

function argument(about: ArgumentLabel): string {
  if (about.kind === "parameter") return about.name;
  return about.index === undefined ? "it" : `the ${ORDINALS[about.index] ?? about.index + 1} argument`;
}

function place(of: ArgumentLabel | undefined): string {
  return of === undefined ? "" : ` of ${argument(of)}`;
}

/** In a list, "the first" is an element. */
function part(what: "element" | "value", index: number | undefined): string {
  if (index === undefined) return `the ${what}`;
  return `the ${ORDINALS[index] ?? `${index + 1}th`}${what === "value" ? " value" : ""}`;
}
