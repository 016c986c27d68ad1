// Compares a submission with its reference: reads both, and asks the question of each function.
import { Unsupported } from "../explore/shape.js";
import { claimOf } from "../questions/refute/claim.js";
import { type Refutation, type RefuteTools, refute, type SeenInSearch } from "../questions/refute/refute.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { Condition, Explored, FunctionVerdict, Verdict, Witness } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { askedPair } from "../subject/asked.js";
import { leftOutOf } from "../subject/left-out.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import type { Both } from "../witness/by-reference.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CoreWitness } from "../witness/witness.js";
import { aboutObjects, atStrings, bothVerdicts } from "./boxed.js";
import type { CheckRequest, CheckSearch } from "./check-request.js";
import { NOTHING_EXPLORED, notDecided } from "./not-decided.js";
import { type NullInputs, nullInputs } from "./null-inputs.js";
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
  const answers: FunctionVerdict[] = [];
  for (const asked of all) {
    const answer = tools.isCancelled()
      ? notDecided(asked.shown)
      : await checkFunction(languages, request, read.value, asked, tools);
    emit({ kind: "decided", answer });
    answers.push(answer);
  }
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
  languages: AttemptLanguages,
  request: CheckRequest,
  read: ReadAttempt,
  asked: AskedFunction,
  tools: SearchTools,
): Promise<FunctionVerdict> {
  const { search } = request;
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
    const first = await decided(read, asked, pair, search, tools);
    const type = first.verdict.kind === "differs" ? undefined : atStrings(read, asked, pair, first.seen);
    const boxed = type && askedPair(read, asked, tools.memoryIsLow, type);
    const both = boxed?.ok ? combined(first, await decided(read, asked, boxed.pair, search, tools)) : first;
    const all =
      both.verdict.kind === "differs" ? both : await alsoAtNull(languages, request, read, asked, pair, both, tools);
    return { function: asked.shown, verdict: all.verdict, explored: { ...all.explored, ms: tools.now() - start } };
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(error.type));
    throw error;
  }
}

type Decided = {
  readonly verdict: Verdict;
  readonly seen: SeenInSearch;
  readonly explored: Omit<Explored, "ms">;
};

async function decided(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  search: CheckSearch,
  tools: SearchTools,
  show = witnessShower(read, asked, pair),
): Promise<Decided> {
  const result = await searchedPair(read, asked, pair, search, tools);
  const { paths, runs, steps, solverCalls } = result.searched;
  const verdict = aboutObjects(read, pair, result.seen, verdictOf(read, pair, search.all, result, show));
  return { verdict, seen: result.seen, explored: { paths, runs, steps, solverCalls } };
}

/** And with null for arguments, where a program asks for it. */
async function alsoAtNull(
  languages: AttemptLanguages,
  request: CheckRequest,
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  found: Decided,
  tools: SearchTools,
): Promise<Decided> {
  const inputs = nullInputs(languages, request, read, asked, pair, tools.memoryIsLow);
  if (inputs === undefined) return found;
  let all: Decided = { ...found, verdict: aboutNull(found.verdict, inputs) };
  for (const each of inputs.pairs) {
    if (all.verdict.kind === "differs") break;
    const here = await decided(inputs.read, asked, each.pair, request.search, tools, each.show);
    all = combined(all, { ...here, verdict: orNoTest(here.verdict) });
  }
  return all;
}

/** Where the reference gives nothing for null, null is no test. */
function orNoTest(verdict: Verdict): Verdict {
  if (verdict.kind !== "agrees-so-far" || !verdict.limits.every(({ kind }) => kind === "untested")) return verdict;
  return { kind: "agrees", upTo: Number.POSITIVE_INFINITY, conditions: verdict.conditions };
}

function aboutNull(verdict: Verdict, { limits }: NullInputs): Verdict {
  if (verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far") return verdict;
  const conditions: readonly Condition[] = [...verdict.conditions, { kind: "no-null-inside" }];
  const before = verdict.kind === "agrees" ? [] : verdict.limits;
  return before.length + limits.length === 0
    ? { kind: "agrees", upTo: verdict.upTo, conditions }
    : {
        kind: "agrees-so-far",
        upTo: limits.length > 0 ? 0 : verdict.upTo,
        conditions,
        limits: [...before, ...limits],
      };
}

/** At two instances of the type. */
function combined(first: Decided, second: Decided): Decided {
  const sum = (of: keyof Decided["explored"]): number => first.explored[of] + second.explored[of];
  return {
    verdict: bothVerdicts(first.verdict, second.verdict),
    seen: first.seen,
    explored: { paths: sum("paths"), runs: sum("runs"), steps: sum("steps"), solverCalls: sum("solverCalls") },
  };
}

/** Looks for an input on which the two part. `onPath` sees every path. */
export function searchedPair(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  { budget, all, strategy, seed }: CheckSearch,
  tools: SearchTools,
  onPath: RefuteTools["onPath"] = () => undefined,
): Promise<Refutation> {
  const { exceptions } = read.exercise;
  const settings = { exceptions, budget, all, strategy, seed };
  return refute(pair, settings, {
    quick: quickSolve,
    solver: tools.solver,
    isStopped: tools.isCancelled,
    onProgress: (paths, size) => tools.onProgress({ function: asked.shown, paths, size }),
    onPath,
  });
}

/** Languages with integers of different widths part where the narrower overflow: no fault of either program's. */
function withOverflow(verdict: Verdict, witness: Witness | undefined): Verdict {
  if (witness === undefined || (verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far")) return verdict;
  const { call, expected, got } = witness;
  return { ...verdict, conditions: [...verdict.conditions, { kind: "overflows", call, expected, got }] };
}

function verdictOf(
  read: ReadAttempt,
  pair: Pair,
  all: number,
  result: Refutation,
  show: (witness: CoreWitness<Both>) => Witness,
): Verdict {
  const claim = claimOf(pair, read.exercise, result);
  const [first, ...others] = result.witnesses;
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
