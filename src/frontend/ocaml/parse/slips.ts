// Classic slips: one sign for another, a keyword as a name, a capital letter too many. Each rule looks
// at the token that could not be read and at what is around it, and says nothing unless it is sure.
import type { Span } from "../../../core/span.js";
import type { Code, Diagnostic, SourceChange } from "../../../report/diagnostic.js";
import { endsOperand, type Open } from "./open-constructs.js";
import { END_OF_FILE, isReserved, spanOf, type Token, tokenAt, type Words, wordAt } from "./tokens.js";

/** Everything the rules look at: the token, the one before it, and what is open there, innermost last. */
export type Scene = {
  readonly words: Words;
  readonly index: number;
  readonly token: Token;
  readonly before: Token | undefined;
  readonly opens: readonly Open[];
  readonly top: Open | undefined;
};

/** Without a place, the token itself is meant; without a code, it is a syntax error. */
export type Finding = {
  readonly label: string;
  readonly hint?: string;
  readonly at?: Span;
  readonly also?: Diagnostic["also"];
  readonly code?: Code;
  readonly change?: SourceChange;
};

export type Rule = (scene: Scene) => Finding | undefined;

export const SLIPS: readonly Rule[] = [
  reservedName,
  missingName,
  wrongCase,
  curriedPattern,
  missingFun,
  missingIn,
  andForBoth,
  semicolonBeforeElse,
  wrongArrow,
  wrongEquals,
  gluedOperator,
  commaInType,
  longCharacter,
  rangeOfLoop,
];

// ---- names ----

const NAME_BEFORE: ReadonlySet<string> = new Set(["let", "rec", "and", "fun", "as", "nonrec", "mutable", "external"]);

/** Words that nobody meant as what they are, in the language of a first course; more so among parameters. */
const SURPRISES: ReadonlySet<string> = new Set(
  `val method object new class virtual private constraint inherit initializer functor sig nonrec mutable to downto of
  type external include`.split(/\s+/),
);
const SURPRISING_PARAMETERS: ReadonlySet<string> = new Set([
  "end",
  "done",
  "do",
  "open",
  "module",
  "exception",
  "struct",
]);

function reservedName({ words, index, token, before, top }: Scene): Finding | undefined {
  const word = wordAt(words, index);
  if (token.kind === END_OF_FILE || !isReserved(word)) return undefined;
  const afterLet = before !== undefined && NAME_BEFORE.has(before.kind) && looksLikeName(words, index);
  const parameter = (top?.waits === "=" || top?.opener === "fun") && SURPRISING_PARAMETERS.has(word);
  if (!afterLet && !parameter && !SURPRISES.has(word)) return undefined;
  const label = `\`${word}\` is a word of the language, so it cannot be a name`;
  return { code: "E103", label, hint: `Choose another name, for instance \`${word}_\` or \`my_${word}\`.` };
}

function looksLikeName(words: Words, index: number): boolean {
  const next = tokenAt(words, index + 1);
  return ["=", ":", "->"].includes(next.kind) || endsOperand(next);
}

function missingName({ words, index, token, before }: Scene): Finding | undefined {
  if (before === undefined || !["let", "rec", "and", "fun", "as", "type"].includes(before.kind)) return undefined;
  if (!["=", ":", "->", ";;", "in", END_OF_FILE].includes(token.kind)) return undefined;
  const what = before.kind === "fun" ? "a parameter" : "a name";
  return { at: spanOf(words, index - 1, index - 1), label: `${what} is missing after this \`${before.kind}\`` };
}

function wrongCase({ words, index, token, before }: Scene): Finding | undefined {
  if (token.kind === "lident" && (before?.kind === "module" || before?.kind === "open")) {
    return { label: "the name of a module begins with a capital letter" };
  }
  if (token.kind === "lident" && before?.kind === "exception") {
    return { label: "the name of an exception begins with a capital letter" };
  }
  if (token.kind !== "=" || before?.kind !== "uident" || index < 2) return undefined;
  if (!["type", "nonrec", "lident", ")"].includes(tokenAt(words, index - 2).kind) || !inType(words, index))
    return undefined;
  return { at: spanOf(words, index - 1, index - 1), label: "the name of a type begins with a small letter" };
}

/** Node l x r -> ...: in a pattern, all arguments of a constructor are one. */
function curriedPattern({ words, index }: Scene): Finding | undefined {
  const isPlain = (i: number): boolean => ["lident", "_"].includes(tokenAt(words, i).kind);
  let [first, last] = [index, index];
  while (first > 1 && isPlain(first - 1)) first--;
  while (isPlain(last + 1)) last++;
  const isCase = ["->", "when"].includes(tokenAt(words, last + 1).kind);
  if (!isPlain(index) || first === index || !isCase || tokenAt(words, first - 1).kind !== "uident") return undefined;
  const names = Array.from({ length: last - first + 1 }, (_, i) => wordAt(words, first + i)).join(", ");
  const ctor = wordAt(words, first - 1);
  return {
    label: `a constructor takes one argument, and \`${ctor}\` has one already`,
    hint: `Several values stand in parentheses: \`${ctor} (${names})\`.`,
    change: { at: spanOf(words, first, last), text: `(${names})` },
  };
}

// ---- words that were left out ----

const IN_PARAMETERS: ReadonlySet<string> = new Set(["lident", "_", ",", "(", ")"]);

/** (x -> x + 1): nothing but parameters between the parenthesis and the arrow. */
function missingFun({ words, index, token, top }: Scene): Finding | undefined {
  if (token.kind !== "->" || top?.opener !== "(" || top.token >= index - 1) return undefined;
  for (let i = top.token + 1; i < index; i++) if (!IN_PARAMETERS.has(tokenAt(words, i).kind)) return undefined;
  const hint = `A function without a name is written \`fun ${wordAt(words, top.token + 1)} -> ...\`.`;
  const at = spanOf(words, top.token + 1, index - 1);
  return { at, label: "`fun` is missing before this", hint, change: { at: { ...at, end: at.start }, text: "fun " } };
}

/** A line that begins below the `let`, where what the `let` defines could end. */
function missingIn({ words, index, top }: Scene): Finding | undefined {
  if (top?.opener !== "let" || top.waits !== "in") return undefined;
  const column = columnOf(words, top.token);
  for (let i = top.token + 1; column > 0 && i < index; i++) {
    const below = columnOf(words, i) === column && isFirstOfLine(words, i);
    if (!below || !endsOperand(tokenAt(words, i - 1)) || !BEGINS_RESULT.has(tokenAt(words, i).kind)) continue;
    const also = [{ at: spanOf(words, top.token, top.token), label: "for this `let`" }];
    const before = spanOf(words, i - 1, i - 1);
    const change = { at: { ...before, start: before.end }, text: " in" };
    return { at: spanOf(words, i, i), label: "`in` is missing before this", also, change };
  }
  return undefined;
}

const BEGINS_RESULT: ReadonlySet<string> = new Set("lident uident int float char string true false ( [ {".split(" "));

function columnOf(words: Words, index: number): number {
  const { start } = tokenAt(words, index);
  return start - 1 - words.source.text.lastIndexOf("\n", start - 1);
}

function isFirstOfLine(words: Words, index: number): boolean {
  const { start } = tokenAt(words, index);
  return words.source.text.slice(start - columnOf(words, index), start).trim() === "";
}

// ---- one sign for another ----

/** In a condition, or in parentheses, no definitions are joined. */
function andForBoth({ words, index, token, before, top }: Scene): Finding | undefined {
  if (token.kind !== "and" || !endsOperand(before)) return undefined;
  if (top === undefined || !["if", "while", "("].includes(top.opener)) return undefined;
  const change = { at: spanOf(words, index, index), text: "&&" };
  return { label: "`and` joins definitions, not conditions", hint: "Both conditions hold: `a && b`.", change };
}

function semicolonBeforeElse({ words, index, token, before }: Scene): Finding | undefined {
  if (token.kind !== "else" || before?.kind !== ";") return undefined;
  const hint = "The `;` before it ends the `if`. Remove it, or put what comes after `then` in parentheses.";
  const change = { at: spanOf(words, index - 1, index - 1), text: "" };
  return { label: "this `else` comes after the end of its `if`", hint, change };
}

function wrongArrow({ words, index, token, top }: Scene): Finding | undefined {
  if (token.kind !== "->") return undefined;
  if (top?.waits === "=") return { label: "a definition is written with `=`, not with `->`" };
  if (top !== undefined || !inCases(words, index)) return undefined;
  return { label: "unexpected `->`", hint: "Every case but the first begins with `|`." };
}

function wrongEquals({ words, index, token, top }: Scene): Finding | undefined {
  const word = wordAt(words, index);
  if (top?.waits === "=" && (word === "==" || word === ":=")) {
    return { label: `a definition is written with \`=\`, not with \`${word}\`` };
  }
  if (token.kind !== "=") return undefined;
  if (top?.opener === "fun") return { label: "the body of a `fun` comes after `->`, not after `=`" };
  return inCasePattern(words, index) ? { label: "a case is written `pattern -> result`, not with `=`" } : undefined;
}

function gluedOperator({ words, index, token }: Scene): Finding | undefined {
  const word = wordAt(words, index);
  if (token.kind !== "infix0" || !/^=[-!~+]/.test(word)) return undefined;
  return { label: `\`${word}\` is read as one operator`, hint: "Put a blank after the `=`." };
}

function commaInType({ words, index, token }: Scene): Finding | undefined {
  if (token.kind !== "," || !inType(words, index)) return undefined;
  return { label: "unexpected `,`", hint: "The types of several values are joined with `*`: `int * string`." };
}

function longCharacter({ words, index, token, before }: Scene): Finding | undefined {
  const quote = token.kind === "'" ? index : index - 1;
  if (before?.kind !== "'" && token.kind !== "'") return undefined;
  if (!wordAt(words, quote + 1).endsWith("'")) return undefined;
  const label = "between single quotes there is just one character";
  return { at: spanOf(words, quote, quote + 1), label, hint: 'A string is written between double quotes: "abc".' };
}

function rangeOfLoop({ words, token, top }: Scene): Finding | undefined {
  if (token.kind !== "do" || top?.opener !== "for") return undefined;
  const also = [{ at: spanOf(words, top.token, top.token), label: "for this `for`" }];
  return { label: "`to` or `downto` is missing before this `do`", also };
}

// ---- where we are, from the nearest word that tells ----

function nearest(words: Words, index: number, telling: readonly string[]): string | undefined {
  for (let i = index - 1; i >= 0 && i > index - 40; i--) {
    const { kind } = tokenAt(words, i);
    if (telling.includes(kind)) return kind;
  }
  return undefined;
}

function inType(words: Words, index: number): boolean {
  return ["type", "of"].includes(nearest(words, index, ["type", "of", "let", "in", "with", "then", ";;"]) ?? "");
}

function inCasePattern(words: Words, index: number): boolean {
  const word = nearest(words, index, ["with", "function", "|", "->", "=", "let", "type"]) ?? "";
  return ["with", "function", "|"].includes(word);
}

function inCases(words: Words, index: number): boolean {
  return ["with", "function"].includes(nearest(words, index, ["with", "function", "let", "type", ";;"]) ?? "");
}
