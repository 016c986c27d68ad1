// A whole value as an expression that makes it, and the size of what it makes: the number of
// constructors, literals and lambda nodes; tuples are free.

import { absurd } from "../basis/absurd.js";
import { nth } from "../basis/known.js";
import { delay, int, lit, make, prim } from "../core/build.js";
import { type Expr, tupleWidth } from "../core/expr.js";
import { literalAt } from "../core/primitive-types.js";
import { children } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { Cell, Flt, fieldsOf, isData, Lazy, Str, type Value } from "../core/value.js";
import { writtenOf } from "./polymorphic.js";
import type { Shapes } from "./shape.js";
import { contentOfThunk, thunkOf } from "./thunk.js";

/** `functions` has the expressions of the functions inside. */
export function expressionOf(shapes: Shapes, value: Value, type: Type, functions: ReadonlyMap<Value, Expr>): Expr {
  const inner = (content: Value, at: number): Expr =>
    expressionOf(shapes, content, nth((type as Extract<Type, { kind: "con" }>).args, at), functions);
  if (typeof value === "boolean") return lit({ kind: "bool", value });
  if (typeof value === "number" || typeof value === "bigint") {
    return lit((type.kind === "con" ? literalAt(type.name, value) : undefined) ?? int(value));
  }
  if (value instanceof Str) return lit({ kind: "str", value: value.s });
  if (value instanceof Flt) return lit({ kind: "f64", value: value.f });
  if (value instanceof Cell) return prim("cell.new", inner(value.v, 0));
  if (Array.isArray(value)) return prim("array.of", ...value.map((item) => inner(item, 0)));
  if (value instanceof Lazy) return delay(inner(value.result as Value, 0));
  if (isData(value)) {
    const types = shapes.fieldsOf(type, value.k);
    const args = fieldsOf(value).map((field, i) => expressionOf(shapes, field, nth(types, i), functions));
    return make(value.k.decl.name, args);
  }
  const delayed = contentOfThunk(value);
  if (delayed !== undefined && type.kind === "fn") return thunkOf(expressionOf(shapes, delayed, type.to, functions));
  const known = functions.get(value) ?? writtenOf(value);
  if (known === undefined) throw new Error("a function without an expression");
  return known;
}

export function sizeOf(e: Expr): number {
  const inside = children(e).reduce((sum, child) => sum + sizeOf(child), 0);
  switch (e.kind) {
    case "make":
      return inside + (tupleWidth(e.ctor) === undefined ? 1 : 0);
    case "lit":
    case "var":
    case "lam":
    case "app":
    case "prim":
    case "delay":
    case "match":
    case "if":
      return inside + 1;
    case "let":
    case "letrec":
    case "chain":
    case "raise":
    case "try":
    case "seq":
    case "force":
    case "choose":
      return inside + 1;
    default:
      return absurd(e);
  }
}

/** The same for the same expressions. */
export function keyOfAll(args: readonly Expr[]): string {
  return JSON.stringify(args, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}
