// Runs a reference and a submission on inputs that are given as text: counterexamples that
// were found elsewhere, and a teacher's own tests.
import { link } from "../core/link.js";
import type { Source } from "../core/span.js";
import { con, fn, type Type } from "../core/type.js";
import { fieldsOf, isData, UNIT, type Value } from "../core/value.js";
import type { Language, Loaded } from "../pipeline.js";
import { type Input, judge, limitsOf } from "../questions/refute/confirm.js";
import { restsOnIdentity } from "../questions/refute/identity.js";
import { atIntegers, type Pair } from "../questions/refute/pair.js";
import { PATIENT } from "../questions/refute/witness.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import type { Shown } from "../report/verdict.js";
import { type AskedPair, askedPair } from "./asked-pair.js";
import type { CheckRequest } from "./check-request.js";
import { type Asked, arityOf, knownReference, type Programs, readPrograms, sideOf } from "./read-programs.js";
import { runShower } from "./shown-witness.js";

type Entry = Loaded["entries"][number];

/** Texts are byte strings, and read after the reference. */
export type ReplayInput = {
  readonly function: string;
  /** Every chosen value of a witness, or a call of the function. */
  readonly input: { readonly chosen: readonly string[] } | { readonly call: string };
  readonly exceptions: CheckRequest["exceptions"];
  /** What the reference should come to, a value or an exception: only to be shown beside what it does. */
  readonly expect: string | undefined;
  readonly raises: boolean; // what is expected is an exception
};

export type Replayed =
  | { readonly kind: "unusable"; readonly why: string }
  | { readonly kind: "no-test" } // by the reference, or by what is given
  | {
      readonly kind: "agrees" | "differs";
      readonly expected: Shown;
      readonly got: Shown;
      readonly rests: "behaviour" | "physical-equality";
      readonly expectation: string | undefined; // what should have been expected, as it is shown
    };

export function replay(
  language: Language,
  request: CheckRequest,
  inputs: readonly ReplayInput[],
  memoryIsLow: () => boolean,
): Checked<readonly Replayed[]> {
  const plain = knownReference(language, request, []);
  if (!plain.ok) return plain;
  const unusable = new Map<number, string>();
  let written = inputs.flatMap((input, i) => expressionsOf(language, plain.value, input, i, unusable));
  for (;;) {
    const read = readPrograms(language, request, written);
    if (read.ok) return { ok: true, value: replayAll(read.value, request, inputs, unusable, memoryIsLow) };
    const wrong = wrongInputs(read.errors, written);
    if (wrong.size === 0) return read;
    for (const [i, why] of wrong) unusable.set(i, why);
    written = written.filter((source) => !wrong.has(inputOf(source.name)));
  }
}

const INPUT = "input ";
const RESULT = "result of input "; // not run: only its type matters
const EXPECTED = "expected of input ";
const EXPECTED_NAME = "elenchus_expected";

function inputOf(name: string): number {
  return Number(name.slice(name.lastIndexOf(" ") + 1));
}

/** The input as one value, and what is expected of it. */
function expressionsOf(
  { phrases }: Language,
  { reference, asked }: Pick<Programs, "reference" | "asked">,
  { function: name, input, expect, raises }: ReplayInput,
  i: number,
  unusable: Map<number, string>,
): readonly Source[] {
  const compared = askedFor(asked, name);
  const side = sideOf(reference, name);
  if (compared === undefined || side === undefined) {
    unusable.set(i, `\`${name}\` is none of the functions that are compared`);
    return [];
  }
  if ("chosen" in input) return [{ name: `${INPUT}${i}`, text: phrases.tuple(input.chosen) }];
  const { call } = input;
  const observed = (value: string): string =>
    compared.observer === undefined ? value : phrases.observed(EXPECTED_NAME, 0, compared.observer, value);
  const expected = (value: string): string =>
    raises ? phrases.expectedException(value) : observed(phrases.expectedValue(value, call));
  return [
    { name: `${INPUT}${i}`, text: phrases.argumentsOf(name, arityOf(side), call, compared.observer) },
    { name: `${RESULT}${i}`, text: call },
    ...(expect === undefined ? [] : [{ name: `${EXPECTED}${i}`, text: expected(expect) }]),
  ];
}

function askedFor(asked: readonly Asked[], name: string): Asked | undefined {
  return asked.find(({ shown }) => shown === name);
}

/** A call that is fine by itself, but not as a way to its arguments, does more than call. */
function wrongInputs(errors: readonly Diagnostic[], written: readonly Source[]): ReadonlyMap<number, string> {
  const wrong = new Map<number, string>();
  const isCall = (i: number): boolean => written.some(({ name }) => name === `${RESULT}${i}`);
  for (const { at, title, label } of errors) {
    if (!written.some(({ name }) => name === at.file)) continue;
    const i = inputOf(at.file);
    if (!isCall(i) || !at.file.startsWith(INPUT)) wrong.set(i, label === "" ? title : label);
    else if (!wrong.has(i)) wrong.set(i, "it is not a single call of the function with all its arguments");
  }
  return wrong;
}

function replayAll(
  programs: Programs,
  request: CheckRequest,
  inputs: readonly ReplayInput[],
  unusable: ReadonlyMap<number, string>,
  memoryIsLow: () => boolean,
): readonly Replayed[] {
  const pairs = new Map<string, AskedPair>();
  return inputs.map((input, i) => {
    const why = unusable.get(i);
    const asked = askedFor(programs.asked, input.function);
    if (why !== undefined || asked === undefined) return { kind: "unusable", why: why ?? "" };
    const paired = pairs.get(input.function) ?? askedPair(programs, asked, request, memoryIsLow);
    pairs.set(input.function, paired);
    if (!paired.ok) return { kind: "unusable", why: "the two cannot be compared" };
    return replayOne(programs, asked, paired, input, i);
  });
}

function replayOne(
  programs: Programs,
  asked: Asked,
  { pair: general, given }: Extract<AskedPair, { readonly ok: true }>,
  { input, exceptions, raises }: ReplayInput,
  i: number,
): Replayed {
  const { entries } = programs.reference;
  const entryOf = (name: string): Entry | undefined => entries.find(({ at }) => at.file === `${name}${i}`);
  const entryValue = (name: string): Value | undefined => {
    const entry = entryOf(name);
    const report = entry && general.reference.machine.call(entry.name, [UNIT], limitsOf(PATIENT.reference));
    return report?.outcome.kind === "value" ? report.outcome.value : undefined;
  };
  if ("call" in input && asked.observer !== undefined && ownParameters(programs, asked) !== general.params.length)
    return { kind: "unusable", why: "the observer needs further arguments" };
  const whole = entryValue(INPUT);
  if (whole === undefined) return { kind: "unusable", why: "it does not come to a value" };
  const pair = instance(programs, asked, general, entryOf(INPUT), entryOf(RESULT));
  if (pair === undefined) return { kind: "unusable", why: "the submission takes arguments of other types" };
  const count = "call" in input ? pair.params.length : input.chosen.length;
  const values = (): readonly Value[] => parts(entryValue(INPUT) ?? whole, count);
  if (values().length !== count) return { kind: "unusable", why: "it has another number of arguments" };
  const asInput: Input = {
    args: () => values().slice(0, pair.params.length),
    further: values().slice(pair.params.length),
  };
  const judged = judge({ pair, policy: exceptions, given, steps: 0 }, asInput, PATIENT);
  if (judged === undefined) return { kind: "no-test" };
  return {
    kind: judged.differ ? "differs" : "agrees",
    ...runShower(programs, asked, pair)(judged.both, asInput),
    rests: judged.differ && restsOnIdentity(pair, exceptions, asInput) ? "physical-equality" : "behaviour",
    expectation: expectation(programs.reference, entryValue(EXPECTED), raises ? con("exn") : pair.result),
  };
}

/** The functions at the types of a call; undefined: the submission is less general than the reference, and not for these. */
function instance(
  { reference, submission }: Programs,
  { shown, observer }: Asked,
  pair: Pair,
  args: Entry | undefined,
  result: Entry | undefined,
): Pair | undefined {
  const [wanted, side] = [sideOf(reference, shown), sideOf(submission, shown)];
  if (args === undefined || result === undefined || wanted === undefined || side === undefined) return pair;
  if (!atIntegers(wanted.type).polymorphic) return pair;
  const whole = args.type;
  const params = pair.params.length === 1 || whole.kind !== "con" ? [whole] : whole.args;
  const type = params.reduceRight((to, from) => fn(from, to), result.type);
  if (!link({ program: reference.program, type }, side).ok) return undefined;
  if (!pair.polymorphic) return pair;
  const concrete = (each: Type): Type => atIntegers(each).type;
  return {
    ...pair,
    params: params.map(concrete),
    result: observer === undefined ? concrete(result.type) : pair.result,
  };
}

function ownParameters({ reference }: Programs, { shown }: Asked): number {
  const side = sideOf(reference, shown);
  return side === undefined ? 0 : arityOf(side);
}

function parts(whole: Value, count: number): readonly Value[] {
  return count === 1 || !isData(whole) ? [whole] : fieldsOf(whole);
}

function expectation({ showValue }: Loaded, value: Value | undefined, type: Type): string | undefined {
  return value === undefined ? undefined : showValue(value, type);
}
