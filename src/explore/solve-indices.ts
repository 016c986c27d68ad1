// Which indices the values of GADTs have, the smallest values first, and which indices fit together where several
// parts must have the same. What is found is complete up to a size that is told: values with other indices are larger.

import { nth } from "../basis/known.js";
import { type Name, tupleWidth } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import type { DataDecl } from "../core/program.js";
import type { Type } from "../core/type.js";
import {
  type Bound,
  type Con,
  type Families,
  isIndexed,
  isIndexedType,
  isSome,
  partsOf,
  sameHead,
  variablesIn,
  withParts,
} from "./index-types.js";
import { DEMANDS_DEPTH, LAMBDA_LEAST, SCHEMES_MAX, SOLVING_MAX, SOLVING_ROUNDS } from "./limits.js";

/** What the parameters of a family are in some values, and the size of the smallest of these. */
type Scheme = { readonly args: readonly Type[]; readonly size: number };
/** Values with other indices than these have at least the size `others`. */
type Schemes = { readonly schemes: readonly Scheme[]; readonly others: number };
type AllSchemes = ReadonlyMap<Name, Schemes>;

export type Solution = { readonly bound: Bound; readonly size: number };
export type Solutions = { readonly found: readonly Solution[]; readonly others: number };

export type IndexSolver = {
  readonly families: Families;
  readonly known: Map<Name, Schemes>;
  /** The parameters of a family that constructors or their fields tell apart, by number; others may be any type. */
  readonly positions: Map<Name, ReadonlySet<number>>;
};

export function newIndexSolver(families: Families): IndexSolver {
  return { families, known: new Map(), positions: new Map() };
}

/** What the variables of types can be so that each has values, smallest first; what stays open may be anything. */
export function solveIndices(solver: IndexSolver, types: readonly Type[]): Solutions {
  const demands = types.flatMap((type) => demandsOf(solver.families, type, true));
  const named = new Set(demands.map(({ type }) => type.name));
  const schemes = new Map([...named].map((name) => [name, schemesOf(solver, name)]));
  return solvedWith(schemes, types, demands);
}

/** The variables that are indices of something inside. */
export function indexVariables(solver: IndexSolver, type: Type): readonly string[] {
  return demandsOf(solver.families, type, true).flatMap(({ type: at }) => indicesOf(solver, at).flatMap(variablesIn));
}

/** The arguments of an indexed type that are indices. */
export function indicesOf(solver: IndexSolver, { name, args }: Con): readonly Type[] {
  const known = solver.positions.get(name) ?? findPositions(solver, name);
  return args.filter((_, i) => known.has(i));
}

/** What is an index of a field is one of the whole. */
function findPositions(solver: IndexSolver, family: Name): ReadonlySet<number> {
  const indexed = indexedFrom(solver.families, family);
  for (const decl of indexed) solver.positions.set(decl.name, new Set(toldApart(decl)));
  for (let changed = true; changed; ) {
    changed = false;
    for (const decl of indexed) {
      const before = solver.positions.get(decl.name) ?? new Set();
      const after = new Set([...before, ...positionsInFields(solver, decl)]);
      changed ||= after.size > before.size;
      solver.positions.set(decl.name, after);
    }
  }
  return solver.positions.get(family) ?? new Set();
}

/** Where some constructor makes only values of some types. */
function toldApart({ params, ctors }: DataDecl): readonly number[] {
  return params.flatMap((_, i) => (ctors.some(({ result }) => result !== undefined && !isFree(result, i)) ? [i] : []));
}

function isFree(result: readonly Type[], at: number): boolean {
  const index = nth(result, at);
  return index.kind === "var" && result.flatMap(variablesIn).filter((name) => name === index.name).length === 1;
}

function positionsInFields(solver: IndexSolver, { params, ctors }: DataDecl): readonly number[] {
  return ctors.flatMap(({ fields, result = params.map(variable) }) => {
    const inside = new Set(fields.flatMap((field) => indexVariables(solver, field)));
    return result.flatMap((index, i) => (variablesIn(index).some((name) => inside.has(name)) ? [i] : []));
  });
}

// ---- which indices a family has ----

function schemesOf(solver: IndexSolver, family: Name): Schemes {
  const known = solver.known.get(family);
  if (known !== undefined) return known;
  for (const [name, schemes] of findSchemes(solver.families, indexedFrom(solver.families, family)))
    solver.known.set(name, schemes);
  return solver.known.get(family) ?? NOTHING;
}

const NOTHING: Schemes = { schemes: [], others: Number.POSITIVE_INFINITY };

/** The family and those that its values hold. */
function indexedFrom(families: Families, family: Name): readonly DataDecl[] {
  const found = new Map<Name, DataDecl>();
  const pending = [family];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const decl = families.get(name);
    if (decl === undefined || found.has(name) || !isIndexed(decl)) continue;
    found.set(name, decl);
    const fields = decl.ctors.flatMap((ctor) => ctor.fields);
    pending.push(...fields.flatMap((field) => demandsOf(families, field, true).map(({ type }) => type.name)));
  }
  return [...found.values()];
}

/** Values are made of those that are known, until nothing new comes; only the smallest are kept. */
function findSchemes(families: Families, indexed: readonly DataDecl[]): AllSchemes {
  let schemes: AllSchemes = new Map(indexed.map(({ name }) => [name, NOTHING]));
  for (let round = 0; round < SOLVING_ROUNDS; round++) {
    const next = new Map(indexed.map((decl) => [decl.name, schemesBy(families, decl, schemes)]));
    if (JSON.stringify([...next]) === JSON.stringify([...schemes])) return next;
    schemes = next;
  }
  return new Map([...schemes].map(([name, each]) => [name, { ...each, others: 0 }]));
}

function schemesBy(families: Families, { params, ctors }: DataDecl, schemes: AllSchemes): Schemes {
  const sizes = new Map<string, Scheme>();
  let others = Number.POSITIVE_INFINITY;
  for (const { fields, result = params.map(variable) } of ctors) {
    const demands = fields.flatMap((field) => demandsOf(families, field, true));
    const made = solvedWith(schemes, fields, demands);
    others = Math.min(others, 1 + made.others);
    for (const { bound, size } of made.found) {
      const args = withPlainNames(result.map((index) => resolved(index, bound)));
      const key = JSON.stringify(args);
      if (1 + size < (sizes.get(key)?.size ?? Number.POSITIVE_INFINITY)) sizes.set(key, { args, size: 1 + size });
    }
  }
  const sorted = [...sizes.values()].sort((a, b) => a.size - b.size);
  return {
    schemes: sorted.slice(0, SCHEMES_MAX),
    others: Math.min(others, sorted[SCHEMES_MAX]?.size ?? Number.POSITIVE_INFINITY),
  };
}

function variable(name: string): Type {
  return { kind: "var", name };
}

function withPlainNames(types: readonly Type[]): readonly Type[] {
  const names = [...new Set(types.flatMap(variablesIn))];
  const plain = new Map(names.map((name, i) => [name, variable(`${i}`)]));
  return types.map((type) => substituteTypes(type, plain));
}

// ---- what fits together ----

/** An indexed type inside of another; `must`: every value of the other holds one. */
type Demand = { readonly type: Con; readonly must: boolean };

function demandsOf(families: Families, type: Type, must: boolean, depth = DEMANDS_DEPTH): readonly Demand[] {
  if (type.kind === "var" || depth === 0) return [];
  if (type.kind === "fn") return partsOf(type).flatMap((part) => demandsOf(families, part, false, depth - 1));
  if (isIndexedType(families, type)) return [{ type, must }];
  if (tupleWidth(type.name) !== undefined) return type.args.flatMap((arg) => demandsOf(families, arg, must, depth));
  const family = families.get(type.name);
  if (family === undefined) return type.args.flatMap((arg) => demandsOf(families, arg, false, depth - 1));
  if (type.args.length === 0) return [];
  const bound = new Map(family.params.map((param, i) => [param, nth(type.args, i)]));
  const fields = family.ctors.flatMap((ctor) => ctor.fields).map((field) => substituteTypes(field, bound));
  return fields.flatMap((field) => demandsOf(families, field, must && family.ctors.length === 1, depth - 1));
}

function solvedWith(schemes: AllSchemes, types: readonly Type[], demands: readonly Demand[]): Solutions {
  const names = freshNames();
  const least = types.reduce((sum, type) => sum + floorOf(schemes, type), 0);
  let found: readonly Solution[] = [{ bound: new Map(), size: least }];
  let others = Number.POSITIVE_INFINITY;
  for (const { type, must } of demands) {
    const open = someAsVariables(type, names);
    const { schemes: known, others: unknown } = schemes.get(type.name) ?? NOTHING;
    const next = found.flatMap((before) => [
      ...(must ? [] : [before]),
      ...known.flatMap((scheme) => withScheme(before, open, scheme, names)),
    ]);
    const sorted = eachOnce(types, next);
    found = sorted.slice(0, SOLVING_MAX);
    others = Math.min(others, unknown, sorted[SOLVING_MAX]?.size ?? Number.POSITIVE_INFINITY);
  }
  return { found, others };
}

/** The smallest first, and the smallest of those that are the same as far as these types say. */
function eachOnce(types: readonly Type[], solutions: readonly Solution[]): readonly Solution[] {
  const found = new Map<string, Solution>();
  for (const each of [...solutions].sort((a, b) => a.size - b.size)) {
    const key = JSON.stringify(withPlainNames(types.map((type) => resolved(type, each.bound))));
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()];
}

type Names = () => Type;

function freshNames(): Names {
  let serial = 0;
  return () => variable(`index ${serial++}`);
}

function someAsVariables(type: Type, names: Names): Type {
  return isSome(type) ? names() : withParts(type, (part) => someAsVariables(part, names));
}

function withScheme(before: Solution, type: Type, scheme: Scheme, names: Names): readonly Solution[] {
  const own = new Map([...new Set(scheme.args.flatMap(variablesIn))].map((name) => [name, names()]));
  const bound = new Map(before.bound);
  const args = scheme.args.map((arg) => substituteTypes(arg, own));
  if (!partsOf(type).every((part, i) => unify(part, nth(args, i), bound))) return [];
  return [{ bound, size: before.size + scheme.size }];
}

/** No value of the type is smaller; what is indexed counts elsewhere. */
function floorOf(schemes: AllSchemes, type: Type): number {
  if (type.kind === "var") return 0;
  if (type.kind === "fn") return LAMBDA_LEAST;
  if (tupleWidth(type.name) !== undefined) return type.args.reduce((sum, arg) => sum + floorOf(schemes, arg), 0);
  return schemes.has(type.name) ? 0 : 1;
}

function unify(left: Type, right: Type, bound: Map<string, Type>): boolean {
  const [a, b] = [walked(left, bound), walked(right, bound)];
  if (a.kind === "var" && b.kind === "var" && a.name === b.name) return true;
  if (a.kind === "var") return bind(a.name, b, bound);
  if (b.kind === "var") return bind(b.name, a, bound);
  return sameHead(a, b) && partsOf(a).every((part, i) => unify(part, nth(partsOf(b), i), bound));
}

function bind(name: string, type: Type, bound: Map<string, Type>): boolean {
  if (variablesIn(resolved(type, bound)).includes(name)) return false;
  bound.set(name, type);
  return true;
}

function walked(type: Type, bound: Bound): Type {
  const next = type.kind === "var" ? bound.get(type.name) : undefined;
  return next === undefined ? type : walked(next, bound);
}

/** With what is known of its variables, all the way down. */
export function resolved(type: Type, bound: Bound): Type {
  const at = walked(type, bound);
  return at.kind === "var" ? at : withParts(at, (part) => resolved(part, bound));
}
