// Whether a difference rests on physical equality alone. On strings and other immutable values
// its result is the compiler's affair, so such a difference is told apart: it vanishes when
// every `==` is taken as `=`.
import type { Expr } from "../core/expr.js";
import { boundIn, type Program } from "../core/program.js";
import { mapChildren, visit } from "../core/traverse.js";
import type { Policy } from "../subject/exercise.js";
import type { Pair } from "../subject/pair.js";
import { judgeByReference } from "./by-reference.js";
import { changedPair, changedProgram } from "./changed-pair.js";
import { condemned, type Input } from "./judge.js";
import { SECOND_LOOK } from "./limits.js";

export function restsOnIdentity(pair: Pair, policy: Policy, input: Input): boolean {
  const sides = [pair.reference.side.program, pair.submission.side.program];
  if (!sides.some(looksAtIdentity)) return false;
  return (
    condemned(judgeByReference(changedPair(pair, structural), policy, undefined), input, SECOND_LOOK) === undefined
  );
}

export function looksAtIdentity({ defs }: Program): boolean {
  return defs.flatMap(boundIn).some((bound) => {
    let found = false;
    visit(bound, (e) => {
      found ||= isIdentity(e);
    });
    return found;
  });
}

export function isIdentity(e: Expr): boolean {
  return e.kind === "prim" && e.op === "any.same";
}

/** The program in which every `==` is `=`. */
export function structurally(program: Program): Program {
  return changedProgram(program, structural);
}

/** With structural equality in its place. */
function structural(e: Expr): Expr {
  const inside = mapChildren(e, structural);
  return inside.kind === "prim" && inside.op === "any.same" ? { ...inside, op: "any.eq" } : inside;
}
