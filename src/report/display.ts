// Source bytes as a screen shows them: UTF-8 decoded, tabs widened, and everything that
// could move the cursor or reorder the line made visible, because sources are not trusted.
import { positionAt } from "../core/span.js";

/** One character of a line: the byte it starts at, what is printed for it, and how many columns that takes. */
export type DisplayCell = { readonly start: number; readonly shown: string; readonly width: number };

const TAB_STOP = 4;

export function displayCells(bytes: string): DisplayCell[] {
  const cells: DisplayCell[] = [];
  let column = 0;
  for (let start = 0; start < bytes.length; ) {
    const { code, length } = decodeAt(bytes, start);
    const cell = { start, ...showCode(code, column) };
    cells.push(cell);
    column += cell.width;
    start += length;
  }
  return cells;
}

/** The same for text that is Unicode already; `start` counts UTF-16 units. */
export function unicodeCells(text: string): DisplayCell[] {
  const cells: DisplayCell[] = [];
  let column = 0;
  let start = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? REPLACEMENT;
    const cell = { start, ...showCode(isSurrogate(code) ? REPLACEMENT : code, column) };
    cells.push(cell);
    column += cell.width;
    start += character.length;
  }
  return cells;
}

/** Line and column as editors count them: both from 1, the column in characters. */
export function editorPosition(text: string, offset: number): { readonly line: number; readonly column: number } {
  const { line, column } = positionAt(text, offset);
  let characters = 0;
  for (let at = offset - column; at < offset; at += decodeAt(text, at).length) characters++;
  return { line, column: characters + 1 };
}

/** Words with pieces of source in them, safe to print; line breaks are kept. */
export function displayText(words: string): string {
  return showLines(words, displayCells);
}

/** The same for text that is Unicode already. */
export function displayUnicode(text: string): string {
  return showLines(text, unicodeCells);
}

function showLines(text: string, cellsOf: (line: string) => DisplayCell[]): string {
  const showLine = (line: string): string =>
    cellsOf(line)
      .map((cell) => cell.shown)
      .join("");
  return text.split("\n").map(showLine).join("\n");
}

/** A byte string as text; bytes that are not UTF-8 become U+FFFD, one each. */
export function decodeBytes(bytes: string): string {
  if (isAscii(bytes)) return bytes;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { code, length } = decodeAt(bytes, at);
    parts.push(String.fromCodePoint(code));
    at += length;
  }
  return parts.join("");
}

/** Data with all its texts decoded. */
export function decoded<T>(data: T): T {
  if (typeof data === "string") return decodeBytes(data) as T; // a text stays a text, and all else is as it was
  if (Array.isArray(data)) return data.map(decoded) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, decoded(part)])) as T;
}

/** The way back: the UTF-8 of a text as a byte string. */
export function encodeBytes(text: string): string {
  return byteString(new TextEncoder().encode(text));
}

export function byteString(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return pieces.join("");
}

/** As many arguments as a call may safely have. */
const PIECE = 8_192;

function isAscii(bytes: string): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes.charCodeAt(i) > 0x7f) return false;
  return true;
}

const REPLACEMENT = 0xfffd;
const SMALLEST_OF_LENGTH = [0, 0, 0x80, 0x800, 0x10000];

function decodeAt(bytes: string, at: number): { readonly code: number; readonly length: number } {
  const first = bytes.charCodeAt(at);
  if (first < 0x80 || first > 0xff) return { code: first, length: 1 }; // beyond a byte: our own words, not source
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  let code = first & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const next = bytes.charCodeAt(at + i); // NaN beyond the end, which is no continuation either
    if (!(next >= 0x80 && next < 0xc0)) return { code: REPLACEMENT, length: 1 };
    code = (code << 6) | (next & 0x3f);
  }
  return isScalar(code, length) && first >= 0xc2 ? { code, length } : { code: REPLACEMENT, length: 1 };
}

/** Rules out overlong forms, surrogates and what is beyond Unicode. */
function isScalar(code: number, length: number): boolean {
  return code >= (SMALLEST_OF_LENGTH[length] ?? 0) && code <= 0x10ffff && !isSurrogate(code);
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

function showCode(code: number, column: number): { readonly shown: string; readonly width: number } {
  if (code === 0x09) {
    const width = TAB_STOP - (column % TAB_STOP);
    return { shown: " ".repeat(width), width };
  }
  if (code < 0x20) return { shown: String.fromCodePoint(0x2400 + code), width: 1 }; // the "control pictures"
  if (code === 0x7f) return { shown: "\u2421", width: 1 };
  const text = String.fromCodePoint(code);
  if (/^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]$/u.test(text)) return { shown: "\ufffd", width: 1 };
  return { shown: text, width: columnsOf(code, text) };
}

function columnsOf(code: number, text: string): number {
  if (code < 0x300) return 1;
  if (/^\p{M}$/u.test(text)) return 0;
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff01-\uff60]$/u.test(
    text,
  )
    ? 2
    : 1;
}
