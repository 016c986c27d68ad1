// Both programs of a pair with their code changed in the same way: to see what a difference rests on.
import type { Expr } from "../core/expr.js";
import type { Def } from "../core/program.js";
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
  const defs = side.program.defs.map((def): Def => {
    if (def.kind === "one") return { ...def, bound: change(def.bound) };
    return { ...def, bindings: def.bindings.map((each) => ({ ...each, bound: change(each.bound) })) };
  });
  return { ...side, program: { ...side.program, defs } };
}
