// Labels of arguments and parameters: `~x` stands for `~x:x`; `~x:` is one token.
import type { Branch, Reading } from "./part.js";
import { tokenAt, wordAt } from "./tokens.js";

/** The label, or undefined when it belongs to an optional argument. */
export function labelOf(r: Reading, n: Branch): string | undefined {
  const { kind } = tokenAt(r.words, n.first);
  if (kind.startsWith("?")) return undefined;
  if (isSpelledOut(r, n)) return wordAt(r.words, n.first).slice(1, -1).trim();
  const name = kind === "~" && tokenAt(r.words, n.first + 1).kind === "(" ? n.first + 2 : n.first + 1;
  return wordAt(r.words, name);
}

/** ~x:e, with something of its own after the label. */
export function isSpelledOut(r: Reading, n: Branch): boolean {
  return tokenAt(r.words, n.first).kind === "~label";
}
