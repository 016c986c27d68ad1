// Types of core as Scala writes them, as far as they tell.
import { shownName, tupleWidth } from "../../../core/expr.js";
import type { Type } from "../../../core/type.js";

const PLAIN: ReadonlyMap<string, string> = new Map([
  ["i32", "Int"],
  ["i64", "Long"],
  ["big", "BigInt"],
  ["f64", "Double"],
  ["bool", "Boolean"],
  ["char16", "Char"],
  ["str16", "String"],
  ["tuple0", "Unit"],
  ["list", "List"],
  ["option", "Option"],
  ["array", "Array"],
]);

/** undefined: nothing is known of some part of it. */
export function coreTypeText(type: Type): string | undefined {
  if (type.kind === "var") return undefined;
  if (type.kind === "fn") {
    const [from, to] = [coreTypeText(type.from), coreTypeText(type.to)];
    return from === undefined || to === undefined
      ? undefined
      : `${type.from.kind === "fn" ? `(${from})` : from} => ${to}`;
  }
  const args = type.args.map(coreTypeText);
  if (args.includes(undefined)) return undefined;
  if ((tupleWidth(type.name) ?? 0) > 1) return `(${args.join(", ")})`;
  const name = PLAIN.get(type.name) ?? shownName(type.name);
  return args.length === 0 ? name : `${name}[${args.join(", ")}]`;
}
