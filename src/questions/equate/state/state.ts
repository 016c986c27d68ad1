// Programs without the references that nobody else sees. Both the finder and the checker start from what this gives, so it is
// a part of what is claimed: `state.test.ts` runs programs before and after it on all small inputs.
import { inventing } from "../../../core/build.js";
import type { Expr } from "../../../core/expr.js";
import { boundIn, type Def } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import { withLoopsCounted } from "./counting.js";
import { withCellsPassed } from "./passed.js";
import { countedRanges, withRangesCounted } from "./ranges.js";
import { isNewCell, specialised } from "./specialise.js";
import { supplyOfNames } from "./supply.js";

/** No program has nodes with such ids, nor do the direct definitions. */
const IDS = 5_000_000_000;

export type Stateless = {
  readonly defs: readonly Def[];
  /** Loops were changed as if there were no largest integer: what is proved of them holds as long as none overflows. */
  readonly unbounded: boolean;
};

export function withoutState(all: readonly Def[]): Stateless {
  const supply = supplyOfNames();
  const invented = inventing(IDS);
  let unbounded = false;
  const counted = (e: Expr, how: (e: Expr) => Expr | undefined): Expr => {
    const now = how(e);
    unbounded ||= now !== undefined;
    return now ?? e;
  };
  const ranges = countedRanges(all);
  const given = [...all, ...ranges.values()];
  const changed = (e: Expr): Expr => {
    if (!needsState(e)) return e;
    const plain = counted(
      counted(e, (each) => withRangesCounted(ranges, each)),
      withLoopsCounted,
    );
    const apart = invented(specialised(supply, given, plain)); // no node is in two places: each use is looked at on its own
    return invented(withCellsPassed(supply, apart));
  };
  const defs = given.map((def): Def => {
    if (!boundIn(def).some(needsState)) return def;
    if (def.kind === "one") return { ...def, bound: changed(def.bound) };
    return { ...def, bindings: def.bindings.map((each) => ({ ...each, bound: changed(each.bound) })) };
  });
  return { defs, unbounded };
}

function needsState(whole: Expr): boolean {
  let found = false;
  visit(whole, (e) => {
    found ||= isNewCell(e);
    return !found;
  });
  return found;
}
