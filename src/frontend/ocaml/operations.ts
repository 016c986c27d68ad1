// The operations of types that hide what they are: the values of the module that has such a type, and, for the
// library's containers, how one is made of plain content and what that content is.
import { lookUp } from "../../basis/known.js";
import { fixedName, type Name, shownName } from "../../core/expr.js";
import type { Type } from "../../core/type.js";
import type { DefinedFunctor, OperationText } from "../../language/language.js";
import type { FunctorInfo, ModuleInfo, Scope, SignatureItem, ValueInfo } from "./infer/entities.js";
import { con } from "./infer/ty.js";
import { comparedType, coreType } from "./lower/core-type.js";

/** A value that can be reached at the end of a program, by a path that means it there. */
export type Reached = { readonly path: string; readonly value: ValueInfo };

/** Those of a structure and of the modules in it; `isOwn` tells what the program itself defines. */
export function reachedValues(
  items: readonly SignatureItem[],
  isOwn: (value: ValueInfo) => boolean,
  prefix = "",
): readonly Reached[] {
  return items.flatMap((item): readonly Reached[] => {
    if (item.kind === "value") return isOwn(item.value) ? [{ path: prefix + item.value.name, value: item.value }] : [];
    if (item.kind !== "module" || item.alias !== undefined) return [];
    return reachedValues(item.module.items, isOwn, `${prefix}${item.name}.`);
  });
}

/** Those of modules under other names: `module B = A`. */
export function aliasedValues(
  items: readonly SignatureItem[],
  isOwn: (value: ValueInfo) => boolean,
  prefix = "",
): readonly Reached[] {
  return items.flatMap((item): readonly Reached[] => {
    if (item.kind !== "module") return [];
    const path = `${prefix}${item.name}.`;
    const inside = aliasedValues(item.module.items, isOwn, path);
    return item.alias === undefined ? inside : [...reachedValues(item.module.items, isOwn, path), ...inside];
  });
}

/** The functors of a structure and of the modules in it, with the values that they give. */
export function reachedFunctors(
  items: readonly SignatureItem[],
  isAsked: (functor: FunctorInfo) => boolean,
  prefix = "",
): readonly Omit<DefinedFunctor, "source">[] {
  return items.flatMap((item) => {
    if (item.kind !== "module" || item.alias !== undefined) return [];
    const name = prefix + item.name;
    const { functor } = item.module;
    if (functor === undefined) return reachedFunctors(item.module.items, isAsked, `${name}.`);
    const values = reachedValues(resultOf(functor).items, () => true, `${name}.`).map(({ path }) => path);
    return isAsked(functor) ? [{ name, values }] : [];
  });
}

/** What a functor gives when it has all its arguments. */
function resultOf({ result }: FunctorInfo): ModuleInfo {
  return result.functor === undefined ? result : resultOf(result.functor);
}

/** The operations of a family of data that cannot be looked into. */
export function operationsOf(
  scope: Scope,
  isOwn: (value: ValueInfo) => boolean,
  family: Name,
): readonly OperationText[] {
  if (family === "lazy") return SUSPENSIONS; // whatever a program calls it
  const found = new Map<string, OperationText>();
  for (const { path, items } of holdersOf(scope, isOwn, family)) {
    const own = items.flatMap((item) => (item.kind === "value" && isOwn(item.value) ? [item.value] : []));
    const operations = own.length === 0 ? containerOf(path, items) : own.flatMap((value) => operationOf(path, value));
    for (const operation of operations) if (!found.has(operation.text)) found.set(operation.text, operation);
  }
  const fitting = [...found.values()].filter(({ role, type }) => role !== "operation" || mentions(type, family));
  return fitting.length === 0 ? ofLibrary(family) : fitting;
}

type Holder = { readonly path: string; readonly items: readonly SignatureItem[] };

/** The modules, the program itself among them, that have the family among their types; the first defined first. */
function holdersOf(scope: Scope, isOwn: (value: ValueInfo) => boolean, family: Name): readonly Holder[] {
  const items = visibleItems(scope, isOwn);
  const holders: Holder[] = hasType(items, family) ? [{ path: "", items }] : [];
  const seen = new Set<object>();
  const visit = (prefix: string, inside: readonly SignatureItem[]): void => {
    for (const item of inside) {
      if (item.kind !== "module" || seen.has(item.module.identity)) continue;
      seen.add(item.module.identity);
      const path = `${prefix}${item.name}.`;
      if (hasType(item.module.items, family)) holders.push({ path, items: item.module.items });
      visit(path, item.module.items);
    }
  };
  visit("", items);
  return holders;
}

/** What a program has defined and not hidden again. */
function visibleItems(scope: Scope, isOwn: (value: ValueInfo) => boolean): readonly SignatureItem[] {
  const layers: Scope[] = [];
  for (let layer: Scope | undefined = scope; layer !== undefined; layer = layer.parent) layers.push(layer);
  const outermost = layers.findIndex((layer) => layer.modules.has("Stdlib"));
  const own = layers.slice(0, outermost < 0 ? layers.length : outermost).reverse();
  const modules = new Map<string, ModuleInfo>();
  const values = new Map<string, ValueInfo>();
  const types = new Map<string, SignatureItem>();
  for (const layer of own) {
    for (const [name, module] of layer.modules) modules.set(name, module);
    for (const [name, value] of layer.values) if (isOwn(value)) values.set(name, value);
    for (const [name, info] of layer.types) types.set(name, { kind: "type", info, first: false });
  }
  return [
    ...types.values(),
    ...[...values.values()].map((value): SignatureItem => ({ kind: "value", value })),
    ...[...modules].map(([name, module]): SignatureItem => ({ kind: "module", name, module, alias: undefined })),
  ];
}

function hasType(items: readonly SignatureItem[], family: Name): boolean {
  return items.some((item) => {
    if (item.kind !== "type" || item.info.extensible) return false;
    const type = comparedType(con(item.info, item.info.params), () => undefined);
    return type.kind === "con" && type.name === family;
  });
}

function operationOf(path: string, { name, type }: ValueInfo): readonly OperationText[] {
  const spelled = /^[a-z_]/.test(name) ? name : `( ${name} )`;
  return [
    {
      path: path + name,
      text: path + spelled,
      role: "operation",
      type: comparedType(type, () => undefined),
      mutable: false,
    },
  ];
}

function mentions(type: Type, family: Name): boolean {
  if (type.kind === "fn") return mentions(type.from, family) || mentions(type.to, family);
  return type.kind === "con" && (type.name === family || type.args.some((arg) => mentions(arg, family)));
}

// ---- the library's containers ----

/** What a functor of the library has made: sets, maps, hash tables. `path` ends in a dot. */
function containerOf(path: string, items: readonly SignatureItem[]): readonly OperationText[] {
  const values = new Map(items.flatMap((item) => (item.kind === "value" ? [[item.value.name, item.value]] : [])));
  const typed = (name: string): Type => coreType(lookUp(values, name).type);
  if (values.has("elements")) return both([`${path}of_list`, `${path}elements`], typed("elements"), false);
  if (values.has("bindings")) return both([ofItems(path), `${path}bindings`], typed("bindings"), false);
  if (!values.has("to_seq") || !values.has("of_seq")) return [];
  return [
    ...both([ofItems(path), bindings(path)], typed("to_seq"), true),
    ...writing(replacing(path), typed("replace")),
  ];
}

function ofItems(path: string): string {
  return `fun l -> ${path}of_seq (Stdlib.List.to_seq l)`;
}

function items(path: string): string {
  return `fun c -> Stdlib.List.of_seq (${path}to_seq c)`;
}

/** Of a hash table only the order of the bindings of one key can be seen by those who look for keys. */
function bindings(path: string): string {
  const sort = "Stdlib.List.stable_sort (fun (a, _) (b, _) -> Stdlib.compare a b)";
  return `fun t -> ${sort} (Stdlib.List.of_seq (${path}to_seq t))`;
}

function filled(path: string): string {
  return `fun s -> let b = ${path}create 16 in ${path}add_string b s; b`;
}

/** What is new in a table is seen whatever was there. */
function replacing(path: string): string {
  return `fun t k x -> ${path}replace t k x`;
}

type Texts = readonly [make: string, content: string];

function both([make, content]: Texts, type: Type, mutable: boolean): readonly OperationText[] {
  return [
    { path: "make", text: make, role: "make", type, mutable },
    { path: "content", text: content, role: "content", type, mutable },
  ];
}

function writing(text: string, type: Type): readonly OperationText[] {
  return [{ path: "write", text, role: "write", type, mutable: true }];
}

/** All of them can be changed: last, how. */
const LIBRARY: Readonly<Record<string, (path: string) => readonly [...Texts, write: string]>> = {
  Bytes: (path) => [`${path}of_string`, `${path}to_string`, `fun b c -> ${path}set b 0 c`],
  Queue: (path) => [ofItems(path), items(path), `fun q x -> ${path}push x q`],
  Stack: (path) => [ofItems(path), items(path), `fun s x -> ${path}push x s`],
  Buffer: (path) => [filled(path), `${path}contents`, `fun b s -> ${path}add_string b s`],
  Hashtbl: (path) => [ofItems(path), bindings(path), replacing(path)],
};

const NOTHING_MORE: Type = { kind: "con", name: fixedName("tuple0"), args: [] };

/** A suspension may hold another one, without end: it is forced as often as is asked, and the last one never. */
const SUSPENSIONS: readonly OperationText[] = [
  { path: "lazy", text: "fun x -> lazy x", role: "operation", type: NOTHING_MORE, mutable: false },
  { path: "lazy end", text: 'lazy (failwith "not needed")', role: "operation", type: NOTHING_MORE, mutable: false },
  { path: "Lazy.force", text: "Stdlib.Lazy.force", role: "operation", type: NOTHING_MORE, mutable: false },
];

function ofLibrary(family: Name): readonly OperationText[] {
  const module = family === "bytes" ? "Bytes" : (/^(\w+)\.t$/.exec(shownName(family))?.[1] ?? "");
  const texts = LIBRARY[module]?.(`Stdlib.${module}.`);
  if (texts === undefined) return [];
  const [make, content, write] = texts;
  return [...both([make, content], NOTHING_MORE, true), ...writing(write, NOTHING_MORE)];
}
