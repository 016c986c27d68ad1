// The question of `check` about two functions, with the tools of the thread.
import { type Refutation, type RefuteTools, refute } from "../questions/refute/refute.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt } from "../subject/read.js";
import type { CheckSearch } from "./check-request.js";
import type { SearchTools } from "./tools.js";

/** Looks for an input on which the two part. `onPath` sees every path. */
export function searchedPair(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  { budget, all, strategy, seed }: CheckSearch,
  tools: SearchTools,
  onPath: RefuteTools["onPath"] = () => undefined,
  shares = 1,
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
    onPath,
  });
}
