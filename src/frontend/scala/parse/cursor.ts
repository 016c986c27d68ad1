// Where the parser is in the text: the token it looks at, and the region it is in. In parentheses line breaks mean
// nothing; in braces they end statements; in an indented region a line further left ends the region too.
import type { Span } from "../../../core/span.js";
import type { Code, Diagnostic } from "../../../report/diagnostic.js";
import type { Arg, Case, Expr, FunParam, Ident, Pattern, Stat, Template } from "../syntax.js";
import {
  END_OF_FILE,
  KEYWORDS,
  mayBeginStatement,
  mayEndStatement,
  spanOf,
  type Token,
  tokenAt,
  type Words,
  wordAt,
} from "./tokens.js";

/** The rules of the grammar that others need and that need them: called through here, files need no cycles. */
export type Rules = {
  readonly expr: (p: Cursor) => Expr;
  readonly body: (p: Cursor) => Expr; // an expression, or an indented block
  readonly postfix: (p: Cursor) => Expr;
  readonly block: (p: Cursor) => Expr; // what is between braces, which the caller reads
  readonly cases: (p: Cursor) => readonly Case[];
  readonly args: (p: Cursor) => readonly Arg[]; // with parentheses
  readonly pattern: (p: Cursor) => Pattern;
  readonly definition: (p: Cursor) => readonly Stat[] | undefined; // undefined: no definition begins here
  readonly template: (p: Cursor) => Template | undefined; // of a class, object or `new`
};

export type Cursor = {
  readonly words: Words;
  readonly partner: ReadonlyMap<number, number>; // of opening brackets
  readonly errors: Diagnostic[];
  readonly go: Rules;
  index: number;
  newlines: boolean; // whether line breaks end statements
  width: number; // the column of the statement that is being read
  floor: number; // a line further left than this ends the region; negative: none does
  holes: FunParam[]; // placeholders that no expression around them has bound yet
  holeCount: number;
  depth: number;
};

const NO_FLOOR = -1;

export function newCursor(words: Words, partner: ReadonlyMap<number, number>, go: Rules): Cursor {
  const place = { index: 0, newlines: true, width: 0, floor: NO_FLOOR };
  return { words, partner, errors: [], go, ...place, holes: [], holeCount: 0, depth: 0 };
}

// ---- looking ----

/** The kind that stands for the end of an indented region; no token has it. */
export const OUTDENT = "outdent";

export function token(p: Cursor, ahead = 0): Token {
  return tokenAt(p.words, p.index + ahead);
}

export function kind(p: Cursor): string {
  const now = token(p);
  return now.column >= 0 && now.column < p.floor && !isLeadingOperator(p) ? OUTDENT : now.kind;
}

export function at(p: Cursor, ...kinds: readonly [string, ...string[]]): boolean {
  return kinds.includes(kind(p));
}

/** Looks only at tokens, not at lines. */
export function kindAhead(p: Cursor, ahead: number): string {
  return token(p, ahead).kind;
}

export function word(p: Cursor, ahead = 0): string {
  return wordAt(p.words, p.index + ahead);
}

/** A soft keyword or an operator. */
export function atWord(p: Cursor, text: string): boolean {
  return (at(p, "name") || at(p, "operator")) && word(p) === text;
}

/** A line break that ends the statement before it. */
export function atLineEnd(p: Cursor): boolean {
  const now = token(p);
  if (now.newlines === 0 || !p.newlines) return false;
  return mayEndStatement(tokenAt(p.words, p.index - 1)) && mayBeginStatement(now) && !isLeadingOperator(p);
}

/** `+ b` in a line of its own, with a blank after the operator, goes on with the line before. */
function isLeadingOperator(p: Cursor): boolean {
  const [now, next] = [token(p), token(p, 1)];
  if (now.kind !== "operator" || next.newlines > 0 || next.start === now.end) return false;
  return STARTS_OPERAND.has(next.kind);
}

export const STARTS_OPERAND: ReadonlySet<string> = new Set(
  `name quoted operator int long float double char string symbol interpolation this super null true false _ new ( {`.split(
    /\s+/,
  ),
);

export function isName(kind: string): boolean {
  return kind === "name" || kind === "quoted" || kind === "operator";
}

export function from(p: Cursor, first: number): Span {
  return spanOf(p.words, first, Math.max(first, p.index - 1));
}

export function spanBetween(first: Span, last: Span): Span {
  return { file: first.file, start: first.start, end: last.end };
}

// ---- going on ----

export function skip(p: Cursor): void {
  p.index++;
}

export function accept(p: Cursor, wanted: string): boolean {
  if (!at(p, wanted)) return false;
  p.index++;
  return true;
}

export function expect(p: Cursor, wanted: string): void {
  if (!accept(p, wanted)) missing(p, `\`${wanted}\``);
}

export function ident(p: Cursor, what = "a name"): Ident {
  const now = token(p);
  if (!isName(kind(p))) {
    if (isReserved(p)) reserved(p);
    missing(p, what);
  }
  skip(p);
  const text = wordAt(p.words, p.index - 1);
  return { name: now.kind === "quoted" ? text.slice(1, -1) : text, at: from(p, p.index - 1) };
}

export function isReserved(p: Cursor): boolean {
  return KEYWORDS.has(kind(p)) && kind(p) !== "_" && token(p).newlines === 0;
}

// ---- regions ----

type Region = Pick<Cursor, "newlines" | "width" | "floor">;

function within<T>(p: Cursor, region: Region, read: () => T): T {
  const { newlines, width, floor } = p;
  Object.assign(p, region);
  const result = read();
  Object.assign(p, { newlines, width, floor });
  return result;
}

/** ( ... ) or [ ... ], brackets included. */
export function enclosed<T>(p: Cursor, open: "(" | "[", read: () => T): T {
  expect(p, open);
  const result = within(p, { newlines: false, width: p.width, floor: NO_FLOOR }, read);
  close(p, open === "(" ? ")" : "]");
  return result;
}

export function braced<T>(p: Cursor, read: () => T): T {
  expect(p, "{");
  const result = within(p, { newlines: true, width: p.width, floor: NO_FLOOR }, read);
  close(p, "}");
  return result;
}

/** What closes a bracket may stand further left than the region that the bracket is in. */
function close(p: Cursor, bracket: ")" | "]" | "}"): void {
  if (token(p).kind === bracket) skip(p);
  else expect(p, bracket);
}

/** The first token of a line that is further right than the statement it belongs to. */
export function opensRegion(p: Cursor): boolean {
  return token(p).column > p.width && kind(p) !== OUTDENT && kind(p) !== END_OF_FILE;
}

export function indented<T>(p: Cursor, column: number, read: () => T): T {
  return within(p, { newlines: true, width: column, floor: column }, read);
}

/** The patterns of cases and the like: line breaks mean nothing, but the region stays. */
export function withoutLines<T>(p: Cursor, read: () => T): T {
  return within(p, { newlines: false, width: p.width, floor: p.floor }, read);
}

/** The right operand of an operator at the end of a line is in the next line, wherever that begins. */
export function continued<T>(p: Cursor, read: () => T): T {
  const { column } = token(p);
  return within(
    p,
    { newlines: p.newlines, width: p.width, floor: column >= 0 ? Math.min(p.floor, column) : p.floor },
    read,
  );
}

export function separated<T>(p: Cursor, read: () => T): readonly T[] {
  const items = [read()];
  while (accept(p, ",") && !at(p, ")", "]", "}")) items.push(read());
  return items;
}

// ---- what is wrong ----

/** Leaves the statement that is being read; it has been reported. The reader of statements goes on behind it. */
export class Stop extends Error {}

export function fail(p: Cursor, diagnostic: Omit<Diagnostic, "also" | "title"> & { readonly title?: string }): never {
  report(p, diagnostic.code, diagnostic.at, diagnostic.label, diagnostic.hint, diagnostic.title);
  throw new Stop();
}

function report(
  p: Cursor,
  code: Code,
  at: Span,
  label: string,
  hint: string | undefined,
  title = TITLES[code] ?? "Syntax error",
): void {
  p.errors.push({ code, title, at, label, also: [], hint });
}

const TITLES: Readonly<Partial<Record<Code, string>>> = {
  E103: "Reserved word",
  E104: "Bad literal",
  E105: "Nested too deeply",
  E301: "Not supported yet",
};

/** For what is wrong though the text can be read on. */
export function reject(p: Cursor, code: Code, at: Span, label: string, hint: string | undefined): void {
  report(p, code, at, label, hint);
}

/** `what` is a plural: "implicit parameters". The text is read on as if they were not there. */
export function refuse(p: Cursor, at: Span, what: string): void {
  report(p, "E301", at, `${what} are not supported yet`, undefined);
}

/** The same, where it cannot be read on. */
export function refuseAll(p: Cursor, at: Span, what: string): never {
  refuse(p, at, what);
  throw new Stop();
}

/** `what` should stand here and does not; the place is the word before, after which it is missing. */
export function missing(p: Cursor, what: string, hint?: string): never {
  const before = p.index - 1;
  const found = token(p).kind === END_OF_FILE ? "the end of the file" : `\`${shortened(word(p))}\``;
  const lineEnds = kind(p) === OUTDENT || token(p).newlines > 0 || token(p).kind === END_OF_FILE;
  if (lineEnds && before >= 0) {
    const label = `${what} is missing after this \`${shortened(wordAt(p.words, before))}\``;
    return fail(p, { code: "E101", at: spanOf(p.words, before, before), label, hint });
  }
  return fail(p, {
    code: "E101",
    at: spanOf(p.words, p.index, p.index),
    label: `${what} is missing before this ${found}`,
    hint,
  });
}

/** A keyword where a name should be. */
export function reserved(p: Cursor): never {
  const text = word(p);
  const label = `\`${text}\` is a word of the language and cannot be a name`;
  return fail(p, {
    code: "E103",
    at: spanOf(p.words, p.index, p.index),
    label,
    hint: `Take another name, such as \`${text}1\`, or write it in backquotes.`,
  });
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 27)}...` : text;
}
