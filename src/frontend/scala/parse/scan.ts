// Cuts a byte string into Scala's tokens, and notes line breaks and indentation, which Scala's syntax depends on.
import type { Source } from "../../../core/span.js";
import type { Code, Diagnostic } from "../../../report/diagnostic.js";
import { characterAt, decodeUtf8, isLetter, isNamePart, isOperatorPart } from "./character.js";
import { END_OF_FILE, KEYWORDS, MARKS, type Token, type Words } from "./tokens.js";
import { xmlElementEnd } from "./xml.js";

/** A text that is no program at all should not fill the screen. */
export const ERRORS_MAX = 10;

type State = {
  readonly source: Source;
  readonly text: string;
  at: number;
  newlines: 0 | 1 | 2;
  lineStart: number;
  blank: boolean; // nothing but blanks in this line so far
  /** Of each interpolated string that is open: its quotes, and the braces that are open in its current hole. */
  readonly strings: { readonly quotes: string; braces: number }[];
  readonly tokens: Token[];
  readonly errors: Diagnostic[];
};

export function scan(source: Source): Words {
  const shebang = /^#!.*/.exec(source.text)?.[0] ?? "";
  const s: State = {
    source,
    text: source.text,
    at: shebang.length,
    newlines: 1,
    lineStart: 0,
    blank: true,
    strings: [],
    tokens: [],
    errors: [],
  };
  while (s.at < s.text.length && s.errors.length < ERRORS_MAX) step(s);
  push(s, END_OF_FILE, s.text.length);
  return { source, tokens: s.tokens, errors: s.errors };
}

function step(s: State): void {
  const c = s.text[s.at] ?? "";
  if (c === "\n") newline(s);
  else if (c === " " || c === "\t" || c === "\r" || c === "\f") s.at++;
  else if (s.text.startsWith("//", s.at)) lineComment(s);
  else if (s.text.startsWith("/*", s.at)) blockComment(s);
  else token(s, c);
}

function token(s: State, c: string): void {
  const { code } = characterAt(s.text, s.at);
  if (c === "`") quotedName(s);
  else if (/[0-9]/.test(c) || (c === "." && /[0-9]/.test(s.text[s.at + 1] ?? ""))) number(s);
  else if (c === '"') plainString(s);
  else if (c === "'") quote(s);
  else if (/[()[\]{},.;]/.test(c)) bracket(s, c);
  else if (isLetter(code)) name(s);
  else if (c === "<" && xmlEnd(s) !== undefined) push(s, "xml", xmlEnd(s) ?? s.at);
  else if (isOperatorPart(code)) operator(s);
  else illegal(s);
}

function push(s: State, kind: string, end: number): void {
  const { newlines, at: start } = s;
  const column = newlines > 0 ? width(s.text.slice(s.lineStart, start)) : -1;
  s.tokens.push({ kind, start, end, newlines, column });
  s.at = end;
  s.newlines = 0;
  s.blank = false;
}

const TAB = 8;

function width(blanks: string): number {
  let columns = 0;
  for (const c of blanks) columns += c === "\t" ? TAB - (columns % TAB) : 1;
  return columns;
}

// ---- blanks and comments ----

function newline(s: State): void {
  s.newlines = s.newlines > 0 && s.blank ? 2 : s.newlines === 2 ? 2 : 1;
  s.blank = true;
  s.at++;
  s.lineStart = s.at;
}

function lineComment(s: State): void {
  const end = s.text.indexOf("\n", s.at);
  s.at = end === -1 ? s.text.length : end;
  s.blank = false;
}

/** Comments nest. */
function blockComment(s: State): void {
  const marks = /\/\*|\*\/|\n/g;
  marks.lastIndex = s.at;
  let depth = 0;
  do {
    const mark = marks.exec(s.text)?.[0];
    if (mark === undefined) return unfinished(s, s.at + 2, "comment");
    if (mark === "/*") depth++;
    else if (mark === "*/") depth--;
    else s.newlines = s.newlines === 2 ? 2 : 1;
    if (mark === "\n") s.lineStart = marks.lastIndex;
  } while (depth > 0);
  s.at = marks.lastIndex;
  s.blank = false;
}

// ---- names and marks ----

function bracket(s: State, c: string): void {
  const open = s.strings[s.strings.length - 1];
  if (open !== undefined && c === "{") open.braces++;
  if (open !== undefined && c === "}") open.braces--;
  push(s, c, s.at + 1);
  if (open !== undefined && c === "}" && open.braces === 0) stringPart(s, open.quotes);
}

function name(s: State): void {
  const end = nameEnd(s.text, s.at);
  const word = s.text.slice(s.at, end);
  if (s.text[end] === '"' && word !== "_") interpolation(s, end);
  else push(s, KEYWORDS.has(word) ? word : "name", end);
}

/** Letters and digits; after an underscore operator signs too, as in `unary_!`. */
function nameEnd(text: string, start: number): number {
  const end = runEnd(text, start, isNamePart);
  return text[end - 1] === "_" && end - start > 1 ? operatorEnd(text, end) : end;
}

/** A comment may begin in the middle of operator signs. */
function operatorEnd(text: string, start: number): number {
  const end = runEnd(text, start, isOperatorPart);
  const comment = text.slice(start, end).search(/\/[/*]/);
  return comment === -1 ? end : start + comment;
}

function runEnd(text: string, start: number, belongs: (code: number) => boolean): number {
  let end = start;
  while (end < text.length) {
    const { code, size } = characterAt(text, end);
    if (!belongs(code)) break;
    end += size;
  }
  return end;
}

function operator(s: State): void {
  const end = operatorEnd(s.text, s.at);
  push(s, MARKS.get(decodeUtf8(s.text.slice(s.at, end))) ?? "operator", end);
}

function quotedName(s: State): void {
  const end = /`[^`\n]+`/y;
  end.lastIndex = s.at;
  if (end.test(s.text)) push(s, "quoted", end.lastIndex);
  else fail(s, "E102", "Unfinished name", s.at + 1, "the name that begins with this backquote never ends", undefined);
}

/** After a blank or an opening bracket, `<a` begins an element. */
function xmlEnd(s: State): number | undefined {
  return /[\s({]/.test(s.text[s.at - 1] ?? " ") ? xmlElementEnd(s.text, s.at) : undefined;
}

// ---- literals ----

const NUMBER =
  /0[xX][0-9A-Fa-f_]+([lL])?|([0-9][0-9_]*)?(\.[0-9][0-9_]*)?([eE][+-]?[0-9]+)?([lLfFdD](?![A-Za-z0-9_]))?/y;
const NUMBER_TAIL = /[A-Za-z0-9_$]*/y;

function number(s: State): void {
  NUMBER.lastIndex = s.at;
  const [text = "", hexLong, , fraction, exponent, suffix = ""] = NUMBER.exec(s.text) ?? [];
  NUMBER_TAIL.lastIndex = s.at + text.length;
  NUMBER_TAIL.test(s.text);
  const end = NUMBER_TAIL.lastIndex;
  if (end > s.at + text.length) {
    fail(s, "E104", "Not a number", end, "this is neither a number nor a name", "A name cannot begin with a digit.");
  } else if (/[lL]/.test(suffix) || hexLong !== undefined) {
    push(s, "long", end);
  } else if (/[fF]/.test(suffix)) {
    push(s, "float", end);
  } else {
    push(s, (fraction ?? exponent ?? (suffix || undefined)) ? "double" : "int", end);
  }
}

const STRING = /"""[\s\S]*?"""+|"(?!"")(?:[^"\\\n]|\\[^\n])*"/y;
const CHARACTER = /'(?:[^\\'\n\x80-\xff]|[\xc2-\xf4][\x80-\xbf]+|\\u+[0-9A-Fa-f]{4}|\\[^u\n]|\\u)'/y;
const SEVERAL = /'[^'\n]{2,20}'/y;
const SYMBOL = /'[A-Za-z_$][A-Za-z0-9_$]*/y;

function plainString(s: State): void {
  STRING.lastIndex = s.at;
  if (STRING.test(s.text)) push(s, "string", STRING.lastIndex);
  else unfinished(s, s.at + 1, "string");
}

function quote(s: State): void {
  const kind = [CHARACTER, SEVERAL, SYMBOL].find((expression) => {
    expression.lastIndex = s.at;
    return expression.test(s.text);
  });
  if (kind === undefined || kind === SEVERAL) {
    const end = kind?.lastIndex ?? s.at + 1;
    fail(s, "E104", "Not a character", end, "no character is written like this", "Strings have double quotes.");
  } else {
    push(s, kind === CHARACTER ? "char" : "symbol", kind.lastIndex);
  }
}

// ---- interpolated strings ----

function interpolation(s: State, quoteAt: number): void {
  const quotes = s.text.startsWith('"""', quoteAt) ? '"""' : '"';
  push(s, "interpolation", quoteAt + quotes.length);
  s.strings.push({ quotes, braces: 0 });
  stringPart(s, quotes);
}

/** From the opening quotes, or from the end of a hole, to the next hole or the closing quotes. */
function stringPart(s: State, quotes: string): void {
  const part = quotes === '"' ? /(?:[^"\\$\n]|\\[^\n]|\$\$|\$")*/y : /(?:[^"$]|"(?!"")|\$\$|\$")*/y;
  part.lastIndex = s.at;
  part.test(s.text);
  push(s, "part", part.lastIndex);
  if (s.text.startsWith(quotes, s.at)) {
    const extra = quotes === '"' ? "" : (/^"*/.exec(s.text.slice(s.at + 3, s.at + 6))?.[0] ?? "");
    if (extra !== "") widenPart(s, extra.length);
    s.strings.pop();
    push(s, "interpolation-end", s.at + quotes.length);
  } else if (s.text[s.at] === "$") {
    hole(s, quotes);
  } else {
    unfinished(s, s.at, "string");
  }
}

/** """a"""" ends in a quote of its own. */
function widenPart(s: State, by: number): void {
  const part = s.tokens.pop();
  if (part !== undefined) s.tokens.push({ ...part, end: part.end + by });
  s.at += by;
}

function hole(s: State, quotes: string): void {
  s.at++;
  const { code } = characterAt(s.text, s.at);
  if (s.text[s.at] === "{") {
    bracket(s, "{");
  } else if (isLetter(code)) {
    const end = /[A-Za-z0-9_\x80-\xff]*/y;
    end.lastIndex = s.at;
    end.test(s.text);
    const word = s.text.slice(s.at, end.lastIndex);
    push(s, KEYWORDS.has(word) ? word : "name", end.lastIndex);
    stringPart(s, quotes);
  } else {
    const hint = "Write `$$` for the sign itself.";
    fail(s, "E104", "Bad interpolation", s.at + 1, "a name or `{` is missing after the `$`", hint);
    s.at = s.text.length;
  }
}

// ---- what is wrong ----

function unfinished(s: State, end: number, what: string): void {
  fail(s, "E102", `Unfinished ${what}`, end, `the ${what} that begins here never ends`, undefined);
  s.at = s.text.length;
}

function illegal(s: State): void {
  const { size } = characterAt(s.text, s.at);
  const label = "this character means nothing in Scala outside strings and comments";
  fail(s, "E101", "Unknown character", s.at + size, label, undefined);
}

function fail(s: State, code: Code, title: string, end: number, label: string, hint: string | undefined): void {
  s.errors.push({ code, title, at: { file: s.source.name, start: s.at, end }, label, also: [], hint });
  s.at = end;
}
