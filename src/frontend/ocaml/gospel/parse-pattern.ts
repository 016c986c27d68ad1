// Patterns and types in contracts. A constructor of several arguments may have them one after the other: `T l v r`.
import type { Span } from "../../../core/span.js";
import { charValue, intValue, stringValue } from "../parse/literal.js";
import type { Constant, FieldPattern, Path, Pattern, TypeExpr } from "../syntax.js";
import { type Cursor, here, kindAt, need, needName, since, skip, word } from "./cursor.js";
import { Unreadable } from "./term.js";

export function pattern(c: Cursor): Pattern {
  const first = c.at;
  const options = [tuplePattern(c)];
  while (skip(c, "|")) options.push(tuplePattern(c));
  const [only] = options;
  return only !== undefined && options.length === 1 ? only : { kind: "or", at: since(c, first), options };
}

function tuplePattern(c: Cursor): Pattern {
  const first = c.at;
  const items = [aliasPattern(c)];
  while (skip(c, ",")) items.push(aliasPattern(c));
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: "tuple", at: since(c, first), items };
}

function aliasPattern(c: Cursor): Pattern {
  const first = c.at;
  let inner = consPattern(c);
  for (;;) {
    if (skip(c, "as")) inner = { kind: "alias", inner, name: needName(c), at: since(c, first) };
    else if (skip(c, ":")) inner = { kind: "typed", inner, type: argumentType(c), at: since(c, first) };
    else return inner;
  }
}

function consPattern(c: Cursor): Pattern {
  const first = c.at;
  const head = constructorPattern(c);
  const mark = here(c);
  if (!skip(c, "::")) return head;
  const items = [head, consPattern(c)];
  const at = since(c, first);
  return { kind: "construct", at, ctor: { modules: [], name: "::", at: mark }, arg: { kind: "tuple", at, items } };
}

function constructorPattern(c: Cursor): Pattern {
  if (kindAt(c) !== "uident") return argumentPattern(c);
  const first = c.at;
  const ctor = upperPath(c);
  const args: Pattern[] = [];
  while (startsPattern(c)) args.push(argumentPattern(c));
  const at = since(c, first);
  const [only] = args;
  const arg: Pattern | undefined = args.length > 1 ? { kind: "tuple", at, items: args } : only;
  return { kind: "construct", at, ctor, arg };
}

const PATTERN_STARTS: ReadonlySet<string> = new Set(
  "lident uident _ int float char string true false ( [ { -".split(" "),
);

function startsPattern(c: Cursor): boolean {
  return PATTERN_STARTS.has(kindAt(c));
}

/** What may be an argument of a constructor, or a parameter of `fun`. */
export function argumentPattern(c: Cursor): Pattern {
  const first = c.at;
  const kind = kindAt(c);
  switch (kind) {
    case "lident": {
      const { name, at } = needName(c);
      return { kind: "var", at, name };
    }
    case "_":
      c.at++;
      return { kind: "any", at: since(c, first) };
    case "uident":
      return { kind: "construct", ctor: upperPath(c), arg: undefined, at: since(c, first) };
    case "true":
    case "false": {
      c.at++;
      const at = since(c, first);
      return { kind: "construct", at, ctor: { modules: [], name: kind, at }, arg: undefined };
    }
    case "(":
      return bracketedPattern(c);
    case "[":
      return listPattern(c);
    case "{":
      return recordPattern(c);
    default: {
      const value = constant(c);
      if (value === undefined) throw new Unreadable(here(c), "a pattern is expected here");
      return { kind: "constant", at: since(c, first), value };
    }
  }
}

function bracketedPattern(c: Cursor): Pattern {
  const first = c.at;
  need(c, "(");
  if (skip(c, ")")) {
    const at = since(c, first);
    return { kind: "construct", at, ctor: { modules: [], name: "()", at }, arg: undefined };
  }
  const inner = pattern(c);
  need(c, ")");
  return { ...inner, at: since(c, first) };
}

function listPattern(c: Cursor): Pattern {
  const first = c.at;
  need(c, "[");
  const items: Pattern[] = [];
  while (!skip(c, "]")) {
    items.push(aliasPattern(c));
    if (kindAt(c) !== "]") need(c, ";");
  }
  const at = since(c, first);
  if (items.length > 0) return { kind: "list", at, items };
  return { kind: "construct", at, ctor: { modules: [], name: "[]", at }, arg: undefined };
}

function recordPattern(c: Cursor): Pattern {
  const first = c.at;
  need(c, "{");
  const fields: FieldPattern[] = [];
  let open = false;
  while (!skip(c, "}")) {
    if (skip(c, "_")) open = true;
    else fields.push(fieldPattern(c));
    if (kindAt(c) !== "}") need(c, ";");
  }
  return { kind: "record", at: since(c, first), fields, open };
}

function fieldPattern(c: Cursor): FieldPattern {
  const field = lowerPath(c);
  const inner: Pattern = skip(c, "=") ? aliasPattern(c) : { kind: "var", at: field.at, name: field.name };
  return { field, pattern: inner, at: { ...field.at, end: inner.at.end } };
}

// ---- names and constants ----

/** M.N.C, whose last part begins with a capital letter. */
export function upperPath(c: Cursor): Path {
  const { modules, at } = capitals(c);
  return { modules: modules.slice(0, -1), name: modules.at(-1) ?? "", at };
}

export function lowerPath(c: Cursor): Path {
  const first = c.at;
  const { modules } = kindAt(c) === "uident" ? capitals(c) : { modules: [] };
  if (modules.length > 0) need(c, ".");
  const { name } = needName(c);
  return { modules, name, at: since(c, first) };
}

function capitals(c: Cursor): { readonly modules: readonly string[]; readonly at: Span } {
  const first = c.at;
  const modules = [word(c)];
  c.at++;
  while (kindAt(c) === "." && kindAt(c, 1) === "uident") {
    modules.push(word(c, 1));
    c.at += 2;
  }
  return { modules, at: since(c, first) };
}

/** A literal, with its sign; nothing is read if there is none. */
export function constant(c: Cursor): Constant | undefined {
  const negative = kindAt(c) === "-";
  const ahead = negative ? 1 : 0;
  const value = constantOf(kindAt(c, ahead), word(c, ahead), negative);
  if (value !== undefined) c.at += ahead + 1;
  return value;
}

function constantOf(kind: string, text: string, negative: boolean): Constant | undefined {
  if (kind === "int") {
    const value = intValue(text);
    return value === undefined ? undefined : { kind: "int", value: negative ? -value : value };
  }
  if (negative) return undefined;
  if (kind === "float") return { kind: "float", value: Number(text.replaceAll("_", "")) };
  if (kind === "char") return { kind: "char", value: charValue(text).value };
  return kind === "string" ? { kind: "string", value: stringValue(text).value } : undefined;
}

// ---- types ----

export function type(c: Cursor): TypeExpr {
  const first = c.at;
  const from = productType(c);
  if (!skip(c, "->")) return from;
  return { kind: "arrow", label: undefined, from, to: type(c), at: since(c, first) };
}

function productType(c: Cursor): TypeExpr {
  const first = c.at;
  const items = [argumentType(c)];
  while (skip(c, "*")) items.push(argumentType(c));
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: "tuple", at: since(c, first), items };
}

/** 'a list, (int -> int), Ord.t: what may follow a colon in a term. */
export function argumentType(c: Cursor): TypeExpr {
  const first = c.at;
  let inner = atomicType(c);
  while (kindAt(c) === "lident" || (kindAt(c) === "uident" && kindAt(c, 1) === ".")) {
    inner = { kind: "constr", path: typePath(c), args: [inner], at: since(c, first) };
  }
  return inner;
}

function atomicType(c: Cursor): TypeExpr {
  const first = c.at;
  if (skip(c, "'")) return { kind: "var", name: needName(c).name, at: since(c, first) };
  if (!skip(c, "(")) return { kind: "constr", path: typePath(c), args: [], at: since(c, first) };
  const items = [type(c)];
  while (skip(c, ",")) items.push(type(c));
  need(c, ")");
  const [only] = items;
  if (only !== undefined && items.length === 1) return only;
  return { kind: "constr", path: typePath(c), args: items, at: since(c, first) };
}

/** Gospel's integers have no bounds; we compute with OCaml's. */
function typePath(c: Cursor): Path {
  const path = lowerPath(c);
  return path.modules.length === 0 && path.name === "integer" ? { ...path, name: "int" } : path;
}
