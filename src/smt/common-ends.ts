// Two concatenations are equal exactly if what is left without their equal ends is.
import type { Atom } from "./term.js";

/** What is left of two concatenations without their equal ends; undefined when they cannot be equal. */
export function withoutCommonEnds(
  a: readonly (string | Atom)[],
  b: readonly (string | Atom)[],
): readonly [readonly (string | Atom)[], readonly (string | Atom)[]] | undefined {
  const fromLeft = withoutCommonStart([...a], [...b], (s, n) => [s.slice(0, n), s.slice(n)]);
  if (fromLeft === undefined) return undefined;
  const [x, y] = fromLeft;
  const fromRight = withoutCommonStart(x.reverse(), y.reverse(), (s, n) => [
    s.slice(s.length - n),
    s.slice(0, s.length - n),
  ]);
  return fromRight && [fromRight[0].reverse(), fromRight[1].reverse()];
}

type Cut = (text: string, count: number) => readonly [string, string]; // what is nearest to the end, the rest

function withoutCommonStart(
  a: (string | Atom)[],
  b: (string | Atom)[],
  cut: Cut,
): [(string | Atom)[], (string | Atom)[]] | undefined {
  while (a.length > 0 && b.length > 0) {
    const [x, y] = [a[0] as string | Atom, b[0] as string | Atom];
    if (typeof x === "string" && typeof y === "string") {
      const count = Math.min(x.length, y.length);
      const [[xEnd, xRest], [yEnd, yRest]] = [cut(x, count), cut(y, count)];
      if (xEnd !== yEnd) return undefined;
      a.splice(0, 1, ...(xRest === "" ? [] : [xRest]));
      b.splice(0, 1, ...(yRest === "" ? [] : [yRest]));
    } else if (x === y) {
      a.shift();
      b.shift();
    } else break;
  }
  return [a, b];
}
