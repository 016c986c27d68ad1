// Where a proof has come to, and how the evaluation of one side came out there.
import type { Name } from "../../core/expr.js";
import type { Assumptions } from "./assumptions.js";
import type { OpenLeaf } from "./certificate.js";
import type { Course } from "./evaluate.js";
import type { Entry, Step } from "./steps.js";
import type { Term } from "./term.js";

export type Ran = Pick<Course, "made" | "behind"> &
  (
    | { readonly kind: "value"; readonly value: Term; readonly stuck: Course["stuck"] }
    | { readonly kind: "raised" }
    | { readonly kind: "stuck"; readonly on: Term; readonly ctor: Name | undefined }
  );

/** Where a proof has come to. */
export type Way = {
  readonly entry: Entry;
  readonly assumptions: Assumptions;
  /** Calls that were gone into. */
  readonly unfolded: ReadonlySet<Term>;
  /** Calls that return, as lemmas say. */
  readonly returning: readonly Term[];
  /** Uses of which the left side is not known to have a value yet. */
  readonly pending: readonly Step[];
  /** The sides are functions, given these. */
  readonly args: readonly Term[];
  /** The cases that it has gone into. */
  readonly cases: OpenLeaf["cases"];
  readonly unfoldings: number;
  readonly depth: number;
};
