// Where a text stops being a program. tree-sitter repairs what it can and so hides the place; its trace
// tells it: the first token on which every reading of the text has failed. Later errors are looked for
// only from the next definition on, so that none is the echo of another.
import { type Event, errorOffset, type Grammar, parseTree, type Spelling, spell, traceParse } from "./grammar.js";
import { isCloser, openConstructs } from "./open-constructs.js";
import { END_OF_FILE, ERRORS_MAX, tokenAt, type Words } from "./tokens.js";

/** Tracing is slow, so what is sound is skipped in pieces of this many tokens, and a trace is cut off. */
const PIECE = 2_000;
const TRACE_MAX = 20_000;

export function errorTokens(grammar: Grammar, words: Words): readonly number[] {
  const starts = definitionStarts(words);
  const found: number[] = [];
  let from: number | undefined = 0;
  while (from !== undefined && found.length < ERRORS_MAX) {
    const unsound = skipSound(grammar, words, starts, from);
    if (unsound === undefined) break;
    const token = firstError(grammar, words, unsound);
    if (found.length === 0 || !isEcho(words, token, unsound)) found.push(token);
    from = starts.find((start) => start >= token && start > unsound);
  }
  // Pieces can be sound one by one and not together: `let a = b;` and then `let c = d`.
  return found.length > 0 ? found : [firstError(grammar, words, 0)];
}

/** Tokens at which a definition surely begins: at the margin, or after `;;`. */
export function definitionStarts(words: Words): readonly number[] {
  const starts: number[] = [];
  words.tokens.forEach(({ kind, start }, i) => {
    const margin = start === 0 || words.source.text[start - 1] === "\n";
    if ((margin && STARTERS.has(kind)) || (i > 0 && tokenAt(words, i - 1).kind === ";;")) starts.push(i);
  });
  return starts;
}

const STARTERS: ReadonlySet<string> = new Set(["let", "type", "exception", "module", "open", "include", "external"]);

/** After an earlier error, a closing word that nothing waits for most likely closes what was lost with it. */
function isEcho(words: Words, token: number, from: number): boolean {
  const { kind } = tokenAt(words, token);
  if (!isCloser(kind) && !["in", "then", "else", "with", "do", "|", "->", "and"].includes(kind)) return false;
  return !openConstructs(words, token).some((open) => open.token >= from && open.waits === kind);
}

/** The latest start from which the text is unsound while everything between is sound; undefined if all is. */
function skipSound(grammar: Grammar, words: Words, starts: readonly number[], from: number): number | undefined {
  let start = from;
  let size = PIECE;
  for (;;) {
    const end = starts.find((candidate) => candidate >= start + size) ?? words.tokens.length - 1;
    if (isSound(grammar, words, start, end)) {
      if (end === words.tokens.length - 1) return undefined;
      start = end;
      size = PIECE;
    } else {
      if (end === words.tokens.length - 1) return start;
      size *= 2;
    }
  }
}

function isSound(grammar: Grammar, words: Words, from: number, to: number): boolean {
  const tree = parseTree(grammar, spell(words.tokens, from, to).text);
  tree?.delete();
  return tree !== undefined;
}

function firstError(grammar: Grammar, words: Words, from: number): number {
  const spelling = spell(words.tokens, from, words.tokens.length - 1);
  let token: number | undefined;
  let last = from;
  traceParse(grammar, spelling.text, (event) => {
    last = tokenOf(spelling, event.start);
    if (event.kind === "stuck" || isMisread(words, last, spelling, event)) token = last;
    return token !== undefined || last - from > TRACE_MAX;
  });
  return token ?? tokenOf(spelling, errorOffset(grammar, spelling.text));
}

/** The token that begins at the offset, or after the blank that is there; ~token inside one. */
function beginning({ text, tokenAt }: Spelling, offset: number): number {
  return tokenAt[text[offset] === " " ? offset + 1 : offset] ?? 0;
}

function tokenOf(spelling: Spelling, offset: number): number {
  const found = beginning(spelling, offset);
  return found < 0 ? ~found : found;
}

/** tree-sitter reads a keyword as a name, or a half of a mark as a mark, if only that fits. */
function isMisread(words: Words, token: number, spelling: Spelling, event: Event & { readonly kind: "read" }): boolean {
  const { kind } = tokenAt(words, token);
  if (IN_PIECES.has(kind) || kind === END_OF_FILE) return false;
  if (kind === "'") return event.symbol === kind; // the beginning of a character, not of a type variable
  if (event.symbol === "_lowercase_identifier") return kind !== "lident" && kind !== "_" && !isAttribute(words, token);
  return beginning(spelling, event.end) < 0;
}

/** Tokens that the grammar always reads in pieces. */
const IN_PIECES: ReadonlySet<string> = new Set(["string", "char", "~label", "?label", "dotop", "{%", "{%%"]);

/** Attributes may be called by any word. */
function isAttribute(words: Words, token: number): boolean {
  return token > 0 && /^(\[@+|\[%+|%)$/.test(tokenAt(words, token - 1).kind);
}
