// Runs a reference and a submission on inputs that are given as text.
import { con, type Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import { typeKey } from "../explore/type-key.js";
import type { Entry, Loaded } from "../language/language.js";
import type { Checked } from "../report/diagnostic.js";
import type { UnusableTest } from "../report/reason.js";
import type { Rests, Shown, Verdict, Witness } from "../report/verdict.js";
import { type AskedPair, askedPair } from "../subject/asked.js";
import type { Attempt } from "../subject/exercise.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt, readExercise } from "../subject/read.js";
import type { Both } from "../witness/both.js";
import { judgeByReference } from "../witness/by-reference.js";
import { type GivenInput, madeInputs, type ReadyFunction, readWithInputs, type WithInputs } from "../witness/given.js";
import { givenWitness } from "../witness/given-witness.js";
import type { Input } from "../witness/judge.js";
import { PATIENT } from "../witness/limits.js";
import { runShower } from "../witness/shown-run.js";
import { whatRests, witnessShower } from "../witness/shown-witness.js";

export type Replayed =
  | { readonly kind: "unusable"; readonly why: UnusableTest }
  | { readonly kind: "no-test" } // by the reference, or by what is given
  | {
      readonly kind: "agrees" | "differs";
      readonly expected: Shown;
      readonly got: Shown;
      readonly rests: Rests;
      readonly expectation: string | undefined; // what should have been expected, as it is shown
      /** What shows it, where that is more than the call, or was for whoever had the input. */
      readonly own?: Pick<Witness, "call" | "whole" | "afterwards">;
      /** The call in the submission's language, where that is another. */
      readonly submissionCall?: string;
      /** What shows the same at the prompt, with the submission's file alone. */
      readonly alone?: string;
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
  const pairAt = (asked: AskedFunction, type?: Type): AskedPair => {
    const key = `${asked.shown} ${type === undefined ? "" : typeKey(type)}`;
    const paired = pairs.get(key) ?? askedPair(read, asked, memoryIsLow, type);
    pairs.set(key, paired);
    return paired;
  };
  return inputs.map((given, i) => {
    const why = unusable.get(i);
    const asked = read.asked.find(({ shown }) => shown === given.function);
    if (why !== undefined) return { kind: "unusable", why };
    if (asked === undefined) return { kind: "unusable", why: { kind: "not-compared", function: given.function } };
    const paired = pairAt(asked);
    if (!paired.ok) return { kind: "unusable", why: whyIncomparable(paired.verdict) };
    return replayOne(read, asked, paired.pair, given, i, (type) => pairAt(asked, type), watching);
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
  pairAt: (type: Type) => AskedPair,
  watching: Watching,
): Replayed {
  const at = (type: Type): ReadyFunction | undefined => {
    const paired = pairAt(type);
    return paired.ok ? readyPair(paired.pair) : undefined;
  };
  const made = madeInputs(read, asked, readyPair(general), given, i, at);
  if (!made.ok) return { kind: "unusable", why: made.why };
  const pair = made.ready.pair ?? general;
  const results = made.inputs.map((input) => {
    watching.onInput?.(input, pair, given.function, i, read);
    return judged(read, asked, pair, given, input, made.entry, (both) => watching.onParting?.(both, pair, read, i));
  });
  const told = (["differs", "agrees", "unusable"] as const).flatMap(
    (kind) => results.find((each) => each.kind === kind) ?? [],
  )[0];
  if (told === undefined || told.kind === "no-test") return { kind: "no-test" };
  if (told.kind === "unusable") return told;
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
  given: GivenInput,
  input: Input,
  entry: Entry | undefined,
  onParting: (both: Both) => void,
): Replayed {
  const { exceptions } = given;
  const found = judgeByReference(pair, exceptions, pair.reference.given).judge(input, PATIENT);
  if (found === undefined) return { kind: "no-test" };
  const shown = { ...runShower(read, asked, pair)(found.seen, input), expectation: undefined };
  if (found.verdict === "right") return { kind: "agrees", ...shown, rests: "behaviour" };
  const witness = entry && givenWitness(read.reference, pair.reference, entry, input, found.seen);
  const told = witness && witnessShower(read, asked, pair)(witness);
  const { submissionCall, alone } = told ?? {};
  const isOwn = given.afterwards || told?.afterwards;
  const own =
    told && isOwn
      ? { call: told.call, whole: told.whole, ...(told.afterwards && { afterwards: true as const }) }
      : undefined;
  const isKnown = own !== undefined || !given.afterwards;
  const isWritten = isKnown && (pair.common === undefined || submissionCall !== undefined || "call" in given.input);
  if (!isWritten) return { kind: "unusable", why: { kind: "not-written" } };
  onParting(found.seen);
  const rests = whatRests(pair, exceptions, input);
  return {
    kind: "differs",
    ...shown,
    rests,
    ...(own !== undefined && { own }),
    ...(submissionCall !== undefined && { submissionCall }),
    ...(alone !== undefined && { alone }),
  };
}

function expectation({ showValue }: Loaded, value: Value | undefined, type: Type): string | undefined {
  return value === undefined ? undefined : showValue(value, type);
}
