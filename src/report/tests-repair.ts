// A function that fails tests, and what makes it pass them. What is known of it then is that, and nothing else.
import type { UnusableTest } from "./reason.js";
import type { FoundRepair } from "./repair.js";
import type { Shown } from "./verdict.js";

/** The tests that were run, all of which it passes. */
export type PassesTests = { readonly tests: number };

export type TestsRepair = {
  readonly function: string;
  /** How many of its tests can be run. */
  readonly tests: number;
  readonly failing: readonly FailedTest[];
  /** Those that cannot be run. */
  readonly unusable: readonly { readonly call: string; readonly why: UnusableTest }[];
  readonly repairs: readonly FoundRepair<PassesTests>[];
};

export type FailedTest = { readonly call: string; readonly expected: readonly string[]; readonly got: Shown };
