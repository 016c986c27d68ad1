// The results of a class, with what is looked up in them.
import { absurd } from "../../basis/absurd.js";
import type {
  ClassResults,
  Mistake,
  PooledInput,
  RepairGroup,
  Solution,
  SubmissionResult,
  TestScore,
  Way,
} from "../../report/class-results.js";

export type ClassIndex = {
  readonly results: ClassResults;
  readonly submissions: ReadonlyMap<string, SubmissionResult>;
  readonly mistakes: ReadonlyMap<number, Mistake>;
  readonly repairs: ReadonlyMap<number, RepairGroup>;
  readonly solutions: ReadonlyMap<number, Solution>;
  readonly ways: ReadonlyMap<number, Way>;
  readonly inputs: ReadonlyMap<number, PooledInput>;
  readonly tests: ReadonlyMap<number, TestScore>;
  readonly manyFunctions: boolean;
};

export function indexClass(results: ClassResults): ClassIndex {
  return {
    results,
    submissions: byId(results.submissions),
    mistakes: byId(results.mistakes),
    repairs: byId(results.repairs ?? []),
    solutions: byId(results.solutions),
    ways: byId(results.ways),
    inputs: byId(results.inputs),
    tests: byId(results.tests?.tests ?? []),
    manyFunctions: results.assignment.functions.length > 1,
  };
}

/** Submissions that belong together: what a link such as #mistake=3 shows in the table. */
export type LinkedGroup = { readonly kind: GroupKind; readonly id: number };
export type GroupKind = (typeof GROUP_KINDS)[number];
export const GROUP_KINDS = ["mistake", "repair", "solution", "way", "input", "test"] as const;

export function membersOf(index: ClassIndex, { kind, id }: LinkedGroup): readonly string[] {
  switch (kind) {
    case "mistake":
      return index.mistakes.get(id)?.submissions ?? [];
    case "repair":
      return index.repairs.get(id)?.submissions ?? [];
    case "solution":
      return index.solutions.get(id)?.submissions ?? [];
    case "way":
      return index.ways.get(id)?.submissions ?? [];
    case "input":
      return index.inputs.get(id)?.caught ?? [];
    case "test":
      return index.tests.get(id)?.caught ?? [];
    default:
      return absurd(kind);
  }
}

function byId<I, T extends { readonly id: I }>(items: readonly T[]): ReadonlyMap<I, T> {
  return new Map(items.map((item) => [item.id, item]));
}
