// The conditions and limits of a verdict in plain words, each a phrase that continues "agrees up to size 9 ...".
import { absurd } from "../basis/absurd.js";
import type { Condition, Limit } from "./verdict.js";

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
    case "given":
      return `on inputs where \`${condition.predicate}\` holds`;
    default:
      return absurd(condition);
  }
}

export function limitText(limit: Limit): string {
  switch (limit.kind) {
    case "budget":
      return "the budget was used up (--budget N allows more)";
    case "stopped":
      return "it was stopped before the end";
    case "pinned":
      return `${limit.what} was tried on some values only`;
    case "solver":
      return "some conditions were too hard for the solver";
    case "functions":
      return "functions that take functions were tried on a few only";
    case "floats":
      return "floats were tried on some values only";
    case "mutable":
      return "arrays, references and mutable fields were tried on some values only";
    case "slow":
      return "on some inputs the submission takes far longer than the reference, and was not waited for";
    default:
      return absurd(limit);
  }
}

/** 12,345 steps. */
export function count(n: number, noun: string): string {
  return `${withCommas(n)} ${noun}${n === 1 ? "" : "s"}`;
}

export function withCommas(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
