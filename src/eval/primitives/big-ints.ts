// Integers without bounds, as numbers where exact and bigints beyond. What works on long ones pays for their length, and
// none gets so long that the host would give up.
import * as integer from "../../basis/integer.js";
import { canonical, type Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Str } from "../../core/value.js";
import { charge, type Runtime, raiseFault, unfinished } from "../runtime.js";
import { arithmetic, comparingAndShowing, division as inlineDivision } from "./ints.js";
import { type Inline, type Primitive, primitive } from "./primitive.js";

/** Below this nothing is charged, and lengths are not looked at. */
const LONG = 2n ** 1024n;
const BITS_MAX = 2 ** 22;
const BITS_PER_DIGIT = 4;

/** About how many bits it has; 0 for those that are not long. */
function lengthOf(n: Int): number {
  if (typeof n === "number" || (n < LONG && n > -LONG)) return 0;
  return n.toString(16).length * BITS_PER_DIGIT;
}

function pay(rt: Runtime, bits: number, work: number): void {
  if (bits > BITS_MAX) unfinished("memory");
  charge(rt, work);
}

/** In time proportional to the length. */
function linear(run: (a: Int, b: Int) => Int, inline?: Inline): Primitive {
  const charged = (rt: Runtime, a: Int, b: Int): Int => {
    const bits = Math.max(lengthOf(a), lengthOf(b));
    if (bits > 0) pay(rt, bits, bits / 8);
    return run(a, b);
  };
  return primitive(charged, inline);
}

function mul(rt: Runtime, a: Int, b: Int): Int {
  const [x, y] = [lengthOf(a), lengthOf(b)];
  if (x + y > 0) pay(rt, x + y, workOf(x, y));
  return integer.times(a, b);
}

/** Of multiplying and dividing: hosts do better than this, but not by much at these lengths. */
function workOf(x: number, y: number): number {
  return (x + y) / 8 + (x * y) / 4096;
}

function division(run: (a: Int, b: Int) => Int, inline: Inline): Primitive {
  const charged = (rt: Runtime, a: Int, b: Int): Int => {
    if (b === 0) return raiseFault(rt, "divide");
    const [x, y] = [lengthOf(a), lengthOf(b)];
    if (x + y > 0) pay(rt, Math.max(x, y), workOf(x, y));
    return run(a, b);
  };
  return primitive(charged, inline);
}

const bitwise = (run: (a: bigint, b: bigint) => bigint): Primitive =>
  linear((a, b) => canonical(run(BigInt(a), BigInt(b))));

function lsl(rt: Runtime, a: Int, by: Int): Int {
  if (by < 0) return asr(rt, a, integer.negated(by));
  if (a === 0) return 0;
  const bits = lengthOf(a) + Number(by);
  pay(rt, bits, bits / 8);
  return canonical(BigInt(a) << BigInt(by));
}

function asr(rt: Runtime, a: Int, by: Int): Int {
  if (by < 0) return lsl(rt, a, integer.negated(by));
  pay(rt, 0, lengthOf(a) / 8);
  return canonical(BigInt(a) >> BigInt(by));
}

/** Other bases than powers of 2 take longer. */
function show(rt: Runtime, a: Int): Str {
  const bits = lengthOf(a);
  pay(rt, bits, workOf(bits, bits));
  return new Str(String(a));
}

export const BIG_INTS: Readonly<Record<Extract<PrimName, `big.${string}`>, Primitive>> = {
  ...comparingAndShowing("big"),
  "big.show": primitive(show),
  "big.add": linear(integer.plus, arithmetic("+")),
  "big.sub": linear(integer.minus, arithmetic("-")),
  "big.mul": primitive(mul, arithmetic("*")),
  "big.neg": primitive((_rt, a: Int) => integer.negated(a)),
  "big.div": division(
    integer.quotient,
    inlineDivision((a, b) => `(${a} - (${a} % ${b})) / ${b}`),
  ),
  "big.mod": division(
    integer.remainder,
    inlineDivision((a, b) => `(${a} % ${b})`),
  ),
  "big.and": bitwise((a, b) => a & b),
  "big.or": bitwise((a, b) => a | b),
  "big.xor": bitwise((a, b) => a ^ b),
  "big.not": primitive((_rt, a: Int) => integer.minus(-1, a)),
  "big.lsl": primitive(lsl),
  "big.asr": primitive(asr),
};
