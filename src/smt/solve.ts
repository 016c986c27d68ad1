// The solver behind the quick one, put together in one place. From the outside in: it slices, tries what
// we can tell ourselves, leaves what is too large, asks about reals, then about integers; models are
// made canonical and checked, and each new question is printed once.
import type { Solver } from "./solver.js";
import { type AskText, textSolver } from "./text-solver.js";
import { cached } from "./wrappers/cached.js";
import { canonicalModel } from "./wrappers/canonical-model.js";
import { checked } from "./wrappers/checked.js";
import { notTooLarge } from "./wrappers/not-too-large.js";
import { ownFirst } from "./wrappers/own-first.js";
import { realsFirst } from "./wrappers/reals-first.js";
import { sliced } from "./wrappers/sliced.js";

export function bigSolver(ask: AskText): Solver {
  const once = cached(ask);
  return sliced(ownFirst(notTooLarge(realsFirst(once, canonicalModel(checked(textSolver(once)))))));
}
