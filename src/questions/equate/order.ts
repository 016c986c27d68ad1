// Proofs take primitives that put values of any type in an order for functions of the values alone. They are functions of the
// declarations too: `A < B` is another truth where B is declared before A. So where two programs declare what they have in
// common in different orders, and ask for one, nothing is proved.
import { lookUp } from "../../basis/known.js";
import type { Name } from "../../core/expr.js";
import type { Link } from "../../core/link.js";
import { neededBy } from "../../core/needs.js";
import { boundIn, type CtorDecl, type DataDecl, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import type { Pair } from "../../subject/pair.js";
import type { Side } from "../../subject/subject.js";

export function restsOnOrder({ reference, submission, link }: Pair): boolean {
  const [wanted, tried] = [reference.side, submission.side];
  return !haveSameOrder(wanted.program, tried.program, link) && [wanted, tried].every(asksForOrder);
}

/** Of constructors that correspond, in each family, and of exceptions. */
function haveSameOrder(reference: Program, submission: Program, { ctors }: Link): boolean {
  const ranks = new Map(declared(reference).map(({ name, rank }) => [name, rank]));
  const isInOrder = (all: readonly CtorDecl[]): boolean => {
    const common = all.filter(({ name }) => ranks.has(ctors.get(name) ?? NONE)).sort((a, b) => a.rank - b.rank);
    const there = common.map(({ name }) => lookUp(ranks, ctors.get(name) ?? NONE));
    return there.every((rank, i) => i === 0 || (there[i - 1] ?? 0) < rank);
  };
  return [...submission.data.map(({ ctors: all }: DataDecl) => all), submission.exceptions].every(isInOrder);
}

const NONE = "" as Name;

function declared({ data, exceptions }: Program): readonly CtorDecl[] {
  return [...data.flatMap(({ ctors }) => ctors), ...exceptions];
}

const ORDERING = /^any\.(lt|le|gt|ge|compare|hash)$/;

function asksForOrder({ program, name }: Side): boolean {
  let found = false;
  for (const bound of neededBy(program, name).flatMap(boundIn))
    visit(bound, (e) => {
      found ||= e.kind === "prim" && ORDERING.test(e.op);
      return !found;
    });
  return found;
}
