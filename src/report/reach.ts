// Whether a place of a program can be reached, as data.
import type { Explored, Verdict } from "./verdict.js";

/** An input that gets to a place. */
export type ReachingInput = { readonly call: string; readonly args: readonly string[]; readonly size: number };

export type Reached =
  | { readonly kind: "reached"; readonly input: ReachingInput; readonly smallest: boolean }
  | { readonly kind: "loading" } // before anything is called
  /** What is known of inputs that do not: "agrees" is for those that were looked at. */
  | Extract<Verdict, { kind: "agrees" | "agrees-so-far" | "cannot-compare" }>;

/** What is known of one line. */
export type LineReached = {
  readonly line: number;
  /** The function that was called. */
  readonly function: string;
  readonly reached: Reached;
  readonly explored: Explored;
};
