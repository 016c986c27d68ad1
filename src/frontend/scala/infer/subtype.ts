// Subtyping, with and without type variables to be solved, and least upper bounds.
import type { ClassSymbol, Ty, TypeParam } from "../typed.js";
import { isNumber, isValueClass } from "./builtin.js";
import {
  ANY,
  ANY_REF,
  ANY_VAL,
  type ClassTy,
  classTy,
  ERROR,
  HOLE,
  mentions,
  NOTHING,
  substitute,
  substOf,
} from "./ty.js";

/** The variables of one call, with what is known of them. */
export type Bounds = {
  readonly low: Ty[];
  readonly high: Ty[];
  /** Numbers that are arguments themselves: they can be widened. */
  readonly weak: Ty[];
};
export type Solver = ReadonlyMap<TypeParam, Bounds>;
const NO_VARS: Solver = new Map();

type Assumed = { readonly low: Ty | undefined; readonly high: Ty | undefined };
/** What is known of type parameters in the case that is being typed, beyond the bounds they were defined with. */
const assumed = new WeakMap<TypeParam, Assumed>();

/** Gives what takes it back. */
export function assume(param: TypeParam, bounds: Assumed): () => void {
  const before = assumed.get(param);
  assumed.set(param, bounds);
  return () => {
    if (before === undefined) assumed.delete(param);
    else assumed.set(param, before);
  };
}

function lowOf(param: TypeParam): Ty | undefined {
  return assumed.get(param)?.low ?? param.low;
}

function highOf(param: TypeParam): Ty | undefined {
  return assumed.get(param)?.high ?? param.high;
}

/** The class itself and everything it inherits from, nearest first: where members are looked for. */
export function linearization(of: ClassSymbol): readonly ClassSymbol[] {
  return of.parents.length === 0 ? [of] : linear(of, new Map());
}

/** `done`: what was met on other ways, for there may be very many to one trait. */
function linear(of: ClassSymbol, done: Map<ClassSymbol, readonly ClassSymbol[]>): readonly ClassSymbol[] {
  const known = done.get(of);
  if (known !== undefined) return known;
  let rest: readonly ClassSymbol[] = [];
  for (const { type } of of.parents) {
    const met = new Set(rest);
    rest = [...linear(type.of, done).filter((each) => !met.has(each)), ...rest];
  }
  const all = [of, ...rest];
  done.set(of, all);
  return all;
}

/** The type as a value of that class among its parents: List[Int] of `1 :: Nil`. */
export function baseType(type: Ty, of: ClassSymbol): ClassTy | undefined {
  switch (type.kind) {
    case "class":
      return baseOfClass(type, of);
    case "param": {
      const high = highOf(type.of);
      return high && baseType(high, of);
    }
    case "wildcard":
      return type.high && baseType(type.high, of);
    case "both":
      for (const part of type.parts) {
        const found = baseType(part, of);
        if (found !== undefined) return found;
      }
      return undefined;
    default:
      return undefined;
  }
}

/** `met`: classes that it is not above of, for there may be very many ways to one. */
function baseOfClass(type: ClassTy, of: ClassSymbol, met = new Set<ClassSymbol>()): ClassTy | undefined {
  if (type.of === of) return type;
  met.add(type.of);
  for (const parent of type.of.parents) {
    if (met.has(parent.type.of)) continue;
    const found = baseOfClass(parent.type, of, met);
    if (found !== undefined) return substitute(found, substOf(type.of.typeParams, type.args)) as ClassTy;
  }
  return undefined;
}

/** Types that grow on the way, as those of classes that extend larger instances of themselves may, have no end. */
const NESTED_MAX = 500;
let nested = 0;

export function isSubtype(a: Ty, b: Ty, solver: Solver = NO_VARS): boolean {
  nested += 1;
  try {
    if (nested > NESTED_MAX) throw new RangeError("types that grow while they are compared");
    return isBelow(a, b, solver);
  } finally {
    nested -= 1;
  }
}

function isBelow(a: Ty, b: Ty, solver: Solver): boolean {
  if (a === b || a === ERROR || b === ERROR || a === HOLE || b === HOLE) return true;
  if (b.kind === "param" && solver.has(b.of)) return addLow(b.of, a, solver);
  if (a.kind === "param" && solver.has(a.of)) return addHigh(a.of, b, solver);
  if (b.kind === "any" || a.kind === "nothing") return true;
  if (b.kind === "both") return b.parts.every((part) => isSubtype(a, part, solver));
  if (a.kind === "wildcard") return isSubtype(a.high ?? ANY, b, solver);
  if (b.kind === "wildcard") return b.low !== undefined && isSubtype(a, b.low, solver);
  if (a.kind === "both") return a.parts.some((part) => isSubtype(part, b, solver));
  if (a.kind === "param" && b.kind === "param" && a.of === b.of) return true;
  const low = b.kind === "param" ? lowOf(b.of) : undefined;
  if (low !== undefined && isSubtype(a, low, solver)) return true;
  if (a.kind === "param") {
    const high = highOf(a.of);
    return high !== undefined && isSubtype(high, b, solver);
  }
  if (a.kind === "fn" && b.kind === "fn") return isFnSubtype(a, b, solver);
  if (a.kind === "tuple" && b.kind === "tuple") {
    return (
      a.items.length === b.items.length && a.items.every((item, i) => isSubtype(item, b.items[i] ?? ERROR, solver))
    );
  }
  if (b.kind === "any-ref")
    return a.kind !== "any" && a.kind !== "any-val" && !(a.kind === "class" && isValueClass(a.of));
  if (b.kind === "any-val") return a.kind === "any-val" || (a.kind === "class" && isValueClass(a.of));
  if (a.kind === "null")
    return b.kind === "null" || (b.kind === "class" ? !isValueClass(b.of) : b.kind === "fn" || b.kind === "tuple");
  if (a.kind === "any" || a.kind === "any-ref" || a.kind === "any-val") return false;
  if (a.kind !== "class" || b.kind !== "class") return false;
  const base = baseOfClass(a, b.of);
  return base?.args.every((arg, i) => isContained(base.of, i, arg, b.args[i] ?? ERROR, solver)) ?? false;
}

type FnTy = Ty & { readonly kind: "fn" };

function isFnSubtype(a: FnTy, b: FnTy, solver: Solver): boolean {
  if (a.params.length !== b.params.length) return false;
  if (!a.params.every((param, i) => isSubtype(b.params[i] ?? ERROR, param, solver))) return false;
  return isSubtype(a.result, b.result, solver);
}

function isContained(of: ClassSymbol, index: number, a: Ty, b: Ty, solver: Solver): boolean {
  if (b === HOLE || a === HOLE) return true;
  if (b.kind === "wildcard") {
    return (
      (b.high === undefined || isSubtype(a, b.high, solver)) && (b.low === undefined || isSubtype(b.low, a, solver))
    );
  }
  const variance = of.typeParams[index]?.variance;
  if (variance === "covariant") return isSubtype(a, b, solver);
  if (variance === "contravariant") return isSubtype(b, a, solver);
  if (a.kind === "wildcard") return false;
  return isSubtype(a, b, solver) && isSubtype(b, a, solver);
}

function addLow(variable: TypeParam, low: Ty, solver: Solver): boolean {
  const bounds = solver.get(variable);
  if (bounds === undefined || (low.kind === "param" && low.of === variable)) return true;
  if (mentions(low, (param) => param === variable)) return false;
  if (isNoted(bounds.low, low)) return true;
  bounds.low.push(low);
  return bounds.high.every((high) => isSubtype(low, high, solver));
}

/** Two variables that bound each other would be compared for ever. */
function isNoted(bounds: readonly Ty[], type: Ty): boolean {
  return type.kind === "param" && bounds.some((each) => each.kind === "param" && each.of === type.of);
}

function addHigh(variable: TypeParam, high: Ty, solver: Solver): boolean {
  const bounds = solver.get(variable);
  if (bounds === undefined || (high.kind === "param" && high.of === variable)) return true;
  if (mentions(high, (param) => param === variable)) return false;
  if (isNoted(bounds.high, high)) return true;
  bounds.high.push(high);
  if (!bounds.low.every((low) => isSubtype(low, high, solver))) return false;
  return bounds.weak.every((low) => isWeakSubtype(low, high, solver));
}

/** An argument for a parameter whose type is a variable: a number may be widened later on. */
export function isWeakSubtype(a: Ty, b: Ty, solver: Solver): boolean {
  const bounds = b.kind === "param" ? solver.get(b.of) : undefined;
  if (bounds === undefined || !isNumber(a)) return isSubtype(a, b, solver) || (isNumber(b) && widest([a, b]) === b);
  bounds.weak.push(a);
  return bounds.high.every((high) => isWeakSubtype(a, high, solver));
}

export function isSame(a: Ty, b: Ty): boolean {
  return isSubtype(a, b) && isSubtype(b, a);
}

// ---- least upper bounds ----

const DEPTH_MAX = 3;

/** Of the branches of an `if` or `match`: numbers of different kinds meet in the widest. */
export function weakLub(types: readonly Ty[]): Ty {
  return widest(types) ?? lub(types);
}

/** The widest of several kinds of numbers, undefined if they are not all numbers. */
function widest(types: readonly Ty[]): Ty | undefined {
  const known = types.filter((type) => type.kind !== "nothing");
  if (known.length === 0 || !known.every(isNumber)) return undefined;
  const order = ["Byte", "Short", "Char", "Int", "Long", "Float", "Double"];
  const rank = (type: Ty): number => (type.kind === "class" ? order.indexOf(type.of.name) : -1);
  const found = known.reduce((a, b) => (rank(b) > rank(a) ? b : a));
  const names = new Set(known.map(rank));
  // Char and Short or Byte have no number in common but Int; a widening is never to Char.
  if (names.size > 1 && found.kind === "class" && found.of.name === "Char") return undefined;
  return found;
}

export function lub(types: readonly Ty[], depth = DEPTH_MAX): Ty {
  const [first, ...rest] = maximal(types);
  if (first === undefined) return NOTHING;
  if (rest.length === 0) return first;
  const all = [first, ...rest];
  if (depth === 0) return ANY;
  return lubOfFns(all, depth) ?? lubOfTuples(all, depth) ?? lubOfClasses(all, depth) ?? lubOfOthers(all);
}

/** Without those that another one includes. */
function maximal(types: readonly Ty[]): readonly Ty[] {
  const kept: Ty[] = [];
  for (const type of types) {
    if (kept.some((other) => isSubtype(type, other))) continue;
    for (let i = kept.length - 1; i >= 0; i--) {
      const other = kept[i];
      if (other !== undefined && isSubtype(other, type)) kept.splice(i, 1);
    }
    kept.push(type);
  }
  return kept;
}

function lubOfFns(types: readonly Ty[], depth: number): Ty | undefined {
  const fns = types.filter((type) => type.kind === "fn");
  const arity = fns[0]?.params.length ?? 0;
  if (fns.length !== types.length || fns.some((fn) => fn.params.length !== arity)) return undefined;
  const params = Array.from({ length: arity }, (_, i) => glb(fns.map((fn) => fn.params[i] ?? ERROR)));
  const result = lub(
    fns.map((fn) => fn.result),
    depth - 1,
  );
  return { kind: "fn", params, result };
}

function lubOfTuples(types: readonly Ty[], depth: number): Ty | undefined {
  const tuples = types.filter((type) => type.kind === "tuple");
  const size = tuples[0]?.items.length ?? 0;
  if (tuples.length !== types.length || tuples.some((tuple) => tuple.items.length !== size)) return undefined;
  const item = (i: number): Ty =>
    lub(
      tuples.map((tuple) => tuple.items[i] ?? ERROR),
      depth - 1,
    );
  return { kind: "tuple", items: Array.from({ length: size }, (_, i) => item(i)) };
}

function lubOfClasses(types: readonly Ty[], depth: number): Ty | undefined {
  const bases = types.map((type) => basesOf(type));
  const [first, ...rest] = bases;
  if (first === undefined) return undefined;
  const common = first.filter((each) => rest.every((others) => others.includes(each)));
  const nearest = common.filter(
    (each) => !common.some((other) => other !== each && linearization(other).includes(each)),
  );
  const parts = nearest.map((of) => joined(of, types, depth));
  const [only] = parts;
  if (only === undefined) return undefined;
  return parts.length === 1 ? only : { kind: "both", parts };
}

function basesOf(type: Ty): readonly ClassSymbol[] {
  switch (type.kind) {
    case "class":
      return linearization(type.of);
    case "param":
    case "wildcard": {
      const high = type.kind === "param" ? type.of.high : type.high;
      return high === undefined ? [] : basesOf(high);
    }
    case "both":
      return [...new Set(type.parts.flatMap(basesOf))];
    default:
      return [];
  }
}

function joined(of: ClassSymbol, types: readonly Ty[], depth: number): Ty {
  const bases = types.map((type) => baseType(type, of));
  const args = of.typeParams.map((param, i): Ty => {
    const each = bases.map((base) => base?.args[i] ?? ERROR);
    if (param.variance === "covariant") return lub(each, depth - 1);
    if (param.variance === "contravariant") return glb(each);
    const [first] = each;
    if (first !== undefined && each.every((other) => isSame(first, other))) return first;
    return { kind: "wildcard", low: undefined, high: lub(each, depth - 1) };
  });
  return classTy(of, args);
}

function lubOfOthers(types: readonly Ty[]): Ty {
  if (types.every((type) => isSubtype(type, ANY_REF))) return ANY_REF;
  return types.every((type) => isSubtype(type, ANY_VAL)) ? ANY_VAL : ANY;
}

export function glb(types: readonly Ty[]): Ty {
  const kept: Ty[] = [];
  for (const type of types) {
    if (kept.some((other) => isSubtype(other, type))) continue;
    const left = kept.filter((other) => !isSubtype(type, other));
    kept.splice(0, kept.length, ...left, type);
  }
  const [first] = kept;
  if (first === undefined) return ANY;
  return kept.length === 1 ? first : { kind: "both", parts: kept };
}
