// Expressions that begin with a keyword: if, while, do, for, try, throw, return. Conditions are in parentheses, or end
// in a keyword of their own (`then`, `do`).
import type { Expr, ForStep } from "../syntax.js";
import {
  accept,
  at,
  braced,
  type Cursor,
  enclosed,
  expect,
  from,
  indented,
  kindAhead,
  opensRegion,
  skip,
  token,
  withoutLines,
} from "./cursor.js";
import { blockExpr } from "./simple.js";
import { END_OF_FILE, spanOf, tokenAt } from "./tokens.js";

export const CONTROL: Readonly<Record<string, (p: Cursor) => Expr>> = {
  if: ifExpr,
  while: whileExpr,
  do: doExpr,
  for: forExpr,
  try: tryExpr,
  throw: throwExpr,
  return: returnExpr,
};

type Branch = { readonly first: number; readonly cond: Expr; readonly yes: Expr };

/** A chain of `else if` is read in a loop: it may be long. */
function ifExpr(p: Cursor): Expr {
  const branches: Branch[] = [];
  let no: Expr | undefined;
  do {
    const first = p.index;
    skip(p);
    const cond = condition(p, "then");
    const yes = p.go.body(p);
    branches.push({ first, cond, yes });
    if (at(p, ";") && kindAhead(p, 1) === "else") skip(p);
    if (!accept(p, "else")) break;
    if (!at(p, "if")) no = p.go.body(p);
  } while (no === undefined);
  return branches.reduceRight<Expr | undefined>(
    (rest, { first, cond, yes }) => ({ kind: "if", at: from(p, first), cond, yes, no: rest }),
    no,
  ) as Expr;
}

/** Up to and with the keyword, if it is not in parentheses. */
function condition(p: Cursor, keyword: "then" | "do"): Expr {
  if (at(p, "(") && !continues(p, keyword)) {
    const cond = enclosed(p, "(", () => p.go.expr(p));
    accept(p, keyword);
    return cond;
  }
  const cond = p.go.body(p);
  expect(p, keyword);
  return cond;
}

const ENDS_CONDITION: ReadonlySet<string> = new Set([";", "else", "}", ")", "]", "=>", "=", "if", "case", END_OF_FILE]);

/** Whether `if (a) ...` goes on to a `then`, so that the parentheses are only a part of the condition. */
function continues(p: Cursor, keyword: string): boolean {
  const closing = p.partner.get(p.index) ?? p.index;
  for (let i = closing + 1; ; i = (p.partner.get(i) ?? i) + 1) {
    const { kind, column } = tokenAt(p.words, i);
    if (kind === keyword) return i > closing + 1;
    if (ENDS_CONDITION.has(kind) || (column >= 0 && column <= p.width)) return false;
  }
}

function whileExpr(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  const cond = condition(p, "do");
  const body = p.go.body(p);
  return { kind: "while", at: from(p, first), cond, body };
}

function doExpr(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  const body = p.go.body(p);
  accept(p, ";");
  expect(p, "while");
  const cond = enclosed(p, "(", () => p.go.expr(p));
  return { kind: "do-while", at: from(p, first), body, cond };
}

function throwExpr(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  const value = p.go.expr(p);
  return { kind: "throw", at: from(p, first), value };
}

const NO_VALUE: ReadonlySet<string> = new Set([
  "}",
  ")",
  "]",
  ";",
  ",",
  "else",
  "case",
  "catch",
  "finally",
  END_OF_FILE,
]);

function returnExpr(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  const none = NO_VALUE.has(token(p).kind) || (token(p).newlines > 0 && !opensRegion(p));
  const value = none ? undefined : p.go.body(p);
  return { kind: "return", at: from(p, first), value };
}

// ---- try ----

function tryExpr(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  const body = p.go.body(p);
  const handler = accept(p, "catch") ? handlerExpr(p) : undefined;
  const last = accept(p, "finally") ? p.go.body(p) : undefined;
  return { kind: "try", at: from(p, first), body, handler, last };
}

function handlerExpr(p: Cursor): Expr {
  const first = p.index;
  if (at(p, "{")) return blockExpr(p);
  if (!at(p, "case")) return p.go.body(p);
  const cases = p.go.cases(p);
  return { kind: "cases", at: from(p, first), cases };
}

// ---- for ----

function forExpr(p: Cursor): Expr {
  const first = p.index;
  skip(p);
  const steps = enumerators(p);
  const yields = accept(p, "yield");
  if (!yields) accept(p, "do");
  const body = p.go.body(p);
  return { kind: "for", at: from(p, first), steps, yields, body };
}

function enumerators(p: Cursor): readonly ForStep[] {
  const behind = tokenAt(p.words, (p.partner.get(p.index) ?? p.index) + 1).kind;
  if (at(p, "(") && behind !== "<-") return enclosed(p, "(", () => steps(p));
  if (at(p, "{")) return braced(p, () => steps(p));
  return opensRegion(p) ? indented(p, token(p).column, () => steps(p)) : steps(p);
}

function steps(p: Cursor): readonly ForStep[] {
  const list = [generator(p, true)];
  for (;;) {
    while (accept(p, ";"));
    if (at(p, "if")) list.push(filter(p));
    else if (mayBeginStep(p)) list.push(generator(p, false));
    else return list;
  }
}

function mayBeginStep(p: Cursor): boolean {
  const before = tokenAt(p.words, p.index - 1).kind;
  const separated = before === ";" || (p.newlines && token(p).newlines > 0);
  return separated && at(p, "name", "quoted", "_", "(", "case", "val", "operator", "string", "int");
}

function filter(p: Cursor): ForStep {
  const first = p.index;
  skip(p);
  const cond = p.go.postfix(p);
  return { kind: "filter", at: from(p, first), cond };
}

function generator(p: Cursor, isFirst: boolean): ForStep {
  const first = p.index;
  if (token(p).column >= 0) p.width = token(p).column;
  if (at(p, "case", "val")) skip(p);
  const pattern = withoutLines(p, () => p.go.pattern(p));
  if (!isFirst && accept(p, "=")) {
    const value = p.go.body(p);
    return { kind: "define", at: from(p, first), pattern, value };
  }
  expect(p, "<-");
  const source = p.go.body(p);
  return { kind: "generate", at: spanOf(p.words, first, p.index - 1), pattern, from: source };
}
