// The part of a query that matters: what a model fails, and whatever shares unknowns with it.
// The rest holds already and is not touched by any change of those unknowns.
import { holds, type Model } from "./model.js";
import type { Lit } from "./term.js";
import { unknownsOf } from "./unknowns.js";

export type Slice = {
  readonly failing: readonly Lit[];
  readonly connected: readonly Lit[]; // in the order of the query, with what fails
};

export function sliceOf(query: readonly Lit[], near: Model): Slice {
  const failing = query.filter((lit) => !holds(near, lit));
  return { failing, connected: failing.length === 0 ? [] : connectedTo(query, failing) };
}

function connectedTo(query: readonly Lit[], seeds: readonly Lit[]): readonly Lit[] {
  const reached = new Set<object | number>();
  for (const lit of seeds) reach(reached, lit);
  const slice = new Set(seeds);
  for (let grown = true; grown; ) {
    grown = false;
    for (const lit of query) {
      if (slice.has(lit) || !touches(lit, reached)) continue;
      slice.add(lit);
      reach(reached, lit);
      grown = true;
    }
  }
  return slice.size === query.length ? query : query.filter((lit) => slice.has(lit));
}

/** Calls of one function are connected: equal arguments must give equal results. */
function reach(reached: Set<object | number>, { cond }: Lit): void {
  const { atoms, fns } = unknownsOf(cond);
  for (const atom of atoms) reached.add(atom);
  for (const fn of fns) reached.add(fn);
}

function touches({ cond }: Lit, reached: ReadonlySet<object | number>): boolean {
  const { atoms, fns } = unknownsOf(cond);
  return atoms.some((atom) => reached.has(atom)) || fns.some((fn) => reached.has(fn));
}
