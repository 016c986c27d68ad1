// Judges: who says of an input whether what comes of it is right. A submission is judged by its reference, and later
// programs by contracts or by outcomes that were recorded. A judge has run the programs on the plain input, by the
// concrete evaluator: nothing else makes a difference believed.
import type { Type } from "../core/type.js";
import type { Value } from "../core/value.js";

/** An input: made anew for each run, since a run may change it. Further arguments are for functions in results. */
export type Input = {
  readonly args: (side: "reference" | "submission") => readonly Value[];
  readonly further: readonly Value[];
  /** Their types, where they were chosen for another program. */
  readonly furtherTypes?: readonly Type[];
};

/** What a run may take; the submission's share depends on the reference's steps. */
export type Fuel = {
  readonly reference: number;
  readonly submission: (referenceSteps: number) => number;
  /** Calls inside of each other; as usual, if nothing is said. */
  readonly depth?: (referenceSteps: number) => number;
  /** For a submission that does not end within that, and in which there is a large number; not at all, if nothing is said. */
  readonly large?: LargeFuel;
};

/** So many steps for each of that number, and no more than these. */
export type LargeFuel = { readonly each: number; readonly most: number };

export type Judge<Evidence> = {
  /** undefined: the input is no test. */
  readonly judge: (input: Input, fuel: Fuel) => Judged<Evidence> | undefined;
  /** Taken so far. */
  readonly steps: () => number;
  readonly runs: () => number;
};

/** What was seen, and what that means; unfinished: it did not end, and waiting longer may show that it is right. */
export type Judged<Evidence> = { readonly seen: Evidence; readonly verdict: "right" | "wrong" | "unfinished" };

/** What was seen on an input on which something is not right. */
export function condemned<Evidence>(judge: Judge<Evidence>, input: Input, fuel: Fuel): Evidence | undefined {
  const judged = judge.judge(input, fuel);
  return judged === undefined || judged.verdict === "right" ? undefined : judged.seen;
}
