// That a measure gets smaller, and cannot do so for ever. The certificate says which part of it does, and why.
import type { Lemma, Measure, ProofTerm, Sums } from "../certificate.js";
import type { Assumed } from "./assumed.js";
import { fallen, measured } from "./measured.js";
import { Refused } from "./refused.js";
import { type Bounds, mustNotExceed } from "./sizes.js";
import { contradict, type Reading } from "./sums.js";
import { numberIn, type Term } from "./terms.js";

/** A lemma with values of its variables, and how its terms are read under what is assumed. */
export type Measurable = {
  readonly lemma: Lemma;
  readonly names: ReadonlyMap<string, Term>;
  readonly read: (assumed: Assumed) => Reading;
};

type Known = { readonly assumed: Assumed; readonly sizes: Bounds };

/** The measure is the same up to a place, and smaller there. */
export function mustBeSmaller(
  current: Measurable,
  next: Measurable,
  at: number,
  bound: Sums,
  { assumed, sizes }: Known,
): void {
  if (!Number.isInteger(at)) throw new Refused("no place in a measure");
  for (let i = 0; i <= at; i++) {
    const [now, later] = [current.lemma.measure[i], next.lemma.measure[i]];
    if (now === undefined || later === undefined || now.kind !== later.kind) throw new Refused("another measure");
    if (!isMeasurable(now.of) || !isMeasurable(later.of)) throw new Refused("a measure that may not be there");
    const reading = current.read(assumed);
    if (now.kind === "integer" && reading.store.width !== undefined) {
      const before = measured(reading, current.lemma.vars, now.of, current.names);
      fallen(reading, before, measured(reading, next.lemma.vars, later.of, next.names), i < at ? undefined : bound);
    } else if (now.kind === "size" && i === at) {
      const [before, after] = [current, next].map((each, j) => [measureOf(each, j === 0 ? now : later, assumed)]);
      mustNotExceed(reading.prims, after ?? [], before ?? [], { less: 1, bounds: sizes });
    } else compare(current, [now, measureOf(next, later, assumed)], i < at ? undefined : bound, assumed);
  }
}

/** Smaller, or without a bound the same. */
function compare(
  current: Measurable,
  [now, after]: readonly [Measure, Term],
  bound: Sums | undefined,
  assumed: Assumed,
): void {
  const { store, prims } = current.read(assumed);
  const before = measureOf(current, now, assumed);
  if (bound === undefined) {
    if (before !== after) throw new Refused("a measure that is not the same");
    return;
  }
  const less = numberIn(store.add(before, after, -1n));
  if (less === undefined || less <= 0n) throw new Refused("a measure that is not smaller");
  const negative = assumed.copy();
  negative.equate(prims.notNegative(before), store.truth(false));
  if (!negative.absurd) contradict(current.read(negative), bound, undefined);
}

function measureOf({ read }: Measurable, { of }: Measure, assumed: Assumed): Term {
  const raw = read(assumed).raw(of);
  return assumed.now(raw) ?? raw;
}

/** What every value has, whatever it is. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(["add", "mul", "str.length", "array.length"]);

/** Of the variables alone: what a program computes may have no end, and then no size either. */
function isMeasurable(term: ProofTerm): boolean {
  if (term.kind === "var" || term.kind === "lit") return true;
  const isBuilt = term.kind === "make" || (term.kind === "prim" && ALWAYS_THERE.has(term.op));
  return isBuilt && term.args.every(isMeasurable);
}
