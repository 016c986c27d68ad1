// The words of a contract, and a place among them.
import type { Source, Span } from "../../../core/span.js";
import { END_OF_FILE, spanOf, tokenAt, tokenizeWithin, type Words, wordAt } from "../parse/tokens.js";
import { Unreadable } from "./term.js";

/** Words up to, and not including, `end`. */
export type Cursor = { readonly words: Words; at: number; readonly end: number };

/** The words between the marks of a comment `(*@ ... *)`. */
export function cursorIn(source: Source, comment: Span): Cursor {
  const [start, end] = [comment.start + 3, comment.end - 2];
  const text = `${source.text.slice(0, start)}${plainConnectives(source.text.slice(start, end))}`;
  const words = tokenizeWithin({ name: source.name, text }, start, end);
  const [error] = words.errors;
  if (error !== undefined) throw new Unreadable(error.at, error.label);
  return { words, at: 0, end: words.tokens.length - 1 };
}

/** `/\` and `\/` bind as `&&` and `||` do, and are as long; OCaml has no such words. */
function plainConnectives(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|\/\\|\\\//gs, (word) =>
    word === "/\\" ? "&&" : word === "\\/" ? "||" : word,
  );
}

export function kindAt(c: Cursor, ahead = 0): string {
  return c.at + ahead < c.end ? tokenAt(c.words, c.at + ahead).kind : END_OF_FILE;
}

export function word(c: Cursor, ahead = 0): string {
  return c.at + ahead < c.end ? wordAt(c.words, c.at + ahead) : "";
}

export function isWord(c: Cursor, text: string): boolean {
  return word(c) === text && kindAt(c) !== "string";
}

/** The place of the word to come. */
export function here(c: Cursor): Span {
  return spanOf(c.words, Math.min(c.at, Math.max(c.end - 1, 0)), Math.min(c.at, Math.max(c.end - 1, 0)));
}

/** From a word to the last one that was read. */
export function since(c: Cursor, first: number): Span {
  return spanOf(c.words, first, Math.max(first, c.at - 1));
}

export function skip(c: Cursor, text: string): boolean {
  if (!isWord(c, text)) return false;
  c.at++;
  return true;
}

export function need(c: Cursor, text: string): void {
  if (!skip(c, text)) throw new Unreadable(here(c), `\`${text}\` is expected here`);
}

/** A name that begins with a small letter. */
export function needName(c: Cursor): { readonly name: string; readonly at: Span } {
  const at = here(c);
  if (kindAt(c) !== "lident" && kindAt(c) !== "_") throw new Unreadable(at, "a name is expected here");
  const name = word(c);
  c.at++;
  return { name, at };
}

export function startsLabel(c: Cursor): boolean {
  return ["~", "?", "~label", "?label"].includes(kindAt(c));
}

/** As labels are kept; `isNamed`: the name that comes next is what is passed under it, as in `~x`. */
export function labelHere(c: Cursor): { readonly label: string; readonly isNamed: boolean } {
  const sign = kindAt(c);
  const isNamed = sign === "~" || sign === "?";
  const name = isNamed ? word(c, 1) : (/^.(.*):$/s.exec(word(c))?.[1] ?? "");
  c.at++;
  return { label: sign.startsWith("?") ? `?${name}` : name, isNamed };
}

export function needEnd(c: Cursor): void {
  if (c.at < c.end) throw new Unreadable(here(c), "contracts of Gospel have no such word here");
}

/** Whether nothing stands between the last word and the next. */
export function isAdjacent(c: Cursor): boolean {
  return c.at > 0 && tokenAt(c.words, c.at - 1).end === tokenAt(c.words, c.at).start;
}
