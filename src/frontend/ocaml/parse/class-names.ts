// The types that a definition of classes defines, whose inside is not read.
import type { LackingType } from "../syntax.js";
import { type Branch, type Part, type Reading, spanOfPart } from "./part.js";
import { spanOf, tokenAt, wordAt } from "./tokens.js";

const OPENING: ReadonlySet<string> = new Set(["object", "sig", "struct", "begin", "(", "[", "{", "[|", "{<", "let"]);
const CLOSING: ReadonlySet<string> = new Set(["end", ")", "]", "}", "|]", ">}", "in"]);

/** `class virtual ['a, 'b] name ... and name2 ...` */
export function classNames(r: Reading, { first, last }: Pick<Part | Branch, "first" | "last">): readonly LackingType[] {
  const types: LackingType[] = [];
  let depth = 0;
  for (let i = first; i <= last; i++) {
    const { kind } = tokenAt(r.words, i);
    if (depth === 0 && (kind === "class" || kind === "and")) types.push(...nameAfter(r, i, last));
    if (OPENING.has(kind)) depth++;
    if (CLOSING.has(kind)) depth--;
  }
  return types;
}

function nameAfter(r: Reading, start: number, last: number): readonly LackingType[] {
  let arity = 0;
  for (let i = start + 1; i <= last; i++) {
    const { kind } = tokenAt(r.words, i);
    if (kind === "'" || kind === "_") arity++;
    if (kind === "lident" && tokenAt(r.words, i - 1).kind !== "'")
      return [{ name: { name: wordAt(r.words, i), at: spanOf(r.words, i, i) }, arity }];
    if (kind === "=" || kind === ":") return [];
  }
  return [];
}

/** Whether it brings up names that are not in the program: #use "other.ml". */
export function bringsNames(r: Reading, part: Part): boolean {
  return part.kind === "toplevel_directive" && /^#\s*(use|mod_use)\b/.test(textOf(r, part));
}

function textOf(r: Reading, part: Part): string {
  const { start, end } = spanOfPart(r, part);
  return r.words.source.text.slice(start, end);
}
