// What is still open at some token: brackets, `if` without its `then`, `let` without its `in`.
// Read from the tokens alone, so it works on texts that are no programs; a good guess, not a parser.
import { type Token, tokenAt, type Words } from "./tokens.js";

/** `waits` is the word that must still come. A `let` of the top level is a "definition". */
export type Open = { readonly opener: string; readonly token: number; readonly waits: string };

const BRACKETS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["[|", "|]"],
  ["{", "}"],
  ["begin", "end"],
  ["struct", "end"],
  ["sig", "end"],
  ["object", "end"],
  ["do", "done"],
]);

const WAITS: ReadonlyMap<string, string> = new Map([
  ["if", "then"],
  ["match", "with"],
  ["try", "with"],
  ["while", "do"],
  ["for", "do"],
  ["fun", "->"],
  ["let", "="],
]);

const CLOSERS: ReadonlySet<string> = new Set(BRACKETS.values());
const ITEM_WORDS: ReadonlySet<string> = new Set(["let", "type", "exception", "module", "open", "include", "external"]);
const OPERAND_ENDS: ReadonlySet<string> = new Set([
  "lident",
  "uident",
  "int",
  "float",
  "char",
  "string",
  "true",
  "false",
  "_",
]);

export function isCloser(kind: string): boolean {
  return CLOSERS.has(kind);
}

export function isBracket(open: Open): boolean {
  return BRACKETS.has(open.opener);
}

/** Whether an expression, pattern or type may end with this token. */
export function endsOperand(token: Token | undefined): boolean {
  return token !== undefined && (CLOSERS.has(token.kind) || OPERAND_ENDS.has(token.kind));
}

/** Whether a new definition can begin at this token: the one before it could end a phrase. */
export function startsItem(words: Words, index: number): boolean {
  const before = words.tokens[index - 1];
  const fresh = before === undefined || before.kind === ";;" || before.kind === "struct" || endsOperand(before);
  return fresh && ITEM_WORDS.has(tokenAt(words, index).kind);
}

/** The constructs that are open before token `to`, innermost last. */
export function openConstructs(words: Words, to: number): readonly Open[] {
  const stack: Open[] = [];
  for (let i = 0; i < to; i++) step(words, i, stack);
  return stack;
}

function step(words: Words, token: number, stack: Open[]): void {
  const { kind } = tokenAt(words, token);
  const waits = BRACKETS.get(kind) ?? WAITS.get(kind);
  if (kind === ";;") stack.length = 0;
  else if (startsItem(words, token)) startItem(kind, token, stack);
  else if (CLOSERS.has(kind)) leave(stack, stack.findLastIndex(isBracket), kind);
  else if (kind === "do") leave(stack, waitingFor(stack, "do"), "do");
  else meet(words, token, stack, kind);
  if (waits !== undefined && !startsItem(words, token)) stack.push({ opener: kind, token, waits });
}

function startItem(kind: string, token: number, stack: Open[]): void {
  stack.length = stack.findLastIndex(({ opener }) => opener === "struct" || opener === "sig") + 1;
  if (kind === "let") stack.push({ opener: "definition", token, waits: "=" });
}

function meet(words: Words, token: number, stack: Open[], kind: string): void {
  const top = stack[stack.length - 1];
  if (kind === "then" || kind === "with" || kind === "in") leave(stack, waitingFor(stack, kind), kind);
  else if (kind === "and") resume(stack, waitingFor(stack, "in"), "=");
  else if (kind === top?.waits) {
    stack.pop();
    if (top.opener === "let") stack.push({ ...top, waits: "in" });
  } else if (token > 0 && ITEM_WORDS.has(kind) && tokenAt(words, token - 1).kind === "let") {
    resume(stack, stack.length - 1, "in"); // let open M in, let module M = ... in
  }
}

/** The innermost construct that waits for this word, with no bracket open inside it. */
function waitingFor(stack: readonly Open[], word: string): number {
  const bracket = stack.findLastIndex(isBracket);
  const found = stack.findLastIndex(({ waits }) => waits === word);
  return found > bracket ? found : -1;
}

function leave(stack: Open[], index: number, word: string): void {
  if (stack[index]?.waits === word) stack.length = index;
}

function resume(stack: Open[], index: number, waits: string): void {
  const open = stack[index];
  if (open === undefined) return;
  stack.length = index;
  stack.push({ ...open, waits });
}
