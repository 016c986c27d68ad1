// Whether a difference rests on the width of integers alone: it vanishes when both programs compute without bounds.
import type { Expr, Name } from "../core/expr.js";
import type { Def, Program } from "../core/program.js";
import { type Renaming, renamedExpr } from "../core/rename.js";
import { mapChildren } from "../core/traverse.js";
import { loadUnit } from "../eval/run.js";
import { sharedCtors } from "../eval/share.js";
import { makeUnit } from "../eval/unit.js";
import type { Pair, Side } from "../subject/pair.js";
import { type Fuel, type Input, limitsOf, type Policy, parting } from "./confirm.js";

const FUEL: Fuel = { reference: 1_000_000, submission: (steps) => 50 * steps + 10_000 };
const BOUNDED: ReadonlySet<string> = new Set(["i32", "i63", "i64", "native"]);

/** Asked of programs in two languages only: in one, both have the same integers. */
export function restsOnWidth(pair: Pair, policy: Policy, input: Input): boolean {
  if (pair.common === undefined) return false;
  const wide = known.get(pair) ?? withoutBounds(pair);
  known.set(pair, wide);
  return parting({ pair: wide, policy, given: undefined, steps: 0 }, input, FUEL) === undefined;
}

const known = new WeakMap<Pair, Pair>();

function withoutBounds(pair: Pair): Pair {
  const [reference, submission] = [unbounded(pair.reference.side), unbounded(pair.submission.side)];
  const referenceUnit = makeUnit(reference.program, new Map(), pair.ctors);
  const shared = sharedCtors(pair.link, referenceUnit.ctor, reference.program, submission.program);
  const submissionUnit = makeUnit(submission.program, new Map(), shared);
  const load = (unit: typeof referenceUnit) => loadUnit(unit, limitsOf(20_000_000), { repeatsDeep: false });
  return {
    ...pair,
    reference: { side: reference, unit: referenceUnit, machine: load(referenceUnit) },
    submission: { side: submission, unit: submissionUnit, machine: load(submissionUnit) },
  };
}

const NAMES: Renaming = {
  ctor: (name) => name,
  type: (name) => name,
  kind: (name) => (BOUNDED.has(name) ? ("big" as Name) : name),
};

/** What only brings an integer into the range of another width. */
const NARROWING: ReadonlySet<string> = new Set(["i32.wrap", "i64.wrap", "i64.to_i63"]);

function unwrapped(e: Expr): Expr {
  const inside = mapChildren(e, unwrapped);
  return inside.kind === "prim" && NARROWING.has(inside.op) ? (inside.args[0] ?? inside) : inside;
}

function unbounded(side: Side): Side {
  const change = (e: Expr): Expr => renamedExpr(NAMES, unwrapped(e));
  const defs = side.program.defs.map((def): Def => {
    if (def.kind === "one") return { ...def, bound: change(def.bound) };
    return { ...def, bindings: def.bindings.map((each) => ({ ...each, bound: change(each.bound) })) };
  });
  const program: Program = { ...side.program, defs };
  return { ...side, program };
}
