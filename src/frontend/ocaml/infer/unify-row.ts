// Unification of rows: which tags two variant types have in common.
import { makeRow, type Row, type RowField, typesOf } from "./row.js";
import { repr, type Ty } from "./ty.js";

/** The row of both, and the arguments of tags that must then be equal. */
export type Merged = { readonly row: Row; readonly equal: readonly (readonly [Ty, Ty])[] };

export function mergeRows(a: Row, b: Row): Merged | undefined {
  const fields: (readonly [string, RowField])[] = [];
  const equal: (readonly [Ty, Ty])[] = [];
  for (const tag of new Set([...a.fields.keys(), ...b.fields.keys()])) {
    const [one, other] = [a.fields.get(tag), b.fields.get(tag)];
    if (one !== undefined && other !== undefined) {
      const both = mergeFields(one, other, equal);
      if (both === undefined) return undefined;
      fields.push([tag, both]);
      continue;
    }
    const [alone, without] = one === undefined ? [other, a] : [one, b];
    if (alone === undefined) continue;
    if (!without.closed) fields.push([tag, alone]);
    else if (alone.kind === "present" || alone.matched) return undefined;
  }
  const closed = a.closed || b.closed;
  if (closed && fields.length === 0) return undefined;
  return { row: { ...makeRow(fields, closed), name: nameOf(a, b, fields.length) }, equal };
}

/** A name stays as long as it has told all there is. */
function nameOf(a: Row, b: Row, size: number): Row["name"] {
  const tells = (row: Row, other: Row): boolean =>
    row.name !== undefined && size === row.fields.size && (row.closed || !other.closed || other.fields.size >= size);
  return tells(a, b) ? a.name : tells(b, a) ? b.name : undefined;
}

function mergeFields(a: RowField, b: RowField, equal: (readonly [Ty, Ty])[]): RowField | undefined {
  if (a.kind === "present" && b.kind === "present") {
    if ((a.type === undefined) !== (b.type === undefined)) return undefined;
    if (a.type !== undefined && b.type !== undefined) equal.push([a.type, b.type]);
    return b;
  }
  if (a.kind === "present" || b.kind === "present") {
    const [present, maybe] = a.kind === "present" ? [a, b] : [b, a];
    if (present.kind !== "present" || maybe.kind !== "either") return undefined;
    if (maybe.constant !== (present.type === undefined) || (maybe.constant && maybe.types.length > 0)) return undefined;
    for (const type of maybe.types) if (present.type !== undefined) equal.push([type, present.type]);
    return present;
  }
  return mergePossible(a, b, equal);
}

type Possible = RowField & { readonly kind: "either" };

function mergePossible(a: Possible, b: Possible, equal: (readonly [Ty, Ty])[]): RowField | undefined {
  const constant = a.constant || b.constant;
  const matched = a.matched || b.matched;
  const types = [...new Set([...typesOf(b), ...typesOf(a)].map(repr))];
  const [first, ...rest] = types;
  if (!matched || first === undefined) return { kind: "either", constant, types, matched };
  if (constant) return undefined;
  for (const type of rest) equal.push([type, first]);
  return { kind: "either", constant, types: [first], matched };
}
