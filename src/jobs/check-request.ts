// What `check` is asked: plain data, since it crosses threads, with every default filled in.
import type { Strategy } from "../questions/refute/strategy.js";
import type { Attempt } from "../subject/exercise.js";
import type { SolverChoice } from "./tools.js";

export type CheckRequest = Attempt & { readonly search: CheckSearch };

/** How a difference is looked for. */
export type CheckSearch = {
  readonly strategy: Strategy;
  /** Work that may be spent on each function, in steps; undefined: as much as the programs have branches. */
  readonly budget: number | undefined;
  /** How many counterexamples of different kinds to look for. */
  readonly all: number;
  /** For the strategy `random`. */
  readonly seed: number;
  readonly solver: SolverChoice;
};

export const STRATEGIES: readonly Strategy[] = ["explore", "enumerate", "lazy", "random", "concolic"];

export const USUAL_SEARCH: CheckSearch = {
  strategy: "explore",
  budget: undefined,
  all: 1,
  seed: 1,
  solver: "embedded",
};
