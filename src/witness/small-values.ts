// A few small values of a type, the simplest first: what a later write puts into an object. Each is made anew whenever it is
// asked for, since two programs may not share what can be changed.
import { nth } from "../basis/known.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import type { Type } from "../core/type.js";
import { Cell, Flt, makeData, Str, tupleOf, type Value } from "../core/value.js";
import type { Made, Shapes } from "../explore/shape.js";

export type Maker = () => Value;

/** Enough to find one that is not there yet. */
const VALUES_MAX = 3;
/** Of types inside of types. */
const DEPTH_MAX = 6;

/** None where we cannot make any: of functions, and of what cannot be looked into. */
export function smallValues(shapes: Shapes, type: Type, depth = DEPTH_MAX): readonly Maker[] {
  if (type.kind !== "con" || depth === 0 || !Number.isFinite(shapes.least(type))) return [];
  const inside = (part: Type): readonly Maker[] => smallValues(shapes, part, depth - 1);
  return valuesOf(shapes, type, inside).slice(0, VALUES_MAX);
}

type Con = Extract<Type, { kind: "con" }>;

function valuesOf(shapes: Shapes, type: Con, inside: (part: Type) => readonly Maker[]): readonly Maker[] {
  const integers = INTEGERS.get(type.name);
  if (integers !== undefined) return [1, 0, 2].map((n) => () => integers.usual + n);
  if (TEXTS.has(type.name)) return ["x", "y", "z"].map((text) => () => new Str(text));
  const tuple = shapes.onlyForm(type);
  if (tuple !== undefined)
    return blocks(tuple.fields.map(inside)).map((make) => () => makeData(tupleOf(tuple.fields.length), make()));
  const [content] = type.args;
  if (content !== undefined && type.name === "cell") return inside(content).map((make) => () => new Cell(make()));
  return (shapes.shapeOf(type)?.alternatives ?? []).flatMap(({ made }) => formsOf(made, inside));
}

function formsOf(made: Made, inside: (part: Type) => readonly Maker[]): readonly Maker[] {
  switch (made.kind) {
    case "data":
      return blocks(made.fields.map(inside)).map((make) => () => makeData(made.ctor, make()));
    case "array": {
      const [item] = made.length === 0 ? [] : inside(made.item);
      if (made.length > 0 && item === undefined) return [];
      return [() => Array.from({ length: made.length }, () => (item as Maker)())];
    }
    case "bool":
      return [() => made.value];
    case "float":
      return [() => new Flt(made.value)];
    case "function":
    case "constant":
      return [];
  }
}

/** The fields of some values: all of them the simplest, then another one in one place. */
function blocks(fields: readonly (readonly Maker[])[]): readonly (() => readonly Value[])[] {
  if (fields.some((choices) => choices.length === 0)) return [];
  const simplest = fields.map((choices) => nth(choices, 0));
  const others = fields.flatMap((choices, i) => choices.slice(1).map((other) => simplest.with(i, other)));
  return [simplest, ...others].map((makers) => () => makers.map((make) => make()));
}
