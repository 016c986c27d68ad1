// Compares a submission with its reference: reads both, and asks the question of each function.
import { nth } from "../basis/known.js";
import { Unsupported } from "../explore/shape.js";
import { claimOf } from "../questions/refute/claim.js";
import type { Refutation } from "../questions/refute/refute.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { FunctionVerdict, Verdict, Witness } from "../report/verdict.js";
import { askedPair } from "../subject/asked.js";
import { leftOutOf } from "../subject/left-out.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CheckRequest, CheckSearch } from "./check-request.js";
import { NOTHING_EXPLORED, notDecided } from "./not-decided.js";
import { searchedPair } from "./searched-pair.js";
import { inSequences, sequencedIn } from "./sequences.js";
import type { Emit, SearchTools } from "./tools.js";

export type CheckedPrograms = {
  readonly answers: readonly FunctionVerdict[];
  readonly unchecked: readonly NotChecked[]; // in both programs, and what was left out of the submission
};

/** `emit` tells what is asked, before anything is decided, and each answer: for whoever may have to do without the end. */
export async function checkPrograms(
  languages: AttemptLanguages,
  request: CheckRequest,
  tools: SearchTools,
  emit: Emit<"check"> = () => undefined,
): Promise<Checked<CheckedPrograms>> {
  const read = readAttempt(languages, request);
  if (!read.ok) return read;
  const { asked: all } = read.value;
  const unchecked = uncheckedIn(read.value);
  emit({ kind: "begun", functions: all.map(({ shown }) => shown), unchecked });
  const alone: FunctionVerdict[] = [];
  const groups = sequencedIn(read.value);
  const sequenced = all.filter((asked) => groups.some(({ members }) => members.includes(asked)));
  for (const asked of all) {
    const answer = tools.isCancelled()
      ? notDecided(asked.shown)
      : await checkFunction(read.value, asked, request.search, tools);
    if (!sequenced.includes(asked)) emit({ kind: "decided", answer });
    alone.push(answer);
  }
  const answers = await inSequences(read.value, groups, alone, request.search, tools);
  for (const asked of sequenced) emit({ kind: "decided", answer: nth(answers, all.indexOf(asked)) });
  const wasCompared = answers.some(({ verdict }) => verdict.kind !== "cannot-compare");
  const leftOut = wasCompared ? leftOutOf(read.value.submission) : [];
  return { ok: true, value: { answers, unchecked: [...unchecked, ...leftOut] } };
}

/** What both programs begin with is told once. */
function uncheckedIn({ reference, submission }: ReadAttempt): readonly NotChecked[] {
  const isNew = (notice: NotChecked): boolean =>
    !reference.unchecked.some(({ at }) => at.file === notice.at.file && at.start === notice.at.start);
  return [...notSupported(reference.unchecked), ...notSupported(submission.unchecked).filter(isNew)];
}

async function checkFunction(
  read: ReadAttempt,
  asked: AskedFunction,
  search: CheckSearch,
  tools: SearchTools,
): Promise<FunctionVerdict> {
  const start = tools.now();
  const refused = (verdict: Verdict): FunctionVerdict => ({
    function: asked.shown,
    verdict,
    explored: NOTHING_EXPLORED,
  });
  const paired = askedPair(read, asked, tools.memoryIsLow);
  if (!paired.ok) return refused(paired.verdict);
  const { pair } = paired;
  try {
    const result = await searchedPair(read, asked, pair, search, tools);
    const { paths, runs, steps, solverCalls } = result.searched;
    const explored = { paths, runs, steps, solverCalls, ms: tools.now() - start };
    return { function: asked.shown, verdict: verdictOf(read, asked, pair, search.all, result), explored };
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

function verdictOf(read: ReadAttempt, asked: AskedFunction, pair: Pair, all: number, result: Refutation): Verdict {
  const claim = claimOf(pair, read.exercise, result);
  const [first, ...others] = result.witnesses;
  const show = witnessShower(read, asked, pair);
  if (first === undefined) return withOverflow(claim.verdict, result.byWidth && show(result.byWidth));
  return {
    kind: "differs",
    witness: show(first),
    others: others.slice(0, all - 1).map(show),
    smallest: claim.covered >= first.size - 1,
    smaller: result.agreeing.slice(0, first.size).reduce((sum, count) => sum + (count ?? 0), 0),
    conditions: claim.conditions,
  };
}
