// Elementary functions rounded as OCaml's are by its C library, that is nearly always to the
// nearest double; JavaScript's own are off by one in the last place for one operand in ten.
// exp, sin and cos are series in double-double arithmetic; their inverses start from
// JavaScript's answer and take one step of Newton's, which doubles the number of right digits.
import { nth } from "../../basis/known.js";
import {
  addDoubles,
  type DoubleDouble,
  divide,
  multiply,
  negate,
  pair,
  pairOf,
  parts,
  rounded,
  scale,
  subtract,
} from "./double-double.js";

const FIXED = 1300; // bits after the point of the constants, enough to reduce any double

/** Made when first needed. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The series of atan(1/n) or atanh(1/n), in fixed point. */
function inverseSeries(n: bigint, sign: 1n | -1n): bigint {
  let power = (1n << BigInt(FIXED)) / n;
  let sum = 0n;
  for (let k = 1n, s = 1n; power !== 0n; k += 2n, s *= sign) {
    sum += (s * power) / k;
    power /= n * n;
  }
  return sum;
}

const ln2Fixed = lazily(() => 2n * inverseSeries(3n, 1n));
const halfPiFixed = lazily(() => 2n * (4n * inverseSeries(5n, -1n) - inverseSeries(239n, -1n)));
const ln2Parts = lazily(() => parts(ln2Fixed(), FIXED, 38, 4));
const halfPiParts = lazily(() => parts(halfPiFixed(), FIXED, 30, 4));
const ln2 = lazily(() => pairOf(ln2Fixed(), FIXED));
const ln10Fixed = lazily(() => 3n * ln2Fixed() + 2n * inverseSeries(9n, 1n)); // ln 8 + ln(10 / 8)
const log10Of2Parts = lazily(() => parts((ln2Fixed() << BigInt(FIXED)) / ln10Fixed(), FIXED, 40, 2));
const inverseLn10 = lazily(() => rounded(divide(pair(1), pairOf(ln10Fixed(), FIXED))));
const halfPi = lazily(() => pairOf(halfPiFixed(), FIXED));
/** 1/k! */
const inverseFactorials = lazily(() => {
  const result: DoubleDouble[] = [pair(1)];
  for (let k = 1; k <= 24; k++) result.push(divide(nth(result, k - 1), pair(k)));
  return result;
});

/** x - count * constant, the constant given in parts whose products with the count are exact. */
function reduce(x: DoubleDouble, count: number, constant: readonly number[]): DoubleDouble {
  return constant.reduce((rest, part) => addDoubles(rest, pair(-count * part)), x);
}

/** e^x = 2^power * (1 + rest). */
function expParts(x: DoubleDouble): { readonly power: number; readonly rest: DoubleDouble } {
  const power = Math.round(x.hi / ln2().hi);
  const small = scale(reduce(x, power, ln2Parts()), 2 ** -9);
  let rest = series(small, 1, 9);
  for (let i = 0; i < 9; i++) rest = addDoubles(scale(rest, 2), multiply(rest, rest)); // (1 + r)^2 - 1
  return { power, rest };
}

/** The sum of x^k / k! from the first k to the last. */
function series(x: DoubleDouble, first: number, last: number): DoubleDouble {
  const coefficients = inverseFactorials();
  let sum = nth(coefficients, last);
  for (let k = last - 1; k >= first; k--) sum = addDoubles(multiply(sum, x), nth(coefficients, k));
  return multiply(sum, x);
}

function expOf(x: DoubleDouble): number {
  const { power, rest } = expParts(x);
  return timesPower(rounded(addDoubles(pair(1), rest)), power);
}

/** x * 2^power, where the power alone may be out of range. */
function timesPower(x: number, power: number): number {
  const half = Math.trunc(power / 2);
  return x * 2 ** half * 2 ** (power - half);
}

const STEPS = 64;
/** 2^(i/64) */
const powersOfTwo = lazily(() => {
  const step = scale(ln2(), 1 / STEPS);
  return Array.from({ length: STEPS }, (_, i) => {
    const { power, rest } = expParts(multiply(step, pair(i)));
    return scale(addDoubles(pair(1), rest), 2 ** power);
  });
});

/** e^x = 2^power * value, to about 70 bits: several times faster than with more. */
function expQuick(x: number): { readonly power: number; readonly value: DoubleDouble } {
  const count = Math.round((x * STEPS) / ln2().hi);
  const index = ((count % STEPS) + STEPS) % STEPS;
  const small = reduce(pair(x), count / STEPS, ln2Parts());
  const r = small.hi;
  const curve = small.lo + r * r * (0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720)))));
  const base = nth(powersOfTwo(), index);
  const sum = addDoubles(base, multiply(base, pair(r)));
  return { power: (count - index) / STEPS, value: { hi: sum.hi, lo: sum.lo + base.hi * curve } };
}

export function exp(x: number): number {
  if (!(Math.abs(x) < 708) || Math.abs(x) < 2 ** -54) return Math.exp(x);
  const { power, value } = expQuick(x);
  return rounded(value) * 2 ** power;
}

/** ln x, for positive finite x that is not subnormal. */
function logPair(x: number): DoubleDouble {
  const guess = Math.log(x);
  const { power, rest } = expParts(pair(-guess));
  const scaled = timesPower(x, power); // near 1
  const error = addDoubles(pair(scaled - 1), multiply(pair(scaled), rest)); // x * e^-guess - 1
  return addDoubles(pair(guess), subtract(error, scale(multiply(error, error), 0.5)));
}

const hasLog = (x: number): boolean => x >= 2 ** -1022 && x < Infinity && x !== 1;

export function log(x: number): number {
  if (!hasLog(x)) return Math.log(x);
  const guess = Math.log(x);
  if (Math.abs(guess) < 0.1) return rounded(logPair(x)); // small results need all the digits
  const { power, value } = expQuick(-guess);
  return rounded(addDoubles(pair(guess), addDoubles(multiply(pair(timesPower(x, power)), value), pair(-1))));
}

export function log2(x: number): number {
  return hasLog(x) ? rounded(divide(logPair(x), ln2())) : Math.log2(x);
}

/** The C library rounds more than once here, so this does too. */
export function log10(x: number): number {
  if (!hasLog(x)) return Math.log10(x);
  const exponent = exponentOf(x);
  const shift = exponent < 0 ? exponent + 1 : exponent;
  const [high = 0, low = 0] = log10Of2Parts();
  return shift * low + inverseLn10() * log(timesPower(x, -shift)) + shift * high;
}

function exponentOf(x: number): number {
  const guess = Math.floor(Math.log2(x));
  return 2 ** guess > x ? guess - 1 : 2 ** (guess + 1) <= x ? guess + 1 : guess;
}

/** C's pow: 1 to any power is 1, and so is -1 to an infinite one. */
export function pow(x: number, y: number): number {
  if (x === 1 || (x === -1 && (y === Infinity || y === -Infinity))) return 1;
  const plain = x ** y;
  const size = Math.abs(plain);
  if (!(size > 2 ** -1020 && size < 2 ** 1020) || !hasLog(Math.abs(x)) || y === 1) return plain;
  if (y === 0.5) return Math.sqrt(x);
  if (Number.isInteger(y) && Math.abs(y) <= 64) return integerPower(x, y);
  const result = expOf(multiply(logPair(Math.abs(x)), pair(y)));
  return plain < 0 ? -result : result;
}

function integerPower(x: number, y: number): number {
  let result = pair(1);
  let power = pair(x);
  for (let left = Math.abs(y); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, power);
    if (left > 1) power = multiply(power, power);
  }
  return y < 0 ? rounded(divide(pair(1), result)) : rounded(result);
}

/** The angle within a quarter turn of zero, and how many quarter turns were taken off. */
function reduceAngle(x: number): { readonly angle: DoubleDouble; readonly turns: number } {
  if (Math.abs(x) < 2 ** 20) {
    const count = Math.round(x / halfPi().hi);
    return { angle: reduce(pair(x), count, halfPiParts()), turns: count & 3 };
  }
  // From 2^20 on every double is a multiple of 2^-33.
  const fixed = Math.abs(x) < 2 ** 60 ? BigInt(x * 2 ** 33) << BigInt(FIXED - 33) : BigInt(x) << BigInt(FIXED);
  const period = halfPiFixed();
  const count = (fixed + (x < 0 ? -period : period) / 2n) / period;
  return { angle: pairOf(fixed - count * period, FIXED), turns: Number(BigInt.asUintN(2, count)) };
}

/** sin x and 1 - cos x of a small angle. */
function sinAndVersine(x: DoubleDouble): { readonly sin: DoubleDouble; readonly versine: DoubleDouble } {
  const square = negate(multiply(x, x));
  return { sin: multiply(x, everyOther(square, 1)), versine: multiply(negate(square), everyOther(square, 2)) };
}

/** The sum of z^i / (first + 2i)!: the late terms are too small to need pairs. */
function everyOther(z: DoubleDouble, first: number): DoubleDouble {
  const coefficients = inverseFactorials();
  let late = 0;
  for (let k = first + 20; k > first + 8; k -= 2) late = late * z.hi + nth(coefficients, k).hi;
  let sum = addDoubles(pair(late * z.hi), nth(coefficients, first + 8));
  for (let k = first + 6; k >= first; k -= 2) sum = addDoubles(multiply(sum, z), nth(coefficients, k));
  return sum;
}

function sinCosPair(x: number): { readonly sin: DoubleDouble; readonly cos: DoubleDouble } {
  const { angle, turns } = reduceAngle(x);
  const { sin, versine } = sinAndVersine(angle);
  const cos = subtract(pair(1), versine);
  if (turns === 0) return { sin, cos };
  if (turns === 1) return { sin: cos, cos: negate(sin) };
  return turns === 2 ? { sin: negate(sin), cos: negate(cos) } : { sin: negate(cos), cos: sin };
}

const isTiny = (x: number): boolean => !(Math.abs(x) > 2 ** -27 && Math.abs(x) < Infinity);

export function sin(x: number): number {
  return isTiny(x) ? Math.sin(x) : rounded(sinCosPair(x).sin);
}

export function cos(x: number): number {
  return isTiny(x) ? Math.cos(x) : rounded(sinCosPair(x).cos);
}

export function tan(x: number): number {
  if (isTiny(x)) return Math.tan(x);
  const turned = sinCosPair(x);
  return rounded(divide(turned.sin, turned.cos));
}

export function atan(x: number): number {
  return isTiny(x) ? Math.atan(x) : atan2(x, 1);
}

export function atan2(y: number, x: number): number {
  const guess = Math.atan2(y, x);
  const size = Math.max(Math.abs(x), Math.abs(y));
  if (isTiny(guess) || !(size < 2 ** 500) || Math.min(Math.abs(x), Math.abs(y)) < 2 ** -500) return guess;
  const turned = sinCosPair(guess);
  const across = subtract(multiply(pair(y), turned.cos), multiply(pair(x), turned.sin));
  const along = addDoubles(multiply(pair(x), turned.cos), multiply(pair(y), turned.sin));
  return rounded(addDoubles(pair(guess), divide(across, along)));
}

/** acos x for x from 0 to 1, accurate near 1 too. */
function acosPair(x: number): DoubleDouble {
  const guess = Math.acos(x);
  const { sin: sine, versine } = sinAndVersine(pair(guess));
  const tooFar = subtract(versine, addDoubles(pair(1), pair(-x)));
  return subtract(pair(guess), divide(tooFar, sine));
}

export function acos(x: number): number {
  if (!(Math.abs(x) < 1) || isTiny(x)) return Math.acos(x);
  const angle = acosPair(Math.abs(x));
  return rounded(x > 0 ? angle : subtract(scale(halfPi(), 2), angle));
}

export function asin(x: number): number {
  if (!(Math.abs(x) < 1) || isTiny(x)) return Math.asin(x);
  const size = Math.abs(x) < 0.5 ? asinSmall(Math.abs(x)) : rounded(subtract(halfPi(), acosPair(Math.abs(x))));
  return x < 0 ? -size : size;
}

function asinSmall(x: number): number {
  const guess = Math.asin(x);
  const { sin: sine, versine } = sinAndVersine(pair(guess));
  return rounded(addDoubles(pair(guess), divide(subtract(pair(x), sine), subtract(pair(1), versine))));
}

export function hypot(x: number, y: number): number {
  const [large, small] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
  if (!(large < 2 ** 500 && small > 2 ** -450)) return Math.hypot(x, y);
  const square = addDoubles(multiply(pair(large), pair(large)), multiply(pair(small), pair(small)));
  const root = Math.sqrt(square.hi);
  const rest = subtract(square, multiply(pair(root), pair(root)));
  return rounded(addDoubles(pair(root), pair(rounded(rest) / (2 * root))));
}

/** From e^x, as the C library has it. */
export function cosh(x: number): number {
  const size = Math.abs(x);
  if (!(size < 700) || size < 0.35) return Math.cosh(x);
  const t = exp(size);
  return size < 22 ? 0.5 * t + 0.5 / t : 0.5 * t;
}
