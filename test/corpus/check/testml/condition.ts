// The verification condition of a symbolic test case (the paper's section 5.3): that some path of
// the reference gives a value which no path of the submission gives under the same condition. The
// paths of each program part the inputs among themselves, so that is a disjunction over pairs of
// paths, which also has one disjunct for each place where two results may differ. Disjuncts with
// clauses that contradict each other are dropped at once, as the paper's simplification does.
import { Flt, fieldsOf, isData, Str, type Value } from "../../../../src/core/value.js";
import { isInt, textOf } from "../../../../src/explore/equal.js";
import { assume, clearFacts, decided, type KnownBounds, newFacts } from "../../../../src/explore/facts.js";
import { type BoolTerm, eq, Lit, not, same, type Terms } from "../../../../src/smt/term.js";
import type { Guarded } from "./path-run.js";

/** All of these together. */
export type Clauses = readonly Lit[];

/** One of these; none: the programs agree as far as the paths go. */
export type Condition = readonly Clauses[];

export function verificationCondition(
  terms: Terms,
  reference: readonly Guarded[],
  submission: readonly Guarded[],
): Condition {
  const facts = newFacts();
  const [parting, failing]: [Clauses[], Clauses[]] = [[], []];
  for (const { condition, value: expected } of reference) {
    if (expected === undefined) continue; // no test
    for (const { condition: other, value: got } of submission) {
      const both = [...condition, ...other];
      if (!mayHold(facts, both)) continue;
      if (got === undefined) failing.push(both);
      else parting.push(...differences(terms, expected, got).map((clauses) => [...both, ...clauses]));
    }
  }
  // A path that was cut off may not differ at all: those that do for certain come first.
  return [...parting, ...failing].filter((clauses) => mayHold(facts, clauses));
}

function mayHold(facts: KnownBounds, clauses: Clauses): boolean {
  clearFacts(facts);
  for (const lit of clauses) {
    const known = decided(facts, lit.cond);
    if (known !== undefined && known !== lit.side) return false;
    assume(facts, lit);
  }
  return true;
}

/** The ways in which two results can differ. Functions inside are not looked at. */
function differences(terms: Terms, first: Value, second: Value): readonly Clauses[] {
  const found: Clauses[] = [];
  const pending: [Value, Value][] = [[first, second]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [a, b] = next;
    if (a === b) continue;
    if (isData(a) && isData(b)) {
      if (a.k !== b.k) return ALWAYS;
      const others = fieldsOf(b);
      pending.push(...fieldsOf(a).map((field, i): [Value, Value] => [field, others[i] as Value]));
    } else if (isTruth(a) && isTruth(b)) found.push(...exclusive(a, b));
    else {
      const apart = leavesDiffer(terms, a, b);
      if (apart === true) return ALWAYS;
      if (apart !== false) found.push([apart]);
    }
  }
  return found;
}

const ALWAYS: readonly Clauses[] = [[]];

function isTruth(value: unknown): value is BoolTerm & Value {
  return typeof value === "boolean" || value instanceof Lit;
}

/** One of them holds and the other does not. */
function exclusive(a: BoolTerm, b: BoolTerm): readonly Clauses[] {
  return [
    [a, not(b)],
    [not(a), b],
  ]
    .filter((terms) => !terms.includes(false))
    .map((terms) => terms.filter((term) => term instanceof Lit));
}

function leavesDiffer(terms: Terms, a: Value, b: Value): BoolTerm {
  if (isInt(a) && isInt(b)) return not(eq(terms, a, b));
  const [s, t] = [textOf(a), textOf(b)];
  if (s !== undefined && t !== undefined) return not(same(terms, s, t));
  return a instanceof Flt && b instanceof Flt ? !Object.is(a.f, b.f) : a instanceof Str !== b instanceof Str;
}
