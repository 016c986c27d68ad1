// Patterns: one handler per kind of node. tree-sitter has two families, for `let` and for the rest,
// which give the same parts.

import type { Ident, Pattern } from "../syntax.js";
import { isSpelledOut, labelOf } from "./label.js";
import {
  type Branch,
  content,
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
  refuse,
  reject,
  spanOfPart,
  typeOf,
} from "./part.js";
import { spanOf, tokenAt } from "./tokens.js";

export const PATTERNS: Handlers = {
  parameter,
  parenthesized_pattern: (r, n) => pattern({ ...patternOf(r, kid(n, 1)), at: spanOfPart(r, n) }),
  typed_pattern: (r, n) =>
    pattern({ kind: "typed", at: spanOfPart(r, n), inner: patternOf(r, kid(n, 1)), type: typeOf(r, kid(n, 3)) }),
  alias_pattern: aliasPattern,
  or_pattern: orPattern,
  tuple_pattern: (r, n) => pattern({ kind: "tuple", at: spanOfPart(r, n), items: patternsOf(r, n) }),
  list_pattern: listPattern,
  list_binding_pattern: listPattern,
  array_pattern: (r, n) => pattern({ kind: "array", at: spanOfPart(r, n), items: patternsOf(r, n) }),
  array_binding_pattern: (r, n) => pattern({ kind: "array", at: spanOfPart(r, n), items: patternsOf(r, n) }),
  cons_pattern: consPattern,
  constructor_pattern: constructorPattern,
  tag_pattern: constructorPattern,
  polymorphic_variant_pattern: (r, n) => pattern({ kind: "tags", at: spanOfPart(r, n), type: pathOf(r, kid(n, 1)) }),
  range_pattern: rangePattern,
  lazy_pattern: lazyPattern,
  exception_pattern: exceptionPattern,
  record_pattern: recordPattern,
  record_binding_pattern: recordPattern,
  field_pattern: fieldPattern,
  local_open_pattern: localOpenPattern,
};

/** What OCaml calls a simple pattern: it needs no parentheses as a parameter or after `lazy`. */
export function isSimplePattern(part: Part): boolean {
  return !COMPOUND.has(part.kind);
}

const COMPOUND: ReadonlySet<string> = new Set([
  "alias_pattern",
  "or_pattern",
  "tuple_pattern",
  "cons_pattern",
  "constructor_pattern",
  "tag_pattern",
  "lazy_pattern",
  "exception_pattern",
]);

function pattern(p: Pattern): Piece {
  return { sort: "pattern", pattern: p };
}

function patternsOf(r: Reading, n: Branch): readonly Pattern[] {
  return content(n).map((part) => patternOf(r, part));
}

function parameter(r: Reading, n: Branch): Piece {
  const { kind } = tokenAt(r.words, n.first);
  return /^[~?](?:label)?$/.test(kind) ? labelledParameter(r, n) : kid(n, 0).piece;
}

/** ~x, ~x:p, ~(x : t); with `?` also ?(x : t = e) and ?x:(p : t = e). */
function labelledParameter(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const { name, optional } = labelOf(r, n);
  const spelledOut = isSpelledOut(r, n);
  const content = n.kids.slice(spelledOut ? n.kids.findIndex((part) => part.kind === ":") + 1 : 1);
  const enclosed: Branch = { ...n, kids: content[0]?.kind === "(" ? content.slice(1) : content };
  const type = kidAfter(enclosed, ":");
  const value = kidAfter(enclosed, "=");
  if (value !== undefined && !optional) noDefault(r, value.first - 1, name);
  const bare: Pattern = spelledOut ? patternOf(r, kid(enclosed, 0)) : { kind: "var", at, name };
  const inner: Pattern = type === undefined ? bare : { kind: "typed", at, inner: bare, type: typeOf(r, type) };
  const fallback = value === undefined ? undefined : exprOf(r, value);
  return pattern({ kind: "labelled", at, label: optional ? `?${name}` : name, inner, default: fallback });
}

function noDefault(r: Reading, equals: number, name: string): void {
  const at = spanOf(r.words, equals, equals);
  reject(r, at, "only an optional parameter has a default", `Write \`?(${name} = ...)\`.`);
}

function aliasPattern(r: Reading, n: Branch): Piece {
  const alias = kid(n, 2);
  const name: Ident = { name: pathOf(r, alias).name, at: spanOfPart(r, alias) };
  if (name.name === "_") misplaced(r, alias.first);
  return pattern({ kind: "alias", at: spanOfPart(r, n), inner: patternOf(r, kid(n, 0)), name });
}

function orPattern(r: Reading, n: Branch): Piece {
  const options = content(n).flatMap((part) => {
    const option = patternOf(r, part);
    return part.kind === "exception_pattern" && option.kind === "or" ? option.options : [option];
  });
  return pattern({ kind: "or", at: spanOfPart(r, n), options });
}

function listPattern(r: Reading, n: Branch): Piece {
  const items = patternsOf(r, n);
  const at = spanOfPart(r, n);
  return items.length === 0
    ? { sort: "ctor", path: { modules: [], name: "[]", at } }
    : pattern({ kind: "list", at, items });
}

function consPattern(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const items = [patternOf(r, kid(n, 0)), patternOf(r, kid(n, 2))];
  const ctor = { modules: [], name: "::", at: spanOfPart(r, kid(n, 1)) };
  return pattern({ kind: "construct", at, ctor, arg: { kind: "tuple", at, items } });
}

function constructorPattern(r: Reading, n: Branch): Piece {
  const named = n.kids.find(({ piece }) => piece.sort === "abstract-types");
  if (named !== undefined) return refuse(r, spanOfPart(r, named), "names for the types that a constructor hides");
  const arg = patternOf(r, kid(n, n.kids.length - 1));
  return pattern({ kind: "construct", at: spanOfPart(r, n), ctor: pathOf(r, kid(n, 0)), arg });
}

/** 'z'..'a' is 'a'..'z'. */
function rangePattern(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const [low, high] = [kid(n, 0), kid(n, 2)].map(({ piece }) =>
    piece.sort === "constant" && piece.value.kind === "char" ? piece.value.value : undefined,
  );
  if (low === undefined || high === undefined) {
    reject(
      r,
      at,
      "only characters can be given as a range",
      "Write a variable and a guard: `x when x >= 1 && x <= 9`.",
    );
    return { sort: "refused" };
  }
  return pattern({ kind: "range", at, low: Math.min(low, high), high: Math.max(low, high) });
}

function lazyPattern(r: Reading, n: Branch): Piece {
  const inner = kid(n, n.kids.length - 1);
  if (!isSimplePattern(inner)) misplaced(r, inner.first + 1);
  return pattern({ kind: "lazy", at: spanOfPart(r, n), inner: patternOf(r, inner) });
}

// In OCaml `exception A | B` is (exception A) | B, but tree-sitter takes the whole alternative in.
// A pattern that begins where its first part begins has no parentheses around it.
function exceptionPattern(r: Reading, n: Branch): Piece {
  return pattern(excepting(patternOf(r, kid(n, n.kids.length - 1)), spanOfPart(r, n).start));
}

function excepting(p: Pattern, start: number): Pattern {
  const at = { ...p.at, start };
  const open = (first: Pattern | undefined): first is Pattern => first?.at.start === p.at.start;
  switch (p.kind) {
    case "or":
      if (open(p.options[0])) return { ...p, at, options: [excepting(p.options[0], start), ...p.options.slice(1)] };
      break;
    case "tuple":
      if (open(p.items[0])) return { ...p, at, items: [excepting(p.items[0], start), ...p.items.slice(1)] };
      break;
    case "alias":
      if (open(p.inner)) return { ...p, at, inner: excepting(p.inner, start) };
      break;
    case "construct":
      if (open(p.arg)) return { ...p, at, arg: excepting(p.arg, start) };
      break;
  }
  return { kind: "exception", at, inner: p };
}

function recordPattern(r: Reading, n: Branch): Piece {
  const fields = n.kids.flatMap(({ piece }) => (piece.sort === "field-pattern" ? [piece.field] : []));
  return pattern({ kind: "record", at: spanOfPart(r, n), fields, open: hasKid(n, "_") });
}

function fieldPattern(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const field = pathOf(r, kid(n, 0));
  const type = kidAfter(n, ":");
  const body = kidAfter(n, "=");
  const plain: Pattern = body === undefined ? { kind: "var", at: field.at, name: field.name } : patternOf(r, body);
  const inner: Pattern = type === undefined ? plain : { kind: "typed", at, inner: plain, type: typeOf(r, type) };
  return { sort: "field-pattern", field: { field, pattern: inner, at } };
}

/** M.(p), M.[p], M.{p}, M.[|p|], and M.() which is the unit. */
function localOpenPattern(r: Reading, n: Branch): Piece {
  const at = spanOfPart(r, n);
  const module = pathOf(r, kid(n, 0));
  const inner = n.kids.slice(2).find((part) => part.piece.sort !== "word");
  const unit: Pattern = { kind: "construct", at, ctor: { modules: [], name: "()", at }, arg: undefined };
  return pattern({ kind: "open", at, module, inner: inner === undefined ? unit : patternOf(r, inner) });
}
