// What an unknown of a type can be: its alternatives, smallest first, with what each adds to
// the size of the input. The size of a value is the number of its constructors, literals and
// lambda nodes; tuples are free. An unknown counts as the smallest value of its type.

import { nth } from "../basis/known.js";
import { type Expr, type Name, tupleWidth } from "../core/expr.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import { OBJECT_TYPE, type Program, UNMADE_TYPE } from "../core/program.js";
import { con, type Type } from "../core/type.js";
import type { Ctor, Value } from "../core/value.js";
import type { Constant } from "../smt/term.js";
import { type FormMaker, type Forms, fieldsWith, formsAt, newFormMaker, unseenFields } from "./forms.js";
import { type FormsOf, formsIn, newSizes, reachable } from "./least.js";
import { ARRAY_LENGTH_MAX, CTOR_COST, LAMBDA_LEAST, SYMBOL_COST } from "./limits.js";
import { isPolymorphic, polymorphicShape } from "./polymorphic.js";
import { typeKey } from "./type-key.js";

/** A data type, a truth, a float or an array: what is decided when a program looks. */
export type Shape = {
  readonly type: Type;
  readonly least: number; // the size of its smallest value
  readonly leastCost: number; // the same in the units of the search order
  readonly alternatives: readonly Alternative[];
  /** There are others, of which. */
  readonly isOpen?: "exceptions" | "polymorphic";
};

export type Alternative = {
  readonly made: Made;
  /** Above the smallest value. */
  readonly added: number;
  readonly addedCost: number;
};

export type Made =
  | { readonly kind: "data"; readonly ctor: Ctor; readonly fields: readonly Type[] }
  | { readonly kind: "array"; readonly item: Type; readonly length: number }
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "float"; readonly value: number }
  | { readonly kind: "function"; readonly value: Value; readonly expr: Expr } // for all types
  | { readonly kind: "constant"; readonly value: Constant };

/** The values to try for primitives that are not symbols. */
export type Constants = ReadonlyMap<string, readonly Constant[]>; // by type

export type Shapes = {
  /** Of a type that is decided; undefined when its values are symbols, functions or of fixed form. */
  readonly shapeOf: (type: Type) => Shape | undefined;
  readonly least: (type: Type) => number;
  readonly leastCost: (type: Type) => number;
  /** The types of the fields of a value with this constructor. */
  readonly fieldsOf: (type: Type, ctor: Ctor) => readonly Type[];
  /** Which fields of a value with this constructor nobody can look at. */
  readonly unseenFields: (ctor: Ctor) => readonly number[];
  /** Some of its values are never made: those with large indices of GADTs inside. */
  readonly leavesOut: (type: Type) => boolean;
  /** The size of the smallest inputs of these types that hold something that is never made; infinite: there are none. */
  readonly leastLeftOut: (types: readonly Type[]) => number;
  /** At which types functions of indexed values are tried. */
  readonly forms: FormMaker;
  /** Of a function for all types; undefined: it is another function. */
  readonly functionShape: (type: Type) => Shape | undefined;
  /** Holds no function and no float: equal to itself. */
  readonly isPlain: (type: Type) => boolean;
  /** Holds exceptions. */
  readonly holdsExceptions: (type: Type) => boolean;
  readonly holdsFunction: (type: Type) => boolean;
  /** Holds something that programs can change. */
  readonly holdsMutable: (type: Type) => boolean;
  /** The type, or one inside its values, is like this. */
  readonly holds: (type: Type, test: (part: Type) => boolean) => boolean;
  /** The fields of a type's only form: tuples. */
  readonly onlyForm: (type: Type) => { readonly ctor: Name; readonly fields: readonly Type[] } | undefined;
};

const FLOATS = [
  0,
  1,
  -1,
  0.5,
  2,
  -0.5,
  3,
  10,
  1e10,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
];

/** A shape for a primitive: one of some values. */
export function constantShape(type: Type, values: readonly Constant[]): Shape {
  const alternatives = values.map((value, i) => ({
    made: { kind: "constant", value } as const,
    added: 0,
    addedCost: i,
  }));
  return { type, least: 1, leastCost: SYMBOL_COST, alternatives };
}

/** `integers`: what stands for a type that may be any. */
export function shapesOf(program: Program, ctor: (name: Name) => Ctor, integers: Type = con("i63")): Shapes {
  const maker = newFormMaker(program, integers);
  const known = new Map<string, Forms | undefined>();
  const formsOf: FormsOf = (type) => memo(known, typeKey(type), () => formsAt(maker, type));
  const sizes = newSizes(
    formsOf,
    (type) => type.name === UNMADE_TYPE || maker.families.get(type.name)?.abstract === true,
    () => {
      if (maker.indexMax === 0) return false;
      maker.indexMax--;
      known.clear();
      return true;
    },
  );
  const { least } = sizes;
  const costs = new Map<string, number>();
  const shapes = new Map<string, Shape | undefined>();

  const leastCost = (type: Type): number =>
    memo(costs, typeKey(type), () => costOfLeast(formsOf, type, least, leastCost));
  const shapeOf = (type: Type): Shape | undefined => memo(shapes, typeKey(type), () => makeShape(type));
  const makeShape = (type: Type): Shape | undefined => {
    const made = madeOf(formsOf, ctor, type);
    const shape = made && withSizes(type, made, least, leastCost);
    return shape && type.kind === "con" && type.name === "exn" ? { ...shape, isOpen: "exceptions" } : shape;
  };
  const fields = new Map<string, readonly Type[]>();
  const plain = new Map<string, boolean>();
  const isPlain = (type: Type): boolean =>
    memo(plain, typeKey(type), () => reachable(formsOf, type).every(isNeitherFunctionNorFloat));
  const functional = new Map<string, boolean>();
  const holdsFunction = (type: Type): boolean =>
    memo(functional, typeKey(type), () => reachable(formsOf, type).some(({ kind }) => kind === "fn"));
  const fieldsOf = (type: Type, { decl, arity }: Ctor): readonly Type[] =>
    tupleForm(type)?.fields ??
    memo(fields, `${typeKey(type)} ${decl.name}`, () => fieldsWith(maker, type, decl, arity));
  const unseen = new Map<string, readonly number[]>();
  const mutable = new Map<string, boolean>();
  const holdsMutable = (type: Type): boolean =>
    memo(mutable, typeKey(type), () => reachable(formsOf, type).some(isMutable));
  const shapesOnly = { shapeOf, least, onlyForm: tupleForm };
  return {
    shapeOf,
    functionShape: (type) => (isPolymorphic(type) ? polymorphicShape(shapesOnly, ctor, type) : undefined),
    least,
    leastCost,
    fieldsOf,
    unseenFields: ({ decl }) => memo(unseen, decl.name, () => unseenFields(maker, decl)),
    leavesOut: (type) => reachable(formsOf, type).some((part) => formsIn(formsOf, part).leftOut.length > 0),
    leastLeftOut: sizes.leastLeftOut,
    holdsExceptions: (type) => reachable(formsOf, type).some((part) => part.kind === "con" && part.name === "exn"),
    forms: maker,
    isPlain,
    holdsFunction,
    holdsMutable,
    holds: (type, test) => reachable(formsOf, type).some(test),
    onlyForm: tupleForm,
  };
}

function memo<T>(known: Map<string, T>, key: string, make: () => T): T {
  if (known.has(key)) return known.get(key) as T;
  const value = make();
  known.set(key, value);
  return value;
}

function tupleForm(type: Type): { readonly ctor: Name; readonly fields: readonly Type[] } | undefined {
  if (type.kind !== "con" || tupleWidth(type.name) === undefined) return undefined;
  return { ctor: type.name, fields: type.args };
}

function madeOf(formsOf: FormsOf, ctor: (name: Name) => Ctor, type: Type): readonly Made[] | undefined {
  if (type.kind !== "con") return undefined;
  if (type.name === "bool") return [false, true].map((value) => ({ kind: "bool", value }));
  if (type.name === "f64") return FLOATS.map((value) => ({ kind: "float", value }));
  if (type.name === "array") {
    const item = nth(type.args, 0);
    return Array.from({ length: ARRAY_LENGTH_MAX + 1 }, (_, length) => ({ kind: "array", item, length }));
  }
  return formsOf(type)?.forms.map(({ ctor: name, fields }) => ({ kind: "data", ctor: ctor(name), fields }));
}

function withSizes(
  type: Type,
  forms: readonly Made[],
  least: (type: Type) => number,
  leastCost: (type: Type) => number,
): Shape {
  const sized = forms
    .map((made) => ({ made, size: sizeOf(made, least), cost: costOf(made, leastCost) }))
    .filter(({ size }) => Number.isFinite(size));
  sized.sort((a, b) => a.size - b.size || a.cost - b.cost); // stable: in order of declaration otherwise
  const first = sized[0] ?? { size: Number.POSITIVE_INFINITY, cost: 0 };
  const alternatives = sized.map(({ made, size, cost }) => ({
    made,
    added: size - first.size,
    addedCost: Math.max(0, cost - first.cost),
  }));
  return { type, least: first.size, leastCost: first.cost, alternatives };
}

/** A constructor that holds only symbols is hardly more than a literal. */
function ctorCost(fields: readonly Type[]): number {
  const isLiteral = fields.length > 0 && fields.every((field) => field.kind === "con" && isSymbol(field.name));
  return isLiteral ? CTOR_COST / 2 : CTOR_COST;
}

function isSymbol(type: string): boolean {
  return INTEGERS.has(type) || TEXTS.has(type);
}

function sizeOf(made: Made, least: (type: Type) => number): number {
  if (made.kind === "array") return 1 + made.length * least(made.item);
  if (made.kind !== "data") return 1;
  return made.fields.reduce((sum, field) => sum + least(field), 1);
}

function costOf(made: Made, leastCost: (type: Type) => number): number {
  if (made.kind === "array") return CTOR_COST + made.length * leastCost(made.item);
  if (made.kind !== "data") return SYMBOL_COST;
  return made.fields.reduce((sum, field) => sum + leastCost(field), ctorCost(made.fields));
}

function isNeitherFunctionNorFloat(type: Type): boolean {
  return type.kind === "var" || (type.kind === "con" && type.name !== "f64");
}

function isMutable(type: Type): boolean {
  return type.kind === "con" && (type.name === "cell" || type.name === "array" || type.name === OBJECT_TYPE);
}

/** Of the smallest value, not the cheapest: sizes decide which comes first. */
function costOfLeast(
  formsOf: FormsOf,
  type: Type,
  least: (type: Type) => number,
  leastCost: (type: Type) => number,
): number {
  if (type.kind === "fn") return LAMBDA_LEAST * SYMBOL_COST;
  if (type.kind === "var") return SYMBOL_COST;
  const sum = (fields: readonly Type[]): number => fields.reduce((total, field) => total + leastCost(field), 0);
  if (tupleWidth(type.name) !== undefined) return sum(type.args);
  if (type.name === "cell" || type.name === "lazy") return CTOR_COST + sum(type.args);
  const data = formsOf(type);
  if (data === undefined) return SYMBOL_COST;
  const size = least(type);
  if (!Number.isFinite(size)) return 0;
  const smallest = data.forms.filter(({ fields }) => fields.reduce((total, field) => total + least(field), 1) === size);
  return Math.min(...smallest.map(({ fields }) => ctorCost(fields) + sum(fields)));
}
