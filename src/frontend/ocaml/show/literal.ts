// Characters, strings and floats as OCaml writes them.
import { formatFloat } from "../../../basis/float-format.js";

export function showChar(code: number): string {
  return code === 0x27 ? "'\\''" : code === 0x22 ? "'\"'" : `'${escaped(code)}'`;
}

/** What integers of other widths end in. */
export const WIDTH_SUFFIX = { int32: "l", int64: "L", nativeint: "n" } as const;

/** As the prompt prints it: bytes beyond ASCII stay as they are. */
export function showString(s: string): string {
  let out = "";
  for (let i = 0; i < s.length; i++) out += s.charCodeAt(i) < 128 ? escaped(s.charCodeAt(i)) : s.charAt(i);
  return `"${out}"`;
}

/** To be read again: characters in UTF-8 stay as they are; other bytes beyond ASCII would get lost on the way. */
export function writtenString(s: string): string {
  const parts = s.split(IN_UTF8);
  return `"${parts.map((part, i) => (i % 2 === 1 ? part : Array.from(part, (c) => escaped(c.charCodeAt(0))).join(""))).join("")}"`;
}

/** Characters beyond ASCII, as bytes. */
const IN_UTF8 =
  /((?:[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+)/;

/** The prompt writes every byte of bytes in ASCII. */
export function showBytes(s: string): string {
  return `"${Array.from(s, (c) => escaped(c.charCodeAt(0))).join("")}"`;
}

const NAMED: Readonly<Record<number, string>> = { 8: "\\b", 9: "\\t", 10: "\\n", 13: "\\r", 34: '\\"', 92: "\\\\" };

function escaped(code: number): string {
  const named = NAMED[code];
  if (named !== undefined) return named;
  return code >= 32 && code < 127 ? String.fromCharCode(code) : `\\${String(code).padStart(3, "0")}`;
}

/** The shortest of 12, 15 and 18 digits that reads back as the same number. */
export function showFloat(f: number): string {
  if (Number.isNaN(f)) return "nan";
  if (!Number.isFinite(f)) return f < 0 ? "neg_infinity" : "infinity";
  const digits = [12, 15].find((precision) => Number(f.toPrecision(precision)) === f) ?? 18;
  return pointed(formatFloat(`%.${digits}g`, f, f < 0 || Object.is(f, -0)));
}

/** A float is always written with a point or an exponent. */
function pointed(s: string): string {
  return /^-?\d+$/.test(s) ? `${s}.` : s;
}
