// Which of many changes are worth going on from: those that mend much for what they cost, and do different things.
import type { Candidate, WrittenCandidate } from "./candidate.js";
import { MENDS_PER_BREAK } from "./limits.js";
import { type Place, sizeOf } from "./places.js";
import type { State, Tried } from "./trials.js";

/** Changes that may be made together, as the next of several: how much they mend for what they cost. */
export type Prospect = {
  readonly together: readonly WrittenCandidate[];
  readonly worth: number;
  readonly behaviour: string | undefined;
};

/** The same change elsewhere costs next to nothing more. */
export function prospect(together: readonly WrittenCandidate[], gain: number, behaviour: string | undefined): Prospect {
  const [first] = together;
  return { together, behaviour, worth: gain / ((first?.cost ?? 0) + together.length + 3) };
}

/** So many are looked at again, and written out, to see what they cost. */
export const PROMISING_MAX = 24;

export function prospectsAlone(
  tried: readonly Tried[],
  written: (candidate: Candidate) => WrittenCandidate | undefined,
): readonly Prospect[] {
  return byGain(tried)
    .slice(0, PROMISING_MAX)
    .flatMap((each) => {
      const change = written(each.candidate);
      return change === undefined ? [] : [prospect([change], gainOf(each), each.behaviour)];
    });
}

export function mendingAll(tried: readonly Tried[], { right }: State): readonly Tried[] {
  const wrong = right.filter((isRight) => !isRight).length;
  return tried.filter(({ mends, breaks }) => mends === wrong && breaks === 0);
}

export function breaksLittle({ mends, breaks }: Tried): boolean {
  return breaks * MENDS_PER_BREAK <= mends;
}

export function byGain(tried: readonly Tried[]): readonly Tried[] {
  return [...tried].sort((a, b) => gainOf(b) - gainOf(a));
}

function gainOf({ mends, breaks }: Tried): number {
  return mends - breaks;
}

/** Changes that are tried as the first of several; of the second one less. */
const FIRST_CHOICES = 3;

/** One of each place, and of those that are right on the same inputs. */
export function mostPromising(all: readonly Prospect[], depth: number): readonly (readonly WrittenCandidate[])[] {
  const [places, behaviours] = [new Set<Place>(), new Set<string>()];
  return [...all]
    .sort((a, b) => b.worth - a.worth)
    .filter(({ together: [first], behaviour }) => {
      const isNew = first !== undefined && !places.has(first.place) && !(behaviour && behaviours.has(behaviour));
      if (first !== undefined) places.add(first.place);
      if (behaviour !== undefined) behaviours.add(behaviour);
      return isNew;
    })
    .slice(0, Math.max(1, FIRST_CHOICES - depth))
    .map(({ together }) => together);
}

/** A weak contract is kept by many: so many are written out. */
const WRITTEN_MAX = 30;

export function smallest(tried: readonly Tried[]): readonly Candidate[] {
  const sized = tried.map(({ candidate }) => ({ candidate, size: sizeOf(candidate.now) }));
  return sized
    .sort((a, b) => a.size - b.size)
    .slice(0, WRITTEN_MAX)
    .map(({ candidate }) => candidate);
}

const ALTERNATIVES_MAX = 4;

/** Of each place, what mends most. */
export function alternativesIn(tried: readonly Tried[]): ReadonlyMap<Place, readonly Candidate[]> {
  const byPlace = new Map<Place, Tried[]>();
  for (const each of tried) {
    const known = byPlace.get(each.candidate.place) ?? [];
    known.push(each);
    byPlace.set(each.candidate.place, known);
  }
  const best = (all: readonly Tried[]): readonly Candidate[] =>
    [...all]
      .sort((a, b) => b.mends - a.mends || sizeOf(a.candidate.now) - sizeOf(b.candidate.now))
      .slice(0, ALTERNATIVES_MAX)
      .map(({ candidate }) => candidate);
  return new Map([...byPlace].map(([place, all]) => [place, best(all)]));
}
