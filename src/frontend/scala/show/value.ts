// Values as texts: as Scala's toString gives them, or as expressions that can be pasted. By type, since a character
// looks like a number and a class is known by its constructor only.
import { showAsJava } from "../../../basis/float-java.js";
import type { Name } from "../../../core/expr.js";
import { tupleWidth } from "../../../core/expr.js";
import type { CtorDecl, Program } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import { con } from "../../../core/type.js";
import { Cell, type Data, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../../../core/value.js";
import { WITH_TEXT } from "../lower/own-text.js";
import type { ClassSymbol, DefSymbol } from "../typed.js";
import { showChar, showString } from "./literal.js";

/** What is shown of the objects of a class. */
export type ShownClass = {
  readonly of: ClassSymbol;
  /** How users call it. */
  readonly name: string;
};

export type Shower = {
  readonly program: Program;
  readonly classes: ReadonlyMap<Name, ShownClass>; // by constructor
  readonly functions: ReadonlyMap<Name, DefSymbol>; // those of the program itself
  readonly makers: ReadonlyMap<Name, ShownClass>; // by the function that makes values
  readonly sets: ReadonlyMap<Name, ReadonlyMap<Name, { readonly decl: CtorDecl; readonly params: readonly string[] }>>;
};

/** text: List(a, Node(1,2)); expr: List("a", Node(1, 2)) */
export type Style = "text" | "expr";

export function makeShower(
  program: Program,
  classes: ReadonlyMap<Name, ShownClass>,
  functions: ReadonlyMap<Name, DefSymbol>,
  makers: ReadonlyMap<Name, ShownClass>,
): Shower {
  const sets = new Map(
    program.data.map(({ name, params, ctors }) => [
      name,
      new Map(ctors.map((decl) => [decl.name, { decl, params }] as const)),
    ]),
  );
  const exceptions = new Map(program.exceptions.map((decl) => [decl.name, { decl, params: [] }] as const));
  return { program, classes, functions, makers, sets: new Map([...sets, ["exn" as Name, exceptions]]) };
}

/** What one value may take: shared parts can make a small value endless as a text. */
const PARTS_MAX = 100_000;

type Walk = Shower & { readonly room: { left: number } };

/** Where that is used up, the text goes on with `...`. */
export function showValue(s: Shower, value: Value, type: Type, style: Style): string {
  return showPart({ ...s, room: { left: PARTS_MAX } }, value, type, style);
}

function showPart(s: Walk, value: Value, type: Type, style: Style): string {
  if (s.room.left <= 0) return "...";
  s.room.left -= 1;
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" || typeof value === "bigint") return showNumber(value, type, style);
  if (value instanceof Str) return style === "text" ? value.s : showString(value.s);
  if (value instanceof Flt) return showAsJava(value.f);
  if (isData(value)) return showData(s, value, type, style);
  if (value instanceof Cell) return showPart(s, value.v, argument(type, 0), style);
  if (value instanceof Lazy) return "<lazy>";
  if (Array.isArray(value)) return showItems(s, "Array", value as readonly Value[], argument(type, 0), style);
  return `<function${arity(type)}>`;
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
    return style === "text" ? text : showChar(text);
  }
  if (style === "expr" && name === "i64") return `${value}L`;
  if (style === "expr" && name === "big") return showBig(value);
  return String(value);
}

function showBig(value: number | bigint): string {
  const small = value >= -2147483648 && value <= 2147483647;
  return small ? `BigInt(${value})` : `BigInt("${value}")`;
}

/** As many as there is room for. */
function partsOf<T>(s: Walk, items: readonly T[], show: (item: T) => string): string[] {
  const parts: string[] = [];
  for (const item of items) {
    if (s.room.left <= 0) return [...parts, "..."];
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
  const comma = style === "text" ? "," : ", ";
  if (width === 0) return "()";
  if (width !== undefined)
    return `(${fieldsOf(value)
      .map((field, i) => showPart(s, field, argument(type, i), style))
      .join(comma)})`;
  if (name === "::" || name === "[]") return showItems(s, "List", listItems(value), argument(type, 0), style);
  if (name === "null") return "null";
  if (name === WITH_TEXT) return showWithText(s, value, type, style);
  return showCollection(s, value, type, style) ?? showObject(s, value, type, style);
}

function showWithText(s: Shower, value: Data, type: Type, style: Style): string {
  const [inner, text] = fieldsOf(value) as [Value, Value];
  return style === "text" && text instanceof Str ? text.s : showValue(s, inner, type, style);
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

/** The order of many elements is that of hash codes, which we lack. */
function showCollection(s: Walk, value: Data, type: Type, style: Style): string | undefined {
  const text = collectionText(s, value, type, style);
  const isUnordered = /^(Set|Map)\//.test(value.k.decl.name) && listItems(fieldsOf(value)[0]).length > 4;
  return text !== undefined && style === "text" && isUnordered ? `${text} in some order` : text;
}

function collectionText(s: Walk, value: Data, type: Type, style: Style): string | undefined {
  const [first, bound, step, inclusive] = fieldsOf(value);
  switch (value.k.decl.name) {
    case "Vector/scala.Vector":
      return showItems(s, "Vector", first as readonly Value[], argument(type, 0), style);
    case "Set/scala.Set":
      return showItems(s, "Set", listItems(first), argument(type, 0), style);
    case "Map/scala.Map":
      return `Map(${partsOf(s, listItems(first), (entry) => showEntry(s, entry as Data, type, style)).join(", ")})`;
    case "Range/scala.Range":
      return showRange([first, bound, step].map(Number) as [number, number, number], inclusive === true, style);
    default:
      return undefined;
  }
}

function showEntry(s: Walk, entry: Data, type: Type, style: Style): string {
  const [key, value] = fieldsOf(entry) as [Value, Value];
  return `${showPart(s, key, argument(type, 0), style)} -> ${showPart(s, value, argument(type, 1), style)}`;
}

function showRange([from, bound, step]: readonly [number, number, number], inclusive: boolean, style: Style): string {
  if (style === "expr") return `Range(${from}, ${bound + (inclusive ? Math.sign(step) : 0)}, ${step})`;
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
  if (shown === undefined) return `<${name}>`;
  const { of } = shown;
  const called = style === "text" ? of.name : shown.name;
  if (of.kind === "object") return called;
  if (!of.isCase && style === "text") return `<an object of ${of.name}>`;
  const types = fieldTypes(s, value, type);
  const fields = fieldsOf(value).slice(0, of.params.length);
  const comma = style === "text" ? "," : ", ";
  const parts = fields.map((field, i) => showPart(s, field, types[i] ?? UNKNOWN, style));
  return `${of.isCase ? "" : "new "}${called}(${parts.join(comma)})`;
}

/** The types of its fields, as far as the type of the whole tells. */
function fieldTypes(s: Walk, value: Data, type: Type): readonly Type[] {
  const { decl } = value.k;
  const set = type.kind === "con" ? s.sets.get(type.name)?.get(decl.name) : undefined;
  if (set === undefined || type.kind !== "con") return decl.fields;
  const by = new Map(set.params.map((param, i) => [param, type.args[i] ?? UNKNOWN]));
  return set.decl.fields.map((field) => instance(field, by));
}

function instance(type: Type, by: ReadonlyMap<string, Type>): Type {
  if (type.kind === "var") return by.get(type.name) ?? type;
  if (type.kind === "fn") return { kind: "fn", from: instance(type.from, by), to: instance(type.to, by) };
  return con(type.name, ...type.args.map((arg) => instance(arg, by)));
}
