// Verdicts in plain words, and how runs end. Conditions and limits are phrases that continue "agrees up to size 9 ...".
import { absurd } from "../basis/absurd.js";
import type { Condition, Limit, Rests, Shown } from "./verdict.js";

export const CANNOT_COMPARE = "cannot be compared";
/** What is said of a difference that is none of behaviour. */
export function restsWords(rests: Rests): string | undefined {
  switch (rests) {
    case "behaviour":
      return undefined;
    case "physical-equality":
      return ON_PHYSICAL_EQUALITY;
    case "integer-width":
      return ON_INTEGER_WIDTH;
    default:
      return absurd(rests);
  }
}

const ON_INTEGER_WIDTH = "depends on the width of integers, which the two languages decide differently";
const ON_PHYSICAL_EQUALITY = "depends on physical equality (==), which compilers decide differently";

/** `got`: how the submission's run ended. */
export function differsWords(got: "unfinished" | "value" | "exception" | "raised" | "exited"): string {
  return got === "unfinished" ? "does not finish" : "differs";
}

export function agreesWords(upTo: number): string {
  return upTo === Number.POSITIVE_INFINITY ? "agrees on every input" : `agrees up to size ${withCommas(upTo)}`;
}

export const NOT_DECIDED = "not decided";

export function agreesSoFarWords(upTo: number): string {
  return upTo === 0 ? "agrees so far" : `agrees so far, up to size ${withCommas(upTo)}`;
}

export function exceptionWords(exception: string): string {
  return `exception ${exception}`;
}

export function exitedWords(code: number): string {
  return `exit ${code}`;
}

type Unfinished = Extract<Shown, { readonly kind: "unfinished" }>["why"];

/** `expected`: the reference's run, where the submission's is meant. */
export function unfinishedWords(why: Unfinished, steps: number, expected?: { readonly steps: number }): string {
  const compared = expected === undefined ? "" : `; the reference took ${withCommas(expected.steps)}`;
  return `${stoppedBy(why)} after ${count(steps, "step")}${compared}`;
}

function stoppedBy(why: Unfinished): string {
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

export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case "no-overflow":
      return "as long as no integer overflows";
    case "rounds":
      return `as long as no integer or string drives more than ${count(condition.most, "round")}`;
    case "reference-finishes":
      return `on inputs where the reference finishes within ${count(condition.steps, "step")}`;
    case "reference-returns":
      return "on inputs where the reference returns a value";
    case "type-instances":
      return "at types whose values hold no functions or floats";
    case "results-only":
      return "by what is returned, not by what is left in mutable arguments";
    case "no-sharing":
      return "on inputs whose parts are not shared";
    case "made":
      return `on values of ${condition.types.join(" and ")} that can be made`;
    case "operations":
      return operationsText(condition.types);
    case "small-indices":
      return "with small types in the place of type variables";
    case "contents":
      return "comparing containers by their content";
    case "width":
      return `for integers of ${condition.bits} bits, which both languages have`;
    case "overflows":
      return `but not where only one overflows: ${condition.call} gives ${condition.expected}, in the submission ${condition.got}`;
    case "bytes":
      return "for strings of bytes, which both languages have";
    case "given":
      return `on inputs where \`${condition.predicate}\` holds`;
    default:
      return absurd(condition);
  }
}

function operationsText(types: readonly string[]): string {
  const whose = types.length === 1 ? "its" : "their";
  return `on values of ${types.join(" and ")} that ${whose} operations make, as far as these tell`;
}

export function limitText(limit: Limit): string {
  switch (limit.kind) {
    case "budget":
      return "the budget was used up (--budget N allows more)";
    case "stopped":
      return "it was stopped before the end";
    case "pinned":
      return `${operationWords(limit.what)} was tried on some values only`;
    case "solver":
      return "some conditions were too hard for the solver";
    case "functions":
      return "functions that take functions were tried on a few only";
    case "floats":
      return "floats were tried on some values only";
    case "mutable":
      return "arrays, references and mutable fields were tried on some values only";
    case "unsupported":
      return limit.what;
    case "slow":
      return "on some inputs the submission takes far longer than the reference, and was not waited for";
    default:
      return absurd(limit);
  }
}

/** A primitive of core, in words; what is no primitive is words already. */
function operationWords(what: string): string {
  const [kind = "", op = ""] = what.split(".", 2);
  if (op === "") return what;
  if (kind === "exn") return "the text of an exception";
  if (op === "hash") return "the key of a hash table";
  if (op === "show" || op === "format") return "the text of a number";
  if (kind === "str" || kind === "bytes") return op === "make" ? "a repeated character" : "part of a string";
  if (kind === "char") return "the character of a code";
  if (kind === "array") return "the length of an array";
  if (kind === "f64") return "arithmetic on floats";
  return /^(and|or|xor|not|lsl|lsr|asr)$/.test(op) ? "arithmetic on bits" : "arithmetic";
}

/** 12,345 steps. */
export function count(n: number, noun: string): string {
  return `${withCommas(n)} ${noun}${n === 1 ? "" : "s"}`;
}

export function withCommas(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
