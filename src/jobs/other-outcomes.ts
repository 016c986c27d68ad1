// What another reference gives on the tests of a suite, where that is not what the first one gives: in words, and as the
// first one's language writes it, so that a test can say that either is right.

import { writtenTest } from "../questions/suite/written-test.js";
import type { Checked } from "../report/diagnostic.js";
import type { AlsoRight, Expected, SuiteTest, TestParts } from "../report/suite/suite.js";
import type { Attempt, Exercise } from "../subject/exercise.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, isAcross, type ReadAttempt, readExercise } from "../subject/read.js";
import { speakersOf } from "../subject/speaker.js";
import type { Both } from "../witness/both.js";
import type { GivenInput } from "../witness/given.js";
import { type Replayed, replay, type Watching } from "./replay.js";

/** A test as far as it was made already. */
export type OpenInput = GivenInput & { readonly texts: Pick<SuiteTest, "calls" | "observed"> };

/** Undefined: it agrees, or has nothing to say. */
export type OtherOutcomes = readonly (AlsoRight | undefined)[];

/** The submission is the other reference. */
export function otherOutcomes(
  languages: AttemptLanguages,
  attempt: Attempt,
  inputs: readonly OpenInput[],
  memoryIsLow: () => boolean,
): Checked<OtherOutcomes> {
  const judged = new Map<number, Seen>();
  const onParting: Watching["onParting"] = (both, pair, read, i) => {
    if (!judged.has(i)) judged.set(i, { both, pair, read }); // the first is the one that is told
  };
  const replayed = replay(languages, attempt, inputs, memoryIsLow, { onParting });
  if (!replayed.ok) return replayed;
  const isKnown = knownExceptions(languages, attempt.exercise);
  return {
    ok: true,
    value: replayed.value.map((result, i) => {
      const expected = partingOutcome(result);
      const told = judged.get(i);
      const texts = inputs[i]?.texts;
      if (expected === undefined || told === undefined || texts === undefined) return undefined;
      const isWritten = !isAcross(told.read) && (expected.kind === "value" || isKnown(expected.text));
      return { expected, written: isWritten ? writtenOf(told, { ...texts, expected }) : undefined };
    }),
  };
}

type Seen = { readonly both: Both; readonly pair: Pair; readonly read: ReadAttempt };

function partingOutcome(result: Replayed): Expected | undefined {
  if (result.kind !== "differs") return undefined;
  const { got } = result;
  return got.kind === "value" || got.kind === "raised" ? got : undefined;
}

type Texts = OpenInput["texts"] & { readonly expected: Expected };

/** Its outcome is that of the other reference, which has the first one's constructors. */
function writtenOf({ both, pair, read }: Seen, texts: Texts): TestParts | undefined {
  return writtenTest(read.reference, pair.reference, speakersOf(read, pair).reference, texts, { expected: both.got });
}

/** An exception of the other reference's own is none that everybody has: tests that name it would be no programs. */
function knownExceptions({ reference }: AttemptLanguages, exercise: Exercise): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const expression = { name: "the exception", text: reference.phrases.expectedException(text) };
    const isRead = readExercise(reference, exercise, [expression]).ok;
    known.set(text, isRead);
    return isRead;
  };
}
