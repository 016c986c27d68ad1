// Scala's words, and which of them may begin or end a statement: a line that ends after one that may,
// before one that may, is a statement of its own.
import type { Source, Span } from "../../../core/span.js";
import type { Diagnostic } from "../../../report/diagnostic.js";

/**
 * A keyword or reserved mark is its own kind ("val", "=>", "["); the other kinds are classes of words: name operator
 * quoted int long float double char string symbol, and for s"a${b}c" interpolation part ... part interpolation-end.
 */
export type Token = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly newlines: 0 | 1 | 2; // before it; 2: an empty line
  readonly column: number; // of the first token in a line, else -1
};

/** The last token is always the end of the file. With errors, the tokens are of no use. */
export type Words = {
  readonly source: Source;
  readonly tokens: readonly Token[];
  readonly errors: readonly Diagnostic[];
};

export const END_OF_FILE = "end of file";

export const KEYWORDS: ReadonlySet<string> = new Set(
  `abstract case catch class def do else enum export extends false final finally for given if implicit import lazy macro
  match new null object override package private protected return sealed super then this throw trait true try type val
  var while with yield _`.split(/\s+/),
);

/** Operators that are words of the language; the arrows have a second spelling. */
export const MARKS: ReadonlyMap<string, string> = new Map([
  [":", ":"],
  ["=", "="],
  ["=>", "=>"],
  ["\u21d2", "=>"],
  ["<-", "<-"],
  ["\u2190", "<-"],
  ["<:", "<:"],
  [">:", ">:"],
  ["<%", "<%"],
  ["#", "#"],
  ["@", "@"],
]);

const ENDS_STATEMENT: ReadonlySet<string> = new Set(
  `name operator quoted int long float double char string symbol interpolation-end this null return true false _ type
  given ) ] }`.split(/\s+/),
);

const NOT_BEGINNING: ReadonlySet<string> = new Set(
  "catch else extends finally match then with yield , . ; : = => <- <: <% >: # [ ) ] }".split(" ").concat(END_OF_FILE),
);

export function mayEndStatement({ kind }: Token): boolean {
  return ENDS_STATEMENT.has(kind);
}

export function mayBeginStatement({ kind }: Token): boolean {
  return !NOT_BEGINNING.has(kind);
}

/** Past the last token there is only the end of the file. */
export function tokenAt(words: Words, index: number): Token {
  const token = words.tokens[Math.max(0, Math.min(index, words.tokens.length - 1))];
  if (token === undefined) throw new Error(`no token ${index}`);
  return token;
}

export function wordAt(words: Words, index: number): string {
  const { start, end } = tokenAt(words, index);
  return words.source.text.slice(start, end);
}

export function spanOf(words: Words, first: number, last: number): Span {
  return { file: words.source.name, start: tokenAt(words, first).start, end: tokenAt(words, last).end };
}
