// Types of core values: what an unknown may be, how results are compared and shown.
import { fixedName, type Name, tupleCtor } from "./expr.js";

export type Type =
  | { readonly kind: "var"; readonly name: string } // 'a without its quote
  | { readonly kind: "fn"; readonly label: Label; readonly from: Type; readonly to: Type } // curried
  | { readonly kind: "con"; readonly name: Name; readonly args: readonly Type[] };

/**
 * What an argument is called by: `a`, or `?a` if it may be left out; then its type is an option, and `None` stands for
 * what was left out. undefined: arguments are known by their place.
 */
export type Label = string | undefined;

export function isOptional(label: Label): label is string {
  return label?.startsWith("?") === true;
}

/** What an argument and its parameter have in common, be they optional or not. */
export function labelName(label: Label): string | undefined {
  return isOptional(label) ? label.slice(1) : label;
}

/** Type constructors that need no declaration; every other name is a data family of the program (or tupleN). */
export const BUILTIN_TYPES = [
  "i63",
  "i32",
  "i64",
  "native",
  "big",
  "f64",
  "char", // a byte
  "char16", // a UTF-16 unit
  "str", // of bytes
  "str16",
  "bytes",
  "bool",
  "cell",
  "array",
  "lazy",
  "exn",
] as const;
export type BuiltinType = (typeof BUILTIN_TYPES)[number];

export function con(name: string, ...args: readonly Type[]): Type {
  return { kind: "con", name: fixedName(name), args };
}

export function fn(from: Type, to: Type, label: Label = undefined): Type {
  return { kind: "fn", label, from, to };
}

/** Of one value, its own. */
export function tupleType(types: readonly Type[]): Type {
  const [only] = types;
  return only !== undefined && types.length === 1 ? only : con(tupleCtor(types.length), ...types);
}

const sizes = new WeakMap<Type, number>();

/** How large a type is when it is written out: parts that are shared as data count each time. */
export function writtenSize(type: Type): number {
  const known = sizes.get(type);
  if (known !== undefined) return known;
  const parts = type.kind === "fn" ? [type.from, type.to] : type.kind === "con" ? type.args : [];
  const size = parts.reduce((sum, part) => sum + writtenSize(part), 1);
  sizes.set(type, size);
  return size;
}
