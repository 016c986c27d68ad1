// A place in a source text. Texts are byte strings (one character per byte, as
// OCaml reads them), so an offset is a byte offset and columns agree with compilers.

export type Source = {
  readonly name: string; // as the user gave it: "tree.ml", or "-e 1" for an expression
  readonly text: string; // one character (0..255) per byte
};

export type Span = { readonly file: string; readonly start: number; readonly end: number };

export const NOWHERE: Span = { file: "", start: 0, end: 0 };

export type Position = { readonly line: number; readonly column: number }; // line from 1, column from 0

export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart };
}
