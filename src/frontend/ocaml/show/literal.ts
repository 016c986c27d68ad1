// Characters, strings and floats as OCaml writes them.
import { formatFloat } from "../../../basis/float-format.js";

export function showChar(code: number): string {
  return code === 0x27 ? "'\\''" : code === 0x22 ? "'\"'" : `'${escaped(code)}'`;
}

/** What integers of other widths end in. */
export const WIDTH_SUFFIX = { int32: "l", int64: "L", nativeint: "n" } as const;

/** Bytes beyond ASCII stay as they are: they are most likely part of a character in UTF-8. */
export function showString(s: string): string {
  let out = "";
  for (let i = 0; i < s.length; i++) out += s.charCodeAt(i) < 128 ? escaped(s.charCodeAt(i)) : s.charAt(i);
  return `"${out}"`;
}

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
