// What another reference gives on the tests of a suite, where that is not what the first one gives: in words, and as the
// first one's language writes it, so that a test can say that either is right.

import { writtenTest } from "../questions/suite/written-test.js";
import type { Checked } from "../report/diagnostic.js";
import type { AlsoRight, Expected, SuiteTest, Written } from "../report/suite/suite.js";
import type { CheckRequest } from "../subject/check-request.js";
import type { Pair } from "../subject/pair.js";
import { isAcross, knownReference, type ProgramLanguages, type Programs } from "../subject/read-programs.js";
import type { Both } from "../witness/confirm.js";
import { type OnParting, type Replayed, type ReplayInput, replay } from "./replay.js";

/** A test as far as it was made already. */
export type OpenInput = ReplayInput & { readonly texts: Pick<SuiteTest, "call" | "args" | "observed"> };

/** Undefined: it agrees, or has nothing to say. */
export type OtherOutcomes = readonly (AlsoRight | undefined)[];

/** The submission of the request is the other reference. */
export function otherOutcomes(
  languages: ProgramLanguages,
  request: CheckRequest,
  inputs: readonly OpenInput[],
  memoryIsLow: () => boolean,
): Checked<OtherOutcomes> {
  const judged = new Map<number, Judged>();
  const onParting: OnParting = (both, pair, programs, i) => {
    if (!judged.has(i)) judged.set(i, { both, pair, programs }); // the first is the one that is told
  };
  const replayed = replay(languages, request, inputs, memoryIsLow, () => undefined, onParting);
  if (!replayed.ok) return replayed;
  const isKnown = knownExceptions(languages, request);
  return {
    ok: true,
    value: replayed.value.map((result, i) => {
      const expected = partingOutcome(result);
      const told = judged.get(i);
      const texts = inputs[i]?.texts;
      if (expected === undefined || told === undefined || texts === undefined) return undefined;
      const isWritten = !isAcross(languages) && (expected.kind === "value" || isKnown(expected.text));
      return { expected, written: isWritten ? writtenOf(told, { ...texts, expected }) : undefined };
    }),
  };
}

type Judged = { readonly both: Both; readonly pair: Pair; readonly programs: Programs };

function partingOutcome(result: Replayed): Expected | undefined {
  if (result.kind !== "differs") return undefined;
  const { got } = result;
  return got.kind === "value" || got.kind === "raised" ? got : undefined;
}

function writtenOf({ both, pair, programs }: Judged, texts: Parameters<typeof writtenTest>[2]): Written | undefined {
  return writtenTest(programs, pair, texts, { both: { ...both, expected: both.got } });
}

/** An exception of the other reference's own is none that everybody has: tests that name it would be no programs. */
function knownExceptions({ reference }: ProgramLanguages, request: CheckRequest): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const expression = { name: "the exception", text: reference.phrases.expectedException(text) };
    const isRead = knownReference(reference, request, [expression]).ok;
    known.set(text, isRead);
    return isRead;
  };
}
