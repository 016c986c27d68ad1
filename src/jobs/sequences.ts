// Functions whose programs remember something between calls, after each was compared alone: the same question about
// sequences of their calls. What it finds is told of the function that is called last.
import { nth } from "../basis/known.js";
import type { Searched } from "../explore/search.js";
import { Unsupported } from "../explore/type-key.js";
import { claimOf } from "../questions/refute/claim.js";
import type { Refutation } from "../questions/refute/refute.js";
import { tryWalks, type WalkJudge } from "../questions/refute/walks.js";
import type { FunctionVerdict, NoSolverLimit, Verdict } from "../report/verdict.js";
import { NoSolver } from "../smt/solver.js";
import type { Sides } from "../subject/aligned.js";
import { betweenOf } from "../subject/asked.js";
import {
  givesChangeable,
  givesMemoryAfter,
  givesSharing,
  groupedByMemory,
  mayForce,
  mayWrite,
  memoriesOf,
} from "../subject/memory.js";
import { referenceSide } from "../subject/names.js";
import { type AskedFunction, submittedSide, UNOBSERVED } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { preconditionsOf } from "../subject/preconditions.js";
import { isAcross, type ReadAttempt, type ReadExercise } from "../subject/read.js";
import { type SequencePair, sequencePair } from "../subject/sequence.js";
import type { Side } from "../subject/subject.js";
import { isAskedFunction, isFunction } from "../subject/values.js";
import type { Both } from "../witness/both.js";
import { judgeByReference } from "../witness/by-reference.js";
import { sequenceShower } from "../witness/shown-sequence.js";
import { bothVerdicts } from "./both-verdicts.js";
import type { CheckSearch } from "./check-request.js";
import { NOTHING_EXPLORED, noSolverIn, nothingKnown } from "./not-decided.js";
import { searchedPair } from "./searched-pair.js";
import type { SearchTools } from "./tools.js";

/** Functions that are called in sequences; after so many arguments, what the only one gives is. */
export type Sequenced = { readonly members: readonly AskedFunction[]; readonly given: number };

/**
 * The functions that one of the two programs remembers something for, in groups that remember the same, with those that
 * nobody asked about; and each that gives a function which may remember something.
 */
export function sequencedIn(read: ReadAttempt): readonly Sequenced[] {
  const given = askedFunctions(read).flatMap((each): readonly Sequenced[] => {
    const after = sidesIn(read, each).flatMap((side) => givesMemoryAfter(side) ?? []);
    return after.length === 0 ? [] : [{ members: [each], given: Math.min(...after) }];
  });
  const groups = groupedByMemory(functionsOf(read), (each) => sidesIn(read, each).flatMap(memoriesOf));
  const sharing = groups.filter(
    (group) =>
      group.some((each) => read.asked.includes(each)) &&
      group.some((each) =>
        sidesIn(read, each).some((side) => mayWrite(side) || mayForce(side) || givesChangeable(side)),
      ),
  );
  return [...sharing.map((members) => ({ members, given: 0 })), ...given];
}

/** Without values: they are what they are when the program is loaded. */
function askedFunctions(read: ReadExercise): readonly AskedFunction[] {
  return read.asked.filter(({ compared }) => isAskedFunction(read, compared));
}

/** What is asked about, and the other functions of the reference's file. */
export function functionsOf(read: ReadExercise): readonly AskedFunction[] {
  const { asked, reference, exercise } = read;
  const others = reference.values.filter(
    (each) =>
      each.isOffered &&
      each.source === exercise.reference.name &&
      isFunction(each) &&
      !asked.some(({ shown }) => shown === each.name),
  );
  const names = [...new Set(others.map(({ name }) => name))];
  return [
    ...askedFunctions(read),
    ...names.map((name) => ({ shown: name, compared: name, ...UNOBSERVED, renamed: undefined })),
  ];
}

/** The function in the programs that have it; of one that nobody asked about, where nothing else has its name. */
function sidesIn(read: ReadAttempt, asked: AskedFunction): readonly Side[] {
  const isThere = read.asked.includes(asked) || !isTaken(read, asked.shown);
  const sides = [referenceSide(read, asked.compared), isThere ? submittedSide(read, asked) : undefined];
  return sides.filter((side) => side !== undefined);
}

/** Beside functions of different names: in one file, nothing tells what else corresponds. */
function isTaken({ exercise, submission }: ReadAttempt, name: string): boolean {
  const { renamed, reference } = exercise;
  if (renamed.length === 0) return false;
  const isOneFile = submission.values.some(({ source }) => source === reference.name);
  return isOneFile || renamed.some((each) => each.submission === name);
}

/** `alone`: what each function came to in one call. Two living results of one function are not compared, which share. */
export async function inSequences(
  read: ReadAttempt,
  sequenced: readonly Sequenced[],
  alone: readonly FunctionVerdict[],
  search: CheckSearch,
  tools: SearchTools,
): Promise<readonly FunctionVerdict[]> {
  let answers = alone;
  for (const group of sequenced) answers = await groupOrNothing(read, group, answers, search, tools);
  const sharing = read.asked.filter((asked) => sidesIn(read, asked).some(givesSharing));
  return answers.map((each) =>
    sharing.some((asked) => isAbout(each, asked)) ? { ...each, verdict: onlyAlone(each.verdict) } : each,
  );
}

/** Who is called with whom depends on what each came to alone: without a solver that had to be asked, nothing is known of any. */
async function groupOrNothing(
  read: ReadAttempt,
  group: Sequenced,
  alone: readonly FunctionVerdict[],
  search: CheckSearch,
  tools: SearchTools,
): Promise<readonly FunctionVerdict[]> {
  const isMember = (answer: FunctionVerdict): boolean => group.members.some((asked) => isAbout(answer, asked));
  const unknown = (why: NoSolverLimit): readonly FunctionVerdict[] =>
    alone.map((answer) =>
      isMember(answer) ? { ...answer, verdict: nothingKnown(why), explored: NOTHING_EXPLORED } : answer,
    );
  const [missing] = alone.filter(isMember).flatMap(({ verdict }) => noSolverIn(verdict) ?? []);
  if (missing !== undefined) return unknown(missing);
  try {
    return await groupInSequences(read, group, alone, search, tools);
  } catch (error) {
    if (error instanceof NoSolver) return unknown(error.why);
    throw error;
  }
}

/** One function after the other that is found to be wrong is left out, as long as others are there. */
async function groupInSequences(
  read: ReadAttempt,
  { members: group, given }: Sequenced,
  alone: readonly FunctionVerdict[],
  search: CheckSearch,
  tools: SearchTools,
): Promise<readonly FunctionVerdict[]> {
  let answers = alone;
  const isAsked = (asked: AskedFunction): boolean => agrees(answers.find((each) => isAbout(each, asked))?.verdict);
  let members = group.filter(
    (each) => sidesIn(read, each).length === 2 && (isAsked(each) || !read.asked.includes(each)),
  );
  while (members.some(isAsked) && !tools.isCancelled()) {
    const started = tools.now();
    const told = await toldOf(read, members, given, search, tools);
    const spent = { searched: told?.searched, ms: tools.now() - started };
    const wrong = told?.differs;
    const isWhole = members.length === group.length;
    answers = withMore(answers, members, spent, ({ verdict, ...answer }) => {
      if (wrong !== undefined && isAbout(answer, wrong.asked)) return wrong.verdict;
      return told !== undefined && isWhole && wrong === undefined
        ? together(verdict, told.together)
        : onlyAlone(verdict);
    });
    if (wrong === undefined) return answers;
    members = members.filter((each) => each !== wrong.asked);
  }
  return answers;
}

/** By both names: one function may be compared with several. */
function isAbout(answer: Pick<FunctionVerdict, "function" | "submissionFunction">, asked: AskedFunction): boolean {
  return answer.function === asked.shown && answer.submissionFunction === asked.renamed;
}

type Spent = { readonly searched: Searched | undefined; readonly ms: number };

/** The claim on each of them rests on what was seen of all; time was spent once. */
function withMore(
  answers: readonly FunctionVerdict[],
  members: readonly AskedFunction[],
  { searched, ms }: Spent,
  told: (answer: FunctionVerdict) => Verdict,
): readonly FunctionVerdict[] {
  const { paths = 0, runs = 0, steps = 0, solverCalls = 0 } = searched ?? {};
  const isMember = (each: FunctionVerdict): boolean => members.some((member) => isAbout(each, member));
  const first = answers.find(isMember);
  return answers.map((each) => {
    if (!isMember(each)) return each;
    const { explored } = each;
    return {
      ...each,
      verdict: told(each),
      explored: {
        paths: explored.paths + paths,
        runs: explored.runs + runs,
        steps: explored.steps + steps,
        solverCalls: explored.solverCalls + solverCalls,
        ms: explored.ms + (each === first ? ms : 0),
      },
    };
  });
}

function agrees(verdict: Verdict | undefined): verdict is Agreeing {
  return verdict?.kind === "agrees" || verdict?.kind === "agrees-so-far";
}

type Agreeing = Extract<Verdict, { kind: "agrees" | "agrees-so-far" }>;

/** What sequences of calls came to. */
type Told = {
  readonly searched: Searched;
  /** The function that is called last where the programs part. */
  readonly differs: { readonly asked: AskedFunction; readonly verdict: Verdict } | undefined;
  readonly together: Verdict;
};

/** Undefined where the functions cannot be called in sequences. */
async function toldOf(
  read: ReadAttempt,
  members: readonly AskedFunction[],
  given: number,
  search: CheckSearch,
  tools: SearchTools,
): Promise<Told | undefined> {
  const sides = members.map((each) => sidesOf(read, each));
  const [first] = members;
  const isPlain = !members.some((each) => preconditionsOf(read.exercise, each.shown).length > 0);
  const sequence = first !== undefined && isPlain ? pairOf(read, sides, given, tools) : undefined;
  if (sequence === undefined || first === undefined) return undefined;
  try {
    const result = await searchedPair(read, first, sequence.pair, search, tools);
    return toldBy(read, members, sequence, withWalks(read, sequence, result, search, tools));
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

/** Where nothing was found, longer sequences are tried. */
function withWalks(
  { exercise }: ReadAttempt,
  { pair }: SequencePair,
  result: Refutation,
  { strategy, seed }: CheckSearch,
  tools: SearchTools,
): Refutation {
  if (result.witnesses.length > 0 || strategy !== "explore" || tools.isCancelled()) return result;
  const judge = judgeByReference(pair, exercise.exceptions, undefined);
  const isTest: WalkJudge<Both>["isTest"] = (input, fuel) => judge.expects(input, fuel) !== undefined;
  const found = tryWalks(pair.reference, { ...judge, isTest }, seed);
  return found === undefined ? result : { ...result, witnesses: [found] };
}

function sidesOf(read: ReadAttempt, asked: AskedFunction): Sides {
  const [reference, submission] = [referenceSide(read, asked.compared), submittedSide(read, asked)];
  if (reference === undefined || submission === undefined)
    throw new Error(`${asked.compared} was compared and is not there`);
  return { reference, submission };
}

/** The function that makes sequences of calls of a function and of those that it shares state with; undefined: it has none. */
export function pairInSequences(read: ReadAttempt, asked: AskedFunction, tools: SearchTools): Pair | undefined {
  const group = sequencedIn(read).find(({ members }) => members.includes(asked));
  const members = group?.members.filter((each) => sidesIn(read, each).length === 2) ?? [];
  if (group === undefined || !members.includes(asked)) return undefined;
  const sides = members.map((each) => sidesOf(read, each));
  return pairOf(read, sides, group.given, tools)?.pair;
}

/** Not where results are looked at through something. */
function pairOf(
  read: ReadAttempt,
  sides: readonly Sides[],
  given: number,
  tools: SearchTools,
): SequencePair | undefined {
  if (isAcross(read) || read.exercise.observe !== undefined) return undefined;
  const offered = { reference: read.operations, submission: read.submissionOperations };
  return sequencePair(sides, given, betweenOf(read, tools.memoryIsLow), offered);
}

/** Nothing is known of later calls. */
export function onlyAlone(verdict: Verdict): Verdict {
  if (!agrees(verdict)) return verdict;
  const { conditions } = verdict;
  if (limitsOf(verdict).some(({ kind }) => kind === "state")) return verdict;
  const upTo = Number.isFinite(verdict.upTo) ? verdict.upTo : 0;
  return { kind: "agrees-so-far", upTo, conditions, limits: [...limitsOf(verdict), { kind: "state" }] };
}

function limitsOf(verdict: Agreeing) {
  return verdict.kind === "agrees" ? [] : verdict.limits;
}

function toldBy(
  read: ReadAttempt,
  members: readonly AskedFunction[],
  sequence: SequencePair,
  result: Refutation,
): Told {
  const claim = claimOf(sequence.pair, read.exercise, result);
  const { searched, witnesses, agreeing } = result;
  const [found] = witnesses;
  if (found === undefined) return { searched, differs: undefined, together: claim.verdict };
  const { witness, last } = sequenceShower(read, sequence, members)(found);
  const verdict: Verdict = {
    kind: "differs",
    witness,
    others: [],
    smallest: claim.covered >= found.size - 1,
    smaller: agreeing.slice(0, found.size).reduce((sum, count) => sum + (count ?? 0), 0),
    conditions: claim.conditions,
  };
  return { searched, differs: { asked: nth(members, last), verdict }, together: verdict };
}

/** Both claims hold. Of functions in several groups, what is said of sequences stands there already. */
function together(alone: Verdict, sequences: Verdict): Verdict {
  const both = bothVerdicts(alone, sequences);
  if (!agrees(both)) return alone;
  const others = both.conditions.filter(({ kind }) => kind !== "sequences");
  return { ...both, conditions: [...others, { kind: "sequences" }] };
}
