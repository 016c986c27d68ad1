// Texts that are saved in a way that no compiler of ours reads: what is wrong is the file, not a character of it.
import type { Source } from "../core/span.js";
import type { Diagnostic } from "../report/diagnostic.js";

/** `title`: what the language is called. */
export function encodingProblem({ name, text: whole }: Source, title: string): Diagnostic | undefined {
  const start = /^ */.exec(whole)?.[0].length ?? 0; // where a file is one of several, the others are blanks before it
  const text = whole.slice(start);
  const problem = (length: number, what: string, label: string, hint: string): Diagnostic => {
    return { code: "E101", title: what, at: { file: name, start, end: start + length }, label, also: [], hint };
  };
  if (isUtf16(text))
    return problem(
      2,
      "Saved as UTF-16",
      `the whole file is saved as UTF-16, which ${title} does not read`,
      "save it again as UTF-8: most editors ask for the encoding under `Save as`.",
    );
  if (!text.startsWith(BYTE_ORDER_MARK)) return undefined;
  return problem(
    BYTE_ORDER_MARK.length,
    "Byte order mark",
    `the file begins with a byte order mark (BOM), which ${title} does not read`,
    "save it again as UTF-8 without a BOM.",
  );
}

const BYTE_ORDER_MARK = "\xef\xbb\xbf";
const UTF16_MARKS: readonly string[] = ["\xff\xfe", "\xfe\xff"];

/** With its mark, or with a zero in every other of its first bytes. */
function isUtf16(text: string): boolean {
  if (UTF16_MARKS.some((mark) => text.startsWith(mark))) return true;
  const zeros = [...text.slice(0, 8)].map((byte) => (byte === "\0" ? "0" : "x")).join("");
  return zeros === "x0x0x0x0" || zeros === "0x0x0x0x";
}
