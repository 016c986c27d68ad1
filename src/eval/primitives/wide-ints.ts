// Integers of 64 bits with wrap-around, in the same form as those of 63: a number where exact and a bigint beyond. Only
// what differs from them is here. And the bits of floats.
import { canonical, type Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Flt } from "../../core/value.js";
import { chargeWide, type Runtime, raiseFault } from "../runtime.js";
import { isNegative, nan } from "./floats.js";
import { arithmetic, comparingAndShowing, division as inlineDivision } from "./ints.js";
import { type Inline, type Primitive, primitive } from "./primitive.js";

const BITS = 64;
const MAX = Number.MAX_SAFE_INTEGER;
const LEAST = -(2n ** 63n);
const GREATEST = 2n ** 63n - 1n;

function wrap(rt: Runtime, n: bigint): Int {
  chargeWide(rt);
  return canonical(BigInt.asIntN(BITS, n));
}

/** A binary operation: on numbers as long as its result is exact. */
function operation(
  op: "+" | "-" | "*",
  onNumbers: (a: number, b: number) => number,
  onAll: (a: bigint, b: bigint) => bigint,
): Primitive {
  const run = (rt: Runtime, a: Int, b: Int): Int => {
    if (typeof a === "number" && typeof b === "number") {
      const result = onNumbers(a, b);
      if (Number.isSafeInteger(result)) return result + 0; // 0 * -1 is -0
    }
    return wrap(rt, onAll(BigInt(a), BigInt(b)));
  };
  return primitive(run, arithmetic(op));
}

/** JavaScript's own operators see 32 bits. */
function bitwise(onNumbers: (a: number, b: number) => number, onAll: (a: bigint, b: bigint) => bigint): Primitive {
  return primitive((rt, a: Int, b: Int) => {
    const small = typeof a === "number" && typeof b === "number" && (a | 0) === a && (b | 0) === b;
    return small ? onNumbers(a, b) : wrap(rt, onAll(BigInt(a), BigInt(b)));
  });
}

function division(
  inline: Inline,
  onNumbers: (a: number, b: number) => number,
  onAll: (a: bigint, b: bigint) => bigint,
): Primitive {
  const run = (rt: Runtime, a: Int, b: Int): Int => {
    if (b === 0) return raiseFault(rt, "divide");
    if (typeof a === "number" && typeof b === "number") return onNumbers(a, b) + 0;
    return wrap(rt, onAll(BigInt(a), BigInt(b)));
  };
  return primitive(run, inline);
}

/** Only the low 6 bits of the distance count, as on amd64. */
function shift(onNumbers: (a: number, power: number) => number, onAll: (a: bigint, by: bigint) => bigint): Primitive {
  return primitive((rt, a: Int, by: Int) => {
    const distance = Number(BigInt.asUintN(6, BigInt(by)));
    const quick = typeof a === "number" ? onNumbers(a, 2 ** distance) : Number.NaN;
    return Number.isSafeInteger(quick) ? quick : wrap(rt, onAll(BigInt(a), BigInt(distance)));
  });
}

function ofFloat(_rt: Runtime, { f }: Flt): Int {
  const fits = f >= -(2 ** 63) && f < 2 ** 63; // not a number does not
  return fits ? canonical(BigInt(Math.trunc(f))) : LEAST;
}

/** The nearest integer that there is. */
function ofFloatSaturating(_rt: Runtime, { f }: Flt): Int {
  if (Number.isNaN(f)) return 0;
  if (f >= 2 ** 63) return GREATEST;
  return f < -(2 ** 63) ? LEAST : canonical(BigInt(Math.trunc(f)));
}

const view = new DataView(new ArrayBuffer(8));

/** Of what is not a number only the sign is known: the negative one is what operations without a result give. */
function bitsOf(_rt: Runtime, x: Flt): Int {
  if (Number.isNaN(x.f)) return isNegative(x) ? NEGATIVE_NAN : NAN;
  view.setFloat64(0, x.f);
  return canonical(view.getBigInt64(0));
}

const NAN = 0x7ff0_0000_0000_0001n;
const NEGATIVE_NAN = -0x0008_0000_0000_0000n;

function floatOf(_rt: Runtime, bits: Int): Flt {
  view.setBigInt64(0, BigInt(bits));
  const f = view.getFloat64(0);
  return Number.isNaN(f) ? nan(bits < 0) : new Flt(f);
}

function bits32Of(_rt: Runtime, x: Flt): number {
  if (Number.isNaN(x.f)) return isNegative(x) ? NEGATIVE_NAN32 : NAN32;
  view.setFloat32(0, x.f);
  return view.getInt32(0);
}

const NAN32 = 0x7fc0_0000;
const NEGATIVE_NAN32 = -0x0040_0000;

function float32Of(_rt: Runtime, bits: Int): Flt {
  view.setInt32(0, Number(bits));
  const f = view.getFloat32(0);
  return Number.isNaN(f) ? nan(bits < 0) : new Flt(f);
}

type WideName = Extract<PrimName, `i64.${string}` | `f64.${"to" | "of"}_bits${string}`>;

export const WIDE_INTS: Readonly<Record<WideName, Primitive>> = {
  "i64.add": operation(
    "+",
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  "i64.sub": operation(
    "-",
    (a, b) => a - b,
    (a, b) => a - b,
  ),
  "i64.mul": operation(
    "*",
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  // The quotient of exact numbers is never rounded up to the next integer.
  "i64.div": division(
    inlineDivision((a, b) => `(${a} - (${a} % ${b})) / ${b}`),
    (a, b) => Math.trunc(a / b),
    (a, b) => a / b,
  ),
  "i64.mod": division(
    inlineDivision((a, b) => `(${a} % ${b})`),
    (a, b) => a % b,
    (a, b) => a % b,
  ),
  "i64.and": bitwise(
    (a, b) => a & b,
    (a, b) => a & b,
  ),
  "i64.or": bitwise(
    (a, b) => a | b,
    (a, b) => a | b,
  ),
  "i64.xor": bitwise(
    (a, b) => a ^ b,
    (a, b) => a ^ b,
  ),
  "i64.lsl": shift(
    (a, power) => a * power,
    (a, by) => a << by,
  ),
  "i64.lsr": shift(
    (a, power) => (a < 0 ? Number.NaN : Math.floor(a / power)),
    (a, by) => BigInt.asUintN(BITS, a) >> by,
  ),
  "i64.asr": shift(
    (a, power) => Math.floor(a / power),
    (a, by) => a >> by,
  ),
  "i64.neg": primitive((rt, a: Int) => (typeof a === "number" ? 0 - a : wrap(rt, -a))),
  "i64.not": primitive((_rt, a: Int) => (typeof a === "number" && a < MAX ? -1 - a : canonical(~BigInt(a)))),
  ...comparingAndShowing("i64"),
  "i64.wrap": primitive((rt, n: Int) => (typeof n === "number" ? n : wrap(rt, n))),
  "i64.of_f64": primitive(ofFloat),
  "i64.of_f64_sat": primitive(ofFloatSaturating),
  "i64.to_i63": primitive((_rt, n: Int) => (typeof n === "number" ? n : canonical(BigInt.asIntN(63, n)))),
  "f64.to_bits": primitive(bitsOf),
  "f64.of_bits": primitive(floatOf),
  "f64.to_bits32": primitive(bits32Of),
  "f64.of_bits32": primitive(float32Of),
};
