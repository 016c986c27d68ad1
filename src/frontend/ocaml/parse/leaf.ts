// Names, paths and literals: what is made of a few tokens. Here the grammar's words are held against
// the real ones, because it would take a keyword for a name wherever a name may stand.
import type { Span } from "../../../core/span.js";
import type { Constant, Path } from "../syntax.js";
import type { Spelling } from "./grammar.js";
import { type BadEscape, charValue, floatValue, intValue, stringValue, wrapped } from "./literal.js";
import {
  type Branch,
  type Handlers,
  hasKid,
  kid,
  misplaced,
  moduleOf,
  type Part,
  type Piece,
  pathOf,
  type Reading,
  refuse,
  reject,
  spanOfPart,
} from "./part.js";
import { spanOf, tokenAt, wordAt } from "./tokens.js";
import { NEWER, UNSUPPORTED } from "./unsupported.js";

/** For each kind of name, the kinds of tokens that it may be. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  value_name: ["lident", "_"],
  value_pattern: ["lident", "_"],
  field_name: ["lident"],
  label_name: ["lident"],
  type_constructor: ["lident", "_"],
  instance_variable_name: ["lident"],
  module_name: ["uident", "_"],
  module_type_name: ["uident", "lident"],
  constructor_name: ["uident", "::", "true", "false", "[", "]", "(", ")"],
};

/** Tokens that the grammar reads as several. */
const SPLIT: ReadonlySet<string> = new Set(["~label", "?label", "dotop"]);

export function leafPart(r: Reading, spelling: Spelling, kind: string, start: number, end: number | undefined): Part {
  const found = spelling.tokenAt[start] ?? 0;
  const first = found < 0 ? ~found : found;
  const until = end === undefined ? undefined : (spelling.tokenAt[end - 1] ?? 0);
  const pair = PAIRS.has(kind) && tokenAt(r.words, first).kind !== "_";
  const last = until === undefined ? first + (pair ? 1 : 0) : until < 0 ? ~until : until;
  if (found < 0) return insideToken(r, kind, first);
  return { kind, first, last, piece: leafPiece(r, kind, first, last) };
}

// The grammar cut `<-` into `<` and `-`, say: OCaml reads the longer word.
function insideToken(r: Reading, kind: string, token: number): Part {
  if (!SPLIT.has(tokenAt(r.words, token).kind)) misplaced(r, token);
  return { kind, first: token, last: token, piece: { sort: "word" } };
}

/** Kinds that are leaves of the tree though they are made of two tokens. */
const PAIRS: ReadonlySet<string> = new Set(["type_variable", "tag", "directive", "signed_number"]);

function leafPiece(r: Reading, kind: string, first: number, last: number): Piece {
  const what = UNSUPPORTED[kind];
  if (what !== undefined) return refuse(r, spanOf(r.words, first, last), what);
  const newer = NEWER[kind];
  if (newer !== undefined) {
    reject(r, spanOf(r.words, first, last), `${newer} are not part of OCaml 4.13`, undefined);
    return { sort: "refused" };
  }
  switch (kind) {
    case "number":
      return number(r, first, spanOf(r.words, first, first));
    case "signed_number":
      return signedNumber(r, first);
    case "character":
      return character(r, first);
    case "string":
      return string(r, first);
    case "type_variable":
      return typeVariable(r, first);
    case "tag":
      return { sort: "ctor", path: { modules: [], name: tagName(r, first), at: spanOf(r.words, first, last) } };
    default:
      return name(r, kind, first);
  }
}

function name(r: Reading, kind: string, token: number): Piece {
  const allowed = NAMES[kind];
  if (allowed === undefined) return { sort: "word" };
  if (!allowed.includes(tokenAt(r.words, token).kind)) misplaced(r, token);
  return { sort: "name", name: wordAt(r.words, token) };
}

/** 'a, or _ as the parameter of a type. The name comes without the quote. */
function typeVariable(r: Reading, first: number): Piece {
  const anonymous = tokenAt(r.words, first).kind === "_";
  const { kind } = tokenAt(r.words, first + 1);
  if (!anonymous && kind !== "lident" && kind !== "uident") misplaced(r, first + 1);
  return { sort: "name", name: anonymous ? "_" : wordAt(r.words, first + 1) };
}

/** With its backquote, in front of any name. */
function tagName(r: Reading, first: number): string {
  const { kind } = tokenAt(r.words, first + 1);
  if (kind !== "lident" && kind !== "uident") misplaced(r, first + 1);
  return `\`${wordAt(r.words, first + 1)}`;
}

// ---- literals ----

function number(r: Reading, token: number, at: Span): Piece {
  const text = wordAt(r.words, token);
  const suffix = /[G-Zg-z]$/.exec(text)?.[0];
  if (suffix !== undefined) return suffixed(r, text.slice(0, -1), suffix, at);
  if (tokenAt(r.words, token).kind === "float")
    return { sort: "constant", value: { kind: "float", value: floatValue(text) } };
  const value = intValue(text);
  if (value === undefined) outOfRange(r, at, WIDTHS.int);
  return { sort: "constant", value: { kind: "int", value: value ?? 0n } };
}

/** The types of integers, by what their literals end in. */
const WIDTHS = {
  int: { kind: "int", bits: 63 },
  l: { kind: "int32", bits: 32 },
  L: { kind: "int64", bits: 64 },
  n: { kind: "nativeint", bits: 64 },
} as const;
type Width = (typeof WIDTHS)[keyof typeof WIDTHS];

function suffixed(r: Reading, digits: string, suffix: string, at: Span): Piece {
  if (suffix === "l" || suffix === "L" || suffix === "n") {
    const { kind, bits } = WIDTHS[suffix];
    const value = intValue(digits, bits);
    if (value === undefined) outOfRange(r, at, WIDTHS[suffix]);
    return { sort: "constant", value: { kind, value: value ?? 0n } };
  }
  const label = `no kind of number is written with \`${suffix}\` at its end`;
  r.errors.push({ code: "E104", title: "Unknown kind of number", at, label, also: [], hint: undefined });
  return { sort: "refused" };
}

function outOfRange(r: Reading, at: Span, { kind, bits }: Width): void {
  const title = `Integer literal exceeds the range of representable integers of type ${kind}`;
  const [least, most] = [-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n];
  const label = `${kind === "int" ? "integers" : "they"} go from ${least} to ${most}`;
  r.errors.push({ code: "E104", title, at, label, also: [], hint: undefined });
}

function signedNumber(r: Reading, first: number): Piece {
  const piece = number(r, first + 1, spanOf(r.words, first, first + 1));
  if (piece.sort !== "constant") return piece;
  const value = signedConstant(wordAt(r.words, first), piece.value);
  return { sort: "constant", value: value ?? piece.value };
}

/** Undefined if this sign does not belong to that literal: -. 1 is a function applied. */
export function signedConstant(sign: string, constant: Constant): Constant | undefined {
  if (constant.kind === "float") {
    return sign.startsWith("-") ? { kind: "float", value: -constant.value } : constant;
  }
  if (constant.kind === "char" || constant.kind === "string" || sign.length > 1) return undefined;
  const { bits } = Object.values(WIDTHS).find(({ kind }) => kind === constant.kind) ?? WIDTHS.int;
  return sign === "-" ? { kind: constant.kind, value: wrapped(-constant.value, bits) } : constant;
}

function character(r: Reading, token: number): Piece {
  const { value, bad } = charValue(wordAt(r.words, token));
  for (const each of bad) badEscape(r, token, each);
  return { sort: "constant", value: { kind: "char", value } };
}

function string(r: Reading, token: number): Piece {
  const { value, bad } = stringValue(wordAt(r.words, token));
  for (const each of bad) badEscape(r, token, each);
  return { sort: "constant", value: { kind: "string", value } };
}

function badEscape(r: Reading, token: number, { start, end, why }: BadEscape): void {
  const base = tokenAt(r.words, token).start;
  const at = { file: r.words.source.name, start: base + start, end: base + end };
  r.errors.push({ code: "E104", title: "Bad escape", at, label: why, also: [], hint: undefined });
}

// ---- names of several tokens, and paths ----

export const PATHS: Handlers = {
  attribute_payload: () => ({ sort: "word" }),
  boolean: (r, n) => ({ sort: "ctor", path: { modules: [], name: wordAt(r.words, n.first), at: spanOfPart(r, n) } }),
  unit,
  indexing_operator_path: () => ({ sort: "word" }),
  constructor_path: (r, n) => ({ sort: "ctor", path: qualified(r, n) }),
  parenthesized_operator: parenthesizedOperator,
  module_path: (r, n) => ({ sort: "path", path: qualified(r, n) }),
  extended_module_path: extendedModulePath,
  module_type_path: (r, n) => ({ sort: "path", path: qualified(r, n) }),
  field_path: (r, n) => ({ sort: "path", path: qualified(r, n) }),
  value_path: valuePath,
};

/** `()` is a constructor; `begin end` is the same but in parentheses of a kind. */
function unit(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const path: Path = { modules: [], name: "()", at };
  if (kid(n, 0).kind === "(") return { sort: "ctor", path };
  return { sort: "expr", expr: { kind: "construct", at, ctor: path, arg: undefined } };
}

/** ( + ) is the name +. */
function parenthesizedOperator(r: Reading, n: Branch): Piece {
  const words = Array.from({ length: n.last - n.first - 1 }, (_, i) => wordAt(r.words, n.first + 1 + i));
  return { sort: "name", name: words.join("") }; // .%() and its like are several
}

function valuePath(r: Reading, n: Branch): Piece {
  const path = qualified(r, n);
  if (path.name === "_") misplaced(r, n.last);
  return { sort: "path", path };
}

function extendedModulePath(r: Reading, n: Branch): Piece {
  if (hasKid(n, "(")) {
    const [fn, arg] = n.kids.filter((part) => part.piece.sort !== "word").map((part) => moduleOf(r, part));
    if (fn !== undefined && arg !== undefined)
      return { sort: "module", module: { kind: "apply", at: spanOfPart(r, n), fn, arg } };
  }
  return { sort: "path", path: qualified(r, n) };
}

/** A.B.x: the modules in front are one part, if there are any; (::) is in parentheses of its own. */
export function qualified(r: Reading, n: Branch): Path {
  const at = spanOfPart(r, n);
  const [front, last] = n.kids.filter((part) => part.piece.sort !== "word");
  const { name } = pathOf(r, last ?? front ?? kid(n, 0));
  if (last === undefined || front === undefined) return { modules: [], name, at };
  if (front.piece.sort === "module") return { within: front.piece.module, modules: [], name, at };
  const { within, modules, name: module } = pathOf(r, front);
  return { ...(within && { within }), modules: [...modules, module], name, at };
}
