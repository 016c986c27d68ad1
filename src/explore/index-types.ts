// Types as indices of GADTs: a constructor says what the parameters of its family are in the values that it makes.
// SOME stands for an index that may be any, each time another: no value has it for its type.

import { nth } from "../basis/known.js";
import type { Name } from "../core/expr.js";
import type { CtorDecl, DataDecl } from "../core/program.js";
import { con, type Type } from "../core/type.js";

export type Families = ReadonlyMap<Name, DataDecl>;
export type Con = Extract<Type, { kind: "con" }>;
export type Bound = ReadonlyMap<string, Type>;

export const SOME: Type = con("some type");

export function isSome(type: Type): boolean {
  return type.kind === "con" && type.name === (SOME as Con).name;
}

export function holdsSome(type: Type): boolean {
  return isSome(type) || partsOf(type).some(holdsSome);
}

export function partsOf(type: Type): readonly Type[] {
  if (type.kind === "var") return [];
  return type.kind === "fn" ? [type.from, type.to] : type.args;
}

export function withParts(type: Type, change: (part: Type) => Type): Type {
  if (type.kind === "var") return type;
  if (type.kind === "fn") return { ...type, from: change(type.from), to: change(type.to) };
  return type.args.length === 0 ? type : { ...type, args: type.args.map(change) };
}

export function variablesIn(type: Type): readonly string[] {
  return type.kind === "var" ? [type.name] : partsOf(type).flatMap(variablesIn);
}

/** With something else for each index that may be any. */
export function withoutSome(type: Type, instead: () => Type): Type {
  return isSome(type) ? instead() : withParts(type, (part) => withoutSome(part, instead));
}

/** How many types an index is made of. */
export function indexSize(type: Type): number {
  return partsOf(type).reduce((sum, part) => sum + indexSize(part), 1);
}

/** The same, less deep: what is further inside may be any. */
export function cutBelow(type: Type, depth: number): Type {
  if (depth === 0 && partsOf(type).length > 0) return SOME;
  return withParts(type, (part) => cutBelow(part, depth - 1));
}

/** Whether constructors say what the parameters of their family are. */
export function isIndexed({ ctors }: DataDecl): boolean {
  return ctors.some(({ result }) => result !== undefined);
}

export function isIndexedType(families: Families, type: Type): boolean {
  const family = type.kind === "con" ? families.get(type.name) : undefined;
  return family !== undefined && isIndexed(family);
}

/** What the variables of a constructor are in values of a type, as far as the type says; undefined: it makes none. */
export function matchedIndices({ result = [] }: CtorDecl, type: Con): Bound | undefined {
  const bound = new Map<string, Type>();
  return result.every((index, i) => fits(index, nth(type.args, i), bound)) ? bound : undefined;
}

function fits(general: Type, type: Type, bound: Map<string, Type>): boolean {
  if (isSome(type)) {
    for (const name of variablesIn(general)) if (!bound.has(name)) bound.set(name, SOME);
    return true;
  }
  if (general.kind === "var") {
    const known = bound.get(general.name);
    const met = known === undefined ? type : meet(known, type);
    if (met !== undefined) bound.set(general.name, met);
    return met !== undefined;
  }
  return sameHead(general, type) && partsOf(general).every((part, i) => fits(part, nth(partsOf(type), i), bound));
}

/** Both functions, or both made by the same type constructor. */
export function sameHead(a: Type, b: Type): boolean {
  if (a.kind !== "con" || b.kind !== "con") return a.kind === b.kind;
  return a.name === b.name && a.args.length === b.args.length;
}

/** What both are, where an index that may be any is what the other is. */
function meet(a: Type, b: Type): Type | undefined {
  if (isSome(a)) return b;
  if (isSome(b)) return a;
  if (a.kind === "var" || b.kind === "var")
    return a.kind === "var" && b.kind === "var" && a.name === b.name ? a : undefined;
  if (!sameHead(a, b)) return undefined;
  const parts = partsOf(a).map((part, i) => meet(part, nth(partsOf(b), i)));
  if (parts.some((part) => part === undefined)) return undefined;
  let next = 0;
  return withParts(a, (part) => parts[next++] ?? part);
}
