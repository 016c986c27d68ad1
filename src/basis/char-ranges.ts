// Ranges of characters, as a text: the first and the last of each by turns, in order.
// What is asked again and again is a class of characters, such as the digits of all scripts.

/** How far from the start of the range that it is in; -1: in none. */
export function placeAmong(code: number, ranges: string): number {
  let [low, high] = [0, ranges.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges.charCodeAt(2 * middle + 1) < code) low = middle + 1;
    else high = middle;
  }
  const [first, last] = [ranges.charCodeAt(2 * low), ranges.charCodeAt(2 * low + 1)];
  return first <= code && code <= last ? code - first : -1;
}

/** The first and the last of the range, or of the gap between two, that it is in; a gap may have no end. */
export function runAround(code: number, ranges: string): readonly [number, number] {
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < ranges.length; i += 2) {
    const [from, to] = [ranges.charCodeAt(i), ranges.charCodeAt(i + 1)];
    if (from <= code && code <= to) return [from, to];
    if (to < code) first = to + 1;
    else if (last === Number.POSITIVE_INFINITY) last = from - 1;
  }
  return [first, last];
}

/** The largest place there is. */
export function lastPlace(ranges: string): number {
  let last = -1;
  for (let i = 0; i < ranges.length; i += 2) last = Math.max(last, ranges.charCodeAt(i + 1) - ranges.charCodeAt(i));
  return last;
}
