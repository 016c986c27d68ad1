// The question whether two functions are equal on every input, answered by a proof or not at all.
import type { Certificate } from "../questions/equate/certificate.js";
import { provedConditions } from "../questions/equate/conditions.js";
import { equate } from "../questions/equate/equate.js";
import { provedBy } from "../questions/equate/explain/induction.js";
import { type Statement, statementOf } from "../questions/equate/statement.js";
import type { Proof, Verdict } from "../report/verdict.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt } from "../subject/read.js";

/** What is proved; undefined if nothing is. */
export function provedPair(read: ReadAttempt, pair: Pair): Verdict | undefined {
  const statement = provable(read, pair);
  const equated = statement && equate(statement);
  if (statement === undefined || !equated?.proved) return undefined;
  const { certificate } = equated;
  return {
    kind: "equal",
    proof: proofOf(statement, certificate),
    conditions: provedConditions(pair, statement, certificate),
  };
}

/** What would have to be proved; undefined: proofs do not answer this question. */
export function provable({ exercise }: ReadAttempt, pair: Pair): Statement | undefined {
  const isPlain = exercise.exceptions === "undefined" && pair.reference.instances.types.length <= 1;
  return isPlain ? statementOf(pair, exercise.exceptions) : undefined;
}

export function proofOf(statement: Statement, certificate: Certificate): Proof {
  return {
    terminates: certificate.terminates,
    by: provedBy(statement, certificate),
    lemmas: certificate.lemmas.filter(({ kind }) => kind === "refines").length - 1,
  };
}
