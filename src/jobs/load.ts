// What of an exercise can be asked about at all: which functions there are, which of them can be compared, and what was
// left out. Nothing is searched.
import type { Source } from "../core/span.js";
import { type Data, fieldsOf, isData, type Value } from "../core/value.js";
import { Unsupported } from "../explore/type-key.js";
import { newWorld, Unknown, unknownOf } from "../explore/unknown.js";
import type { Checked } from "../report/diagnostic.js";
import type { Incomparable } from "../report/incomparable.js";
import { type FailsWhenLoaded, type NotChecked, notSupported } from "../report/not-checked.js";
import type { Verdict } from "../report/verdict.js";
import { askedPair, askedSubject } from "../subject/asked.js";
import type { Exercise } from "../subject/exercise.js";
import { leftOutOf } from "../subject/left-out.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { AskedFunction } from "../subject/observe.js";
import {
  type AttemptLanguages,
  type ReadAttempt,
  type ReadExercise,
  readAttempt,
  readExercise,
} from "../subject/read.js";
import type { Inputs } from "../subject/subject.js";
import { isAskedFunction } from "../subject/values.js";

/** Without a submission, the reference is asked about alone. */
export type LoadRequest = { readonly exercise: Exercise; readonly submission: Source | undefined };

export type LoadedPrograms = {
  readonly functions: readonly LoadedFunction[];
  /** What was not checked, in the submission where there is one. */
  readonly unchecked: readonly NotChecked[];
  /** What was left out of the submission because it fails when it is loaded. */
  readonly failures: readonly FailsWhenLoaded[];
};

/** `refused`: why it cannot be compared. `isValue`: it is no function. */
export type LoadedFunction = {
  readonly function: string;
  readonly refused: Incomparable | undefined;
  readonly isValue: boolean;
};

export function loadPrograms(
  languages: AttemptLanguages,
  { exercise, submission }: LoadRequest,
  memoryIsLow: () => boolean,
): Checked<LoadedPrograms> {
  if (submission !== undefined) {
    const read = readAttempt(languages, { exercise, submission });
    return read.ok ? { ok: true, value: loadAttempt(read.value, memoryIsLow) } : read;
  }
  const read = readExercise(languages.reference, exercise);
  if (!read.ok) return read;
  const functions = read.value.asked.map((asked) => {
    const made = askedSubject(read.value, asked, memoryIsLow);
    return loadedFunction(read.value, asked, made.ok ? made.subject : made.verdict);
  });
  return { ok: true, value: { functions, unchecked: notSupported(read.value.reference.unchecked), failures: [] } };
}

function loadAttempt(read: ReadAttempt, memoryIsLow: () => boolean): LoadedPrograms {
  const functions = read.asked.map((asked) => {
    const paired = askedPair(read, asked, memoryIsLow);
    return loadedFunction(read, asked, paired.ok ? paired.pair.reference : paired.verdict);
  });
  const isCompared = functions.some(({ refused }) => refused === undefined);
  const failures = isCompared ? leftOutOf(read.submission) : [];
  return { functions, unchecked: notSupported(read.submission.unchecked), failures };
}

function loadedFunction(read: ReadExercise, { shown }: AskedFunction, made: Inputs | Verdict): LoadedFunction {
  const verdict = "kind" in made ? made : unmade(made);
  return {
    function: shown,
    refused: verdict?.kind === "cannot-compare" ? verdict.why : undefined,
    isValue: !isAskedFunction(read, shown),
  };
}

/** There may be types of which no input can be made, not even the smallest. */
function unmade({ params, shapes }: Inputs): Verdict | undefined {
  const world = newWorld(shapes);
  try {
    const pending = params.map((type): unknown => unknownOf(world, type, []));
    for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
      if (value instanceof Unknown) pending.push(value.form(world, 0).value);
      else if (isData(value as Value)) pending.push(...fieldsOf(value as Data)); // whatever is no unknown is a value
    }
    return undefined;
  } catch (error) {
    if (error instanceof Unsupported) return unsupportedInput(error.type);
    throw error;
  }
}
