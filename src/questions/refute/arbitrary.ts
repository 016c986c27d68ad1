// Arbitraries of fast-check for the types of inputs: what it draws, and shrinks, are makers of
// values, since a program may change its input. Primitives are small values, the literals of the
// programs with their neighbours, and anything; functions are those that a teacher would write.

import type { Arbitrary, DepthIdentifier } from "fast-check";
import { absurd } from "../../basis/absurd.js";
import { INTEGERS } from "../../core/primitive-types.js";
import type { Type } from "../../core/type.js";
import { Cell, type Ctor, Flt, Lazy, makeData, tupleOf, type Value } from "../../core/value.js";
import { ARRAY_LENGTH_MAX } from "../../explore/limits.js";
import { literalOf } from "../../explore/literal.js";
import type { Constants, Made, Shapes } from "../../explore/shape.js";
import { typeKey, Unsupported } from "../../explore/type-key.js";
import type { Constant } from "../../smt/term.js";

/** Handed in, since it is loaded only when it is needed. The build ships what is named here. */
export type FastCheck = Pick<
  typeof import("fast-check"),
  | "array"
  | "check"
  | "constant"
  | "constantFrom"
  | "createDepthIdentifier"
  | "integer"
  | "letrec"
  | "oneof"
  | "property"
  | "string"
  | "tuple"
>;

/** Each call makes a fresh value, equal to those before. */
export type ValueMaker = () => Value;

export type DrawnFrom = {
  readonly fc: FastCheck;
  readonly shapes: Shapes;
  readonly constants: Constants;
  /** Some functions of a type, the simplest first. */
  readonly functions: (type: Type) => readonly Value[];
};

/** In the order of the types. */
export function arbitrariesOf(sources: DrawnFrom, types: readonly Type[]): readonly Arbitrary<ValueMaker>[] {
  const depth = sources.fc.createDepthIdentifier();
  const made = sources.fc.letrec<Record<string, ValueMaker>>((tie) => {
    const inner = (type: Type): Arbitrary<ValueMaker> => tie(typeKey(type)) as Arbitrary<ValueMaker>;
    return Object.fromEntries(
      typesInside(sources.shapes, types).map((type) => [typeKey(type), arbitraryOf(sources, depth, type, inner)]),
    );
  });
  return types.map((type) => made[typeKey(type)] as Arbitrary<ValueMaker>);
}

/** The types and what their values are made of. */
export function typesInside(shapes: Shapes, types: readonly Type[]): readonly Type[] {
  const found = new Map<string, Type>();
  const pending = [...types];
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (found.has(typeKey(type))) continue;
    found.set(typeKey(type), type);
    if (type.kind !== "con") continue; // functions are drawn whole
    const forms = shapes.shapeOf(type)?.alternatives.flatMap(({ made }) => (made.kind === "data" ? made.fields : []));
    // The arguments of data may be indices only, which no value has for its type.
    pending.push(...(forms?.length ? forms : type.args), ...(shapes.onlyForm(type)?.fields ?? []));
  }
  return [...found.values()];
}

function arbitraryOf(
  { fc, shapes, constants, functions }: DrawnFrom,
  depth: DepthIdentifier,
  type: Type,
  inner: (type: Type) => Arbitrary<ValueMaker>,
): Arbitrary<ValueMaker> {
  if (type.kind === "var") throw new Unsupported(type);
  if (type.kind === "fn") return functionOf(fc, type, functions(type));
  const fixed = shapes.onlyForm(type);
  if (fixed !== undefined) return block(fc, tupleOf(fixed.fields.length), fixed.fields.map(inner));
  const primitive = primitiveOf(fc, type.name, constants.get(type.name) ?? []);
  if (primitive !== undefined) return primitive.map((constant) => () => literalOf(constant));
  const [content] = type.args;
  if (content !== undefined && type.name === "cell") return inner(content).map((make) => () => new Cell(make()));
  if (content !== undefined && type.name === "lazy") return inner(content).map((make) => () => forced(make()));
  if (content !== undefined && type.name === "array")
    return fc.array(inner(content), { maxLength: ARRAY_LENGTH_MAX }).map((items) => () => items.map((make) => make()));
  const forms = shapes.shapeOf(type)?.alternatives.map(({ made }) => formOf(fc, made, inner));
  if (forms === undefined || forms.length === 0) throw new Unsupported(type);
  // The smallest form comes first: deep inside it is preferred, and others shrink to it.
  return fc.oneof({ depthIdentifier: depth, depthSize: "small", withCrossShrink: true }, ...forms);
}

function functionOf(fc: FastCheck, type: Type, known: readonly Value[]): Arbitrary<ValueMaker> {
  if (known.length === 0) throw new Unsupported(type);
  return fc.constantFrom(...known.map((value) => () => value));
}

/** Of a type of which some values are known: integers, characters and strings. */
function primitiveOf(fc: FastCheck, type: string, known: readonly Constant[]): Arbitrary<Constant> | undefined {
  if (known.length === 0) return undefined;
  const usual = fc.constantFrom(...known);
  const integers = INTEGERS.get(type);
  if (integers?.literal === "char") return fc.oneof(usual, fc.integer({ min: 0, max: Number(integers.high) }));
  if (integers !== undefined) return fc.oneof(fc.integer({ min: -10, max: 10 }), usual, fc.integer());
  return fc.oneof({ arbitrary: usual, weight: 3 }, { arbitrary: fc.string({ maxLength: 3 }), weight: 1 });
}

function block(fc: FastCheck, ctor: Ctor, fields: readonly Arbitrary<ValueMaker>[]): Arbitrary<ValueMaker> {
  const values = (makers: readonly ValueMaker[]): readonly Value[] => makers.map((make) => make());
  return fc.tuple(...fields).map((makers) => () => makeData(ctor, values(makers)));
}

function formOf(fc: FastCheck, made: Made, inner: (type: Type) => Arbitrary<ValueMaker>): Arbitrary<ValueMaker> {
  switch (made.kind) {
    case "data":
      return block(fc, made.ctor, made.fields.map(inner));
    case "bool":
      return fc.constant(() => made.value);
    case "float":
      return fc.constant(() => new Flt(made.value));
    case "array":
    case "function":
    case "constant":
      throw new Error(`no form of data: ${made.kind}`);
    default:
      return absurd(made);
  }
}

function forced(result: Value): Lazy {
  const lazy = new Lazy(undefined);
  lazy.state = "done";
  lazy.result = result;
  return lazy;
}
