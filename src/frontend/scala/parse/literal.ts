// The values of literals: numbers of 32 and 64 bits, characters, and strings in UTF-16 as Scala has them.
import type { Constant } from "../syntax.js";
import { decodeUtf8 } from "./character.js";
import { type Cursor, from, reject, skip, token, word } from "./cursor.js";
import { tokenAt } from "./tokens.js";

const LITERALS: ReadonlySet<string> = new Set("int long float double char string true false null".split(" "));

export function isLiteral(kind: string): boolean {
  return LITERALS.has(kind);
}

/** Reads the literal that is here; `negative` with the sign in front of it, which is read already. */
export function literal(p: Cursor, negative: boolean): Constant {
  const { kind, start } = token(p);
  const text = word(p);
  skip(p);
  switch (kind) {
    case "int":
      return { kind: "int", value: integer(p, text, 32, negative) };
    case "long":
      return { kind: "long", value: integer(p, text.slice(0, -1), 64, negative) };
    case "float":
      return { kind: "float", value: Math.fround(decimal(text, negative)) };
    case "double":
      return { kind: "double", value: decimal(text, negative) };
    case "char":
      return { kind: "char", value: escaped(p, text.slice(1, -1), start + 1).charCodeAt(0) };
    case "string":
      return { kind: "string", value: stringValue(p, text, start) };
    case "null":
      return { kind: "null" };
    default:
      return { kind: "boolean", value: kind === "true" };
  }
}

function decimal(text: string, negative: boolean): number {
  const value = Number(text.replaceAll("_", "").replace(/[fFdD]$/, ""));
  return negative ? -value : value;
}

/** Hexadecimal literals count bits, others values; only with its sign may the least integer be written. */
function integer(p: Cursor, text: string, bits: number, negative: boolean): bigint {
  const digits = text.replaceAll("_", "");
  const hex = /^0[xX]/.test(digits);
  const size = digits.replace(/^0[xX]?0*/, "").length;
  const value = size > 20 ? 1n << 70n : BigInt(digits);
  const most = hex ? (1n << BigInt(bits)) - 1n : (1n << BigInt(bits - 1)) - (negative ? 0n : 1n);
  if (value > most) {
    const name = bits === 32 ? "Int" : "Long";
    const label = `a number of type ${name} goes from ${-(1n << BigInt(bits - 1))} to ${(1n << BigInt(bits - 1)) - 1n}`;
    const hint = bits === 32 ? `Write \`${text}L\` for a Long, or BigInt("${text}").` : `Write BigInt("${text}").`;
    reject(p, "E104", from(p, p.index - 1), label, hint);
  }
  const plain = BigInt.asIntN(bits, value);
  return BigInt.asIntN(bits, negative ? -plain : plain);
}

function stringValue(p: Cursor, text: string, start: number): string {
  if (text.startsWith('"""')) return decodeUtf8(text.slice(3, -3));
  return escaped(p, text.slice(1, -1), start + 1);
}

/** A text between the holes of an interpolated string. */
export function partValue(p: Cursor, index: number, how: string, triple: boolean): string {
  const { start, end } = tokenAt(p.words, index);
  const text = p.words.source.text.slice(start, end);
  const value = how === "raw" ? decodeUtf8(text) : escaped(p, text, start, triple);
  return value.replace(/\$([$"])/g, "$1");
}

const SIMPLE: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  b: "\b",
  r: "\r",
  f: "\f",
  '"': '"',
  "'": "'",
  "\\": "\\",
};

function escaped(p: Cursor, text: string, start: number, triple = false): string {
  return decodeUtf8(text).replace(
    /\\(?:u+([0-9A-Fa-f]{4})|([\s\S]?))/g,
    (all, code: string | undefined, sign: string) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      const simple = SIMPLE[sign];
      if (simple !== undefined) return simple;
      const offset = triple ? start : start + Math.max(0, text.indexOf(all));
      const label = `\`${all}\` stands for no character`;
      const hint = 'Write `\\\\` for a backslash; `\\n`, `\\t`, `\\"` and `\\u0041` are escapes.';
      reject(p, "E104", { file: p.words.source.name, start: offset, end: offset + all.length }, label, hint);
      return "";
    },
  );
}
