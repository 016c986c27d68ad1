// The parenthesised text that SMT-LIB solvers answer with.

/** A list, or a token as it is written; strings keep their quotes. */
export type SmtSexp = string | readonly SmtSexp[];

const TOKEN = /\s*(?:([()])|("(?:[^"]|"")*")|(\|[^|]*\|)|([^\s()"|]+))/y;

/** All that the text holds; undefined when its parentheses do not match. */
export function readSmtSexps(text: string): readonly SmtSexp[] | undefined {
  const open: SmtSexp[][] = [[]];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) {
    const [, bracket, ...others] = token;
    if (bracket === "(") open.push([]);
    else if (bracket === ")") {
      const list = open.pop() as SmtSexp[];
      const outer = open[open.length - 1];
      if (outer === undefined) return undefined;
      outer.push(list);
    } else open[open.length - 1]?.push(others.find((each) => each !== undefined) as string);
  }
  return open.length === 1 ? open[0] : undefined;
}

/** Bytes as they stand where that is safe, escaped otherwise. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/[^ !#-[\]-~]/g, (char) => `\\u{${char.charCodeAt(0).toString(16)}}`)}"`;
}

const ESCAPE = /\\u\{([0-9a-fA-F]+)\}|\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})|""/g;

/** undefined when it is no string in quotes. */
export function unquoted(token: SmtSexp): string | undefined {
  if (typeof token !== "string" || token.length < 2 || !token.startsWith('"') || !token.endsWith('"')) return undefined;
  return token
    .slice(1, -1)
    .replaceAll(ESCAPE, (whole, braced?: string, four?: string, two?: string) =>
      whole === '""' ? '"' : String.fromCodePoint(Number.parseInt(braced ?? four ?? two ?? "0", 16)),
    );
}
