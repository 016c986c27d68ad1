// Small changes of a text that is rejected, near the places that an error speaks of. Languages propose them freely: whether a
// text then has a type is for the type checker to say, and whether it is what was meant for the reference.
import type { Source, Span } from "../core/span.js";
import type { SourceChange } from "../report/diagnostic.js";

/**
 * The likeliest first. `places`: of an error, the place itself first. `far`: anywhere in the definitions that they are in, as
 * what is wrong may be far from where it shows.
 */
export type Slips = (source: Source, places: readonly Span[], far: boolean) => readonly SourceChange[];

/** A part of a text as it is written. */
export function sliced(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

export function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether the first bracket is closed by the last: not as in (a) + (b). */
export function closesAtEnd(text: string): boolean {
  let depth = 0;
  for (const [i, mark] of [...text].entries()) {
    if ("([{".includes(mark)) depth++;
    if (")]}".includes(mark)) depth--;
    if (depth === 0) return i === text.length - 1;
  }
  return false;
}

/** Every two of them the other way round that are so near to each other, what is between them as it is. */
export function* swaps(text: string, parts: readonly Span[], distance = parts.length): Generator<SourceChange> {
  for (const [i, a] of parts.entries()) {
    for (const b of parts.slice(i + 1, i + 1 + distance)) {
      const between = text.slice(a.end, b.start);
      yield { at: { ...a, end: b.end }, text: `${sliced(text, b)}${between}${sliced(text, a)}` };
    }
  }
}

/** Each of them away, with the mark that separates it from the one beside it. */
export function* removals(parts: readonly Span[]): Generator<SourceChange> {
  for (const [i, part] of parts.entries()) {
    const [before, after] = [parts[i - 1], parts[i + 1]];
    if (before !== undefined) yield { at: { ...part, start: before.end }, text: "" };
    else if (after !== undefined) yield { at: { ...part, end: after.start }, text: "" };
  }
}

/** One of `items` before each of the parts, and after the last. */
export function* insertions(
  parts: readonly Span[],
  items: readonly string[],
  separator: string,
): Generator<SourceChange> {
  for (const item of items) {
    for (const part of parts) yield { at: { ...part, end: part.start }, text: `${item}${separator}` };
    const last = parts.at(-1);
    if (last !== undefined) yield { at: { ...last, start: last.end }, text: `${separator}${item}` };
  }
}

/** In front of something, or after it. */
export function before(at: Span, text: string): SourceChange {
  return { at: { ...at, end: at.start }, text };
}

export function after(at: Span, text: string): SourceChange {
  return { at: { ...at, start: at.end }, text };
}

/** Of changes that come to the same text the first. */
export function onceEach(text: string, changes: Iterable<SourceChange>): readonly SourceChange[] {
  const known = new Map<string, SourceChange>();
  for (const change of changes) {
    const key = text.slice(0, change.at.start) + change.text + text.slice(change.at.end);
    if (key !== text && !known.has(key)) known.set(key, change);
  }
  return [...known.values()];
}

/** 'a' for "a", a number with a point for one without, and the other way round. `point`: how a whole number ends that has one. */
export function literalsLike(literal: string, point: string): readonly string[] {
  const content = literal.slice(1, -1);
  if (literal.startsWith('"')) {
    const numbers = /^\d+\.?\d*$/.test(content) ? [content] : [];
    return content.length === 1 ? [`'${content}'`, ...numbers] : numbers;
  }
  if (literal.startsWith("'")) return [`"${content}"`];
  if (/^\d+$/.test(literal)) return [`${literal}${point}`, `"${literal}"`];
  return /^\d+\.0*$/.test(literal) ? [literal.replace(/\.0*$/, "")] : [];
}
