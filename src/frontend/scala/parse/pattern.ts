// Patterns. What a name means is seen by its first letter: small ones are bound, others must be there already.
import type { Ident, Pattern } from "../syntax.js";
import { beginsSmall } from "./character.js";
import {
  accept,
  at,
  atLineEnd,
  atWord,
  type Cursor,
  continued,
  enclosed,
  from,
  ident,
  isName,
  isReserved,
  kind,
  kindAhead,
  missing,
  refuseAll,
  reserved,
  separated,
  skip,
  token,
  word,
} from "./cursor.js";
import { isLiteral, literal } from "./literal.js";
import { climb, type Operators } from "./operators.js";
import { spanOf } from "./tokens.js";
import { typeArgs, withType } from "./type.js";

/** With alternatives: `p | q` */
export function pattern(p: Cursor): Pattern {
  const first = p.index;
  const options = [typedPattern(p)];
  while (atWord(p, "|")) {
    skip(p);
    options.push(typedPattern(p));
  }
  const [only, ...more] = options;
  return only !== undefined && more.length === 0 ? only : { kind: "or", at: from(p, first), options };
}

/** x: T, _: T, and in arguments xs: _* */
function typedPattern(p: Cursor): Pattern {
  const first = p.index;
  const inner = boundPattern(p);
  if ((inner.kind !== "var" && inner.kind !== "any") || !at(p, ":")) return inner;
  skip(p);
  if (at(p, "_") && kindAhead(p, 1) === "operator" && word(p, 1) === "*") {
    p.index += 2;
    return {
      kind: "rest",
      at: from(p, first),
      name: inner.kind === "var" ? { name: inner.name, at: inner.at } : undefined,
    };
  }
  const type = withType(p);
  return { kind: "typed", at: from(p, first), inner, type };
}

/** x @ p */
export function boundPattern(p: Cursor): Pattern {
  if (!(isName(kind(p)) || at(p, "_")) || kindAhead(p, 1) !== "@") return infixPattern(p);
  const first = p.index;
  const anonymous = accept(p, "_");
  const name = anonymous ? undefined : ident(p);
  skip(p);
  const inner = atTyped(p) ? typedPattern(p) : infixPattern(p);
  if (name === undefined) return inner;
  if (inner.kind === "rest") return { kind: "rest", at: from(p, first), name };
  return { kind: "bind", at: from(p, first), name, inner };
}

/** x @ (y: T) without parentheses, which Scala 3 allows. */
function atTyped(p: Cursor): boolean {
  return (at(p, "_") || isName(kind(p))) && kindAhead(p, 1) === ":";
}

const INFIX: Operators<Pattern> = {
  operand: simplePattern,
  isOperator: (p) => isName(kind(p)) && !atWord(p, "|") && !isRest(p) && !atLineEnd(p),
  operator: (p) => ({ op: ident(p), types: [] }),
  join: (at, left, { op }, right) => {
    const args = [left, ...(right.kind === "tuple" ? right.items : [right])]; // a op (b, c) has three
    return { kind: "construct", at, path: [op], types: [], args, infix: true };
  },
  right: (p, read) => continued(p, read),
};

function infixPattern(p: Cursor): Pattern {
  return climb(p, INFIX);
}

/** `*` behind the last argument: xs* and _* */
function isRest(p: Cursor): boolean {
  return atWord(p, "*") && [")", ","].includes(kindAhead(p, 1));
}

function simplePattern(p: Cursor): Pattern {
  const first = p.index;
  if (accept(p, "_")) {
    if (!isRest(p)) return { kind: "any", at: from(p, first) };
    skip(p);
    return { kind: "rest", at: from(p, first), name: undefined };
  }
  if (isLiteral(kind(p))) return { kind: "constant", at: from(p, first), value: literal(p, false) };
  if (atWord(p, "-") && ["int", "long", "float", "double"].includes(kindAhead(p, 1))) {
    skip(p);
    const value = literal(p, true);
    return { kind: "constant", at: from(p, first), value };
  }
  if (at(p, "(")) return parenthesizedPattern(p);
  if (at(p, "interpolation", "symbol", "given")) {
    const what = { interpolation: "interpolated strings in patterns", symbol: "symbols", given: "given instances" };
    refuseAll(p, spanOf(p.words, first, first), what[token(p).kind as keyof typeof what]);
  }
  if (isReserved(p) && ["=", ":", "<-"].includes(kindAhead(p, 1))) reserved(p);
  if (!isName(kind(p)) && !at(p, "this")) missing(p, "a pattern");
  return namedPattern(p);
}

function parenthesizedPattern(p: Cursor): Pattern {
  const first = p.index;
  const items = patterns(p);
  const [only, ...more] = items;
  if (only === undefined) return { kind: "constant", at: from(p, first), value: { kind: "unit" } };
  return more.length === 0 ? { ...only, at: from(p, first) } : { kind: "tuple", at: from(p, first), items };
}

function patterns(p: Cursor): readonly Pattern[] {
  return enclosed(p, "(", () => (at(p, ")") ? [] : separated(p, () => pattern(p))));
}

function namedPattern(p: Cursor): Pattern {
  const first = p.index;
  const free = at(p, "name") && beginsSmall(word(p));
  const path: Ident[] = [at(p, "this") ? thisName(p) : ident(p)];
  while (accept(p, ".")) path.push(ident(p));
  const types = at(p, "[") ? typeArgs(p) : [];
  if (at(p, "(") && !atLineEnd(p)) {
    const args = patterns(p);
    return { kind: "construct", at: from(p, first), path, types, args, infix: false };
  }
  const [only] = path;
  if (!free || path.length > 1 || only === undefined) return { kind: "stable", at: from(p, first), path };
  if (!isRest(p)) return { kind: "var", at: from(p, first), name: only.name };
  skip(p);
  return { kind: "rest", at: from(p, first), name: only };
}

function thisName(p: Cursor): Ident {
  skip(p);
  return { name: "this", at: from(p, p.index - 1) };
}
