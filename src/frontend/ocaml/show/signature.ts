// What a file defines, as `ocamlc -i` lists it.
import type { FunctorInfo, ModuleInfo, SignatureItem, TypeInfo } from "../infer/entities.js";
import { originOf, retyped, type TypeMap } from "../infer/modules/retype.js";
import { GENERIC, newTy, repr, substitute, type Ty } from "../infer/ty.js";
import { ctorDoc } from "./constructor.js";
import { fieldDoc } from "./field.js";
import { box, type Doc, layOut, line, list, text } from "./layout.js";
import { isOperator } from "./operator.js";
import { newTypePrinter, type TypePrinter, typeDoc, typePath, type WeakNames } from "./type.js";

export function printSignature(items: readonly SignatureItem[], weak: WeakNames): string {
  const place = { weak, inside: [], known: renamedTypes(items) };
  return itemDocs(items, place).map(layOut).join("\n");
}

/** `known` are types that have another name here. */
type Place = { readonly weak: WeakNames; readonly inside: readonly string[]; readonly known: TypeMap };

/** Constructors of `type t = M.t = A of t` mention M.t, which is known as t. */
function renamedTypes(items: readonly SignatureItem[]): TypeMap {
  const known: TypeMap = new Map();
  for (const item of items) {
    if (item.kind === "type" && item.info.manifest !== undefined && item.info.body.kind !== "abstract")
      known.set(originOf(item.info), item.info);
  }
  return known;
}

/** A later value of the same name hides an earlier one; of what was left out nothing is known. */
function visible(items: readonly SignatureItem[]): readonly SignatureItem[] {
  const known = items.filter((item) => !isLeftOut(item));
  if (known.length < items.length) return visible(known);
  const names = items.map((item) =>
    item.kind === "value" ? item.value.name : item.kind === "type" ? `type ${item.info.name}` : undefined,
  );
  return items.filter((_, i) => names[i] === undefined || names.lastIndexOf(names[i]) === i);
}

function isLeftOut(item: SignatureItem): boolean {
  return item.kind === "type"
    ? item.info.lacking !== undefined
    : item.kind === "module" && item.module.lacking !== undefined;
}

function itemDocs(items: readonly SignatureItem[], place: Place): readonly Doc[] {
  const shown = visible(items);
  return shown.flatMap((item, i) => {
    if (!isExtension(item)) return [itemDoc(item, place)];
    if (isTogether(shown[i - 1], item)) return [];
    let end = i + 1;
    while (isTogether(shown[end], item)) end++;
    return [extensionDoc(shown.slice(i, end).filter(isExtension), place)];
  });
}

type Extension = SignatureItem & { kind: "exception" };

/** A constructor of an extensible type. */
function isExtension(item: SignatureItem): item is Extension {
  return item.kind === "exception" && item.ctor.family.extensible === true;
}

function isTogether(item: SignatureItem | undefined, first: Extension): boolean {
  return item !== undefined && isExtension(item) && item.at === first.at && item.ctor.family === first.ctor.family;
}

/** type t += A of int | B */
function extensionDoc(items: readonly Extension[], place: Place): Doc {
  const p = printer(place);
  const [first] = items;
  if (first === undefined) return text("");
  const { family } = first.ctor;
  const made = items.find(({ ctor }) => !ctor.gadt)?.ctor.result;
  const desc = made && repr(made).desc;
  const args =
    desc?.kind === "con" ? desc.args : family.params.map(() => newTy({ kind: "var", name: undefined }, GENERIC));
  const params = parameters({ ...family, params: args, variance: [] }, p);
  const ctors = items.map(({ ctor }) => ctorDoc(ctor, p, (part) => part));
  return box(2, [
    text(`type ${params}${typePath(family, place.inside)} +=`),
    line,
    ...ctors.flatMap((ctor, i) => (i === 0 ? [ctor] : [line, text("| "), ctor])),
  ]);
}

function itemDoc(item: SignatureItem, place: Place): Doc {
  switch (item.kind) {
    case "value":
      return box(2, [text(`val ${valueName(item.value.name)} :`), line, typeDoc(item.value.type, printer(place))]);
    case "type":
      return typeDeclDoc(item.info, item.first ? "type" : "and", printer(place), place.known);
    case "exception":
      return box(0, [text("exception "), ctorDoc(item.ctor, printer(place), (part) => part)]);
    case "module":
      if (item.alias !== undefined) return text(`module ${item.name} = ${item.alias}`);
      return box(2, [
        text(`${KEYWORDS[item.group ?? "alone"]} ${item.name} :`),
        line,
        moduleDoc(item.module, { ...place, inside: [...place.inside, item.name] }),
      ]);
    case "module-type":
      return box(2, [text(`module type ${item.name} =`), line, moduleTypeDoc(item, place)]);
  }
}

const KEYWORDS = { alone: "module", rec: "module rec", and: "and" } as const;

function moduleTypeDoc(item: SignatureItem & { kind: "module-type" }, place: Place): Doc {
  const { type } = item;
  return type.name === item.name ? moduleDoc(type.module, place) : text(typePath(type, place.inside));
}

/** What is known of a module: its module type by name, or all that it offers. */
function moduleDoc(module: ModuleInfo, place: Place): Doc {
  if (module.named !== undefined) return text(typePath(module.named, place.inside));
  return module.functor === undefined ? structureDoc(module.items, place) : functorDoc(module.functor, place);
}

/** functor (X : S) (Y : T) -> ... */
function functorDoc(functor: FunctorInfo, place: Place): Doc {
  const params: Doc[] = [];
  let result: ModuleInfo | undefined;
  for (let next: FunctorInfo | undefined = functor; next !== undefined; next = result.functor) {
    params.push(paramDoc(next, place));
    result = next.result;
    if (result.named !== undefined) break;
  }
  const end = result === undefined ? text("") : moduleDoc(result, bodyPlace(functor, place));
  const head = box(2, [text("functor"), ...params.flatMap((param) => [line, param])]);
  return box(2, [head, line, text("->"), line, end]);
}

/** Types of the body are declared in F(X). */
function bodyPlace(functor: FunctorInfo, place: Place): Place {
  let name = place.inside.at(-1) ?? "";
  for (let next: FunctorInfo | undefined = functor; next !== undefined; next = next.result.functor)
    name += `(${next.param?.name ?? "*"})`;
  return { ...place, inside: [...place.inside.slice(0, -1), name] };
}

function paramDoc({ param }: FunctorInfo, place: Place): Doc {
  if (param === undefined) return text("()");
  const type = moduleDoc(param.module, { ...place, inside: [param.name] });
  return box(0, [text(`(${param.name} : `), type, text(")")]);
}

function structureDoc(items: readonly SignatureItem[], outer: Place): Doc {
  const place = { ...outer, known: renamedTypes(items) };
  const docs = itemDocs(items, place).flatMap((doc) => [line, doc]);
  return list(2, [text("sig"), ...docs, { kind: "line", offset: -2 }, text("end")]);
}

function printer(place: Place): TypePrinter {
  return newTypePrinter(place.weak, place.inside);
}

/** Operators are listed in parentheses. */
function valueName(name: string): string {
  return isOperator(name) ? `( ${name} )` : name;
}

function typeDeclDoc(info: TypeInfo, keyword: string, p: TypePrinter, known: TypeMap): Doc {
  const name = `${keyword} ${parameters(info, p)}${info.name}`;
  if (info.manifest !== undefined && info.body.kind === "abstract")
    return box(2, [
      text(`${name} =${info.private === true ? " private" : ""}`),
      { kind: "line", offset: 2 },
      typeDoc(writtenOut(info, info.manifest), p),
    ]);
  if (info.extensible) return text(`${name} = ..`);
  const head = info.manifest === undefined ? name : `${name} = ${layOut(typeDoc(info.manifest, p))}`;
  const equals = info.private === true ? "= private" : "=";
  const unboxed: readonly Doc[] = info.unboxed ? [line, text("[@@unboxed]")] : [];
  switch (info.body.kind) {
    case "abstract":
      return text(head);
    case "record": {
      const fields = info.body.fields.map((field) => fieldDoc(field, here(field.type, info, known), p));
      return list(2, [
        text(`${head} ${equals} {`),
        ...fields.flatMap((field) => [line, field]),
        { kind: "line", offset: -2 },
        text("}"),
        ...unboxed,
      ]);
    }
    case "variant": {
      const [first, ...rest] = info.body.ctors.map((ctor) =>
        ctorDoc(ctor, ctor.gadt ? newTypePrinter(p.weak, p.inside) : p, (part) => here(part, info, known)),
      );
      if (first === undefined) return text(`${head} ${equals} |`);
      return list(2, [
        text(`${head} ${equals}`),
        { kind: "line", offset: 2 },
        first,
        ...rest.flatMap((ctor) => [line, text("| "), ctor]),
        ...unboxed,
      ]);
    }
  }
}

/** Tags are listed where they get their name. */
function writtenOut(info: TypeInfo, manifest: Ty): Ty {
  const { desc, level } = repr(manifest);
  if (desc.kind !== "variant" || desc.row.name?.info !== info) return manifest;
  return newTy({ kind: "variant", row: { ...desc.row, name: undefined } }, level);
}

/** A part of a definition that is repeated here, with this definition's parameters and the names known here. */
function here(part: Ty, info: TypeInfo, known: TypeMap): Ty {
  const origin = originOf(info);
  if (origin === info) return part;
  return substituteParams(retyped(part, known), origin, info);
}

function substituteParams(part: Ty, origin: TypeInfo, info: TypeInfo): Ty {
  const desc = info.manifest && repr(info.manifest).desc;
  return desc?.kind === "con" && desc.info === origin ? substitute(part, origin.params, desc.args) : part;
}

const SIGNS = { covariant: "+", contravariant: "-", invariant: "", unused: "" } as const;

function parameters(info: TypeInfo, p: TypePrinter): string {
  const isAbstract = info.manifest === undefined && info.body.kind === "abstract";
  const isSaid = isAbstract || (info.body.kind !== "abstract" && (info.private === true || hasGeneralised(info)));
  const names = info.params.map((param, i) => {
    const sign = isSaid ? `${SIGNS[info.variance[i] ?? "invariant"]}${info.injective?.[i] === true ? "!" : ""}` : "";
    return `${sign}${isNameless(param) && info.at !== undefined ? "_" : layOut(typeDoc(param, p))}`;
  });
  if (names.length === 0) return "";
  return names.length === 1 ? `${names[0]} ` : `(${names.join(", ")}) `;
}

function hasGeneralised({ body }: TypeInfo): boolean {
  return body.kind === "variant" && body.ctors.some(({ gadt }) => gadt);
}

function isNameless({ desc }: Ty): boolean {
  return desc.kind === "var" && desc.name === undefined;
}
