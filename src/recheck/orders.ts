// Comparisons follow the order in which constructors are declared: `A < B` is false where B stands before A. Terms keep no order,
// so a comparison in the reference and the same one in the submission are one term. Where the two programs order the constructors
// that correspond differently, no comparison is allowed.
import type { Name } from "../core/expr.js";
import { boundIn, type CtorDecl, type Program } from "../core/program.js";
import { visit } from "../core/traverse.js";
import type { Definitions, Theorem } from "./definitions.js";
import { refuse } from "./refusal.js";

const COMPARES = /^any\.(lt|le|gt|ge|compare)$/;

export function refuseOtherOrder(theorem: Theorem, { defs }: Definitions): void {
  if (sameOrder(theorem)) return;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "prim" && COMPARES.test(e.op)) refuse("order", e.op);
      return true;
    });
}

function sameOrder({ reference, submission, ctors }: Theorem): boolean {
  const places = new Map(families(reference.program).flatMap((all) => all.map(({ name, rank }) => [name, rank])));
  const placesOf = (all: readonly CtorDecl[]): readonly number[] =>
    [...all].sort((a, b) => a.rank - b.rank).flatMap(({ name }) => places.get(ctors.get(name) as Name) ?? []); // of those that correspond
  return families(submission.program).every((all) => isIncreasing(placesOf(all)));
}

function families({ data, exceptions }: Program): readonly (readonly CtorDecl[])[] {
  return [...data.map(({ ctors }) => ctors), exceptions];
}

function isIncreasing(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || (numbers[i - 1] ?? number) < number);
}
