// Runs a reference and a submission on inputs that are given as text.
import { con, type Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { Loaded } from "../language/language.js";
import type { Checked } from "../report/diagnostic.js";
import type { UnusableTest } from "../report/reason.js";
import type { Rests, Shown, Verdict } from "../report/verdict.js";
import { type AskedPair, askedPair } from "../subject/asked.js";
import type { Attempt } from "../subject/exercise.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt, readExercise } from "../subject/read.js";
import { type Both, judgeByReference } from "../witness/by-reference.js";
import { type GivenInput, madeInputs, type ReadyFunction, readWithInputs, type WithInputs } from "../witness/given.js";
import type { Input } from "../witness/judge.js";
import { PATIENT } from "../witness/limits.js";
import { runShower, whatRests } from "../witness/shown-witness.js";

export type Replayed =
  | { readonly kind: "unusable"; readonly why: UnusableTest }
  | { readonly kind: "no-test" } // by the reference, or by what is given
  | {
      readonly kind: "agrees" | "differs";
      readonly expected: Shown;
      readonly got: Shown;
      readonly rests: Rests;
      readonly expectation: string | undefined; // what should have been expected, as it is shown
    };

/** Sees every input that both programs can be run on, before they are; and how both ended, where they part. */
export type Watching = {
  readonly onInput?: (input: Input, pair: Pair, name: string, i: number, read: ReadAttempt) => void;
  readonly onParting?: (both: Both, pair: Pair, read: ReadAttempt, i: number) => void;
};

export function replay(
  languages: AttemptLanguages,
  attempt: Attempt,
  inputs: readonly GivenInput[],
  memoryIsLow: () => boolean,
  watching: Watching = {},
): Checked<readonly Replayed[]> {
  const plain = readExercise(languages.reference, attempt.exercise);
  if (!plain.ok) return plain;
  const read = readWithInputs(plain.value, inputs, (expressions) => readAttempt(languages, attempt, expressions));
  return read.ok ? { ok: true, value: replayAll(read.value, inputs, memoryIsLow, watching) } : read;
}

function replayAll(
  { read, unusable }: WithInputs<ReadAttempt>,
  inputs: readonly GivenInput[],
  memoryIsLow: () => boolean,
  watching: Watching,
): readonly Replayed[] {
  const pairs = new Map<string, AskedPair>();
  return inputs.map((given, i) => {
    const why = unusable.get(i);
    const asked = read.asked.find(({ shown }) => shown === given.function);
    if (why !== undefined) return { kind: "unusable", why };
    if (asked === undefined) return { kind: "unusable", why: { kind: "not-compared", function: given.function } };
    const paired = pairs.get(given.function) ?? askedPair(read, asked, memoryIsLow);
    pairs.set(given.function, paired);
    if (!paired.ok) return { kind: "unusable", why: whyIncomparable(paired.verdict) };
    return replayOne(read, asked, paired.pair, given, i, memoryIsLow, watching);
  });
}

function whyIncomparable(verdict: Verdict): UnusableTest {
  return verdict.kind === "cannot-compare"
    ? { kind: "incomparable", why: verdict.why }
    : { kind: "pair-needs-unsupported" };
}

function replayOne(
  read: ReadAttempt,
  asked: AskedFunction,
  general: Pair,
  given: GivenInput,
  i: number,
  memoryIsLow: () => boolean,
  watching: Watching,
): Replayed {
  const at = (type: Type): ReadyFunction | undefined => {
    const paired = askedPair(read, asked, memoryIsLow, type);
    return paired.ok ? readyPair(paired.pair) : undefined;
  };
  const made = madeInputs(read, asked, readyPair(general), given, i, at);
  if (!made.ok) return { kind: "unusable", why: made.why };
  const pair = made.ready.pair ?? general;
  const results = made.inputs.map((input) => {
    watching.onInput?.(input, pair, given.function, i, read);
    return judged(read, asked, pair, given, input, (both) => watching.onParting?.(both, pair, read, i));
  });
  const told = results.find(({ kind }) => kind === "differs") ?? results.find(({ kind }) => kind === "agrees");
  if (told === undefined || told.kind === "no-test" || told.kind === "unusable") return { kind: "no-test" };
  const { result, disguise } = made.ready.subject;
  const type = given.raises ? con("exn") : (disguise?.result ?? result);
  return { ...told, expectation: expectation(read.reference, made.expected, type) };
}

function readyPair(pair: Pair): ReadyFunction {
  return { subject: pair.reference, pair };
}

function judged(
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  { exceptions }: GivenInput,
  input: Input,
  onParting: (both: Both) => void,
): Replayed {
  const found = judgeByReference(pair, exceptions, pair.reference.given).judge(input, PATIENT);
  if (found === undefined) return { kind: "no-test" };
  const differs = found.verdict !== "right";
  if (differs) onParting(found.seen);
  return {
    kind: differs ? "differs" : "agrees",
    ...runShower(read, asked, pair)(found.seen, input),
    rests: differs ? whatRests(pair, exceptions, input) : "behaviour",
    expectation: undefined,
  };
}

function expectation({ showValue }: Loaded, value: Value | undefined, type: Type): string | undefined {
  return value === undefined ? undefined : showValue(value, type);
}
