// How the evaluation of one side came out, under what is assumed.
import type { Name } from "../../core/expr.js";
import type { Assumptions } from "./assumptions.js";
import { type Course, Raised, Stuck } from "./evaluate.js";
import type { Term } from "./term.js";

export type Ran = Pick<Course, "made" | "behind"> &
  (
    | { readonly kind: "value"; readonly value: Term; readonly stuck: Course["stuck"] }
    | { readonly kind: "raised" }
    | { readonly kind: "stuck"; readonly on: Term; readonly ctor: Name | undefined }
  );

/** Of a term that is given these arguments. */
export function runOf(assumptions: Assumptions, term: Term, args: readonly Term[], known?: Course["known"]): Ran {
  const made: Course["made"] = new Map();
  const evaluation = assumptions.looking(made, known);
  const { behind, stuck } = evaluation.course;
  try {
    const value = evaluation.term(term);
    return { kind: "value", value: evaluation.apply(value, args), made, behind, stuck };
  } catch (error) {
    if (error instanceof Raised) return { kind: "raised", made, behind };
    if (error instanceof Stuck) return { kind: "stuck", on: error.on, ctor: error.ctor, made, behind };
    throw error;
  }
}
