// Definitions and modules: one handler per kind of node.

import type { Lack } from "../lack.js";
import type { Binding, Expr, Item, Pattern } from "../syntax.js";
import { functionOf, newtypes } from "./abstract-type.js";
import { operatorBindings } from "./binding-operator.js";
import { bringsNames, classNames } from "./class-names.js";
import { annotated, paramsOf } from "./control.js";
import { moduleItems } from "./module-items.js";
import {
  type Branch,
  exprOf,
  type Handlers,
  hasKid,
  kid,
  kidAfter,
  misplaced,
  type Part,
  type Piece,
  pathOf,
  patternOf,
  type Reading,
  spanOfPart,
  typeOf,
} from "./part.js";
import { isSimplePattern } from "./pattern.js";
import { spanOf, tokenAt } from "./tokens.js";

export const STRUCTURES: Handlers = {
  compilation_unit: (r, n) => ({ sort: "items", items: itemsOf(r, n) }),
  expression_item: (r, n) => item({ kind: "eval", at: spanOfPart(r, n), body: exprOf(r, kid(n, 0)) }),
  value_definition: valueDefinition,
  let_binding: letBinding,
  exception_definition: exceptionDefinition,
  external,
};

function item(it: Item): Piece {
  return { sort: "item", item: it };
}

export function itemsOf(r: Reading, n: Branch): readonly Item[] {
  return n.kids.flatMap((part) => {
    const { piece } = part;
    if (piece.sort === "item") return [inStructure(r, part, piece.item)];
    if (piece.sort === "module-bindings") return moduleItems(r, part);
    if (piece.sort === "refused") return lackingItem(r, part, piece.lack);
    if (piece.sort === "operator-bindings") misplaced(r, part.last + 1); // `in` is missing
    if (piece.sort !== "bindings") return [];
    return [{ kind: "value", at: spanOfPart(r, part), recursive: piece.recursive, bindings: piece.bindings } as const];
  });
}

function lackingItem(r: Reading, part: Part, lack: Lack | undefined): readonly Item[] {
  if (lack === undefined) return [];
  const types = part.kind.startsWith("class") ? classNames(r, part) : [];
  return [{ kind: "lacking", at: spanOfPart(r, part), lack, types, opens: bringsNames(r, part) }];
}

/** `type t := int` is for signatures, and so is a module type that is only named. */
function inStructure(r: Reading, part: Part, it: Item): Item {
  if (it.kind !== "type" || !it.decls.some((decl) => decl.substituted)) return it;
  let token = part.first;
  while (token < part.last && tokenAt(r.words, token).kind !== ":=") token++;
  misplaced(r, token);
  return it;
}

function valueDefinition(r: Reading, n: Branch): Piece {
  const operators = operatorBindings(r, n);
  if (operators !== undefined) return operators;
  const pun = n.kids.find(({ piece }) => piece.sort === "binding" && isPun(piece.binding));
  if (pun !== undefined) misplaced(r, pun.last + 1);
  const bindings = n.kids.flatMap(({ piece }) => (piece.sort === "binding" ? [piece.binding] : []));
  return { sort: "bindings", recursive: hasKid(n, "rec"), bindings };
}

/** OCaml's rules for what may stand between `let` and `=`; the grammar takes any pattern with any of these. */
function letBinding(r: Reading, n: Branch): Piece {
  const left = kid(n, 0);
  const equals = kidAfter(n, "=");
  const params = paramsOf(n);
  const type = kidAfter(n, ":");
  const isName = left.piece.sort === "name" && left.piece.name !== "_";
  if (params[0] !== undefined && !isName) misplaced(r, params[0].first);
  else if (type !== undefined && !isSimplePattern(left)) misplaced(r, type.first - 1);
  else if (type?.kind === "polymorphic_type" && (!isName || params.length > 0)) misplaced(r, type.first);
  else if (equals === undefined && !isName) misplaced(r, n.last + 1);
  if (equals === undefined) return isName && n.kids.length === 1 ? punned(r, left) : { sort: "refused" };
  return { sort: "binding", binding: bindingOf(r, n, left, exprOf(r, equals)) };
}

/** `let* x in` is `let* x = x in`; only operators have this. */
function punned(r: Reading, left: Part): Piece {
  const at = spanOfPart(r, left);
  const bound: Expr = { kind: "ident", at, path: pathOf(r, left) };
  return { sort: "binding", binding: { pattern: patternOf(r, left), bound, at } };
}

function isPun({ pattern, bound }: Binding): boolean {
  return bound.at.start === pattern.at.start;
}

function bindingOf(r: Reading, n: Branch, left: Part, body: Expr): Binding {
  const at = spanOfPart(r, n);
  const type = kidAfter(n, ":");
  const params = paramsOf(n);
  const pattern = patternOf(r, left);
  const first = params[0];
  if (first !== undefined) {
    const where = { ...at, start: spanOfPart(r, first).start };
    return { pattern, bound: functionOf(r, where, params, coerced(r, n, type, body)), at };
  }
  const to = kidAfter(n, ":>") ?? type;
  if (to === undefined) return { pattern, bound: body, at };
  const where = spanOf(r.words, n.first, to.last);
  const wanted = typeOf(r, to);
  const typed: Pattern = { kind: "typed", at: where, inner: pattern, type: wanted };
  if (to !== type) return { pattern: typed, bound: coerced(r, n, type, body), at };
  if (wanted.kind !== "poly" || wanted.abstract === undefined) return { pattern: typed, bound: body, at };
  const { names, type: written } = wanted.abstract;
  const value: Expr = { kind: "typed", at: body.at, value: body, type: written };
  return { pattern: typed, bound: newtypes(body.at, names, value), at };
}

/** let f x : s :> t = e */
function coerced(r: Reading, n: Branch, from: Part | undefined, body: Expr): Expr {
  const to = kidAfter(n, ":>");
  if (to === undefined) return annotated(r, n, from, body);
  return { kind: "coerce", at: body.at, value: body, from: from && typeOf(r, from), to: typeOf(r, to) };
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
