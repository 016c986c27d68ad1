// What a file defines, as `ocamlc -i` lists it.
import type { TypeInfo } from "../infer/entities.js";
import type { SignatureItem } from "../infer/structure.js";
import { newTypePrinter, printTy, type TypePrinter } from "./type.js";
import { repr, type Ty } from "../infer/ty.js";

export function printSignature(items: readonly SignatureItem[], weak: Map<Ty, string> = new Map()): string {
  return lines(items, { weak, inside: [], indent: "" }).join("\n");
}

type Place = { readonly weak: Map<Ty, string>; readonly inside: readonly string[]; readonly indent: string };

function lines(items: readonly SignatureItem[], place: Place): string[] {
  return items.filter((item, i) => !isHidden(item, items.slice(i + 1))).flatMap((item) => itemLines(item, place));
}

/** A later value of the same name hides an earlier one. */
function isHidden(item: SignatureItem, later: readonly SignatureItem[]): boolean {
  return item.kind === "value" && later.some((other) => other.kind === "value" && other.value.name === item.value.name);
}

function itemLines(item: SignatureItem, place: Place): string[] {
  const { indent } = place;
  switch (item.kind) {
    case "value":
      return [`${indent}val ${valueName(item.value.name)} : ${printTy(item.value.type, printer(place))}`];
    case "types":
      return item.types.flatMap((info, i) => typeLines(info, i === 0 ? "type" : "and", place));
    case "exception": {
      const args = item.ctor.args.map((arg) => argument(arg, printer(place)));
      return [`${indent}exception ${item.name}${args.length === 0 ? "" : ` of ${args.join(" * ")}`}`];
    }
    case "module": {
      const inside = { ...place, inside: [...place.inside, item.name], indent: `${indent}  ` };
      return [`${indent}module ${item.name} :`, `${indent}  sig`, ...lines(item.items, { ...inside, indent: `${indent}    ` }), `${indent}  end`];
    }
  }
}

function printer(place: Place): TypePrinter {
  return newTypePrinter(place.weak, place.inside);
}

/** Operators are listed in parentheses. */
function valueName(name: string): string {
  return /^[a-z_]/i.test(name) && !KEYWORD_OPERATORS.has(name) ? name : `( ${name} )`;
}

const KEYWORD_OPERATORS: ReadonlySet<string> = new Set(["mod", "land", "lor", "lxor", "lsl", "lsr", "asr", "or"]);

function typeLines(info: TypeInfo, keyword: string, place: Place): string[] {
  const p = printer(place);
  const head = `${place.indent}${keyword} ${parameters(info, p)}${info.name}`;
  if (info.manifest !== undefined) return [`${head} = ${printTy(info.manifest, p)}`];
  switch (info.body.kind) {
    case "abstract":
      return [head];
    case "record": {
      const fields = info.body.fields.map((field) => `${field.mutable ? "mutable " : ""}${field.name} : ${printTy(field.type, p)};`);
      return [`${head} = { ${fields.join(" ")} }`];
    }
    case "variant": {
      const ctors = info.body.ctors.map((ctor) => {
        const args = ctor.args.map((arg) => argument(arg, p));
        return args.length === 0 ? ctor.name : `${ctor.name} of ${args.join(" * ")}`;
      });
      const oneLine = `${head} = ${ctors.join(" | ")}`;
      return oneLine.length <= 78 ? [oneLine] : [`${head} =`, ...ctors.map((ctor, i) => `${place.indent}    ${i === 0 ? "  " : "| "}${ctor}`)];
    }
  }
}

function parameters(info: TypeInfo, p: TypePrinter): string {
  const names = info.params.map((param) => printTy(param, p));
  if (names.length === 0) return "";
  return names.length === 1 ? `${names[0]} ` : `(${names.join(", ")}) `;
}

/** A tuple or function that is one argument keeps its parentheses. */
function argument(ty: Ty, p: TypePrinter): string {
  const { kind } = repr(ty).desc;
  const printed = printTy(ty, p);
  return kind === "tuple" || kind === "arrow" ? `(${printed})` : printed;
}
