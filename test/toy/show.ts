// The toy language out: expressions and values as text.
import { lit, make } from "../../src/core/build.js";
import { type Expr, shownName } from "../../src/core/expr.js";
import type { PrimName } from "../../src/core/primitive.js";
import { children } from "../../src/core/traverse.js";
import { fieldsOf, isData, type Value } from "../../src/core/value.js";

const SIGNS = { add: "+", sub: "-", mul: "*", lt: "<", le: "<=", gt: ">", ge: ">=", eq: "=", ne: "<>" };
export const OPERATORS = new Map(Object.entries(SIGNS).map(([op, sign]) => [sign, `big.${op}` as PrimName])); // of core's
const HEADS = new Map([...OPERATORS].map(([sign, op]) => [op as string, sign])).set("::", "cons");

export function showExpr(e: Expr): string {
  const [first = "", ...rest] = children(e).map(showExpr);
  if (e.kind === "lit") return String(e.value.value);
  if (e.kind === "var") return shownName(e.name);
  if (e.kind === "app") return form(first, rest);
  if (e.kind === "if") return form("if", [first, ...rest]);
  if (e.kind === "prim") return form(HEADS.get(e.op) ?? e.op, [first, ...rest]);
  if (e.kind !== "make") throw new Error(`the toy language has no ${e.kind}`);
  if (first === "") return e.ctor;
  if (e.ctor === "::" && rest[0]?.startsWith("[")) return `[${`${first} ${rest[0].slice(1, -1)}`.trimEnd()}]`;
  return form(HEADS.get(e.ctor) ?? "tuple", [first, ...rest]);
}

function form(head: string, parts: readonly string[]): string {
  return `(${[head, ...parts].join(" ")})`;
}

export function showValue(value: Value): string {
  return showExpr(exprOf(value));
}

function exprOf(value: Value): Expr {
  if (typeof value === "boolean") return lit({ kind: "bool", value });
  if (isData(value)) return make(value.k.decl.name, fieldsOf(value).map(exprOf));
  return lit({ kind: "big", value: BigInt(value as number | bigint) }); // no program makes anything else
}
