// What is asked for: how much work, and how many repairs that differ in what.
import type { Name } from "../../core/expr.js";
import type { Candidate } from "./candidate.js";
import type { WrittenChange } from "./edits.js";
import { areApart } from "./places.js";

export type RepairSettings = {
  /** In steps. */
  readonly budget: number;
  /** Words of the solution: what puts in as much is none. */
  readonly solution: number;
  /** The names of the function that is asked about: calling one of them is a recursive call. */
  readonly self: readonly Name[];
  readonly several: Several;
};

/** How many repairs are looked for, and what makes two of them different. */
export type Several = {
  readonly wanted: number;
  /** Others may cost so much more than the first; where that is little, they are looked for beside it alone. */
  readonly slack: number;
  readonly isOther: (one: Alternative, other: Alternative) => boolean;
};

/** Changes, perhaps of a text that was changed before, and all of them as edits of the student's text. */
export type Alternative = { readonly changes: readonly Candidate[]; readonly edits: readonly WrittenChange[] };

/** Of other kinds, or elsewhere. */
export function differInIdea({ changes: one }: Alternative, { changes: other }: Alternative): boolean {
  const ideas = (all: readonly Candidate[]): string => [...new Set(all.map(({ idea }) => idea))].sort().join();
  return ideas(one) !== ideas(other) || one.every((a) => other.every((b) => areApart(a.place, b.place)));
}

export const ONE_REPAIR: Several = { wanted: 1, slack: Number.POSITIVE_INFINITY, isOther: differInIdea };
