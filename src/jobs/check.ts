// Compares a submission with its reference: reads both, and asks the question of each function.
import { nth } from "../basis/known.js";
import type { Searched } from "../explore/search.js";
import { Unsupported } from "../explore/type-key.js";
import { claimOfAll, instanceClaim } from "../questions/refute/claim.js";
import type { Refutation } from "../questions/refute/refute.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { Explored, FunctionVerdict, Verdict, Witness } from "../report/verdict.js";
import { askedPair } from "../subject/asked.js";
import { leftOutOf } from "../subject/left-out.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import type { Both } from "../witness/by-reference.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CoreWitness } from "../witness/witness.js";
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
  try {
    const all = await searchedInstances(read, asked, paired.pair, search, tools);
    const verdict = verdictOf(read, asked, search.all, all, paired.pair.reference.instances.others);
    return { function: asked.shown, verdict, explored: { ...exploredIn(all), ms: tools.now() - start } };
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(error.type));
    throw error;
  }
}

/** What came of a function at one instance of its type. */
type SearchedInstance = { readonly pair: Pair; readonly result: Refutation };

/** At each type that its indices can have: most functions have one. */
async function searchedInstances(
  read: ReadAttempt,
  asked: AskedFunction,
  first: Pair,
  search: CheckSearch,
  tools: SearchTools,
): Promise<readonly [SearchedInstance, ...SearchedInstance[]]> {
  const { types } = first.reference.instances;
  const searched = async (pair: Pair): Promise<SearchedInstance> => ({
    pair,
    result: await searchedPair(read, asked, pair, search, tools, undefined, types.length),
  });
  const all: [SearchedInstance, ...SearchedInstance[]] = [await searched(first)];
  for (const type of types.slice(1)) {
    const paired = askedPair(read, asked, tools.memoryIsLow, type);
    if (!paired.ok) throw new Unsupported(type);
    all.push(await searched(paired.pair));
  }
  return all;
}

function exploredIn(all: readonly SearchedInstance[]): Omit<Explored, "ms"> {
  const sum = (count: (searched: Searched) => number): number =>
    all.reduce((total, { result }) => total + count(result.searched), 0);
  return {
    paths: sum(({ paths }) => paths),
    runs: sum(({ runs }) => runs),
    steps: sum(({ steps }) => steps),
    solverCalls: sum(({ solverCalls }) => solverCalls),
  };
}

/** Languages with integers of different widths part where the narrower overflow: no fault of either program's. */
function withOverflow(verdict: Verdict, witness: Witness | undefined): Verdict {
  if (witness === undefined || (verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far")) return verdict;
  const { call, expected, got } = witness;
  return { ...verdict, conditions: [...verdict.conditions, { kind: "overflows", call, expected, got }] };
}

function verdictOf(
  read: ReadAttempt,
  asked: AskedFunction,
  most: number,
  all: readonly [SearchedInstance, ...SearchedInstance[]],
  others: number,
): Verdict {
  const claim = claimOfAll(
    all.map(({ pair, result }) => instanceClaim(pair, read.exercise, result)),
    others,
  );
  const shown = (pair: Pair, witness: CoreWitness<Both>): Witness => witnessShower(read, asked, pair)(witness);
  const found = all.flatMap(({ pair, result }) => result.witnesses.map((witness) => ({ pair, witness })));
  const [first, ...further] = found.sort((a, b) => a.witness.size - b.witness.size); // stable: by instances otherwise
  if (first === undefined) {
    const [{ pair, result }] = all;
    return withOverflow(claim.verdict, result.byWidth && shown(pair, result.byWidth));
  }
  const { size } = first.witness;
  return {
    kind: "differs",
    witness: shown(first.pair, first.witness),
    others: further.slice(0, most - 1).map(({ pair, witness }) => shown(pair, witness)),
    smallest: claim.covered >= size - 1,
    smaller: all.reduce((total, { result }) => total + agreeingBelow(result, size), 0),
    conditions: claim.conditions,
  };
}

function agreeingBelow({ agreeing }: Refutation, size: number): number {
  return agreeing.slice(0, size).reduce((sum, count) => sum + (count ?? 0), 0);
}
