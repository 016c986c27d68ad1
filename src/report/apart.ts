// Where two long texts part: a little of what they share before, and of what each has after it.

/** `at`: the number of characters that both begin with. The excerpts begin alike, for `column` characters. */
export type Apart = {
  readonly at: number;
  readonly expected: string;
  readonly got: string;
  readonly column: number;
};

/** Shorter ones are seen at a glance. */
const LENGTH_MIN = 60;
const AROUND = 20;
const CUT = "...";

/** Nothing where one of them is short, or they are the same. */
export function apartOf(expected: string, got: string): Apart | undefined {
  const [one, other] = [Array.from(expected), Array.from(got)];
  if (one.length < LENGTH_MIN || other.length < LENGTH_MIN) return undefined;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  if (at === one.length && at === other.length) return undefined;
  const start = Math.max(0, at - AROUND);
  const before = start === 0 ? "" : CUT;
  const excerpt = (text: readonly string[]): string =>
    `${before}${text.slice(start, at + AROUND).join("")}${text.length > at + AROUND ? CUT : ""}`;
  return { at, expected: excerpt(one), got: excerpt(other), column: before.length + at - start };
}
