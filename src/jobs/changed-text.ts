// A submission with some changes: its text is read again, looked at for a moment, and checked.
import type { Source } from "../core/span.js";
import { usualBudget } from "../questions/refute/refute.js";
import type { Verified } from "../questions/repair/acceptance.js";
import { textWith, type WrittenChange } from "../questions/repair/edits.js";
import { mayBeRight, type Verdict } from "../report/verdict.js";
import { askedPair } from "../subject/asked.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import type { Input } from "../witness/judge.js";
import { madeOf } from "./affected.js";
import { decideFunction } from "./decide-functions.js";
import { type ChangedTexts, textsJudgedBy } from "./read-again.js";
import type { RepairRequest } from "./repair-request.js";
import { searchedPair } from "./searched-pair.js";
import { pairInSequences } from "./sequences.js";
import type { SearchTools } from "./tools.js";

/** A first look, which tells where a candidate is wrong. */
const FIRST_LOOK_STEPS = 20_000;
/**
 * A candidate was chosen because it is right on what is known: it deserves more distrust than what somebody wrote. What is
 * not proved is looked at with so many times the work of a check; with less where few places were there to choose from.
 */
export const DISTRUST = 4;

function distrustOf(changes: readonly WrittenChange[]): number {
  return Math.min(DISTRUST, 1 + changes.length);
}

export type ChangedText = {
  readonly read: ReadAttempt;
  readonly asked: AskedFunction;
  readonly pair: Pair;
  readonly submission: Source;
  /** Whether it takes the inputs that are known. */
  readonly isAlike: boolean;
};

/** Functions that have to stay right, in the text as it was. */
type Others = { readonly read: ReadAttempt; readonly names: readonly string[] };

/** `known`: the function as it was. */
export function changedTexts(
  languages: AttemptLanguages,
  request: RepairRequest,
  asked: AskedFunction,
  known: Pair,
  kept: Others,
  tools: SearchTools,
): ChangedTexts<ChangedText, Verdict> {
  return textsJudgedBy({
    read: (changes) => changedText(languages, request, asked, known, changes, tools),
    glance: (text) => glanced(text, request, tools),
    verify: async (text, changes) => {
      if (await breaksAny(text, request, kept, tools)) return { kind: "refuted", inputs: [] };
      return verified(languages, request, text, distrustOf(changes), tools);
    },
  });
}

function changedText(
  languages: AttemptLanguages,
  request: RepairRequest,
  { shown }: AskedFunction,
  known: Pair,
  changes: readonly WrittenChange[],
  tools: SearchTools,
): ChangedText | undefined {
  const submission = { ...request.submission, text: textWith(request.submission.text, changes) };
  const read = readAttempt(languages, { exercise: request.exercise, submission });
  const asked = read.ok ? read.value.asked.find((each) => each.shown === shown) : undefined;
  const paired = read.ok && asked ? askedPair(read.value, asked, tools.memoryIsLow) : undefined;
  if (!read.ok || asked === undefined || !paired?.ok) return undefined;
  const pair = pairInSequences(read.value, asked, tools) ?? paired.pair;
  const isAlike = pair.reference.ctors === known.reference.ctors;
  return { read: read.value, asked, pair, submission, isAlike };
}

async function glanced(text: ChangedText, request: RepairRequest, tools: SearchTools): Promise<Verified<undefined>> {
  const inputs = await refuting(text, request, FIRST_LOOK_STEPS, tools);
  return inputs === undefined ? { kind: "accepted", accepted: undefined } : { kind: "refuted", inputs };
}

/** Undefined: no input was found. */
export async function refuting(
  { read, asked, pair, isAlike }: Omit<ChangedText, "submission">,
  { search }: RepairRequest,
  budget: number,
  tools: SearchTools,
): Promise<readonly Input[] | undefined> {
  const { witnesses } = await searchedPair(read, asked, pair, { ...search, budget, all: 3 }, tools);
  if (witnesses.length === 0) return undefined;
  return isAlike ? witnesses.map(({ input }) => input) : [];
}

/** Whether a first look at others that were right shows that one is not any more; in the end all are checked together. */
async function breaksAny(
  { read }: ChangedText,
  request: RepairRequest,
  before: Others,
  tools: SearchTools,
): Promise<boolean> {
  for (const asked of read.asked.filter(({ shown }) => before.names.includes(shown))) {
    const paired = askedPair(read, asked, tools.memoryIsLow);
    if (!paired.ok) return true;
    const was = before.read.asked.find(({ shown }) => shown === asked.shown);
    const pairedBefore = was && askedPair(before.read, was, tools.memoryIsLow);
    if (pairedBefore?.ok && madeOf(pairedBefore.pair) === madeOf(paired.pair)) continue;
    const other = { read, asked, pair: paired.pair, isAlike: true };
    if ((await refuting(other, request, FIRST_LOOK_STEPS, tools)) !== undefined) return true;
  }
  return false;
}

/** As any submission, but more thoroughly. */
async function verified(
  languages: AttemptLanguages,
  request: RepairRequest,
  text: ChangedText,
  distrust: number,
  tools: SearchTools,
): Promise<Verified<Verdict>> {
  const { pair, submission, read, asked } = text;
  const search = { ...request.search, budget: distrust * (request.search.budget ?? usualBudget(pair)) };
  const checking = { languages, request: { ...request, submission, search }, read, tools };
  const { verdict } = await decideFunction(checking, asked);
  if (tools.isCancelled()) return { kind: "refuted", inputs: [] }; // it was looked at in part only
  if (mayBeRight(verdict)) return { kind: "accepted", accepted: verdict };
  return { kind: "refuted", inputs: (await refuting(text, request, search.budget, tools)) ?? [] };
}
