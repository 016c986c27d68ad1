// The question whether two functions are equal on every input, answered by a proof or not at all; and what a proof adds to
// what a search has shown.
import { type Certificate, mentions } from "../questions/equate/certificate.js";
import { provedConditions } from "../questions/equate/conditions.js";
import { equate } from "../questions/equate/equate.js";
import { provedBy } from "../questions/equate/explain/induction.js";
import { type Statement, statementOf } from "../questions/equate/statement.js";
import type { Condition, Limit, Verdict } from "../report/verdict.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt } from "../subject/read.js";

export type Equal = Extract<Verdict, { kind: "equal" }>;

/** That the two are equal, if that can be proved. */
export type Proof = () => Equal | undefined;

/** What is proved; undefined if nothing is. */
export function provedPair(read: ReadAttempt, pair: Pair): Equal | undefined {
  const statement = provable(read, pair);
  const equated = statement && equate(statement);
  if (statement === undefined || !equated?.proved) return undefined;
  const { certificate } = equated;
  if (!comparesSomething(certificate)) return undefined;
  return {
    kind: "equal",
    proof: proofOf(statement, certificate),
    conditions: provedConditions(pair, statement, certificate),
  };
}

/** What would have to be proved; undefined: proofs do not answer this question. */
export function provable({ exercise }: ReadAttempt, pair: Pair): Statement | undefined {
  const isAnswered = isPlain(pair) && exercise.exceptions === "undefined";
  return isAnswered ? statementOf(pair, exercise.exceptions) : undefined;
}

export function proofOf(statement: Statement, certificate: Certificate): Equal["proof"] {
  return {
    terminates: certificate.terminates,
    by: provedBy(statement, certificate),
    lemmas: certificate.lemmas.filter(({ kind }) => kind === "refines").length - 1,
  };
}

/** A reference that raises on every input says nothing about a submission. */
export function comparesSomething({ lemmas }: Certificate): boolean {
  return lemmas.some(({ kind, proof }) => kind === "refines" && mentions(proof, "same"));
}

/** What is disguised is not what the programs compare, and what is recorded is no result of theirs. */
function isPlain({ reference: { instances, disguise, recording } }: Pair): boolean {
  const isWhole = instances.types.length <= 1 && !Number.isFinite(instances.others);
  return isWhole && disguise === undefined && recording === undefined;
}

/** Why a search claims no more, where a proof knows more. */
const OVERCOME: ReadonlySet<Limit["kind"]> = new Set([
  "budget",
  "pinned",
  "solver",
  "functions",
  "floats",
  "slow",
  "unsupported",
]);

/** What a proof has no need of. */
const NEEDLESS: ReadonlySet<Condition["kind"]> = new Set(["no-overflow", "rounds", "reference-finishes"]);

/** What a search has shown of functions that it could not tell apart, or more. What was seen whole needs no proof; and what was
 * not compared at all, a proof says nothing about either. */
export function provedOr(shown: Verdict, proof: Proof): Verdict {
  const isOpen =
    shown.kind === "agrees"
      ? Number.isFinite(shown.upTo)
      : shown.kind === "agrees-so-far" && shown.limits.every(({ kind }) => OVERCOME.has(kind));
  const equal = isOpen ? proof() : undefined;
  if (equal === undefined || (shown.kind !== "agrees" && shown.kind !== "agrees-so-far")) return shown;
  const known = new Set(equal.conditions.map(({ kind }) => kind));
  const seen = shown.conditions.filter(({ kind }) => !NEEDLESS.has(kind) && !known.has(kind));
  return { ...equal, conditions: [...equal.conditions, ...seen] };
}
