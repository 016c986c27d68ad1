// Measures and sums: that something gets smaller and cannot do so for ever, and that sums cannot all be what they are said
// to be. The certificate says which; here it is only added up.
import type { Lemma, Measure, ProofTerm, Sums } from "../certificate.js";
import type { Assumed } from "./assumed.js";
import { fallen, measured } from "./measured.js";
import { type Prims, Refused } from "./primitives.js";
import { type Bounds, mustNotExceed } from "./sizes.js";
import { type Adding, contradict } from "./sums.js";
import { numberIn, type Store, type Term } from "./terms.js";

type Names = ReadonlyMap<string, Term>;

export type Reading = {
  readonly store: Store;
  readonly prims: Prims;
  /** A term of the proof under what is assumed. */
  readonly term: (term: ProofTerm, names: Names, assumed: Assumed) => Term;
  /** As it is written, nothing evaluated. */
  readonly raw: (term: ProofTerm, names: Names) => Term;
};

/** The measure is the same up to a place, and smaller there; `sizes`: of calls that are known to end. */
export function mustBeSmaller(
  reading: Reading,
  [current, names]: readonly [Lemma, Names],
  [lemma, own]: readonly [Lemma, Names],
  at: number,
  bound: Sums,
  assumed: Assumed,
  sizes: Bounds = new Map(),
): void {
  if (!Number.isInteger(at)) throw new Refused("no place in a measure");
  for (let i = 0; i <= at; i++) {
    const [now, later] = [current.measure[i], lemma.measure[i]];
    if (now === undefined || later === undefined || now.kind !== later.kind) throw new Refused("another measure");
    if (!isMeasurable(now.of) || !isMeasurable(later.of)) throw new Refused("a measure that may not be there");
    const why = i < at ? undefined : bound;
    if (now.kind === "integer" && reading.store.width !== undefined) {
      const adding = addingAt(reading, names, assumed);
      const before = measured(adding, current.vars, now.of, names);
      fallen(adding, before, measured(adding, lemma.vars, later.of, own), why);
    } else compare(reading, [now, names], [later, own], why, assumed, sizes);
  }
}

/** Smaller, or without a reason for that the same. */
function compare(
  reading: Reading,
  [now, names]: readonly [Measure, Names],
  [later, own]: readonly [Measure, Names],
  why: Sums | undefined,
  assumed: Assumed,
  sizes: Bounds,
): void {
  const { store, prims } = reading;
  const [before, after] = [reading.term(now.of, names, assumed), reading.term(later.of, own, assumed)];
  if (why === undefined) {
    if (before !== after) throw new Refused("a measure that is not the same");
  } else if (now.kind === "size") mustNotExceed(prims, [after], [before], { less: 1, bounds: sizes });
  else {
    const less = numberIn(store.add(before, after, -1n));
    if (less === undefined || less <= 0n) throw new Refused("a measure that is not smaller");
    const negative = assumed.copy();
    negative.equate(prims.notNegative(before), store.truth(false));
    if (!negative.absurd) mustContradict(reading, why, names, negative);
  }
}

/** Of the variables alone: what a program computes may have no end, and then no size either. */
function isMeasurable(term: ProofTerm): boolean {
  if (term.kind === "var" || term.kind === "lit") return true;
  const isBuilt = term.kind === "make" || (term.kind === "prim" && (term.op === "add" || term.op === "mul"));
  return isBuilt && term.args.every(isMeasurable);
}

/** Each sum is assumed not to be negative; taken so many times, they add up to a negative number. */
export function mustContradict(reading: Reading, sums: Sums, names: Names, assumed: Assumed): void {
  contradict(addingAt(reading, names, assumed), sums, undefined);
}

function addingAt({ store, prims, raw }: Reading, names: Names, assumed: Assumed): Adding {
  return { store, prims, assumed, raw: (term) => raw(term, names) };
}
