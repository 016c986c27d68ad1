// The value of a test case: data, and functions that compute with what they are given. The
// primitives decide whether the symbols inside are known or not.
import type { Expr, Name } from "../../../../src/core/expr.js";
import type { PrimName } from "../../../../src/core/primitive.js";
import { mapChildren } from "../../../../src/core/traverse.js";
import { type Ctor, makeData, type Value } from "../../../../src/core/value.js";
import { fun } from "../../../../src/eval/apply.js";
import { literalValue } from "../../../../src/eval/unit.js";

export type Meaning = {
  readonly ctor: (name: Name) => Ctor;
  readonly primitive: (op: PrimName) => (...operands: Value[]) => Value;
};

export function evaluate(meaning: Meaning, env: ReadonlyMap<Name, Value>, e: Expr): Value {
  const inner = (child: Expr): Value => evaluate(meaning, env, child);
  switch (e.kind) {
    case "lit":
      return literalValue(e.value);
    case "var":
      return env.get(e.name) as Value;
    case "make":
      return makeData(meaning.ctor(e.ctor), e.args.map(inner));
    case "prim":
      return meaning.primitive(e.op)(...e.args.map(inner));
    case "lam":
      return fun(e.params.length, (...args) => evaluate(meaning, extended(env, e.params, args), e.body));
    default:
      throw new Error(`no test case contains "${e.kind}"`);
  }
}

function extended(
  env: ReadonlyMap<Name, Value>,
  names: readonly Name[],
  values: readonly Value[],
): ReadonlyMap<Name, Value> {
  const inner = new Map(env);
  for (const [i, name] of names.entries()) inner.set(name, values[i] as Value);
  return inner;
}

/** With expressions in the place of variables. */
export function substituted(e: Expr, bound: ReadonlyMap<Name, Expr>): Expr {
  if (e.kind === "var") return bound.get(e.name) ?? e;
  return mapChildren(e, (child) => substituted(child, bound));
}
