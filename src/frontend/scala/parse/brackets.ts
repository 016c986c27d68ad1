// Which bracket closes which. What does not match is said here, where both brackets are known.
import type { Diagnostic } from "../../../report/diagnostic.js";
import { END_OF_FILE, spanOf, tokenAt, type Words } from "./tokens.js";

const CLOSER: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);
const CLOSERS: ReadonlySet<string> = new Set(CLOSER.values());

type Brackets = { readonly partner: ReadonlyMap<number, number>; readonly error: Diagnostic | undefined };

export function matchBrackets(words: Words): Brackets {
  const partner = new Map<number, number>();
  const open: number[] = [];
  for (const [i, { kind }] of words.tokens.entries()) {
    if (CLOSER.has(kind)) open.push(i);
    if (!CLOSERS.has(kind) && (kind !== END_OF_FILE || open.length === 0)) continue;
    const opener = open.pop();
    if (opener === undefined) return { partner, error: problem(words, i, `this \`${kind}\` closes nothing`) };
    if (CLOSER.get(tokenAt(words, opener).kind) !== kind)
      return { partner, error: mismatch(words, partner, opener, i) };
    partner.set(opener, i);
  }
  return { partner, error: undefined };
}

function mismatch(words: Words, partner: Brackets["partner"], opener: number, closer: number): Diagnostic {
  const { kind } = tokenAt(words, opener);
  const found = tokenAt(words, closer).kind;
  if (found === END_OF_FILE) {
    const unclosed = misaligned(words, partner) ?? opener;
    return problem(words, unclosed, `this \`${tokenAt(words, unclosed).kind}\` is never closed`);
  }
  const also = [{ at: spanOf(words, opener, opener), label: `for this \`${kind}\`` }];
  return { ...problem(words, closer, `\`${CLOSER.get(kind)}\` is missing before this \`${found}\``), also };
}

/** The innermost brace whose partner stands further left than its own line was likely meant to have another. */
function misaligned(words: Words, partner: Brackets["partner"]): number | undefined {
  const lines: number[] = []; // for each token, the column at which its line begins
  for (const { column } of words.tokens) lines.push(column >= 0 ? column : (lines[lines.length - 1] ?? 0));
  for (const [opener, closer] of partner) {
    const { column } = tokenAt(words, closer);
    if (column >= 0 && column < (lines[opener] ?? 0)) return opener;
  }
  return undefined;
}

function problem(words: Words, index: number, label: string): Diagnostic {
  return { code: "E101", title: "Syntax error", at: spanOf(words, index, index), label, also: [], hint: undefined };
}
