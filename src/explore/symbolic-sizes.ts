// Measures of a recursion in which something is unknown: what has to be known of them is decided.
import type { Value } from "../core/value.js";
import type { Sizing } from "../eval/primitives/size.js";
import { add, type IntTerm, le, lt, neg } from "../smt/term.js";
import { isInt } from "./equal.js";
import type { Run } from "./run.js";
import { asInt, asValue, isUnknown } from "./unknown.js";

export function sizesIn(run: Run): Sizing {
  const { terms } = run.world;
  const magnitude = (term: IntTerm): IntTerm => (run.branch(le(terms, 0, term)) ? term : neg(term));
  return {
    head: (value) => run.head(value),
    known: (value) => (isUnknown(value) && run.isDecided(value) ? run.look(value) : value),
    isInteger: isInt,
    isLess: (a, b) => {
      run.noteArithmetic(a, b);
      return run.branch(lt(terms, asInt(a), asInt(b)));
    },
    sum: (integers, more): Value =>
      asValue(integers.reduce<IntTerm>((sum, each) => add(sum, magnitude(asInt(each))), more)),
  };
}
