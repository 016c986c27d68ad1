// Expressions, from the loosest to the tightest: functions and assignments, then control, ascriptions, `match`,
// postfix, infix and prefix operators. Placeholders become functions here.
import type { Expr, FunParam } from "../syntax.js";
import { annotations } from "./annotation.js";
import { CONTROL } from "./control.js";
import {
  at,
  atLineEnd,
  type Cursor,
  continued,
  fail,
  from,
  ident,
  indented,
  isName,
  kind,
  kindAhead,
  missing,
  OUTDENT,
  opensRegion,
  STARTS_OPERAND,
  skip,
  token,
  word,
} from "./cursor.js";
import { lambdaParams } from "./lambda.js";
import { literal } from "./literal.js";
import { climb, type Operators } from "./operators.js";
import { followed, simpleExpr, typedHole } from "./simple.js";
import { spanOf, tokenAt } from "./tokens.js";
import { type, typeArgs } from "./type.js";

/** What comes after the parser nests its calls as deeply; no program that a person wrote comes near. */
const DEPTH_MAX = 400;

/** The placeholders inside, unless an expression further in has taken them, are parameters of this one. */
export function expr(p: Cursor): Expr {
  const outer = p.holes;
  p.holes = [];
  enter(p);
  const e = openExpr(p);
  p.depth--;
  const holes = p.holes;
  p.holes = outer;
  if (holes.length === 0) return e;
  const alone = typedHole(e, holes);
  if (alone === undefined) return { kind: "fun", at: e.at, params: holes, body: e };
  p.holes.push(alone); // `_` alone is bound further out: f(_) is x => f(x)
  return e.kind === "typed" ? e.value : e;
}

function enter(p: Cursor): void {
  if (++p.depth <= DEPTH_MAX) return;
  p.depth = 0;
  const label = "expressions are nested too deeply here";
  fail(p, {
    code: "E105",
    at: spanOf(p.words, p.index, p.index),
    label,
    hint: "Name some of the inner expressions with `val`.",
  });
}

function openExpr(p: Cursor): Expr {
  const first = p.index;
  const params = lambdaParams(p);
  if (params !== undefined) return lambda(p, first, params);
  const control = CONTROL[kind(p)];
  const e = control === undefined ? postfix(p) : control(p);
  return suffixed(p, first, e);
}

export function lambda(p: Cursor, first: number, params: readonly FunParam[]): Expr {
  const body = p.go.body(p);
  return { kind: "fun", at: from(p, first), params, body };
}

/** e = e, e: T, e match { ... } */
function suffixed(p: Cursor, first: number, start: Expr): Expr {
  let e = start;
  while (at(p, "match")) {
    skip(p);
    const cases = p.go.cases(p);
    e = { kind: "match", at: from(p, first), on: e, cases };
  }
  if (at(p, "=")) return assignment(p, first, e);
  return at(p, ":") && !isSpread(p) ? ascription(p, first, e) : e;
}

function isSpread(p: Cursor): boolean {
  return kindAhead(p, 1) === "_" && word(p, 2) === "*";
}

function assignment(p: Cursor, first: number, target: Expr): Expr {
  if (!["ident", "select", "apply"].includes(target.kind)) {
    const hint = "Only variables, fields and elements can be assigned to; equality is written `==`.";
    fail(p, {
      code: "E101",
      at: spanOf(p.words, p.index, p.index),
      label: "what is left of this `=` cannot be assigned to",
      hint,
    });
  }
  skip(p);
  const value = p.go.body(p);
  return { kind: "assign", at: from(p, first), target, value };
}

function ascription(p: Cursor, first: number, value: Expr): Expr {
  skip(p);
  if (at(p, "@")) {
    const list = annotations(p);
    return { kind: "annotated", at: from(p, first), value, annotations: list };
  }
  const t = type(p);
  return { kind: "typed", at: from(p, first), value, type: t };
}

/** An expression, or statements in an indented region of their own. */
export function body(p: Cursor): Expr {
  if (!opensRegion(p)) return expr(p);
  const first = p.index;
  const block = indented(p, token(p).column, () => p.go.block(p));
  return at(p, ".") ? followed(p, first, block, true) : block; // further left: the dot belongs to all of it
}

// ---- operators ----

const INFIX: Operators<Expr> = {
  operand: prefix,
  isOperator: (p) => isName(kind(p)) && !atLineEnd(p) && !isEndMarker(p),
  operator: (p) => {
    const op = ident(p);
    return { op, types: at(p, "[") ? typeArgs(p) : [] };
  },
  join: (at, left, { op, types }, right) => ({ kind: "infix", at, left, op, types, right }),
  right: (p, read) => (operandFollows(p) ? continued(p, read) : undefined),
};

/** In the same line or the next; else the operator is a postfix one. */
function operandFollows(p: Cursor): boolean {
  const now = token(p);
  if (!STARTS_OPERAND.has(now.kind) || now.newlines > 1) return false;
  // An operator of signs at the end of a line is hardly ever complete, whatever the layout says.
  return kind(p) !== OUTDENT || tokenAt(p.words, p.index - 1).kind !== "name";
}

/** `end if` in a line of its own. */
function isEndMarker(p: Cursor): boolean {
  return word(p) === "end" && token(p).newlines > 0;
}

export function postfix(p: Cursor): Expr {
  const first = p.index;
  const value = climb(p, INFIX);
  if (!isName(kind(p)) || atLineEnd(p) || isEndMarker(p)) return value;
  const symbolic = at(p, "operator");
  const name = ident(p);
  // Scala would take `a +` for a selection; whoever wrote it forgot something. `xs*` spreads its elements.
  if (symbolic && !(name.name === "*" && at(p, ")", ","))) missing(p, "an expression");
  return { kind: "select", at: from(p, first), from: value, name };
}

const SIGNS: ReadonlySet<string> = new Set(["+", "-", "!", "~"]);

function prefix(p: Cursor): Expr {
  const first = p.index;
  if (!at(p, "operator") || !SIGNS.has(word(p))) return simpleExpr(p);
  if (word(p) === "-" && ["int", "long", "float", "double"].includes(kindAhead(p, 1))) return negative(p);
  const op = ident(p);
  if (!STARTS_OPERAND.has(kind(p))) missing(p, "an expression");
  const value = simpleExpr(p);
  return { kind: "prefix", at: from(p, first), op, value };
}

/** -1 is a literal, and -1.abs a method of it. */
function negative(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  const value = literal(p, true);
  return followed(p, first, { kind: "constant", at: from(p, first), value }, true);
}
