// Types as OCaml prints them: 'a, 'b in order of appearance, '_weak1 for what cannot be generalised.

import { isOptional } from "../../../core/type.js";
import type { PackageInfo, TypeInfo } from "../infer/entities.js";
import { optionItem } from "../infer/label.js";
import type { Row } from "../infer/row.js";
import { GENERIC, isOpen, repr, somePart, type Ty } from "../infer/ty.js";
import { box, type Doc, flat, line, separated, text } from "./layout.js";
import { rowDoc, sharedRows } from "./row.js";

export type TypePrinter = {
  /** Names given so far, so that one message uses one name per variable. */
  readonly names: Map<Ty, string>;
  /** Weak variables keep their number for the whole session; messages name them like any other. */
  readonly weak: WeakNames | undefined;
  /** The modules we are inside of: their types are printed without the path. */
  readonly inside: readonly string[];
  /** Rows that are printed with a name, because they come again. */
  shared: ReadonlySet<Ty>;
  nodesLeft: number;
};

/** The names of weak variables, and for those of a snapshot which variable each one was. */
export type WeakNames = { readonly names: Map<Ty, string>; readonly origins: Map<Ty, Ty> };

export function newWeakNames(): WeakNames {
  return { names: new Map(), origins: new Map() };
}

export function newTypePrinter(weak?: WeakNames, inside: readonly string[] = []): TypePrinter {
  return { names: new Map(), weak, inside, shared: new Set(), nodesLeft: 0 };
}

export function printTy(ty: Ty, printer: TypePrinter = newTypePrinter()): string {
  return flat(typeDoc(ty, printer));
}

/** How tightly a type must hold together: an arrow's left side, a tuple's item, a constructor's argument. */
type Place = "alone" | "any" | "arrow-left" | "item" | "argument";

export function typeDoc(ty: Ty, printer: TypePrinter): Doc {
  reserveNames(ty, printer);
  printer.nodesLeft = NODES_MAX;
  printer.shared = sharedRows(ty);
  return placed(ty, "alone", printer);
}

/** A constructor's argument in its declaration: tuples and functions in parentheses. */
export function argumentDoc(ty: Ty, printer: TypePrinter): Doc {
  reserveNames(ty, printer);
  printer.nodesLeft = NODES_MAX;
  printer.shared = sharedRows(ty);
  return placed(ty, "item", printer);
}

/** What a constructor makes: functions and tuples in parentheses. */
export function simpleDoc(ty: Ty, printer: TypePrinter): Doc {
  reserveNames(ty, printer);
  printer.nodesLeft = NODES_MAX;
  printer.shared = sharedRows(ty);
  return placed(ty, "argument", printer);
}

/** Types can be exponentially larger than the program; nobody reads that far. */
const NODES_MAX = 10_000;

function placed(ty: Ty, place: Place, printer: TypePrinter): Doc {
  if (--printer.nodesLeft < 0) return text("...");
  const { desc } = repr(ty);
  switch (desc.kind) {
    case "var":
      return text(variableName(repr(ty), printer));
    case "arrow": {
      const argument = isOptional(desc.label) ? optionItem(desc.from) : desc.from;
      const [from, to] = [placed(argument, "arrow-left", printer), placed(desc.to, "any", printer)];
      const label = desc.label === undefined ? [] : [text(`${desc.label}:`)];
      const alone = place === "any" || place === "alone";
      return parenthesised(box(0, [...label, from, text(" ->"), line, to]), !alone);
    }
    case "tuple": {
      const items = desc.items.map((item) => placed(item, "item", printer));
      return parenthesised(box(0, separated(items, " *")), place === "item" || place === "argument");
    }
    case "con":
      return conDoc(desc.info, desc.args, printer);
    case "variant":
      return variantDoc(repr(ty), desc.row, place, printer);
    case "link":
      return placed(desc.to, place, printer);
  }
}

/** A row that comes again has a name: ([> `A ] as 'a) -> 'a. */
function variantDoc(node: Ty, row: Row, place: Place, printer: TypePrinter): Doc {
  const weak = printer.weak !== undefined && node.level !== GENERIC && isOpen(node);
  const again = printer.shared.has(node) ? printer.names.get(node) : undefined;
  if (again !== undefined) return text(again);
  const name = printer.shared.has(node) ? variableName({ ...node, level: GENERIC }, printer, node) : undefined;
  const doc = rowDoc(
    row,
    weak,
    (type) => placed(type, "alone", printer),
    ({ info, args }) => conDoc(info, args, printer),
  );
  return name === undefined ? doc : parenthesised(box(0, [doc, line, text(`as ${name}`)]), place !== "alone");
}

function conDoc(info: TypeInfo, args: readonly Ty[], printer: TypePrinter): Doc {
  if (info.package !== undefined) return packageDoc(info.package, args, printer);
  const name = text(typePath(info, printer.inside));
  const [only] = args;
  if (only === undefined) return name;
  if (args.length === 1) return box(0, [placed(only, "argument", printer), line, name]);
  const items = args.map((arg) => placed(arg, "alone", printer));
  return box(0, [box(1, [text("("), ...separated(items, ","), text(")")]), line, name]);
}

/** (module S with type t = int and type u = string) */
function packageDoc({ type, told }: PackageInfo, args: readonly Ty[], printer: TypePrinter): Doc {
  const constraints = told.flatMap((path, i) => {
    const arg = args[i];
    return arg === undefined
      ? []
      : [text(`${i === 0 ? " with" : " and"} type ${path} = `), placed(arg, "any", printer)];
  });
  return box(1, [text(`(module ${typePath(type, printer.inside)}`), ...constraints, text(")")]);
}

export function typePath(
  info: { readonly name: string; readonly modules: readonly string[] },
  inside: readonly string[],
): string {
  const shared = info.modules.findIndex((module, i) => module !== inside[i]);
  const modules = info.modules.slice(shared === -1 ? info.modules.length : shared);
  return [...modules, info.name].join(".");
}

function parenthesised(doc: Doc, needed: boolean): Doc {
  return needed ? box(1, [text("("), doc, text(")")]) : doc;
}

/** Names that the user gave come first, so that a generated 'a does not collide with them. */
function reserveNames(ty: Ty, printer: TypePrinter): void {
  somePart(ty, (node) => {
    const { desc } = node;
    const named = desc.kind === "var" && (node.level === GENERIC || desc.rigid !== undefined) ? desc.name : undefined;
    if (named !== undefined && !printer.names.has(node)) {
      printer.names.set(node, freeName(printer, named));
    }
    return false;
  });
}

function freeName(printer: TypePrinter, wanted: string): string {
  const taken = new Set(printer.names.values());
  let name = `'${wanted}`;
  for (let i = 0; taken.has(name); i++) name = `'${wanted}${i}`;
  return name;
}

function variableName(node: Ty, printer: TypePrinter, key: Ty = node): string {
  if (node.level !== GENERIC && printer.weak !== undefined) return weakName(node, printer.weak);
  const known = printer.names.get(node);
  if (known !== undefined) return known;
  const taken = new Set(printer.names.values());
  let i = 0;
  while (taken.has(`'${letters(i)}`)) i++;
  const name = `'${letters(i)}`;
  printer.names.set(key, name);
  return name;
}

function weakName(node: Ty, { names, origins }: WeakNames): string {
  const variable = origins.get(node) ?? node;
  const name = names.get(variable) ?? `'_weak${names.size + 1}`;
  names.set(variable, name);
  return name;
}

function letters(i: number): string {
  const letter = String.fromCharCode(97 + (i % 26));
  return i < 26 ? letter : `${letter}${Math.floor(i / 26)}`;
}
