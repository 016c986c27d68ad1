// Constructors as `ocamlc -i` lists them: A of int, A of { x : int; }, A : int -> int t.
import type { CtorInfo, TypeInfo } from "../infer/entities.js";
import type { Ty } from "../infer/ty.js";
import { fieldDoc } from "./field.js";
import { box, type Doc, line, separated, text } from "./layout.js";
import { argumentDoc, simpleDoc, type TypePrinter } from "./type.js";

/** `here` gives a part of the definition as it is known where it is listed. */
export function ctorDoc(ctor: CtorInfo, p: TypePrinter, here: (part: Ty) => Ty): Doc {
  const { inline } = ctor;
  const name = ctor.name === "::" ? "(::)" : ctor.name;
  const args = inline === undefined ? ctor.args.map((arg) => argumentDoc(here(arg), p)) : [];
  const given = inline === undefined ? separated(args, " *") : recordDocs(inline, p, here);
  if (!ctor.gadt) return given.length === 0 ? text(name) : box(2, [text(`${name} of`), ...spaced(inline), ...given]);
  const result = simpleDoc(here(ctor.result), p);
  if (given.length === 0) return box(2, [text(`${name} :`), line, result]);
  return box(2, [text(`${name} :`), ...spaced(inline), ...given, text(" -> "), result]);
}

function spaced(inline: TypeInfo | undefined): readonly Doc[] {
  return inline === undefined ? [line] : [text(" ")];
}

function recordDocs({ body }: TypeInfo, p: TypePrinter, here: (part: Ty) => Ty): Doc[] {
  if (body.kind !== "record") return [];
  const fields = body.fields.flatMap((field) => [line, fieldDoc(field, here(field.type), p)]);
  return [text("{"), ...fields, { kind: "line", offset: -2 }, text("}")];
}
