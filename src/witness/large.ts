// Numbers in the text of a submission that say how much it may have to do before it can answer: `Array.fill(1000000)(0)` in
// its object takes a million steps, however small the input. Such a submission gets the time that its numbers ask for, and
// where that is more than we have, nobody knows whether it ends.
import type { Expr, Name } from "../core/expr.js";
import { neededBy } from "../core/needs.js";
import { boundIn, type Program } from "../core/program.js";
import { visit } from "../core/traverse.js";
import type { Pair } from "../subject/pair.js";

const known = new WeakMap<Program, Map<Name, ReadonlySet<number>>>();

/** The largest number that the submission's function needs and the reference's does not have; 0: there is none. */
export function largestNumber({ reference, submission }: Pair): number {
  const shared = numbersIn(reference.side.program, reference.side.name);
  const own = [...numbersIn(submission.side.program, submission.side.name)].filter((number) => !shared.has(number));
  return Math.max(0, ...own);
}

function numbersIn(program: Program, name: Name): ReadonlySet<number> {
  const all = known.get(program) ?? new Map<Name, ReadonlySet<number>>();
  known.set(program, all);
  const numbers = all.get(name) ?? new Set(neededBy(program, name).flatMap(boundIn).flatMap(writtenNumbers));
  all.set(name, numbers);
  return numbers;
}

function writtenNumbers(bound: Expr): readonly number[] {
  const found: number[] = [];
  visit(bound, (e) => {
    if (e.kind === "lit" && e.written && typeof e.value.value === "bigint") found.push(Number(e.value.value));
    return undefined;
  });
  return found;
}
