// The question of `check` about two functions, with the tools of the thread.
import { type Refutation, type RefuteTools, refute } from "../questions/refute/refute.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt } from "../subject/read.js";
import type { CheckSearch } from "./check-request.js";
import type { SearchTools } from "./tools.js";

/** What else the search has to know: who sees every path, whether it is known that there is nothing, in how many it is divided. */
export type SearchedWith = Pick<RefuteTools, "onPath" | "isDecided"> & { readonly shares?: number };

/** Looks for an input on which the two part. */
export function searchedPair(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  { budget, all, strategy, seed }: CheckSearch,
  tools: SearchTools,
  { onPath, isDecided, shares = 1 }: SearchedWith = {},
): Promise<Refutation> {
  const { exceptions } = read.exercise;
  // Sequences of calls are never proved about: they are looked at as usual.
  const settings = {
    exceptions,
    budget,
    shares,
    all,
    strategy: strategy === "prove" ? "explore" : strategy,
    seed,
  } as const;
  return refute(pair, settings, {
    quick: quickSolve,
    solver: tools.solver,
    isStopped: tools.isCancelled,
    onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
    ...(onPath && { onPath }),
    ...(isDecided && { isDecided }),
  });
}
