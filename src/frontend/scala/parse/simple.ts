// Simple expressions: names, literals, parentheses, `new`, and what may follow them without an operator between:
// selections, type arguments, arguments in parentheses, in braces or in an indented region.
import type { Span } from "../../../core/span.js";
import type { Arg, Expr, FunParam, Ident, Parent } from "../syntax.js";
import {
  accept,
  at,
  atLineEnd,
  atWord,
  braced,
  type Cursor,
  enclosed,
  from,
  ident,
  indented,
  isName,
  kind,
  kindAhead,
  missing,
  opensRegion,
  refuseAll,
  separated,
  skip,
  token,
  word,
} from "./cursor.js";
import { lambdaParams } from "./lambda.js";
import { isLiteral, literal, partValue } from "./literal.js";
import { spanOf } from "./tokens.js";
import { annotatedType, typeArgs } from "./type.js";

export function simpleExpr(p: Cursor): Expr {
  const first = p.index;
  // `{ } { }` and `new C { } { }` are no applications.
  const applies = !at(p, "{", "new");
  return followed(p, first, primary(p), applies);
}

/** The expression with everything that follows it. */
export function followed(p: Cursor, first: number, start: Expr, mayApply: boolean): Expr {
  let applies = mayApply;
  let e = start;
  for (;;) {
    const next = follower(p, first, e, applies);
    if (next === undefined) return e;
    if (next.kind !== "eta") applies = true;
    e = next;
  }
}

function follower(p: Cursor, first: number, e: Expr, applies: boolean): Expr | undefined {
  if (at(p, ".")) return selection(p, first, e);
  if (at(p, "[")) {
    const args = typeArgs(p);
    return { kind: "type-apply", at: from(p, first), fn: e, args };
  }
  if (applies && at(p, "(") && !atLineEnd(p)) {
    const args = parenthesizedArgs(p);
    return { kind: "apply", at: from(p, first), fn: e, args };
  }
  if (applies && at(p, "{") && e.kind !== "constant" && token(p).newlines < 2) return braceArgument(p, first, e);
  if (at(p, ":") && p.newlines) return colonArgument(p, first, e);
  if (at(p, "_") && !atLineEnd(p)) {
    skip(p);
    return { kind: "eta", at: from(p, first), value: e };
  }
  return undefined;
}

function selection(p: Cursor, first: number, e: Expr): Expr {
  skip(p);
  if (at(p, "match")) return matchSelection(p, first, e);
  const of: Ident | undefined = e.kind === "ident" ? { name: e.name, at: e.at } : undefined;
  if (of !== undefined && accept(p, "this")) return { kind: "this", at: from(p, first), of };
  if (of !== undefined && at(p, "super")) return superExpr(p, first, of);
  if (at(p, "new")) refuseAll(p, spanOf(p.words, p.index, p.index), "classes inside values");
  const name = ident(p);
  return { kind: "select", at: from(p, first), from: e, name };
}

/** e.match { ... }, as Scala 3 has it. */
function matchSelection(p: Cursor, first: number, on: Expr): Expr {
  skip(p);
  const cases = p.go.cases(p);
  return { kind: "match", at: from(p, first), on, cases };
}

// ---- arguments ----

export function parenthesizedArgs(p: Cursor): readonly Arg[] {
  return enclosed(p, "(", () => {
    if (at(p, ")")) return [];
    if (at(p, "name") && word(p) === "using" && isName(kindAhead(p, 1))) {
      refuseAll(p, spanOf(p.words, p.index, p.index), "`using` arguments");
    }
    return separated(p, () => argument(p));
  });
}

function argument(p: Cursor): Arg {
  const first = p.index;
  const named = isName(kind(p)) && kindAhead(p, 1) === "=";
  const name = named ? ident(p) : undefined;
  if (named) skip(p);
  const value = p.go.expr(p);
  return { name, ...spread(p, value), at: from(p, first) };
}

/** xs: _* is a type ascription of a kind, xs* an operator without a right operand. */
function spread(p: Cursor, value: Expr): { readonly value: Expr; readonly spread: boolean } {
  if (at(p, ":") && kindAhead(p, 1) === "_" && word(p, 2) === "*") {
    p.index += 3;
    return { value, spread: true };
  }
  const starred = value.kind === "select" && value.name.name === "*" && value.name.at.end === value.at.end;
  return starred && [")", ","].includes(kind(p)) ? { value: value.from, spread: true } : { value, spread: false };
}

function braceArgument(p: Cursor, first: number, fn: Expr): Expr {
  const start = p.index;
  const value = blockExpr(p);
  const args = [{ name: undefined, value, spread: false, at: from(p, start) }];
  return { kind: "apply", at: from(p, first), fn, args };
}

export function blockExpr(p: Cursor): Expr {
  const first = p.index;
  const value = braced(p, () => p.go.block(p));
  return { ...value, at: from(p, first) };
}

/** xs.map: x => and an indented region, or xs.foreach: and the same. */
function colonArgument(p: Cursor, first: number, fn: Expr): Expr | undefined {
  const start = p.index;
  skip(p);
  const params = opensRegion(p) ? undefined : lambdaParams(p);
  if (!opensRegion(p) || (params === undefined && p.index !== start + 1)) {
    p.index = start;
    return undefined;
  }
  const body = indented(p, token(p).column, () => p.go.block(p));
  const value: Expr = params === undefined ? body : { kind: "fun", at: from(p, start + 1), params, body };
  const args = [{ name: undefined, value, spread: false, at: from(p, start + 1) }];
  return { kind: "apply", at: from(p, first), fn, args };
}

// ---- what they begin with ----

function primary(p: Cursor): Expr {
  const first = p.index;
  if (isLiteral(kind(p))) {
    const value = literal(p, false);
    return { kind: "constant", at: from(p, first), value };
  }
  switch (kind(p)) {
    case "name":
    case "quoted":
    case "operator":
      return name(p);
    case "_":
      return placeholder(p);
    case "(":
      return parenthesized(p);
    case "{":
      return blockExpr(p);
    case "interpolation":
      return interpolated(p);
    case "new":
      return newExpr(p);
    case "this":
      skip(p);
      return { kind: "this", at: from(p, first), of: undefined };
    case "super":
      return superExpr(p, first, undefined);
    case "xml":
      return refuseAll(p, spanOf(p.words, first, first), "XML literals");
    case "symbol":
      return refuseAll(p, spanOf(p.words, first, first), "symbols and quotes");
    default:
      return missing(p, "an expression");
  }
}

function name(p: Cursor): Expr {
  const first = p.index;
  if (atWord(p, "<") && kindAhead(p, 1) === "name") {
    refuseAll(p, spanOf(p.words, first, first), "XML literals");
  }
  const { name: text } = ident(p);
  return { kind: "ident", at: from(p, first), name: text };
}

/** Becomes a parameter of the nearest expression around it, which `expr` makes a function of. */
function placeholder(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  p.holeCount++;
  const name = { name: `_$${p.holeCount}`, at: from(p, first) };
  p.holes.push({ name, type: undefined, at: name.at });
  return { kind: "ident", at: name.at, name: name.name };
}

function superExpr(p: Cursor, first: number, of: Ident | undefined): Expr {
  skip(p);
  const parent = at(p, "[") ? enclosed(p, "[", () => ident(p)) : undefined;
  if (!at(p, ".")) missing(p, "`.` and the name of a member");
  return { kind: "super", at: from(p, first), of, parent };
}

function parenthesized(p: Cursor): Expr {
  const first = p.index;
  const items = enclosed(p, "(", () => (at(p, ")") ? [] : separated(p, () => p.go.expr(p))));
  const [only, ...more] = items;
  if (only === undefined) return { kind: "constant", at: from(p, first), value: { kind: "unit" } };
  const all = from(p, first);
  if (more.length > 0) return { kind: "tuple", at: all, items, isWrapped: false };
  return only.kind === "tuple" ? { ...only, at: all, isWrapped: true } : { ...only, at: all };
}

function newExpr(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  if (at(p, "{", ":")) refuseAll(p, spanOf(p.words, first, first), "classes that extend nothing and have no name");
  const parents = [parent(p)];
  while (accept(p, "with")) parents.push(parent(p));
  const body = p.go.template(p);
  return { kind: "new", at: from(p, first), parents, body };
}

/** A[Int](1)(2), behind `extends`, `with` and `new`. */
export function parent(p: Cursor): Parent {
  const first = p.index;
  const type = annotatedType(p);
  const args: (readonly Arg[])[] = [];
  while (at(p, "(") && !atLineEnd(p)) args.push(parenthesizedArgs(p));
  return { type, args, at: from(p, first) };
}

// ---- interpolated strings ----

function interpolated(p: Cursor): Expr {
  const first = p.index;
  const opening = word(p);
  const text = opening.replace(/"+$/, "");
  const start = token(p).start;
  const how: Ident = { name: text, at: { file: p.words.source.name, start, end: start + text.length } };
  if (!["s", "f", "raw"].includes(text)) refuseAll(p, how.at, "string interpolators other than s, f and raw");
  skip(p);
  const parts = [part(p, text, opening)];
  const args: Expr[] = [];
  while (!accept(p, "interpolation-end")) {
    args.push(at(p, "{") ? blockExpr(p) : holeName(p));
    parts.push(part(p, text, opening));
  }
  const [texts, places] = [parts.map((each) => each.text), parts.map((each) => each.at)];
  return { kind: "interpolated", at: from(p, first), how, texts, places, args };
}

function part(p: Cursor, how: string, opening: string): { readonly text: string; readonly at: Span } {
  skip(p);
  const text = partValue(p, p.index - 1, how, opening.endsWith('"""'));
  return { text, at: spanOf(p.words, p.index - 1, p.index - 1) };
}

function holeName(p: Cursor): Expr {
  const first = p.index;
  if (accept(p, "this")) return { kind: "this", at: from(p, first), of: undefined };
  const { name: text } = ident(p);
  return { kind: "ident", at: from(p, first), name: text };
}

/** The parameters that stand for placeholders, with the types that `(_: T)` gives them. */
export function typedHole(e: Expr, holes: readonly FunParam[]): FunParam | undefined {
  const inner = e.kind === "typed" ? e.value : e;
  const [hole] = holes;
  if (holes.length !== 1 || hole === undefined || inner.kind !== "ident" || inner.name !== hole.name?.name)
    return undefined;
  return e.kind === "typed" ? { ...hole, type: e.type } : hole;
}
