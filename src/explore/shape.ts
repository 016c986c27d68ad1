// What an unknown of a type can be: its alternatives, smallest first, with what each adds to
// the size of the input. The size of a value is the number of its constructors, literals and
// lambda nodes; tuples are free. An unknown counts as the smallest value of its type.

import { nth } from "../basis/known.js";
import { withName } from "../basis/with-name.js";
import { type Name, tupleWidth } from "../core/expr.js";
import { matches } from "../core/instance.js";
import { INTEGERS, TEXTS } from "../core/primitive-types.js";
import type { CtorDecl, DataDecl, Program } from "../core/program.js";
import { con, type Type } from "../core/type.js";
import type { Ctor } from "../core/value.js";
import type { Constant } from "../smt/term.js";
import {
  ARRAY_LENGTH_MAX,
  CTOR_COST,
  INDEX_MAX,
  LAMBDA_LEAST,
  SYMBOL_COST,
  TYPE_LENGTH_MAX,
  TYPES_MAX,
} from "./limits.js";

/** A data type, a truth, a float or an array: what is decided when a program looks. */
export type Shape = {
  readonly type: Type;
  readonly least: number; // the size of its smallest value
  readonly leastCost: number; // the same in the units of the search order
  readonly alternatives: readonly Alternative[];
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
  /** Some of its values are never made: those with large indices of GADTs inside. */
  readonly leavesOut: (type: Type) => boolean;
  /** Holds no function and no float: equal to itself. */
  readonly isPlain: (type: Type) => boolean;
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
  const families = new Map(program.data.map((decl) => [decl.name, withoutHidden(decl, integers)]));
  const leasts = new Map<string, number>();
  const costs = new Map<string, number>();
  const shapes = new Map<string, Shape | undefined>();

  const least = (type: Type): number => leasts.get(typeKey(type)) ?? leastSizes(families, type, leasts);
  const leastCost = (type: Type): number =>
    memo(costs, typeKey(type), () => costOfLeast(families, type, least, leastCost));
  const shapeOf = (type: Type): Shape | undefined => memo(shapes, typeKey(type), () => makeShape(type));
  const makeShape = (type: Type): Shape | undefined => {
    const made = formsOf(families, ctor, type);
    return made && withSizes(type, made, least, leastCost);
  };
  const fields = new Map<string, readonly Type[]>();
  const plain = new Map<string, boolean>();
  const isPlain = (type: Type): boolean =>
    memo(plain, typeKey(type), () => reachable(families, type).every(isNeitherFunctionNorFloat));
  const functional = new Map<string, boolean>();
  const holdsFunction = (type: Type): boolean =>
    memo(functional, typeKey(type), () => reachable(families, type).some(({ kind }) => kind === "fn"));
  const fieldsOf = (type: Type, { decl }: Ctor): readonly Type[] =>
    tupleForm(type)?.fields ??
    memo(fields, `${typeKey(type)} ${decl.name}`, () => fieldTypes(families, type as Con, decl.name));
  const mutable = new Map<string, boolean>();
  const holdsMutable = (type: Type): boolean =>
    memo(mutable, typeKey(type), () => reachable(families, type).some(isMutable));
  return {
    shapeOf,
    least,
    leastCost,
    fieldsOf,
    leavesOut: (type) => leavesOut(families, type),
    isPlain,
    holdsFunction,
    holdsMutable,
    holds: (type, test) => reachable(families, type).some(test),
    onlyForm: tupleForm,
  };
}

function memo<T>(known: Map<string, T>, key: string, make: () => T): T {
  if (known.has(key)) return known.get(key) as T;
  const value = make();
  known.set(key, value);
  return value;
}

export function typeKey(type: Type): string {
  if (type.kind === "var") return `'${type.name}`;
  if (type.kind === "fn") return `(${typeKey(type.from)}->${typeKey(type.to)})`;
  return type.args.length === 0 ? type.name : `${type.name}(${type.args.map(typeKey).join(",")})`;
}

function tupleForm(type: Type): { readonly ctor: Name; readonly fields: readonly Type[] } | undefined {
  if (type.kind !== "con" || tupleWidth(type.name) === undefined) return undefined;
  return { ctor: type.name, fields: type.args };
}

function formsOf(families: Families, ctor: (name: Name) => Ctor, type: Type): readonly Made[] | undefined {
  if (type.kind !== "con") return undefined;
  if (type.name === "bool") return [false, true].map((value) => ({ kind: "bool", value }));
  if (type.name === "f64") return FLOATS.map((value) => ({ kind: "float", value }));
  if (type.name === "array") {
    const item = nth(type.args, 0);
    return Array.from({ length: ARRAY_LENGTH_MAX + 1 }, (_, length) => ({ kind: "array", item, length }));
  }
  return families
    .get(type.name)
    ?.ctors.filter((decl) => indexVariables(decl, type) !== undefined)
    .map(({ name }) => ({ kind: "data", ctor: ctor(name), fields: fieldTypes(families, type, name) }));
}

type Families = ReadonlyMap<Name, DataDecl>;
type Con = Extract<Type, { kind: "con" }>;

function fieldTypes(families: Families, type: Con, ctor: Name): readonly Type[] {
  const family = families.get(type.name);
  if (family === undefined) return [];
  const decl = withName(family.ctors, ctor);
  const indices = decl?.result === undefined ? undefined : indexVariables(decl, type);
  if (indices !== undefined) return (decl?.fields ?? []).map((field) => substituteTypes(field, indices));
  const bound = new Map(family.params.map((param, i) => [param, nth(type.args, i)]));
  return (decl?.fields ?? []).map((field) => substituteTypes(field, bound));
}

function indexSize(type: Type): number {
  if (type.kind === "var") return 1;
  const parts = type.kind === "fn" ? [type.from, type.to] : type.args;
  return parts.reduce((sum, part) => sum + indexSize(part), 1);
}

/** Whether a constructor needs a value of the same family with an index that is larger, and too large. */
function growsTooLarge(decl: CtorDecl, type: Con, variables: ReadonlyMap<string, Type>): boolean {
  if (decl.result === undefined) return false;
  const most = Math.max(INDEX_MAX + 1, indexSize(type));
  return decl.fields.some((field) => {
    const at = substituteTypes(field, variables);
    return at.kind === "con" && at.name === type.name && indexSize(at) > most;
  });
}

/** Whether values of the type hold others of which only some are made. */
function leavesOut(families: Families, type: Type): boolean {
  return reachable(families, type).some((part) => {
    if (part.kind !== "con") return false;
    return (families.get(part.name)?.ctors ?? []).some((decl) => {
      const variables = decl.result === undefined ? undefined : matchedIndices(decl, part);
      return variables !== undefined && growsTooLarge(decl, part, variables);
    });
  });
}

/** What the variables of a constructor are in values of a type; undefined: it makes none of this type that we try. */
function indexVariables(decl: CtorDecl, type: Con): ReadonlyMap<string, Type> | undefined {
  const variables = matchedIndices(decl, type);
  return variables === undefined || growsTooLarge(decl, type, variables) ? undefined : variables;
}

function matchedIndices({ result = [] }: CtorDecl, type: Con): ReadonlyMap<string, Type> | undefined {
  const variables = new Map<string, Type>();
  return result.every((index, i) => matches(index, nth(type.args, i), variables)) ? variables : undefined;
}

/** What constructors hide, since their results do not tell, may be anything: integers. */
function withoutHidden(family: DataDecl, integers: Type): DataDecl {
  if (family.ctors.every(({ result }) => result === undefined)) return family;
  const ctors = family.ctors.map((decl): CtorDecl => {
    if (decl.result === undefined) return decl;
    const told = new Set(decl.result.flatMap(variablesIn));
    const hidden = decl.fields.flatMap(variablesIn).filter((name) => !told.has(name));
    const bound = new Map(hidden.map((name) => [name, integers]));
    return { ...decl, fields: decl.fields.map((field) => substituteTypes(field, bound)) };
  });
  return { ...family, ctors };
}

export function variablesIn(type: Type): readonly string[] {
  if (type.kind === "var") return [type.name];
  return type.kind === "fn" ? [type.from, type.to].flatMap(variablesIn) : type.args.flatMap(variablesIn);
}

export function substituteTypes(type: Type, bound: ReadonlyMap<string, Type>): Type {
  if (type.kind === "var") return bound.get(type.name) ?? type;
  if (type.kind === "fn")
    return { ...type, from: substituteTypes(type.from, bound), to: substituteTypes(type.to, bound) };
  return type.args.length === 0 ? type : { ...type, args: type.args.map((arg) => substituteTypes(arg, bound)) };
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
  return type.kind === "con" && (type.name === "cell" || type.name === "array");
}

/** Inputs of this type cannot be made. */
export class Unsupported extends Error {
  constructor(readonly type: Type) {
    super("inputs of this type are not supported");
  }
}

/** The type and every type inside its values. */
function reachable(families: Families, type: Type): readonly Type[] {
  const found = new Map<string, Type>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const key = typeKey(next);
    if (found.has(key)) continue;
    if (found.size >= TYPES_MAX || key.length > TYPE_LENGTH_MAX) throw new Unsupported(type);
    found.set(key, next);
    if (next.kind === "fn") pending.push(next.from, next.to);
    else if (next.kind === "con") pending.push(...next.args, ...formFields(families, next).flat());
  }
  return [...found.values()];
}

function formFields(families: Families, type: Con): readonly (readonly Type[])[] {
  const ctors = families.get(type.name)?.ctors.filter((decl) => indexVariables(decl, type) !== undefined);
  return ctors?.map(({ name }) => fieldTypes(families, type, name)) ?? [];
}

/** Infinite when the type has no finite value. Recursive types need each other's sizes: they shrink until they fit. */
function leastSizes(families: Families, type: Type, leasts: Map<string, number>): number {
  const types = reachable(families, type);
  const known = (inner: Type): number => leasts.get(typeKey(inner)) ?? Number.POSITIVE_INFINITY;
  for (let changed = true; changed; ) {
    changed = false;
    for (const each of types) {
      const size = sizeOfLeast(families, each, known);
      if (size >= known(each)) continue;
      leasts.set(typeKey(each), size);
      changed = true;
    }
  }
  return known(type);
}

function sizeOfLeast(families: Families, type: Type, known: (type: Type) => number): number {
  if (type.kind === "fn") return LAMBDA_LEAST;
  if (type.kind === "var") return 1;
  const sum = (fields: readonly Type[]): number => fields.reduce((total, field) => total + known(field), 0);
  if (tupleWidth(type.name) !== undefined) return sum(type.args);
  if (type.name === "cell" || type.name === "lazy") return 1 + sum(type.args);
  if (!families.has(type.name)) return 1;
  return Math.min(...formFields(families, type).map((fields) => 1 + sum(fields)));
}

/** Of the smallest value, not the cheapest: sizes decide which comes first. */
function costOfLeast(
  families: Families,
  type: Type,
  least: (type: Type) => number,
  leastCost: (type: Type) => number,
): number {
  if (type.kind === "fn") return LAMBDA_LEAST * SYMBOL_COST;
  if (type.kind === "var") return SYMBOL_COST;
  const sum = (fields: readonly Type[]): number => fields.reduce((total, field) => total + leastCost(field), 0);
  if (tupleWidth(type.name) !== undefined) return sum(type.args);
  if (type.name === "cell" || type.name === "lazy") return CTOR_COST + sum(type.args);
  if (!families.has(type.name)) return SYMBOL_COST;
  const size = least(type);
  if (!Number.isFinite(size)) return 0;
  const smallest = formFields(families, type).filter(
    (fields) => fields.reduce((total, field) => total + least(field), 1) === size,
  );
  return Math.min(...smallest.map((fields) => ctorCost(fields) + sum(fields)));
}
