// The text form of core is made of nested lists: this reads and lays out the lists, parse.ts
// and print.ts give them meaning. `;` starts a comment that ends with the line.

export type Sexp =
  | { readonly kind: "atom"; readonly text: string }
  | { readonly kind: "name"; readonly text: string } // written |so|: a name, whatever it looks like
  | { readonly kind: "string"; readonly text: string }
  | { readonly kind: "list"; readonly open: "(" | "["; readonly items: readonly Sexp[] }
  | { readonly kind: "flip"; readonly inner: Sexp }; // ~x

const WIDTH = 100;
/** What is nested more deeply would be mostly space. */
const INDENT_MAX = 60;
const TOKEN = /\s+|;[^\n]*|[()[\]~]|"(?:[^"\\]|\\.)*"|\|(?:[^|\\]|\\.)*\||[^\s()[\]~;"|]+/gy;

export function atomOf(text: string): Sexp {
  return { kind: "atom", text };
}

export function round(...items: readonly Sexp[]): Sexp {
  return { kind: "list", open: "(", items };
}

export function square(...items: readonly Sexp[]): Sexp {
  return { kind: "list", open: "[", items };
}

/** Reads everything in a text; throws an Error that tells the place. */
export function readSexps(text: string): readonly Sexp[] {
  const tokens = tokenise(text);
  const all: Sexp[] = [];
  let at = 0;
  const read = (): Sexp => {
    const token = tokens[at];
    at++;
    if (token === undefined) throw new Error("core text ends too early");
    if (token === "~") return { kind: "flip", inner: read() };
    if (token === "(" || token === "[") return readList(token);
    if (token === ")" || token === "]") throw new Error(`unexpected ${token} as token ${at} of core text`);
    if (token.startsWith('"')) return { kind: "string", text: unquoted(token.slice(1, -1)) };
    return token.startsWith("|") ? { kind: "name", text: unquoted(token.slice(1, -1)) } : atomOf(token);
  };
  const readList = (open: "(" | "["): Sexp => {
    const items: Sexp[] = [];
    while (tokens[at] !== (open === "(" ? ")" : "]")) items.push(read());
    at++;
    return { kind: "list", open, items };
  };
  while (at < tokens.length) all.push(read());
  return all;
}

function tokenise(text: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw new Error(`unreadable core text at offset ${start}`);
    if (!/^[\s;]/.test(found[0])) tokens.push(found[0]);
  }
  return tokens;
}

function unquoted(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})|\\(.)/gs, (_, code, plain) =>
    code === undefined ? plain : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function quoted(text: string, quote: string): string {
  const body = text.replace(/[^ -~]|["\\|]/g, (c) => {
    if (c === "\\" || c === quote) return `\\${c}`;
    return c === '"' || c === "|" ? c : `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return quote + body + quote;
}

/** Text with lines of moderate width where possible. */
export function layOut(sexp: Sexp): string {
  const lines: string[] = [];
  write(sexp, 0, "", "", lines);
  return lines.join("\n");
}

/** `before` stands in front of the text, `after` closes the lists that end with it. */
function write(sexp: Sexp, indent: number, before: string, after: string, lines: string[]): void {
  const flat = flatText(sexp, WIDTH - indent - before.length - after.length);
  if (flat !== undefined) {
    lines.push(" ".repeat(indent) + before + flat + after);
  } else if (sexp.kind === "flip") {
    write(sexp.inner, indent, `${before}~`, after, lines);
  } else if (sexp.kind === "list" && sexp.items.length > 0) {
    const close = (sexp.open === "(" ? ")" : "]") + after;
    const last = sexp.items.length - 1;
    for (const [i, item] of sexp.items.entries()) {
      const inner = i === 0 ? indent : Math.min(indent + 2, INDENT_MAX);
      write(item, inner, i === 0 ? before + sexp.open : "", i === last ? close : "", lines);
    }
  } else {
    lines.push(" ".repeat(indent) + before + leafText(sexp) + after);
  }
}

/** On one line, if it fits. */
function flatText(sexp: Sexp, width: number): string | undefined {
  if (width < 0) return undefined;
  if (sexp.kind === "flip") {
    const inner = flatText(sexp.inner, width - 1);
    return inner === undefined ? undefined : `~${inner}`;
  }
  if (sexp.kind !== "list") {
    const text = leafText(sexp);
    return text.length <= width ? text : undefined;
  }
  let text = sexp.open as string;
  for (const [i, item] of sexp.items.entries()) {
    const inner = flatText(item, width - text.length - 2);
    if (inner === undefined) return undefined;
    text += (i === 0 ? "" : " ") + inner;
  }
  return text + (sexp.open === "(" ? ")" : "]");
}

function leafText(sexp: Sexp): string {
  if (sexp.kind === "string") return quoted(sexp.text, '"');
  if (sexp.kind === "name") return quoted(sexp.text, "|");
  return sexp.kind === "atom" ? sexp.text : "()";
}
