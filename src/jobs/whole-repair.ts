// Asks for the repairs of a submission, and what is known of every function once all of them are made: a change for one
// function may be in what another uses.

import type { Source } from "../core/span.js";
import { decodeBytes } from "../report/display.js";
import type { NotChecked } from "../report/not-checked.js";
import { problemsOf, uncheckedOf } from "../report/problem.js";
import type { FunctionRepair } from "../report/repair.js";
import { type RepairAnswer, repairAnswers, type WholeRepair } from "../report/repair-answer.js";
import { mayBeRight, type Verdict } from "../report/verdict.js";
import type { Words } from "../report/words/words.js";
import { type Exercise, sourcesOfAttempt } from "../subject/exercise.js";
import type { Control, Ending, Progress, Rejected, Session, Unfinished } from "./job.js";
import { watchSolver } from "./lacking.js";
import type { RepairRequest } from "./repair-request.js";

export type Repairing =
  | {
      readonly kind: "done";
      readonly whole: WholeRepair;
      readonly unchecked: readonly NotChecked[];
      readonly leftOut: readonly string[];
    }
  | Rejected
  | Unfinished;

export async function askRepair(
  session: Session,
  request: RepairRequest,
  onProgress: (progress: Progress) => void,
  control: Control,
): Promise<Repairing> {
  const onEvent = (event: { readonly kind: string; readonly progress?: Progress }): void => {
    if (event.kind === "progress" && event.progress !== undefined) onProgress(event.progress);
  };
  const watch = watchSolver();
  const leftOut = new Set<string>();
  const ask = async (asked: RepairRequest): Promise<Ending<"repair">> => {
    const job = { kind: "repair", request: asked } as const;
    const ending = watch.see(job, await session.ask(job, onEvent, control));
    for (const name of ending.kind === "done" ? ending.answer.leftOut : []) leftOut.add(name);
    return ending;
  };
  const ending = await ask(request);
  if (ending.kind !== "done") return ending;
  const { unchecked, functions: found, base, errors } = ending.answer;
  const functions = request.repair.solution ? found : await keptOnly({ ...request, submission: base }, found, ask);
  const whole = await confirmed(base, functions, async (text) => {
    const { repair: _repair, peers: _peers, ...asked } = request;
    const job = { kind: "check", request: { ...asked, submission: { ...request.submission, text } } } as const;
    return watch.see(job, await session.ask(job, onEvent, control));
  });
  const lacking = watch.lacking();
  if (lacking !== undefined) return { kind: "unfinished", reason: lacking };
  const rejected = errors.length === 0 ? undefined : { source: request.submission, errors };
  return { kind: "done", whole: { ...whole, rejected }, unchecked, leftOut: [...leftOut] };
}

/**
 * The repairs that can be made together, each with what is known when all are made. The last one goes as long as some
 * function is then wrong that was not.
 */
export async function confirmed(
  submission: Source,
  functions: readonly FunctionRepair[],
  check: (text: string) => Promise<Ending<"check">>,
): Promise<WholeRepair> {
  const text = functions.reduce((now, { repairs }) => repairs[0]?.text ?? now, submission.text);
  const whole = { functions, submission, text };
  if (functions.length < 2 || functions.every(({ repairs }) => repairs.length === 0)) return whole;
  const checked = await check(text);
  if (checked.kind !== "done") return { ...whole, functions: withoutRepairs(functions, 0), text: submission.text };
  const verdicts = new Map(checked.answer.answers.map((each) => [each.function, each.verdict]));
  if (functions.some((each) => isBroken(each, verdicts.get(each.function)))) {
    const last = functions.findLastIndex(({ repairs }) => repairs.length > 0);
    return confirmed(submission, withoutRepairs(functions, last), check);
  }
  return { ...whole, functions: functions.map((each) => claiming(each, verdicts.get(each.function))) };
}

/** It was said to be right, as it was or with its repair, and is not. */
function isBroken({ verdict, mended = verdict, repairs }: FunctionRepair, after: Verdict | undefined): boolean {
  const wasWrong = repairs.length === 0 && (mended.kind === "differs" || mended.kind === "cannot-compare");
  return !wasWrong && (after === undefined || after.kind === "differs" || after.kind === "cannot-compare");
}

function claiming(repaired: FunctionRepair, after: Verdict | undefined): FunctionRepair {
  const [first, ...others] = repaired.repairs;
  if (after === undefined) return repaired;
  if (first === undefined) {
    const isMended = !mayBeRight(repaired.verdict) && mayBeRight(after);
    return isMended ? { ...repaired, mended: after } : repaired;
  }
  return { ...repaired, repairs: [{ ...first, claim: after }, ...others] };
}

/** From this function on: what is changed later stands on it. */
function withoutRepairs(functions: readonly FunctionRepair[], from: number): readonly FunctionRepair[] {
  return functions.map((each, i) => {
    const { mended: _mended, ...rest } = each;
    return i < from ? each : { ...rest, repairs: [] };
  });
}

/** Without what hands over the solution; what comes after it is then asked about in the text without it. */
async function keptOnly(
  request: RepairRequest,
  functions: readonly FunctionRepair[],
  ask: (request: RepairRequest) => Promise<Ending<"repair">>,
): Promise<readonly FunctionRepair[]> {
  const first = functions.findIndex(({ repairs }) => repairs[0]?.kept === false);
  if (first < 0) return functions;
  const [before, after] = [functions.slice(0, first), functions.slice(first + 1)];
  const without = withoutRepairs(functions.slice(first, first + 1), 0);
  if (after.length === 0) return [...before, ...without];
  const text = before.reduce((now, { repairs }) => repairs[0]?.text ?? now, request.submission.text);
  const exercise = onlyAbout(request.exercise, new Set(after.map((each) => each.function)));
  const again = { ...request, exercise, submission: { ...request.submission, text } };
  const ending = await ask(again);
  const rest = ending.kind === "done" ? await keptOnly(again, ending.answer.functions, ask) : withoutRepairs(after, 0);
  const handedIn = new Map(after.map((each) => [each.function, each.verdict]));
  const asHandedIn = rest.map((each) => ({ ...each, verdict: handedIn.get(each.function) ?? each.verdict }));
  return [...before, ...without, ...asHandedIn];
}

/** An exercise that asks for some of its functions only. */
export function onlyAbout(exercise: Exercise, names: ReadonlySet<string>): Exercise {
  const { renamed, given } = exercise;
  return {
    ...exercise,
    functions: renamed.length > 0 ? [] : [...names],
    renamed: renamed.filter(({ name }) => names.has(name)),
    given: given.filter(({ of }) => of === undefined || names.has(of)),
  };
}

export async function collectRepair(
  words: Words,
  session: Session,
  request: RepairRequest,
  onProgress: (progress: Progress) => void,
  control: Control,
): Promise<RepairAnswer> {
  return repairAnswerOf(words, request, await askRepair(session, request, onProgress, control));
}

export function repairAnswerOf(words: Words, request: RepairRequest, repairing: Repairing): RepairAnswer {
  const sources = sourcesOfAttempt(request);
  if (repairing.kind === "rejected") return { outcome: "rejected", problems: problemsOf(repairing.errors, sources) };
  if (repairing.kind === "unfinished") return { outcome: "unfinished", reason: repairing.reason };
  return {
    outcome: "searched",
    ...repairAnswers(words, repairing.whole),
    peersLeftOut: repairing.leftOut.map(decodeBytes),
    unchecked: uncheckedOf(words, repairing.unchecked, sources),
  };
}
