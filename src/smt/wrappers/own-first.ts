// Asks nobody where we can tell: a small model is found, or all that there could be were tried, or
// remainders show that there is none. What is told that way is the same whichever solver stands behind.
import { impossibleByResidues } from "../small/residues.js";
import { smallSolve } from "../small/small-solve.js";
import type { Solver } from "../solver.js";

export function ownFirst(solver: Solver): Solver {
  return async (query, near, effort) => {
    const small = smallSolve(query, near);
    if (small.kind !== "unknown") return small;
    return impossibleByResidues(query) ? { kind: "unsat" } : solver(query, near, effort);
  };
}
