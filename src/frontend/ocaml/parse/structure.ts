// Definitions and modules: one handler per kind of node.

import type { Binding, Expr, Item } from "../syntax.js";
import { annotated, paramsOf } from "./control.js";
import {
  type Branch,
  exprOf,
  type Handlers,
  hasKid,
  kid,
  kidAfter,
  misplaced,
  moduleOf,
  type Part,
  type Piece,
  pathOf,
  patternOf,
  type Reading,
  refuse,
  spanOfPart,
  typeOf,
} from "./part.js";
import { isSimplePattern } from "./pattern.js";
import { spanOf } from "./tokens.js";

export const STRUCTURES: Handlers = {
  compilation_unit: (r, n) => ({ sort: "items", items: itemsOf(r, n) }),
  expression_item: (r, n) => item({ kind: "eval", at: spanOfPart(r, n), body: exprOf(r, kid(n, 0)) }),
  value_definition: valueDefinition,
  let_binding: letBinding,
  exception_definition: exceptionDefinition,
  external,
  module_definition: moduleDefinition,
  module_binding: moduleBinding,
  open_module: (r, n) => item({ kind: "open", at: spanOfPart(r, n), module: moduleOf(r, kid(n, n.kids.length - 1)) }),
  include_module: (r, n) => item({ kind: "include", at: spanOfPart(r, n), module: moduleOf(r, kid(n, 1)) }),
  structure: (r, n) => ({ sort: "module", module: { kind: "structure", at: spanOfPart(r, n), items: itemsOf(r, n) } }),
  parenthesized_module_expression: (r, n) => ({ sort: "module", module: moduleOf(r, kid(n, 1)) }),
};

function item(it: Item): Piece {
  return { sort: "item", item: it };
}

function itemsOf(r: Reading, n: Branch): readonly Item[] {
  return n.kids.flatMap((part) => {
    const { piece } = part;
    if (piece.sort === "item") return [piece.item];
    if (piece.sort !== "bindings") return [];
    return [{ kind: "value", at: spanOfPart(r, part), recursive: piece.recursive, bindings: piece.bindings } as const];
  });
}

function valueDefinition(r: Reading, n: Branch): Piece {
  const operator = n.kids.find((part) => part.kind === "let_operator" || part.kind === "let_and_operator");
  if (operator !== undefined) return refuse(r, spanOfPart(r, operator), "binding operators");
  const bindings = n.kids.flatMap(({ piece }) => (piece.sort === "binding" ? [piece.binding] : []));
  return { sort: "bindings", recursive: hasKid(n, "rec"), bindings };
}

/** OCaml's rules for what may stand between `let` and `=`; the grammar takes any pattern with any of these. */
function letBinding(r: Reading, n: Branch): Piece {
  const left = kid(n, 0);
  const equals = kidAfter(n, "=");
  const params = n.kids.filter((part) => part.kind === "parameter" || part.kind === "abstract_type");
  const type = kidAfter(n, ":");
  const isName = left.piece.sort === "name" && left.piece.name !== "_";
  if (params[0] !== undefined && !isName) misplaced(r, params[0].first);
  else if (type !== undefined && !isSimplePattern(left)) misplaced(r, type.first - 1);
  else if (type?.kind === "polymorphic_type" && (!isName || params.length > 0)) misplaced(r, type.first);
  else if (equals === undefined) misplaced(r, n.last + 1);
  if (hasKid(n, ":>")) refuse(r, spanOfPart(r, n), "coercions");
  if (equals === undefined) return { sort: "refused" };
  return { sort: "binding", binding: bindingOf(r, n, left, exprOf(r, equals)) };
}

function bindingOf(r: Reading, n: Branch, left: Part, body: Expr): Binding {
  const at = spanOfPart(r, n);
  const type = kidAfter(n, ":");
  const params = paramsOf(r, n);
  const pattern = patternOf(r, left);
  const first = params[0];
  if (first !== undefined) {
    const where = { ...at, start: first.at.start };
    return { pattern, bound: { kind: "fun", at: where, params, body: annotated(r, n, type, body) }, at };
  }
  if (type === undefined) return { pattern, bound: body, at };
  const where = spanOf(r.words, n.first, type.last);
  return { pattern: { kind: "typed", at: where, inner: pattern, type: typeOf(r, type) }, bound: body, at };
}

function exceptionDefinition(r: Reading, n: Branch): Piece {
  const { piece } = kid(n, n.kids.length - 1);
  if (piece.sort !== "ctor-decl") return { sort: "refused" };
  return item({ kind: "exception", at: spanOfPart(r, n), ctor: piece.ctor, alias: piece.alias?.path });
}

function external(r: Reading, n: Branch): Piece {
  const name = kid(n, 1);
  const ident = { name: pathOf(r, name).name, at: spanOfPart(r, name) };
  if (ident.name === "_") misplaced(r, name.first);
  const prim = kidAfter(n, "=");
  const text = prim?.piece.sort === "constant" && prim.piece.value.kind === "string" ? prim.piece.value.value : "";
  return item({ kind: "external", at: spanOfPart(r, n), name: ident, type: typeOf(r, kid(n, 3)), prim: text });
}

// ---- modules ----

function moduleDefinition(r: Reading, n: Branch): Piece {
  if (hasKid(n, "rec")) return refuse(r, spanOf(r.words, n.first, n.first + 1), "recursive modules");
  const binding = kid(n, 1).piece;
  const extra = n.kids.find((part) => part.kind === "and");
  if (extra !== undefined) misplaced(r, extra.first);
  if (binding.sort !== "item" || binding.item.kind !== "module") return { sort: "refused" };
  return item({ ...binding.item, at: spanOfPart(r, n) });
}

function moduleBinding(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const name = kid(n, 0);
  const body = kidAfter(n, "=");
  const ident = { name: pathOf(r, name).name, at: spanOfPart(r, name) };
  const substitution = n.kids.find((part) => part.kind === ":=");
  if (substitution !== undefined) misplaced(r, substitution.first);
  else if (body === undefined) misplaced(r, n.last + 1);
  if (ident.name === "_") refuse(r, ident.at, "modules without a name");
  if (body === undefined) return { sort: "refused" };
  return item({ kind: "module", at, name: ident, body: moduleOf(r, body) });
}
