// Measures and sums: that something gets smaller and cannot do so for ever, and that sums cannot all be what they are said
// to be. The certificate says which; here it is only added up.
import type { Lemma, ProofTerm, Sums } from "../certificate.js";
import type { Assumed } from "./assumed.js";
import { type Prims, Refused } from "./primitives.js";
import { isPart, numberIn, type Store, type Term } from "./terms.js";

type Names = ReadonlyMap<string, Term>;

export type Reading = {
  readonly store: Store;
  readonly prims: Prims;
  /** A term of the proof under what is assumed. */
  readonly term: (term: ProofTerm, names: Names, assumed: Assumed) => Term;
};

/** The measure is the same up to a place, and smaller there. */
export function mustBeSmaller(
  reading: Reading,
  [current, names]: readonly [Lemma, Names],
  [lemma, own]: readonly [Lemma, Names],
  at: number,
  bound: Sums,
  assumed: Assumed,
): void {
  const { store, prims } = reading;
  if (!Number.isInteger(at)) throw new Refused("no place in a measure");
  for (let i = 0; i <= at; i++) {
    const [now, later] = [current.measure[i], lemma.measure[i]];
    if (now === undefined || later === undefined || now.kind !== later.kind) throw new Refused("another measure");
    if (!isMeasurable(now.of) || !isMeasurable(later.of)) throw new Refused("a measure that may not be there");
    const [before, after] = [reading.term(now.of, names, assumed), reading.term(later.of, own, assumed)];
    if (i < at) {
      if (before !== after) throw new Refused("a measure that is not the same");
    } else if (now.kind === "size") {
      if (!isPart(after, before)) throw new Refused("a measure that is not smaller");
    } else {
      const less = numberIn(store.add(before, after, -1n));
      if (less === undefined || less <= 0n) throw new Refused("a measure that is not smaller");
      const negative = assumed.copy();
      negative.equate(prims.notNegative(before), store.truth(false));
      if (!negative.absurd) mustContradict(reading, bound, names, negative);
    }
  }
}

/** Of the variables alone: what a program computes may have no end, and then no size either. */
function isMeasurable(term: ProofTerm): boolean {
  if (term.kind === "var" || term.kind === "lit") return true;
  const isBuilt = term.kind === "make" || (term.kind === "prim" && (term.op === "add" || term.op === "mul"));
  return isBuilt && term.args.every(isMeasurable);
}

/** Each sum is assumed not to be negative; taken so many times, they add up to a negative number. */
export function mustContradict({ store, prims, term }: Reading, sums: Sums, names: Names, assumed: Assumed): void {
  let total = store.integer(0n);
  for (const { sum, times: written } of sums) {
    const times = /^[0-9]+$/.test(written) ? BigInt(written) : 0n;
    const each = term(sum, names, assumed);
    const condition = prims.notNegative(each);
    if (times <= 0n || !assumed.isNotNegative(condition, prims.not(condition)))
      throw new Refused("a sum that may be negative");
    total = store.add(total, each, times);
  }
  if (prims.notNegative(total) !== store.truth(false)) throw new Refused("sums that do not add up");
}
