// How the cases that an input takes are told in every language: conditions that follow each other together, and a long
// chain of them by how it ends.
import type { HintCase } from "../answer.js";

export type CasePlace = Pick<HintCase, "text" | "line" | "file">;

export type ToldCase =
  | (CasePlace & { readonly kind: "pattern" })
  | { readonly kind: "none"; readonly line: number } // no pattern fits
  | { readonly kind: "conditions"; readonly all: readonly HintCase[] }
  /** After so many that are false. */
  | { readonly kind: "first-true"; readonly condition: HintCase; readonly before: number }
  | { readonly kind: "all-false"; readonly count: number; readonly from: number; readonly to: number };

/** From so many on, a chain is long. */
const LONG = 3;

export function toldCases(cases: readonly HintCase[]): readonly ToldCase[] {
  const told: ToldCase[] = [];
  for (let at = 0; at < cases.length; ) {
    const run = conditionsFrom(cases, at);
    const [taken] = cases.slice(at, at + 1);
    if (run.length > 0) told.push(conditions(run));
    else if (taken !== undefined) told.push(pattern(taken));
    at += Math.max(1, run.length);
  }
  return told;
}

function conditionsFrom(cases: readonly HintCase[], at: number): readonly HintCase[] {
  const end = cases.findIndex(({ holds }, i) => i >= at && holds === undefined);
  return cases.slice(at, end < 0 ? undefined : end);
}

function pattern({ fits, ...taken }: HintCase): ToldCase {
  return fits === false ? { kind: "none", line: taken.line } : { kind: "pattern", ...taken };
}

function conditions(all: readonly HintCase[]): ToldCase {
  const [first, last, before] = [all[0], all.at(-1), all.slice(0, -1)];
  if (all.length < LONG || !first || !last || before.some(({ holds }) => holds)) return { kind: "conditions", all };
  if (last.holds) return { kind: "first-true", condition: last, before: before.length };
  return { kind: "all-false", count: all.length, from: first.line, to: last.line };
}
