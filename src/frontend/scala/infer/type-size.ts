// How large a type is. Parts that are shared as data are written out again and again by whatever reads a type, so a
// few lines (`val b = (a, a)`, `val c = (b, b)` ...) can make one that nobody would ever finish with.
import type { Ty } from "../typed.js";

/** No type that a person meant comes near. */
const SIZE_MAX = 10_000;

const sizes = new WeakMap<Ty, number>();

export function isTooLarge(type: Ty): boolean {
  return sizeOf(type) > SIZE_MAX;
}

function sizeOf(type: Ty): number {
  const known = sizes.get(type);
  if (known !== undefined) return known;
  const size = partsOf(type).reduce((sum, part) => Math.min(sum + sizeOf(part), SIZE_MAX + 1), 1);
  sizes.set(type, size);
  return size;
}

function partsOf(type: Ty): readonly Ty[] {
  switch (type.kind) {
    case "class":
      return type.args;
    case "fn":
      return [...type.params, type.result];
    case "tuple":
      return type.items;
    case "both":
      return type.parts;
    default:
      return [];
  }
}
