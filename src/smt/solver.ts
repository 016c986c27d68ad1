// A solver answers whether some conditions can hold together, within an effort. Wrappers
// (cached, checked) have the same type. `near` is a model of all but the last condition: a
// hint that a solver may start from, never part of the question.
import type { Model } from "./model.js";
import type { Lit } from "./term.js";

export type SolverAnswer =
  | { readonly kind: "sat"; readonly model: Model }
  | { readonly kind: "unsat" }
  | { readonly kind: "unknown"; readonly why: "effort" | "incomplete" | "crashed" };

/** Thrown by a question to a solver that is not there: what would follow from no answer is no answer either. */
export class NoSolver extends Error {
  constructor(
    readonly why: WhyNoSolver,
    details = "",
  ) {
    super(`no solver: ${why}${details}`);
  }
}

/** It is not installed, or it is and does not start. */
export type WhyNoSolver = "no-solver" | "broken-solver";

/** `together`: how many conditions had to be solved at once; 0 where changing one unknown was enough. */
export type QuickAnswer = SolverAnswer & { readonly together: number };

/** Never asks anyone: the quick solver, and what the explorer calls first. */
export type QuickSolver = (query: readonly Lit[], near: Model) => QuickAnswer;

/** Effort is counted in the solver's own units, never in time. */
export type Solver = (query: readonly Lit[], near: Model, effort: number) => Promise<SolverAnswer>;
