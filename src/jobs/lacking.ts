// Whether an answer, or a part of it, is open because a solver is not there.
import type { NoSolverLimit } from "../report/verdict.js";
import type { Answer, Ending, Job, Lost } from "./job.js";
import { noSolverIn } from "./not-decided.js";

export function lackingIn({ kind }: Pick<Job, "kind">, ending: Ending | Lost): NoSolverLimit | undefined {
  if (ending.kind === "unfinished")
    return ending.reason === "no-solver" || ending.reason === "broken-solver" ? ending.reason : undefined;
  if (ending.kind !== "done" || kind !== "check") return undefined;
  const { answers } = ending.answer as Answer<"check">; // the job is a check
  return answers.flatMap(({ verdict }) => noSolverIn(verdict) ?? [])[0];
}

/** Sees what comes of several jobs, and remembers whether one of them missed a solver. */
export type SolverWatch = {
  readonly see: <E extends Ending | Lost>(job: Pick<Job, "kind">, ending: E) => E;
  readonly lacking: () => NoSolverLimit | undefined;
};

export function watchSolver(): SolverWatch {
  let lacking: NoSolverLimit | undefined;
  return {
    see: (job, ending) => {
      lacking ??= lackingIn(job, ending);
      return ending;
    },
    lacking: () => lacking,
  };
}
