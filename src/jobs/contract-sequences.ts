// Contracts of functions whose program remembers something between calls, after each was tried alone: the same question
// after sequences of calls, also of functions without a contract. What it finds is told of the function that is called last.
import { lastOf, nth } from "../basis/known.js";
import { type Name, tupleCtor } from "../core/expr.js";
import { con } from "../core/type.js";
import { type Data, fieldsOf, isData, type Value } from "../core/value.js";
import type { Run } from "../explore/run.js";
import { typeKey, Unsupported } from "../explore/type-key.js";
import { isUnknown } from "../explore/unknown.js";
import { type ExploringStrategy, type Tried, tryContract } from "../questions/contract/contract.js";
import { claimOf } from "../questions/refute/claim.js";
import { tryWalks, type WalkJudge } from "../questions/refute/walks.js";
import type { ContractVerdict, FunctionContract } from "../report/contract.js";
import type { Explored, Limit, Verdict } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { loadingOf } from "../subject/asked.js";
import {
  type ContractSequence,
  contractSequence,
  type SequenceMember,
  sequenceOnObject,
} from "../subject/contract-sequence.js";
import type { Contracted } from "../subject/contracts.js";
import { uncurried } from "../subject/hidden/operation.js";
import { groupedByMemory, mayWrite, memoriesOf } from "../subject/memory.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import { besideVariant } from "../subject/pair.js";
import type { ReadExercise } from "../subject/read.js";
import { callsIn } from "../subject/sequence.js";
import { type Bound, type ContractRun, judgeByContract } from "../witness/by-contract.js";
import { brokenSequenceShower } from "../witness/shown-broken-sequence.js";
import { bothVerdicts } from "./both-verdicts.js";
import { functionsOf, onlyAlone } from "./sequences.js";
import type { TestRequest } from "./test-request.js";
import type { SearchTools } from "./tools.js";
import { ownRefusals, partOf } from "./under-contract.js";

/** Functions that have state in common, which one of them may change; with those that nobody asked about. */
export type SharingState = {
  readonly members: readonly AskedFunction[];
  /** Their state is that of an object, which all of them take first; or the program's own. */
  readonly of: "object" | "program";
};

export function sharingState(read: ReadExercise): readonly SharingState[] {
  const sideOf = ({ compared }: AskedFunction) => referenceSide(read, compared);
  const groups = groupedByMemory(functionsOf(read), (each) => {
    const side = sideOf(each);
    return side === undefined ? [] : memoriesOf(side);
  });
  const isWritten = (group: readonly AskedFunction[]): boolean =>
    group.some((each) => {
      const side = sideOf(each);
      return side !== undefined && mayWrite(side);
    });
  return groups
    .filter((group) => group.some((each) => read.asked.includes(each)) && isWritten(group))
    .map((members) => ({ members, of: "program" }));
}

/** Functions that take the same object first as one of some does. */
export function sharingObjects(read: ReadExercise, isOne: (asked: AskedFunction) => boolean): readonly SharingState[] {
  const byType = new Map<string, AskedFunction[]>();
  for (const each of functionsOf(read)) {
    const [object] = uncurried(referenceSide(read, each.compared)?.type ?? NOTHING).params;
    if (object?.kind !== "con") continue;
    const key = typeKey(object);
    byType.set(key, [...(byType.get(key) ?? []), each]);
  }
  return [...byType.values()].filter((group) => group.some(isOne)).map((members) => ({ members, of: "object" }));
}

const NOTHING = con(tupleCtor(0));

/** Of values that can change, only those were tried that nothing has changed. */
export function isTriedAsMade(verdict: { readonly kind: string; readonly limits?: readonly Limit[] }): boolean {
  return verdict.kind === "agrees-so-far" && verdict.limits?.some(({ kind }) => kind === "mutable") === true;
}

/** What is asked about a program and its contracts. */
export type ContractQuestion = {
  readonly read: ReadExercise;
  readonly contracted: Contracted;
  readonly request: TestRequest;
  readonly tools: SearchTools;
};

/** `alone`: what each function came to in one call. */
export async function inContractSequences(
  question: ContractQuestion,
  groups: readonly SharingState[],
  alone: readonly FunctionContract[],
): Promise<readonly FunctionContract[]> {
  const { strategy } = question.request.search;
  if (strategy === "random") return alone; // nothing is claimed of what was not drawn
  let answers = alone;
  const isOpen = ({ shown }: AskedFunction): boolean =>
    alone.some((each) => each.function === shown && isTriedAsMade(each.verdict));
  for (const group of [...groups, ...sharingObjects(question.read, isOpen)])
    answers = await groupInSequences(question, group, answers, strategy);
  return answers;
}

/** One function after the other that breaks its contract is called by the others from then on, and not asked about. */
async function groupInSequences(
  question: ContractQuestion,
  { members: group, of }: SharingState,
  alone: readonly FunctionContract[],
  strategy: ExploringStrategy,
): Promise<readonly FunctionContract[]> {
  const { tools } = question;
  let answers = alone;
  const isOpen = (asked: AskedFunction): boolean =>
    answers.some((each) => each.function === asked.shown && isHolding(each.verdict));
  while (group.some(isOpen) && !tools.isCancelled()) {
    const started = tools.now();
    const told = await toldOf(question, { members: group, of }, isOpen, strategy);
    const spent = { ...told?.explored, ms: tools.now() - started };
    const { broken } = told ?? {};
    const open = group.filter(isOpen).map(({ shown }) => shown);
    const toldNow = ({ function: name, verdict }: FunctionContract): ContractVerdict => {
      if (broken !== undefined) return name === broken.function ? broken.verdict : verdict;
      if (of === "object") return verdict; // others may change an object too
      if (told === undefined) return withoutLater(verdict);
      return holdsAfterCalls(told.returned.has(name) ? asTested(verdict) : verdict, told);
    };
    answers = answers.map((each) =>
      open.includes(each.function)
        ? { ...each, verdict: toldNow(each), explored: sum(each.explored, spent, each.function === open[0]) }
        : each,
    );
    if (broken === undefined) return answers;
  }
  return answers;
}

type Holding = Extract<ContractVerdict, { kind: "agrees" | "agrees-so-far" }>;

function isHolding(verdict: ContractVerdict | undefined): verdict is Holding {
  return verdict?.kind === "agrees" || verdict?.kind === "agrees-so-far";
}

/** The claim on each of them rests on what was seen of all; time was spent once. */
function sum(before: Explored, more: Partial<Explored>, isFirst: boolean): Explored {
  const { paths = 0, runs = 0, steps = 0, solverCalls = 0, ms = 0 } = more;
  return {
    paths: before.paths + paths,
    runs: before.runs + runs,
    steps: before.steps + steps,
    solverCalls: before.solverCalls + solverCalls,
    ms: before.ms + (isFirst ? ms : 0),
  };
}

/** What sequences of calls came to. */
type Told = {
  readonly explored: Omit<Explored, "ms">;
  readonly broken: { readonly function: string; readonly verdict: ContractVerdict } | undefined;
  readonly claim: Verdict;
  /** Functions that returned in some sequence that was a test. */
  readonly returned: ReadonlySet<string>;
  /** The most calls that a sequence up to a size can have. */
  readonly callsUpTo: (size: number) => number;
  /** Whether every function that shares the state was called. */
  readonly isWhole: boolean;
};

/** Nothing is known of later calls. */
function withoutLater(verdict: ContractVerdict): ContractVerdict {
  return isHolding(verdict) ? (onlyAlone(verdict) as ContractVerdict) : verdict; // which does not differ
}

/** Where no first call is a test, a later one was. */
function asTested(verdict: ContractVerdict): ContractVerdict {
  if (verdict.kind !== "agrees-so-far" || !verdict.limits.every(({ kind }) => kind === "untested")) return verdict;
  return { kind: "agrees", upTo: Number.POSITIVE_INFINITY, conditions: verdict.conditions };
}

/**
 * Both claims hold: that on single calls up to its size, and that on sequences up to theirs, whose last call is the one that
 * was asked about.
 */
export function holdsAfterCalls(
  alone: ContractVerdict,
  { claim, callsUpTo, isWhole }: Pick<Told, "claim" | "callsUpTo" | "isWhole">,
): ContractVerdict {
  const both = isHolding(alone) ? bothVerdicts(alone, claim) : undefined;
  if (!isHolding(alone) || !isHolding(claim as ContractVerdict) || both === undefined) return alone;
  const { upTo: size } = claim as Holding;
  const upTo = Number.isFinite(alone.upTo) ? alone.upTo : size;
  const holding = { ...(both as Holding), upTo };
  const most = callsUpTo(size) - 1;
  if (most < 1 || !isWhole) return withoutLater(holding);
  return { ...holding, conditions: [...holding.conditions, { kind: "after-calls", most, size }] };
}

/** Undefined where the functions cannot be called in sequences. */
async function toldOf(
  question: ContractQuestion,
  group: SharingState,
  isOpen: (asked: AskedFunction) => boolean,
  strategy: ExploringStrategy,
): Promise<Told | undefined> {
  const { tools, request } = question;
  try {
    const made = sequenceOf(question, group, isOpen);
    if (made === undefined || !made.members.some(isOpen)) return undefined;
    const { sequence, members } = made;
    const bound: Bound = { subject: sequence.subject, may: undefined };
    const settings = { ...request.search, strategy, all: 1 };
    const calls = new Set<Name>();
    const tried = await tryContract(bound, settings, {
      quick: quickSolve,
      solver: tools.solver,
      isStopped: tools.isCancelled,
      onProgress: (paths, size) => tools.onProgress({ function: nth(members, 0).shown, paths, size }),
      onKept: (run, args) => {
        for (const each of decidedCalls(run, lastOf(args))) calls.add(each);
      },
    });
    const found = withWalk(question, bound, tried);
    const returned = new Set(
      members.flatMap(({ shown }, i) => (calls.has(nth(sequence.functions, i).call) ? [shown] : [])),
    );
    const isWhole = members.length === group.members.length;
    return { ...toldBy(question, sequence, members, found), returned, isWhole };
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

/** The constructors of a list of calls, as far as a path has decided it. */
function decidedCalls(run: Run, list: Value): readonly Name[] {
  const headOf = (value: Value | undefined): Data | undefined => {
    const known = isUnknown(value) && run.isDecided(value) ? value.chosen : value;
    return known !== undefined && isData(known) ? known : undefined;
  };
  const names: Name[] = [];
  for (let rest = headOf(list); rest !== undefined; ) {
    const [first, more] = fieldsOf(rest);
    const made = headOf(first);
    if (made !== undefined) names.push(made.k.decl.name);
    rest = headOf(more);
  }
  return names;
}

export type MadeSequence = { readonly sequence: ContractSequence; readonly members: readonly AskedFunction[] };

/** Of all functions; or of those that can be called. `isOpen`: whether it counts what one breaks. */
export function sequenceOf(
  {
    read,
    contracted,
    request,
    tools,
  }: Pick<ContractQuestion, "read" | "contracted" | "tools"> & { readonly request: Pick<TestRequest, "robust"> },
  { members: group, of }: SharingState,
  isOpen: (asked: AskedFunction) => boolean,
): MadeSequence | undefined {
  const loading = loadingOf(read, tools.memoryIsLow);
  const memberOf = (asked: AskedFunction): readonly SequenceMember[] => {
    const side = referenceSide(read, asked.compared);
    const refusals = (request.robust ? ownRefusals(read, contracted, asked) : undefined) ?? [];
    return side === undefined ? [] : [{ side, isAsked: isOpen(asked), refusals }];
  };
  const made = (members: readonly AskedFunction[]): MadeSequence | undefined => {
    const called = members.flatMap(memberOf);
    const sequence =
      of === "object"
        ? sequenceOnObject(called, contracted, read.operations, loading)
        : contractSequence(called, contracted, loading);
    return sequence && { sequence, members };
  };
  const whole = made(group);
  if (whole !== undefined || group.length === 1) return whole;
  const callable = group.filter((each) => made([each]) !== undefined);
  return callable.length === 0 || callable.length === group.length ? undefined : made(callable);
}

/** Where nothing was found, longer sequences are tried. */
function withWalk({ request, tools }: ContractQuestion, bound: Bound, tried: Tried): Tried {
  const { strategy, seed } = request.search;
  if (tried.witnesses.length > 0 || strategy !== "explore" || tools.isCancelled()) return tried;
  const judge = judgeByContract(bound);
  const isTest: WalkJudge<ContractRun>["isTest"] = (input, fuel) => judge.judge(input, fuel) !== undefined;
  const found = tryWalks(bound.subject, { ...judge, isTest }, seed);
  return found === undefined ? tried : { ...tried, witnesses: [found] };
}

function toldBy(
  { read, contracted }: ContractQuestion,
  sequence: ContractSequence,
  members: readonly AskedFunction[],
  { witnesses, keeping, searched, seen }: Tried,
): Omit<Told, "isWhole" | "returned"> {
  const { subject } = sequence;
  const result = { witnesses: [], byWidth: undefined, foundAfter: undefined, agreeing: keeping, searched, seen };
  const { verdict, covered, conditions } = claimOf(besideVariant(subject, subject), read.exercise, result);
  const { paths, runs, steps, solverCalls } = searched;
  const told = { explored: { paths, runs, steps, solverCalls }, claim: verdict, callsUpTo: callsIn(subject) };
  const [first] = witnesses;
  if (first === undefined) return { ...told, broken: undefined };
  const show = brokenSequenceShower(read, sequence, members, (asked, number) =>
    partOf(read, contracted, asked, number),
  );
  const { witness, last } = show(first);
  const smaller = keeping.slice(0, witness.size).reduce((total, count = 0) => total + count, 0);
  const smallest = covered >= witness.size - 1;
  const broken: ContractVerdict = { kind: "broken", witness, others: [], smallest, smaller, conditions };
  return { ...told, broken: { function: nth(members, last).shown, verdict: broken } };
}
