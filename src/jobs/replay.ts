// Runs a reference and a submission on inputs that are given as text: counterexamples that
// were found elsewhere, and a teacher's own tests.
import { bitsOf } from "../core/across.js";
import { narrowedIn } from "../core/common-type.js";
import { link } from "../core/link.js";
import type { Source } from "../core/span.js";
import { con, fn, type Type } from "../core/type.js";
import { fieldsOf, isData, UNIT, type Value } from "../core/value.js";
import type { Machine } from "../eval/run.js";
import type { Entry, Language, Loaded } from "../language/language.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import type { UnusableTest } from "../report/reason.js";
import type { Rests, Shown, Verdict } from "../report/verdict.js";
import { type AskedPair, askedPair, betweenOf } from "../subject/asked-pair.js";
import type { CheckRequest } from "../subject/check-request.js";
import type { Disguise } from "../subject/hidden/disguise.js";
import { type Embedding, embed, questionOf, simplestQuestions } from "../subject/hidden/embed.js";
import { atIntegers, type Pair } from "../subject/pair.js";
import {
  type Asked,
  arityOf,
  knownReference,
  nameMeant,
  type ProgramLanguages,
  type Programs,
  readPrograms,
  sideMeant,
  unpaired,
} from "../subject/read-programs.js";
import { type Both, type Input, judge, limitsOf } from "../witness/confirm.js";
import { runShower, whatRests } from "../witness/shown-witness.js";
import { PATIENT } from "../witness/witness.js";

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
  | { readonly kind: "unusable"; readonly why: UnusableTest }
  | { readonly kind: "no-test" } // by the reference, or by what is given
  | {
      readonly kind: "agrees" | "differs";
      readonly expected: Shown;
      readonly got: Shown;
      readonly rests: Rests;
      readonly expectation: string | undefined; // what should have been expected, as it is shown
    };

/** Sees every input that both programs can be run on, before they are. */
export type OnInput = (input: Input, pair: Pair, name: string, i: number) => void;
/** Sees how both ended, where they part. */
export type OnParting = (both: Both, pair: Pair, programs: Programs, i: number) => void;

export function replay(
  languages: ProgramLanguages,
  request: CheckRequest,
  inputs: readonly ReplayInput[],
  memoryIsLow: () => boolean,
  onInput: OnInput = () => undefined,
  onParting: OnParting = () => undefined,
): Checked<readonly Replayed[]> {
  const plain = knownReference(languages.reference, request, []);
  if (!plain.ok) return plain;
  const unusable = new Map<number, UnusableTest>();
  let written = inputs.flatMap((input, i) => expressionsOf(languages.reference, plain.value, input, i, unusable));
  for (;;) {
    const read = readPrograms(languages, request, written);
    if (read.ok)
      return { ok: true, value: replayAll(read.value, request, inputs, unusable, memoryIsLow, onInput, onParting) };
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
  language: Language,
  { reference, asked }: Pick<Programs, "reference" | "asked">,
  { function: name, input, expect, raises }: ReplayInput,
  i: number,
  unusable: Map<number, UnusableTest>,
): readonly Source[] {
  const compared = askedFor(asked, name);
  const { phrases } = language;
  const named = unpaired(language, reference);
  const side = sideMeant(named, "reference", name);
  if (compared === undefined || side === undefined) {
    unusable.set(i, { kind: "not-compared", function: name });
    return [];
  }
  if ("chosen" in input) return [{ name: `${INPUT}${i}`, text: phrases.tuple(input.chosen) }];
  const { call } = input;
  const called = { name, arity: arityOf(side), type: typeOf(reference, name) };
  const observed = (value: string): string =>
    compared.observer === undefined
      ? value
      : phrases.observed(
          EXPECTED_NAME,
          { text: value, arity: 0, type: "" },
          nameMeant(named, "reference", compared.observer),
        );
  const expected = (value: string): string =>
    raises ? phrases.expectedException(value) : observed(phrases.expectedValue(value, call));
  return [
    { name: `${INPUT}${i}`, text: phrases.argumentsOf(called, call, compared.observer) },
    { name: `${RESULT}${i}`, text: call },
    ...(expect === undefined ? [] : [{ name: `${EXPECTED}${i}`, text: expected(expect) }]),
  ];
}

function typeOf({ values }: Loaded, name: string): string {
  return values.find((value) => value.name === name)?.shownType ?? "";
}

function askedFor(asked: readonly Asked[], name: string): Asked | undefined {
  return asked.find(({ shown }) => shown === name);
}

/** A call that is fine by itself, but not as a way to its arguments, does more than call. */
function wrongInputs(errors: readonly Diagnostic[], written: readonly Source[]): ReadonlyMap<number, UnusableTest> {
  const wrong = new Map<number, UnusableTest>();
  const isCall = (i: number): boolean => written.some(({ name }) => name === `${RESULT}${i}`);
  for (const { at, title, label } of errors) {
    if (!written.some(({ name }) => name === at.file)) continue;
    const i = inputOf(at.file);
    if (!isCall(i) || !at.file.startsWith(INPUT))
      wrong.set(i, { kind: "rejected", said: label === "" ? title : label });
    else if (!wrong.has(i)) wrong.set(i, { kind: "not-a-call" });
  }
  return wrong;
}

function replayAll(
  programs: Programs,
  request: CheckRequest,
  inputs: readonly ReplayInput[],
  unusable: ReadonlyMap<number, UnusableTest>,
  memoryIsLow: () => boolean,
  onInput: OnInput,
  onParting: OnParting,
): readonly Replayed[] {
  const pairs = new Map<string, AskedPair>();
  return inputs.map((input, i) => {
    const why = unusable.get(i);
    const asked = askedFor(programs.asked, input.function);
    if (why !== undefined) return { kind: "unusable", why };
    if (asked === undefined) return { kind: "unusable", why: { kind: "not-compared", function: input.function } };
    const paired = pairs.get(input.function) ?? askedPair(programs, asked, request, memoryIsLow);
    pairs.set(input.function, paired);
    if (!paired.ok) return { kind: "unusable", why: whyIncomparable(paired.verdict) };
    const pairAt = (type: Type): AskedPair => askedPair(programs, asked, request, memoryIsLow, type);
    const judging: Judge = (read, each, ready, exceptions, whole) => {
      onInput(whole, ready.pair, input.function, i);
      return judged(read, each, ready, exceptions, whole, (both) => onParting(both, ready.pair, read, i));
    };
    return paired.pair.disguise === undefined
      ? replayOne(programs, asked, paired, input, i, judging)
      : replayHidden(programs, asked, paired, pairAt, input, i, judging);
  });
}

function whyIncomparable(verdict: Verdict): UnusableTest {
  return verdict.kind === "cannot-compare" ? { kind: "incomparable", why: verdict.why } : { kind: "needs-unsupported" };
}

function entryOf({ entries }: Loaded, name: string, i: number): Entry | undefined {
  return entries.find(({ at }) => at.file === `${name}${i}`);
}

function valueFrom(entry: Entry | undefined, { machine }: { readonly machine: Machine }): Value | undefined {
  if (entry === undefined || machine.global(entry.name) === undefined) return undefined; // it may need what fails
  const report = machine.call(entry.name, [UNIT], limitsOf(PATIENT.reference));
  return report.outcome.kind === "value" ? report.outcome.value : undefined;
}

function replayOne(
  programs: Programs,
  asked: Asked,
  { pair: general, given }: Ready,
  { input, exceptions, raises }: ReplayInput,
  i: number,
  judging: Judge,
): Replayed {
  const entry = (name: string): Entry | undefined => entryOf(programs.reference, name, i);
  const entryValue = (name: string): Value | undefined => valueFrom(entry(name), general.reference);
  if ("call" in input && asked.observer !== undefined && ownParameters(programs, asked) !== general.params.length)
    return { kind: "unusable", why: { kind: "observer-needs-arguments" } };
  const whole = entryValue(INPUT);
  if (whole === undefined) return { kind: "unusable", why: { kind: "no-value" } };
  const pair = instance(programs, asked, general, entry(INPUT), entry(RESULT));
  if (pair === undefined) return { kind: "unusable", why: { kind: "other-types" } };
  const count = "call" in input ? pair.params.length : input.chosen.length;
  const values = (): readonly Value[] => parts(entryValue(INPUT) ?? whole, count);
  if (values().length !== count) return { kind: "unusable", why: { kind: "other-argument-count" } };
  const bits = tooWide(pair, values());
  if (bits !== undefined) return { kind: "unusable", why: { kind: "narrow-integers", bits } };
  const asInput: Input = {
    args: () => values().slice(0, pair.params.length),
    further: values().slice(pair.params.length),
  };
  const result = judging(programs, asked, { pair, given }, exceptions, asInput);
  if (result.kind === "no-test" || result.kind === "unusable") return result;
  const expected = expectation(programs.reference, entryValue(EXPECTED), raises ? con("exn") : pair.result);
  return { ...result, expectation: expected };
}

/** The bits of the submission's integers, where it is in a language in which these inputs cannot be written. */
function tooWide({ common }: Pair, values: readonly Value[]): number | undefined {
  const narrow = common === undefined ? [] : narrowedIn(common).flatMap((name) => bitsOf(name) ?? []);
  const bits = narrow.length === 0 ? undefined : Math.min(...narrow);
  return bits !== undefined && values.some((value) => exceeds(value, 2 ** (bits - 1))) ? bits : undefined;
}

function exceeds(whole: Value, bound: number): boolean {
  const pending = [whole];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if ((typeof value === "number" || typeof value === "bigint") && (value >= bound || value < -bound)) return true;
    if (isData(value)) pending.push(...fieldsOf(value));
    else if (Array.isArray(value)) pending.push(...value);
  }
  return false;
}

type Ready = Pick<Extract<AskedPair, { readonly ok: true }>, "pair" | "given">;

type Judge = (
  programs: Programs,
  asked: Asked,
  ready: Ready,
  exceptions: ReplayInput["exceptions"],
  input: Input,
) => Replayed;

function judged(
  programs: Programs,
  asked: Asked,
  { pair, given }: Ready,
  exceptions: ReplayInput["exceptions"],
  input: Input,
  onParting: (both: Both) => void,
): Replayed {
  const found = judge({ pair, policy: exceptions, given, steps: 0 }, input, PATIENT);
  if (found === undefined) return { kind: "no-test" };
  if (found.differ) onParting(found.both);
  return {
    kind: found.differ ? "differs" : "agrees",
    ...runShower(programs, asked, pair)(found.both, input),
    rests: found.differ ? whatRests(pair, exceptions, input) : "behaviour",
    expectation: undefined,
  };
}

/** With types that cannot be looked into: each program makes the input itself, and is asked about the result. */
function replayHidden(
  programs: Programs,
  asked: Asked,
  general: Ready,
  pairAt: (type: Type) => AskedPair,
  { input, exceptions, raises }: ReplayInput,
  i: number,
  judging: Judge,
): Replayed {
  const ready = general.pair.polymorphic && "call" in input ? atEntries(programs, general, pairAt, i) : general;
  const { disguise } = ready?.pair ?? {};
  if (ready === undefined || disguise === undefined) return { kind: "unusable", why: { kind: "other-types" } };
  const { pair } = ready;
  const count = "call" in input ? disguise.params.length : input.chosen.length;
  const values = (side: "reference" | "submission"): readonly Value[] | undefined => {
    const whole = valueFrom(entryOf(programs[side], INPUT, i), pair[side]);
    const all = whole === undefined ? undefined : parts(whole, count);
    return all?.length === count ? all : undefined;
  };
  if (values("reference") === undefined) return { kind: "unusable", why: { kind: "no-value" } };
  if (values("submission") === undefined) return { kind: "unusable", why: { kind: "other-types" } };
  const embedding = { standIns: disguise.standIns, shapes: pair.shapes, ctor: pair.reference.unit.ctor };
  const inputs = hiddenInputs(embedding, ready.pair, disguise, (side) => values(side) ?? [], "call" in input);
  const results = inputs.map((each) => judging(programs, asked, ready, exceptions, each));
  const told = results.find(({ kind }) => kind === "differs") ?? results.find(({ kind }) => kind === "agrees");
  if (told === undefined || told.kind === "no-test" || told.kind === "unusable") return { kind: "no-test" };
  const type = raises ? con("exn") : disguise.result;
  const expected = disguise.standIns.holds(type)
    ? undefined
    : valueFrom(entryOf(programs.reference, EXPECTED, i), pair.reference);
  return { ...told, expectation: expectation(programs.reference, expected, type) };
}

/** Where nothing is said about what to ask, the simplest questions. */
function hiddenInputs(
  embedding: Embedding,
  { params }: Pair,
  disguise: Disguise,
  values: (side: "reference" | "submission") => readonly Value[],
  asksAll: boolean,
): readonly Input[] {
  const own = disguise.params.length;
  const args = (side: "reference" | "submission"): readonly Value[] =>
    disguise.params.map((type, i) => embed(embedding, type, values(side)[i] as Value));
  if (!asksAll) {
    const questions = (side: "reference" | "submission"): readonly Value[] =>
      disguise.questions.map((type, i) => questionOf(embedding, type, values(side)[own + i] as Value) as Value);
    if (questions("reference").includes(undefined as never)) return [];
    const further = values("reference").slice(params.length);
    return [{ args: (side) => [...args(side), ...questions(side)], further }];
  }
  const each = params.slice(own).map((type) => simplestQuestions(embedding, type));
  const most = Math.max(1, ...each.map(({ length }) => length));
  const rounds = Array.from({ length: most }, (_, i) => each.map((some) => some[i] ?? (some[0] as Value)));
  return rounds.map((questions) => ({ args: (side) => [...args(side), ...questions], further: [] }));
}

/** The functions at the types of the call. */
function atEntries(
  { reference }: Programs,
  general: Ready,
  pairAt: (type: Type) => AskedPair,
  i: number,
): Ready | undefined {
  const [args, result] = [entryOf(reference, INPUT, i), entryOf(reference, RESULT, i)];
  if (args === undefined || result === undefined) return general;
  const { type: whole } = args;
  const count = general.pair.disguise?.params.length;
  const params = count === 1 || whole.kind !== "con" ? [whole] : whole.args;
  const paired = pairAt(params.reduceRight((to, from) => fn(from, to), result.type));
  return paired.ok ? paired : undefined;
}

/** The functions at the types of a call; undefined: the submission is less general than the reference, and not for these. */
function instance(
  programs: Programs,
  { shown, observer }: Asked,
  pair: Pair,
  args: Entry | undefined,
  result: Entry | undefined,
): Pair | undefined {
  const { reference } = programs;
  const { integer, across } = betweenOf(programs.languages);
  const wanted = sideMeant(programs, "reference", shown);
  const side = pair.common === undefined ? sideMeant(programs, "submission", shown) : pair.submission.side;
  if (args === undefined || result === undefined || wanted === undefined || side === undefined) return pair;
  if (!atIntegers(wanted.type, integer).polymorphic) return pair;
  const whole = args.type;
  const params = pair.params.length === 1 || whole.kind !== "con" ? [whole] : whole.args;
  const type = params.reduceRight((to, from) => fn(from, to), result.type);
  if (!link({ program: reference.comparable, type }, side, undefined, across).ok) return undefined;
  if (!pair.polymorphic) return pair;
  const concrete = (each: Type): Type => atIntegers(each, integer).type;
  return {
    ...pair,
    params: params.map(concrete),
    result: observer === undefined ? concrete(result.type) : pair.result,
  };
}

function ownParameters(programs: Programs, { shown }: Asked): number {
  const side = sideMeant(programs, "reference", shown);
  return side === undefined ? 0 : arityOf(side);
}

function parts(whole: Value, count: number): readonly Value[] {
  return count === 1 || !isData(whole) ? [whole] : fieldsOf(whole);
}

function expectation({ showValue }: Loaded, value: Value | undefined, type: Type): string | undefined {
  return value === undefined ? undefined : showValue(value, type);
}
