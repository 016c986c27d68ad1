// Trusts no model: one in which some condition does not hold by our own evaluation is no answer.
import { holds } from "../model.js";
import type { Solver } from "../solver.js";

export function checked(solver: Solver): Solver {
  return async (query, near, effort) => {
    const answer = await solver(query, near, effort);
    if (answer.kind !== "sat" || query.every((lit) => holds(answer.model, lit))) return answer;
    return { kind: "unknown", why: "crashed" };
  };
}
