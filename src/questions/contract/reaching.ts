// Whether a place can be reached at all: the program ends there with a code, and the explorer looks for a run that ends so.
// Nothing can catch that. A program that may end by itself is not asked: it could end with the same code.
import type { Expr, Name } from "../../core/expr.js";
import { neededBy } from "../../core/needs.js";
import { boundIn, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Report } from "../../eval/outcome.js";
import type { Kept } from "../../witness/by-contract.js";

export const HERE = 171;

/** `broken`: the run has got there. */
export function whetherHere({ outcome }: Report): Kept {
  if (outcome.kind === "exited" && outcome.code === HERE) return "broken";
  return outcome.kind === "unfinished" || outcome.kind === "unsupported" ? "unknown" : "kept";
}

export function mayEndItself(program: Program, name: Name): boolean {
  let found = false;
  const look = (e: Expr): boolean => {
    found ||= e.kind === "prim" && e.op === "sys.exit";
    return !found;
  };
  for (const bound of neededBy(program, name).flatMap(boundIn)) visit(bound, look);
  return found;
}
