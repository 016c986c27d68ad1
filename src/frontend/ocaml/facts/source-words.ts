// The words of a source by their places: what stands in parentheses, and which word comes before another.
import { nth } from "../../../basis/known.js";
import { withoutMarks } from "../../../core/parts.js";
import type { Source, Span } from "../../../core/span.js";
import { type Token, tokenize } from "../parse/tokens.js";

export type SourceWords = { readonly source: Source; readonly tokens: readonly Token[] };

export function wordsOf(source: Source): SourceWords {
  return { source, tokens: tokenize(withoutMarks(source)).tokens };
}

export function sliceOf({ source }: SourceWords, { start, end }: Span): string {
  return source.text.slice(start, end);
}

/** The number of the first word that begins at a place or after it. */
export function wordFrom({ tokens }: SourceWords, offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nth(tokens, middle).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The word before a place, if it is this one. */
export function wordBefore(words: SourceWords, offset: number, kind: string): Token | undefined {
  const token = words.tokens[wordFrom(words, offset) - 1];
  return token?.kind === kind ? token : undefined;
}

/** A place without the parentheses, or `begin` and `end`, that are around all of it. */
export function withoutParentheses(words: SourceWords, at: Span): Span {
  let [first, last] = [wordFrom(words, at.start), wordFrom(words, at.end) - 1];
  while (last - first > 1 && closing(words, first) === last) {
    first++;
    last--;
  }
  const [start, end] = [words.tokens[first]?.start ?? at.start, words.tokens[last]?.end ?? at.end];
  return start === at.start ? at : { file: at.file, start, end };
}

const CLOSED_BY: Readonly<Record<string, string>> = {
  "(": ")",
  begin: "end",
  struct: "end",
  sig: "end",
  object: "end",
};

/** The number of the word that closes what this one opens: `(` or `begin`. */
function closing({ tokens }: SourceWords, first: number): number | undefined {
  const opened = tokens[first]?.kind ?? "";
  if (opened !== "(" && opened !== "begin") return undefined;
  const close = CLOSED_BY[opened];
  let depth = 0;
  for (let i = first; i < tokens.length; i++) {
    const { kind } = nth(tokens, i);
    if (CLOSED_BY[kind] === close) depth++;
    else if (kind === close && --depth === 0) return i;
  }
  return undefined;
}
