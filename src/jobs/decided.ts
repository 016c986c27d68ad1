// What is known of one function of two programs: as its types say; where it tells objects apart also at strings, where it
// takes iterators also with some that go through lists, and where a program asks for null also with null for its arguments. What holds is what holds of all.
import type { Searched } from "../explore/search.js";
import { Unsupported } from "../explore/type-key.js";
import { type Proof, proofOf } from "../questions/equate/proved.js";
import { claimOfAll, instanceClaim } from "../questions/refute/claim.js";
import { generalDifference } from "../questions/refute/general.js";
import { NOTHING_SEEN, type Refutation, type SeenInSearch } from "../questions/refute/refute.js";
import type { Condition, Explored, GeneralInput, Verdict, Witness } from "../report/verdict.js";
import { askedPair } from "../subject/asked.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { AttemptLanguages, ReadAttempt } from "../subject/read.js";
import { speakersOf } from "../subject/speaker.js";
import type { Both } from "../witness/both.js";
import { inputShower, shownGeneral } from "../witness/shown-input.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CoreWitness } from "../witness/witness.js";
import { bothVerdicts } from "./both-verdicts.js";
import { aboutObjects, atStrings } from "./boxed.js";
import type { CheckRequest, CheckSearch } from "./check-request.js";
import { iteratedPair } from "./iterators.js";
import { type NullInputs, nullInputs } from "./null-inputs.js";
import { provedOr } from "./proved.js";
import { searchedPair } from "./searched-pair.js";
import { generalTools, type SearchTools } from "./tools.js";
import { widerConditions, widerInputs, widerPairs } from "./wider.js";

export type Decided = {
  readonly verdict: Verdict;
  readonly seen: SeenInSearch;
  readonly explored: Omit<Explored, "ms">;
};

/** A function of two programs, and who asks about it. */
export type Question = {
  readonly languages: AttemptLanguages;
  readonly request: CheckRequest;
  readonly read: ReadAttempt;
  readonly asked: AskedFunction;
  readonly pair: Pair;
  readonly tools: SearchTools;
  /** What its programs remember between calls is not compared by a proof. */
  readonly mayBeProved: boolean;
};

/** At every instance that is worth a look. */
export async function decidedWholly(question: Question): Promise<Decided> {
  const found = await decidedEverywhere(question);
  return { ...found, verdict: aboutObserver(question.asked, found.verdict) };
}

/** An observer that sees the arguments may say anything of them: the claim names it. */
function aboutObserver({ observer, seesArguments }: AskedFunction, verdict: Verdict): Verdict {
  const isClaim = verdict.kind === "equal" || verdict.kind === "agrees" || verdict.kind === "agrees-so-far"; // for its type
  if (observer === undefined || !seesArguments || !isClaim) return verdict;
  return { ...verdict, conditions: [...verdict.conditions, { kind: "observed", observer }] };
}

async function decidedEverywhere(question: Question): Promise<Decided> {
  const { read, asked, pair, tools } = question;
  const { search } = question.request;
  const proof = proofIn(question);
  if (search.strategy === "prove") return withoutNull(question, aboutClasses(question, onlyProved(proof)));
  const first = await alsoOthers(question, await decided(read, asked, pair, search, tools, undefined, proof));
  const type = first.verdict.kind === "differs" ? undefined : atStrings(read, asked, pair, first.seen);
  const boxed = type && askedPair(read, asked, tools.memoryIsLow, type);
  const both = boxed?.ok ? combined(first, await decided(read, asked, boxed.pair, search, tools)) : first;
  if (both.verdict.kind === "differs") return both;
  const iterated = iteratedPair(read, asked, pair, tools.memoryIsLow);
  const all =
    iterated === undefined
      ? both
      : combined(both, await decided(read, asked, iterated.pair, search, tools, iterated.show));
  if (all.verdict.kind === "differs") return all;
  return alsoAtNull(question, all);
}

const NO_PROOF: Proof = () => undefined;

/** Null is no input that a proof is about. */
function proofIn(question: Question): Proof {
  const { read, pair, request, mayBeProved } = question;
  const { strategy, proof } = request.search;
  const isAsked = mayBeProved && (strategy === "prove" || (strategy === "explore" && proof));
  const found = proofOf(pair, read.exercise.exceptions);
  return isAsked ? () => (asksForNull(question) ? undefined : found()) : NO_PROOF;
}

function onlyProved(proof: Proof): Decided {
  const verdict: Verdict = proof() ?? {
    kind: "agrees-so-far",
    upTo: 0,
    conditions: [],
    limits: [{ kind: "unproved" }],
  };
  return { verdict, seen: NOTHING_SEEN, explored: { paths: 0, runs: 0, steps: 0, solverCalls: 0 } };
}

/** `show`: of this pair alone. */
async function decided(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  search: CheckSearch,
  tools: SearchTools,
  show?: Show,
  proof = NO_PROOF,
): Promise<Decided> {
  const searched = await searchedInstances(read, asked, pair, search, tools, show === undefined, proof);
  const showOf = (each: Pair): Show => show ?? witnessShower(read, asked, each);
  const seen = (searched.find(({ result }) => result.seen.identity) ?? searched[0]).result.seen;
  const general = show === undefined ? await generalIn(read, asked, searched, tools) : undefined;
  const found = verdictOf(read, search.all, searched, pair.reference.instances.others, showOf, proof);
  const verdict = found.kind === "differs" && general ? { ...found, witness: { ...found.witness, general } } : found;
  return { verdict: aboutObjects(read, pair, seen, verdict), seen, explored: exploredIn(searched) };
}

/** The smallest difference with as many parts as can be anything. */
async function generalIn(
  read: ReadAttempt,
  asked: AskedFunction,
  all: readonly SearchedInstance[],
  tools: SearchTools,
): Promise<GeneralInput | undefined> {
  const found = all.flatMap(({ pair, result }) => result.witnesses.slice(0, 1).map((witness) => ({ pair, witness })));
  const [first] = found.sort((a, b) => a.witness.size - b.witness.size);
  if (first === undefined) return undefined;
  const { pair, witness } = first;
  const general = await generalDifference(pair, read.exercise.exceptions, witness, generalTools(tools));
  return general && shownGeneral(inputShower(read, asked, pair.reference, speakersOf(read, pair).reference), general);
}

type Show = (witness: CoreWitness<Both>) => Witness;

/** What came of a function at one instance of its type. */
type SearchedInstance = { readonly pair: Pair; readonly result: Refutation };

/** At each type that its indices can have: most functions have one. */
async function searchedInstances(
  read: ReadAttempt,
  asked: AskedFunction,
  first: Pair,
  search: CheckSearch,
  tools: SearchTools,
  everywhere: boolean,
  proof: Proof,
): Promise<readonly [SearchedInstance, ...SearchedInstance[]]> {
  const types = everywhere ? first.reference.instances.types : [];
  const searched = async (pair: Pair): Promise<SearchedInstance> => ({
    pair,
    result: await searchedPair(read, asked, pair, search, tools, {
      isDecided: () => proof() !== undefined,
      shares: Math.max(1, types.length),
    }),
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

/** And with null for arguments, where a program asks for it. */
async function alsoAtNull(question: Question, found: Decided): Promise<Decided> {
  const { asked, request, tools } = question;
  const inputs = nullsOf(question);
  if (inputs === undefined) return found;
  let all: Decided = { ...found, verdict: aboutNull(found.verdict, inputs) };
  for (const each of inputs.pairs) {
    if (all.verdict.kind === "differs") break;
    const here = await decided(inputs.read, asked, each.pair, request.search, tools, each.show);
    all = combined(all, { ...here, verdict: orNoTest(here.verdict) });
  }
  return all;
}

/** And with arguments of other classes, where a program looks as if it could tell: only a difference is taken from there. */
async function alsoOthers(question: Question, found: Decided): Promise<Decided> {
  const { languages, read, asked, pair, request, tools } = question;
  if (found.verdict.kind === "differs" || pair.reference.disguise !== undefined) return aboutClasses(question, found);
  const wider = widerPairs(languages, request, read, asked, tools.memoryIsLow);
  for (const each of wider?.pairs ?? []) {
    const here = await decided(wider?.read ?? read, asked, each.pair, request.search, tools, each.show);
    if (here.verdict.kind === "differs") return combined(found, here);
  }
  return aboutClasses(question, found);
}

function aboutClasses({ read, asked }: Question, found: Decided): Decided {
  const { verdict } = found;
  if (verdict.kind !== "equal" && verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far") return found;
  const conditions = [...verdict.conditions, ...widerConditions(widerInputs(read, asked))];
  return { ...found, verdict: { ...verdict, conditions } };
}

/** What a proof assumes of null. */
function withoutNull(question: Question, found: Decided): Decided {
  const inputs = found.verdict.kind === "equal" ? nullsOf(question) : undefined;
  return inputs === undefined ? found : { ...found, verdict: aboutNull(found.verdict, inputs) };
}

function asksForNull(question: Question): boolean {
  const inputs = nullsOf(question);
  return inputs !== undefined && inputs.condition.kind !== "no-null";
}

function nullsOf({ languages, request, read, asked, pair, tools }: Question): NullInputs | undefined {
  return nullInputs(languages, request, read, asked, pair, tools.memoryIsLow);
}

/** Where the reference gives nothing for null, null is no test. */
function orNoTest(verdict: Verdict): Verdict {
  if (verdict.kind !== "agrees-so-far" || !verdict.limits.every(({ kind }) => kind === "untested")) return verdict;
  return { kind: "agrees", upTo: Number.POSITIVE_INFINITY, conditions: verdict.conditions };
}

function aboutNull(verdict: Verdict, { limits, condition }: NullInputs): Verdict {
  if (verdict.kind !== "equal" && verdict.kind !== "agrees" && verdict.kind !== "agrees-so-far") return verdict;
  const conditions: readonly Condition[] = [...verdict.conditions, condition];
  if (verdict.kind === "equal") return { ...verdict, conditions };
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

/** Languages with integers of different widths part where the narrower overflow: no fault of either program's. */
function withOverflow(verdict: Verdict, witness: Witness | undefined): Verdict {
  if (witness === undefined || verdict.kind === "differs" || verdict.kind === "cannot-compare") return verdict;
  const { call, expected, got } = witness;
  return { ...verdict, conditions: [...verdict.conditions, { kind: "overflows", call, expected, got }] };
}

function verdictOf(
  read: ReadAttempt,
  most: number,
  all: readonly [SearchedInstance, ...SearchedInstance[]],
  others: number,
  showOf: (pair: Pair) => Show,
  proof: Proof,
): Verdict {
  const claim = claimOfAll(
    all.map(({ pair, result }) => instanceClaim(pair, read.exercise, result)),
    others,
  );
  const shown = (pair: Pair, witness: CoreWitness<Both>): Witness => showOf(pair)(witness);
  const found = all.flatMap(({ pair, result }) => result.witnesses.map((witness) => ({ pair, witness })));
  const [first, ...further] = found.sort((a, b) => a.witness.size - b.witness.size); // stable: by instances otherwise
  if (first === undefined) {
    const [{ pair, result }] = all;
    return withOverflow(provedOr(claim.verdict, proof), result.byWidth && shown(pair, result.byWidth));
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
