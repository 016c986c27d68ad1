// Turns "send SMT-LIB text, get what the solver prints" into a solver. Where the text goes, to
// an embedded Z3 or to a process, is the host's business.
import { printQuery, readAnswer } from "./smtlib.js";
import type { Solver } from "./solver.js";

/** Never fails: what went wrong is in the answer, as (error "...") or as nothing. */
export type Ask = (text: string) => Promise<string>;

export function textSolver(ask: Ask): Solver {
  return async (query, near, effort) => {
    const answer = readAnswer(query, near, await ask(printQuery(query, effort)));
    // It may have stopped before its end, and some versions refuse the next push when an effort was spent.
    if (answer.kind === "unknown") await ask("(reset)");
    return answer;
  };
}
