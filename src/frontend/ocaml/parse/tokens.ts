// OCaml's words: cuts a byte string into tokens exactly as OCaml's own lexer does, so that
// the grammar behind it never has to guess where a comment, a string or an operator ends.
import type { Source, Span } from "../../../core/span.js";
import type { Code, Diagnostic } from "../../../report/diagnostic.js";
import { commentEnd, quotedStringEnd, stringEnd } from "./enclosed.js";

/**
 * A keyword or punctuation mark is its own kind ("let", "->", "[|"); the other kinds are classes of
 * words: lident uident int float char string ~label ?label prefix infix0..4 hashop dotop letop andop.
 */
export type Token = { readonly kind: string; readonly start: number; readonly end: number };

/** The last token is always the end of the file. With errors, the tokens are of no use. */
export type Words = {
  readonly source: Source;
  readonly tokens: readonly Token[];
  readonly errors: readonly Diagnostic[];
  /** Comments that begin with `(*@`. */
  readonly contracts: readonly Span[];
};

export const END_OF_FILE = "end of file";

const KEYWORDS: ReadonlySet<string> = new Set(
  `and as assert begin class constraint do done downto else end exception external false for fun function functor if
  in include inherit initializer lazy let match method module mutable new nonrec object of open or private rec sig
  struct then to true try type val virtual when while with`.split(/\s+/),
);

const WORD_OPERATORS: ReadonlyMap<string, string> = new Map([
  ["mod", "infix3"],
  ["land", "infix3"],
  ["lor", "infix3"],
  ["lxor", "infix3"],
  ["lsl", "infix4"],
  ["lsr", "infix4"],
  ["asr", "infix4"],
]);

/** A text that is no program at all should not fill the screen. */
export const ERRORS_MAX = 10;

export function isReserved(word: string): boolean {
  return KEYWORDS.has(word) || WORD_OPERATORS.has(word);
}

/** Past the last token there is only the end of the file. */
export function tokenAt(words: Words, index: number): Token {
  const token = words.tokens[Math.min(index, words.tokens.length - 1)];
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

// Sticky expressions: each is tried at one offset only. OCaml 4 takes Latin-1 letters in names.
const BLANK = /[ \t\f\n]+|\r+\n/y;
const WORD = /[A-Za-z_\xc0-\xd6\xd8-\xf6\xf8-\xff][A-Za-z0-9_'\xc0-\xd6\xd8-\xf6\xf8-\xff]*/y;
const UPPER = /[A-Z\xc0-\xd6\xd8-\xde]/y;
const BINDING_OPERATOR = /[$&*+\-/<=>@^|][!$%&*+\-/:=>?@^|]*/y;
const NUMBER =
  /0[xX][0-9A-Fa-f][0-9A-Fa-f_]*(\.[0-9A-Fa-f_]*)?([pP][+-]?[0-9][0-9_]*)?|0[oO][0-7][0-7_]*|0[bB][01][01_]*|[0-9][0-9_]*(\.[0-9_]*)?([eE][+-]?[0-9][0-9_]*)?/y;
const NUMBER_TAIL = /[A-Za-z0-9_']*/y;
const CHARACTER = /'(?:[^\\'\n\r]|\r*\n|\\[\\'"ntbr ]|\\[0-9]{3}|\\o[0-7]{3}|\\x[0-9A-Fa-f]{2})'/y;
const BAD_CHARACTER = /'\\[^#][^'\s]{0,6}'|'\\[^#]|''/y;
const QUOTED = /\{(?:(%%?)[A-Za-z_][A-Za-z0-9_']*(?:\.[A-Za-z_][A-Za-z0-9_']*)*[ \t\f]*)?([a-z_]*)\|/y;
const LABEL = /[~?][a-z_\xdf-\xf6\xf8-\xff][A-Za-z0-9_'\xc0-\xd6\xd8-\xf6\xf8-\xff]*:/y;
const LINE_DIRECTIVE = /#[ \t]*[0-9]+[ \t]*"[^\n\r"]*"[^\n\r]*/y;
const BRACKET = /\[(?:@@@|@@|@|%%|%|\||<|>)?|\{<?|[()\]}]|\|\]|>\]|>\}/y;

const SYMBOLS = "[!$%&*+\\-./:<=>?@^|~]";
const SYMBOLS_OR_HASHES = "[#!$%&*+\\-./:<=>?@^|~]";

/** The first that matches makes the token; a kind of undefined means that the mark is its own kind. */
const OPERATORS: readonly (readonly [RegExp, string | undefined])[] = [
  [BRACKET, undefined],
  [new RegExp(`(?:->|<-|\\|\\||&&|[=<>|&*%+-]|[+-]\\.|\\+=)(?!${SYMBOLS})`, "y"), undefined],
  [new RegExp(`!=(?!${SYMBOLS_OR_HASHES})`, "y"), "infix0"],
  [new RegExp(`[!~?]${SYMBOLS_OR_HASHES}+`, "y"), "prefix"],
  [new RegExp(`#${SYMBOLS_OR_HASHES}+`, "y"), "hashop"],
  [new RegExp(`[=<>|&$]${SYMBOLS}*`, "y"), "infix0"],
  [new RegExp(`[@^]${SYMBOLS}*`, "y"), "infix1"],
  [new RegExp(`[+-]${SYMBOLS}+`, "y"), "infix2"],
  [new RegExp(`\\*\\*${SYMBOLS}*`, "y"), "infix4"],
  [new RegExp(`[*/%]${SYMBOLS}*`, "y"), "infix3"],
  [new RegExp(`\\.[!$%&*+\\-/:=>?@^|]${SYMBOLS}*`, "y"), "dotop"],
  [/;;|::|:=|:>|\.\.|[!~?#`',.:;]/y, undefined],
];

type State = {
  readonly source: Source;
  readonly text: string;
  at: number;
  readonly tokens: Token[];
  readonly errors: Diagnostic[];
  readonly contracts: Span[];
};

export function tokenize(source: Source): Words {
  const shebang = /^#!.*/.exec(source.text)?.[0] ?? "";
  return tokenizeWithin(source, shebang.length, source.text.length);
}

/** The words from one offset to another, which are not inside a word. */
export function tokenizeWithin(source: Source, from: number, to: number): Words {
  const s: State = { source, text: source.text.slice(0, to), at: from, tokens: [], errors: [], contracts: [] };
  while (s.at < s.text.length && s.errors.length < ERRORS_MAX) step(s);
  s.tokens.push({ kind: END_OF_FILE, start: s.text.length, end: s.text.length });
  return { source, tokens: s.tokens, errors: s.errors, contracts: s.contracts };
}

function step(s: State): void {
  if (matches(s, BLANK)) s.at = BLANK.lastIndex;
  else if (matches(s, WORD)) word(s, WORD.lastIndex);
  else if (/[0-9]/.test(s.text[s.at] ?? "")) number(s);
  else mark(s);
}

function matches(s: State, expression: RegExp): boolean {
  expression.lastIndex = s.at;
  return expression.test(s.text);
}

function push(s: State, kind: string, end: number): void {
  s.tokens.push({ kind, start: s.at, end });
  s.at = end;
}

function word(s: State, end: number): void {
  const text = s.text.slice(s.at, end);
  BINDING_OPERATOR.lastIndex = end;
  if ((text === "let" || text === "and") && BINDING_OPERATOR.test(s.text)) {
    push(s, `${text}op`, BINDING_OPERATOR.lastIndex);
  } else if (KEYWORDS.has(text) || text === "_") {
    push(s, text, end);
  } else {
    push(s, WORD_OPERATORS.get(text) ?? (matches(s, UPPER) ? "uident" : "lident"), end);
  }
}

function number(s: State): void {
  NUMBER.lastIndex = s.at;
  const parts = NUMBER.exec(s.text) ?? [];
  NUMBER_TAIL.lastIndex = s.at + (parts[0]?.length ?? 0);
  const tail = NUMBER_TAIL.exec(s.text)?.[0] ?? "";
  const end = NUMBER_TAIL.lastIndex;
  if (tail !== "" && !/^[G-Zg-z]$/.test(tail)) {
    fail(s, "E104", "Not a number", end, "this is neither a number nor a name", "A name cannot begin with a digit.");
  } else {
    push(s, parts.slice(1).some((part) => part !== undefined) ? "float" : "int", end);
  }
}

function mark(s: State): void {
  const c = s.text[s.at];
  if (c === '"') string(s, stringEnd(s.text, s.at), "string");
  else if (c === "'") quote(s);
  else if (c === "(" && s.text[s.at + 1] === "*") comment(s);
  else if (c === "{" && matches(s, QUOTED)) quotedString(s);
  else if (c === "#" && atLineStart(s) && matches(s, LINE_DIRECTIVE)) s.at = LINE_DIRECTIVE.lastIndex;
  else if (matches(s, LABEL)) push(s, `${c}label`, LABEL.lastIndex);
  else operator(s);
}

function atLineStart(s: State): boolean {
  return s.at === 0 || s.text[s.at - 1] === "\n";
}

/** type +!'a t: two signs, though they could be one operator. */
const SIGNS = /(?:[+-]!|![+-])(?=['_])/y;

function operator(s: State): void {
  if (matches(s, SIGNS) && BEFORE_PARAMETER.has(s.tokens.at(-1)?.kind ?? "")) {
    for (const sign of s.text.slice(s.at, s.at + 2)) push(s, sign, s.at + 1);
    return;
  }
  const found = OPERATORS.find(([expression]) => matches(s, expression));
  if (found === undefined) illegal(s);
  else push(s, found[1] ?? s.text.slice(s.at, found[0].lastIndex), found[0].lastIndex);
}

const BEFORE_PARAMETER: ReadonlySet<string> = new Set(["type", "nonrec", "and", "(", ","]);

function quote(s: State): void {
  if (matches(s, CHARACTER)) push(s, "char", CHARACTER.lastIndex);
  else if (matches(s, BAD_CHARACTER)) badCharacter(s);
  else push(s, "'", s.at + 1);
}

function badCharacter(s: State): void {
  const empty = s.text[s.at + 1] === "'";
  const label = empty ? "there is no character between these quotes" : "no character is written like this";
  fail(s, "E104", "Not a character", BAD_CHARACTER.lastIndex, label, undefined);
}

function quotedString(s: State): void {
  QUOTED.lastIndex = s.at;
  const [opening = "", percents, id = ""] = QUOTED.exec(s.text) ?? [];
  const kind = percents === undefined ? "string" : `{${percents}`;
  string(s, quotedStringEnd(s.text, s.at + opening.length, id), kind);
}

function string(s: State, end: number | undefined, kind: string): void {
  if (end === undefined) {
    fail(s, "E102", "Unfinished string", s.at + 1, "the string that begins here never ends", undefined);
    s.at = s.text.length;
  } else {
    push(s, kind, end);
  }
}

function comment(s: State): void {
  const scanned = commentEnd(s.text, s.at);
  if (scanned.ok) {
    if (s.text[s.at + 2] === "@") s.contracts.push({ file: s.source.name, start: s.at, end: scanned.end });
    s.at = scanned.end;
    return;
  }
  const inString = scanned.string !== undefined;
  const label = inString ? "this comment holds a string that never ends" : "the comment that begins here never ends";
  const hint = s.text[s.at + 2] === ")" ? "The operator `*` in parentheses is written `( * )`." : undefined;
  const at = { file: s.source.name, start: scanned.string ?? s.at, end: (scanned.string ?? s.at) + 1 };
  const also = inString ? [{ at, label: "the string begins here; even in a comment, quotes must match" }] : [];
  fail(s, "E102", "Unfinished comment", s.at + 2, label, hint, also);
  s.at = s.text.length;
}

// Outside strings and comments OCaml knows no character beyond ASCII and Latin-1 letters. The bytes of
// one UTF-8 character, some of which look like such letters, are reported as the one character they are.
function illegal(s: State): void {
  let start = s.at;
  while (start > s.at - 4 && isContinuation(s.text.charCodeAt(start))) start--;
  let end = s.at + 1;
  while (end < s.text.length && s.text.charCodeAt(end) >= 0x80) end++;
  s.at = start;
  fail(
    s,
    "E101",
    "Unknown character",
    end,
    "this character means nothing in OCaml outside strings and comments",
    undefined,
  );
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte < 0xc0;
}

function fail(
  s: State,
  code: Code,
  title: string,
  end: number,
  label: string,
  hint: string | undefined,
  also: Diagnostic["also"] = [],
): void {
  s.errors.push({ code, title, at: { file: s.source.name, start: s.at, end }, label, also, hint });
  s.at = end;
}
