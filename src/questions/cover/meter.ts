// Keeps count while a program runs: what the run has cost, which branches it took, and a number for the whole way it
// went. Ends the run where it costs more than the budget.
import { nth } from "../../basis/known.js";
import type { NodeId } from "../../core/expr.js";
import { Signal } from "../../eval/runtime.js";
import { type Costs, costOf, costOfCall } from "./costs.js";
import type { Event, Instrumented } from "./instrument.js";

export type Meter = {
  /** Before each run. */
  readonly start: () => void;
  readonly choose: (id: NodeId) => number;
  /** Comparing goes round as a function would: that is a call of `compare`. */
  readonly comparing: () => void;
  readonly spent: () => number;
  readonly left: () => number;
  readonly exceeded: () => boolean;
  /** All events in order, and what they cost without the size of the input. */
  readonly trail: () => Trail;
  /** The events of a call that was not run. */
  readonly follow: (trail: Trail) => void;
  /** The events that happened, each once, in order. */
  readonly taken: () => readonly number[];
  /** The same for runs that went the same way. */
  readonly way: () => string;
};

export type Trail = { readonly events: readonly number[]; readonly paid: number };

export type MeterSettings = {
  readonly budget: number;
  readonly costs: Costs;
  /** The function that is asked about: being asked costs nothing. */
  readonly entry: string;
  /** How much larger the input is by now than the smallest one. */
  readonly grown: () => number;
};

const MODULUS = 2 ** 31 - 1;

export function newMeter({ events, first }: Instrumented, settings: MeterSettings): Meter {
  const { budget, costs, entry, grown } = settings;
  const prices = events.map((event) => costOf(costs, event));
  const comparing = costOfCall(costs, "compare");
  const seen = new Uint8Array(events.length);
  let taken: number[] = [];
  let passed: number[] = [];
  let spent = 0;
  let exceeded = false;
  let entered = false;
  let hash = 0;
  const pay = (price: number): void => {
    spent += price;
    if (spent + costs.size * grown() <= budget) return;
    exceeded = true;
    throw new Signal({ kind: "unfinished", why: "fuel" });
  };
  const note = (event: number): void => {
    if (seen[event] === 0) {
      seen[event] = 1;
      taken.push(event);
    }
    passed.push(event);
    hash = (hash * 31 + event + 1) % MODULUS;
  };
  return {
    start: () => {
      for (const event of taken) seen[event] = 0;
      taken = [];
      passed = [];
      spent = 0;
      exceeded = false;
      entered = false;
      hash = 0;
    },
    choose: (id) => {
      const event = id - first;
      if (event < 0 || event >= events.length) return 0;
      note(event);
      const isFree = !entered && isEntry(events[event], entry);
      entered ||= events[event]?.kind === "call";
      pay(isFree ? 0 : nth(prices, event));
      return 0;
    },
    comparing: () => pay(comparing),
    spent: () => spent + costs.size * grown(),
    left: () => budget - spent - costs.size * grown(),
    exceeded: () => exceeded,
    trail: () => ({ events: [...passed], paid: spent }),
    follow: ({ events: others, paid }) => {
      for (const event of others) note(event);
      pay(paid);
    },
    taken: () => taken,
    way: () => `${passed.length}.${hash}`,
  };
}

function isEntry(event: Event | undefined, entry: string): boolean {
  return event?.kind === "call" && event.name === entry;
}

/** Counts without a limit. */
export function freeMeter(instrumented: Instrumented): Meter {
  const costs: Costs = { call: 0, calls: new Map(), match: 0, matches: new Map(), branch: 0, size: 0 };
  return newMeter(instrumented, { budget: 0, costs, entry: "", grown: () => 0 });
}

/** How many events there were on a way. */
export function eventsOf(way: string): number {
  return Number(way.slice(0, way.indexOf(".")));
}
