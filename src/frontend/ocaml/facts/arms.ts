// Which arms of a changed match are those that it had, and which cases stay where they are.
import type { Arm } from "../../../core/expr.js";
import type { Case } from "../syntax.js";
import { isImplied } from "./core-change.js";
import { caseOf, isSame, type Own } from "./own-cases.js";

/** An arm of what is to be; the one that it was, and the case that this was made of. */
export type Kin = {
  readonly now: Arm;
  readonly old: { readonly arm: Arm; readonly written: Case } | undefined;
  /** Whether it is where it was among those that stay. */
  readonly stays: boolean;
};

/** In the order in which they are to be; undefined: something changes that no case was made of. */
export function kinsOf(own: Own): readonly Kin[] | undefined {
  const [before, now] = [own.before.arms, own.now.arms].map((arms) => arms.filter((arm) => !isImplied(arm)));
  if (before === undefined || now === undefined) return undefined;
  const known = before.map((arm) => ({ arm, written: caseOf(own, arm) }));
  const from = paired(before, now);
  const added = known.flatMap(({ arm, written }) => (written === undefined ? [arm] : []));
  const isKept = (arm: Arm): boolean => now.some((other) => isSame(other, arm));
  if (!added.every(isKept)) return undefined;
  const kins = now.flatMap((arm) => {
    const index = from.get(arm);
    const was = index === undefined ? undefined : known[index];
    if (was !== undefined && was.written === undefined) return [];
    return [{ now: arm, old: was?.written && { arm: was.arm, written: was.written } }];
  });
  const places = kins.map(({ old }) => (old === undefined ? undefined : own.cases.indexOf(old.written)));
  const staying = longestRise(places);
  return kins.map((kin, i) => ({ ...kin, stays: staying.has(i) }));
}

/** By their patterns, then by what they give, then by their places. */
function paired(before: readonly Arm[], now: readonly Arm[]): ReadonlyMap<Arm, number> {
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
  pair(isSame);
  pair((was, arm) => was.pattern === arm.pattern);
  pair((was, arm) => was.body === arm.body);
  pair((_was, _arm, i, j) => i === j && before.length === now.length);
  return from;
}

/** The most of them that are in order. */
function longestRise(places: readonly (number | undefined)[]): ReadonlySet<number> {
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
