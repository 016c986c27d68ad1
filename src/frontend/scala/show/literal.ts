// Literals of characters, strings and numbers as they are written. Texts of programs are bytes, so what is not ASCII is escaped.
import { showAsJava } from "../../../basis/float-java.js";

const ESCAPES: Readonly<Record<string, string>> = {
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\f": "\\f",
  "\r": "\\r",
  "\\": "\\\\",
};

export function showString(text: string): string {
  return `"${[...text]
    .flatMap((c) => c.split(""))
    .map((c) => (c === '"' ? '\\"' : escaped(c)))
    .join("")}"`;
}

export function showChar(c: string): string {
  return `'${c === "'" ? "\\'" : escaped(c)}'`;
}

/** As it is written: what is not finite has a name. */
export function showFloat(value: number): string {
  if (Number.isNaN(value)) return "Double.NaN";
  if (Number.isFinite(value)) return showAsJava(value);
  return value > 0 ? "Double.PositiveInfinity" : "Double.NegativeInfinity";
}

export function showBig(value: number | bigint): string {
  const small = value >= -2147483648 && value <= 2147483647;
  return small ? `BigInt(${value})` : `BigInt("${value}")`;
}

function escaped(c: string): string {
  const known = ESCAPES[c];
  if (known !== undefined) return known;
  const code = c.charCodeAt(0);
  return code >= 0x20 && code < 0x7f ? c : `\\u${code.toString(16).padStart(4, "0")}`;
}

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "abstract case catch class def do else extends false final finally for forSome if implicit import lazy macro match new " +
    "null object override package private protected return sealed super this throw trait try true type val var while with yield"
  ).split(" "),
);

/** A name as it must be written: what is no identifier stands between backquotes. A property is called by what defines it. */
export function spelled(name: string): string {
  if (name.startsWith('property("')) return name;
  const isPlain = /^(?:[\p{L}_$][\p{L}\p{Nd}_$]*(?:_[^\p{L}\p{Nd}_$\s`.]+)?|[^\p{L}\p{Nd}_$\s`."'()[\]{},;]+)$/u.test(
    name,
  );
  return isPlain && !KEYWORDS.has(name) ? name : `\`${name}\``;
}

export function spelledPath(path: string): string {
  return path.split(".").map(spelled).join(".");
}
