// Why a token cannot stand where it stands, in the words of someone who teaches OCaml.
// The token is the first that no program could have at this place; the fault is often before it.
import type { Span } from "../../core/span.js";
import type { Code, Diagnostic } from "../../report/diagnostic.js";
import { endsOperand, isBracket, isCloser, type Open, openConstructs, startsItem } from "./open-constructs.js";
import { END_OF_FILE, isReserved, spanOf, type Token, tokenAt, type Words, wordAt } from "./tokens.js";

type Finding = {
  readonly label: string;
  readonly hint?: string;
  readonly at?: Span;
  readonly also?: Diagnostic["also"];
  readonly code?: Code;
};

/** Everything the rules look at. */
type Scene = {
  readonly words: Words;
  readonly index: number;
  readonly token: Token;
  readonly before: Token | undefined;
  readonly opens: readonly Open[];
  readonly top: Open | undefined; // the innermost
};

type Rule = (scene: Scene) => Finding | undefined;

/** The first that knows something speaks. */
const RULES: readonly Rule[] = [
  reservedName,
  semicolonBeforeElse,
  wrongArrow,
  missingOperand,
  wrongCloser,
  definitionNotFinished,
  neverClosed,
  missingWord,
  strayWord,
];

export function explainToken(words: Words, index: number): Diagnostic {
  const token = tokenAt(words, index);
  const opens = openConstructs(words, index);
  const scene: Scene = { words, index, token, before: words.tokens[index - 1], opens, top: opens[opens.length - 1] };
  let finding: Finding = { label: `unexpected ${quoted(words, index)}` };
  for (const rule of RULES) {
    const found = rule(scene);
    if (found === undefined) continue;
    finding = found;
    break;
  }
  return {
    code: finding.code ?? "E101",
    title: finding.code === "E103" ? "Reserved word" : "Syntax error",
    at: finding.at ?? placeOf(scene),
    label: finding.label,
    also: finding.also ?? [],
    hint: finding.hint,
  };
}

/** The end of the file is nowhere to point at: the last word before it is. */
function placeOf({ words, index, token }: Scene): Span {
  return token.kind === END_OF_FILE
    ? spanOf(words, Math.max(0, index - 1), Math.max(0, index - 1))
    : spanOf(words, index, index);
}

function quoted(words: Words, index: number): string {
  if (tokenAt(words, index).kind === END_OF_FILE) return "end of the file";
  const word = wordAt(words, index);
  return `\`${word.length > 30 ? `${word.slice(0, 27)}...` : word}\``;
}

// ---- words that cannot be names ----

const NAME_BEFORE: ReadonlySet<string> = new Set(["let", "rec", "and", "fun", "as", "nonrec", "mutable", "external"]);

/** Words that nobody meant as what they are, in the language of a first course. */
const SURPRISING = `val method object new class virtual private constraint inherit initializer functor sig nonrec
  mutable to downto of type external include`;
const SURPRISES: ReadonlySet<string> = new Set(SURPRISING.split(/\s+/));

function reservedName({ words, index, token, before }: Scene): Finding | undefined {
  const word = wordAt(words, index);
  if (token.kind === END_OF_FILE || !isReserved(word)) return undefined;
  const afterLet = before !== undefined && NAME_BEFORE.has(before.kind);
  const named = ["=", ":", "->"].includes(tokenAt(words, index + 1).kind) || endsOperand(tokenAt(words, index + 1));
  if (afterLet && !named) return { label: `a name is missing before this \`${word}\`` };
  if (!afterLet && !SURPRISES.has(word)) return undefined;
  const label = `\`${word}\` is a word of the language, so it cannot be a name`;
  return { code: "E103", label, hint: `Choose another name, for instance \`${word}_\` or \`my_${word}\`.` };
}

// ---- one sign for another ----

function semicolonBeforeElse({ token, before }: Scene): Finding | undefined {
  if (token.kind !== "else" || before?.kind !== ";") return undefined;
  const hint = "The `;` before it ends the `if`. Remove it, or put what comes after `then` in parentheses.";
  return { label: "this `else` comes after the end of its `if`", hint };
}

function wrongArrow({ words, index, token, top }: Scene): Finding | undefined {
  const word = wordAt(words, index);
  const defines = top?.waits === "=";
  if (token.kind === "->" && defines) return { label: "a definition is written with `=`, not with `->`" };
  if (defines && (word === "==" || word === ":="))
    return { label: `a definition is written with \`=\`, not with \`${word}\`` };
  if (token.kind === "=" && top?.opener === "fun")
    return { label: "the body of a `fun` comes after `->`, not after `=`" };
  if (token.kind !== "=" || !inPattern(words, index)) return undefined;
  return { label: "a case is written `pattern -> result`, not with `=`" };
}

/** Whether the tokens before this one are in a type; a guess from the words around. */
function inType(words: Words, index: number): boolean {
  for (let i = index - 1; i >= 0 && i > index - 20; i--) {
    const { kind } = tokenAt(words, i);
    if (kind === "of" || kind === ":" || kind === "type") return true;
    if (["let", "in", "with", "match", "function", "then", "else", "if", ";", ";;"].includes(kind)) return false;
  }
  return false;
}

/** Whether the tokens before this one are the pattern of a case. */
function inPattern(words: Words, index: number): boolean {
  for (let i = index - 1; i >= 0 && i > index - 20; i--) {
    const { kind } = tokenAt(words, i);
    if (kind === "with" || kind === "function" || kind === "|") return true;
    if (kind === "->" || kind === "=" || kind === "let" || kind === "type") return false;
  }
  return false;
}

// ---- what is missing ----

const NEEDS_OPERAND: ReadonlySet<string> = new Set(
  `infix0 infix1 infix2 infix3 infix4 + - +. -. * % = < > || && & or := :: <- -> , if then else in match try when
  while lazy assert prefix !`.split(/\s+/),
);

const NEEDS_TYPE: ReadonlySet<string> = new Set(["of", ":"]);

/** Words and marks with which no expression begins. */
function cannotBegin(kind: string): boolean {
  return isCloser(kind) || ENDS.has(kind) || (NEEDS_OPERAND.has(kind) && !BEGINS.has(kind));
}

const BEGINS: ReadonlySet<string> = new Set("if match try while lazy assert prefix ! - -. + +.".split(" "));
const ENDS: ReadonlySet<string> = new Set([
  END_OF_FILE,
  ";;",
  ";",
  "|",
  "do",
  "with",
  "to",
  "downto",
  "and",
  "as",
  "of",
  ":",
  "type",
  "exception",
  "module",
  "open",
]);

function missingOperand({ words, index, token, before }: Scene): Finding | undefined {
  if (before === undefined || !cannotBegin(token.kind)) return undefined;
  if (!NEEDS_OPERAND.has(before.kind) && !NEEDS_TYPE.has(before.kind)) return undefined;
  const what = inType(words, index) ? "a type" : inPattern(words, index) ? "a pattern" : "an expression";
  return {
    at: spanOf(words, index - 1, index - 1),
    label: `${what} is missing after this \`${wordAt(words, index - 1)}\``,
  };
}

function wrongCloser({ words, token, opens }: Scene): Finding | undefined {
  if (!isCloser(token.kind)) return undefined;
  const open = opens.findLast(isBracket);
  if (open === undefined) return { label: `this \`${token.kind}\` closes nothing` };
  if (open.waits === token.kind) return undefined;
  return { label: `\`${open.waits}\` is missing before this \`${token.kind}\``, also: [openedHere(words, open)] };
}

/** A `let` at the margin was surely meant to be a definition: what comes before it is not finished. */
function definitionNotFinished({ words, token, top }: Scene): Finding | undefined {
  if (top?.opener !== "let" || top.waits !== "in" || !isEnd(token)) return undefined;
  const { start } = tokenAt(words, top.token);
  if (start > 0 && words.source.text[start - 1] !== "\n") return undefined;
  const hint =
    tokenAt(words, top.token - 1).kind === ";"
      ? "The `;` before it says that the expression goes on: remove it, or end the definition with `;;`."
      : "Finish what comes before it; or, if it belongs there, write `in` after what it defines.";
  return {
    at: spanOf(words, top.token, top.token),
    label: "this `let` is read as a part of what comes before it",
    hint,
  };
}

function isEnd(token: Token): boolean {
  return token.kind === END_OF_FILE || token.kind === ";;";
}

function neverClosed({ words, token, top }: Scene): Finding | undefined {
  if (top === undefined || !isEnd(token)) return undefined;
  const label = isBracket(top)
    ? `this \`${top.opener}\` is never closed`
    : `this \`${openerOf(top)}\` has no \`${top.waits}\``;
  return { at: spanOf(words, top.token, top.token), label };
}

function openerOf(open: Open): string {
  return open.opener === "definition" ? "let" : open.opener;
}

const BOUNDARIES: ReadonlySet<string> = new Set([
  "in",
  "then",
  "else",
  "with",
  "do",
  "|",
  "->",
  ";",
  "to",
  "downto",
  "and",
]);

function missingWord(scene: Scene): Finding | undefined {
  const { words, index, token, top } = scene;
  if (top === undefined || top.waits === token.kind) return undefined;
  if (!isCloser(token.kind) && !BOUNDARIES.has(token.kind) && !startsItem(words, index)) return undefined;
  return { label: `\`${top.waits}\` is missing before this ${quoted(words, index)}`, also: [openedHere(words, top)] };
}

function openedHere(words: Words, open: Open): Diagnostic["also"][number] {
  return { at: spanOf(words, open.token, open.token), label: `for this \`${openerOf(open)}\`` };
}

// ---- words that belong to nothing ----

const BELONGS: ReadonlyMap<string, string> = new Map([
  ["then", "if"],
  ["else", "if"],
  ["in", "let"],
  ["with", "match"],
  ["do", "while"],
]);

function strayWord({ token, opens }: Scene): Finding | undefined {
  const opener = BELONGS.get(token.kind);
  if (opener === undefined || opens.some(({ waits }) => waits === token.kind)) return undefined;
  return { label: `this \`${token.kind}\` belongs to no \`${opener}\`` };
}
