// Values as OCaml's prompt prints them. Types come from inference: a value alone does not
// tell a character from an integer. Long and deep values end in `...`, as at the prompt.
import { fixedName, type Name, shownName, tupleWidth } from "../../../core/expr.js";
import { substituteTypes } from "../../../core/instance.js";
import { isKey } from "../../../core/key.js";
import type { DataDecl, Program } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import { Cell, type Data, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../../../core/value.js";
import { isInsideItself, isNamelessRow, namelessFamily } from "../lower/variant-type.js";
import { box, type Doc, layOut, line, separated, text } from "./layout.js";
import { showBytes, showChar, showFloat, showString, WIDTH_SUFFIX } from "./literal.js";

export type Shower = {
  readonly data: ReadonlyMap<Name, DataDecl>;
  /** A constructor or first field as it must be written where the value is shown. */
  readonly shown: (name: Name) => string;
  /** The parameters of the type that a constructor makes, if not any. */
  readonly made: (name: Name) => readonly Type[] | undefined;
};

export function makeShower(
  program: Program,
  shown: Shower["shown"] = shownName,
  made: Shower["made"] = () => undefined,
): Shower {
  return { data: new Map(program.data.map((decl) => [decl.name, decl])), shown, made };
}

const MAX_DEPTH = 100;
const MAX_STEPS = 300;

/** The tree that is printed: OCaml decides parentheses and breaks on this form. */
type Tree =
  | { readonly kind: "atom"; readonly text: string; readonly negative: boolean }
  | { readonly kind: "apply"; readonly ctor: string; readonly args: readonly Tree[] }
  | {
      readonly kind: "bracket";
      readonly open: string;
      readonly close: string;
      readonly separator: string;
      readonly items: readonly Tree[];
    }
  | { readonly kind: "record"; readonly fields: readonly { readonly name: string; readonly value: Tree }[] }
  | { readonly kind: "ellipsis" };

/**
 * `open` are the values that are being shown: met again inside themselves, they are cyclic. `rows` are the types of
 * tags without a name around them.
 */
type Walk = { readonly shower: Shower; steps: number; readonly open: Set<Value>; readonly rows: Type[] };

function treeOf(w: Walk, value: Value, type: Type, depth: number): Tree {
  if (isInsideItself(type)) return treeOf(w, value, w.rows.at(-1) ?? { kind: "var", name: "" }, depth);
  if (!isNamelessRow(type)) return openTree(w, value, lookedAt(w, type), depth);
  w.rows.push(type);
  const tree = openTree(w, value, type, depth);
  w.rows.pop();
  return tree;
}

/** A type that hides only how its values are made is shown as what they are. */
function lookedAt(w: Walk, type: Type): Type {
  const decl = type.kind === "con" ? w.shower.data.get(type.name) : undefined;
  if (type.kind !== "con" || decl?.behind === undefined) return type;
  return substituteTypes(decl.behind, new Map(decl.params.map((param, i) => [param, type.args[i] ?? UNKNOWN])));
}

function openTree(w: Walk, value: Value, type: Type, depth: number): Tree {
  if (w.open.has(value)) return atom("<cycle>");
  if (typeof value !== "object") return innerTree(w, value, type, depth);
  w.open.add(value);
  const tree = innerTree(w, value, type, depth);
  w.open.delete(value);
  return tree;
}

function innerTree(w: Walk, value: Value, type: Type, depth: number): Tree {
  if (--w.steps < 0 || depth < 0) return { kind: "ellipsis" };
  if (type.kind === "fn" || typeof value === "function") return atom("<fun>");
  if (type.kind === "var") return atom("<poly>");
  const width = tupleWidth(type.name);
  if (width !== undefined && isData(value)) return tupleTree(w, value, type.args, depth);
  switch (type.name as string) {
    case "i63":
      return atom(String(value), (value as number) < 0);
    case "i32":
      return wideTree(value, "int32");
    case "i64":
      return wideTree(value, "int64");
    case "native":
      return wideTree(value, "nativeint");
    case "char":
      return atom(showChar(value as number));
    case "bool":
      return atom(String(value));
    case "str":
      return atom(value instanceof Str ? cut(value.s, w.steps, showString) : "<abstr>");
    case "bytes":
      return Array.isArray(value) ? bytesTree(w, value) : atom("<abstr>");
    case "f64":
      return value instanceof Flt ? floatTree(value.f) : atom("<abstr>");
    case "cell":
      return value instanceof Cell ? refTree(w, value, type.args, depth) : atom("<abstr>");
    case "array":
      return Array.isArray(value) ? arrayTree(w, value, type.args, depth) : atom("<abstr>");
    case "module":
      return atom("<module>");
    case "lazy":
      return value instanceof Lazy ? lazyTree(w, value, type.args, depth) : atom("<abstr>");
    case "exn":
      // Exceptions keep their path, also where their module is open.
      return isData(value) ? ctorTree(w, value, value.k.decl.fields, shownName, depth) : atom("<abstr>");
    case "list":
      return isData(value) ? listTree(w, value, type.args, depth) : atom("<abstr>");
    default:
      return dataTree(w, value, type, depth);
  }
}

function atom(s: string, negative = false): Tree {
  return { kind: "atom", text: s, negative };
}

function wideTree(value: Value, width: keyof typeof WIDTH_SUFFIX): Tree {
  return atom(`${value}${WIDTH_SUFFIX[width]}`, (value as number) < 0);
}

function bytesTree(w: Walk, bytes: readonly Value[]): Tree {
  const text = Array.from(bytes, (c) => String.fromCharCode(c as number)).join("");
  return { kind: "apply", ctor: `Bytes.of_string ${cut(text, w.steps, showBytes)}`, args: [] };
}

/** The prompt shows only so much of a long string. */
function cut(s: string, most: number, show: (s: string) => string): string {
  if (s.length <= most) return show(s);
  return `${show(s.slice(0, most))}... (* string length ${s.length}; truncated *)`;
}

function floatTree(f: number): Tree {
  return atom(showFloat(f), f < 0 || Object.is(f, -0));
}

function tupleTree(w: Walk, value: Data, types: readonly Type[], depth: number): Tree {
  if (types.length === 0) return atom("()");
  const items = fieldsOf(value).map((field, i) => treeOf(w, field, types[i] ?? UNKNOWN, depth - 1));
  return { kind: "bracket", open: "(", close: ")", separator: ",", items };
}

const UNKNOWN: Type = { kind: "var", name: "a" };

function refTree(w: Walk, cell: Cell, [type]: readonly Type[], depth: number): Tree {
  return { kind: "record", fields: [{ name: "contents", value: treeOf(w, cell.v, type ?? UNKNOWN, depth - 1) }] };
}

function arrayTree(w: Walk, array: readonly Value[], [type]: readonly Type[], depth: number): Tree {
  return {
    kind: "bracket",
    open: "[|",
    close: "|]",
    separator: ";",
    items: itemTrees(w, array, type ?? UNKNOWN, depth),
  };
}

function listTree(w: Walk, list: Data, [type]: readonly Type[], depth: number): Tree {
  return { kind: "bracket", open: "[", close: "]", separator: ";", items: listItems(w, list, type ?? UNKNOWN, depth) };
}

/** Each cell of the list is inside the ones before it. */
function listItems(w: Walk, list: Data, type: Type, depth: number): Tree[] {
  const trees: Tree[] = [];
  const passed: Value[] = [];
  let cyclic = false;
  for (let fields = fieldsOf(list); fields.length > 0 && w.steps >= 0 && !cyclic; ) {
    const [head, tail] = fields as readonly [Value, Data];
    trees.push(treeOf(w, head, type, depth - 1));
    cyclic = w.open.has(tail);
    fields = fieldsOf(tail);
    if (cyclic || fields.length === 0) continue;
    w.open.add(tail);
    passed.push(tail);
  }
  for (const cell of passed) w.open.delete(cell);
  if (cyclic) return [...trees, atom("<cycle>")];
  return w.steps < 0 ? [...trees, { kind: "ellipsis" }] : trees;
}

/** Also a list that has just ended ends in `...` when the steps are used up: the prompt does not look further. */
function itemTrees(w: Walk, items: readonly Value[], type: Type, depth: number): Tree[] {
  const trees: Tree[] = [];
  for (const item of items) {
    if (w.steps < 0) break;
    trees.push(treeOf(w, item, type, depth - 1));
  }
  return w.steps < 0 ? [...trees, { kind: "ellipsis" }] : trees;
}

function lazyTree(w: Walk, value: Lazy, [type]: readonly Type[], depth: number): Tree {
  if (value.state !== "done" || value.result === undefined) return atom("<lazy>");
  return { kind: "apply", ctor: "lazy", args: [treeOf(w, value.result, type ?? UNKNOWN, depth - 1)] };
}

function dataTree(w: Walk, value: Value, type: Type & { kind: "con" }, depth: number): Tree {
  const decl = w.shower.data.get(type.name) ?? (isNamelessRow(type) ? namelessFamily(type.name) : undefined);
  if (decl === undefined || decl.abstract || !isData(value)) return atom("<abstr>");
  const ctor = decl.ctors.find((candidate) => candidate.name === value.k.decl.name);
  const made = w.shower.made(value.k.decl.name) ?? decl.params.map((name) => ({ kind: "var", name }) as const);
  const args = new Map(made.flatMap((param, i) => matched(param, type.args[i] ?? UNKNOWN)));
  const types = value.k.decl.told ?? (ctor?.fields ?? []).map((field) => substituteTypes(field, args));
  return ctorTree(w, value, types, w.shower.shown, depth);
}

/** What the variables of one type are in the other. */
function matched(pattern: Type, type: Type): readonly (readonly [string, Type])[] {
  if (pattern.kind === "var") return [[pattern.name, type]];
  if (pattern.kind === "fn")
    return type.kind === "fn" ? [...matched(pattern.from, type.from), ...matched(pattern.to, type.to)] : [];
  if (type.kind !== "con" || type.name !== pattern.name) return [];
  return pattern.args.flatMap((arg, i) => matched(arg, type.args[i] ?? UNKNOWN));
}

function ctorTree(w: Walk, value: Data, types: readonly Type[], shown: (name: Name) => string, depth: number): Tree {
  const { name, labels } = value.k.decl;
  const all = fieldsOf(value);
  const fields = isKey(value.k.decl.fields.at(-1)) ? all.slice(0, -1) : all;
  const trees = fields.map((field, i) => fieldTree(w, field, types[i] ?? UNKNOWN, labels !== undefined, depth));
  if (labels === undefined) {
    const ctor = shown(name).replace(/(^|\.)::$/, "$1(::)"); // of a type of one's own
    return trees.length === 0 ? atom(ctor) : { kind: "apply", ctor, args: trees };
  }
  const prefix = shown(name).replace(/[^.]*$/, "");
  return {
    kind: "record",
    fields: trees.map((tree, i) => ({ name: `${i === 0 ? prefix : ""}${labels[i]}`, value: tree })),
  };
}

/** A mutable field shows what its cell holds. */
function fieldTree(w: Walk, field: Value, type: Type, isRecord: boolean, depth: number): Tree {
  const isCell = isRecord && field instanceof Cell && type.kind === "con" && type.name === "cell";
  return isCell ? treeOf(w, field.v, type.args[0] ?? UNKNOWN, depth - 1) : treeOf(w, field, type, depth - 1);
}

// ---- trees to documents ----

function docOf(tree: Tree): Doc {
  if (tree.kind !== "apply") return simpleDoc(tree);
  const [only] = tree.args;
  if (only === undefined) return text(tree.ctor); // not to be broken
  const indent = tree.ctor.startsWith("`") ? 2 : 1;
  if (tree.args.length === 1) return box(indent, [text(tree.ctor), line, argumentDoc(only)]);
  return box(indent, [text(tree.ctor), line, text("("), ...itemDocs(tree.args, ","), text(")")]);
}

/** What is left out ends its list: nothing is said about the items after it. */
function itemDocs(items: readonly Tree[], separator: string): Doc[] {
  const end = items.findIndex(endsInEllipsis);
  return separated((end === -1 ? items : items.slice(0, end + 1)).map(docOf), separator);
}

function endsInEllipsis(tree: Tree): boolean {
  return (
    tree.kind === "ellipsis" || (tree.kind === "apply" && tree.args.length === 1 && tree.args[0]?.kind === "ellipsis")
  );
}

function argumentDoc(tree: Tree): Doc {
  return tree.kind === "atom" && tree.negative ? text(`(${tree.text})`) : simpleDoc(tree);
}

function simpleDoc(tree: Tree): Doc {
  switch (tree.kind) {
    case "atom":
      return text(tree.text);
    case "ellipsis":
      return text("...");
    case "apply":
      return box(1, [text("("), docOf(tree), text(")")]);
    case "bracket":
      return box(tree.open.length, [text(tree.open), ...itemDocs(tree.items, tree.separator), text(tree.close)]);
    case "record": {
      const fields = tree.fields.map(({ name, value }) => box(1, [text(name), line, text("="), line, docOf(value)]));
      return box(1, [text("{"), ...separated(fields, ";"), text("}")]);
    }
  }
}

function valueDoc(shower: Shower, value: Value, type: Type): Doc {
  return docOf(treeOf({ shower, steps: MAX_STEPS, open: new Set(), rows: [] }, value, type, MAX_DEPTH));
}

/** `- : int list = [1; 2]`, or `val x : int = 3`. */
export function showPhrase(shower: Shower, label: string, shownType: Doc, value: Value, type: Type): string {
  const shown = valueDoc(shower, value, type);
  if (label === "-") return layOut(box(0, [text("- : "), shownType, line, text("="), line, shown]));
  return layOut(box(2, [box(2, [text(`${label} :`), line, shownType]), text(" ="), line, shown]));
}

export function showException(shower: Shower, exn: Value): string {
  const registered = registeredText(exn);
  if (registered !== undefined) return `Exception: ${registered}`;
  const shown = valueDoc(shower, exn, { kind: "con", name: fixedName("exn"), args: [] });
  return layOut(box(0, [text("Exception:"), line, shown, text(".")]));
}

/** The one exception for which OCaml's library has a way to print of its own. */
const FINALLY = "Stdlib.Fun.Finally_raised";

function registeredText(exn: Value): string | undefined {
  if (!isData(exn) || shownName(exn.k.decl.name) !== FINALLY) return undefined;
  const [inner] = fieldsOf(exn);
  return inner === undefined ? undefined : `Fun.Finally_raised: ${printedException(inner)}`;
}

/** As Printexc.to_string: Failure("x"), Not_found; what is neither an integer nor a string is left out. */
function printedException(exn: Value): string {
  if (!isData(exn)) return "_";
  const types = exn.k.decl.fields;
  const parts = fieldsOf(exn).flatMap((field, i) => (isKey(types[i]) ? [] : [printedPart(field, types[i] ?? UNKNOWN)]));
  return registeredText(exn) ?? `${shownName(exn.k.decl.name)}${parts.length === 0 ? "" : `(${parts.join(", ")})`}`;
}

function printedPart(field: Value, type: Type): string {
  if (field instanceof Str) return showString(field.s);
  return type.kind === "con" && type.name === "i63" ? String(field) : "_";
}

export function showValue(shower: Shower, value: Value, type: Type): string {
  return layOut(valueDoc(shower, value, type));
}
