// 63-bit integers with wrap-around. An integer is a number where exact and a bigint beyond;
// `canonical` keeps each integer in one form. No result is ever -0. Shifts by 63 and more
// do what the amd64 bytecode machine does: only the low 6 bits of the distance count.
import { canonical, type Int } from "../../basis/integer.js";
import type { PrimName } from "../../core/primitive.js";
import { Str } from "../../core/value.js";
import { type Js, js, num } from "../js.js";
import { chargeWide, type Runtime, raiseFault } from "../runtime.js";
import { type Inline, type Primitive, primitive } from "./primitive.js";

const MAX = Number.MAX_SAFE_INTEGER;
const BITS = 63;

export function wrap(rt: Runtime, n: bigint): Int {
  chargeWide(rt);
  return canonical(BigInt.asIntN(BITS, n));
}

const exact = (n: number): boolean => n <= MAX && n >= -MAX;

export function add(rt: Runtime, a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (exact(sum)) return sum;
  }
  return wrap(rt, BigInt(a) + BigInt(b));
}

export function sub(rt: Runtime, a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") {
    const difference = a - b;
    if (exact(difference)) return difference;
  }
  return wrap(rt, BigInt(a) - BigInt(b));
}

function mul(rt: Runtime, a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    if (exact(product)) return product + 0; // 0 * -1 is -0
  }
  return wrap(rt, BigInt(a) * BigInt(b));
}

function neg(rt: Runtime, a: Int): Int {
  return sub(rt, 0, a);
}

function div(rt: Runtime, a: Int, b: Int): Int {
  if (b === 0) return raiseFault(rt, "divide");
  // The quotient of exact numbers is never rounded up to the next integer.
  if (typeof a === "number" && typeof b === "number") return Math.trunc(a / b) + 0;
  return wrap(rt, BigInt(a) / BigInt(b));
}

function mod(rt: Runtime, a: Int, b: Int): Int {
  if (b === 0) return raiseFault(rt, "divide");
  if (typeof a === "number" && typeof b === "number") return (a % b) + 0;
  return wrap(rt, BigInt(a) % BigInt(b));
}

const HALF = 2 ** 32;

/** A bitwise operation, on numbers by halves: each half fits JavaScript's own operators. */
function bitwise(onHalves: (a: number, b: number) => number, onAll: (a: bigint, b: bigint) => bigint) {
  return (rt: Runtime, a: Int, b: Int): Int => {
    if (typeof a !== "number" || typeof b !== "number") return wrap(rt, onAll(BigInt(a), BigInt(b)));
    if ((a | 0) === a && (b | 0) === b) return onHalves(a, b);
    const high = onHalves(Math.floor(a / HALF), Math.floor(b / HALF));
    const result = high * HALF + (onHalves(a % HALF, b % HALF) >>> 0); // JavaScript takes a % HALF as its low bits
    return exact(result) ? result : BigInt(result);
  };
}

const and = bitwise(
  (a, b) => a & b,
  (a, b) => a & b,
);
const or = bitwise(
  (a, b) => a | b,
  (a, b) => a | b,
);
const xor = bitwise(
  (a, b) => a ^ b,
  (a, b) => a ^ b,
);

function not(rt: Runtime, a: Int): Int {
  return sub(rt, -1, a);
}

/** The shift distance the machine uses. */
function distance(by: Int): number {
  return Number(BigInt.asUintN(6, BigInt(by)));
}

const isDistance = (by: Int): by is number => typeof by === "number" && by >= 0 && by < BITS;

function lsl(rt: Runtime, a: Int, by: Int): Int {
  if (typeof a === "number" && isDistance(by)) {
    const result = a * 2 ** by;
    if (exact(result)) return result;
  }
  return wrap(rt, BigInt(a) << BigInt(distance(by)));
}

function lsr(rt: Runtime, a: Int, by: Int): Int {
  if (a >= 0) return asr(rt, a, by);
  const places = distance(by);
  return places === 0 ? a : wrap(rt, BigInt.asUintN(BITS, BigInt(a)) >> BigInt(places));
}

function asr(rt: Runtime, a: Int, by: Int): Int {
  if (typeof a === "number" && isDistance(by)) return Math.floor(a / 2 ** by);
  return wrap(rt, BigInt(a) >> BigInt(distance(by)));
}

export function order<T extends Int | boolean | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export const show = (_rt: Runtime, a: Int): Str => new Str(String(a));

/** `a OP b` where both are numbers and the result is exact, otherwise the function. */
export function arithmetic(op: "+" | "-" | "*"): Inline {
  return (site, a, b) => {
    const result = site.fresh();
    const numbers = [a, b].filter((x) => !x.num).map((x) => `typeof ${x.text} === "number" && `);
    const value = op === "*" ? `${result} + 0` : result;
    const inRange = rangeTests(op, b, result, `${a.text} ${op} ${b.text}`);
    return js(`(${numbers.join("")}${inRange} ? ${value} : ${site.otherwise})`);
  };
}

/** The quotient of numbers is exact once the remainder is taken off. */
export function division(written: (a: string, b: string) => string): Inline {
  return (site, a, b) => {
    const numbers = [a, b].filter((x) => !x.num).map((x) => `typeof ${x.text} === "number" && `);
    return js(`(${numbers.join("")}${b.text} !== 0 ? ${written(a.text, b.text)} + 0 : ${site.otherwise})`);
  };
}

/** A constant operand can leave the exact range at one end only. */
function rangeTests(op: "+" | "-" | "*", b: Js, result: string, sum: string): string {
  const constant = op === "*" || !/^\(?-?\d+\)?$/.test(b.text) ? undefined : Number(b.text.replace(/[()]/g, ""));
  if (constant === undefined) return `(${result} = ${sum}) <= ${MAX} && ${result} >= -${MAX}`;
  const grows = op === "+" ? constant >= 0 : constant < 0;
  return grows ? `(${result} = ${sum}) <= ${MAX}` : `(${result} = ${sum}) >= -${MAX}`;
}

function comparison(op: string): Inline {
  return (_site, a, b) => {
    return js(`(${a.text} ${op} ${b.text})`);
  };
}

export const compareInline: Inline = (_site, a, b) => {
  return num(`(${a.text} < ${b.text} ? -1 : ${a.text} > ${b.text} ? 1 : 0)`);
};

/** The seven comparisons of values whose JavaScript order is the right one. */
export const COMPARE = {
  eq: primitive((_rt, a: Int, b: Int) => a === b, comparison("===")),
  ne: primitive((_rt, a: Int, b: Int) => a !== b, comparison("!==")),
  lt: primitive((_rt, a: Int, b: Int) => a < b, comparison("<")),
  le: primitive((_rt, a: Int, b: Int) => a <= b, comparison("<=")),
  gt: primitive((_rt, a: Int, b: Int) => a > b, comparison(">")),
  ge: primitive((_rt, a: Int, b: Int) => a >= b, comparison(">=")),
  compare: primitive((_rt, a: Int, b: Int) => order(a, b), compareInline),
} as const;

/** Of integers of any width, which are compared and shown alike. */
export const COMPARE_AND_SHOW = { ...COMPARE, show: primitive(show) } as const;

type Shared = keyof typeof COMPARE_AND_SHOW;

/** These under the names that they have for integers of one kind. */
export function comparingAndShowing<K extends string>(kind: K): Readonly<Record<`${K}.${Shared}`, Primitive>> {
  const named = Object.entries(COMPARE_AND_SHOW).map(([op, each]) => [`${kind}.${op}`, each]);
  return Object.fromEntries(named) as Readonly<Record<`${K}.${Shared}`, Primitive>>;
}

export const INTS: Readonly<Record<Extract<PrimName, `i63.${string}`>, Primitive>> = {
  "i63.add": primitive(add, arithmetic("+")),
  "i63.sub": primitive(sub, arithmetic("-")),
  "i63.mul": primitive(mul, arithmetic("*")),
  "i63.neg": primitive(neg),
  "i63.div": primitive(
    div,
    division((a, b) => `(${a} - (${a} % ${b})) / ${b}`),
  ),
  "i63.mod": primitive(
    mod,
    division((a, b) => `(${a} % ${b})`),
  ),
  "i63.and": primitive(and),
  "i63.or": primitive(or),
  "i63.xor": primitive(xor),
  "i63.not": primitive(not),
  "i63.lsl": primitive(lsl),
  "i63.lsr": primitive(lsr),
  "i63.asr": primitive(asr),
  ...comparingAndShowing("i63"),
};
