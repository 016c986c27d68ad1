// What is known of one function of two programs: as its types say; where it tells objects apart also at strings, and where
// a program asks for null also with null for its arguments. What holds is what holds of all.
import { claimOf } from "../questions/refute/claim.js";
import type { Refutation, SeenInSearch } from "../questions/refute/refute.js";
import type { Condition, Explored, Verdict, Witness } from "../report/verdict.js";
import { askedPair } from "../subject/asked.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { AttemptLanguages, ReadAttempt } from "../subject/read.js";
import type { Both } from "../witness/by-reference.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CoreWitness } from "../witness/witness.js";
import { aboutObjects, atStrings, bothVerdicts } from "./boxed.js";
import type { CheckRequest, CheckSearch } from "./check-request.js";
import { type NullInputs, nullInputs } from "./null-inputs.js";
import { searchedPair } from "./searched-pair.js";
import type { SearchTools } from "./tools.js";

export type Decided = {
  readonly verdict: Verdict;
  readonly seen: SeenInSearch;
  readonly explored: Omit<Explored, "ms">;
};

/** At every instance that is worth a look. */
export async function decidedWholly(
  languages: AttemptLanguages,
  request: CheckRequest,
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  tools: SearchTools,
): Promise<Decided> {
  const { search } = request;
  const first = await decided(read, asked, pair, search, tools);
  const type = first.verdict.kind === "differs" ? undefined : atStrings(read, asked, pair, first.seen);
  const boxed = type && askedPair(read, asked, tools.memoryIsLow, type);
  const both = boxed?.ok ? combined(first, await decided(read, asked, boxed.pair, search, tools)) : first;
  if (both.verdict.kind === "differs") return both;
  return alsoAtNull(languages, request, read, asked, pair, both, tools);
}

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
