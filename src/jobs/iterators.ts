// A pair of functions that take iterators, as functions of the lists that these go through, and how what is found is
// shown.

import { askedPair } from "../subject/asked.js";
import { iterating, iteratorOf, iteratorsOf, withIterators } from "../subject/iterated.js";
import { referenceSide } from "../subject/names.js";
import { type AskedFunction, submittedSide } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { preconditionsOf } from "../subject/preconditions.js";
import { isAcross, type ReadAttempt } from "../subject/read.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { ShownPair } from "./null-inputs.js";

/** undefined: they take none, or not in the same places. */
export function iteratedPair(
  read: ReadAttempt,
  asked: AskedFunction,
  whole: Pair,
  memoryIsLow: () => boolean,
): ShownPair | undefined {
  const [reference, submission] = [referenceSide(read, asked.compared), submittedSide(read, asked)];
  const isPlain =
    !isAcross(read) && preconditionsOf(read.exercise, asked.shown).length === 0 && asked.observer === undefined;
  if (!isPlain || reference === undefined || submission === undefined) return undefined;
  if (whole.reference.disguise !== undefined || whole.reference.recording !== undefined) return undefined;
  const wanted = iteratorsOf(reference);
  const given = iteratorsOf(withIterators(submission, wanted));
  if (wanted.size === 0 || [...wanted.keys()].join() !== [...given.keys()].join()) return undefined;
  const made = askedPair(read, asked, memoryIsLow, undefined, (side) => iterating(withIterators(side, wanted)));
  if (!made.ok || made.pair.reference.recording !== undefined) return undefined;
  const { params } = whole.reference;
  const show = witnessShower(read, asked, { ...made.pair, reference: { ...made.pair.reference, params } });
  return {
    pair: made.pair,
    show: (witness) =>
      show({
        ...witness,
        args: witness.args.map((arg, i) => {
          const steps = wanted.get(i);
          return steps === undefined ? arg : iteratorOf(steps, arg, i);
        }),
      }),
  };
}
