// The value of Alcotest that compares and prints results of an OCaml type: for the types that Alcotest knows, and for
// what is made of them; otherwise one that compares anything.

const PLAIN: ReadonlyMap<string, string> = new Map(
  ["int", "bool", "string", "char", "unit", "bytes", "int32", "int64"].map((name) => [name, name]),
);
const UNARY: ReadonlySet<string> = new Set(["list", "option", "array"]);

/** Inside `Alcotest.( )`; undefined: there is none. `isStandard`: a name may stand for a type of the program. */
export function testableOf(type: string, isStandard: (name: string) => boolean): string | undefined {
  return [...type.matchAll(/[\w']+/g)].every(([name]) => isStandard(name)) ? testable(type) : undefined;
}

/** Where it is in no brackets. */
export function splitAt(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "(") depth++;
    if (text[i] === ")") depth--;
    if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(start, i).trim());
      start = i + separator.length;
    }
  }
  return [...parts, text.slice(start).trim()];
}

function testable(type: string): string | undefined {
  const text = type.trim();
  if (/^'/.test(text) && /^'_?\w+$/.test(text)) return "int"; // type variables stand for integers
  const plain = PLAIN.get(text);
  if (plain !== undefined) return plain;
  const parts = splitAt(text, " * ");
  if (parts.length === 2) return around("pair", ...parts);
  if (parts.length === 3) return around("triple", ...parts);
  const [, inner, maker = ""] = /^(.*\S)\s+(\w+)$/s.exec(text) ?? [];
  if (inner !== undefined && UNARY.has(maker)) return around(maker, inner);
  return /^\(.*\)$/s.test(text) && splitAt(text, ",").length === 1 ? testable(text.slice(1, -1)) : undefined;
}

function around(maker: string, ...inner: readonly string[]): string | undefined {
  const args = inner.map(testable);
  return args.includes(undefined) ? undefined : `(${maker} ${args.join(" ")})`;
}
