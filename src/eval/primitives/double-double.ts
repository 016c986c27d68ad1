// Numbers as unevaluated sums of two doubles, good for about 100 bits: enough to round the
// elementary functions as a C library does, which JavaScript's own do not. The error-free
// sums and products are Knuth's and Dekker's.

export type DoubleDouble = { readonly hi: number; readonly lo: number };

export const pair = (hi: number, lo = 0): DoubleDouble => ({ hi, lo });

const SPLITTER = 2 ** 27 + 1;

/** a + b exactly. */
function twoSum(a: number, b: number): DoubleDouble {
  const hi = a + b;
  const part = hi - a;
  return { hi, lo: a - (hi - part) + (b - part) };
}

/** a + b exactly, where |a| >= |b|. */
function quickSum(a: number, b: number): DoubleDouble {
  const hi = a + b;
  return { hi, lo: b - (hi - a) };
}

/** a * b exactly, for numbers that are not huge. */
function twoProduct(a: number, b: number): DoubleDouble {
  const hi = a * b;
  const ca = SPLITTER * a;
  const cb = SPLITTER * b;
  const ah = ca - (ca - a);
  const bh = cb - (cb - b);
  const al = a - ah;
  const bl = b - bh;
  return { hi, lo: ah * bh - hi + ah * bl + al * bh + al * bl };
}

export function addDoubles(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const high = twoSum(a.hi, b.hi);
  const low = twoSum(a.lo, b.lo);
  const middle = quickSum(high.hi, high.lo + low.hi);
  return quickSum(middle.hi, middle.lo + low.lo);
}

export function negate({ hi, lo }: DoubleDouble): DoubleDouble {
  return { hi: -hi, lo: -lo };
}

export function subtract(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  return addDoubles(a, negate(b));
}

export function multiply(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const product = twoProduct(a.hi, b.hi);
  return quickSum(product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi));
}

export function divide(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const first = a.hi / b.hi;
  const rest = subtract(a, multiply(pair(first), b));
  const second = rest.hi / b.hi;
  const last = subtract(rest, multiply(pair(second), b));
  return addDoubles(quickSum(first, second), pair(last.hi / b.hi));
}

/** By a power of two, exactly. */
export function scale({ hi, lo }: DoubleDouble, factor: number): DoubleDouble {
  return { hi: hi * factor, lo: lo * factor };
}

/** The double nearest to the pair. */
export function rounded({ hi, lo }: DoubleDouble): number {
  return hi + lo;
}

/** The leading parts of n / 2^bits, each of at most `width` bits but the last. */
export function parts(n: bigint, bits: number, width: number, count: number): readonly number[] {
  const result: number[] = [];
  let rest = n;
  for (let i = 0; i < count; i++) {
    const drop = BigInt(Math.max(rest.toString(2).length - (i === count - 1 ? 53 : width), 0));
    const part = (rest >> drop) << drop;
    result.push(quotient(part, bits));
    rest -= part;
  }
  return result;
}

/** n / 2^bits as a double, where n has at most 53 significant bits. */
function quotient(n: bigint, bits: number): number {
  const zeros = Math.max(n.toString(2).length - 53, 0);
  return Number(n >> BigInt(zeros)) / 2 ** Math.floor((bits - zeros) / 2) / 2 ** Math.ceil((bits - zeros) / 2);
}

/** n / 2^bits to the precision of a pair. */
export function pairOf(n: bigint, bits: number): DoubleDouble {
  const sign = n < 0n ? -1 : 1;
  const [hi = 0, lo = 0] = parts(n < 0n ? -n : n, bits, 53, 2);
  return { hi: sign * hi, lo: sign * lo };
}
