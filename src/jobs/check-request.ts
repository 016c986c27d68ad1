// What `check` is asked: plain data, since it crosses threads, with every default filled in.
import type { Strategy } from "../questions/refute/strategy.js";
import type { Attempt } from "../subject/exercise.js";
import type { SolverChoice } from "./tools.js";

export type CheckRequest = Attempt & {
  readonly search: CheckSearch;
  /** What else is to be told of proofs; usually nothing. */
  readonly tells?: ProofWishes;
};

/** A certificate of what was proved; why it is so, or why nothing was proved. */
export type ProofWishes = { readonly certificate: boolean; readonly explanation: boolean };

/** A way to look for differences, or for a proof that there are none. */
export type CheckStrategy = Strategy | "prove";

/** How a difference is looked for. */
export type CheckSearch = {
  readonly strategy: CheckStrategy;
  /** Work that may be spent on each function, in steps; undefined: as much as the programs have branches. */
  readonly budget: number | undefined;
  /** How many counterexamples of different kinds to look for. */
  readonly all: number;
  /** For the strategies `random` and `random-path`. */
  readonly seed: number;
  readonly solver: SolverChoice;
  /** Whether a proof is looked for, when no difference was found at once. */
  readonly proof: boolean;
  /** Whether it is told in which way a function is written, if it may be right. */
  readonly ways: boolean;
};

export const STRATEGIES: readonly CheckStrategy[] = [
  "explore",
  "enumerate",
  "lazy",
  "random",
  "concolic",
  "random-path",
  "prove",
];

export const USUAL_SEARCH: CheckSearch = {
  strategy: "explore",
  budget: undefined,
  all: 1,
  seed: 1,
  solver: "embedded",
  proof: true,
  ways: false,
};
