// What a file defines, as `ocamlc -i` lists it.
import type { TypeInfo } from "../infer/entities.js";
import type { SignatureItem } from "../infer/structure.js";
import type { Ty } from "../infer/ty.js";
import { box, type Doc, layOut, line, list, separated, text } from "./layout.js";
import { argumentDoc, newTypePrinter, type TypePrinter, typeDoc, type WeakNames } from "./type.js";

export function printSignature(items: readonly SignatureItem[], weak: WeakNames): string {
  return visible(items)
    .map((item) => layOut(itemDoc(item, { weak, inside: [] })))
    .join("\n");
}

type Place = { readonly weak: WeakNames; readonly inside: readonly string[] };

/** A later value of the same name hides an earlier one. */
function visible(items: readonly SignatureItem[]): readonly SignatureItem[] {
  const names = items.map((item) => (item.kind === "value" ? item.value.name : undefined));
  return items.filter((_, i) => names[i] === undefined || names.lastIndexOf(names[i]) === i);
}

function itemDoc(item: SignatureItem, place: Place): Doc {
  switch (item.kind) {
    case "value":
      return box(2, [text(`val ${valueName(item.value.name)} :`), line, typeDoc(item.value.type, printer(place))]);
    case "type":
      return typeDeclDoc(item.info, item.first ? "type" : "and", printer(place));
    case "exception":
      return box(0, [text("exception "), ctorDoc(item.name, item.ctor.args, printer(place))]);
    case "module":
      return box(2, [
        text(`module ${item.name} :`),
        line,
        structureDoc(item.items, { ...place, inside: [...place.inside, item.name] }),
      ]);
    case "alias":
      return text(`module ${item.name} = ${item.path}`);
  }
}

function structureDoc(items: readonly SignatureItem[], place: Place): Doc {
  const docs = visible(items).flatMap((item) => [line, itemDoc(item, place)]);
  return list(2, [text("sig"), ...docs, { kind: "line", offset: -2 }, text("end")]);
}

function printer(place: Place): TypePrinter {
  return newTypePrinter(place.weak, place.inside);
}

/** Operators are listed in parentheses. */
function valueName(name: string): string {
  return /^[a-z_]/i.test(name) && !WORD_OPERATORS.has(name) ? name : `( ${name} )`;
}

const WORD_OPERATORS: ReadonlySet<string> = new Set(["mod", "land", "lor", "lxor", "lsl", "lsr", "asr", "or"]);

function typeDeclDoc(info: TypeInfo, keyword: string, p: TypePrinter): Doc {
  const head = `${keyword} ${parameters(info, p)}${info.name}`;
  if (info.manifest !== undefined) return box(2, [text(`${head} =`), line, typeDoc(info.manifest, p)]);
  switch (info.body.kind) {
    case "abstract":
      return text(head);
    case "record": {
      const fields = info.body.fields.map(({ name, mutable, type }) =>
        box(2, [text(`${mutable ? "mutable " : ""}${name} :`), line, typeDoc(type, p), text(";")]),
      );
      return list(2, [
        text(`${head} = {`),
        ...fields.flatMap((field) => [line, field]),
        { kind: "line", offset: -2 },
        text("}"),
      ]);
    }
    case "variant": {
      const [first, ...rest] = info.body.ctors.map((ctor) => ctorDoc(ctor.name, ctor.args, p));
      if (first === undefined) return text(`${head} = |`);
      return list(2, [
        text(`${head} =`),
        { kind: "line", offset: 2 },
        first,
        ...rest.flatMap((ctor) => [line, text("| "), ctor]),
      ]);
    }
  }
}

function ctorDoc(name: string, args: readonly Ty[], p: TypePrinter): Doc {
  if (args.length === 0) return text(name);
  return box(2, [
    text(`${name} of`),
    line,
    ...separated(
      args.map((arg) => argumentDoc(arg, p)),
      " *",
    ),
  ]);
}

function parameters(info: TypeInfo, p: TypePrinter): string {
  const names = info.params.map((param) => layOut(typeDoc(param, p)));
  if (names.length === 0) return "";
  return names.length === 1 ? `${names[0]} ` : `(${names.join(", ")}) `;
}
