// What a proof adds to what a search has shown.
import type { Proof } from "../questions/equate/proved.js";
import type { Condition, Limit, Verdict } from "../report/verdict.js";

/** Why a search claims no more, where a proof knows more. */
const OVERCOME: ReadonlySet<Limit["kind"]> = new Set([
  "budget",
  "pinned",
  "solver",
  "functions",
  "floats",
  "slow",
  "memory",
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
