// Breaks a long expression of the language, a call or a value, into lines: inside its brackets
// after `;` and `,`, elsewhere at spaces, and never within a string or a character.

export function breakExpression(text: string, width: number): string[] {
  const flat = text.replaceAll(/\s*\n\s*/g, " ");
  if (flat.length <= width) return [flat];
  const tokens = readTokens(flat);
  const words = readWords(tokens);
  if (tokens.length > 0) return [flat]; // brackets that do not match: no expression of ours
  const page: Page = { width, lines: [], line: "" };
  putWords(page, words, INDENT, 0);
  return [...page.lines, page.line];
}

const INDENT = 2;

// ---- reading: words beside each other, brackets around items ----

/** What stands between two spaces; its pieces touch. */
type Word = { readonly flat: string; readonly pieces: readonly (string | Group)[] };
type Group = { readonly open: string; readonly close: string; readonly items: readonly Item[] };
type Item = { readonly words: readonly Word[]; readonly separator: string };

/** The tokens that are left, the next one last. */
type Tokens = string[];

const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\[^\d]|\\\d{3}|\\x..)'|\[\||\|\]|[()[\]{};,]| +|[^\s()[\]{};,"|]+|./gs;
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["[|", "|]"],
]);

function readTokens(text: string): Tokens {
  return (text.match(TOKEN) ?? []).reverse();
}

/** Up to a separator or closing bracket, which is left. */
function readWords(tokens: Tokens): Word[] {
  const words: Word[] = [];
  let pieces: (string | Group)[] = [];
  const endWord = (): void => {
    if (pieces.length > 0) words.push({ flat: pieces.map(flatPiece).join(""), pieces });
    pieces = [];
  };
  for (let token = tokens.at(-1); token !== undefined && !/^(;|,|[)\]}]|\|\])$/.test(token); token = tokens.at(-1)) {
    tokens.pop();
    const close = CLOSERS.get(token);
    if (close !== undefined) pieces.push(readGroup(tokens, token, close));
    else if (token.startsWith(" ")) endWord();
    else pieces.push(token);
  }
  endWord();
  return words;
}

function readGroup(tokens: Tokens, open: string, close: string): Group {
  const items: Item[] = [];
  for (;;) {
    const words = readWords(tokens);
    const end = tokens.pop() ?? close;
    const isSeparator = end === ";" || end === ",";
    items.push({ words, separator: isSeparator ? end : "" });
    if (!isSeparator) return { open, close, items };
  }
}

function flatPiece(piece: string | Group): string {
  if (typeof piece === "string") return piece;
  return piece.open + piece.items.map(flatItem).join(" ") + piece.close;
}

function flatItem({ words, separator }: Item): string {
  return words.map((word) => word.flat).join(" ") + separator;
}

// ---- writing ----

type Page = { readonly width: number; readonly lines: string[]; line: string };

function newLine(page: Page, indent: number): void {
  page.lines.push(page.line);
  page.line = " ".repeat(Math.min(indent, Math.floor(page.width / 2)));
}

/** Whether text fits on the line, with `after` more characters that may not be parted from it. */
function fits(page: Page, text: string, after: number): boolean {
  return page.line.length + text.length + after <= page.width;
}

function putWords(page: Page, words: readonly Word[], indent: number, after: number): void {
  words.forEach((word, i) => {
    const rest = i === words.length - 1 ? after : 0;
    const fitsBelow = indent + word.flat.length + rest <= page.width;
    const isBelow = i > 0 && fitsBelow && !fits(page, ` ${word.flat}`, rest);
    if (isBelow) newLine(page, indent);
    else if (i > 0) page.line += " ";
    putWord(page, word, rest);
  });
}

function putWord(page: Page, word: Word, after: number): void {
  if (fits(page, word.flat, after)) {
    page.line += word.flat;
    return;
  }
  word.pieces.forEach((piece, i) => {
    if (typeof piece === "string") page.line += piece;
    else putGroup(page, piece, i === word.pieces.length - 1 ? after : 0);
  });
}

/** As many items on a line as fit. */
function putGroup(page: Page, { open, close, items }: Group, after: number): void {
  page.line += open;
  const indent = page.line.length;
  items.forEach((item, i) => {
    const rest = item.separator.length + (i === items.length - 1 ? close.length + after : 0);
    if (i > 0 && fits(page, ` ${flatItem(item)}`, rest - item.separator.length)) page.line += " ";
    else if (i > 0) newLine(page, indent);
    putWords(page, item.words, page.line.length + INDENT, rest);
    page.line += item.separator;
  });
  page.line += close;
}
