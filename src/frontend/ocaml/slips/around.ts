// What is around a place of an OCaml text: the expressions and patterns that it is in, the innermost first, and the plain
// things that a missing argument may have been.
import type { Span } from "../../../core/span.js";
import { isWithin, sliced } from "../../../language/slips.js";
import { outermostIn, patternsIn, subexpressions } from "../subexpressions.js";
import { subpatterns } from "../subpatterns.js";
import type { Expr, Item, Pattern } from "../syntax.js";

export type Around = {
  /** Each inside of the next. */
  readonly exprs: readonly Expr[];
  readonly patterns: readonly Pattern[];
  /** Variables that may be known there, the nearest first. */
  readonly names: readonly string[];
  /** Those, and what is written down in the same definition. */
  readonly atoms: readonly string[];
};

/** Undefined: the place is in no expression. */
export function aroundOf(text: string, items: readonly Item[], place: Span): Around | undefined {
  const outermost = items.flatMap(outermostIn);
  const own = outermost.find(({ e, pattern }) => isWithin(place, pattern ? { ...pattern.at, end: e.at.end } : e.at));
  if (own === undefined) return undefined;
  const exprs = isWithin(place, own.e.at) ? chain(own.e, place, subexpressions) : [];
  const patterns = exprs
    .flatMap(patternsIn)
    .flatMap((p) => (isWithin(place, p.at) ? chain(p, place, subpatterns) : []));
  const bound = own.pattern === undefined ? [] : variables(own.pattern);
  const names = once([...exprs.flatMap(patternsIn).flatMap(variables), ...bound]);
  const literals = constantsIn(own.e).map(({ at }) => sliced(text, at));
  return { exprs, patterns, names, atoms: once([...names, ...literals]) };
}

/** Of all expressions and patterns in the definition that a place is in, those near to it first. */
export function placesAround(items: readonly Item[], place: Span): readonly Span[] {
  const own = items.flatMap(outermostIn).find(({ e }) => isWithin(place, e.at));
  const distance = ({ start, end }: Span): number => Math.max(0, start - place.end, place.start - end);
  const all = own === undefined ? [] : [...partsOf(own.e)];
  return all.sort((a, b) => distance(a) - distance(b) || a.start - b.start);
}

function* partsOf(e: Expr): Generator<Span> {
  yield e.at;
  for (const inner of subexpressions(e)) yield* partsOf(inner);
  for (const pattern of patternsIn(e)) yield pattern.at;
}

/** From the innermost on that contains the place. */
function chain<T extends { readonly at: Span }>(outer: T, place: Span, parts: (of: T) => readonly T[]): readonly T[] {
  const inner = parts(outer).find((part) => isWithin(place, part.at));
  return inner === undefined ? [outer] : [...chain(inner, place, parts), outer];
}

export function variables(p: Pattern): readonly string[] {
  const own = p.kind === "var" ? [p.name] : p.kind === "alias" ? [p.name.name] : [];
  return [...own, ...subpatterns(p).flatMap(variables)];
}

function constantsIn(e: Expr): readonly Expr[] {
  return e.kind === "constant" ? [e] : subexpressions(e).flatMap(constantsIn);
}

export function once(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
