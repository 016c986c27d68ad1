// The part of a query that matters: what a model fails, and whatever shares unknowns with it.
// The rest holds already and is not touched by any change of those unknowns.
import { nth } from "../basis/known.js";
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
  round++;
  for (const lit of seeds) reach(lit);
  const inside = query.map((lit) => seeds.includes(lit));
  let count = seeds.length;
  for (let grown = true; grown && count < query.length; ) {
    grown = false;
    for (let i = 0; i < query.length; i++) {
      const lit = nth(query, i);
      if (inside[i] || !touches(lit)) continue;
      inside[i] = grown = true;
      count++;
      reach(lit);
    }
  }
  return count === query.length ? query : query.filter((_, i) => inside[i]);
}

// Which atoms and functions were reached, by their numbers: in which round last. Kept, because
// this is done for every query and sets would take most of its time.
const atomRounds: number[] = [];
const fnRounds: number[] = [];
let round = 0;

/** Calls of one function are connected: equal arguments must give equal results. */
function reach({ cond }: Lit): void {
  const { atoms, fns } = unknownsOf(cond);
  for (const { id } of atoms) atomRounds[id] = round;
  for (const fn of fns) fnRounds[fn] = round;
}

function touches({ cond }: Lit): boolean {
  const { atoms, fns } = unknownsOf(cond);
  for (const { id } of atoms) if (atomRounds[id] === round) return true;
  for (const fn of fns) if (fnRounds[fn] === round) return true;
  return false;
}
