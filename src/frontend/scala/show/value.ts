// Values as texts: as Scala's toString gives them, or as expressions that can be pasted. By type, since a character
// looks like a number and a class is known by its constructor only.
import { showAsJava } from "../../../basis/float-java.js";
import { fixedName, type Name, tupleWidth } from "../../../core/expr.js";
import { substituteTypes } from "../../../core/instance.js";
import type { CtorDecl, Program } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import { Cell, type Data, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../../../core/value.js";
import { WITH_TEXT } from "../lower/own-text.js";
import { TUPLE_MAX } from "../script.js";
import type { ClassSymbol, DefSymbol } from "../typed.js";
import { coreTypeText } from "./core-type-text.js";
import { showBig, showChar, showFloat, showString } from "./literal.js";

/** What is shown of the objects of a class. */
export type ShownClass = {
  readonly of: ClassSymbol;
  /** How users call it. */
  readonly name: string;
  /** What its fields are called, as they are stored. */
  readonly fields: () => readonly string[];
};

export type Shower = {
  readonly program: Program;
  readonly classes: ReadonlyMap<Name, ShownClass>; // by constructor
  readonly functions: ReadonlyMap<Name, DefSymbol>; // those of the program itself
  readonly makers: ReadonlyMap<Name, ShownClass>; // by the function that makes values
  /** What an object of the package scala is called: List, or scala.List where the program has one of its own. */
  readonly library: (name: string) => string;
  readonly sets: ReadonlyMap<Name, ReadonlyMap<Name, { readonly decl: CtorDecl; readonly params: readonly string[] }>>;
};

/** text: List(a, Node(1,2)); prompt: the same, but for strings that nobody would see; expr: List("a", Node(1, 2)); test:
 * as expr, with arrays as lists and types where equality needs them. */
export type Style = "text" | "prompt" | "expr" | "test";

const isText = (style: Style): boolean => style === "text" || style === "prompt";

export function makeShower(
  program: Program,
  classes: ReadonlyMap<Name, ShownClass>,
  functions: ReadonlyMap<Name, DefSymbol>,
  makers: ReadonlyMap<Name, ShownClass>,
  library: Shower["library"],
): Shower {
  const sets = new Map(
    program.data.map(({ name, params, ctors }) => [
      name,
      new Map(ctors.map((decl) => [decl.name, { decl, params }] as const)),
    ]),
  );
  const exceptions = new Map(program.exceptions.map((decl) => [decl.name, { decl, params: [] }] as const));
  return { program, classes, functions, makers, library, sets: new Map([...sets, [fixedName("exn"), exceptions]]) };
}

/** What one value may take: shared parts can make a small value endless as a text. */
const PARTS_MAX = 100_000;

/** `met`: what was shown that no equation tells. */
type Walk = Shower & { readonly room: { left: number }; readonly met: Set<Met> };

/** Functions and objects that are equal to themselves only; arrays, which are too; NaN, which is not even that. */
export type Met = "opaque" | "array" | "nan" | "cut";

/** Where that is used up, the text goes on with `...`. */
export function showValue(s: Shower, value: Value, type: Type, style: Style): string {
  return showMeeting(s, value, type, style).text;
}

/** Also what was met on the way. */
export function showMeeting(
  s: Shower,
  value: Value,
  type: Type,
  style: Style,
): { readonly text: string; readonly met: ReadonlySet<Met> } {
  const met = new Set<Met>();
  return { text: showPart({ ...s, room: { left: PARTS_MAX }, met }, value, type, style), met };
}

function showPart(s: Walk, value: Value, type: Type, style: Style): string {
  if (s.room.left <= 0) return cutOff(s);
  s.room.left -= 1;
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" || typeof value === "bigint") return showNumber(value, type, style);
  if (value instanceof Str) return showText(value.s, style);
  if (value instanceof Flt) return showDouble(s, value.f, style);
  if (isData(value)) return showData(s, value, type, style);
  if (value instanceof Cell) return showPart(s, value.v, argument(type, 0), style);
  if (value instanceof Lazy) return opaque(s, "<lazy>");
  if (Array.isArray(value)) return showArray(s, value as readonly Value[], type, style);
  return opaque(s, `<function${arity(type)}>`);
}

/** The prompt quotes what is empty, or begins or ends with a space; but not in objects, whose text is their own affair. */
function showText(text: string, style: Style): string {
  if (!isText(style)) return showString(text);
  return style === "prompt" && (text === "" || text.trim() !== text) ? `"${text}"` : text;
}

function cutOff({ met }: Walk): string {
  met.add("cut");
  return "...";
}

function opaque({ met }: Walk, text: string): string {
  met.add("opaque");
  return text;
}

function showArray(s: Walk, items: readonly Value[], type: Type, style: Style): string {
  s.met.add("array");
  return showItems(s, style === "test" ? "List" : "Array", items, argument(type, 0), style);
}

function showDouble({ met }: Walk, value: number, style: Style): string {
  if (Number.isNaN(value)) met.add("nan");
  return isText(style) ? showAsJava(value) : showFloat(value);
}

const UNKNOWN: Type = { kind: "var", name: "?" };

function argument(type: Type, i: number): Type {
  return type.kind === "con" ? (type.args[i] ?? UNKNOWN) : UNKNOWN;
}

function arity(type: Type): number {
  return type.kind === "fn" ? (type.to.kind === "fn" ? 1 + arity(type.to) : 1) : 1;
}

function showNumber(value: number | bigint, type: Type, style: Style): string {
  const name = type.kind === "con" ? type.name : undefined;
  if (name === "char16" || name === "char") {
    const text = String.fromCharCode(Number(value));
    return isText(style) ? text : showChar(text);
  }
  if (!isText(style) && name === "i64") return `${value}L`;
  if (!isText(style) && name === "big") return showBig(value);
  return String(value);
}

/** As many as there is room for. */
function partsOf<T>(s: Walk, items: readonly T[], show: (item: T) => string): string[] {
  const parts: string[] = [];
  for (const item of items) {
    if (s.room.left <= 0) return [...parts, cutOff(s)];
    parts.push(show(item));
  }
  return parts;
}

function showItems(s: Walk, name: string, items: readonly Value[], type: Type, style: Style): string {
  return `${name}(${partsOf(s, items, (item) => showPart(s, item, type, style)).join(", ")})`;
}

function showData(s: Walk, value: Data, type: Type, style: Style): string {
  const name = value.k.decl.name;
  const width = tupleWidth(name);
  const comma = isText(style) ? "," : ", ";
  if (width === 0) return "()";
  if (width !== undefined)
    return `${width > TUPLE_MAX ? "List(" : "("}${fieldsOf(value)
      .map((field, i) => showPart(s, field, argument(type, i), style))
      .join(comma)})`;
  if (name === "::" || name === "[]") return showItems(s, "List", listItems(value), argument(type, 0), style);
  if (name === "null") return "null";
  if (name === WITH_TEXT) return showWithText(s, value, type, style);
  return showCollection(s, value, type, style) ?? showObject(s, value, type, style);
}

function showWithText(s: Walk, value: Data, type: Type, style: Style): string {
  const [inner, text] = fieldsOf(value) as [Value, Value];
  return isText(style) && text instanceof Str ? text.s : showPart(s, inner, type, style);
}

/** A list can be long: no recursion along it. */
function listItems(list: Value | undefined): readonly Value[] {
  const items: Value[] = [];
  for (let rest = list; rest !== undefined && isData(rest) && rest.k.decl.name === "::"; ) {
    const [head, tail] = fieldsOf(rest) as [Value, Value];
    items.push(head);
    rest = tail;
  }
  return items;
}

/** The order of a hash table is known to the program alone. */
function showCollection(s: Walk, value: Data, type: Type, style: Style): string | undefined {
  const text = collectionText(s, value, type, style);
  const [items, order] = fieldsOf(value); // of what is known by its content alone, the order is not there
  const given = order === undefined ? 4 : order === 0 ? Number.POSITIVE_INFINITY : 1;
  const isUnordered = /^(Set|Map)\//.test(value.k.decl.name) && listItems(items).length > given;
  return text !== undefined && isText(style) && isUnordered ? `${text} in some order` : text;
}

function collectionText(s: Walk, value: Data, type: Type, style: Style): string | undefined {
  const [first, bound, step, inclusive] = fieldsOf(value);
  switch (value.k.decl.name) {
    case "Vector/scala.Vector":
      return showItems(s, "Vector", first as readonly Value[], argument(type, 0), style);
    case "Set/scala.Set":
      return showItems(s, `Set${emptyType(first, type, style)}`, listItems(first), argument(type, 0), style);
    case "Map/scala.Map":
      return `Map${emptyType(first, type, style)}(${partsOf(s, listItems(first), (entry) => showEntry(s, entry as Data, type, style)).join(", ")})`;
    case "ListBuffer/scala.collection.mutable.ListBuffer":
    case "ArrayBuffer/scala.collection.mutable.ArrayBuffer":
    case "Queue/scala.collection.mutable.Queue":
    case "Stack/scala.collection.mutable.Stack":
      return showItems(s, changing(value, style), listItems(contentOf(first)), argument(type, 0), style);
    case "Set/scala.collection.mutable.Set":
    case "Map/scala.collection.mutable.Map":
      return showChanging(s, value, type, style);
    case "Range/scala.Range":
      return showRange([first, bound, step].map(Number) as [number, number, number], inclusive === true, style);
    default:
      return undefined;
  }
}

/** What a collection that changes holds now. */
function contentOf(field: Value | undefined): Value | undefined {
  return field instanceof Cell ? field.v : field;
}

/** What a collection that changes is called: a test has not imported it. */
function changing({ k }: Data, style: Style): string {
  const [name = "", path = ""] = k.decl.name.split("/");
  return style === "test" ? path : name;
}

/** A set or map that changes is what it holds, in its own name. */
function showChanging(s: Walk, value: Data, type: Type, style: Style): string | undefined {
  const content = contentOf(fieldsOf(value)[0]);
  const text = content !== undefined && isData(content) ? collectionText(s, content, type, style) : undefined;
  return `${changing(value, style)}${text?.slice(text.search(/[[(]/)) ?? "()"}`;
}

/** What is in it does not tell its type, and sets and maps of other types are no such sets and maps. */
function emptyType(items: Value | undefined, type: Type, style: Style): string {
  if (style !== "test" || type.kind !== "con" || listItems(items).length > 0) return "";
  const args = type.args.map(coreTypeText);
  return args.includes(undefined) ? "" : `[${args.join(", ")}]`;
}

function showEntry(s: Walk, entry: Data, type: Type, style: Style): string {
  const [key, value] = fieldsOf(entry) as [Value, Value];
  return `${showPart(s, key, argument(type, 0), style)} -> ${showPart(s, value, argument(type, 1), style)}`;
}

function showRange([from, bound, step]: readonly [number, number, number], inclusive: boolean, style: Style): string {
  if (!isText(style)) return `Range(${from}, ${bound + (inclusive ? Math.sign(step) : 0)}, ${step})`;
  const items: number[] = [];
  for (let i = from; step > 0 ? i < bound : i > bound; i += step) {
    if (items.length >= PARTS_MAX) return `Range(${items.join(", ")}, ...)`;
    items.push(i);
  }
  const last = from + items.length * step;
  if (inclusive && last === bound) items.push(last);
  return `Range(${items.join(", ")})`;
}

function showObject(s: Walk, value: Data, type: Type, style: Style): string {
  const { name } = value.k.decl;
  const shown = s.classes.get(name);
  if (shown === undefined) return opaque(s, `<${name}>`);
  const { of } = shown;
  if (!of.isCase && of.kind !== "object" && !hasEquals(of)) s.met.add("opaque");
  const called = isText(style) ? of.name : shown.name;
  if (of.kind === "object") return called;
  if (!of.isCase && isText(style)) return `<an object of ${of.name}>`;
  const types = fieldTypes(s, value, type);
  const fields = fieldsOf(value).slice(0, of.params.length);
  const comma = isText(style) ? "," : ", ";
  const parts = fields.map((field, i) => showPart(s, field, types[i] ?? UNKNOWN, isText(style) ? "text" : style));
  return `${of.isCase ? "" : "new "}${called}(${givenParts(of, parts).join(comma)})`;
}

/** Of an exception of the library, what is null was not given. */
export function givenParts({ inLibrary, params }: ClassSymbol, parts: readonly string[]): readonly string[] {
  return inLibrary && params.at(-1)?.name === "cause" ? withoutLastNulls(parts) : parts;
}

function withoutLastNulls(parts: readonly string[]): readonly string[] {
  return parts.at(-1) === "null" ? withoutLastNulls(parts.slice(0, -1)) : parts;
}

/** Whether its objects are equal to others. */
function hasEquals({ inLibrary, methods, parents }: ClassSymbol): boolean {
  return (
    !inLibrary && (methods.some(({ name }) => name === "equals") || parents.some(({ type }) => hasEquals(type.of)))
  );
}

/** The types of its fields, as far as the type of the whole tells. */
function fieldTypes(s: Walk, value: Data, type: Type): readonly Type[] {
  const { decl } = value.k;
  const set = type.kind === "con" ? s.sets.get(type.name)?.get(decl.name) : undefined;
  if (set === undefined || type.kind !== "con") return decl.fields;
  const by = new Map(set.params.map((param, i) => [param, type.args[i] ?? UNKNOWN]));
  return set.decl.fields.map((field) => substituteTypes(field, by));
}
