// What a path costs, as in Baartman's budgeted symbolic execution: an initial budget is used up by calls (in
// general, or of some functions) and by matched constructors; beyond the thesis by branches, and by the size of the
// input. A path is taken to its end if all that happens on it costs no more than the budget.
import type { Event } from "./instrument.js";

export type Costs = {
  readonly call: number;
  /** By the name of a function, or of the module that it is in. */
  readonly calls: ReadonlyMap<string, number>;
  readonly match: number;
  /** By the name of a constructor. */
  readonly matches: ReadonlyMap<string, number>;
  readonly branch: number;
  readonly size: number;
};

export const USUAL_COSTS: Costs = { call: 1, calls: new Map(), match: 0, matches: new Map(), branch: 0, size: 0 };

export function costOf(costs: Costs, event: Event): number {
  switch (event.kind) {
    case "call":
      return costOfCall(costs, event.name);
    case "arm":
      return event.ctors.reduce((sum, ctor) => sum + (costs.matches.get(ctor) ?? costs.match), costs.branch);
    case "side":
      return costs.branch;
  }
}

/** The longest name counts: that of the function, then those of the modules around it. */
export function costOfCall({ call, calls }: Costs, name: string): number {
  for (let path = name; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf(".")))) {
    const cost = calls.get(path);
    if (cost !== undefined) return cost;
  }
  return call;
}
