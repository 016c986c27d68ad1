// A `match` inside a case of another, without parentheses, takes all cases that come after it.
import type { Diagnostic } from "../../../../report/diagnostic.js";
import type { Case, Expr } from "../../syntax.js";
import type { Change, Of } from "./change.js";

type Matching = Of<"match"> | Of<"try"> | Of<"function">;

const isMatching = (e: Expr): e is Matching => e.kind === "match" || e.kind === "try" || e.kind === "function";

/** Gives the cases from the first wrong pattern on back to the outer match. */
export function* nestedMatch(e: Matching, errors: readonly Diagnostic[]): Generator<Change> {
  const last = e.cases.at(-1);
  const found = last && innerCases(last.body, errors);
  if (last === undefined || found === undefined) return;
  const cases = [...e.cases.slice(0, -1), { ...last, body: found.kept }, ...found.given];
  const hint = "this case is read as one of the inner `match`: put parentheses around that one.";
  const encloses = { ...last.body.at, end: endOf(found.kept) };
  yield { instead: { ...e, cases }, hint: () => hint, encloses };
}

/** Of the cases that stay. */
function endOf(e: Expr): number {
  if (e.kind === "let" || e.kind === "fun") return endOf(e.body);
  return isMatching(e) ? (e.cases.at(-1)?.at.end ?? e.at.end) : e.at.end;
}

type Split = { readonly kept: Expr; readonly given: readonly Case[] };

function innerCases(e: Expr, errors: readonly Diagnostic[]): Split | undefined {
  if (e.kind === "let" || e.kind === "fun") {
    const inner = innerCases(e.body, errors);
    return inner && { ...inner, kept: { ...e, body: inner.kept } };
  }
  if (!isMatching(e) || isEnclosed(e)) return undefined;
  const from = e.cases.findIndex(({ pattern }) => errors.some(({ at }) => isInside(pattern, at)));
  if (from <= 0) return undefined;
  return { kept: { ...e, cases: e.cases.slice(0, from) }, given: e.cases.slice(from) };
}

/** Parentheses belong to the span of what they enclose. */
function isEnclosed(e: Matching): boolean {
  return e.at.end !== e.cases.at(-1)?.at.end;
}

function isInside({ at }: { readonly at: Expr["at"] }, place: Expr["at"]): boolean {
  return at.start <= place.start && place.end <= at.end;
}
