// The values of literals, from their text in the source: integers of 63 bits, floats, characters and strings.

/** OCaml takes 4611686018427387904 for the least integer, also without a sign; literals in other bases count bits. */
export function intValue(text: string, bits = 63): bigint | undefined {
  const [, base = "", digits = ""] = /^(0[xXoObB])?0*(.*)$/.exec(text.replaceAll("_", "")) ?? [];
  if (digits.length > 70) return undefined;
  const value = BigInt(`${base}${digits === "" ? "0" : digits}`);
  const most = base === "" ? 1n << BigInt(bits - 1) : (1n << BigInt(bits)) - 1n;
  return value <= most ? wrapped(value, bits) : undefined;
}

export function wrapped(value: bigint, bits = 63): bigint {
  return BigInt.asIntN(bits, value);
}

export function floatValue(text: string): number {
  const digits = text.replaceAll("_", "").toLowerCase();
  return digits.startsWith("0x") ? hexFloat(digits) : Number(digits);
}

function hexFloat(digits: string): number {
  const [, whole = "", fraction = "", exponent = "0"] =
    /^0x([0-9a-f]+)\.?([0-9a-f]*)(?:p([+-]?[0-9]+))?$/.exec(digits) ?? [];
  const mantissa = BigInt(`0x${whole}${fraction}`);
  return scale(Number(mantissa), Number(exponent) - 4 * fraction.length);
}

// One multiplication by 2 ** exponent would overflow or underflow on the way for extreme exponents.
function scale(mantissa: number, exponent: number): number {
  let value = mantissa;
  let left = exponent;
  while (left !== 0 && value !== 0 && Number.isFinite(value)) {
    const step = Math.max(-1000, Math.min(1000, left));
    value *= 2 ** step;
    left -= step;
  }
  return value;
}

/** An escape that stands for no character: where it is in the text, and why. */
export type BadEscape = { readonly start: number; readonly end: number; readonly why: string };

export type Text = { readonly value: string; readonly bad: readonly BadEscape[] };

const SIMPLE: Readonly<Record<string, string>> = { n: "\n", t: "\t", b: "\b", r: "\r" };

// A backslash before anything else stands for itself, in strings; OCaml only warns.
const ESCAPE = /\\(?:(\r*\n[ \t]*)|([\\'"ntbr ])|([0-9]{3})|x([0-9A-Fa-f]{2})|o([0-7]{3})|u\{([0-9A-Fa-f]+)\})/g;

/** The value of "..." or {id|...|id}, quotes included in the text. */
export function stringValue(text: string): Text {
  if (text.startsWith('"')) return unescaped(text.slice(1, -1), 1);
  const opening = text.indexOf("|") + 1;
  return { value: text.slice(opening, text.length - opening), bad: [] };
}

/** The byte of 'c', quotes included in the text. */
export function charValue(text: string): { readonly value: number; readonly bad: readonly BadEscape[] } {
  const { value, bad } = unescaped(text.slice(1, -1), 1);
  return { value: value === "" ? 0 : value.charCodeAt(0), bad };
}

function unescaped(text: string, offset: number): Text {
  const bad: BadEscape[] = [];
  const value = text.replace(ESCAPE, (all, newline, simple, decimal, hex, octal, unicode, at: number) => {
    if (newline !== undefined) return "";
    if (simple !== undefined) return SIMPLE[simple] ?? simple;
    const code = unicode ?? decimal ?? hex ?? octal;
    const number = Number.parseInt(code, decimal !== undefined ? 10 : octal !== undefined ? 8 : 16);
    const why = unicode === undefined ? badByte(number) : badScalar(code, number);
    if (why !== undefined) bad.push({ start: offset + at, end: offset + at + all.length, why });
    if (why !== undefined) return "";
    return unicode === undefined ? String.fromCharCode(number) : utf8(number);
  });
  return { value, bad };
}

function badByte(number: number): string | undefined {
  return number > 255 ? `${number} is beyond the characters, which go from 0 to 255` : undefined;
}

function badScalar(code: string, number: number): string | undefined {
  if (code.length > 6) return "a Unicode escape has one to six digits";
  const scalar = number <= 0x10ffff && !(number >= 0xd800 && number <= 0xdfff);
  return scalar ? undefined : "there is no such Unicode character";
}

function utf8(point: number): string {
  return Array.from(new TextEncoder().encode(String.fromCodePoint(point)), (byte) => String.fromCharCode(byte)).join(
    "",
  );
}
