// What claims rest on, and what ends them, in English.
import { absurd } from "../../../basis/absurd.js";
import type { Condition, Limit, NoSolverLimit, PinnedOperation } from "../../verdict.js";
import { Z3_PACKAGE } from "../../version.js";
import type { ClaimWords } from "../words.js";
import { code, count, withCommas } from "./phrases.js";
import { whatCame } from "./verdicts.js";

export const CLAIMS: ClaimWords = { condition, limit };

function condition(used: Condition): string {
  switch (used.kind) {
    case "contracts":
      return `as long as ${used.functions.join(", ")} ${used.functions.length === 1 ? "keeps its contract" : "keep their contracts"}`;
    case "no-overflow":
      return "as long as no integer overflows";
    case "rounds":
      return `as long as no integer or string causes more than ${count(used.most, "round")} of a loop or recursion`;
    case "reference-finishes":
      return `on inputs where the reference finishes within ${count(used.steps, "step")}`;
    case "reference-returns":
      return "on inputs where the reference returns a value";
    case "type-instances":
      return "at types whose values hold no functions or floats";
    case "any-integer":
      return "with integers where the type is that of any value";
    case "no-null":
      return "on inputs that are not null and hold no null";
    case "no-null-inside":
      return "with at most one argument that is null, and none that holds a null";
    case "classes":
      return `with ${used.tried} where any ${used.type} may be given`;
    case "pure-functions":
      return "for functions without effects";
    case "whole-calls":
      return "for functions that do nothing before they have all their arguments";
    case "calls-later":
      return "whatever calls are made after the result was returned";
    case "applications":
      return `as long as functions in results are called at most ${count(used.most, "time")} each`;
    case "after-calls":
      return `after at most ${count(used.most, "call")} that ${used.most === 1 ? "raises" : "raise"} nothing, of functions with the same state, up to size ${withCommas(used.size)} together`;
    case "sequences":
      return "alone and in sequences of calls that raise nothing, of the functions that remember something";
    case "returning":
      return "for functions that return, where they give nothing";
    case "index":
      return "where an index i counts as i rounds";
    case "no-sharing":
      return "on inputs whose parts are not shared";
    case "made":
      return `on values of ${used.types.join(" and ")} that can be made`;
    case "operations":
      return operations(used.types);
    case "small-indices":
      return "with small types for type variables";
    case "lazies":
      return "on lazy values that were not forced before and can be forced";
    case "prints":
      return "whatever the submission prints where the reference prints nothing";
    case "prints-other":
      return "whatever the two print";
    case "contents":
      return "comparing containers by their content";
    case "containers-inside":
      return "where nobody else holds the containers inside of arguments";
    case "width":
      return `for integers of ${used.bits} bits, which both languages have`;
    case "overflows":
      return `but not where only one of them overflows: ${used.call} gives ${whatCame(used.expected)} in the reference and ${whatCame(used.got)} in the submission`;
    case "unlabelled":
      return "in calls without labels, which are not the same in both";
    case "left-out":
      return `in calls without ${used.arguments.join(" and ")}, which only one of them takes`;
    case "passed":
      return `in calls that pass ${used.arguments.join(" and ")}, which only one of them lets callers leave out`;
    case "bytes":
      return "for strings of bytes, which both languages have";
    case "same-program":
      return "since both are the same program";
    case "given":
      return `on inputs where ${code(used.predicate)} holds`;
    case "observed":
      return `comparing what ${code(used.observer)} makes of the arguments and the result`;
    default:
      return absurd(used);
  }
}

function operations(types: readonly string[]): string {
  const whose = types.length === 1 ? "its" : "their";
  return `on values of ${types.join(" and ")} that ${whose} operations make, as far as these operations show`;
}

function limit(reached: Limit): string {
  switch (reached.kind) {
    case "state":
      return "what the program remembers between calls was not compared";
    case "budget":
      return "the budget was used up (--budget N allows more)";
    case "stopped":
      return "it was stopped before the end";
    case "pinned":
      return `${OPERATIONS[reached.operation]} tried on some values only`;
    case "solver":
      return "some conditions were too hard for the solver";
    case "no-solver":
    case "broken-solver":
      return noSolver(reached.kind);
    case "functions":
      return "functions that take functions were tried on a few functions only";
    case "null":
      return "null was not tried wherever a program asks for it";
    case "identity":
      return "equal numbers that are not the same object were not tried, and a program can tell them apart (==)";
    case "floats":
      return "floats were tried on some values only";
    case "polymorphic":
      return "polymorphic functions in inputs were tried on a few functions only";
    case "unseen":
      return "parts of results whose types only their constructors know were not compared";
    case "sharing":
      return "sharing of results was not compared";
    case "calls":
      return "some calls of functions that give nothing were not compared";
    case "exceptions":
      return "exceptions were tried of the program's own and a few of the library only";
    case "chance":
      return "what comes of it depends on the time or on random numbers, which are others in each run";
    case "mutable":
      return "arrays, references and mutable fields were tried on some values only";
    case "left-out":
      return `something that its contract says was left out (${reached.why})`;
    case "unsupported":
      return LACKS[reached.what] ?? reached.what;
    case "untested":
      return "no input that was tried is a test: the reference returns nothing to compare with";
    case "unmade":
      return `no value of type ${reached.type} could be made`;
    case "indices":
      return "type variables were tried at a few small types only";
    case "unproved":
      return "no proof was found, and nothing else was looked for";
    case "slow":
      return "on some inputs the submission takes far longer than the reference, and was stopped";
    case "memory":
      return "on some inputs the submission needs more memory than there is here";
    default:
      return absurd(reached);
  }
}

/** With the line that brings it. */
export function noSolver(why: NoSolverLimit): string {
  const again = `npm install ${Z3_PACKAGE} (with --global, if elenchus is)`;
  return why === "no-solver"
    ? `this needs Z3, which is not installed: ${again}`
    : `this needs Z3, which does not start here (it takes 2 GB of address space, and all files of its package): ${again}`;
}

const OPERATIONS: Readonly<Record<PinnedOperation, string>> = {
  everything: "integers and strings were",
  "exception-text": "the text of an exception was",
  "hash-key": "the key of a hash table was",
  "number-text": "the text of a number was",
  "repeated-character": "repeating a character was",
  "part-of-string": "taking part of a string was",
  "character-of-code": "the character with a given code was",
  "array-length": "the length of an array was",
  "float-arithmetic": "arithmetic on floats was",
  "bit-arithmetic": "arithmetic on bits was",
  arithmetic: "arithmetic was",
};

/** What stages without words say that they lack. */
const LACKS: Readonly<Record<string, string>> = {
  "measure-type": "a measure is neither an integer nor data",
  "measure-changes": "a measure may change inside",
  "measure-integers": "the size of a measure gets smaller, but not with the integers in it, or the other way round",
  "measure-as-large": "a measure has the size that it had, but not with the integers in it",
  "own-exit": "the function may end the program itself (`exit`), which cannot be told from getting to the line",
  "???": "`???` gives nothing",
};
