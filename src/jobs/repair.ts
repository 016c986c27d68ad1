// Repairs the functions of a submission that are wrong: each in turn, the text of the one before is what is changed next.
import type { Source } from "../core/span.js";
import type { Facts } from "../language/facts.js";
import { usualBudget } from "../questions/refute/refute.js";
import type { Repair } from "../questions/repair/acceptance.js";
import { type Peer, patientByReference } from "../questions/repair/by-reference.js";
import { wordsOf } from "../questions/repair/cost.js";
import { textWith } from "../questions/repair/edits.js";
import { FEW_INPUTS, gatherInputs, MANY_INPUTS } from "../questions/repair/inputs.js";
import type { Patient } from "../questions/repair/patient.js";
import { type Repaired, repair } from "../questions/repair/repair.js";
import { ONE_REPAIR } from "../questions/repair/settings.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { FoundRepair, FunctionRepair, RepairEdit } from "../report/repair.js";
import { type Explored, mayBeRight, type Verdict } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { askedPair } from "../subject/asked.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import { madeOf, usedBy } from "./affected.js";
import { changedTexts, DISTRUST, refuting } from "./changed-text.js";
import { typedInstead } from "./choose-typed.js";
import { decideFunction } from "./decide-functions.js";
import { NOTHING_EXPLORED } from "./not-decided.js";
import { NO_PEERS, type ReadyPeers, readyPeers } from "./repair-peers.js";
import type { RepairEffort, RepairRequest } from "./repair-request.js";
import { pairInSequences } from "./sequences.js";
import type { SearchTools } from "./tools.js";

export type RepairedPrograms = {
  readonly functions: readonly FunctionRepair[];
  readonly unchecked: readonly NotChecked[];
  /** Peers that were looked at and are not right: nothing was taken from them. */
  readonly leftOut: readonly string[];
  /** What the first change is of: the submission, or a text that has a type where it has none. */
  readonly base: Source;
  /** Why the submission itself was rejected; nothing: it was not. */
  readonly errors: readonly Diagnostic[];
  /** The submission with the first repair of each function. */
  readonly text: string;
};

/** Of a submission that is rejected, only what becomes right is told: otherwise the error stands. */
export async function repairPrograms(
  languages: AttemptLanguages,
  request: RepairRequest,
  tools: SearchTools,
): Promise<Checked<RepairedPrograms>> {
  const done = await repairAccepted(languages, request, tools);
  if (done.ok) return done;
  for (const { submission, errors } of await typedInstead(languages, request, tools)) {
    const again = await repairAccepted(languages, { ...request, submission, distrust: DISTRUST }, tools);
    const isMendedWhole =
      again.ok &&
      again.value.functions.length > 0 &&
      again.value.functions.every((each) => isMended(each, request.repair));
    if (isMendedWhole) return { ok: true, value: { ...again.value, errors } };
  }
  return done;
}

function isMended(
  { verdict, mended = verdict, repairs: [found], explored }: FunctionRepair,
  { solution }: RepairEffort,
): boolean {
  if (found !== undefined) return found.kept || solution;
  // Nothing is believed of a text that nobody wrote and nobody has run.
  if (mended.kind === "agrees-so-far") return explored.paths > 0;
  return mayBeRight(mended);
}

/** `distrust`: so many times the usual work is spent on a function that looks right. */
type Distrusted = RepairRequest & { readonly distrust?: number };

async function repairAccepted(
  languages: AttemptLanguages,
  request: Distrusted,
  tools: SearchTools,
): Promise<Checked<RepairedPrograms>> {
  let current = request;
  const functions: FunctionRepair[] = [];
  const leftOut = new Set<string>();
  const read = readAttempt(languages, request);
  if (!read.ok) return read;
  for (const own of read.value.asked.filter(({ shown }) => shown === (request.about ?? shown))) {
    const start = tools.now();
    const first = await knownOf(languages, request, read.value, own, tools);
    const uses = request.about && first.pair && usedOf(first.pair, read.value, own, tools);
    if (uses !== undefined) {
      functions.push({ function: own.shown, verdict: first.verdict, repairs: [], uses, explored: first.explored });
      continue;
    }
    const again = current === request ? read : readAttempt(languages, current);
    if (!again.ok) return again;
    const now = await knownNow(languages, current, again.value, first, tools);
    const kept = functions.filter(isRightNow).map((each) => each.function);
    const repaired =
      now.pair !== undefined && now.tried !== undefined && now.verdict.kind === "differs"
        ? await repairFunction(
            { languages, request: current, read: again.value, ...now, pair: now.pair, tried: now.tried, kept },
            tools,
            leftOut,
          )
        : unrepaired(first, now);
    const explored = { ...repaired.explored, ms: tools.now() - start };
    functions.push({ function: own.shown, verdict: first.verdict, ...repaired, explored });
    const [found] = repaired.repairs;
    if (found !== undefined) current = { ...current, submission: { ...current.submission, text: found.text } };
  }
  const unchecked = notSupported(read.value.submission.unchecked);
  const { submission: base } = request;
  const { text } = current.submission;
  return { ok: true, value: { functions, unchecked, leftOut: [...leftOut], base, errors: [], text } };
}

/** A function of a text, and what is known of it. */
type Known = {
  readonly asked: AskedFunction;
  readonly verdict: Verdict;
  readonly pair: Pair | undefined;
  /** What candidates are run on: sequences of calls, where its programs remember something between them. */
  readonly tried: Pair | undefined;
  readonly explored: Explored;
};

type FoundRepairs = Pick<FunctionRepair, "repairs" | "mended" | "stopped" | "explored">;

async function knownOf(
  languages: AttemptLanguages,
  request: Distrusted,
  read: ReadAttempt,
  asked: AskedFunction,
  tools: SearchTools,
): Promise<Known> {
  const paired = askedPair(read, asked, tools.memoryIsLow);
  const nothing = { pair: undefined, tried: undefined, explored: NOTHING_EXPLORED };
  if (!paired.ok) return { asked, verdict: paired.verdict, ...nothing };
  const { pair } = paired;
  const tried = pairInSequences(read, asked, tools) ?? pair;
  const { distrust = 1 } = request;
  const budget = distrust === 1 ? request.search.budget : distrust * (request.search.budget ?? usualBudget(pair));
  const asking = { ...request, search: { ...request.search, budget } };
  const { verdict, explored } = await decideFunction({ languages, request: asking, read, tools }, asked);
  return { asked, pair, tried, verdict, explored };
}

/** The same in the text as it is now: looked at again where a change may concern it. */
async function knownNow(
  languages: AttemptLanguages,
  request: Distrusted,
  read: ReadAttempt,
  first: Known,
  tools: SearchTools,
): Promise<Known> {
  const asked = read.asked.find(({ shown }) => shown === first.asked.shown);
  if (asked === undefined || first.tried === undefined) return { ...first, pair: undefined, tried: undefined };
  const paired = askedPair(read, asked, tools.memoryIsLow);
  const tried = paired.ok ? (pairInSequences(read, asked, tools) ?? paired.pair) : undefined;
  if (paired.ok && tried !== undefined && madeOf(tried) === madeOf(first.tried))
    return { ...first, asked, pair: paired.pair, tried };
  return knownOf(languages, request, read, asked, tools);
}

/** One of the others that are asked about. */
function usedOf(pair: Pair, read: ReadAttempt, own: AskedFunction, tools: SearchTools): string | undefined {
  const used = usedBy(pair);
  return read.asked.find((each) => {
    const other = each.shown === own.shown ? undefined : askedPair(read, each, tools.memoryIsLow);
    return other?.ok && used.has(other.pair.submission.side.name);
  })?.shown;
}

function unrepaired({ verdict }: Known, now: Known): FoundRepairs {
  const isMendedNow = !mayBeRight(verdict) && mayBeRight(now.verdict);
  return { repairs: [], explored: now.explored, ...(isMendedNow && { mended: now.verdict }) };
}

function isRightNow({ verdict, mended = verdict, repairs }: FunctionRepair): boolean {
  return repairs.length > 0 || mayBeRight(mended);
}

/** A function that differs. `kept`: functions that are right, and have to stay so. */
type Wrong = {
  readonly languages: AttemptLanguages;
  readonly request: Distrusted;
  readonly read: ReadAttempt;
  readonly asked: AskedFunction;
  readonly pair: Pair;
  readonly tried: Pair;
  readonly kept: readonly string[];
};

async function repairFunction(
  { languages, request, read, asked, pair, tried, kept }: Wrong,
  tools: SearchTools,
  leftOut: Set<string>,
): Promise<FoundRepairs> {
  const { exceptions } = read.exercise;
  const searching = {
    quick: quickSolve,
    solver: tools.solver,
    isStopped: tools.isCancelled,
    onProgress: () => undefined,
  };
  const whole = request.search.budget ?? usualBudget(tried);
  const refuted = once(
    async () => (await refuting({ read, asked, pair: tried, isAlike: true }, request, whole, tools)) ?? [],
  );
  const inputs = await gatherInputs(tried, exceptions, FEW_INPUTS, searching, refuted);
  const moreInputs = once(() => gatherInputs(tried, exceptions, MANY_INPUTS, searching, refuted));
  const settings = {
    budget: request.repair.budget,
    self: [pair.submission.side.name],
    solution: wordsOf(read.exercise.reference.text).length,
    several: { ...ONE_REPAIR, wanted: request.repair.all ?? 1 },
  };
  const texts = changedTexts(languages, request, asked, tried, { read, names: kept }, tools);
  const repairing = ({ peers, beside }: ReadyPeers, budget: number): Promise<Repaired<Verdict>> => {
    const given = { facts: read.reference.facts, source: read.exercise.reference };
    const patientOf = (of: Pair, facts: Facts, source: Source, others: readonly Peer[]): Patient =>
      patientByReference(of, exceptions, given, { facts, source }, others);
    const patient = patientOf(tried, read.submission.facts, request.submission, peers);
    const { solution } =
      tried === pair ? patient : patientOf(pair, read.submission.facts, request.submission, NO_PEERS.peers);
    return repair(
      { ...patient, solution },
      inputs,
      { ...settings, budget },
      {
        isStopped: tools.isCancelled,
        moreInputs,
        solving: searching,
        glance: texts.glance,
        verify: texts.verify,
        readAgain: async (changes) => {
          const now = texts.read(changes);
          if (now === undefined || !now.isAlike) return undefined;
          return patientOf(now.pair, now.read.submission.facts, now.submission, beside(now.submission));
        },
      },
    );
  };
  const alone = await repairing(NO_PEERS, settings.budget);
  const needsPeers = alone.found[0]?.kept !== true && (request.peers ?? []).length > 0;
  const others = needsPeers ? await readyPeers(languages, request, asked, tools) : NO_PEERS;
  for (const name of others.leftOut) leftOut.add(name);
  const helped = others.peers.length === 0 ? undefined : await repairing(others, settings.budget * PEERS_SHARE);
  const withPeers = helped?.found[0]?.kept === true;
  const found = withPeers ? helped.found : alone.found;
  const spent = sumOf(alone, helped);
  const shown = { withPeers, stopped: tools.isCancelled() };
  const repairs = found.map((each) => shownRepair(request.submission, each, shown));
  const explored = { ...NOTHING_EXPLORED, paths: spent.tried, runs: spent.runs, steps: spent.steps };
  return { repairs, explored, ...(tools.isCancelled() && { stopped: true }) };
}

/** Of the budget, once more: what others have is looked at only where the reference alone was of no help. */
const PEERS_SHARE = 0.5;

function sumOf(first: Repaired<Verdict>, second: Repaired<Verdict> | undefined) {
  const sum = (of: "runs" | "steps" | "tried"): number => first[of] + (second?.[of] ?? 0);
  return { runs: sum("runs"), steps: sum("steps"), tried: sum("tried") };
}

/** `withPeers`: what right submissions of others have may be in it. `stopped`: it may be larger than it needs to be. */
export function shownRepair<Claim>(
  { text }: Source,
  found: Repair<Claim>,
  { withPeers = false, stopped = false } = {},
): FoundRepair<Claim> {
  const { cost, accepted } = found;
  const edits = found.edits.map(
    ({ at, text: after, idea }): RepairEdit => ({
      at,
      before: text.slice(at.start, at.end),
      after,
      idea,
    }),
  );
  return {
    edits,
    cost,
    kept: found.kept,
    minimised: !stopped,
    withPeers,
    claim: accepted,
    text: textWith(text, found.edits),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
