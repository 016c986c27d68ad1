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

/** Of one type: of its smallest value, infinite when it has none; and of the smallest that is left out. */
type Size = { readonly least: number; readonly leftOut: number };

const UNKNOWN: Size = { least: Number.POSITIVE_INFINITY, leftOut: Number.POSITIVE_INFINITY };

/**
 * `isUnmade`: there are values of the type, but nothing makes them. `reduce`: leaves more out, where there are too many
 * types in one; false: there is nothing left to leave out.
 */
export function newSizes(formsOf: FormsOf, isUnmade: (type: Con) => boolean, reduce: () => boolean): Sizes {
  const known = new Map<string, Size>();
  const sizeOf = (type: Type): Size => known.get(typeKey(type)) ?? settle(type);
  const settle = (type: Type): Size => {
    const types = fewer(formsOf, type, () => {
      known.clear();
      return reduce();
    });
    const soFar = (inner: Type): Size => known.get(typeKey(inner)) ?? UNKNOWN;
    for (let changed = true; changed; ) {
      changed = false;
      for (const each of types) {
        const before = soFar(each);
        const size = sizeNow(formsOf, isUnmade, each, soFar);
        if (size.least >= before.least && size.leftOut >= before.leftOut) continue;
        known.set(typeKey(each), size);
        changed = true;
      }
    }
    for (const each of types) if (!known.has(typeKey(each))) known.set(typeKey(each), UNKNOWN);
    return soFar(type);
  };
  return {
    least: (type) => sizeOf(type).least,
    leastLeftOut: (types) => leftOutOf(types.map(sizeOf)),
  };
}

function sizeNow(formsOf: FormsOf, isUnmade: (type: Con) => boolean, type: Type, soFar: (type: Type) => Size): Size {
  if (type.kind === "var") return { least: 1, leftOut: Number.POSITIVE_INFINITY };
  const parts = partsOf(type).map(soFar);
  if (type.kind === "fn") return { least: LAMBDA_LEAST, leftOut: 1 + Math.min(...parts.map(({ leftOut }) => leftOut)) };
  if (tupleWidth(type.name) !== undefined) return { least: leastOf(parts), leftOut: leftOutOf(parts) };
  if (type.name === "cell" || type.name === "lazy") return { least: 1 + leastOf(parts), leftOut: 1 + leftOutOf(parts) };
  const data = formsOf(type);
  if (data === undefined)
    return { least: 1, leftOut: type.name === "array" ? 1 + leftOutOf(parts) : Number.POSITIVE_INFINITY };
  if (isUnmade(type)) return { least: Number.POSITIVE_INFINITY, leftOut: 1 };
  const least = Math.min(...data.forms.map(({ fields }) => 1 + leastOf(fields.map(soFar))));
  // What operations do not make is left out where they make nothing at all; elsewhere the claim is about what they make.
  const isCounted = (field: Type): boolean => !Number.isFinite(least) || field.kind !== "con" || !isUnmade(field);
  const inside = data.forms
    .filter(({ fields }) => fields.every(isCounted))
    .map(({ fields }) => 1 + leftOutOf(fields.map(soFar)));
  const whole = data.leftOut.map((each) => Math.max(each.least, 1 + leastOf(each.fields.map(soFar))));
  return { least, leftOut: Math.min(...inside, ...whole) };
}

function leastOf(sizes: readonly Size[]): number {
  return sizes.reduce((sum, { least }) => sum + least, 0);
}

/** One of them holds what is left out. */
function leftOutOf(sizes: readonly Size[]): number {
  const low = ({ least, leftOut }: Size): number => Math.min(least, leftOut);
  const all = sizes.reduce((sum, size) => sum + low(size), 0);
  return Math.min(
    ...sizes.map((size) => (Number.isFinite(all) ? all - low(size) + size.leftOut : Number.POSITIVE_INFINITY)),
  );
}
