// Why a token cannot stand where it stands, in the words of someone who teaches OCaml.
// The token is the first that no program could have at this place; the fault is often before it.
import type { Span } from "../../../core/span.js";
import type { Diagnostic } from "../../../report/diagnostic.js";
import { endsOperand, isBracket, isCloser, type Open, openConstructs, startsItem } from "./open-constructs.js";
import { type Rule, type Scene, SLIPS } from "./slips.js";
import { END_OF_FILE, spanOf, type Token, tokenAt, type Words, wordAt } from "./tokens.js";

/** The first that knows something speaks. */
const RULES: readonly Rule[] = [
  ...SLIPS,
  missingOperand,
  wrongCloser,
  definitionNotFinished,
  neverClosed,
  missingWord,
  strayWord,
];

export function explainToken(words: Words, index: number): Diagnostic {
  const opens = openConstructs(words, index);
  const top = opens[opens.length - 1];
  const scene: Scene = { words, index, token: tokenAt(words, index), before: words.tokens[index - 1], opens, top };
  let finding = RULES[0]?.(scene);
  for (let i = 1; i < RULES.length && finding === undefined; i++) finding = RULES[i]?.(scene);
  const code = finding?.code ?? "E101";
  return {
    code,
    title: code === "E103" ? "Reserved word" : "Syntax error",
    at: finding?.at ?? placeOf(scene),
    label: finding?.label ?? `unexpected ${quoted(words, index)}`,
    also: finding?.also ?? [],
    hint: finding?.hint,
    ...(finding?.change && { change: finding.change }),
  };
}

/** The end of the file is nowhere to point at: the last word before it is. */
function placeOf({ words, index, token }: Scene): Span {
  const shown = token.kind === END_OF_FILE && index > 0 ? index - 1 : index;
  return spanOf(words, shown, shown);
}

function quoted(words: Words, index: number): string {
  if (tokenAt(words, index).kind === END_OF_FILE) return "end of the file";
  const word = wordAt(words, index);
  return `\`${word.length > 30 ? `${word.slice(0, 27)}...` : word}\``;
}

// ---- what is missing ----

const NEEDS_OPERAND: ReadonlySet<string> = new Set(
  `infix0 infix1 infix2 infix3 infix4 + - +. -. * % = < > || && & or := :: <- -> , of : if then else in match try
  when while lazy assert prefix !`.split(/\s+/),
);

const NEEDS: ReadonlyMap<string, string> = new Map([
  ["with", "a case"],
  ["function", "a case"],
  ["|", "a case"],
  [".", "a name"],
]);

/** Words and marks with which no expression begins. */
function cannotBegin(kind: string): boolean {
  return isCloser(kind) || ENDS.has(kind) || (NEEDS_OPERAND.has(kind) && !BEGINS.has(kind));
}

const BEGINS: ReadonlySet<string> = new Set("if match try while lazy assert prefix ! - -. + +.".split(" "));
const ENDS: ReadonlySet<string> = new Set(
  `;; ; | do with to downto and as of : type exception module open`.split(" ").concat(END_OF_FILE),
);

function missingOperand(scene: Scene): ReturnType<Rule> {
  const { words, index, token, before } = scene;
  if (before === undefined || !cannotBegin(token.kind)) return undefined;
  const at = spanOf(words, index - 1, index - 1);
  const word = wordAt(words, index - 1);
  if (before.kind === ";" && token.kind === ";") return { label: "an expression is missing before this `;`" };
  if (before.kind === "with" && scene.top?.opener === "{") return { at, label: "a field is missing after this `with`" };
  const what = NEEDS_OPERAND.has(before.kind) ? operandAt(scene) : NEEDS.get(before.kind);
  return what === undefined ? undefined : { at, label: `${what} is missing after this \`${word}\`` };
}

function operandAt({ words, index, opens }: Scene): string {
  if (opens.some(({ waits, opener }) => waits === "=" || opener === "fun")) return "a pattern";
  return guess(words, index);
}

/** What the tokens before this one are, from the nearest word that tells. */
function guess(words: Words, index: number): string {
  let after = ""; // an arrow or an equals sign on the way
  for (let i = index - 1; i >= 0 && i > index - 20; i--) {
    const { kind } = tokenAt(words, i);
    if (kind === "type" || ((kind === "of" || kind === ":") && after !== "=")) return "a type";
    if (TELLS_EXPRESSION.has(kind)) return "an expression";
    if (kind === "function" || kind === "with" || kind === "|") return after === "" ? "a pattern" : "an expression";
    if (kind === "=" || kind === "->") after = kind;
  }
  return "an expression";
}

const TELLS_EXPRESSION: ReadonlySet<string> = new Set(["let", "in", "match", "then", "else", "if", ";", ";;"]);

function wrongCloser({ words, token, opens, top }: Scene): ReturnType<Rule> {
  if (!isCloser(token.kind)) return undefined;
  const open = opens.findLast(isBracket);
  if (open?.waits === token.kind || (token.kind === "done" && top?.waits === "do")) return undefined;
  if (open === undefined) return { label: `this \`${token.kind}\` closes nothing` };
  return { label: `\`${open.waits}\` is missing before this \`${token.kind}\``, also: [neededBy(words, open)] };
}

/** A `let` at the margin was surely meant to be a definition: what comes before it is not finished. */
function definitionNotFinished({ words, index, token, top }: Scene): ReturnType<Rule> {
  if (top?.opener !== "let" || top.waits !== "in") return undefined;
  if (!isEnd(token) && !startsItem(words, index)) return undefined;
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

function neverClosed({ words, token, top }: Scene): ReturnType<Rule> {
  if (top === undefined || !isEnd(token)) return undefined;
  const at = spanOf(words, top.token, top.token);
  if (isBracket(top)) return { at, label: `this \`${top.opener}\` is never closed` };
  return { at, label: `this \`${wordAt(words, top.token)}\` has no \`${top.waits}\`` };
}

const BOUNDARIES: ReadonlySet<string> = new Set("in then else with do | -> to downto and".split(" "));

function missingWord({ words, index, token, top }: Scene): ReturnType<Rule> {
  if (top === undefined || top.waits === token.kind) return undefined;
  if (!isCloser(token.kind) && !BOUNDARIES.has(token.kind) && !startsItem(words, index)) return undefined;
  return { label: `\`${top.waits}\` is missing before this ${quoted(words, index)}`, also: [neededBy(words, top)] };
}

function neededBy(words: Words, open: Open): Diagnostic["also"][number] {
  return { at: spanOf(words, open.token, open.token), label: `for this \`${wordAt(words, open.token)}\`` };
}

// ---- words that belong to nothing ----

const BELONGS: ReadonlyMap<string, string> = new Map([
  ["then", "if"],
  ["else", "if"],
  ["in", "let"],
  ["with", "match"],
  ["do", "while"],
]);

function strayWord({ token, before, opens }: Scene): ReturnType<Rule> {
  const opener = BELONGS.get(token.kind);
  if (opener === undefined || opens.some(({ waits }) => waits === token.kind)) return undefined;
  const label = `this \`${token.kind}\` belongs to no \`${opener}\``;
  if (token.kind !== "else" || !endsOperand(before)) return { label };
  return { label, hint: "Several expressions after `then` need `begin` and `end`, or parentheses, around them." };
}
