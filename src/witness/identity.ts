// Whether a difference rests on physical equality alone. On strings and other immutable values
// its result is the compiler's affair, so such a difference is told apart: it vanishes when
// every `==` is taken as `=`.
import type { Expr } from "../core/expr.js";
import { boundIn, type Def, type Program } from "../core/program.js";
import { mapChildren, visit } from "../core/traverse.js";
import { loadUnit } from "../eval/run.js";
import { sharedCtors } from "../eval/share.js";
import { makeUnit } from "../eval/unit.js";
import type { Pair, Side } from "../subject/pair.js";
import { type Fuel, type Input, limitsOf, type Policy, parting } from "./confirm.js";

const FUEL: Fuel = { reference: 1_000_000, submission: (steps) => 50 * steps + 10_000 };

export function restsOnIdentity(pair: Pair, policy: Policy, input: Input): boolean {
  const sides = [pair.reference.side.program, pair.submission.side.program];
  if (!sides.some(looksAtIdentity)) return false;
  return parting({ pair: withEquality(pair), policy, given: undefined, steps: 0 }, input, FUEL) === undefined;
}

function looksAtIdentity({ defs }: Program): boolean {
  return defs.flatMap(boundIn).some((bound) => {
    let found = false;
    visit(bound, (e) => {
      found ||= isIdentity(e);
    });
    return found;
  });
}

function isIdentity(e: Expr): boolean {
  return e.kind === "prim" && e.op === "any.same";
}

/** Both programs with structural equality in its place. */
function withEquality(pair: Pair): Pair {
  const reference = structural(pair.reference.side);
  const submission = structural(pair.submission.side);
  const referenceUnit = makeUnit(reference.program, new Map(), pair.ctors);
  const shared = sharedCtors(pair.link, referenceUnit.ctor, reference.program, submission.program);
  const submissionUnit = makeUnit(submission.program, new Map(), shared);
  const limits = limitsOf(20_000_000);
  return {
    ...pair,
    reference: {
      side: reference,
      unit: referenceUnit,
      machine: loadUnit(referenceUnit, limits, { repeatsDeep: false }),
    },
    submission: {
      side: submission,
      unit: submissionUnit,
      machine: loadUnit(submissionUnit, limits, { repeatsDeep: false }),
    },
  };
}

function structural(side: Side): Side {
  const defs = side.program.defs.map((def): Def => {
    if (def.kind === "one") return { ...def, bound: replaced(def.bound) };
    return { ...def, bindings: def.bindings.map((binding) => ({ ...binding, bound: replaced(binding.bound) })) };
  });
  return { ...side, program: { ...side.program, defs } };
}

function replaced(e: Expr): Expr {
  const inside = mapChildren(e, replaced);
  return inside.kind === "prim" && inside.op === "any.same" ? { ...inside, op: "any.eq" } : inside;
}
