// Asks only about what matters: the conditions that fail nearby and those connected with them.
import { sliceOf } from "../slice.js";
import type { Solver } from "../solver.js";

export function sliced(solver: Solver): Solver {
  return async (query, near, effort) => {
    const { connected } = sliceOf(query, near);
    return connected.length === 0 ? { kind: "sat", model: near } : solver(connected, near, effort);
  };
}
