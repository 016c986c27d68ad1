// Expressions that make data, take it apart or apply functions: one handler per kind of node of
// tree-sitter's tree. Children come first, so a handler only puts together what they gave.
import type { Span } from "../../../core/span.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Expr, TypeExpr } from "../syntax.js";
import { isSpelledOut, labelOf } from "./label.js";
import { signedConstant } from "./leaf.js";
import {
  type Branch,
  content,
  exprOf,
  type Handlers,
  hasKid,
  kid,
  kidAfter,
  type Part,
  type Piece,
  pathOf,
  type Reading,
  refuse,
  reject,
  spanOfPart,
  typeOf,
} from "./part.js";
import { spanOf, wordAt } from "./tokens.js";

export const EXPRESSIONS: Handlers = {
  parenthesized_expression: (r, n) => expr({ ...exprOf(r, kid(n, 1)), at: spanOfPart(r, n) }),
  typed_expression: (r, n) =>
    expr({ kind: "typed", at: spanOfPart(r, n), value: exprOf(r, kid(n, 1)), type: typeOf(r, kid(n, 3)) }),
  coercion_expression: coercion,
  list_expression: listExpression,
  array_expression: (r, n) =>
    expr({ kind: "array", at: spanOfPart(r, n), items: content(n).map((part) => exprOf(r, part)) }),
  tuple_expression: (r, n) =>
    expr({ kind: "tuple", at: spanOfPart(r, n), items: content(n).map((part) => exprOf(r, part)) }),
  cons_expression: consExpression,
  sequence_expression: sequenceExpression,
  record_expression: recordExpression,
  field_expression: fieldExpression,
  field_get_expression: (r, n) =>
    expr({ kind: "field", at: spanOfPart(r, n), record: exprOf(r, kid(n, 0)), field: pathOf(r, kid(n, 2)) }),
  array_get_expression: (r, n) => indexed(r, n, "Array"),
  string_get_expression: (r, n) => indexed(r, n, "String"),
  bigarray_get_expression: (r, n) => indexed(r, n, undefined),
  set_expression: setExpression,
  application_expression: application,
  labeled_argument: labelledArgument,
  infix_expression: (r, n) => operation(r, n, kid(n, 1), [kid(n, 0), kid(n, 2)]),
  hash_expression: (r, n) => operation(r, n, kid(n, 1), [kid(n, 0), kid(n, 2)]),
  prefix_expression: (r, n) => operation(r, n, kid(n, 0), [kid(n, 1)]),
  sign_expression: signed,
};

export function expr(e: Expr): Piece {
  return { sort: "expr", expr: e };
}

/** (e :> t), (e : s :> t) */
function coercion(r: Reading, n: Branch): Piece {
  const [from, to] = [kidAfter(n, ":"), kidAfter(n, ":>")];
  const type = (part: Part): TypeExpr => typeOf(r, part);
  if (to === undefined) return { sort: "refused" };
  return expr({
    kind: "coerce",
    at: spanOfPart(r, n),
    value: exprOf(r, kid(n, 1)),
    from: from && type(from),
    to: type(to),
  });
}

// ---- data ----

function listExpression(r: Reading, n: Branch): Piece {
  const items = content(n).map((part) => exprOf(r, part));
  const at = spanOfPart(r, n);
  return items.length === 0
    ? { sort: "ctor", path: { modules: [], name: "[]", at } }
    : expr({ kind: "list", at, items });
}

function consExpression(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const items = [exprOf(r, kid(n, 0)), exprOf(r, kid(n, 2))];
  const ctor = { modules: [], name: "::", at: spanOfPart(r, kid(n, 1)) };
  return expr({ kind: "construct", at, ctor, arg: { kind: "tuple", at, items } });
}

function sequenceExpression(r: Reading, n: Branch): Piece {
  const items = content(n).map((part) => exprOf(r, part));
  const [first] = items;
  if (items.length === 1 && first !== undefined) return expr(first); // `e;` is `e`
  return expr({ kind: "sequence", at: spanOfPart(r, n), items });
}

function recordExpression(r: Reading, n: Branch): Piece {
  const base = hasKid(n, "with") ? exprOf(r, kid(n, 1)) : undefined;
  const fields = n.kids.flatMap(({ piece }) => (piece.sort === "field-expr" ? [piece.field] : []));
  return expr({ kind: "record", at: spanOfPart(r, n), base, fields });
}

function fieldExpression(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const field = pathOf(r, kid(n, 0));
  const type = kidAfter(n, ":");
  const body = kidAfter(n, "=");
  const pun: Expr = { kind: "ident", at: field.at, path: { modules: [], name: field.name, at: field.at } };
  const plain = body === undefined ? pun : exprOf(r, body);
  const value: Expr = type === undefined ? plain : { kind: "typed", at, value: plain, type: typeOf(r, type) };
  return { sort: "field-expr", field: { field, value, at } };
}

/** a.(i) and s.[i] are calls of library functions, whatever those names mean at that place. */
function indexed(r: Reading, n: Branch, module: string | undefined): Piece {
  const at = spanOfPart(r, n);
  const operator = n.kids.find((part) => part.kind === "indexing_operator_path");
  if (operator !== undefined) return expr(ownIndex(r, n, operator));
  if (module === undefined) return refuse(r, at, "big arrays");
  return expr(library(at, module, "get", [exprOf(r, kid(n, 0)), exprOf(r, kid(n, 3))]));
}

/** a.%(i) is ( .%() ) a i, and a.%(i; j) is ( .%(;..) ) a [| i; j |]. */
function ownIndex(r: Reading, n: Branch, operator: Part): Expr {
  const at = spanOfPart(r, n);
  const inside = kid(n, n.kids.indexOf(operator) + 2);
  const index = exprOf(r, inside);
  const [open, close] = [operator.last + 1, n.last].map((token) => wordAt(r.words, token));
  const isMany = index.kind === "sequence" && inside.kind === "sequence_expression"; // without parentheses of its own
  const name = `${wordAt(r.words, operator.last)}${open}${isMany ? ";.." : ""}${close}`;
  const words = Array.from({ length: operator.last - operator.first }, (_, i) => wordAt(r.words, operator.first + i));
  const modules = words.filter((word) => word !== "."); // a.M.%(i)
  const fn: Expr = { kind: "ident", at, path: { modules, name, at } };
  const last: Expr = isMany ? { kind: "array", at: index.at, items: index.items } : index;
  return { kind: "apply", at, fn, args: [exprOf(r, kid(n, 0)), last] };
}

function library(at: Span, module: string, name: string, args: readonly Expr[]): Expr {
  return { kind: "apply", at, fn: { kind: "ident", at, path: { modules: [module], name, at } }, args };
}

function setExpression(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const target = kid(n, 0);
  const arrow = spanOfPart(r, kid(n, 1));
  const value = exprOf(r, kid(n, 2));
  if (target.piece.sort === "refused") return target.piece;
  if (target.piece.sort === "expr") {
    const e = target.piece.expr;
    if (e.kind === "field") return expr({ kind: "set-field", at, record: e.record, field: e.field, value });
    const module = target.kind === "string_get_expression" ? "String" : "Array";
    if (e.kind === "apply" && e.fn.kind === "ident" && e.fn.path.name.startsWith(".")) {
      const path = { ...e.fn.path, name: `${e.fn.path.name}<-` };
      return expr({ ...e, at, fn: { ...e.fn, path }, args: [...e.args, value] });
    }
    if (e.kind === "apply") return expr(library(at, module, "set", [...e.args, value]));
  }
  const isGlued = arrow.end === value.at.start;
  const hint = isGlued
    ? "To compare with a negative number, put a blank in between: `x < -1`."
    : "To change a reference, write `:=`.";
  const change = { at: arrow, text: isGlued ? "< -" : ":=" };
  reject(r, arrow, "`<-` changes a mutable field or an element of an array", hint, change);
  return { sort: "refused" };
}

// ---- application ----

function application(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const fn = kid(n, 0);
  const args = n.kids.slice(1);
  if (fn.piece.sort !== "ctor") {
    return expr({ kind: "apply", at, fn: exprOf(r, fn), args: args.map((part) => exprOf(r, part)) });
  }
  if (args.length > 1 && args.every((part) => part.piece.sort !== "refused")) tooManyArguments(r, fn, args);
  return expr({ kind: "construct", at, ctor: fn.piece.path, arg: exprOf(r, kid(n, 1)) });
}

/** ~x, ~x:e and ~(x : t); the same with `?`. */
function labelledArgument(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const { name: own, optional } = labelOf(r, n);
  const label = optional ? `?${own}` : own;
  const type = kidAfter(n, ":");
  if (isSpelledOut(r, n)) return expr({ kind: "labelled", at, label, value: exprOf(r, kid(n, n.kids.length - 1)) });
  const name: Expr = { kind: "ident", at, path: { modules: [], name: own, at } };
  const value: Expr = type === undefined ? name : { kind: "typed", at, value: name, type: typeOf(r, type) };
  return expr({ kind: "labelled", at, label, value });
}

function tooManyArguments(r: Reading, fn: Part, args: readonly Part[]): void {
  const name = wordAt(r.words, fn.last);
  const [first, second] = args;
  if (first === undefined || second === undefined) return;
  const label = `a constructor takes one argument, and \`${name}\` has one already`;
  const hint = `Put the whole argument in parentheses: \`${name} (f x)\`, or \`${name} (x, y)\` for several values.`;
  reject(r, spanOf(r.words, second.first, second.last), label, hint, asTuple(r, args));
}

function asTuple(r: Reading, args: readonly Part[]): SourceChange | undefined {
  const places = args.map(({ first, last }) => spanOf(r.words, first, last));
  const [first, last] = [places[0], places.at(-1)];
  const texts = places.map(({ start, end }) => r.words.source.text.slice(start, end));
  return first && last && { at: { ...first, end: last.end }, text: `(${texts.join(", ")})` };
}

function operation(r: Reading, n: Branch, operator: Part, operands: readonly Part[]): Piece {
  const at = spanOfPart(r, operator);
  const fn: Expr = { kind: "ident", at, path: { modules: [], name: wordAt(r.words, operator.first), at } };
  return expr({ kind: "apply", at: spanOfPart(r, n), fn, args: operands.map((part) => exprOf(r, part)) });
}

/** A sign in front of a literal belongs to it, even from outside parentheses; else it is a function. */
function signed(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const operator = kid(n, 0);
  const sign = wordAt(r.words, operator.first);
  const operand = exprOf(r, kid(n, 1));
  if (operand.kind === "constant") {
    const value = signedConstant(sign, operand.value);
    if (value !== undefined) return expr({ kind: "constant", at, value });
  }
  const where = spanOfPart(r, operator);
  const fn: Expr = { kind: "ident", at: where, path: { modules: [], name: `~${sign}`, at: where } };
  return expr({ kind: "apply", at, fn, args: [operand] });
}
