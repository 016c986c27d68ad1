// How large terms get. Conditions of hundreds of products tell a solver nothing, and squaring in a loop would take all
// memory: what would be larger than this is pinned instead, to its value in the model, which is said.
import { type IntTerm, Poly, type StrTerm, Text } from "../smt/term.js";
import { TEXT_PARTS_MAX } from "./limits.js";

const DIGITS_PER_PART = 16;

function sizeOf(term: IntTerm): number {
  if (!(term instanceof Poly)) return digits(term);
  return term.monos.reduce((sum, { coef, atoms }) => sum + digits(coef) + atoms.length, digits(term.constant));
}

function digits(n: number | bigint): number {
  return typeof n === "number" ? 1 : Math.ceil(n.toString(36).length / DIGITS_PER_PART);
}

/** The work of a sum; as long as one side is known there is hardly any. */
export function sumSize(a: IntTerm, b: IntTerm): number {
  return a instanceof Poly && b instanceof Poly ? sizeOf(a) + sizeOf(b) : 1;
}

export function productSize(a: IntTerm, b: IntTerm): number {
  return sizeOf(a) * sizeOf(b);
}

export function isLargeText(a: StrTerm, b: StrTerm): boolean {
  return partsOf(a) + partsOf(b) > TEXT_PARTS_MAX;
}

function partsOf(term: StrTerm): number {
  return term instanceof Text ? term.parts.length : 1;
}

/** Of the characters that are known. */
export function knownLength(term: StrTerm): number {
  if (!(term instanceof Text)) return term.length;
  return term.parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
}
