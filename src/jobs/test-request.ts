// What is asked of a program and its contracts: plain data, since it crosses threads.
import type { ExploringStrategy } from "../questions/contract/contract.js";
import type { Exercise } from "../subject/exercise.js";
import type { CheckSearch } from "./check-request.js";

export type TestRequest = {
  readonly exercise: Exercise;
  readonly search: Pick<CheckSearch, "budget" | "all" | "seed" | "solver" | "proof"> & {
    readonly strategy: ExploringStrategy | "random";
    /** Paths with more decisions are left out; undefined: none are. */
    readonly decisionsMax: number | undefined;
  };
  /** Also functions without a contract: they raise nothing but what says that an argument was bad. */
  readonly robust: boolean;
  /** Whether valid inputs are counted. */
  readonly count: boolean;
  /** Whether preconditions are looked for that would exclude failures. */
  readonly guess: boolean;
  /** Whether what breaks contracts is to become tests. */
  readonly regressions: boolean;
};

/** Contracts as they stand, and nothing else. */
export const USUAL_TEST: Omit<TestRequest, "exercise"> = {
  search: {
    strategy: "explore",
    budget: undefined,
    all: 1,
    seed: 1,
    solver: "embedded",
    proof: true,
    decisionsMax: undefined,
  },
  robust: false,
  count: false,
  guess: false,
  regressions: false,
};
