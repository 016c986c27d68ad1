// Intervals of integers as pairs of doubles, fast and always on the safe side: what would be too
// large to be exact becomes infinite, or stays at the last exact number where it is a lower bound.

export type Interval = { readonly low: number; readonly high: number };

/** Beyond this, ends are not exact enough to divide. */
export const FAR = 2 ** 50;

export const ANY: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
export const ZERO: Interval = { low: 0, high: 0 };

export function point(value: number): Interval {
  return { low: value, high: value };
}

/** Rounds outwards to what is exact. */
export function interval(low: number, high: number): Interval {
  return {
    low: low < -FAR ? Number.NEGATIVE_INFINITY : Math.min(low, FAR),
    high: high > FAR ? Number.POSITIVE_INFINITY : Math.max(high, -FAR),
  };
}

export function isPoint({ low, high }: Interval): boolean {
  return low === high;
}

export function sum(a: Interval, b: Interval): Interval {
  return interval(a.low + b.low, a.high + b.high);
}

export function product(a: Interval, b: Interval): Interval {
  const ends = [by(a.low, b.low), by(a.low, b.high), by(a.high, b.low), by(a.high, b.high)];
  return interval(Math.min(...ends), Math.max(...ends));
}

function by(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b; // 0 times infinity is 0 here
}

/** Tighter than repeated products: an even power is never negative. */
export function power(a: Interval, exponent: number): Interval {
  if (exponent === 1) return a;
  const [x, y] = [a.low ** exponent, a.high ** exponent];
  if (exponent % 2 === 1) return interval(x, y);
  return interval(a.low <= 0 && a.high >= 0 ? 0 : Math.min(x, y), Math.max(x, y));
}

/** Rounded towards zero; 0 where the divisor is. */
export function divided(a: Interval, b: Interval): Interval {
  if (isPoint(b) && b.low !== 0) {
    const [x, y] = [Math.trunc(a.low / b.low), Math.trunc(a.high / b.low)];
    return interval(Math.min(x, y) + 0, Math.max(x, y) + 0);
  }
  const most = Math.max(Math.abs(a.low), Math.abs(a.high));
  return interval(a.low >= 0 && b.low >= 0 ? 0 : 0 - most, a.high <= 0 && b.low >= 0 ? 0 : most);
}

/** With the sign of the first. */
export function remaining(a: Interval, b: Interval): Interval {
  if (isPoint(a) && isPoint(b)) return point(b.low === 0 ? 0 : (a.low % b.low) + 0);
  const most = Math.max(0, Math.max(Math.abs(b.low), Math.abs(b.high)) - 1);
  const low = a.low >= 0 ? 0 : Math.max(0 - most, a.low);
  const high = a.high <= 0 ? 0 : Math.min(most, a.high);
  return interval(low, high);
}
