// The quick solver: answers the easy bulk of conjunctions in microseconds, and is never wrong.
// A model is given only when every condition holds in it; "unsat" only when proved.
import { sliceOf } from "../slice.js";
import type { QuickSolver } from "../solver.js";
import { changeOne } from "./change-one.js";
import { solveSlice } from "./solve-slice.js";

export const quickSolve: QuickSolver = (query, near) => {
  const { failing, connected } = sliceOf(query, near);
  const [first] = failing;
  if (first === undefined) return { kind: "sat", model: near, together: 0 };
  const changed = failing.length === 1 ? changeOne(connected, first, near) : undefined;
  if (changed !== undefined) return { kind: "sat", model: changed, together: 0 };
  return { ...solveSlice(connected, near), together: connected.length };
};
