// The forms of data types at an instance: which constructors make values of it, and of what. What a GADT leaves open is
// solved; a form with indices that are too large, or that has too many solutions, is left out, and that is told.

import { nth } from "../basis/known.js";
import { type Name, tupleWidth } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import { INTEGERS } from "../core/primitive-types.js";
import type { CtorDecl, DataDecl, Program } from "../core/program.js";
import type { Type } from "../core/type.js";
import {
  type Bound,
  type Con,
  cutBelow,
  type Families,
  holdsSome,
  indexSize,
  isIndexedType,
  matchedIndices,
  partsOf,
  SOME,
  variablesIn,
  withoutSome,
  withParts,
} from "./index-types.js";
import { INDEX_DEPTH, INDEX_MAX, NESTED_MAX, OTHER_INDEX_MAX, SOLUTIONS_MAX } from "./limits.js";
import {
  type IndexSolver,
  indexVariables,
  indicesOf,
  newIndexSolver,
  resolved,
  solveIndices,
} from "./solve-indices.js";

export type Form = { readonly ctor: Name; readonly fields: readonly Type[] };

/** A form of which values are left out: with fields of these types, or as large as this at least. */
export type LeftOut = { readonly fields: readonly Type[]; readonly least: number };

export type Forms = { readonly forms: readonly Form[]; readonly leftOut: readonly LeftOut[] };

/** The forms of the data types of a program. */
export type FormMaker = {
  readonly families: Families;
  /** What stands for a type that may be any. */
  readonly integers: Type;
  readonly solver: IndexSolver;
  /** Those that inputs may be; none where a program has other open types, which core does not tell apart. */
  readonly exceptions: readonly CtorDecl[];
  /** How large the indices are that are tried: smaller where there would be too many types. */
  indexMax: number;
  /** By the family and constructor. */
  readonly familyOf: ReadonlyMap<Name, DataDecl>;
};

export function newFormMaker({ data, exceptions }: Pick<Program, "data" | "exceptions">, integers: Type): FormMaker {
  const families = new Map(data.map((decl) => [decl.name, decl]));
  const all = [...families.values()];
  const familyOf = new Map(all.flatMap((family) => family.ctors.map(({ name }) => [name, family])));

  return {
    families,
    integers,
    solver: newIndexSolver(families),
    exceptions: inputsOf(exceptions),
    indexMax: INDEX_MAX,
    familyOf,
  };
}

function inputsOf(exceptions: readonly CtorDecl[]): readonly CtorDecl[] {
  return exceptions.some(({ input }) => input === false) ? [] : exceptions.filter(({ input }) => input === true);
}

/** undefined: no data type of the program. */
export function formsAt(maker: FormMaker, type: Con): Forms | undefined {
  if (type.name === "exn" && maker.exceptions.length > 0)
    return { forms: maker.exceptions.map(({ name, fields }) => ({ ctor: name, fields })), leftOut: [] };
  const family = maker.families.get(type.name);
  if (family === undefined) return undefined;
  const all = family.ctors.map((decl) => formsBy(maker, family, decl, type));
  return { forms: all.flatMap(({ forms }) => forms), leftOut: all.flatMap(({ leftOut }) => leftOut) };
}

const NONE: Forms = { forms: [], leftOut: [] };

function formsBy(maker: FormMaker, family: DataDecl, decl: CtorDecl, type: Con): Forms {
  if (decl.result === undefined && !holdsSome(type)) return plainForm(family, decl, type);
  const bound = decl.result === undefined ? paramsAt(family, type) : matchedIndices(decl, type);
  if (bound === undefined) return NONE;
  const { solutions, others } = solvedFields(maker, decl.fields, bound);
  const isTried = (fields: readonly Type[]): boolean => !fields.some((field) => growsTooLarge(maker, field, type));
  const tooLarge = solutions.filter((fields) => !isTried(fields));
  return {
    forms: solutions.filter(isTried).map((fields) => ({ ctor: decl.name, fields })),
    leftOut: [
      ...tooLarge.map((fields) => ({
        fields: fields.map((field) => cutBelow(field, Math.min(INDEX_DEPTH, 1 + (maker.indexMax >> 1)))),
        least: 1,
      })),
      ...(Number.isFinite(others) ? [{ fields: [], least: 1 + others }] : []),
    ],
  };
}

/** A type whose instances hold larger ones of itself, and so on, is not regular: somewhere that ends. */
function plainForm(family: DataDecl, { name, fields }: CtorDecl, type: Con): Forms {
  const bound = paramsAt(family, type);
  const own = fields.map((field) => substituteTypes(field, bound));
  const small = own.filter((field) => !holdsLarger(field, type));
  if (small.length === own.length) return { forms: [{ ctor: name, fields: own }], leftOut: [] };
  const isLast = indexSize(type) > NESTED_MAX; // one more is looked at, only to know how large its values are
  return { forms: [], leftOut: [{ fields: isLast ? small : own, least: 1 }] };
}

function holdsLarger(type: Type, whole: Con): boolean {
  const isLarger =
    type.kind === "con" &&
    type.name === whole.name &&
    type.args.length > 0 &&
    indexSize(type) > Math.max(NESTED_MAX, indexSize(whole));
  return isLarger || partsOf(type).some((part) => holdsLarger(part, whole));
}

function paramsAt({ params }: DataDecl, type: Con): Bound {
  return new Map(params.map((param, i) => [param, nth(type.args, i)]));
}

/** Whether a field has an index that is larger than that of the whole, and too large. */
function growsTooLarge({ families, indexMax }: FormMaker, field: Type, whole: Con): boolean {
  if (field.kind !== "con" || !isIndexedType(families, field)) return false;
  const most = field.name === whole.name ? indexMax + 1 : OTHER_INDEX_MAX;
  return indexSize(field) > Math.max(most, indexSize(whole));
}

/** The fields of a value that has been made with this constructor, whatever its indices. */
export function fieldsWith(
  { families, familyOf, integers }: FormMaker,
  type: Type,
  ctor: CtorDecl,
  arity: number,
): readonly Type[] {
  if (tupleWidth(ctor.name) !== undefined) return Array.from({ length: arity }, () => integers);
  const family = type.kind === "con" ? families.get(type.name) : undefined;
  const own = family?.ctors.find(({ name }) => name === ctor.name);
  const decl = own ?? familyOf.get(ctor.name)?.ctors.find(({ name }) => name === ctor.name);
  if (decl === undefined) return ctor.fields;
  const isOwn = family !== undefined && own !== undefined && type.kind === "con";
  const matched = !isOwn ? undefined : decl.result === undefined ? paramsAt(family, type) : matchedIndices(decl, type);
  const bound = matched ?? new Map<string, Type>();
  const open = decl.fields.flatMap(variablesIn).filter((name) => !bound.has(name));
  const all = new Map([...bound, ...open.map((name) => [name, SOME] as const)]);
  return decl.fields.map((field) => substituteTypes(field, all)).map((field) => valueType(families, integers, field));
}

/** Which fields of a constructor nobody can look at: they mention a type that only it knows, and no index of a GADT among
 * the fields tells what that is. */
export function unseenFields({ familyOf, families }: FormMaker, ctor: CtorDecl): readonly number[] {
  const decl = familyOf.get(ctor.name)?.ctors.find(({ name }) => name === ctor.name);
  if (decl?.result === undefined) return [];
  const told = (type: Type): readonly string[] =>
    isIndexedType(families, type) ? variablesIn(type) : partsOf(type).flatMap(told);
  const known = new Set([...decl.result.flatMap(variablesIn), ...decl.fields.flatMap(told)]);
  return decl.fields.flatMap((field, i) => (variablesIn(field).every((name) => known.has(name)) ? [] : [i]));
}

// ---- what is open ----

type SolvedFields = { readonly solutions: readonly (readonly Type[])[]; readonly others: number };

/** The fields of a constructor whose variables are known in part. */
function solvedFields(maker: FormMaker, fields: readonly Type[], bound: Bound): SolvedFields {
  const { families, integers } = maker;
  const { shared, single } = openVariables(maker, fields, [], bound);
  const ground = (types: readonly Type[]): readonly Type[] => types.map((type) => valueType(families, integers, type));
  const known = new Map([...bound, ...single]);
  if (shared.size === 0)
    return {
      solutions: [ground(fields.map((field) => substituteTypes(field, known)))],
      others: Number.POSITIVE_INFINITY,
    };
  let serial = 0;
  const fresh = (): Type => ({ kind: "var", name: `open ${serial++}` });
  for (const [name, type] of shared) known.set(name, withoutSome(type, fresh));
  const { solutions, others } = solvedTypes(
    maker,
    fields.map((field) => substituteTypes(field, known)),
  );
  return { solutions: solutions.map(ground), others };
}

type SolvedTypes = { readonly types: readonly Type[]; readonly size: number };

/** Types with variables at the smallest solutions; what stays open are integers. */
function solvedTypes(maker: FormMaker, types: readonly Type[]): SolvedFields {
  const { found, others } = solvedAll(maker, types, types);
  const isLeft = (each: SolvedTypes): boolean => !isShown(maker, types, each);
  const chosen = firstOf(
    maker,
    found.filter((each) => !isLeft(each)),
    others,
  );
  return {
    solutions: chosen.found.map((each) => each.types),
    others: Math.min(chosen.others, ...found.filter(isLeft).map(({ size }) => size)),
  };
}

/** What variables of types are at the smallest solutions. */
export function solvedVariables(maker: FormMaker, types: readonly Type[], names: readonly string[]): Chosen {
  const { found, others } = solvedAll(
    maker,
    types,
    names.map((name) => ({ kind: "var", name })),
  );
  return firstOf(maker, found, others);
}

type Chosen = { readonly found: readonly SolvedTypes[]; readonly others: number };

/** The smallest, but first one of each kind: programs tell indices apart by what they are made of. */
function firstOf({ families }: FormMaker, found: readonly SolvedTypes[], others: number): Chosen {
  const kinds = new Set<string>();
  const ofOwnKind = found.filter(({ types }) => {
    const kind = types.map((type) => headsOf(families, type)).join(" ");
    return !kinds.has(kind) && kinds.add(kind);
  });
  const chosen = new Set([...ofOwnKind.slice(0, SOLUTIONS_MAX), ...found].slice(0, SOLUTIONS_MAX));
  const left = found.filter((each) => !chosen.has(each)).map(({ size }) => size);
  return { found: found.filter((each) => chosen.has(each)), others: Math.min(others, ...left) };
}

/** What a type is made by, and the indices of an indexed type. */
function headsOf(families: Families, type: Type): string {
  if (type.kind === "con" && isIndexedType(families, type))
    return type.args.map((arg) => headsOf(families, arg)).join(",");
  return type.kind === "con" ? type.name : type.kind;
}

/** `wanted` at the solutions of types, each once, the smallest first. */
function solvedAll(
  maker: FormMaker,
  types: readonly Type[],
  wanted: readonly Type[],
): { readonly found: readonly SolvedTypes[]; readonly others: number } {
  const { found, others } = solveIndices(maker.solver, types);
  const once = new Map<string, SolvedTypes>();
  for (const { bound, size } of found) {
    const closed = wanted.map((type) => closedAt(maker, type, bound));
    const key = JSON.stringify(closed);
    if (!once.has(key)) once.set(key, { types: closed, size });
  }
  return { found: [...once.values()], others };
}

function closedAt({ integers }: FormMaker, type: Type, bound: Bound): Type {
  const at = resolved(type, bound);
  return substituteTypes(at, new Map(variablesIn(at).map((name) => [name, integers])));
}

/**
 * A value whose type is an index is written by what it is, since its type is not known when it is written: that is
 * right but for characters and integers of a width of their own.
 */
function isShown(
  { families, integers }: FormMaker,
  open: readonly Type[],
  { types }: { readonly types: readonly Type[] },
): boolean {
  return open.every((type, i) => isIndexedType(families, type) || !hasOtherIntegers(integers, type, nth(types, i)));
}

function hasOtherIntegers(integers: Type, open: Type, closed: Type): boolean {
  if (open.kind !== "var") {
    const [a, b] = [partsOf(open), partsOf(closed)];
    return a.some((part, i) => hasOtherIntegers(integers, part, nth(b, i)));
  }
  const isOther = (type: Type): boolean =>
    type.kind === "con" &&
    ((INTEGERS.has(type.name) && type.name !== (integers as Con).name) || type.args.some(isOther));
  return isOther(closed);
}

type Open = {
  /** Parts with such a variable must have the same index; with what is known of it. */
  readonly shared: Bound;
  /** The others: they are any, each time another. */
  readonly single: Bound;
};

/** Of the variables in types, those that are not known. `also`: where they may occur too. */
export function openVariables(
  { solver }: FormMaker,
  types: readonly Type[],
  also: readonly Type[],
  bound: Bound,
): Open {
  const all = [...types, ...also].flatMap(variablesIn);
  const alone = types.flatMap((type) => ownIndices(solver, type));
  const indexed = new Set(types.flatMap((type) => indexVariables(solver, type)));
  const shared = new Map<string, Type>();
  const single = new Map<string, Type>();
  for (const name of new Set(all)) {
    const known = bound.get(name) ?? SOME;
    if (!holdsSome(known)) continue;
    const isAlone = all.filter((each) => each === name).length === 1 && alone.includes(name);
    if (isAlone || !indexed.has(name)) single.set(name, known);
    else shared.set(name, known);
  }
  return { shared, single };
}

/** Variables in the indices of a value that is there itself, or in a tuple. */
export function ownIndices(solver: IndexSolver, type: Type): readonly string[] {
  if (type.kind !== "con") return [];
  if (isIndexedType(solver.families, type)) return indicesOf(solver, type).flatMap(variablesIn);
  return tupleWidth(type.name) === undefined ? [] : type.args.flatMap((arg) => ownIndices(solver, arg));
}

/** What may be any is an integer, but for the indices of a value that is there itself. */
export function valueType(families: Families, integers: Type, type: Type): Type {
  if (isIndexedType(families, type)) return type;
  if (type.kind === "con" && tupleWidth(type.name) !== undefined)
    return withParts(type, (part) => valueType(families, integers, part));
  return withoutSome(type, () => integers);
}
