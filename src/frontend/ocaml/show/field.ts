// A field of a record as its declaration lists it: mutable x : int; or f : 'a. 'a -> 'a;
import type { FieldInfo } from "../infer/entities.js";
import { ownVariables } from "../infer/poly.js";
import type { Ty } from "../infer/ty.js";
import { box, type Doc, line, text } from "./layout.js";
import { type TypePrinter, typeDoc } from "./type.js";

/** The names of a field's own variables mean nothing in the other fields. */
export function fieldDoc(field: FieldInfo, type: Ty, p: TypePrinter): Doc {
  const own = ownVariables(field);
  const doc = typeDoc(type, p);
  const names = own.map((variable) => p.names.get(variable) ?? "_");
  for (const variable of own) p.names.delete(variable);
  const forAll = names.length === 0 ? [] : [text(`${names.join(" ")}.`), line];
  return box(2, [text(`${field.mutable ? "mutable " : ""}${field.name} :`), line, ...forAll, doc, text(";")]);
}
