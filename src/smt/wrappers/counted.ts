// Tells how often a solver was asked, and what it said.
import type { Solver, SolverAnswer } from "../solver.js";

export function counted(solver: Solver, onAnswer: (answer: SolverAnswer) => void): Solver {
  return async (query, near, effort) => {
    const answer = await solver(query, near, effort);
    onAnswer(answer);
    return answer;
  };
}
