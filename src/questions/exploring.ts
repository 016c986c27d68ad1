// How much a run on a partial input may take, and a question to the solver about one, whatever is asked of the path.
import type { Limits } from "../eval/outcome.js";

const DEPTH = 10_000;
const OUTPUT_BYTES = 100_000;

/** Small inputs need little depth, and print little. */
export function exploringLimits(fuel: number): Limits {
  return { fuel, depth: DEPTH, outputBytes: OUTPUT_BYTES };
}

/** In the solver's own units: what the hard queries of a corpus took. */
export const SOLVER_EFFORT = 30_000;
