// Inputs that may become tests: what each of them shows, and which are chosen.

import { nth } from "../../basis/known.js";
import { isData, Str } from "../../core/value.js";
import type { Outcome } from "../../eval/outcome.js";
import { minimized, strongestFirst, withoutDominated } from "../../report/suite/select.js";
import type { SuiteTest } from "../../report/suite/suite.js";
import type { ReferenceRun } from "../../witness/both.js";
import type { CoreWitness } from "../../witness/witness.js";
import type { Description } from "../cover/describe.js";
import type { Branches } from "../mutate/strength.js";
import { RANKED_MAX, TEST_WORTH, TESTS_MAX, WHOLE_PATHS } from "./limits.js";

export type Candidate = {
  readonly witness: CoreWitness<ReferenceRun>;
  readonly about: Description;
  readonly cost: number;
  readonly from: SuiteTest["from"];
  readonly differs: boolean;
  readonly way: string;
  readonly size: number;
  /** What it takes to understand it: its size, or how many calls and branches there are on its way. */
  readonly effort: number;
  readonly taken: readonly number[];
  readonly kills: readonly number[];
  readonly key: string;
  /** Branches, outcomes and mutants: whatever a smaller suite must still show. */
  readonly shows: readonly string[];
  /** What else is particular about it, for choosing among those that show as much. */
  readonly traits: readonly string[];
};

/** Before it was run. */
export type Measuring = Omit<Candidate, "taken" | "effort" | "kills" | "traits" | "shows">;

/** With its place among the chosen ones, the strongest first. */
export type Ranked = Candidate & { readonly rank: number };

/** The strongest, and whatever shows a branch or a mutant that they do not; from simple to subtle. */
export function strongestOf(all: readonly Candidate[]): readonly Ranked[] {
  const firsts = strongest(all, TESTS_MAX, TEST_WORTH);
  return ranked([...firsts, ...lacking(all, firsts)]);
}

/** A test of every way, from simple to subtle. */
export function wholeOf(all: readonly Candidate[]): readonly Ranked[] {
  const kept = withoutDominated(all, WHOLE_PATHS);
  return ranked(distinct([...strongest(kept, RANKED_MAX), ...kept]));
}

function ranked(candidates: readonly Candidate[]): readonly Ranked[] {
  return simpleFirst(candidates.map((each, rank) => ({ ...each, rank })));
}

export function strongest(all: readonly Candidate[], most: number, worth = 0): readonly Candidate[] {
  const shown = all.map((each) => ({ each, effort: each.effort, shows: [...each.shows, ...each.traits] }));
  return strongestFirst(shown, most, worth).map(({ each }) => each);
}

/** Some that show whatever branch or mutant the first ones do not. */
function lacking(all: readonly Candidate[], firsts: readonly Candidate[]): readonly Candidate[] {
  const shown = new Set(firsts.flatMap(({ shows }) => shows));
  const left = all.map((each) => ({ ...each, shows: each.shows.filter((thing) => !shown.has(thing)) }));
  const keys = new Set(minimized(left).map(({ key }) => key));
  return all.filter(({ key }) => keys.has(key));
}

export function simpleFirst<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  return [...candidates].sort((a, b) => a.size - b.size || a.cost - b.cost || a.key.length - b.key.length);
}

/** As many as this, spread evenly from simple to subtle. */
export function spread(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  const all = simpleFirst(candidates);
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => nth(all, Math.floor((i * all.length) / most)));
}

export function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ key }) => !seen.has(key) && seen.add(key));
}

export function withShows(each: Omit<Candidate, "shows">, branches: Branches): Candidate {
  return { ...each, shows: showsOf(each, branches) };
}

export function showsOf(each: Omit<Candidate, "shows">, branches: Branches): readonly string[] {
  return [
    ...ownBranches(branches, each.taken).map((event) => `branch ${event}`),
    ...each.kills.map((id) => `mutant ${id}`),
    ...(each.differs ? ["difference"] : []),
    ...(each.witness.seen.expected.outcome.kind === "raised" ? ["exception"] : []),
  ];
}

function ownBranches({ all }: Branches, taken: readonly number[]): readonly number[] {
  const own = new Set(all);
  return taken.filter((event) => own.has(event));
}

/**
 * Each way, each branch with each kind of numbers, and each two branches in a row with each kind of outcome. To be asked
 * when the branches were last told of this input.
 */
export function traitsOf(
  branches: Branches,
  kind: string,
  taken: readonly number[],
  { seen }: CoreWitness<ReferenceRun>,
): readonly string[] {
  const outcome = outcomeWord(seen.expected.outcome);
  return [
    `way ${branches.way()}`,
    `kind ${kind}`,
    ...ownBranches(branches, taken).map((event) => `${kind} branch ${event}`),
    ...branches.pairs().map((pair) => `pair ${pair} ${outcome}`),
  ];
}

/** What a person would look at first. */
function outcomeWord(outcome: Outcome): string {
  if (outcome.kind !== "value") return outcome.kind;
  const { value } = outcome;
  if (typeof value === "number" || typeof value === "bigint")
    return value === 0 ? "zero" : value === 1 ? "one" : value < 0 ? "negative" : "positive";
  if (value instanceof Str) return value.s === "" ? "empty" : "text";
  return typeof value === "boolean" ? String(value) : isData(value) ? value.k.decl.name : "";
}
