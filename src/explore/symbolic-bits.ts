// Operations on the bits of an unknown integer that are arithmetic: shifting by a known distance, and keeping the low
// bits. Everything else about bits pins.

import { type Int, minus, plus } from "../basis/integer.js";
import type { PrimName } from "../core/primitive.js";
import type { Value } from "../core/value.js";
import { div } from "../smt/division.js";
import { type IntTerm, le, mul, sub } from "../smt/term.js";
import type { Run } from "./run.js";
import { asInt, isSymbol } from "./unknown.js";

/** What is no arithmetic: undefined. */
export type Bits = (run: Run, a: Value, b: Value) => IntTerm | undefined;

type Shift = (run: Run, a: IntTerm, power: Int) => IntTerm;

/** By a distance that is known and not beyond the bits of the integer. */
function shifted(kind: "i32" | "i64" | "big", shift: Shift): Bits {
  const most = kind === "i32" ? 31 : 63;
  return (run, a, by) => {
    if (typeof by !== "number" || by < 0 || by > most) return undefined;
    run.noteArithmetic(a, a);
    return shift(run, asInt(a), powerOfTwo(by));
  };
}

function powerOfTwo(by: number): Int {
  return by < 53 ? 2 ** by : 2n ** BigInt(by);
}

/** Rounded down: as the processor does it on numbers that are not below 0, and on the others' complement. */
function floorOf(run: Run, a: IntTerm, power: Int): IntTerm {
  const { terms } = run.world;
  if (power === 1) return a;
  if (run.branch(le(terms, 0, a))) return div(terms, a, power);
  return sub(-1, div(terms, sub(-1, a), power));
}

/** With a mask of the low bits. */
function masked(run: Run, a: Value, b: Value): IntTerm | undefined {
  const [term, mask] = isSymbol(a) ? [asInt(a), b] : [asInt(b), a];
  if (typeof mask !== "number" || mask < 0 || !isPowerOfTwo(plus(mask, 1))) return undefined;
  run.noteArithmetic(term, term);
  const power = plus(mask, 1);
  return sub(term, mul(floorOf(run, term, power), power));
}

function isPowerOfTwo(n: Int): boolean {
  return (BigInt(n) & BigInt(minus(n, 1))) === 0n;
}

export function bitOperations(kind: "i32" | "i64" | "big"): readonly (readonly [PrimName, Bits])[] {
  return [
    [`${kind}.lsl`, shifted(kind, (_run, a, power) => mul(a, power))],
    [`${kind}.asr`, shifted(kind, floorOf)],
    [`${kind}.and`, masked],
  ];
}
