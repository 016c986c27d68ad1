// The types of the toy language: of names, of expressions, and as text.
import { type Expr, type Name, shownName, tupleWidth } from "../../src/core/expr.js";
import { PRIMITIVES } from "../../src/core/primitive.js";
import { con, type Type } from "../../src/core/type.js";

export const [INT, BOOL, LIST] = [con("big"), con("bool"), con("list", con("big"))];
const WORDS = new Map(Object.entries({ big: "int", bool: "bool", list: "list", exn: "exception" }));

export function typeNamed(name: Name): Type {
  return shownName(name).endsWith("s") ? LIST : shownName(name).endsWith("?") ? BOOL : INT;
}

export function typeOf(e: Expr): Type {
  if (e.kind === "var") return typeNamed(e.name);
  if (e.kind === "app" || e.kind === "if") return typeOf(e.kind === "app" ? e.fn : e.yes);
  if (e.kind === "make" && tupleWidth(e.ctor) !== undefined) return con(e.ctor, ...e.args.map(typeOf));
  if (e.kind === "make") return e.ctor === "Failure" ? con("exn") : LIST;
  return con(e.kind === "lit" ? e.value.kind : (e.kind === "prim" && PRIMITIVES.get(e.op)?.gives) || "");
}

/** What a function takes, and at the end what it gives. */
export function typesIn(type: Type): readonly Type[] {
  return type.kind === "fn" ? [type.from, ...typesIn(type.to)] : [type];
}

export function showType(type: Type): string {
  if (type.kind === "fn") return `(-> ${typesIn(type).map(showType).join(" ")})`;
  return type.kind === "con" ? (WORDS.get(type.name) ?? `(tuple ${type.args.map(showType).join(" ")})`) : type.name;
}
