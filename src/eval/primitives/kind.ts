// What a value is: one of a few kinds, or the constructor that made it. Integers of all widths and characters look alike.
import { Cell, Flt, isData, Lazy, Str, type Value } from "../../core/value.js";

export function kindOf(value: Value): string {
  if (typeof value === "number" || typeof value === "bigint") return "int";
  if (typeof value === "boolean") return "bool";
  if (value instanceof Str) return "str";
  if (value instanceof Flt) return "float";
  if (isData(value)) return value.k.decl.name;
  if (Array.isArray(value)) return "array";
  if (value instanceof Cell) return "cell";
  return value instanceof Lazy ? "lazy" : "function";
}
