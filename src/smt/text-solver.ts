// Turns "send SMT-LIB text, get what the solver prints" into a solver. Where the text goes, to
// an embedded Z3 or to a process, is the host's business.
import { printQuery, readAnswer } from "./smtlib.js";
import type { Solver } from "./solver.js";

/**
 * What went wrong is in the answer, as (error "...") or as nothing; NoSolver is thrown where there is nobody to ask.
 * Nothing that was asked before has any influence on the answer.
 */
export type AskText = (text: string) => Promise<string>;

export function textSolver(ask: AskText): Solver {
  return async (query, near, effort) => readAnswer(query, near, await ask(printQuery(query, effort)));
}
