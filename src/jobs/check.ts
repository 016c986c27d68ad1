// Compares a submission with its reference: reads both, and asks the question of each
// function. No host in particular is needed: what one has to give comes in as tools.

import { Unsupported } from "../explore/shape.js";
import { claimOf } from "../questions/refute/claim.js";
import { type Refutation, refute } from "../questions/refute/refute.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { CheckAnswer, Verdict, Witness } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import type { Solver } from "../smt/solver.js";
import { askedPair } from "../subject/asked-pair.js";
import type { CheckRequest } from "../subject/check-request.js";
import { leftOutOf } from "../subject/left-out.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { Pair } from "../subject/pair.js";
import { type Asked, type ProgramLanguages, type Programs, readPrograms } from "../subject/read-programs.js";
import { witnessShower } from "../witness/shown-witness.js";
import { NOTHING, notDecided } from "./not-decided.js";

/** What the work needs from its host. */
export type CheckTools = {
  readonly solver: Solver;
  readonly memoryIsLow: () => boolean;
  readonly isCancelled: () => boolean;
  readonly onProgress: (progress: { readonly function: string; readonly paths: number; readonly size: number }) => void;
  /** What is asked, before anything is decided, and each answer: for whoever may have to do without the end. */
  readonly onBegin?: (functions: readonly string[], unchecked: readonly NotChecked[]) => void;
  readonly onDecided?: (answer: CheckAnswer) => void;
  readonly now: () => number; // milliseconds
};

export type CheckedPrograms = {
  readonly answers: readonly CheckAnswer[];
  readonly unchecked: readonly NotChecked[]; // in both programs, and what was left out of the submission
};

export async function checkPrograms(
  languages: ProgramLanguages,
  request: CheckRequest,
  tools: CheckTools,
): Promise<Checked<CheckedPrograms>> {
  const programs = readPrograms(languages, request);
  if (!programs.ok) return programs;
  const answers: CheckAnswer[] = [];
  const { asked: all } = programs.value;
  tools.onBegin?.(
    all.map(({ shown }) => shown),
    uncheckedIn(programs.value),
  );
  for (const asked of all) {
    const answer = tools.isCancelled()
      ? notDecided(asked.shown)
      : await checkFunction(programs.value, asked, request, tools);
    tools.onDecided?.(answer);
    answers.push(answer);
  }
  const wasCompared = answers.some(({ verdict }) => verdict.kind !== "cannot-compare");
  const leftOut = wasCompared ? leftOutOf(programs.value.submission) : [];
  return { ok: true, value: { answers, unchecked: [...uncheckedIn(programs.value), ...leftOut] } };
}

/** What both programs begin with is told once. */
function uncheckedIn({ reference, submission }: Programs): readonly NotChecked[] {
  const isNew = (notice: NotChecked): boolean =>
    !reference.unchecked.some(({ at }) => at.file === notice.at.file && at.start === notice.at.start);
  return [...notSupported(reference.unchecked), ...notSupported(submission.unchecked).filter(isNew)];
}

async function checkFunction(
  programs: Programs,
  asked: Asked,
  request: CheckRequest,
  tools: CheckTools,
): Promise<CheckAnswer> {
  const start = tools.now();
  const refused = (verdict: Verdict): CheckAnswer => ({ function: asked.shown, verdict, explored: NOTHING });
  const paired = askedPair(programs, asked, request, tools.memoryIsLow);
  if (!paired.ok) return refused(paired.verdict);
  const { pair, given } = paired;
  const { exceptions, budget, all, strategy, seed } = request;
  try {
    const result = await refute(
      pair,
      { exceptions, budget, all, strategy, seed, given },
      {
        quick: quickSolve,
        solver: tools.solver,
        isStopped: tools.isCancelled,
        onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
      },
    );
    const { paths, runs, steps, solverCalls } = result.searched;
    const explored = { paths, runs, steps, solverCalls, ms: tools.now() - start };
    return { function: asked.shown, verdict: verdictOf(pair, programs, asked, request, result), explored };
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(error.type));
    throw error;
  }
}

/** Languages with integers of different widths part where the narrower overflow: no fault of either program's. */
function withOverflow(verdict: Verdict, witness: Witness | undefined): Verdict {
  if (witness === undefined || (verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far")) return verdict;
  const { call, expected, got } = witness;
  return { ...verdict, conditions: [...verdict.conditions, { kind: "overflows", call, expected, got }] };
}

function verdictOf(pair: Pair, programs: Programs, asked: Asked, request: CheckRequest, result: Refutation): Verdict {
  const claim = claimOf(pair, request, result);
  const [first, ...others] = result.witnesses;
  const show = witnessShower(programs, asked, pair, request);
  if (first === undefined) return withOverflow(claim.verdict, result.byWidth && show(result.byWidth));
  return {
    kind: "differs",
    witness: show(first),
    others: others.slice(0, request.all - 1).map(show),
    smallest: claim.covered >= first.size - 1,
    smaller: result.agreeing.slice(0, first.size).reduce((sum, count) => sum + (count ?? 0), 0),
    conditions: claim.conditions,
  };
}
