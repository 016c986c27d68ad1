// Runs a submission on the tests of a suite: which of them it fails, which functions cannot be run at all, and which
// branches of its own code each test takes.
import { type Branches, branchesOf } from "../questions/mutate/strength.js";
import type { Checked } from "../report/diagnostic.js";
import type { Attempt } from "../subject/exercise.js";
import type { AttemptLanguages } from "../subject/read.js";
import type { Subject } from "../subject/subject.js";
import type { GivenInput } from "../witness/given.js";
import { type Replayed, replay } from "./replay.js";

export type Tried = {
  readonly results: readonly Replayed[];
  /** The places of those in what the functions use. */
  readonly branches: readonly string[];
  /** Of each input, the ones that it takes. */
  readonly taken: readonly (readonly number[])[];
};

/** Calls of a run: whatever takes longer has been everywhere, or never ends. */
const FUEL = 20_000;

export function tryTests(
  languages: AttemptLanguages,
  attempt: Attempt,
  inputs: readonly GivenInput[],
  memoryIsLow: () => boolean,
): Checked<Tried> {
  const taken = inputs.map((): readonly number[] => []);
  const counted = newCounter(attempt.submission.name);
  const replayed = replay(languages, attempt, inputs, memoryIsLow, {
    onInput: (input, { submission }, name, i) => {
      taken[i] = [...new Set([...(taken[i] ?? []), ...counted.taken(submission, name, input.args("submission"))])];
    },
  });
  return replayed.ok ? { ok: true, value: { results: replayed.value, taken, branches: counted.places() } } : replayed;
}

/** Functions share helpers: a branch is one place of the text, whichever function gets there. */
function newCounter(file: string) {
  const known = new Map<string, Branches>();
  const places = new Map<string, number>();
  const branchAt = ({ instrumented }: Branches, i: number): number => {
    const event = instrumented.events[i];
    const key = `${event?.at.file} ${event?.at.start} ${event?.at.end}${event?.kind === "side" ? ` ${event.side}` : ""}`;
    const number = places.get(key) ?? places.size;
    places.set(key, number);
    return number;
  };
  const branchesIn = (subject: Subject, name: string): Branches => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const branches = branchesOf(subject, file, FUEL);
    for (const event of branches.all) branchAt(branches, event);
    known.set(name, branches);
    return branches;
  };
  return {
    places: () => [...places.keys()],
    taken: (subject: Subject, name: string, values: Parameters<Branches["taken"]>[0]): readonly number[] => {
      const branches = branchesIn(subject, name);
      const own = new Set(branches.all);
      return branches
        .taken(values)
        .filter((event) => own.has(event))
        .map((event) => branchAt(branches, event));
    },
  };
}
