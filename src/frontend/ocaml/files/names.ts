// The names that a file defines, as far as its layout shows them: a definition begins at the left margin. Only for
// choosing a file where nothing better is known.
import { wordAt } from "../parse/tokens.js";
import { wordsIn } from "./references.js";

export function namesWritten(text: string): readonly string[] {
  const words = wordsIn(text);
  if (words.errors.length > 0) return [];
  return words.tokens.flatMap(({ kind, start }, i) => {
    const isMargin = start === 0 || i === 0 || text[start - 1] === "\n";
    if (!isMargin || (kind !== "let" && kind !== "and")) return [];
    const name = words.tokens[i + 1]?.kind === "rec" ? i + 2 : i + 1;
    return words.tokens[name]?.kind === "lident" ? [wordAt(words, name)] : [];
  });
}
