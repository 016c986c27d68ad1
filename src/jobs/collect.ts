// Asks a session and gathers what it sends into one answer.
import { absurd } from "../basis/absurd.js";
import type { Source } from "../core/span.js";
import type { CheckAnswer, ExpressionAnswer, RunAnswer, RunOutcome, TypesAnswer } from "../report/answer.js";
import { decodeBytes } from "../report/display.js";
import { functionAnswer } from "../report/function-answer.js";
import type { NotChecked } from "../report/not-checked.js";
import { problemsOf, uncheckedOf } from "../report/problem.js";
import type { Words } from "../report/words/words.js";
import { type CheckRequest, sourcesOf } from "../subject/check-request.js";
import {
  type Answer,
  asRunEnding,
  type Control,
  type Job,
  type JobEvent,
  type Progress,
  type RunEnding,
  type Session,
} from "./job.js";

export type RunJob = Extract<Job, { readonly kind: "run" }>;

export async function collectTypes(words: Words, session: Session, source: Source): Promise<TypesAnswer> {
  const ending = await session.ask({ kind: "types", source }, () => undefined);
  switch (ending.kind) {
    case "typed":
      return {
        outcome: "typed",
        signature: decodeBytes(ending.signature),
        unchecked: uncheckedOf(words, ending.unchecked, [source]),
      };
    case "rejected":
      return { outcome: "rejected", problems: problemsOf(ending.errors, [source]) };
    case "unfinished":
      return { outcome: "unfinished", reason: ending.reason };
    default:
      throw new Error(`a job for types cannot end as ${ending.kind}`);
  }
}

export async function collectRun(words: Words, session: Session, job: RunJob): Promise<RunAnswer> {
  const written = { out: [] as string[], error: [] as string[] };
  const answers: Answer[] = [];
  const notices: NotChecked[] = [];
  const onEvent = (event: JobEvent): void => {
    if (event.kind === "output") written[event.stream].push(event.text);
    if (event.kind === "answered") answers.push(event.answer);
    if (event.kind === "unchecked") notices.push(...event.notices);
  };
  const ending = await session.ask(job, onEvent);
  const sources = [...job.sources, ...job.expressions];
  return {
    ...outcomeOf(asRunEnding(ending), sources),
    unchecked: uncheckedOf(words, notices, sources),
    stdout: decodeBytes(written.out.join("")),
    stderr: decodeBytes(written.error.join("")),
    expressions: answers.map((answer) => expressionAnswer(answer, job.expressions)),
  };
}

export async function collectCheck(
  words: Words,
  session: Session,
  request: CheckRequest,
  onProgress: (progress: Progress) => void,
  control: Control,
): Promise<CheckAnswer> {
  const onEvent = (event: JobEvent): void => {
    if (event.kind === "progress") onProgress(event.progress);
  };
  const ending = await session.ask({ kind: "check", request }, onEvent, control);
  switch (ending.kind) {
    case "checked":
      return {
        outcome: "checked",
        functions: ending.answers.map((answer) => functionAnswer(words, answer)),
        unchecked: uncheckedOf(words, ending.unchecked, sourcesOf(request)),
      };
    case "rejected":
      return { outcome: "rejected", problems: problemsOf(ending.errors, sourcesOf(request)) };
    case "unfinished":
      return { outcome: "unfinished", reason: ending.reason };
    default:
      throw new Error(`a check cannot end as ${ending.kind}`);
  }
}

function outcomeOf(ending: RunEnding, sources: readonly Source[]): RunOutcome {
  switch (ending.kind) {
    case "finished":
      return { outcome: "finished" };
    case "rejected":
      return { outcome: "rejected", problems: problemsOf(ending.errors, sources) };
    case "raised":
      return { outcome: "exception", exception: decodeBytes(ending.exception) };
    case "exited":
      return { outcome: "exited", code: ending.code };
    case "unsupported":
      return { outcome: "unsupported", what: decodeBytes(ending.what) };
    case "unfinished":
      return { outcome: "unfinished", reason: ending.reason };
    default:
      return absurd(ending);
  }
}

function expressionAnswer(answer: Answer, sources: readonly Source[]): ExpressionAnswer {
  const expression = decodeBytes(sources.find((source) => source.name === answer.from)?.text ?? "");
  const base = { expression, type: decodeBytes(answer.type), steps: answer.steps };
  switch (answer.kind) {
    case "value":
      return { ...base, outcome: "value", value: decodeBytes(answer.value) };
    case "raised":
      return { ...base, outcome: "exception", exception: decodeBytes(answer.exception) };
    case "exited":
      return { ...base, outcome: "exited", code: answer.code };
    case "unsupported":
      return { ...base, outcome: "unsupported", what: decodeBytes(answer.what) };
    case "unfinished":
      return { ...base, outcome: "unfinished", reason: answer.reason };
    default:
      return absurd(answer);
  }
}
