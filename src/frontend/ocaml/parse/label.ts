// Labels of arguments and parameters: `~x` stands for `~x:x`; `~x:` is one token.
import type { Branch, Reading } from "./part.js";
import { tokenAt, wordAt } from "./tokens.js";

/** The name of the label, and whether it belongs to an optional argument. */
export function labelOf(r: Reading, n: Branch): { readonly name: string; readonly optional: boolean } {
  const optional = tokenAt(r.words, n.first).kind.startsWith("?");
  if (isSpelledOut(r, n)) return { name: wordAt(r.words, n.first).slice(1, -1).trim(), optional };
  const name = tokenAt(r.words, n.first + 1).kind === "(" ? n.first + 2 : n.first + 1;
  return { name: wordAt(r.words, name), optional };
}

/** ~x:e or ?x:e, with something of its own after the label. */
export function isSpelledOut(r: Reading, n: Branch): boolean {
  return tokenAt(r.words, n.first).kind.endsWith("label");
}
