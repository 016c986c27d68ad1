// Whether a difference rests on the width of integers alone: it vanishes when both programs compute without bounds.
import { type Expr, fixedName } from "../core/expr.js";
import { type Renaming, renamedExpr } from "../core/rename.js";
import { mapChildren } from "../core/traverse.js";
import type { Policy } from "../subject/exercise.js";
import type { Pair } from "../subject/pair.js";
import { judgeByReference } from "./by-reference.js";
import { changedPair } from "./changed-pair.js";
import { condemned, type Input } from "./judge.js";
import { SECOND_LOOK } from "./limits.js";

const BOUNDED: ReadonlySet<string> = new Set(["i32", "i63", "i64", "native"]);

/** Asked of programs in two languages only: in one, both have the same integers. */
export function restsOnWidth(pair: Pair, policy: Policy, input: Input): boolean {
  return pair.common !== undefined && vanishesWithoutBounds(pair, policy, input);
}

export function vanishesWithoutBounds(pair: Pair, policy: Policy, input: Input): boolean {
  const wide = known.get(pair) ?? changedPair(pair, unbounded);
  known.set(pair, wide);
  return condemned(judgeByReference(wide, policy, undefined), input, SECOND_LOOK) === undefined;
}

const known = new WeakMap<Pair, Pair>();

const NAMES: Renaming = {
  ctor: (name) => name,
  type: (name) => name,
  kind: (name) => (BOUNDED.has(name) ? fixedName("big") : name),
};

/** What only brings an integer into the range of another width. */
const NARROWING: ReadonlySet<string> = new Set(["i32.wrap", "i64.wrap", "i64.to_i63"]);

function unwrapped(e: Expr): Expr {
  const inside = mapChildren(e, unwrapped);
  return inside.kind === "prim" && NARROWING.has(inside.op) ? (inside.args[0] ?? inside) : inside;
}

function unbounded(e: Expr): Expr {
  return renamedExpr(NAMES, unwrapped(e));
}
