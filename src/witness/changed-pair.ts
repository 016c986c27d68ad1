// Both programs of a pair with their code changed in the same way: to see what a difference rests on.
import type { Expr } from "../core/expr.js";
import { mapBound, type Program } from "../core/program.js";
import { sharedCtors } from "../eval/share.js";
import type { Pair } from "../subject/pair.js";
import { running, type Side } from "../subject/subject.js";

/** `change` is given each definition as a whole. */
export function changedPair(pair: Pair, change: (e: Expr) => Expr): Pair {
  const [wanted, tried] = [changed(pair.reference.side, change), changed(pair.submission.side, change)];
  const reference = running(wanted, pair.reference.ctors, memoryIsLow);
  const shared = sharedCtors(pair.link, reference.unit.ctor, wanted.program, tried.program);
  const submission = running(tried, shared, memoryIsLow);
  return {
    ...pair,
    reference: { ...pair.reference, ...reference },
    submission: { ...pair.submission, ...submission },
  };
}

/** What they were before loaded with the memory that there is. */
function memoryIsLow(): boolean {
  return false;
}

function changed(side: Side, change: (e: Expr) => Expr): Side {
  return { ...side, program: changedProgram(side.program, change) };
}

export function changedProgram(program: Program, change: (e: Expr) => Expr): Program {
  return { ...program, defs: program.defs.map((def) => mapBound(def, change)) };
}
