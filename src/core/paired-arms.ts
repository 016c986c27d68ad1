// Which arms of a changed match are those that it had, and which of these are still in their order.
import type { Arm } from "./expr.js";

/** By their patterns, then by what they give, then by their places: the number of the arm that each was. */
export function pairedArms(before: readonly Arm[], now: readonly Arm[]): ReadonlyMap<Arm, number> {
  const from = new Map<Arm, number>();
  const taken = new Set<number>();
  const pair = (isPair: (was: Arm, arm: Arm, i: number, j: number) => boolean): void => {
    for (const [j, arm] of now.entries()) {
      const i = from.has(arm) ? -1 : before.findIndex((was, at) => !taken.has(at) && isPair(was, arm, at, j));
      if (i < 0) continue;
      from.set(arm, i);
      taken.add(i);
    }
  };
  pair(isSameArm);
  pair((was, arm) => was.pattern === arm.pattern);
  pair((was, arm) => was.body === arm.body);
  pair((_was, _arm, i, j) => i === j && before.length === now.length);
  return from;
}

export function isSameArm(a: Arm | undefined, b: Arm | undefined): boolean {
  return a?.pattern === b?.pattern && a?.guard === b?.guard && a?.body === b?.body;
}

/** The most of them that are in order, by their numbers. */
export function longestRise(places: readonly (number | undefined)[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [i, place] of places.entries()) {
    const before = best.slice(0, i).filter((run) => {
      const last = places[run.at(-1) ?? -1];
      return place !== undefined && last !== undefined && last < place;
    });
    const longest = before.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
    best.push(place === undefined ? [] : [...longest, i]);
  }
  return new Set(best.reduce((most, run) => (run.length > most.length ? run : most), []));
}
