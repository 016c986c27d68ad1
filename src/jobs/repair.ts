// Repairs the functions of a submission that are wrong: each in turn, the text of the one before is what is changed next.
import type { Source } from "../core/span.js";
import { Unsupported } from "../explore/type-key.js";
import { usualBudget } from "../questions/refute/refute.js";
import { type Peer, patientByReference } from "../questions/repair/by-reference.js";
import { wordsOf } from "../questions/repair/cost.js";
import type { WrittenChange } from "../questions/repair/edits.js";
import { gatherInputs } from "../questions/repair/inputs.js";
import { ONE_REPAIR, type Repair, type Repaired, repair, type Verified } from "../questions/repair/repair.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { FoundRepair, FunctionRepair, RepairEdit } from "../report/repair.js";
import type { Verdict } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { askedPair } from "../subject/asked.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import type { Input } from "../witness/judge.js";
import { typedInstead } from "./choose-typed.js";
import { decidedWholly } from "./decided.js";
import { NOTHING_EXPLORED } from "./not-decided.js";
import { type ReadyPeers, readyPeers } from "./repair-peers.js";
import type { RepairEffort, RepairRequest } from "./repair-request.js";
import { searchedPair } from "./searched-pair.js";
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
    const isRight =
      again.ok &&
      again.value.functions.length > 0 &&
      again.value.functions.every((each) => isMended(each, request.repair));
    if (isRight) return { ok: true, value: { ...again.value, errors } };
  }
  return done;
}

function isMended({ verdict, repairs: [found], explored }: FunctionRepair, { solution }: RepairEffort): boolean {
  if (verdict.kind === "equal" || verdict.kind === "agrees") return true;
  // Nothing is believed of a text that nobody wrote and nobody has run.
  if (verdict.kind === "agrees-so-far") return explored.paths > 0;
  return found !== undefined && (found.kept || solution);
}

/** `distrust`: so many times the usual work is spent on a function that looks right. */
type Patient = RepairRequest & { readonly distrust?: number };

async function repairAccepted(
  languages: AttemptLanguages,
  request: Patient,
  tools: SearchTools,
): Promise<Checked<RepairedPrograms>> {
  let current = request;
  const functions: FunctionRepair[] = [];
  const leftOut = new Set<string>();
  const read = readAttempt(languages, current);
  if (!read.ok) return read;
  for (const { shown } of read.value.asked) {
    const again = readAttempt(languages, current);
    if (!again.ok) return again;
    const asked = again.value.asked.find((each) => each.shown === shown);
    if (asked === undefined) continue;
    const repaired = await repairFunction(languages, current, again.value, asked, tools, (peers) => {
      for (const name of peers) leftOut.add(name);
    });
    functions.push(repaired);
    const [found] = repaired.repairs;
    if (found !== undefined) current = { ...current, submission: { ...current.submission, text: found.text } };
  }
  const unchecked = notSupported(read.value.submission.unchecked);
  const { submission: base } = request;
  const { text } = current.submission;
  return { ok: true, value: { functions, unchecked, leftOut: [...leftOut], base, errors: [], text } };
}

async function repairFunction(
  languages: AttemptLanguages,
  request: Patient,
  read: ReadAttempt,
  asked: AskedFunction,
  tools: SearchTools,
  onLeftOut: (peers: readonly string[]) => void,
): Promise<FunctionRepair> {
  const start = tools.now();
  const answered = (
    verdict: Verdict,
    repairs: readonly FoundRepair[] = [],
    explored = NOTHING_EXPLORED,
  ): FunctionRepair => ({
    function: asked.shown,
    verdict,
    repairs,
    explored: { ...explored, ms: tools.now() - start },
  });
  const paired = askedPair(read, asked, tools.memoryIsLow);
  if (!paired.ok) return answered(paired.verdict);
  const { pair } = paired;
  const { distrust = 1, search } = request;
  const patient = distrust === 1 ? search : { ...search, budget: distrust * (search.budget ?? usualBudget(pair)) };
  const question = { languages, request: { ...request, search: patient }, read, asked, pair, tools, mayBeProved: true };
  const { verdict, explored } = await decidedWholly(question);
  if (verdict.kind !== "differs") return answered(verdict, [], { ...NOTHING_EXPLORED, ...explored });
  const { exceptions } = read.exercise;
  const searching = {
    quick: quickSolve,
    solver: tools.solver,
    isStopped: tools.isCancelled,
    onProgress: () => undefined,
  };
  const inputs = await gatherInputs(pair, exceptions, searching);
  const settings = {
    budget: request.repair.budget,
    self: [pair.submission.side.name],
    solution: wordsOf(read.exercise.reference.text).length,
    several: { ...ONE_REPAIR, wanted: request.repair.all ?? 1 },
  };
  const repairing = (peers: readonly Peer[], budget: number): Promise<Repaired<Verdict>> => {
    const given = { facts: read.reference.facts, source: read.exercise.reference };
    const own = { facts: read.submission.facts, source: request.submission };
    const patient = patientByReference(pair, exceptions, given, own, peers);
    return repair(
      patient,
      inputs,
      { ...settings, budget },
      {
        isStopped: tools.isCancelled,
        verify: (changes) => verified(languages, request, asked, pair, changes, tools),
      },
    );
  };
  const alone = await repairing([], settings.budget);
  const needsPeers = alone.found[0]?.kept !== true && (request.peers ?? []).length > 0;
  const { peers, leftOut } = needsPeers ? await readyPeers(languages, request, asked, tools) : NO_PEERS;
  onLeftOut(leftOut);
  const helped = peers.length === 0 ? undefined : await repairing(peers, settings.budget * PEERS_SHARE);
  const withPeers = helped?.found[0]?.kept === true;
  const found = withPeers ? helped.found : alone.found;
  const { runs, steps, tried } = sumOf(alone, helped);
  const shown = { withPeers, stopped: tools.isCancelled() };
  const repairs = found.map((each) => shownRepair(request.submission, each, shown));
  const answer = answered(verdict, repairs, { ...NOTHING_EXPLORED, paths: tried, runs, steps });
  return tools.isCancelled() ? { ...answer, stopped: true } : answer;
}

/** Of the budget, once more: what others have is looked at only where the reference alone was of no help. */
const PEERS_SHARE = 0.5;
const NO_PEERS: ReadyPeers = { peers: [], leftOut: [] };

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

/** A first look, which tells where a candidate is wrong. */
const FIRST_LOOK_STEPS = 20_000;
/**
 * A candidate was chosen because it is right on what is known: it deserves more distrust than what somebody wrote. What is
 * not proved is looked at with so many times the work of a check.
 */
const DISTRUST = 4;

/** Reads the changed text, and checks it as any submission, but more thoroughly. */
async function verified(
  languages: AttemptLanguages,
  request: RepairRequest,
  asked: AskedFunction,
  known: Pair,
  changes: readonly WrittenChange[],
  tools: SearchTools,
): Promise<Verified<Verdict>> {
  const submission = { ...request.submission, text: textWith(request.submission.text, changes) };
  const read = readAttempt(languages, { exercise: request.exercise, submission });
  if (!read.ok) return { kind: "unreadable" };
  const again = read.value.asked.find(({ shown }) => shown === asked.shown);
  const paired = again && askedPair(read.value, again, tools.memoryIsLow);
  if (again === undefined || !paired?.ok) return { kind: "refuted", inputs: [] };
  try {
    const { pair } = paired;
    const isSame = pair.reference.ctors === known.reference.ctors;
    const refuting = async (budget: number | undefined): Promise<readonly Input[]> => {
      const { witnesses } = await searchedPair(read.value, again, pair, { ...request.search, budget, all: 3 }, tools);
      return witnesses.map(({ input }) => input);
    };
    const first = await refuting(FIRST_LOOK_STEPS);
    if (first.length > 0) return { kind: "refuted", inputs: isSame ? first : [] };
    const search = { ...request.search, budget: DISTRUST * (request.search.budget ?? usualBudget(pair)) };
    const asking = { ...request, submission, search };
    const question = { languages, request: asking, read: read.value, asked: again, pair, tools };
    const { verdict } = await decidedWholly({ ...question, mayBeProved: true });
    const isRight = verdict.kind === "equal" || verdict.kind === "agrees" || verdict.kind === "agrees-so-far";
    if (tools.isCancelled()) return { kind: "refuted", inputs: [] }; // it was looked at in part only
    if (isRight) return { kind: "accepted", accepted: verdict };
    return { kind: "refuted", inputs: isSame ? await refuting(search.budget) : [] };
  } catch (error) {
    if (error instanceof Unsupported) return { kind: "refuted", inputs: [] };
    throw error;
  }
}

/** Edits that are apart from each other. */
export function textWith(text: string, edits: readonly WrittenChange[]): string {
  const last = [...edits].sort((a, b) => b.at.start - a.at.start);
  return last.reduce((now, { at, text: other }) => now.slice(0, at.start) + other + now.slice(at.end), text);
}
