// Asks about real numbers first, where something is multiplied: what has no real solution has no
// integer one. Where the reals leave only a small range, every integer in it is tried.
import { atLeast, atMost, between } from "../pin.js";
import { isNonLinear, printRelaxed } from "../relaxed.js";
import { smallSolve } from "../small/small-solve.js";
import { readAnswer } from "../smtlib.js";
import type { Solver, SolverAnswer } from "../solver.js";
import type { Lit } from "../term.js";
import type { AskText } from "../text-solver.js";
import { unknownsOf } from "../unknowns.js";

export function realsFirst(ask: AskText, solver: Solver): Solver {
  return async (query, near, effort) => {
    if (!isNonLinear(query)) return solver(query, near, effort);
    const isImpossible = async (conditions: readonly Lit[]): Promise<boolean> =>
      readAnswer([], near, await ask(printRelaxed(conditions, effort))).kind === "unsat";
    if (await isImpossible(query)) return UNSAT;
    const bounds = await boundsBy(isImpossible, query);
    const within = bounds === undefined ? undefined : smallSolve([...query, ...bounds], near);
    return within === undefined || within.kind === "unknown" ? solver(query, near, effort) : within;
  };
}

const UNSAT: SolverAnswer = { kind: "unsat" };
/** The range that may be left for each unknown, and of how many unknowns all integers in it can be tried. */
const RANGE = 20;
const UNKNOWNS_MAX = 2;

/** undefined where the unknowns may be anything. */
async function boundsBy(
  isImpossible: (conditions: readonly Lit[]) => Promise<boolean>,
  query: readonly Lit[],
): Promise<readonly Lit[] | undefined> {
  const unknowns = [...new Set(query.flatMap(({ cond }) => unknownsOf(cond).atoms))];
  if (unknowns.length > UNKNOWNS_MAX || unknowns.some(({ sort }) => sort !== "int")) return undefined;
  for (const atom of unknowns) {
    if (!(await isImpossible([...query, atLeast(atom, RANGE + 1)]))) return undefined;
    if (!(await isImpossible([...query, atMost(atom, -RANGE - 1)]))) return undefined;
  }
  return unknowns.flatMap((atom) => between(atom, -RANGE, RANGE));
}
