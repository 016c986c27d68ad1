// What the characters of a string may be: bytes, or UTF-16 units where the string's unknowns say so.
import type { Atom } from "./term.js";

const HIGHEST_BYTE = 255;
const HIGHEST_UNIT = 65535;

/** Of a concatenation. */
export function highestChar(parts: readonly (string | Atom)[]): number {
  const isWide = (part: string | Atom): boolean =>
    typeof part === "string" ? /[\u0100-\uffff]/.test(part) : widthOf(part) > HIGHEST_BYTE;
  return parts.some(isWide) ? HIGHEST_UNIT : HIGHEST_BYTE;
}

/** Of a string's atom; what a character is computed from says nothing about it. */
export function widthOf({ op }: Atom): number {
  if (op.kind === "char") return HIGHEST_UNIT;
  return Number((op.kind === "var" || op.kind === "call" ? op.high : undefined) ?? HIGHEST_BYTE);
}
