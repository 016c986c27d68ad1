// Integers of 32 bits with wrap-around. They are always JavaScript numbers, and its own operators cut to 32 bits, so
// everything is written in place.
import type { Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import type { Flt } from "../../core/value.js";
import { num } from "../js.js";
import { type Runtime, raiseFault } from "../runtime.js";
import { comparingAndShowing } from "./ints.js";
import { type Primitive, primitive } from "./primitive.js";

type Name = Extract<PrimName, `i32.${string}`>;

function unary(run: (a: number) => number, written: (a: string) => string): Primitive {
  return primitive(
    (_rt, a: number) => run(a),
    (_site, a) => num(written(a.text)),
  );
}

function binary(run: (a: number, b: number) => number, written: (a: string, b: string) => string): Primitive {
  return primitive(
    (_rt, a: number, b: number) => run(a, b),
    (_site, a, b) => num(written(a.text, b.text)),
  );
}

/** Cutting also takes away the sign of -0. */
function division(run: (a: number, b: number) => number, operator: "/" | "%"): Primitive {
  return primitive(
    (rt: Runtime, a: number, b: number) => (b === 0 ? raiseFault(rt, "divide") : run(a, b) | 0),
    (site, a, b) => {
      const [x, y] = [a.text, b.text];
      return num(`(${y} !== 0 ? (${x} ${operator} ${y}) | 0 : ${site.otherwise})`);
    },
  );
}

/** Exact numbers are cut by JavaScript's operators as wanted. */
function wrap(_rt: Runtime, n: Int): number {
  return typeof n === "number" ? n | 0 : Number(BigInt.asIntN(32, n));
}

/** The nearest integer that there is; 0 for what is not a number. */
function ofFloat(_rt: Runtime, { f }: Flt): number {
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, f)) | 0;
}

export const INT32: Readonly<Record<Name, Primitive>> = {
  "i32.add": binary(
    (a, b) => (a + b) | 0,
    (a, b) => `((${a} + ${b}) | 0)`,
  ),
  "i32.sub": binary(
    (a, b) => (a - b) | 0,
    (a, b) => `((${a} - ${b}) | 0)`,
  ),
  "i32.mul": binary(Math.imul, (a, b) => `imul(${a}, ${b})`),
  "i32.neg": unary(
    (a) => -a | 0,
    (a) => `(-${a} | 0)`,
  ),
  "i32.div": division((a, b) => a / b, "/"),
  "i32.mod": division((a, b) => a % b, "%"),
  "i32.and": binary(
    (a, b) => a & b,
    (a, b) => `(${a} & ${b})`,
  ),
  "i32.or": binary(
    (a, b) => a | b,
    (a, b) => `(${a} | ${b})`,
  ),
  "i32.xor": binary(
    (a, b) => a ^ b,
    (a, b) => `(${a} ^ ${b})`,
  ),
  "i32.not": unary(
    (a) => ~a,
    (a) => `(~${a})`,
  ),
  "i32.lsl": binary(
    (a, by) => a << by,
    (a, by) => `(${a} << ${by})`,
  ),
  "i32.lsr": binary(
    (a, by) => (a >>> by) | 0,
    (a, by) => `((${a} >>> ${by}) | 0)`,
  ),
  "i32.asr": binary(
    (a, by) => a >> by,
    (a, by) => `(${a} >> ${by})`,
  ),
  ...comparingAndShowing("i32"),
  "i32.wrap": primitive(wrap, (site, n) => {
    const { text, num: isNumber } = n;
    return num(isNumber ? `(${text} | 0)` : `(typeof ${text} === "number" ? ${text} | 0 : ${site.otherwise})`);
  }),
  "i32.of_f64": primitive(ofFloat),
};
