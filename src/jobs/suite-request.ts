// What `suite` is asked: plain data, since it crosses threads, with every default filled in.

import type { Source } from "../core/span.js";
import { type Costs, USUAL_COSTS } from "../questions/cover/costs.js";
import type { SuiteSettings } from "../questions/suite/settings.js";
import type { Exercise } from "../subject/exercise.js";
import type { SolverChoice } from "./tools.js";

export type SuiteRequest = SuiteSettings & {
  readonly exercise: Exercise;
  /** Whose paths are taken, in place of the reference's. */
  readonly submission: Source | undefined;
  readonly solver: SolverChoice;
};

export const USUAL_INPUTS = 14;
export const USUAL_PATHS_MAX = 100_000;
export const USUAL_STEPS_MAX = 200_000_000;
/** An automatic budget ends by steps, so that every machine makes the same suite. */
export const AUTO_STEPS_MAX = 1_000_000;

/** What one thing costs, as users say it: `call:find` is 0. */
export type Price = {
  readonly kind: "call" | "match" | "branch" | "size";
  /** Of a function or module that is called, or of a constructor; undefined: whatever it is. */
  readonly name: string | undefined;
  readonly cost: number;
};

/** What is priced, without its cost; undefined: nothing is. */
export function pricedThing(text: string): Omit<Price, "cost"> | undefined {
  const [, kind, name] = /^(call|match|branch|size)(?::(\S+))?$/s.exec(text) ?? [];
  if (kind === undefined || (name !== undefined && kind !== "call" && kind !== "match")) return undefined;
  return { kind: kind as Price["kind"], name };
}

/** The later of two prices of one thing counts. */
export function costsOf(prices: readonly Price[]): Costs {
  const named = (kind: Price["kind"]): ReadonlyMap<string, number> =>
    new Map(prices.flatMap(({ kind: own, name, cost }) => (own === kind && name !== undefined ? [[name, cost]] : [])));
  const general = prices.flatMap(({ kind, name, cost }) => (name === undefined ? [[kind, cost] as const] : []));
  return { ...USUAL_COSTS, ...Object.fromEntries(general), calls: named("call"), matches: named("match") };
}
