// Asks a session and gathers what it sends into one answer.
import { absurd } from "../basis/absurd.js";
import type { Source } from "../core/span.js";
import type {
  CertificateText,
  CheckAnswer,
  ExpressionAnswer,
  FunctionAnswer,
  Problem,
  RunAnswer,
  RunOutcome,
  StopReason,
  TypesAnswer,
  VerifyAnswer,
} from "../report/answer.js";
import { contractAnswer, type TestAnswer } from "../report/contract-answer.js";
import { decodeBytes } from "../report/display.js";
import { functionAnswer } from "../report/function-answer.js";
import { type HintMaterial, hintLadder } from "../report/hint-ladder.js";
import type { HintLevel } from "../report/hints.js";
import type { NotChecked } from "../report/not-checked.js";
import { placeOf, problemsOf, uncheckedOf } from "../report/problem.js";
import { lineAnswer, type ReachAnswer } from "../report/reach-answer.js";
import { verifyAnswer } from "../report/verify-answer.js";
import type { Words } from "../report/words/words.js";
import { sourcesOfAttempt, sourcesOfExercise } from "../subject/exercise.js";
import { askHints } from "./ask-hints.js";
import type { CheckRequest } from "./check-request.js";
import type { Answer, Control, Ending, JobKind, Progress, RunEvent, Session } from "./job.js";
import type { ReachRequest } from "./reach-request.js";
import type { CallAnswer, RunRequest } from "./run.js";
import type { TestRequest } from "./test-request.js";
import type { VerifyRequest } from "./verify.js";

export async function collectTypes(words: Words, session: Session, source: Source): Promise<TypesAnswer> {
  const ending = await session.ask({ kind: "types", request: { source } }, () => undefined);
  switch (ending.kind) {
    case "done":
      return {
        outcome: "typed",
        signature: decodeBytes(ending.answer.signature),
        unchecked: uncheckedOf(words, ending.answer.unchecked, [source]),
      };
    case "rejected":
      return { outcome: "rejected", problems: problemsOf(ending.errors, [source]) };
    case "unfinished":
      return { outcome: "unfinished", reason: ending.reason };
    default:
      return absurd(ending);
  }
}

export async function collectRun(words: Words, session: Session, request: RunRequest): Promise<RunAnswer> {
  const written = { out: [] as string[], error: [] as string[] };
  const answers: CallAnswer[] = [];
  const notices: NotChecked[] = [];
  const onEvent = (event: RunEvent): void => {
    if (event.kind === "output") written[event.stream].push(event.text);
    if (event.kind === "answered") answers.push(event.answer);
    if (event.kind === "unchecked") notices.push(...event.notices);
  };
  const ending = await session.ask({ kind: "run", request }, onEvent);
  const sources = [...request.sources, ...request.expressions];
  return {
    ...outcomeOf(ending, sources),
    unchecked: uncheckedOf(words, notices, sources),
    stdout: decodeBytes(written.out.join("")),
    stderr: decodeBytes(written.error.join("")),
    expressions: answers.map((answer) => expressionAnswer(answer, request.expressions)),
  };
}

export async function collectCheck(
  words: Words,
  session: Session,
  request: CheckRequest,
  onProgress: (progress: Progress) => void,
  control: Control,
  hints?: HintLevel,
): Promise<CheckAnswer> {
  const sources = sourcesOfAttempt(request);
  const ending = await session.ask(
    { kind: "check", request },
    (event) => {
      if (event.kind === "progress") onProgress(event.progress);
    },
    control,
  );
  const verdicts = ending.kind === "done" ? ending.answer.answers : [];
  const asked = hints === undefined ? [] : await askHints(session, request, verdicts, () => hints, onProgress, control);
  const told = new Map(asked.map((each) => [each.answer, each]));
  return answered(ending, sources, ({ answers, unchecked, certificate, places = [] }) => ({
    outcome: "checked",
    functions: answers.map((answer) => {
      const at = places.find((each) => each.function === answer.function)?.at;
      const place = at === undefined ? null : placeOf(at, [request.submission]);
      const shown = { ...timed(functionAnswer(words, answer)), ...(place && { place }) };
      return withHints(words, shown, told.get(answer), hints);
    }),
    unchecked: uncheckedOf(words, unchecked, sources),
    ...(certificate && { certificate: certificateAnswer(certificate) }),
  }));
}

type NotDone =
  | { readonly outcome: "rejected"; readonly problems: readonly Problem[] }
  | { readonly outcome: "unfinished"; readonly reason: StopReason };

/** What a job came to, or why it came to nothing. */
function answered<K extends JobKind, A>(
  ending: Ending<K>,
  sources: readonly Source[],
  done: (answer: Answer<K>) => A,
): A | NotDone {
  switch (ending.kind) {
    case "done":
      return done(ending.answer);
    case "rejected":
      return { outcome: "rejected", problems: problemsOf(ending.errors, sources) };
    case "unfinished":
      return { outcome: "unfinished", reason: ending.reason };
    default:
      return absurd(ending);
  }
}

export async function collectTest(
  words: Words,
  session: Session,
  request: TestRequest,
  onProgress: (progress: Progress) => void,
  control: Control,
): Promise<TestAnswer> {
  const ending = await session.ask(
    { kind: "test", request },
    (event) => {
      if (event.kind === "progress") onProgress(event.progress);
    },
    control,
  );
  return testAnswerOf(words, ending, request);
}

export function testAnswerOf(words: Words, ending: Ending<"test">, { exercise }: TestRequest): TestAnswer {
  const sources = sourcesOfExercise(exercise);
  return answered(ending, sources, ({ answers, unchecked }) => ({
    outcome: "tested",
    functions: answers.map((answer) => contractAnswer(words, answer, sources)),
    unchecked: uncheckedOf(words, unchecked, sources),
  }));
}

export function reachAnswerOf(words: Words, ending: Ending<"reach">, { exercise }: ReachRequest): ReachAnswer {
  const sources = sourcesOfExercise(exercise);
  return answered(ending, sources, ({ lines, unchecked }) => ({
    outcome: "searched",
    lines: lines.map((line) => lineAnswer(words, line)),
    unchecked: uncheckedOf(words, unchecked, sources),
  }));
}

/** Its text is Unicode already. */
export function certificateAnswer({ text, functions }: CertificateText): CertificateText {
  return { text, functions: functions.map(decodeBytes) };
}

function withHints(
  words: Words,
  answer: FunctionAnswer,
  material: HintMaterial | undefined,
  level: HintLevel | undefined,
): FunctionAnswer {
  if (answer.verdict !== "differs" || material === undefined || level === undefined) return answer;
  return { ...answer, hints: hintLadder(words, material, level) };
}

/** A proof with the time that it took. */
function timed(answer: FunctionAnswer): FunctionAnswer {
  if (answer.verdict !== "equal") return answer;
  const { terminates, by, lemmas, ...others } = answer.proof;
  return { ...answer, proof: { terminates, by, lemmas, ms: answer.explored.ms, ...others } };
}

export async function collectVerify(
  words: Words,
  session: Session,
  request: VerifyRequest,
  control: Control,
): Promise<VerifyAnswer> {
  return verifyAnswerOf(words, await session.ask({ kind: "verify", request }, () => undefined, control), request);
}

export function verifyAnswerOf(words: Words, ending: Ending<"verify">, request: VerifyRequest): VerifyAnswer {
  const sources = [request.reference, request.submission];
  switch (ending.kind) {
    case "done":
      return verifyAnswer(words, ending.answer, sources);
    case "rejected":
      return { outcome: "rejected", problems: problemsOf(ending.errors, sources) };
    case "unfinished":
      return { outcome: "unfinished", reason: ending.reason };
    default:
      return absurd(ending);
  }
}

function outcomeOf(ending: Ending<"run">, sources: readonly Source[]): RunOutcome {
  if (ending.kind === "rejected") return { outcome: "rejected", problems: problemsOf(ending.errors, sources) };
  if (ending.kind === "unfinished") return { outcome: "unfinished", reason: ending.reason };
  const { answer } = ending;
  switch (answer.kind) {
    case "finished":
      return { outcome: "finished" };
    case "raised":
      return { outcome: "exception", exception: decodeBytes(answer.exception) };
    case "exited":
      return { outcome: "exited", code: answer.code };
    case "unsupported":
      return { outcome: "unsupported", what: decodeBytes(answer.what) };
    default:
      return absurd(answer);
  }
}

function expressionAnswer(answer: CallAnswer, sources: readonly Source[]): ExpressionAnswer {
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
