// What a run may end in, and the limits it runs under. Everything is counted in steps,
// frames and bytes, never in time, so the same run ends the same way everywhere.
import type { Value } from "../core/value.js";

export type Limits = {
  /** Steps: one per entry into a function or a delayed body, and one per 16 units of bulk work. */
  readonly fuel: number;
  /** Calls that wait for another call's result. */
  readonly depth: number;
  readonly outputBytes: number;
};

/** The depth at which a simple recursion overflows OCaml's own stack is near this. */
export const USUAL_DEPTH = 250_000;

export type Outcome =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "raised"; readonly exn: Value }
  | { readonly kind: "unfinished"; readonly why: "fuel" | "depth" | "memory" | "output" }
  /** It came to something that we lack: what it would have done is not known. */
  | { readonly kind: "unsupported"; readonly what: string }
  | { readonly kind: "exited"; readonly code: number };

/** A larger machine may well come to an end: what is known of it is no more than of what we lack. */
export function isTooLarge({ outcome }: Pick<Report, "outcome">): boolean {
  return outcome.kind === "unfinished" && outcome.why === "memory";
}

/** What one evaluation did. */
export type Report = {
  readonly outcome: Outcome;
  readonly steps: number;
  readonly output: string; // standard output, one character per byte
  readonly errors: string; // standard error
  /** Something was drawn that nobody can foretell: the time, or random numbers. */
  readonly drawn?: true;
};
