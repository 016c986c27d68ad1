// Two concatenations are equal exactly if what is left without their equal ends is, and one is before
// the other exactly if what is left without their equal starts is.
import { nth } from "../basis/known.js";
import type { Atom } from "./term.js";

type Parts = readonly (string | Atom)[];

/** What is left of two concatenations without their equal ends; undefined when they cannot be equal. */
export function withoutCommonEnds(a: Parts, b: Parts): readonly [Parts, Parts] | undefined {
  const [x, y] = withoutCommonStart(a, b);
  if (startApart(x, y)) return undefined;
  const [u, v] = takeCommon([...x].reverse(), [...y].reverse(), (s, n) => [
    s.slice(s.length - n),
    s.slice(0, s.length - n),
  ]);
  return startApart(u, v) ? undefined : [u.reverse(), v.reverse()];
}

export function withoutCommonStart(a: Parts, b: Parts): readonly [Parts, Parts] {
  return takeCommon([...a], [...b], (s, n) => [s.slice(0, n), s.slice(n)]);
}

/** Whether two concatenations without a common start differ in what they start with, whatever the unknowns are. */
export function startApart([a]: Parts, [b]: Parts): boolean {
  return typeof a === "string" && typeof b === "string";
}

type Cut = (text: string, count: number) => readonly [string, string]; // what is nearest to the end, the rest

function takeCommon(a: (string | Atom)[], b: (string | Atom)[], cut: Cut): [(string | Atom)[], (string | Atom)[]] {
  while (a.length > 0 && b.length > 0) {
    const [x, y] = [nth(a, 0), nth(b, 0)];
    if (typeof x === "string" && typeof y === "string") {
      const count = Math.min(x.length, y.length);
      const [[xEnd, xRest], [yEnd, yRest]] = [cut(x, count), cut(y, count)];
      if (xEnd !== yEnd) break;
      a.splice(0, 1, ...(xRest === "" ? [] : [xRest]));
      b.splice(0, 1, ...(yRest === "" ? [] : [yRest]));
    } else if (x === y) {
      a.shift();
      b.shift();
    } else break;
  }
  return [a, b];
}
