// Makes a program on which we and the real OCaml disagree small: as long as the disagreement is of
// the same sort, runs of tokens are left out, halves first and single tokens last.
import { tokenize } from "../../src/frontend/ocaml/parse/tokens.js";

export type Same = (source: string) => Promise<boolean>;

export async function shrinkText(source: string, triesMax: number, same: Same): Promise<string> {
  let words = wordsOf(source);
  let tries = 0;
  for (let size = Math.ceil(words.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < words.length; ) {
      const less = [...words.slice(0, at), ...words.slice(at + size)];
      if (tries++ >= triesMax) return words.join("").trim();
      if (less.length < words.length && (await same(less.join("")))) words = less;
      else at += size;
    }
  }
  return words.join("").trim();
}

/** Each token with the blanks before it: a line break stays one, comments go. */
function wordsOf(source: string): string[] {
  const { tokens } = tokenize({ name: "", text: source });
  let last = 0;
  return tokens.map(({ start, end }) => {
    const blank = source.slice(last, start).includes("\n") ? "\n" : " ";
    last = end;
    return blank + source.slice(start, end);
  });
}
