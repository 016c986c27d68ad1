// What is known of a function that was asked about twice: what holds of both.
import type { Limit, Verdict } from "../report/verdict.js";

/** What holds of both; the first is not "differs". */
export function bothVerdicts(first: Verdict, second: Verdict): Verdict {
  if (second.kind === "differs" || first.kind === "cannot-compare" || first.kind === "equal") return second;
  if (second.kind === "cannot-compare" || first.kind === "differs" || second.kind === "equal") return first;
  const upTo = Math.min(first.upTo, second.upTo);
  const conditions = together(first.conditions, second.conditions);
  const limits = together(limitsIn(first), limitsIn(second));
  return limits.length === 0
    ? { kind: "agrees", upTo, conditions }
    : { kind: "agrees-so-far", upTo, conditions, limits };
}

function limitsIn(verdict: Verdict): readonly Limit[] {
  return verdict.kind === "agrees-so-far" ? verdict.limits : [];
}

/** Each kind once. */
function together<T extends { readonly kind: string }>(first: readonly T[], second: readonly T[]): readonly T[] {
  const kinds = new Set(first.map(({ kind }) => kind));
  return [...first, ...second.filter(({ kind }) => !kinds.has(kind))];
}
