// The answer about a function that was not begun, or not ended, when all had to stop.
import type { Explored, FunctionVerdict, Verdict } from "../report/verdict.js";

export const NOTHING_EXPLORED: Explored = { paths: 0, runs: 0, steps: 0, solverCalls: 0, ms: 0 };

export function notDecided(name: string): FunctionVerdict {
  const verdict: Verdict = { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "stopped" }] };
  return { function: name, verdict, explored: NOTHING_EXPLORED };
}
