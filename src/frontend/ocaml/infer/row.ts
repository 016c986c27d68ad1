// Rows: the tags of a polymorphic variant type. Its node is at once the row's variable: two
// occurrences of one row are one node, and what is learnt about the tags replaces its contents.
import type { TypeInfo } from "./entities.js";
import type { Ty } from "./ty.js";

export type Row = {
  readonly fields: ReadonlyMap<string, RowField>; // in the order of the tags' names
  readonly closed: boolean; // no other tags
  /** The type that has exactly these tags, by which it is printed. */
  readonly name: RowName | undefined;
};
export type RowName = { readonly info: TypeInfo; readonly args: readonly Ty[] };

export type RowField =
  | { readonly kind: "present"; readonly type: Ty | undefined }
  /** It may be there. `constant`: without an argument; `matched`: a pattern looks at it, so it stays. */
  | { readonly kind: "either"; readonly constant: boolean; readonly types: readonly Ty[]; readonly matched: boolean };

export function makeRow(fields: Iterable<readonly [string, RowField]>, closed: boolean, name?: RowName): Row {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { fields: new Map(sorted), closed, name };
}

export function typesOf(field: RowField): readonly Ty[] {
  if (field.kind === "either") return field.types;
  return field.type === undefined ? [] : [field.type];
}

export function rowTypes({ fields, name }: Row): readonly Ty[] {
  return [...[...fields.values()].flatMap(typesOf), ...(name?.args ?? [])];
}

export function mapRow({ fields, closed, name }: Row, go: (ty: Ty) => Ty): Row {
  const mapped = [...fields].map(([tag, field]) => [tag, mapField(field, go)] as const);
  return { fields: new Map(mapped), closed, name: name && { info: name.info, args: name.args.map(go) } };
}

function mapField(field: RowField, go: (ty: Ty) => Ty): RowField {
  if (field.kind === "either") return { ...field, types: field.types.map(go) };
  return field.type === undefined ? field : { kind: "present", type: go(field.type) };
}

export function allPresent({ fields }: Row): boolean {
  return [...fields.values()].every((field) => field.kind === "present");
}

/** Nothing about it is open: it stands for no variable. */
export function isStatic(row: Row): boolean {
  return row.closed && allPresent(row);
}

/** The field as one that may be there. */
export function possible(field: RowField, matched: boolean): RowField {
  if (field.kind === "either") return { ...field, matched: field.matched || matched };
  return { kind: "either", constant: field.type === undefined, types: typesOf(field), matched };
}
