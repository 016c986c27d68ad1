// A small suite out of many inputs: of each way the first input, and further ones only where they show something that
// those before do not; or, to minimise, no more than it takes to show all that the others show.

/** What an input is good for: anything with the same key counts once. */
export type Shown = { readonly way: string; readonly size: number; readonly shows: readonly string[] };

/** Inputs from simple to subtle; those that show nothing new on a way that is there already are left out. */
export function withoutDominated<T extends Shown>(candidates: readonly T[], whole: number): readonly T[] {
  const ordered = [...candidates];
  const firsts = oneForEachWay(ordered, whole);
  const shown = new Set(firsts.flatMap(({ shows }) => shows));
  const further = ordered.filter((each) => {
    if (firsts.includes(each) || each.shows.every((thing) => shown.has(thing))) return false;
    for (const thing of each.shows) shown.add(thing);
    return true;
  });
  const kept = new Set([...firsts, ...further]);
  return ordered.filter((each) => kept.has(each));
}

/** Of each way another kind of input than of the way before it; of the simplest ways every kind. */
function oneForEachWay<T extends Shown>(candidates: readonly T[], whole: number): readonly T[] {
  const ways = new Map<string, T[]>();
  for (const each of candidates) ways.set(each.way, [...(ways.get(each.way) ?? []), each]);
  return [...ways.values()].flatMap((inputs, i) => (i < whole ? inputs : [nth(inputs, i % inputs.length)]));
}

/** What an input shows, and what it takes to understand it. */
export type Weighed = { readonly effort: number; readonly shows: readonly string[] };

/**
 * The strongest first: those that show most for what they take to understand. What was shown before counts for a quarter
 * each time, not for nothing: a mistake that nobody thought of is noticed more likely if each part is looked at in several
 * ways. Ends with `most`, or where no other shows as much as `worth`.
 */
export function strongestFirst<T extends Weighed>(candidates: readonly T[], most: number, worth = 0): readonly T[] {
  const weights = new Map<string, number>();
  const weightOf = ({ shows }: T): number => shows.reduce((sum, thing) => sum + (weights.get(thing) ?? 1), 0);
  const left = new Set(candidates);
  const chosen: T[] = [];
  while (left.size > 0 && chosen.length < most) {
    const best = heaviest(left, (each) => weightOf(each) / Math.cbrt(each.effort + 1));
    if (best === undefined || weightOf(best) < worth) break;
    chosen.push(best);
    left.delete(best);
    for (const thing of best.shows) weights.set(thing, (weights.get(thing) ?? 1) / 4);
  }
  return chosen;
}

/** The first where several are alike. */
function heaviest<T>(candidates: Iterable<T>, weightOf: (each: T) => number): T | undefined {
  let best: T | undefined;
  let most = 0;
  for (const each of candidates) {
    const weight = weightOf(each);
    if (weight <= most * (1 + ROUNDING)) continue;
    best = each;
    most = weight;
  }
  return best;
}

/** Sums of the same numbers in another order are the same. */
const ROUNDING = 1e-9;

/**
 * As few as a greedy choice finds; none of them can be left out, and none does what one before it could do. The candidates
 * come from simple to subtle.
 */
export function minimized<T extends Shown>(candidates: readonly T[]): readonly T[] {
  const wanted = new Set(candidates.flatMap(({ shows }) => shows));
  const chosen: T[] = [];
  while (wanted.size > 0) {
    let best: T | undefined;
    let most = 0;
    for (const each of candidates) {
      const count = each.shows.reduce((sum, thing) => sum + (wanted.has(thing) ? 1 : 0), 0);
      if (count > most || (count === most && count > 0 && best !== undefined && each.size < best.size)) {
        best = each;
        most = count;
      }
    }
    if (best === undefined) break;
    chosen.push(best);
    for (const thing of best.shows) wanted.delete(thing);
  }
  const needed = withoutNeedless([...simplest(candidates, withoutNeedless(chosen))]);
  return candidates.filter((each) => needed.has(each));
}

/** Each in turn is replaced by the first that shows what only it shows. */
function simplest<T extends Shown>(candidates: readonly T[], needed: ReadonlySet<T>): ReadonlySet<T> {
  const kept = new Set(needed);
  for (const each of needed) {
    kept.delete(each);
    const others = new Set([...kept].flatMap(({ shows }) => shows));
    const missing = each.shows.filter((thing) => !others.has(thing));
    kept.add(candidates.find((other) => missing.every((thing) => other.shows.includes(thing))) ?? each);
  }
  return kept;
}

/** A later choice may show all that an earlier one was made for. */
function withoutNeedless<T extends Shown>(chosen: readonly T[]): ReadonlySet<T> {
  const counts = new Map<string, number>();
  for (const thing of chosen.flatMap(({ shows }) => shows)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const needed = new Set(chosen);
  for (const each of [...chosen].sort((a, b) => b.size - a.size)) {
    if (!each.shows.every((thing) => (counts.get(thing) ?? 0) > 1)) continue;
    needed.delete(each);
    for (const thing of each.shows) counts.set(thing, (counts.get(thing) ?? 0) - 1);
  }
  return needed;
}

import { nth } from "../../basis/known.js";
