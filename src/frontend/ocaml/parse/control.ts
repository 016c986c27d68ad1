// Expressions that decide, repeat, match and bind: one handler per kind of node.

import type { Case, Expr } from "../syntax.js";
import { functionOf } from "./abstract-type.js";
import { letOperator } from "./binding-operator.js";
import { expr } from "./expr.js";
import {
  type Branch,
  exprOf,
  type Handlers,
  kid,
  kidAfter,
  misplaced,
  type Part,
  type Piece,
  pathOf,
  patternOf,
  type Reading,
  reject,
  spanOfPart,
  typeOf,
} from "./part.js";
import { spanOf, tokenAt } from "./tokens.js";

export const CONTROL: Handlers = {
  if_expression: ifExpression,
  then_clause: (r, n) => expr(exprOf(r, kid(n, 1))),
  else_clause: (r, n) => expr(exprOf(r, kid(n, 1))),
  while_expression: (r, n) =>
    expr({ kind: "while", at: spanOfPart(r, n), cond: exprOf(r, kid(n, 1)), body: exprOf(r, kid(n, 2)) }),
  do_clause: doClause,
  for_expression: forExpression,
  match_expression: (r, n) =>
    expr({ kind: "match", at: spanOfPart(r, n), on: exprOf(r, kid(n, 1)), cases: casesOf(n) }),
  try_expression: (r, n) => expr({ kind: "try", at: spanOfPart(r, n), body: exprOf(r, kid(n, 1)), cases: casesOf(n) }),
  function_expression: (r, n) => expr({ kind: "function", at: spanOfPart(r, n), cases: casesOf(n) }),
  match_case: matchCase,
  refutation_case: refutation,
  guard: (r, n) => expr(exprOf(r, kid(n, 1))),
  fun_expression: funExpression,
  let_expression: letExpression,
  let_open_expression: letOpen,
  local_open_expression: localOpen,
  assert_expression: (r, n) => expr({ kind: "assert", at: spanOfPart(r, n), cond: exprOf(r, kid(n, 1)) }),
  lazy_expression: (r, n) => expr({ kind: "lazy", at: spanOfPart(r, n), body: exprOf(r, kid(n, 1)) }),
  let_exception_expression: letException,
};

function ifExpression(r: Reading, n: Branch): Piece {
  const no = n.kids[3];
  const cond = exprOf(r, kid(n, 1));
  const yes = exprOf(r, kid(n, 2));
  return expr({ kind: "if", at: spanOfPart(r, n), cond, yes, no: no === undefined ? undefined : exprOf(r, no) });
}

function doClause(r: Reading, n: Branch): Piece {
  if (n.kids.length === 3) return expr(exprOf(r, kid(n, 1)));
  reject(r, spanOfPart(r, n), "the body of this loop is empty", "A loop that does nothing is written `do () done`.");
  return { sort: "refused" };
}

function forExpression(r: Reading, n: Branch): Piece {
  const down = kid(n, 4).kind === "downto";
  const [low, high] = [exprOf(r, kid(n, 3)), exprOf(r, kid(n, 5))];
  const index = patternOf(r, kid(n, 1));
  return expr({ kind: "for", at: spanOfPart(r, n), index, low, high, down, body: exprOf(r, kid(n, 6)) });
}

// ---- matching ----

function casesOf(n: Branch): readonly Case[] {
  return n.kids.flatMap(({ piece }) => (piece.sort === "case" ? [piece.case] : []));
}

function matchCase(r: Reading, n: Branch): Piece {
  const guard = n.kids.find((part) => part.kind === "guard");
  const body = kid(n, n.kids.length - 1);
  return {
    sort: "case",
    case: {
      pattern: patternOf(r, kid(n, 0)),
      guard: guard === undefined ? undefined : exprOf(r, guard),
      body: exprOf(r, body),
      ...(body.kind === "refutation_case" && { refuted: true }),
      at: spanOfPart(r, n),
    },
  };
}

/** `p -> .`: nothing fits p. */
function refutation(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const cond: Expr = { kind: "construct", at, ctor: { modules: [], name: "false", at }, arg: undefined };
  return expr({ kind: "assert", at, cond });
}

// ---- functions and definitions ----

function funExpression(r: Reading, n: Branch): Piece {
  const type = kidAfter(n, ":");
  const body = exprOf(r, kid(n, n.kids.length - 1));
  return expr(functionOf(r, spanOfPart(r, n), paramsOf(n), annotated(r, n, type, body)));
}

export function paramsOf(n: Branch): readonly Part[] {
  return n.kids.filter((part) => part.kind === "parameter" || part.kind === "abstract_type");
}

/** `: t = e` and `: t -> e` make the body (e : t), which extends from the colon to the end. */
export function annotated(r: Reading, n: Branch, type: Part | undefined, body: Expr): Expr {
  if (type === undefined) return body;
  return { kind: "typed", at: spanOf(r.words, type.first - 1, n.last), value: body, type: typeOf(r, type) };
}

function letExpression(r: Reading, n: Branch): Piece {
  const { piece } = kid(n, 0);
  if (piece.sort === "operator-bindings") {
    return expr(letOperator(spanOfPart(r, n), piece.bindings, exprOf(r, kid(n, 2))));
  }
  if (piece.sort !== "bindings") return piece;
  const { recursive, bindings } = piece;
  return expr({ kind: "let", at: spanOfPart(r, n), recursive, bindings, body: exprOf(r, kid(n, 2)) });
}

function letException(r: Reading, n: Branch): Piece {
  const { piece } = kid(n, 1);
  if (piece.sort !== "item") return { sort: "refused" };
  if (piece.item.kind === "exception" && piece.item.alias !== undefined) noAlias(r, n);
  return expr({ kind: "let-item", at: spanOfPart(r, n), item: piece.item, body: exprOf(r, kid(n, 3)) });
}

/** `let exception A = B in` is no OCaml. */
function noAlias(r: Reading, n: Branch): void {
  let token = n.first;
  while (token < n.last && tokenAt(r.words, token).kind !== "=") token++;
  misplaced(r, token);
}

function letOpen(r: Reading, n: Branch): Piece {
  const { piece } = kid(n, 1);
  if (piece.sort !== "item" || piece.item.kind !== "open") return { sort: "refused" };
  const { module } = piece.item;
  if (module.kind !== "path")
    return expr({ kind: "let-item", at: spanOfPart(r, n), item: piece.item, body: exprOf(r, kid(n, 3)) });
  return expr({ kind: "open", at: spanOfPart(r, n), module: module.path, body: exprOf(r, kid(n, 3)) });
}

/** M.(e), M.[e], M.{e}, M.[|e|], and M.() which is the unit. */
function localOpen(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const module = pathOf(r, kid(n, 0));
  const inner = n.kids.slice(2).find((part) => part.piece.sort !== "word");
  if (inner?.piece.sort === "refused") return inner.piece;
  const where = spanOf(r.words, kid(n, 2).first, n.last);
  const unit: Expr = { kind: "construct", at: where, ctor: { modules: [], name: "()", at: where }, arg: undefined };
  return expr({ kind: "open", at, module, body: inner === undefined ? unit : exprOf(r, inner) });
}
