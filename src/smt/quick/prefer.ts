// Which values come first: near the usual one, small, and such as a teacher would write.
import { type Int, magnitude, minus, plus } from "../../basis/integer.js";

/** The first of p, p + 1, p - 1, p + 2, ... that is in the interval and not excluded. */
export function firstInt(prefer: Int, low: Int, high: Int, excluded: readonly Int[]): Int | undefined {
  if (low > high) return undefined;
  const start = prefer < low ? low : prefer > high ? high : prefer;
  if (excluded.length === 0 || !excluded.includes(start)) return start;
  for (let distance = 1; distance <= excluded.length; distance++) {
    const above = plus(start, distance);
    if (above <= high && !excluded.includes(above)) return above;
    const below = minus(start, distance);
    if (below >= low && !excluded.includes(below)) return below;
  }
  return undefined; // every value is excluded
}

/** Nearer to what is preferred comes first, then the greater. */
export function isBetter(a: Int, b: Int, prefer: Int): boolean {
  const [x, y] = [magnitude(minus(a, prefer)), magnitude(minus(b, prefer))];
  return x < y || (x === y && a > b);
}

export const SHORT_TEXTS: readonly string[] = [..."xyzabcdefghijklmnopqrstuvw"];

/** The first of the usual one, x, y, z, a, ... that is not taken. */
export function firstText(usual: string, taken: ReadonlySet<string>): string {
  if (!taken.has(usual)) return usual;
  for (const text of SHORT_TEXTS) if (!taken.has(text)) return text;
  for (let i = 1; ; i++) if (!taken.has(`x${i}`)) return `x${i}`;
}
