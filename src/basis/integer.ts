// Unbounded integers that are cheap when small: a number where exact, a bigint beyond, never
// both for one integer, so `===` and `<` are right on any mix. No result is ever -0.

export type Int = number | bigint;

const MAX = Number.MAX_SAFE_INTEGER;

export function canonical(n: bigint): Int {
  return n >= -MAX && n <= MAX ? Number(n) : n;
}

function isExact(n: number): boolean {
  return n <= MAX && n >= -MAX;
}

export function plus(a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (isExact(sum)) return sum;
  }
  return canonical(BigInt(a) + BigInt(b));
}

export function minus(a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") {
    const difference = a - b;
    if (isExact(difference)) return difference;
  }
  return canonical(BigInt(a) - BigInt(b));
}

export function times(a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    if (isExact(product)) return product + 0; // 0 * -1 is -0
  }
  return canonical(BigInt(a) * BigInt(b));
}

export function negated(a: Int): Int {
  return minus(0, a);
}

/** Rounded towards zero; the divisor is not 0. */
export function quotient(a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") return Math.trunc(a / b) + 0;
  return canonical(BigInt(a) / BigInt(b));
}

/** With the sign of the first; the divisor is not 0. */
export function remainder(a: Int, b: Int): Int {
  if (typeof a === "number" && typeof b === "number") return (a % b) + 0;
  return canonical(BigInt(a) % BigInt(b));
}

/** Rounded down; the divisor is positive. */
export function floorQuotient(a: Int, b: Int): Int {
  const towardsZero = quotient(a, b);
  return a < 0 && remainder(a, b) !== 0 ? minus(towardsZero, 1) : towardsZero;
}

/** Rounded up; the divisor is positive. */
export function ceilQuotient(a: Int, b: Int): Int {
  return negated(floorQuotient(negated(a), b));
}

export function magnitude(a: Int): Int {
  return a < 0 ? negated(a) : a;
}

/** Of two integers that are not both 0; positive. */
export function commonDivisor(a: Int, b: Int): Int {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0) [x, y] = [y, remainder(x, y)];
  return x;
}
