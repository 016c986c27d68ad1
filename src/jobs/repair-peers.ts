// Right submissions of others, made ready to give expressions to one that is wrong: a few of the nearest. What is not known
// to be right is checked first, as any submission.
import type { Source } from "../core/span.js";
import type { Peer } from "../questions/repair/by-reference.js";
import { mayBeRight } from "../report/verdict.js";
import { askedPair } from "../subject/asked.js";
import type { Exercise } from "../subject/exercise.js";
import { type AskedFunction, shownInSubmission } from "../subject/observe.js";
import { type AttemptLanguages, readAttempt } from "../subject/read.js";
import { decideFunction } from "./decide-functions.js";
import { nearestFirst, PEERS_MAX } from "./nearest-peers.js";
import type { PeerProgram, RepairRequest } from "./repair-request.js";
import type { SearchTools } from "./tools.js";

/** Of those that turn out to be wrong, so many are looked at besides. */
const WRONG_MAX = 5;

/** `leftOut`: names of those that are not right, or cannot be compared. */
export type ReadyPeers = {
  readonly peers: readonly Peer[];
  /** The same for a changed submission. */
  readonly beside: (submission: Source) => readonly Peer[];
  readonly leftOut: readonly string[];
};

export const NO_PEERS: ReadyPeers = { peers: [], beside: () => [], leftOut: [] };

export async function readyPeers(
  languages: AttemptLanguages,
  request: RepairRequest,
  asked: AskedFunction,
  tools: SearchTools,
): Promise<ReadyPeers> {
  const [peers, chosen, leftOut]: [Peer[], PeerProgram[], string[]] = [[], [], []];
  for (const each of nearestFirst(request.submission.text, request.peers ?? [])) {
    if (peers.length >= PEERS_MAX || leftOut.length > WRONG_MAX || tools.isCancelled()) break;
    const isRight = each.isRight || (await isChecked(languages, request, each, asked, tools));
    const peer = isRight ? peerOf(languages, request, each, asked, tools) : undefined;
    if (peer === undefined) {
      leftOut.push(each.source.name);
      continue;
    }
    peers.push(peer);
    chosen.push(each);
  }
  const beside = (submission: Source): readonly Peer[] =>
    chosen.flatMap((each) => peerOf(languages, { ...request, submission }, each, asked, tools) ?? []);
  return { peers, beside, leftOut };
}

async function isChecked(
  languages: AttemptLanguages,
  request: RepairRequest,
  { source }: PeerProgram,
  { shown }: AskedFunction,
  tools: SearchTools,
): Promise<boolean> {
  const attempt = { ...request, submission: source };
  const read = readAttempt(languages, attempt);
  const asked = read.ok ? read.value.asked.find((each) => each.shown === shown) : undefined;
  if (!read.ok || asked === undefined) return false;
  const { verdict } = await decideFunction({ languages, request: attempt, read: read.value, tools }, asked);
  return mayBeRight(verdict);
}

/** As if it were the reference: what it calls things becomes what the submission calls them. */
function peerOf(
  languages: AttemptLanguages,
  { exercise, submission }: RepairRequest,
  { source: own }: PeerProgram,
  function_: AskedFunction,
  tools: SearchTools,
): Peer | undefined {
  const source = { ...own, name: `peer ${own.name}` }; // two students' files may be called the same
  const { submission: language } = languages;
  const across = languages.reference !== language;
  const read = readAttempt(
    { reference: language, submission: language },
    { exercise: asReference(exercise, source, across), submission },
  );
  const names = [function_.shown, shownInSubmission(function_)];
  const asked = read.ok ? read.value.asked.find((each) => names.includes(each.shown)) : undefined;
  const paired = read.ok && asked ? askedPair(read.value, asked, tools.memoryIsLow) : undefined;
  if (!read.ok || !paired?.ok || paired.pair.common !== undefined) return undefined;
  return { pair: paired.pair, facts: read.value.reference.facts, source };
}

/** It has the names of a submission. What stands in the reference's own file is not in this one. */
function asReference(exercise: Exercise, reference: Exercise["reference"], across: boolean): Exercise {
  const { observe, prelude, renamed } = exercise;
  return {
    ...exercise,
    reference,
    prelude: across ? undefined : prelude,
    given: [],
    observe: across || observe?.source === undefined ? undefined : observe,
    renamed: renamed.map((each) => ({ name: each.submission, submission: each.submission })),
  };
}
