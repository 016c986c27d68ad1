// Makes a program on which we and the real OCaml disagree small: as long as the disagreement is of
// the same sort, runs of tokens are left out, halves first and single tokens last.
import { tokenize } from "../../src/frontend/ocaml/parse/tokens.js";

export type Same = (source: string) => Promise<boolean>;

/** Whole lines first, then tokens. */
export async function shrinkText(source: string, triesMax: number, same: Same): Promise<string> {
  const budget = { left: triesMax };
  const lines = await shrinkParts(source.split(/(?<=\n)/), budget, same);
  const words = await shrinkParts(wordsOf(lines.join("")), budget, same);
  return words.join("").trim();
}

async function shrinkParts(all: readonly string[], budget: { left: number }, same: Same): Promise<readonly string[]> {
  let parts = all;
  for (let size = Math.ceil(parts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < parts.length; ) {
      const less = [...parts.slice(0, at), ...parts.slice(at + size)];
      if (budget.left-- <= 0) return parts;
      if (await same(less.join(""))) parts = less;
      else at += size;
    }
  }
  return parts;
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
