// Texts in files of tests for OCaml: strings, comments, operands, and what is too long for a line.
import { breakExpression } from "../../report/break-expression.js";
import { encodeBytes } from "../../report/display.js";

export const WIDTH = 80;

/** As an argument of a function. */
export function operand(text: string): string {
  return /^(\w+|"(?:[^"\\]|\\.)*"|\[.*\]|\(.*\)|[A-Z][\w.']*)$/s.test(text) && isOneGroup(text) ? text : `(${text})`;
}

/** Whether the first bracket is closed by the last. */
function isOneGroup(text: string): boolean {
  if (!/^[([]/.test(text)) return true;
  let depth = 0;
  for (const [at, token] of [...text.matchAll(/"(?:[^"\\]|\\.)*"|[()[\]]/gs)].entries()) {
    const [symbol] = token;
    if (symbol === "(" || symbol === "[") depth++;
    if (symbol === ")" || symbol === "]") depth--;
    if (depth === 0 && at > 0 && (token.index ?? 0) < text.length - 1) return false;
  }
  return true;
}

/** What begins a comment or a string would go on to its end. */
export function comment(name: string): string {
  return name
    .replaceAll("*)", "* )")
    .replaceAll("(*", "( *")
    .replaceAll(/\{(?=[a-z_%]*\|)/g, "{ ")
    .replaceAll('"', "'");
}

/** Words as a string of the language. */
export function label(text: string): string {
  return quoted(encodeBytes(text));
}

export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (char) => `\\${char}`)}"`;
}

/** Each line of a text, and what is too long for one as an expression. */
export function indentedLines(text: string, by: number): string {
  return text
    .split("\n")
    .map((line) => (line.length <= WIDTH - by ? " ".repeat(by) + line : indented(line, by)))
    .join("\n");
}

export function indented(text: string, by: number): string {
  const space = " ".repeat(by);
  return breakExpression(text, WIDTH - by)
    .map((line) => `${space}${line}`)
    .join("\n");
}
