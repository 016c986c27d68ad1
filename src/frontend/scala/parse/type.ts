// Types: functions, tuples, infix and compound types, applied and selected ones; and type parameters with bounds.
import type { Bounds, Ident, TypeExpr, TypeParam } from "../syntax.js";
import { annotations } from "./annotation.js";
import {
  accept,
  at,
  atLineEnd,
  atWord,
  type Cursor,
  enclosed,
  from,
  ident,
  isName,
  kind,
  kindAhead,
  missing,
  refuse,
  refuseAll,
  separated,
  skip,
  word,
} from "./cursor.js";
import { isLiteral } from "./literal.js";
import { spanOf } from "./tokens.js";

export function type(p: Cursor): TypeExpr {
  const first = p.index;
  if (at(p, "(") && kindAhead(p, partnerAhead(p) + 1) === "=>") return parenthesizedFunction(p);
  if (at(p, "[")) refuseAll(p, here(p), "polymorphic function types and type lambdas");
  const left = infixType(p);
  if (atWord(p, "?=>")) refuseAll(p, here(p), "context functions");
  if (at(p, "match")) refuseAll(p, here(p), "match types");
  if (atWord(p, "forSome") && !atLineEnd(p)) refuseAll(p, here(p), "existential types");
  if (!accept(p, "=>")) return left;
  const result = type(p);
  return { kind: "function", at: from(p, first), params: [left], result };
}

/** (A, => B, C*) => D */
function parenthesizedFunction(p: Cursor): TypeExpr {
  const first = p.index;
  const params = enclosed(p, "(", () => (at(p, ")") ? [] : separated(p, () => paramType(p))));
  skip(p);
  const result = type(p);
  return { kind: "function", at: from(p, first), params, result };
}

function partnerAhead(p: Cursor): number {
  return (p.partner.get(p.index) ?? p.index) - p.index;
}

/** The type of a parameter: => A and A* too. */
export function paramType(p: Cursor): TypeExpr {
  const first = p.index;
  if (accept(p, "=>")) {
    const result = type(p);
    return { kind: "by-name", at: from(p, first), result };
  }
  const item = type(p);
  if (!atWord(p, "*")) return item;
  skip(p);
  return { kind: "repeated", at: from(p, first), item };
}

/** Types with operators between them: all bind alike, to the left, or to the right if they end in a colon. */
export function infixType(p: Cursor): TypeExpr {
  const first = p.index;
  let left = withType(p);
  while (isTypeOperator(p)) {
    const op = ident(p);
    const right = op.name.endsWith(":") ? infixType(p) : withType(p);
    left = { kind: "infix", at: from(p, first), left, op, right };
  }
  return left;
}

/** `*` may be the sign of a repeated parameter, and `|` the next alternative of a pattern. */
function isTypeOperator(p: Cursor): boolean {
  if (!isName(kind(p)) || atLineEnd(p)) return false;
  return isName(kindAhead(p, 1)) || kindAhead(p, 1) === "(" ? word(p) !== "=>>" && word(p) !== "?=>" : false;
}

export function withType(p: Cursor): TypeExpr {
  const first = p.index;
  const parts = [annotatedType(p)];
  if (isRefinement(p)) refuseAll(p, here(p), "structural types");
  while (at(p, "with")) {
    skip(p);
    parts.push(annotatedType(p));
  }
  const [only, ...more] = parts;
  return only !== undefined && more.length === 0 ? only : { kind: "with", at: from(p, first), parts };
}

/** A { type T = Int }: braces with a declaration in them, where a definition has no body. */
function isRefinement(p: Cursor): boolean {
  return at(p, "{") && !atLineEnd(p) && kindAhead(p, 1) === "type";
}

export function annotatedType(p: Cursor): TypeExpr {
  const first = p.index;
  const inner = simpleType(p);
  if (!at(p, "@") || atLineEnd(p)) return inner;
  const list = annotations(p);
  return { kind: "annotated", at: from(p, first), inner, annotations: list };
}

function simpleType(p: Cursor): TypeExpr {
  const first = p.index;
  let t = primaryType(p);
  for (;;) {
    if (at(p, "[")) {
      const args = typeArgs(p);
      t = { kind: "applied", at: from(p, first), fn: t, args };
    } else if (accept(p, "#")) {
      const name = ident(p);
      t = { kind: "project", at: from(p, first), from: t, name };
    } else {
      return t;
    }
  }
}

export function typeArgs(p: Cursor): readonly TypeExpr[] {
  return enclosed(p, "[", () => separated(p, () => type(p)));
}

function primaryType(p: Cursor): TypeExpr {
  const first = p.index;
  if (at(p, "(")) return parenthesizedType(p);
  if (at(p, "_") || atWord(p, "?")) {
    skip(p);
    const limits = bounds(p);
    return { kind: "wildcard", at: from(p, first), ...limits };
  }
  if (at(p, "{")) refuseAll(p, here(p), "structural types");
  if (isLiteral(kind(p))) refuseAll(p, here(p), "types of single literals");
  if (!isName(kind(p)) && !at(p, "this")) missing(p, "a type");
  return namedType(p);
}

function namedType(p: Cursor): TypeExpr {
  const first = p.index;
  const path: Ident[] = [at(p, "this") ? thisName(p) : ident(p, "a type")];
  while (at(p, ".")) {
    skip(p);
    if (accept(p, "type")) return { kind: "singleton", at: from(p, first), path };
    path.push(ident(p));
  }
  return { kind: "name", at: from(p, first), path };
}

function thisName(p: Cursor): Ident {
  skip(p);
  return { name: "this", at: from(p, p.index - 1) };
}

function parenthesizedType(p: Cursor): TypeExpr {
  const first = p.index;
  const items = enclosed(p, "(", () => (at(p, ")") ? [] : separated(p, () => type(p))));
  const [only, ...more] = items;
  if (only === undefined) missing(p, "`=>`");
  return more.length === 0 ? { ...only, at: from(p, first) } : { kind: "tuple", at: from(p, first), items };
}

// ---- type parameters ----

export function bounds(p: Cursor): Bounds {
  const low = accept(p, ">:") ? infixType(p) : undefined;
  const high = accept(p, "<:") ? infixType(p) : undefined;
  return { low, high };
}

/** [+A, B <: C], or nothing. */
export function typeParams(p: Cursor): readonly TypeParam[] {
  if (!at(p, "[") || atLineEnd(p)) return [];
  return enclosed(p, "[", () => separated(p, () => typeParam(p)));
}

function typeParam(p: Cursor): TypeParam {
  if (at(p, "@")) annotations(p);
  const first = p.index;
  const variance = atWord(p, "+") ? "covariant" : atWord(p, "-") ? "contravariant" : undefined;
  if (variance !== undefined) skip(p);
  const name = at(p, "_") ? underscore(p) : ident(p);
  const params = typeParams(p);
  const limits = bounds(p);
  const contexts: TypeExpr[] = [];
  while (at(p, ":", "<%")) {
    if (at(p, "<%")) refuse(p, here(p), "view bounds");
    skip(p);
    contexts.push(infixType(p));
  }
  return { name, variance, params, contexts, ...limits, at: from(p, first) };
}

function underscore(p: Cursor): Ident {
  skip(p);
  return { name: "_", at: from(p, p.index - 1) };
}

function here(p: Cursor): Ident["at"] {
  return spanOf(p.words, p.index, p.index);
}
