// Functions as a teacher would write them, for a type: identity, constants, one small step
// beyond, simplest first. They stand for unknown functions when a witness is shown; what an
// unknown function did on a path (`tabled.ts`) is the last resort.

import { nth } from "../basis/known.js";
import { call, lambda, lit, make, prim, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleCtor } from "../core/expr.js";
import type { IntKind, Literal } from "../core/literal.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import type { Type } from "../core/type.js";
import { CONSTANTS_DEPTH, CONSTANTS_MAX } from "./limits.js";
import type { Shapes } from "./shape.js";

/** What constants are made of. */
export type LambdaShapes = Pick<Shapes, "shapeOf" | "least" | "onlyForm">;

import { typeKey } from "./type-key.js";
import type { UnknownFunction } from "./unknown.js";

export type Param = { readonly name: Name; readonly type: Type };

export function simpleLambdas(shapes: LambdaShapes, fn: Pick<UnknownFunction, "params" | "result">): readonly Expr[] {
  const params = paramsOf(fn);
  const names = params.map(({ name }) => name);
  const bodies = [
    ...params.filter(({ type }) => typeKey(type) === typeKey(fn.result)).map(({ name }) => variable(name)),
    ...firstValues(shapes, fn.result),
    ...params.flatMap((param) => steps(shapes, param, fn.result)),
    ...params.slice(1).flatMap((second, i) => combinations(shapes, nth(params, i), second, fn.result)),
  ];
  return bodies.map((body) => lambda(names, body));
}

export function paramsOf({ params }: Pick<UnknownFunction, "params">): readonly Param[] {
  const letters = params.length === 1 ? ["x"] : ["x", "y", "z", "u", "v", "w"];
  return params.map((type, i) => ({ name: makeName(letters[i] ?? `x${i}`, i), type }));
}

/** The first few values of a type. */
export function firstValues(shapes: LambdaShapes, type: Type, depth = CONSTANTS_DEPTH): readonly Expr[] {
  if (type.kind === "fn") return firstValues(shapes, type.to, depth).map((body) => lambda([makeName("_", 9)], body));
  if (type.kind === "var") return []; // for all types: there is no such value
  const tuple = shapes.onlyForm(type);
  if (tuple !== undefined) return tuplesOf(shapes, tuple.fields, depth);
  const literals = primitivesOf(type.name);
  if (literals !== undefined) return literals.map(lit);
  if (type.name === "cell") return firstValues(shapes, nth(type.args, 0), depth).map((each) => prim("cell.new", each));
  return depth === 0 ? [] : formsOf(shapes, type, depth - 1);
}

function primitivesOf(type: string): readonly Literal[] | undefined {
  if (TEXTS.has(type)) return ["x", "y", ""].map((value) => ({ kind: "str", value }));
  const literal = INTEGERS.get(type)?.literal;
  if (literal === undefined) return undefined;
  if (literal === "char") return [97, 98].map((value) => ({ kind: "char", value }));
  return [0n, 1n, -1n, 2n].map((value) => ({ kind: literal, value }));
}

/** Fields vary one at a time from the first. */
function tuplesOf(shapes: LambdaShapes, fields: readonly Type[], depth: number): readonly Expr[] {
  return combined(fields.map((field) => firstValues(shapes, field, depth))).map((items) =>
    make(tupleCtor(fields.length), items),
  );
}

function combined(choices: readonly (readonly Expr[])[]): readonly (readonly Expr[])[] {
  if (choices.some((choice) => choice.length === 0)) return [];
  const first = choices.map((choice) => nth(choice, 0));
  const others = choices.flatMap((choice, i) =>
    choice.slice(1).map((item) => first.map((e, at) => (at === i ? item : e))),
  );
  return [first, ...others].slice(0, CONSTANTS_MAX);
}

function formsOf(shapes: LambdaShapes, type: Type, depth: number): readonly Expr[] {
  const alternatives = shapes.shapeOf(type)?.alternatives ?? [];
  const forms = alternatives.slice(0, CONSTANTS_MAX).flatMap(({ made }): readonly Expr[] => {
    if (made.kind === "bool") return [lit({ kind: "bool", value: !made.value })]; // true first
    if (made.kind === "constant" || made.kind === "function") return [];
    if (made.kind === "float") return [lit({ kind: "f64", value: made.value })];
    if (made.kind === "array") return made.length === 0 ? [prim("array.of")] : [];
    if (!made.fields.every((field) => isSmaller(shapes, field, type))) return [];
    return combined(made.fields.map((field) => firstValues(shapes, field, depth))).map((args) =>
      make(made.ctor.decl.name, args),
    );
  });
  return forms.slice(0, CONSTANTS_MAX);
}

/** So that making constants of recursive types ends: only forms whose fields cannot hold the whole again. */
function isSmaller(shapes: LambdaShapes, field: Type, whole: Type): boolean {
  return (
    typeKey(field) !== typeKey(whole) &&
    (field.kind !== "con" || shapes.least(field) < 8) &&
    !typeKey(field).includes(typeKey(whole))
  );
}

/** What can be done with one argument in a step or two. */
function steps(shapes: LambdaShapes, { name, type }: Param, result: Type): readonly Expr[] {
  const x = variable(name);
  const from = typeKey(type);
  const to = typeKey(result);
  if (isCounted(from) && to === from) return onIntegers(from, x);
  if (isCounted(from) && to === "bool") return testsOf(from, x);
  if (from === "bool" && to === "bool") return [prim("bool.not", x)];
  if (TEXTS.has(from) && to === from) return [prim("str.concat", x, lit({ kind: "str", value: "y" }))];
  if (TEXTS.has(from) && to === "bool") return [prim("str.eq", x, lit({ kind: "str", value: "x" }))];
  if (type.kind === "fn" && typeKey(type.to) === to) return firstValues(shapes, type.from).map((arg) => call(x, [arg]));
  if (isCounted(to) && from !== to) return [prim(`${to}.mod`, number(to, 1n), number(to, 0n))];
  return [];
}

/** Integers that have all operations of their own. */
type Counted = Exclude<IntKind, "native">;

function isCounted(type: string): type is Counted {
  return type === "i63" || type === "i32" || type === "i64" || type === "big";
}

function number(kind: Counted, value: bigint): Expr {
  return lit({ kind, value });
}

function onIntegers(kind: Counted, x: Expr): readonly Expr[] {
  const n = (value: bigint): Expr => number(kind, value);
  return [
    prim(`${kind}.neg`, x),
    prim(`${kind}.add`, x, n(1n)),
    prim(`${kind}.mod`, n(1n), x),
    prim(`${kind}.mul`, x, x),
    prim(`${kind}.sub`, x, n(1n)),
    prim(`${kind}.mul`, n(2n), x),
  ];
}

function testsOf(kind: Counted, x: Expr): readonly Expr[] {
  const n = (value: bigint): Expr => number(kind, value);
  return [
    ...(["gt", "lt", "eq", "ne"] as const).map((op) => prim(`${kind}.${op}`, x, n(0n))),
    prim(`${kind}.gt`, x, n(1n)),
    prim(`${kind}.eq`, prim(`${kind}.mod`, n(1n), x), n(0n)),
  ];
}

/** What can be done with two arguments in a step. */
function combinations(shapes: LambdaShapes, first: Param, second: Param, result: Type): readonly Expr[] {
  const [x, y] = [variable(first.name), variable(second.name)];
  const key = [first.type, second.type, result].map(typeKey).join(" ");
  const kind = typeKey(first.type);
  if (isCounted(kind) && key === `${kind} ${kind} ${kind}`)
    return [prim(`${kind}.sub`, x, y), prim(`${kind}.add`, x, y)];
  if (isCounted(kind) && key === `${kind} ${kind} bool`) return [prim(`${kind}.lt`, x, y)];
  if (key === "str str str") return [prim("str.concat", x, y)];
  return typeKey(second.type) === typeKey(result) ? holding(shapes, result, [first, second]) : [];
}

/** Constructors of the type that hold just these. */
function holding(shapes: LambdaShapes, type: Type, params: readonly Param[]): readonly Expr[] {
  const wanted = params.map((param) => typeKey(param.type)).join(" ");
  return (shapes.shapeOf(type)?.alternatives ?? []).flatMap(({ made }) => {
    if (made.kind !== "data" || made.fields.map(typeKey).join(" ") !== wanted) return [];
    return [
      make(
        made.ctor.decl.name,
        params.map(({ name }) => variable(name)),
      ),
    ];
  });
}
