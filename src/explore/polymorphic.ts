// Functions for all types, as fields of inputs hold them. What such a function gives cannot be known before its type is:
// one of the few that are written with its parameters and constructors alone is chosen, and runs as it is written.
import { nth } from "../basis/known.js";
import { type Expr, type Name, tupleWidth } from "../core/expr.js";
import { children } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { type Ctor, makeData, tupleOf, type Value } from "../core/value.js";
import { fun } from "../eval/apply.js";
import { variablesIn } from "./index-types.js";
import { type LambdaShapes, simpleLambdas } from "./lambda.js";
import { LAMBDA_LEAST } from "./limits.js";
import type { Alternative, Shape } from "./shape.js";
import { Unsupported } from "./type-key.js";

/** Its result has a type that its caller chooses. */
export function isPolymorphic(type: Type): boolean {
  return variablesIn(resultOf(type)).length > 0;
}

function resultOf(type: Type): Type {
  return type.kind === "fn" ? resultOf(type.to) : type;
}

/** The functions that it may be, the smallest first. */
export function polymorphicShape(shapes: LambdaShapes, type: Type): Shape {
  const params: Type[] = [];
  for (let rest = type; rest.kind === "fn"; rest = rest.to) params.push(rest.from);
  const result = resultOf(type);
  const written = simpleLambdas(shapes, { params, result }).filter((e) => e.kind === "lam" && isWritten(e.body));
  if (written.length === 0) throw new Unsupported(result);
  const ctors = ctorsOf(shapes, result);
  const alternatives = written
    .map((expr): Alternative => {
      const added = Math.max(0, 1 + nodesOf(expr) - LAMBDA_LEAST);
      return { made: { kind: "function", expr, value: functionOf(expr, ctors) }, added, addedCost: added };
    })
    .sort((a, b) => a.added - b.added);
  const isOnlyIdentity = params.length === 1 && params[0]?.kind === "var" && result.kind === "var";
  const shape = { type, least: LAMBDA_LEAST, leastCost: LAMBDA_LEAST, alternatives };
  return isOnlyIdentity ? shape : { ...shape, isOpen: "polymorphic" };
}

function nodesOf(e: Expr): number {
  return children(e).reduce((sum, child) => sum + nodesOf(child), e.kind === "lam" ? 0 : 1);
}

function isWritten(e: Expr): boolean {
  return e.kind === "var" || (e.kind === "make" && e.args.every(isWritten));
}

type Ctors = ReadonlyMap<Name, Ctor>;

function ctorsOf(shapes: LambdaShapes, type: Type): Ctors {
  const forms = shapes.shapeOf(type)?.alternatives ?? [];
  return new Map(forms.flatMap(({ made }) => (made.kind === "data" ? [[made.ctor.decl.name, made.ctor]] : [])));
}

const written = new WeakMap<object, Expr>();

/** The expression of such a function. */
export function writtenOf(value: Value): Expr | undefined {
  return typeof value === "function" ? written.get(value) : undefined;
}

function functionOf(e: Expr, ctors: Ctors): Value {
  if (e.kind !== "lam") throw new Error("no function was written");
  const made = fun(e.params.length, (...args) => {
    return evaluated(e.body, new Map(e.params.map((param, i) => [param, nth(args, i)])), ctors);
  });
  written.set(made, e);
  return made;
}

function evaluated(e: Expr, env: ReadonlyMap<Name, Value>, ctors: Ctors): Value {
  const known = e.kind === "var" ? env.get(e.name) : undefined;
  if (known !== undefined) return known;
  if (e.kind !== "make") throw new Error("a function of parameters and constructors alone");
  const width = tupleWidth(e.ctor);
  const ctor = width === undefined ? ctors.get(e.ctor) : tupleOf(width);
  if (ctor === undefined) throw new Error("a constructor of the result");
  return makeData(
    ctor,
    e.args.map((arg) => evaluated(arg, env, ctors)),
  );
}
