// The question whether two functions are equal on every input, answered by a proof or not at all.
import { provedConditions } from "../questions/equate/conditions.js";
import { equate } from "../questions/equate/equate.js";
import { statementOf } from "../questions/equate/statement.js";
import type { Verdict } from "../report/verdict.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt } from "../subject/read.js";

/** What is proved; undefined if nothing is. */
export function provedPair({ exercise }: ReadAttempt, pair: Pair): Verdict | undefined {
  const isPlain = exercise.exceptions === "undefined" && pair.reference.instances.types.length <= 1;
  if (!isPlain) return undefined;
  const statement = statementOf(pair, exercise.exceptions);
  const equated = equate(statement);
  if (!equated.proved) return undefined;
  const { certificate } = equated;
  return {
    kind: "equal",
    proof: {
      terminates: certificate.terminates,
      lemmas: certificate.lemmas.filter(({ kind }) => kind === "refines").length - 1,
    },
    conditions: provedConditions(pair, statement, certificate),
  };
}
