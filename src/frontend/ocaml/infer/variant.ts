// Polymorphic variants in expressions, patterns and written types.
import type { Expr, Pattern, TypeExpr } from "../syntax.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, infer, report, type Why } from "./context.js";
import type { Scope, TypeInfo } from "./entities.js";
import { lookupType } from "./lookup.js";
import { makeRow, possible, type Row, type RowField, typesOf } from "./row.js";
import { tagCtor } from "./tag.js";
import { con, deeper, expandHead, generalize, newVar, type Ty, variant } from "./ty.js";
import { sameType, unify } from "./unify.js";

type Construct<T extends Expr | Pattern> = Extract<T, { kind: "construct" }>;

export function rowOf(ty: Ty): Row | undefined {
  const { desc } = expandHead(ty);
  return desc.kind === "variant" ? desc.row : undefined;
}

/** `A e: where the expected type has the tag, its argument is known. */
export function expectTag(ctx: Context, scope: Scope, e: Construct<Expr>, expected: Ty, why: Why): void {
  const { name } = e.ctor;
  const known = rowOf(expected)?.fields.get(name);
  const arg = e.arg && (known?.kind === "present" && known.type !== undefined ? known.type : newVar());
  ctx.facts.ctors.set(e, tagCtor(ctx, name, arg));
  const isKnown = arg !== undefined && known?.kind === "present" && known.type === arg;
  if (e.arg !== undefined && arg !== undefined) {
    if (isKnown) return expect(ctx, scope, e.arg, arg, { at: e.ctor.at, label: `the argument of \`${name}` });
    const given = infer(ctx, scope, e.arg);
    unify(arg, given);
  }
  unifyAt(ctx, e.at, variant(makeRow([[name, { kind: "present", type: arg }]], false)), expected, why);
}

/** The types that a pattern's tag and its argument have: the row is settled when the whole match is known. */
export type TagPattern = { readonly row: Ty; readonly arg: Ty | undefined };

/** `A p; gives the type of the argument. */
export function inferTagPattern(ctx: Context, p: Construct<Pattern>, expected: Ty, why: Why): Ty | undefined {
  const { name } = p.ctor;
  const arg = p.arg && newVar();
  const types = arg === undefined ? [] : [arg];
  const field: RowField = { kind: "either", constant: arg === undefined, types, matched: true };
  ctx.facts.ctors.set(p, tagCtor(ctx, name, arg));
  ctx.tagPatterns.set(p, { row: expected, arg });
  unifyAt(ctx, p.at, variant(makeRow([[name, field]], false)), expected, why);
  return arg;
}

/** #t: any tag of t. */
export function inferTagsPattern(
  ctx: Context,
  scope: Scope,
  p: Extract<Pattern, { kind: "tags" }>,
  expected: Ty,
  why: Why,
): void {
  const found = closedType(ctx, scope, p);
  if (found === undefined) return;
  const { row, info, args } = found;
  const fields = [...row.fields].map(([tag, field]) => [tag, possible(field, true)] as const);
  // Of what `#t as x` binds, OCaml remembers the name only of a type in a module that is complete.
  const name = p.type.modules.length > 0 ? { info, args } : undefined;
  ctx.tagPatterns.set(p, { row: expected, arg: variant(makeRow(row.fields, false, name)) });
  ctx.facts.tags.set(
    p,
    [...row.fields].map(([tag, field]) => tagCtor(ctx, tag, field.kind === "present" ? field.type : undefined)),
  );
  unifyAt(ctx, p.at, variant(makeRow(fields, false, { info, args })), expected, why);
}

type Closed = { readonly row: Row; readonly info: TypeInfo; readonly args: readonly Ty[] };

function closedType(ctx: Context, scope: Scope, p: Extract<Pattern, { kind: "tags" }>): Closed | undefined {
  const info = lookupType(ctx, scope, p.type);
  if (info === undefined) return undefined;
  const args = info.params.map(() => newVar());
  const row = rowOf(con(info, args));
  if (row === undefined) report(ctx, "E207", "Not a variant type", p.at, `type \`${info.name}\` has no tags`);
  return row && { row, info, args };
}

// ---- names for a part of a variant ----

/** What `p as x` makes of x: of the tags in p, and of these alone. */
export function aliasType(ctx: Context, inner: Pattern, type: Ty): Ty {
  const own = deeper(() => tagsIn(ctx, inner));
  if (own === undefined) return type;
  generalize(own);
  return own;
}

function tagsIn(ctx: Context, pattern: Pattern): Ty | undefined {
  const known = ctx.tagPatterns.get(pattern);
  if (pattern.kind === "tags") {
    const row = known?.arg && rowOf(known.arg);
    return row && variant(row);
  }
  if (pattern.kind === "construct" && known !== undefined)
    return variant(makeRow([[pattern.ctor.name, { kind: "present", type: known.arg }]], false));
  if (pattern.kind === "alias") return tagsIn(ctx, pattern.inner);
  if (pattern.kind !== "or") return undefined;
  const options = pattern.options.map((option) => tagsIn(ctx, option));
  const [first] = options;
  const all = options.every((option) => option !== undefined && first !== undefined && !unify(option, first));
  return all ? first : undefined;
}

// ---- what is written ----

/** [ `A | `B of int ] and its like. */
export function inferVariantType(
  ctx: Context,
  type: Extract<TypeExpr, { kind: "variant" }>,
  go: (t: TypeExpr) => Ty,
): Ty {
  const fields = new Map<string, RowField>();
  for (const part of type.tags) {
    if (part.kind === "tag") {
      const types = part.types.map(go);
      const sure = type.bound !== "most" || type.sure.includes(part.name);
      tagCtor(ctx, part.name, types[0]);
      const field: RowField = sure
        ? { kind: "present", type: types[0] }
        : { kind: "either", constant: part.constant, types, matched: false };
      addTag(ctx, part, fields, part.name, field);
    } else inheritTags(ctx, type, part, go(part), fields);
  }
  const missing = type.sure.find((tag) => !fields.has(tag));
  if (missing !== undefined)
    report(ctx, "E209", "Tag is missing", type.at, "a tag that stands after `>` must be among those before it");
  const [only] = type.tags;
  const inherited =
    only !== undefined && only.kind !== "tag" && type.tags.length === 1 ? expandable(go(only)) : undefined;
  return variant(makeRow(fields, type.bound !== "least", inherited));
}

function expandable(type: Ty): Row["name"] {
  const { desc } = type;
  return desc.kind === "con" ? { info: desc.info, args: desc.args } : undefined;
}

function inheritTags(
  ctx: Context,
  { bound, sure }: Extract<TypeExpr, { kind: "variant" }>,
  part: TypeExpr,
  type: Ty,
  fields: Map<string, RowField>,
): void {
  const row = rowOf(type);
  if (row === undefined) return report(ctx, "E209", "Not a variant type", part.at, "this is no type of tags");
  for (const [tag, field] of row.fields)
    addTag(ctx, part, fields, tag, bound === "most" && !sure.includes(tag) ? possible(field, false) : field);
}

/** A tag may be written twice, but its argument has one type; one that may only be there has all that are said. */
function addTag(
  ctx: Context,
  { at }: { readonly at: TypeExpr["at"] },
  fields: Map<string, RowField>,
  tag: string,
  field: RowField,
): void {
  const known = fields.get(tag);
  if (known?.kind === "either" && field.kind === "either") {
    const types = [
      ...known.types,
      ...field.types.filter((type) => !known.types.some((other) => sameType(type, other))),
    ];
    fields.set(tag, { ...known, constant: known.constant || field.constant, types });
    return;
  }
  const [one, other] = known === undefined ? [] : [typesOf(known)[0], typesOf(field)[0]];
  const same = one === undefined || other === undefined ? one === other : sameType(one, other);
  if (known !== undefined && !same) report(ctx, "E209", "Tag of two types", at, "this tag has another type before");
  fields.set(tag, field);
}
