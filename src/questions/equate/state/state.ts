// Programs without the references that nobody else sees. Both the finder and the checker start from what this gives, so it is
// a part of what is claimed: `state.test.ts` runs programs before and after it on all small inputs.
import { inventing } from "../../../core/build.js";
import type { Expr } from "../../../core/expr.js";
import { boundIn, type Def } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import { countingUp } from "./counting.js";
import { withCellsPassed } from "./passed.js";
import { isNewCell, specialised } from "./specialise.js";
import { supplyOfNames } from "./supply.js";

/** No program has nodes with such ids, nor do the direct definitions. */
const IDS = 5_000_000_000;

export function withoutState(defs: readonly Def[]): readonly Def[] {
  const supply = supplyOfNames();
  const invented = inventing(IDS);
  const changed = (e: Expr): Expr =>
    needsState(e) ? invented(withCellsPassed(supply, countingUp(specialised(supply, defs, e)))) : e;
  return defs.map((def): Def => {
    if (!boundIn(def).some(needsState)) return def;
    if (def.kind === "one") return { ...def, bound: changed(def.bound) };
    return { ...def, bindings: def.bindings.map((each) => ({ ...each, bound: changed(each.bound) })) };
  });
}

function needsState(whole: Expr): boolean {
  let found = false;
  visit(whole, (e) => {
    found ||= isNewCell(e);
    return !found;
  });
  return found;
}
