// Functions whose programs remember something between calls, after each was compared alone: the same question about
// sequences of their calls. What it finds is told of the function that is called last.
import type { Def } from "../core/program.js";
import type { Searched } from "../explore/search.js";
import { Unsupported } from "../explore/shape.js";
import { claimOf } from "../questions/refute/claim.js";
import type { Refutation } from "../questions/refute/refute.js";
import type { Condition, Explored, FunctionVerdict, Verdict } from "../report/verdict.js";
import { betweenOf } from "../subject/asked.js";
import { givesMemoryAfter, groupedByMemory, mayWrite, memoriesOf } from "../subject/memory.js";
import { referenceSide, submissionSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { isAcross, type ReadAttempt } from "../subject/read.js";
import { type SequencePair, type Sides, sequencePair } from "../subject/sequence.js";
import type { Side } from "../subject/subject.js";
import { isAskedFunction } from "../subject/values.js";
import { sequenceShower } from "../witness/shown-sequence.js";
import type { CheckSearch } from "./check-request.js";
import { searchedPair } from "./searched-pair.js";
import type { SearchTools } from "./tools.js";

/** Functions that are called in sequences; after so many arguments, what the only one gives is. */
export type Sequenced = { readonly members: readonly AskedFunction[]; readonly given: number };

/**
 * The functions that one of the two programs remembers something for, in groups that remember the same; and each that
 * gives a function which may remember something.
 */
export function sequencedIn(read: ReadAttempt): readonly Sequenced[] {
  const given = functionsIn(read).flatMap((each): readonly Sequenced[] => {
    const sides = [referenceSide(read, each.compared), submissionSide(read, each.compared)];
    const after = sides.flatMap((side) => (side === undefined ? [] : (givesMemoryAfter(side) ?? [])));
    return after.length === 0 ? [] : [{ members: [each], given: Math.min(...after) }];
  });
  return [...sharingIn(read).map((members) => ({ members, given: 0 })), ...given];
}

/** Without values: they are what they are when the program is loaded. */
function functionsIn(read: ReadAttempt): readonly AskedFunction[] {
  return read.asked.filter(({ compared }) => isAskedFunction(read, compared));
}

function sharingIn(read: ReadAttempt): readonly (readonly AskedFunction[])[] {
  const of = (side: Side | undefined): readonly Def[] => (side === undefined ? [] : memoriesOf(side));
  const groups = groupedByMemory(functionsIn(read), ({ compared }) => [
    ...of(referenceSide(read, compared)),
    ...of(submissionSide(read, compared)),
  ]);
  const writes = (side: Side | undefined): boolean => side !== undefined && mayWrite(side);
  return groups.filter((group) =>
    group.some(({ compared }) => writes(referenceSide(read, compared)) || writes(submissionSide(read, compared))),
  );
}

/** `alone`: what each function came to in one call. */
export async function inSequences(
  read: ReadAttempt,
  sequenced: readonly Sequenced[],
  alone: readonly FunctionVerdict[],
  search: CheckSearch,
  tools: SearchTools,
): Promise<readonly FunctionVerdict[]> {
  let answers = alone;
  for (const group of sequenced) answers = await groupInSequences(read, group, answers, search, tools);
  return answers;
}

async function groupInSequences(
  read: ReadAttempt,
  { members: group, given }: Sequenced,
  alone: readonly FunctionVerdict[],
  search: CheckSearch,
  tools: SearchTools,
): Promise<readonly FunctionVerdict[]> {
  const members = group.filter(({ shown }) => alone.some((each) => each.function === shown && agrees(each.verdict)));
  if (members.length === 0 || tools.isCancelled()) return alone;
  const started = tools.now();
  const { tell, searched } = await toldOf(read, members, given, search, tools);
  const ms = tools.now() - started;
  return alone.map((each) => {
    const place = members.findIndex(({ shown }) => shown === each.function);
    if (place < 0) return each;
    // The claim on each of them rests on what was seen of all; time was spent once.
    const explored = withMore(each.explored, searched, place === 0 ? ms : 0);
    return { ...each, verdict: tell(each.function, each.verdict), explored };
  });
}

function withMore(alone: Explored, searched: Searched | undefined, ms: number): Explored {
  const { paths = 0, runs = 0, steps = 0, solverCalls = 0 } = searched ?? {};
  return {
    paths: alone.paths + paths,
    runs: alone.runs + runs,
    steps: alone.steps + steps,
    solverCalls: alone.solverCalls + solverCalls,
    ms: alone.ms + ms,
  };
}

function agrees(verdict: Verdict): verdict is Agreeing {
  return verdict.kind === "agrees" || verdict.kind === "agrees-so-far";
}

type Agreeing = Extract<Verdict, { kind: "agrees" | "agrees-so-far" }>;
type Telling = (shown: string, alone: Verdict) => Verdict;
type Told = { readonly tell: Telling; readonly searched: Searched | undefined };
const NOT_SEARCHED: Told = { tell: (_, alone) => onlyAlone(alone), searched: undefined };

async function toldOf(
  read: ReadAttempt,
  members: readonly AskedFunction[],
  given: number,
  search: CheckSearch,
  tools: SearchTools,
): Promise<Told> {
  const sides = members.map((each) => sidesOf(read, each));
  const [first] = members;
  const sequence = first === undefined ? undefined : pairOf(read, sides, given, tools);
  if (sequence === undefined || first === undefined) return NOT_SEARCHED;
  try {
    const result = await searchedPair(read, first, sequence.pair, search, tools);
    return { tell: tellingOf(read, members, sides, sequence, result), searched: result.searched };
  } catch (error) {
    if (error instanceof Unsupported) return NOT_SEARCHED;
    throw error;
  }
}

function sidesOf(read: ReadAttempt, { compared }: AskedFunction): Sides {
  const [reference, submission] = [referenceSide(read, compared), submissionSide(read, compared)];
  if (reference === undefined || submission === undefined) throw new Error(`${compared} was compared and is not there`);
  return { reference, submission };
}

/** Not where inputs are restricted, or results are looked at through something. */
function pairOf(
  read: ReadAttempt,
  sides: readonly Sides[],
  given: number,
  tools: SearchTools,
): SequencePair | undefined {
  const { given: predicate, observe } = read.exercise;
  if (isAcross(read) || predicate !== undefined || observe !== undefined) return undefined;
  return sequencePair(sides, given, betweenOf(read, tools.memoryIsLow));
}

/** Nothing is known of later calls. */
function onlyAlone(verdict: Verdict): Verdict {
  if (!agrees(verdict)) return verdict;
  const { conditions } = verdict;
  const upTo = Number.isFinite(verdict.upTo) ? verdict.upTo : 0;
  return { kind: "agrees-so-far", upTo, conditions, limits: [...limitsOf(verdict), { kind: "state" }] };
}

function limitsOf(verdict: Agreeing) {
  return verdict.kind === "agrees" ? [] : verdict.limits;
}

function tellingOf(
  read: ReadAttempt,
  members: readonly AskedFunction[],
  sides: readonly Sides[],
  sequence: SequencePair,
  result: Refutation,
): Telling {
  const claim = claimOf(sequence.pair, read.exercise, result);
  const [found] = result.witnesses;
  if (found !== undefined) {
    const { witness, last } = sequenceShower(read, sequence)(found);
    const wrong = members[sides.findIndex(({ reference }) => reference.name === last)]?.shown;
    const verdict: Verdict = {
      kind: "differs",
      witness,
      others: [],
      smallest: claim.covered >= found.size - 1,
      smaller: result.agreeing.slice(0, found.size).reduce((sum, count) => sum + (count ?? 0), 0),
      conditions: claim.conditions,
    };
    return (shown, alone) => (shown === wrong ? verdict : onlyAlone(alone));
  }
  const together = claim.verdict;
  return (_, alone) => (agrees(alone) && agrees(together) ? combined(alone, together) : alone);
}

/** Both claims hold: the smaller one is made. */
function combined(alone: Agreeing, together: Agreeing): Verdict {
  const upTo = Math.min(alone.upTo, together.upTo);
  const limits = [...limitsOf(alone), ...limitsOf(together)].filter(
    (limit, i, all) => all.findIndex((each) => JSON.stringify(each) === JSON.stringify(limit)) === i,
  );
  const more = together.conditions.filter(({ kind }) => !alone.conditions.some((each) => each.kind === kind));
  const conditions: readonly Condition[] = [...alone.conditions, ...more, { kind: "sequences" }];
  return limits.length === 0
    ? { kind: "agrees", upTo, conditions }
    : { kind: "agrees-so-far", upTo, conditions, limits };
}
