// Polymorphic variant types as OCaml prints them: [ `A | `B of int ], [> `A ], [< `A | `B > `A ], and by name where they have one.
import { allPresent, type Row, type RowField, typesOf } from "../infer/row.js";
import { isOpen, repr, somePart, type Ty } from "../infer/ty.js";
import { sameType } from "../infer/unify.js";
import { box, type Doc, line, list, packed, separated, text } from "./layout.js";

const SPLIT: Doc = { kind: "line", offset: -2 };

/** `typeDoc` prints a type where anything may stand, `nameDoc` one by its name. */
export function rowDoc(
  row: Row,
  weak: boolean,
  typeDoc: (ty: Ty) => Doc,
  nameDoc: (name: NonNullable<Row["name"]>) => Doc,
): Doc {
  const all = allPresent(row);
  const name = row.name !== undefined && isNameable(row) ? nameDoc(row.name) : undefined;
  if (name !== undefined && row.closed && all) return name;
  const fields = [...row.fields];
  const tags = fields.flatMap(([tag, field], i) => [
    ...(i === 0 ? [] : [SPLIT, text("| ")]),
    fieldDoc(tag, field, typeDoc),
  ]);
  const sure = all ? [] : fields.flatMap(([tag, field]) => (field.kind === "present" ? [text(tag)] : []));
  const present = sure.length === 0 ? [] : [SPLIT, text("> "), packed(0, separated(sure, ""))];
  const inside = list(0, [name ?? list(0, tags), ...present]);
  const opening = row.closed ? (all ? "[ " : "[< ") : "[> ";
  const prefix = weak ? [text("_")] : [];
  return box(0, [...prefix, packed(0, [text(opening), inside, line, text("]")])]);
}

function isNameable({ fields, closed }: Row): boolean {
  return [...fields.values()].every((field) => {
    if (field.kind === "present") return true;
    return closed && distinctTypes(field).length === (field.constant ? 0 : 1);
  });
}

function fieldDoc(tag: string, field: RowField, typeDoc: (ty: Ty) => Doc): Doc {
  const types = distinctTypes(field).map(typeDoc);
  if (types.length === 0) return text(tag);
  const both = field.kind === "either" && field.constant ? [line, text("&")] : [];
  return list(2, [text(`${tag} of`), ...both, line, ...separated(types, " &")]);
}

/** What a tag that may be there was asked to hold in several places, said once. */
function distinctTypes(field: RowField): readonly Ty[] {
  const types = typesOf(field);
  return types.filter((type, i) => !types.slice(0, i).some((earlier) => sameType(earlier, type)));
}

/** Rows that are met twice, or inside themselves: they are given a name where they are first printed. */
export function sharedRows(type: Ty): ReadonlySet<Ty> {
  const shared = new Set<Ty>();
  if (!somePart(type, ({ desc }) => desc.kind === "variant")) return shared;
  const met = new Set<Ty>();
  let steps = 10_000;
  const visit = (ty: Ty, around: ReadonlySet<Ty>): void => {
    const node = repr(ty);
    const { desc } = node;
    if (--steps < 0) return;
    if (desc.kind !== "variant") {
      for (const part of partsOf(node)) visit(part, around);
      return;
    }
    if (around.has(node) || met.has(node)) {
      shared.add(node);
      return;
    }
    if (isOpen(node)) met.add(node);
    const byName = desc.row.name !== undefined && isNameable(desc.row);
    const parts = byName ? (desc.row.name?.args ?? []) : [...desc.row.fields.values()].flatMap(distinctTypes);
    for (const part of parts) visit(part, new Set([...around, node]));
  };
  visit(type, new Set());
  return shared;
}

function partsOf({ desc }: Ty): readonly Ty[] {
  if (desc.kind === "arrow") return [desc.from, desc.to];
  return desc.kind === "tuple" ? desc.items : desc.kind === "con" ? desc.args : [];
}
