// The end of a match: when no more patterns look at a polymorphic variant, its tags are settled. A match that
// handles every tag by name closes the type; one with a case for all others leaves it open.
import { subpatterns } from "../subpatterns.js";
import type { Pattern } from "../syntax.js";
import type { Context } from "./context.js";
import type { RowField } from "./row.js";
import { isTag } from "./tag.js";
import { become, expandHead, type Ty } from "./ty.js";
import { unify } from "./unify.js";
import { rowOf } from "./variant.js";

export function settleTags(ctx: Context, patterns: readonly Pattern[]): void {
  if (ctx.tagPatterns.size === 0 || !patterns.some(hasTags)) return;
  const rows = patterns.map((pattern): Row => [pattern]);
  press(ctx, rows, true);
  for (const pattern of patterns) settle(ctx, pattern);
}

function hasTags(pattern: Pattern): boolean {
  if (pattern.kind === "tags") return true;
  return (pattern.kind === "construct" && isTag(pattern.ctor)) || subpatterns(pattern).some(hasTags);
}

/** In a type that stays open the tags that were looked at are there; in a closed one they may be. */
function settle(ctx: Context, pattern: Pattern): void {
  for (const inner of subpatterns(pattern)) settle(ctx, inner);
  const known = ctx.tagPatterns.get(pattern);
  const head = known && expandHead(known.row);
  if (head?.desc.kind !== "variant") return;
  const { row } = head.desc;
  const fields = [...row.fields].map(([tag, field]) => [tag, settled(field, row.closed)] as const);
  become(head, { kind: "variant", row: { ...row, fields: new Map(fields) } });
}

function settled(field: RowField, closed: boolean): RowField {
  if (field.kind === "present" || !field.matched) return field;
  const [first, ...rest] = field.types;
  for (const type of rest) if (first !== undefined) unify(type, first);
  return closed ? { ...field, matched: false } : { kind: "present", type: first };
}

// ---- which types are closed ----

type Row = readonly Pattern[];

/**
 * Whether rows of patterns handle everything, if tags that nobody mentions are none. With `closing`, the types
 * of tags that are looked at without a case for all others are closed on the way.
 */
function press(ctx: Context, rows: readonly Row[], closing: boolean): boolean {
  const simple = rows.flatMap((row) => expandFirst(ctx, row));
  const [first] = simple;
  if (first === undefined) return false;
  if (first.length === 0) return true;
  const heads = new Map<string, Pattern>();
  for (const [head] of simple) if (head !== undefined && head.kind !== "any") heads.set(headKey(head), head);
  const others = simple.filter(([head]) => head?.kind === "any").map((row) => row.slice(1));
  const [sample] = heads.values();
  if (sample === undefined) return press(ctx, others, closing);
  const inside = (): boolean => {
    const parts = [...heads].map(([key, head]) => press(ctx, specialised(simple, key, head), closing));
    return parts.every((handled) => handled);
  };
  if (isFull(ctx, sample, heads, !closing)) return inside();
  if (!closing) return press(ctx, others, false);
  const handled = inside();
  const tags = ctx.tagPatterns.get(sample);
  if (tags !== undefined && !press(ctx, others, false)) close(tags.row);
  return handled;
}

/** Whether no value has another head. `guessing`: also if the type is not closed yet. */
function isFull(ctx: Context, sample: Pattern, heads: ReadonlyMap<string, Pattern>, guessing: boolean): boolean {
  if (sample.kind === "tuple" || sample.kind === "record" || sample.kind === "lazy") return true;
  const tags = ctx.tagPatterns.get(sample);
  if (tags !== undefined) {
    const row = rowOf(tags.row);
    const named = new Set([...heads.values()].map((head) => (head.kind === "construct" ? head.ctor.name : "")));
    const left = [...(row?.fields ?? [])].filter(([tag]) => !named.has(tag)).map(([, field]) => field);
    if (!guessing) return row?.closed === true && left.length === 0;
    return left.every((field) => field.kind === "either" && !field.matched);
  }
  const body = ctx.facts.ctors.get(sample)?.family.body;
  return body?.kind === "variant" && body.ctors.length === heads.size;
}

function close(type: Ty): void {
  const head = expandHead(type);
  if (head.desc.kind !== "variant") return;
  const { row } = head.desc;
  const fields = [...row.fields].filter(([, field]) => field.kind === "present" || field.matched);
  const name = fields.length === row.fields.size ? row.name : undefined;
  become(head, { kind: "variant", row: { fields: new Map(fields), closed: true, name } });
}

const ANY: Pattern = { kind: "any", at: { file: "", start: 0, end: 0 } };

/** A row by its first pattern: names and types taken off, alternatives as rows of their own. */
function expandFirst(ctx: Context, row: Row): readonly Row[] {
  const [head, ...rest] = row;
  if (head === undefined) return [row];
  switch (head.kind) {
    case "var":
    case "unpack":
      return [[ANY, ...rest]];
    case "alias":
    case "typed":
    case "labelled":
    case "open":
      return expandFirst(ctx, [head.inner, ...rest]);
    case "or":
      return head.options.flatMap((option) => expandFirst(ctx, [option, ...rest]));
    case "tags":
      return tagsOf(ctx, head).map((tag) => [tag, ...rest]);
    case "list":
      return [[consOf(head), ...rest]];
    case "exception":
      return [];
    default:
      return [row];
  }
}

/** #t written out. */
function tagsOf(ctx: Context, pattern: Extract<Pattern, { kind: "tags" }>): readonly Pattern[] {
  const known = ctx.tagPatterns.get(pattern);
  return (ctx.facts.tags.get(pattern) ?? []).map((ctor) => {
    const arg = ctor.args.length === 0 ? undefined : ANY;
    const tag: Pattern = {
      kind: "construct",
      at: pattern.at,
      ctor: { modules: [], name: ctor.name, at: pattern.at },
      arg,
    };
    if (known !== undefined) ctx.tagPatterns.set(tag, known);
    return tag;
  });
}

/** [p; q] as p :: [q]. */
function consOf({ at, items }: Extract<Pattern, { kind: "list" }>): Pattern {
  const [first = ANY, ...rest] = items;
  const nil: Pattern = { kind: "construct", at, ctor: { modules: [], name: "[]", at }, arg: undefined };
  const tail: Pattern = rest.length === 0 ? nil : { kind: "list", at, items: rest };
  const arg: Pattern = { kind: "tuple", at, items: [first, tail] };
  return { kind: "construct", at, ctor: { modules: [], name: "::", at }, arg };
}

function headKey(pattern: Pattern): string {
  switch (pattern.kind) {
    case "construct":
      return pattern.ctor.name;
    case "array":
      return `array ${pattern.items.length}`;
    case "constant":
      return `constant ${pattern.value.value}`;
    default:
      return pattern.kind;
  }
}

/** What is left to match when the first value has a head: its parts, then the rest. */
function specialised(rows: readonly Row[], key: string, head: Pattern): readonly Row[] {
  const labels = [...new Set(rows.flatMap(([first]) => (first?.kind === "record" ? first.fields.map(nameOf) : [])))];
  const width = head.kind === "record" ? labels.length : subpatterns(head).length;
  return rows.flatMap(([first, ...rest]) => {
    if (first === undefined || (first.kind !== "any" && headKey(first) !== key)) return [];
    if (first.kind === "record")
      return [
        [...labels.map((label) => first.fields.find((field) => nameOf(field) === label)?.pattern ?? ANY), ...rest],
      ];
    const parts = subpatterns(first);
    return [[...Array.from({ length: width }, (_, i) => parts[i] ?? ANY), ...rest]];
  });
}

function nameOf({ field }: { readonly field: { readonly name: string } }): string {
  return field.name;
}
