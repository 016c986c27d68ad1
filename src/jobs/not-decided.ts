// The answer about a function that was not begun, or not ended, when all had to stop, or that needs a solver which is not there.
import type { Explored, FunctionVerdict, NoSolverLimit, Verdict } from "../report/verdict.js";

export const NOTHING_EXPLORED: Explored = { paths: 0, runs: 0, steps: 0, solverCalls: 0, ms: 0 };

export function notDecided(name: string): FunctionVerdict {
  return { function: name, verdict: nothingKnown("stopped"), explored: NOTHING_EXPLORED };
}

export function nothingKnown(why: "stopped" | NoSolverLimit): Verdict {
  return { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: why }] };
}

/** Why nothing is known, where a solver had to be asked that is not there. */
export function noSolverIn(verdict: Verdict): NoSolverLimit | undefined {
  if (verdict.kind !== "agrees-so-far") return undefined;
  return NO_SOLVER.find((why) => verdict.limits.some(({ kind }) => kind === why));
}

const NO_SOLVER = ["no-solver", "broken-solver"] as const;
