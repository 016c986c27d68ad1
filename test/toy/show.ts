// The toy language out: types, expressions and values as text.
import { lit, make } from "../../src/core/build.js";
import { type Expr, type Name, shownName } from "../../src/core/expr.js";
import type { PrimName } from "../../src/core/primitive.js";
import { children } from "../../src/core/traverse.js";
import type { Type } from "../../src/core/type.js";
import { fieldsOf, isData, type Value } from "../../src/core/value.js";

const OPS = {
  "+": "add",
  "-": "sub",
  "*": "mul",
  "<": "lt",
  "<=": "le",
  ">": "gt",
  ">=": "ge",
  "=": "eq",
  "<>": "ne",
} as const;
export const OPERATORS = new Map(Object.entries(OPS).map(([sign, op]): [string, PrimName] => [sign, `big.${op}`]));
const SIGNS = new Map([...OPERATORS].map(([sign, op]) => [op, sign]));
const TYPES = new Map(Object.entries({ big: "int", bool: "bool", list: "list", exn: "exception" }));

export function showType(type: Type): string {
  const word = type.kind === "con" ? (TYPES.get(type.name) ?? "tuple") : "->";
  return word === "->" || word === "tuple" ? form(word, typesIn(type).map(showType)) : word;
}

/** Of a tuple; of a function, what it takes and what it gives. */
export function typesIn(type: Type): readonly Type[] {
  if (type.kind === "fn") return [type.from, ...(type.to.kind === "fn" ? typesIn(type.to) : [type.to])];
  return type.kind === "con" ? type.args : [];
}

function form(head: string, parts: readonly string[]): string {
  return `(${[head, ...parts].join(" ")})`;
}

export function showExpr(e: Expr): string {
  const [first = "", ...rest] = children(e).map(showExpr);
  switch (e.kind) {
    case "lit":
      return String(e.value.value);
    case "var":
      return shownName(e.name);
    case "app":
      return form(first, rest);
    case "if":
      return form("if", [first, ...rest]);
    case "prim":
      return form(SIGNS.get(e.op) ?? e.op, [first, ...rest]);
    case "make":
      return showMade(e.ctor, first, rest);
    default:
      throw new Error(`the toy language has no ${e.kind}`);
  }
}

function showMade(ctor: Name, first: string, rest: readonly string[]): string {
  if (first === "") return ctor; // [] and Failure
  if (ctor !== "::") return form("tuple", [first, ...rest]);
  const tail = rest.join();
  return tail.startsWith("[") ? `[${`${first} ${tail.slice(1, -1)}`.trimEnd()}]` : form("cons", [first, tail]);
}

export function showValue(value: Value): string {
  return showExpr(exprOf(value));
}

function exprOf(value: Value): Expr {
  if (typeof value === "boolean") return lit({ kind: "bool", value });
  if (isData(value)) return make(value.k.decl.name, fieldsOf(value).map(exprOf));
  return lit({ kind: "big", value: BigInt(value as number | bigint) }); // there is nothing else
}
