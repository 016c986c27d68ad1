// A place in a source text. Texts are byte strings (one character per byte, as
// OCaml reads them), so an offset is a byte offset and columns agree with compilers.

export type Source = {
  readonly name: string; // as the user gave it: "tree.ml", or "-e 1" for an expression
  readonly text: string; // one character (0..255) per byte
};

export type Span = { readonly file: string; readonly start: number; readonly end: number };

export const NOWHERE: Span = { file: "", start: 0, end: 0 };

export type Position = { readonly line: number; readonly column: number }; // line from 1, column from 0

/** In its own file, where a text is one of several (`parts.ts`). */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let lineStart = fileStart(text, offset);
  for (let at = text.indexOf("\n", lineStart); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart };
}

/** No compiler reads these two bytes, and whoever reads files lets none through that has them. */
export const FILE_MARK = "\0\x1c";

function fileStart(text: string, offset: number): number {
  return text.startsWith(FILE_MARK) ? text.indexOf("\n", text.lastIndexOf(FILE_MARK, offset - 1)) + 1 : 0;
}
