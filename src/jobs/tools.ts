// What work needs from the thread that it is done in.
import type { GeneralTools } from "../questions/general.js";
import type { Checked } from "../report/diagnostic.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import type { Solver } from "../smt/solver.js";
import type { Ending, JobEvent, JobKind, Progress } from "./job.js";

export type Tools = {
  readonly memoryIsLow: () => boolean;
  readonly isCancelled: () => boolean;
  readonly now: () => number; // milliseconds
  readonly solver: (choice: SolverChoice) => Solver;
};

export type SolverChoice = "embedded" | "native";

export type Emit<K extends JobKind> = (event: JobEvent<K>) => void;

/** For questions that search: which solver, and whom to tell how far they are. */
export type SearchTools = Omit<Tools, "solver"> & {
  readonly solver: Solver;
  readonly onProgress: (progress: Progress) => void;
};

const PROGRESS_EVERY_MS = 100;

/** Telling another thread of every path would cost as much as the paths do. */
export function searchTools(
  tools: Tools,
  solver: SolverChoice,
  emit: (event: { readonly kind: "progress"; readonly progress: Progress }) => void,
): SearchTools {
  let toldAt = Number.NEGATIVE_INFINITY;
  const onProgress = (progress: Progress): void => {
    const time = tools.now();
    if (time - toldAt < PROGRESS_EVERY_MS) return;
    toldAt = time;
    emit({ kind: "progress", progress });
  };
  return { ...tools, solver: tools.solver(solver), onProgress };
}

/** For parts of counterexamples that can be anything. */
export function generalTools({ solver, isCancelled }: SearchTools): GeneralTools {
  return { quick: quickSolve, solver, isStopped: isCancelled };
}

export function endingOf<T>(checked: Checked<T>): Ending<never> | { readonly kind: "done"; readonly answer: T } {
  return checked.ok ? { kind: "done", answer: checked.value } : { kind: "rejected", errors: checked.errors };
}
