// Which bracket closes which. What does not match is said here, where both brackets are known.
import type { Diagnostic } from "../../../report/diagnostic.js";
import { END_OF_FILE, spanOf, type Token, type Words } from "./tokens.js";

const CLOSER: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);
const CLOSERS: ReadonlySet<string> = new Set(CLOSER.values());

export type Brackets = { readonly partner: ReadonlyMap<number, number>; readonly error: Diagnostic | undefined };

export function matchBrackets(words: Words): Brackets {
  const partner = new Map<number, number>();
  const open: number[] = [];
  for (const [i, { kind }] of words.tokens.entries()) {
    if (CLOSER.has(kind)) open.push(i);
    if (!CLOSERS.has(kind) && (kind !== END_OF_FILE || open.length === 0)) continue;
    const opener = open.pop();
    if (opener === undefined)
      return { partner, error: problem(words, i, `this \`${kind}\` closes nothing`, undefined) };
    if (CLOSER.get(words.tokens[opener]?.kind ?? "") !== kind) return { partner, error: mismatch(words, opener, i) };
    partner.set(opener, i);
  }
  return { partner, error: undefined };
}

/** The opener whose own line's indentation is that of nothing later is likely the culprit, but it is only a guess: show both. */
function mismatch(words: Words, opener: number, closer: number): Diagnostic {
  const kind = words.tokens[opener]?.kind ?? "";
  const found = words.tokens[closer];
  if (found?.kind === END_OF_FILE)
    return problem(words, opener, `this \`${kind}\` is never closed`, nestedHint(words, opener));
  const also = [{ at: spanOf(words, opener, opener), label: `for this \`${kind}\`` }];
  const label = `\`${CLOSER.get(kind)}\` is missing before this \`${found?.kind}\``;
  return { ...problem(words, closer, label, undefined), also };
}

/** Which brace lacks its partner shows in the layout: a definition inside at the same column as the one around. */
function nestedHint(words: Words, opener: number): string | undefined {
  const line = words.tokens.slice(0, opener + 1).findLast((token) => token.column >= 0);
  const inside = words.tokens.slice(opener + 1).find((token) => isDefinition(token) && token.column === line?.column);
  if (inside === undefined) return undefined;
  const number = words.source.text.slice(0, inside.start).split("\n").length;
  return `Is it meant to end before line ${number}?`;
}

function isDefinition({ kind, column }: Token): boolean {
  return column >= 0 && ["def", "val", "var", "class", "object", "trait", "case", "sealed", "abstract"].includes(kind);
}

function problem(words: Words, index: number, label: string, hint: string | undefined): Diagnostic {
  return { code: "E101", title: "Syntax error", at: spanOf(words, index, index), label, also: [], hint };
}
