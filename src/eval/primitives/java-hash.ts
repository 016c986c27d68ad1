// Hash codes of integers, floats, truths and texts as Scala has them (`##`): numbers that are equal have the same one.
import type { Int } from "../../basis/integer.js";
import { Flt, Str, type Value } from "../../core/value.js";
import { charge, type Runtime } from "../runtime.js";

/** Of anything else, 0. */
export function javaHash(rt: Runtime, value: Value): number {
  if (typeof value === "boolean") return value ? 1231 : 1237;
  if (typeof value === "number" || typeof value === "bigint") return hashOfInteger(value);
  if (value instanceof Flt) return hashOfFloat(value.f);
  return value instanceof Str ? hashOfText(rt, value.s) : 0;
}

/** Those of java.lang.String. */
function hashOfText(rt: Runtime, text: string): number {
  charge(rt, text.length);
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0;
  return hash;
}

function hashOfInteger(value: Int): number {
  if (typeof value === "number" && (value | 0) === value) return value;
  const wide = BigInt(value);
  return BigInt.asIntN(64, wide) === wide ? hashOfLong(wide) : hashOfBig(wide);
}

function hashOfLong(value: bigint): number {
  return Number(BigInt.asIntN(32, value ^ BigInt.asUintN(32, value >> 32n)));
}

/** Those of java.math.BigInteger: its 32-bit digits from the highest on, and its sign. */
function hashOfBig(value: bigint): number {
  const digits: number[] = [];
  for (let rest = value < 0n ? -value : value; rest > 0n; rest >>= 32n) digits.push(Number(BigInt.asIntN(32, rest)));
  const hash = digits.reduceRight((all, digit) => (Math.imul(31, all) + digit) | 0, 0);
  return value < 0n ? -hash | 0 : hash;
}

const MEMORY = new DataView(new ArrayBuffer(8));

/** A whole number as the integer, a single as a single, any other by its bits. */
function hashOfFloat(value: number): number {
  if (Number.isInteger(value) && Math.abs(value) <= 2 ** 63) {
    const whole = BigInt(value);
    return hashOfInteger(whole === 2n ** 63n ? whole - 1n : whole); // as Java's conversion ends
  }
  if (Math.fround(value) === value) {
    MEMORY.setFloat32(0, value);
    return MEMORY.getInt32(0);
  }
  MEMORY.setFloat64(0, value);
  return hashOfLong(Number.isNaN(value) ? 0x7ff8000000000000n : MEMORY.getBigInt64(0));
}
