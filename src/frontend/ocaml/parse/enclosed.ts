// Where strings and comments end. Comments nest, and hold strings and characters that must be
// whole: a `*)` inside a string inside a comment does not close it.

/** The offset after the closing quote of the string that opens at `start`. */
export function stringEnd(text: string, start: number): number | undefined {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === '"') return i + 1;
  }
  return undefined;
}

/** The offset after `|id}`, for a string {id|...|id} whose content begins at `start`. */
export function quotedStringEnd(text: string, start: number, id: string): number | undefined {
  const close = `|${id}}`;
  const at = text.indexOf(close, start);
  return at === -1 ? undefined : at + close.length;
}

/**
 * What cannot open or close anything in a comment: names (which may hold quotes), characters, all the rest.
 * Only so much at a time: the expression's own stack must not grow with the comment.
 */
const DULL =
  /(?:[^('"*{A-Za-z_]|[A-Za-z_][A-Za-z0-9_']*|''|'(?:[^\\'\n\r]|\r*\n|\\[\\'"ntbr ]|\\[0-9]{3}|\\o[0-3][0-7]{2}|\\x[0-9A-Fa-f]{2})'|'|\((?!\*)|\*(?!\))){1,200}/y;
const QUOTED = /\{(?:%%?[A-Za-z_][A-Za-z0-9_']*(?:\.[A-Za-z_][A-Za-z0-9_']*)*[ \t\f]*)?([a-z_]*)\|/y;

export type CommentEnd =
  | { readonly ok: true; readonly end: number }
  | { readonly ok: false; readonly string: number | undefined }; // where a string inside begins that never ends

export function commentEnd(text: string, start: number): CommentEnd {
  let depth = 0;
  let i = start;
  while (i < text.length) {
    if (text.startsWith("(*", i)) {
      depth++;
      i += 2;
    } else if (text.startsWith("*)", i)) {
      depth--;
      i += 2;
      if (depth === 0) return { ok: true, end: i };
    } else {
      const end = skip(text, i);
      if (end === undefined) return { ok: false, string: i };
      i = end;
    }
  }
  return { ok: false, string: undefined };
}

function skip(text: string, at: number): number | undefined {
  if (text[at] === '"') return stringEnd(text, at);
  QUOTED.lastIndex = at;
  const quoted = text[at] === "{" ? QUOTED.exec(text) : null;
  if (quoted !== null) return quotedStringEnd(text, at + quoted[0].length, quoted[1] ?? "");
  DULL.lastIndex = at;
  return DULL.test(text) ? DULL.lastIndex : at + 1;
}
