// The sizes of the smallest values of types, and of the smallest that hold something that is never made: an input with
// that was not tried. Recursive types need each other's sizes: they shrink until they fit.

import { tupleWidth } from "../core/expr.js";
import type { Type } from "../core/type.js";
import type { Forms } from "./forms.js";
import { type Con, partsOf } from "./index-types.js";
import { LAMBDA_LEAST, TYPE_LENGTH_MAX, TYPES_MAX } from "./limits.js";
import { typeKey, Unsupported } from "./type-key.js";

export type FormsOf = (type: Con) => Forms | undefined;

export type Sizes = {
  readonly least: (type: Type) => number;
  readonly leastLeftOut: (types: readonly Type[]) => number;
};

const NO_FORMS: Forms = { forms: [], leftOut: [] };

export function formsIn(formsOf: FormsOf, type: Type): Forms {
  return (type.kind === "con" ? formsOf(type) : undefined) ?? NO_FORMS;
}

const BLOCKS: ReadonlySet<string> = new Set(["cell", "lazy", "array"]);

/** The type and every type inside its values. */
export function reachable(formsOf: FormsOf, type: Type): readonly Type[] {
  const found = new Map<string, Type>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const key = typeKey(next);
    if (found.has(key)) continue;
    if (found.size >= TYPES_MAX || key.length > TYPE_LENGTH_MAX) throw new Unsupported(type);
    found.set(key, next);
    const { forms, leftOut } = formsIn(formsOf, next);
    const fields = [...forms, ...leftOut].flatMap((form) => form.fields);
    const isBlock = next.kind === "con" && BLOCKS.has(next.name); // references are known as data too
    pending.push(...(forms.length === 0 || isBlock ? partsOf(next) : []), ...fields); // an index is in no value
  }
  return [...found.values()];
}

function fewer(formsOf: FormsOf, type: Type, reduce: () => boolean): readonly Type[] {
  try {
    return reachable(formsOf, type);
  } catch (error) {
    if (!(error instanceof Unsupported) || !reduce()) throw error;
    return fewer(formsOf, type, reduce);
  }
}

/** What is known of sizes so far. */
type Known = (type: Type) => number;

/**
 * `isUnmade`: there are values of the type, but nothing makes them. `reduce`: leaves more out, where there are too many
 * types in one; false: there is nothing left to leave out.
 */
export function newSizes(formsOf: FormsOf, isUnmade: (type: Con) => boolean, reduce: () => boolean): Sizes {
  const leasts = new Map<string, number>();
  const leftOuts = new Map<string, number>();
  const settle = (sizes: Map<string, number>, type: Type, sizeNow: (type: Type, known: Known) => number): number => {
    const types = fewer(formsOf, type, () => {
      leasts.clear();
      leftOuts.clear();
      return reduce();
    });
    shrink(sizes, types, sizeNow);
    return sizes.get(typeKey(type)) ?? Number.POSITIVE_INFINITY;
  };
  const least = (type: Type): number =>
    leasts.get(typeKey(type)) ?? settle(leasts, type, (each, known) => leastNow(formsOf, each, known));
  const leftOut = (type: Type): number =>
    leftOuts.get(typeKey(type)) ??
    settle(leftOuts, type, (each, known) => leftOutNow({ formsOf, isUnmade, least }, each, known));
  return { least, leastLeftOut: (types) => oneLeftOut(types, least, leftOut) };
}

/** Recursive types need each other's sizes. */
function shrink(
  sizes: Map<string, number>,
  types: readonly Type[],
  sizeNow: (type: Type, known: Known) => number,
): void {
  const known: Known = (type) => sizes.get(typeKey(type)) ?? Number.POSITIVE_INFINITY;
  for (let changed = true; changed; ) {
    changed = false;
    for (const each of types) {
      const size = sizeNow(each, known);
      if (size >= known(each)) continue;
      sizes.set(typeKey(each), size);
      changed = true;
    }
  }
  for (const each of types) sizes.set(typeKey(each), known(each));
}

/** Infinite when the type has no finite value. */
function leastNow(formsOf: FormsOf, type: Type, known: Known): number {
  if (type.kind === "var") return 1;
  if (type.kind === "fn") return LAMBDA_LEAST;
  const sum = (types: readonly Type[]): number => types.reduce((total, each) => total + known(each), 0);
  if (tupleWidth(type.name) !== undefined) return sum(type.args);
  if (type.name === "cell" || type.name === "lazy") return 1 + sum(type.args);
  const data = formsOf(type);
  return data === undefined ? 1 : Math.min(...data.forms.map(({ fields }) => 1 + sum(fields)));
}

type LeftOutSizes = {
  readonly formsOf: FormsOf;
  readonly isUnmade: (type: Con) => boolean;
  readonly least: Known;
};

function leftOutNow({ formsOf, isUnmade, least }: LeftOutSizes, type: Type, known: Known): number {
  if (type.kind === "var") return Number.POSITIVE_INFINITY;
  const inOne = (types: readonly Type[]): number => oneLeftOut(types, least, known);
  if (type.kind === "fn") return 1 + Math.min(known(type.from), known(type.to));
  if (tupleWidth(type.name) !== undefined) return inOne(type.args);
  if (BLOCKS.has(type.name)) return 1 + inOne(type.args);
  if (isUnmade(type)) return 1;
  const { forms, leftOut } = formsIn(formsOf, type);
  // What operations do not make is left out where they make nothing at all; elsewhere the claim is about what they make.
  const isMade = Number.isFinite(least(type));
  const isCounted = (field: Type): boolean => !isMade || field.kind !== "con" || !isUnmade(field);
  const inside = forms.filter(({ fields }) => fields.every(isCounted)).map(({ fields }) => 1 + inOne(fields));
  const whole = leftOut.map((each) =>
    Math.max(
      each.least,
      each.fields.reduce((sum, field) => sum + least(field), 1),
    ),
  );
  return Math.min(...inside, ...whole);
}

/** One of them holds what is left out; the others are as small as they can be, made or not. */
function oneLeftOut(types: readonly Type[], least: Known, leftOut: Known): number {
  const lows = types.map((type) => Math.min(least(type), leftOut(type)));
  const all = lows.reduce((sum, low) => sum + low, 0);
  if (!Number.isFinite(all)) return Number.POSITIVE_INFINITY;
  return Math.min(...types.map((type, i) => all - (lows[i] ?? 0) + leftOut(type)));
}
