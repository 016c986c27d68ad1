// Does not ask about strings or products of too many unknowns: there each version of a solver gives up
// at another place, mostly after long, and what is said would depend on which one is installed.
import { isNonLinear } from "../relaxed.js";
import type { Solver } from "../solver.js";
import { unknownsOf } from "../unknowns.js";

const UNKNOWNS_MAX = 24;

export function notTooLarge(solver: Solver): Solver {
  return async (query, near, effort) => {
    const unknowns = new Set(query.flatMap(({ cond }) => unknownsOf(cond).atoms));
    const hard = isNonLinear(query) || [...unknowns].some(({ sort }) => sort === "str");
    return hard && unknowns.size > UNKNOWNS_MAX ? { kind: "unknown", why: "incomplete" } : solver(query, near, effort);
  };
}
