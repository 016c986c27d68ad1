// The solver behind the quick one, put together in one place: from the outside in, it slices,
// makes models canonical, checks them, and prints each new question once.
import type { Solver } from "./solver.js";
import { type Ask, textSolver } from "./text-solver.js";
import { cached } from "./wrappers/cached.js";
import { canonicalModel } from "./wrappers/canonical-model.js";
import { checked } from "./wrappers/checked.js";
import { sliced } from "./wrappers/sliced.js";

export function bigSolver(ask: Ask): Solver {
  return sliced(canonicalModel(checked(textSolver(cached(ask)))));
}
