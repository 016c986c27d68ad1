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
import type { Verdict } from "../report/verdict.js";
import { quickSolve } from "../smt/quick/quick-solve.js";
import { askedPair } from "../subject/asked.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import { changedTexts, DISTRUST } from "./changed-text.js";
import { typedInstead } from "./choose-typed.js";
import { decidedWholly } from "./decided.js";
import { NOTHING_EXPLORED } from "./not-decided.js";
import { NO_PEERS, type ReadyPeers, readyPeers } from "./repair-peers.js";
import type { RepairEffort, RepairRequest } from "./repair-request.js";
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
type Distrusted = RepairRequest & { readonly distrust?: number };

async function repairAccepted(
  languages: AttemptLanguages,
  request: Distrusted,
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
  request: Distrusted,
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
  const { distrust = 1 } = request;
  const budget = distrust === 1 ? request.search.budget : distrust * (request.search.budget ?? usualBudget(pair));
  const search = { ...request.search, budget };
  const question = { languages, request: { ...request, search }, read, asked, pair, tools, mayBeProved: true };
  const { verdict, explored } = await decidedWholly(question);
  if (verdict.kind !== "differs") return answered(verdict, [], { ...NOTHING_EXPLORED, ...explored });
  const { exceptions } = read.exercise;
  const searching = {
    quick: quickSolve,
    solver: tools.solver,
    isStopped: tools.isCancelled,
    onProgress: () => undefined,
  };
  const inputs = await gatherInputs(pair, exceptions, FEW_INPUTS, searching);
  const moreInputs = once(() => gatherInputs(pair, exceptions, MANY_INPUTS, searching));
  const settings = {
    budget: request.repair.budget,
    self: [pair.submission.side.name],
    solution: wordsOf(read.exercise.reference.text).length,
    several: { ...ONE_REPAIR, wanted: request.repair.all ?? 1 },
  };
  const texts = changedTexts(languages, request, asked, pair, tools);
  const repairing = ({ peers, beside }: ReadyPeers, budget: number): Promise<Repaired<Verdict>> => {
    const given = { facts: read.reference.facts, source: read.exercise.reference };
    const patientOf = (of: Pair, facts: Facts, source: Source, others: readonly Peer[]): Patient =>
      patientByReference(of, exceptions, given, { facts, source }, others);
    return repair(
      patientOf(pair, read.submission.facts, request.submission, peers),
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
  onLeftOut(others.leftOut);
  const helped = others.peers.length === 0 ? undefined : await repairing(others, settings.budget * PEERS_SHARE);
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
