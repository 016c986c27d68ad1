// Sums that cannot be: what is assumed is added up, and a negative number comes out although nothing in it is negative.
import type { MachineFact, ProofTerm, Sums } from "../certificate.js";
import type { Assumed } from "./assumed.js";
import type { Width } from "./machine.js";
import type { Prims } from "./primitives.js";
import { Refused } from "./refused.js";
import { monomialsOf, numberIn, type Store, type Term } from "./terms.js";

/** Where sums are read: as they are written, and under what is assumed. */
export type Reading = {
  readonly store: Store;
  readonly prims: Prims;
  readonly assumed: Assumed;
  readonly raw: (term: ProofTerm) => Term;
};

/** Values, each so many times, and a number, under the key of nothing: integers without wrap-around. */
export type Linear = ReadonlyMap<Term | undefined, bigint>;

/** `otherwise`: the opposite of what is to be shown, not negative. */
export function contradict(reading: Reading, sums: Sums, otherwise: Linear | undefined): void {
  const { width } = reading.store;
  if (width !== undefined) return contradictMachine({ ...reading, width }, sums, otherwise);
  const { store, prims, assumed, raw } = reading;
  let total = store.integer(0n);
  for (const summand of sums) {
    if (!("sum" in summand)) throw new Refused("machine integers");
    const written = raw(summand.sum);
    const term = assumed.now(written) ?? written;
    const condition = prims.notNegative(term);
    const times = timesIn(summand.times);
    if (times <= 0n || !assumed.isNotNegative(condition, prims.not(condition)))
      throw new Refused("a sum that may be negative");
    total = store.add(total, term, times);
  }
  if (prims.notNegative(total) !== store.truth(false)) throw new Refused("sums that do not add up");
}

function timesIn(text: string): bigint {
  if (!/^-?[0-9]+$/.test(text)) throw new Refused("no number of times");
  return BigInt(text);
}

/** A term as it is now, as one value. */
export function valueNow(assumed: Assumed, term: Term): Linear {
  const now = assumed.now(term);
  if (now === undefined) throw new Refused("an integer that is not known");
  const number = numberIn(now);
  return number === undefined ? new Map([[now, 1n]]) : new Map([[undefined, number]]);
}

export function plus(a: Linear, b: Linear, times: bigint): Linear {
  const all = new Map(a);
  for (const [term, own] of b) all.set(term, (all.get(term) ?? 0n) + own * times);
  return new Map([...all].filter(([, each]) => each !== 0n));
}

export function constant(value: bigint): Linear {
  return new Map([[undefined, value]]);
}

/** b - a - 1 of a < b, a - b of its opposite; undefined of anything else. */
export function orderIn(condition: Term, valueIn: (term: Term) => Linear): Linear | undefined {
  if (condition.is !== "prim") return undefined;
  const [a, b] = condition.of;
  if (condition.op === "not" && a?.is === "prim" && a.op === "lt") {
    const opposite = orderIn(a, valueIn);
    return opposite && plus(constant(-1n), opposite, -1n);
  }
  if (condition.op !== "lt" || a === undefined || b === undefined) return undefined;
  return plus(plus(valueIn(b), valueIn(a), -1n), constant(-1n), 1n);
}

type MachineReading = Reading & { readonly width: Width };

function contradictMachine(reading: MachineReading, sums: Sums, otherwise: Linear | undefined): void {
  let total: Linear = new Map();
  for (const summand of sums) {
    if (!("fact" in summand)) throw new Refused("integers without end");
    const times = timesIn(summand.times);
    if (times <= 0n && summand.fact.kind !== "exact") throw new Refused("a sum that may be negative");
    total = plus(total, rowOf(reading, summand.fact, otherwise), times);
  }
  const left = total.get(undefined) ?? 0n;
  if (left >= 0n || total.size !== 1) throw new Refused("sums that do not add up");
}

/** What a fact says is not negative; what an exact sum says is nothing. */
function rowOf(reading: MachineReading, fact: MachineFact, otherwise: Linear | undefined): Linear {
  const { assumed, raw, width } = reading;
  switch (fact.kind) {
    case "holds":
      return holding(reading, raw(fact.condition));
    case "at-least-lowest":
      return plus(valueNow(assumed, raw(fact.of)), constant(width.low), -1n);
    case "at-most-highest":
      return plus(constant(width.high), valueNow(assumed, raw(fact.of)), -1n);
    case "exact":
      return exactly(reading, raw(fact.of), fact.low, fact.high);
    case "otherwise":
      if (otherwise === undefined) throw new Refused("nothing to the contrary");
      return otherwise;
    default:
      throw new Refused("no fact");
  }
}

function holding({ assumed, store }: MachineReading, condition: Term): Linear {
  const order = orderIn(condition, (term) => valueNow(assumed, term));
  if (order === undefined || assumed.now(condition) !== store.truth(true)) throw new Refused("no order that is known");
  return order;
}

/** What the parts of a sum add up to differs from its value by a multiple of the size of the range; where it is within the
 * range itself, by nothing. */
function exactly(reading: MachineReading, sum: Term, low: Sums, high: Sums): Linear {
  const { assumed, width } = reading;
  let whole: Linear = new Map();
  for (const { times, factors } of monomialsOf(sum)) {
    const [factor, ...further] = factors;
    if (further.length > 0) throw new Refused("a product");
    whole = plus(whole, factor === undefined ? constant(1n) : valueNow(assumed, factor), times);
  }
  contradictMachine(reading, low, plus(constant(width.low - 1n), whole, -1n));
  contradictMachine(reading, high, plus(whole, constant(width.high + 1n), -1n));
  return plus(whole, valueNow(assumed, sum), -1n);
}
