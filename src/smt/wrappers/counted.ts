// Tells how often a solver was asked, and what it said.
import type { Answer, Solver } from "../solver.js";

export function counted(solver: Solver, onAnswer: (answer: Answer) => void): Solver {
  return async (query, near, effort) => {
    const answer = await solver(query, near, effort);
    onAnswer(answer);
    return answer;
  };
}
