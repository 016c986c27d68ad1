// Types and their definitions: one handler per kind of node.

import type { Ident, TypeDecl, TypeExpr, TypeParam, VariantType } from "../syntax.js";
import { forAll } from "./abstract-type.js";
import { qualified } from "./leaf.js";
import {
  type Branch,
  content,
  type Handlers,
  hasKid,
  kid,
  misplaced,
  type Part,
  type Piece,
  pathOf,
  type Reading,
  spanOfPart,
  typeOf,
} from "./part.js";
import { END_OF_FILE, spanOf, tokenAt, wordAt } from "./tokens.js";

export const TYPES: Handlers = {
  type_constructor_path: typeConstructorPath,
  constructed_type: constructedType,
  parenthesized_type: (r, n) => type(typeOf(r, kid(n, 1))),
  tuple_type: (r, n) => type({ kind: "tuple", at: spanOfPart(r, n), items: content(n).map((part) => typeOf(r, part)) }),
  function_type: functionType,
  labeled_argument_type: labelledType,
  aliased_type: (r, n) =>
    type({ kind: "alias", at: spanOfPart(r, n), inner: typeOf(r, kid(n, 0)), name: pathOf(r, kid(n, 2)).name }),
  polymorphic_type: polymorphicType,
  polymorphic_variant_type: polymorphicVariant,
  tag_specification: tagSpecification,
  variant_declaration: variantDeclaration,
  constructor_declaration: constructorDeclaration,
  record_declaration: recordDeclaration,
  field_declaration: fieldDeclaration,
  type_binding: typeBinding,
  type_definition: typeDefinition,
};

function type(t: TypeExpr): Piece {
  return { sort: "type", type: t };
}

function functionType(r: Reading, n: Branch): Piece {
  const domain = kid(n, 0);
  const label = domain.kind === "labeled_argument_type" ? typeLabel(r, domain) : undefined;
  return type({ kind: "arrow", at: spanOfPart(r, n), label, from: typeOf(r, domain), to: typeOf(r, kid(n, 2)) });
}

/** `?x:` may be one token or three. */
function typeLabel(r: Reading, { first }: Part): string {
  const word = wordAt(r.words, first);
  if (tokenAt(r.words, first).kind === "?label") return `?${word.slice(1, -1).trim()}`;
  return word === "?" ? `?${wordAt(r.words, first + 1)}` : word;
}

/** x:int; the arrow around it reads the label. */
function labelledType(r: Reading, n: Branch): Piece {
  return type({ ...typeOf(r, kid(n, n.kids.length - 1)), at: spanOfPart(r, n) });
}

/** A lone `_` is any type; it names no type constructor. */
function typeConstructorPath(r: Reading, n: Branch): Piece {
  const path = qualified(r, n);
  if (path.name !== "_") return { sort: "path", path };
  if (path.modules.length > 0) misplaced(r, n.last);
  return type({ kind: "any", at: path.at });
}

/** int list, ('a, 'b) t */
function constructedType(r: Reading, n: Branch): Piece {
  const parts = content(n);
  const last = parts[parts.length - 1] ?? kid(n, 0);
  if (last.piece.sort === "type") misplaced(r, last.first);
  const args = parts.slice(0, -1).map((part) => typeOf(r, part));
  return type({ kind: "constr", at: spanOfPart(r, n), path: pathOf(r, last), args });
}

function polymorphicType(r: Reading, n: Branch): Piece {
  const vars = n.kids.flatMap(({ kind, piece }) =>
    kind === "type_variable" && piece.sort === "name" ? [piece.name] : [],
  );
  const at = spanOfPart(r, n);
  const body = typeOf(r, kid(n, n.kids.length - 1));
  const { piece } = kid(n, 0);
  if (piece.sort === "abstract-types") return type(forAll(at, piece.names, body));
  return type({ kind: "poly", at, vars, body, abstract: undefined });
}

// ---- polymorphic variants ----

const BOUNDS: Readonly<Record<string, VariantType["bound"]>> = { "[>": "least", "[<": "most" };

function polymorphicVariant(r: Reading, n: Branch): Piece {
  const sureAt = n.kids.findIndex((part) => part.kind === ">");
  const parts = sureAt === -1 ? n.kids : n.kids.slice(0, sureAt);
  const tags = parts
    .filter(({ piece }) => piece.sort !== "word")
    .map((part) => (part.piece.sort === "tag-type" ? part.piece.tag : typeOf(r, part)));
  const sure =
    sureAt === -1 ? [] : n.kids.slice(sureAt).flatMap(({ piece }) => (piece.sort === "ctor" ? [piece.path.name] : []));
  return type({ kind: "variant", at: spanOfPart(r, n), bound: BOUNDS[kid(n, 0).kind] ?? "exact", tags, sure });
}

/** `A, `A of int, `A of & int & string */
function tagSpecification(r: Reading, n: Branch): Piece {
  const { name } = pathOf(r, kid(n, 0));
  const types = n.kids.slice(1).filter(({ piece }) => piece.sort !== "word");
  const constant = types.length === 0 || n.kids[2]?.kind === "&";
  return {
    sort: "tag-type",
    tag: { kind: "tag", at: spanOfPart(r, n), name, types: types.map((part) => typeOf(r, part)), constant },
  };
}

// ---- definitions ----

/** `A = M.B` is for extensions only: what has such a part is one. */
function variantDeclaration(_: Reading, n: Branch): Piece {
  const parts = n.kids.flatMap(({ piece }) => (piece.sort === "ctor-decl" ? [piece] : []));
  const aliased = parts.find(({ alias }) => alias !== undefined);
  if (aliased?.alias === undefined)
    return { sort: "type-body", body: { kind: "variant", ctors: parts.map(({ ctor }) => ctor) } };
  const ctors = parts.map(({ ctor, alias }) => ({ ctor, alias: alias?.path }));
  return { sort: "extensions", ctors, equals: aliased.alias.first - 1 };
}

function constructorDeclaration(r: Reading, n: Branch): Piece {
  const markAt = n.kids.findIndex((part) => part.kind === "of" || part.kind === ":" || part.kind === "=");
  const head = markAt === -1 ? n.kids : n.kids.slice(0, markAt);
  const [mark, ...tail] = markAt === -1 ? [] : n.kids.slice(markAt);
  const name = constructorName(r, head);
  const types = tail.filter((part) => part.piece.sort !== "word");
  const alias = mark?.kind === "=" ? tail[0] : undefined;
  const result = mark?.kind === ":" ? types[types.length - 1] : undefined;
  const given = mark?.kind === "=" ? [] : types.filter((part) => part !== result);
  const body = given[0]?.piece.sort === "type-body" ? given[0].piece.body : undefined;
  const record = body?.kind === "record" ? body.fields : undefined;
  const args = record === undefined ? given.map((part) => typeOf(r, part)) : [];
  return {
    sort: "ctor-decl",
    ctor: { name, args, record, result: result && typeOf(r, result), at: spanOfPart(r, n) },
    alias: alias === undefined ? undefined : { path: pathOf(r, alias), first: alias.first },
  };
}

/** A, or one of [] () (::) true false, which come as several parts. */
function constructorName(r: Reading, parts: readonly Part[]): Ident {
  const names = parts.flatMap(({ piece }) => (piece.sort === "name" ? [piece.name] : []));
  const [first, last] = [parts[0]?.first ?? 0, parts[parts.length - 1]?.last ?? 0];
  return { name: names.join(""), at: spanOf(r.words, first, last) };
}

function recordDeclaration(_: Reading, n: Branch): Piece {
  const fields = n.kids.flatMap(({ piece }) => (piece.sort === "field-decl" ? [piece.field] : []));
  return { sort: "type-body", body: { kind: "record", fields } };
}

function fieldDeclaration(r: Reading, n: Branch): Piece {
  const mutable = hasKid(n, "mutable");
  const name = kid(n, mutable ? 1 : 0);
  const type = typeOf(r, kid(n, n.kids.length - 1));
  if (type.kind === "poly" && type.abstract !== undefined) misplaced(r, kid(n, n.kids.length - 1).first);
  const ident = { name: pathOf(r, name).name, at: spanOfPart(r, name) };
  return { sort: "field-decl", field: { name: ident, type, mutable, at: spanOfPart(r, n) } };
}

function typeDefinition(r: Reading, n: Branch): Piece {
  const extension = n.kids.find(({ piece }) => piece.sort === "item");
  if (extension !== undefined) return extension.piece;
  const decls = n.kids.flatMap(({ piece }) => (piece.sort === "type-decl" ? [piece.decl] : []));
  const item = { kind: "type", at: spanOfPart(r, n), recursive: !hasKid(n, "nonrec"), decls } as const;
  return { sort: "item", item };
}

function typeBinding(r: Reading, n: Branch): Piece {
  const nameAt = n.kids.findIndex((part) => part.kind === "type_constructor" || part.kind === "type_constructor_path");
  const name = kid(n, nameAt);
  if (name.kind === "type_constructor_path") return typeExtension(r, n, nameAt);
  const ident = { name: pathOf(r, name).name, at: spanOfPart(r, name) };
  if (ident.name === "_") misplaced(r, name.first);
  const params = n.kids.slice(0, nameAt).flatMap((part) => typeParam(r, part));
  return {
    sort: "type-decl",
    decl: {
      name: ident,
      params,
      ...typeRight(r, n.kids.slice(nameAt + 1)),
      unboxed: isUnboxed(r, n.last + 1),
      at: spanOfPart(r, n),
    },
  };
}

/** Whether one of the attributes behind a definition is [@@unboxed]. */
function isUnboxed(r: Reading, next: number): boolean {
  if (tokenAt(r.words, next).kind !== "[@@") return false;
  const isLong = wordAt(r.words, next + 1) === "ocaml";
  if (wordAt(r.words, next + (isLong ? 3 : 1)) === "unboxed") return true;
  let end = next + 1;
  while (!["]", END_OF_FILE].includes(tokenAt(r.words, end).kind)) end++;
  return isUnboxed(r, end + 1);
}

/** type t += A of int | B = M.C; a group of one, which says so by being an item. */
function typeExtension(r: Reading, n: Branch, nameAt: number): Piece {
  const params = n.kids.slice(0, nameAt).flatMap((part) => typeParam(r, part));
  const body = n.kids.find((part) => part.piece.sort === "extensions" || part.piece.sort === "type-body")?.piece;
  const ctors =
    body?.sort === "extensions"
      ? body.ctors
      : body?.sort === "type-body" && body.body.kind === "variant"
        ? body.body.ctors.map((ctor) => ({ ctor, alias: undefined }))
        : [];
  return {
    sort: "item",
    item: { kind: "extend", at: spanOfPart(r, n), type: pathOf(r, kid(n, nameAt)), params, ctors },
  };
}

export function typeParam(r: Reading, part: Part): readonly TypeParam[] {
  const { piece } = part;
  const at = spanOfPart(r, part);
  if (piece.sort !== "name") return [];
  const signs = [part.first - 1, part.first - 2].map((token) => (token < 0 ? "" : tokenAt(r.words, token).kind));
  const variance = signs.map((sign) => VARIANCES[sign]).find((sign) => sign !== undefined);
  return [{ name: piece.name === "_" ? undefined : piece.name, variance, injective: signs.includes("!"), at }];
}

const VARIANCES: Readonly<Record<string, TypeParam["variance"]>> = { "+": "covariant", "-": "contravariant" };

/** Everything after the name: `= t`, `= A | B`, `= t = A | B`. */
function typeRight(r: Reading, parts: readonly Part[]): Omit<TypeDecl, "name" | "params" | "unboxed" | "at"> {
  let body: TypeDecl["body"] = { kind: "abstract" };
  let manifest: TypeExpr | undefined;
  for (const part of parts) {
    if (part.kind === "..") body = { kind: "open" };
    else if (part.piece.sort === "type-body") body = part.piece.body;
    else if (part.piece.sort === "extensions") misplaced(r, part.piece.equals);
    else if (part.piece.sort !== "word" && part.kind !== "type_constraint") manifest = typeOf(r, part);
  }
  const has = (kind: string): boolean => parts.some((part) => part.kind === kind);
  return { body, manifest, private: has("private"), substituted: has(":=") };
}
