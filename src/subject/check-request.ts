// What `check` is asked: plain data, since it crosses threads, with every default filled in.
import type { Source } from "../core/span.js";

export type CheckRequest = {
  readonly reference: Source;
  readonly submission: Source;
  /** Definitions given to students: in front of both. */
  readonly prelude: Source | undefined;
  /**
   * Compare through this function of a file that follows both programs. It either calls their function
   * itself, or is applied to what their function gives.
   */
  readonly observe: Place | undefined;
  /** Only inputs on which this predicate of the reference's file (or of its own) holds. */
  readonly given: Place | undefined;
  /** Empty: every function that the reference defines. */
  readonly functions: readonly string[];
  /** Inputs on which the reference raises are no tests, or raising is part of the behaviour. */
  readonly exceptions: "undefined" | "same";
  readonly strategy: Strategy;
  /** Work that may be spent on each function, in steps; undefined: as much as the programs have branches. */
  readonly budget: number | undefined;
  /** How many counterexamples of different kinds to look for. */
  readonly all: number;
  /** For the strategy `random`. */
  readonly seed: number;
  readonly solver: "embedded" | "native";
};

/** A function, in a file of its own or (undefined) in the reference's. */
export type Place = { readonly source: Source | undefined; readonly function: string };

export type Strategy = (typeof STRATEGIES)[number];
export const STRATEGIES = ["explore", "enumerate", "lazy", "random", "concolic"] as const;
export const DEFAULT_STRATEGY: Strategy = "explore";
export const DEFAULT_SEED = 1;

/** Every file that a diagnostic may point into. */
export function sourcesOf({ prelude, reference, submission, observe, given }: CheckRequest): Source[] {
  return [prelude, reference, submission, observe?.source, given?.source].filter((source) => source !== undefined);
}
