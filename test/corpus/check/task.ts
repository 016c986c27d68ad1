// One submission to be checked and what came of it: plain data, since it crosses threads.
import {
  type CheckRequest,
  type CheckSearch,
  type CheckStrategy,
  STRATEGIES,
  USUAL_SEARCH,
} from "../../../src/jobs/check-request.js";
import type { FunctionVerdict } from "../../../src/report/verdict.js";
import { attemptOf } from "../../attempt.js";
import type { Corpus, Label, Submission } from "../read.js";

/** What the bench knows besides the strategies of `check`. */
export type Method = CheckStrategy | "testml";
export const METHODS: readonly Method[] = [...STRATEGIES, "testml"];

export type Task = {
  readonly problem: string;
  readonly id: string;
  readonly label: Label;
  readonly request: CheckRequest;
};

export type Result = {
  readonly answer: FunctionVerdict | Failure;
  readonly ms: number; // from the texts to the answer, so with reading and typing
  readonly peakMb: number; // of the whole process so far
};

/** No answer: the texts were rejected, or it is a fault of ours. */
export type Failure = { readonly failed: "rejected" | "bug" | "died" | "time"; readonly why: string };

export type Row = Task & Result;

export const nameOf = ({ problem, id }: Pick<Task, "problem" | "id">): string => `${problem}/${id}`;

export type Settings = Pick<CheckSearch, "strategy" | "solver">;

export function tasksOf(
  corpus: Corpus,
  settings: Settings,
  isWanted: (submission: Submission) => boolean,
): readonly Task[] {
  return corpus.submissions
    .filter((submission) => submission.label !== "reference" && isWanted(submission))
    .map((submission) => taskOf(corpus, submission, settings));
}

function taskOf(corpus: Corpus, submission: Submission, settings: Settings): Task {
  const { problem, id, label } = submission;
  return { problem, id, label, request: requestFor(corpus, submission, settings) };
}

export function requestFor(
  { problems }: Corpus,
  { problem: name, id, source }: Submission,
  { strategy, solver }: Settings,
): CheckRequest {
  const problem = problems.get(name);
  if (problem === undefined) throw new Error(`no problem ${name}`);
  const observer = problem.observer;
  const observe = observer && { source: { name: "observer.ml", text: observer.source }, function: observer.function };
  return {
    ...attemptOf(problem.reference, source, { observe, functions: [problem.function] }),
    submission: { name: `${id}.ml`, text: source },
    search: { ...USUAL_SEARCH, strategy, solver },
  };
}
