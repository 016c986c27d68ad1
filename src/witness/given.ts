// Inputs that are given as text, after the reference: counterexamples that were found elsewhere, and a teacher's own tests.
import { nth } from "../basis/known.js";
import { bitsOf } from "../core/across.js";
import { narrowedIn } from "../core/common-type.js";
import type { Source } from "../core/span.js";
import type { Type } from "../core/type.js";
import { fieldsOf, isData, UNIT, type Value } from "../core/value.js";
import type { Machine } from "../eval/run.js";
import type { Entry, Loaded } from "../language/language.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import type { UnusableTest } from "../report/reason.js";
import type { Policy } from "../subject/exercise.js";
import type { Disguise } from "../subject/hidden/disguise.js";
import { type Embedding, embed, questionOf, simplestQuestions } from "../subject/hidden/embed.js";
import { arityOf, labelsOf, referenceSide } from "../subject/names.js";
import { type AskedFunction, observerOf } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import type { ReadAttempt, ReadExercise } from "../subject/read.js";
import { isKeptAt, takenAt, unnumbering } from "../subject/recording.js";
import type { Subject } from "../subject/subject.js";
import { typeOfInput, typesOfCall, typesOfChosen } from "./given-type.js";
import type { Input } from "./judge.js";
import { limitsOf, PATIENT } from "./limits.js";

/** Texts are byte strings, and read after the reference. */
export type GivenInput = {
  readonly function: string;
  /** Every chosen value of a witness, or a call of the function. */
  readonly input: { readonly chosen: readonly string[] } | { readonly call: string };
  readonly exceptions: Policy;
  /** What the reference should come to, a value or an exception: only to be shown beside what it does. */
  readonly expect: string | undefined;
  readonly raises: boolean; // what is expected is an exception
  /** Whoever had the input was told by more than a call of it: others need words of their own. */
  readonly afterwards?: true;
};

/** Programs with the inputs read after them; those that cannot be read are not there, and why. */
export type WithInputs<R extends ReadExercise> = {
  readonly read: R;
  readonly unusable: ReadonlyMap<number, UnusableTest>;
};

/** `plain`: the reference without the inputs. */
export function readWithInputs<R extends ReadExercise>(
  plain: ReadExercise,
  inputs: readonly GivenInput[],
  readAgain: (expressions: readonly Source[]) => Checked<R>,
): Checked<WithInputs<R>> {
  const unusable = new Map<number, UnusableTest>();
  let written = inputs.flatMap((input, i) => expressionsOf(plain, input, i, unusable));
  for (;;) {
    const read = readAgain(written);
    if (read.ok) return { ok: true, value: { read: read.value, unusable } };
    const wrong = wrongInputs(read.errors, written);
    if (wrong.size === 0) return read;
    for (const [i, why] of wrong) unusable.set(i, why);
    written = written.filter((source) => !wrong.has(numberIn(source.name)));
  }
}

const INPUT = "input ";
const RESULT = "result of input "; // not run: only its type matters
const EXPECTED = "expected of input ";
const EXPECTED_NAME = "elenchus_expected";

function numberIn(name: string): number {
  return Number(name.slice(name.lastIndexOf(" ") + 1));
}

/** The input as one value, and what is expected of it. */
function expressionsOf(
  read: ReadExercise,
  { function: name, input, expect, raises }: GivenInput,
  i: number,
  unusable: Map<number, UnusableTest>,
): readonly Source[] {
  const { reference, asked } = read;
  const compared = asked.find(({ shown }) => shown === name);
  const { phrases } = reference.language;
  const side = referenceSide(read, name);
  if (compared === undefined || side === undefined) {
    unusable.set(i, { kind: "not-compared", function: name });
    return [];
  }
  if ("chosen" in input) return [{ name: `${INPUT}${i}`, text: phrases.tuple(input.chosen) }];
  const { call } = input;
  const called = { name, labels: labelsOf(side), type: typeOf(reference, name) };
  const observer = observerOf(reference, compared);
  const observed = (value: string): string => {
    if (observer === undefined) return value;
    const { labels, type } = observer.seesArguments ? called : { labels: [], type: "" };
    return phrases.observed(EXPECTED_NAME, { text: value, labels, type, fixed: value }, observer);
  };
  const expected = (value: string): string =>
    raises ? phrases.expectedException(value) : observed(phrases.expectedValue(value, call));
  return [
    { name: `${INPUT}${i}`, text: phrases.argumentsOf(called, call, observer) },
    { name: `${RESULT}${i}`, text: call },
    ...(expect === undefined ? [] : [{ name: `${EXPECTED}${i}`, text: expected(expect) }]),
  ];
}

function typeOf({ values }: Loaded, name: string): string {
  return values.find((value) => value.name === name)?.shownType ?? "";
}

/** A call that is fine by itself, but not as a way to its arguments, does more than call. */
function wrongInputs(errors: readonly Diagnostic[], written: readonly Source[]): ReadonlyMap<number, UnusableTest> {
  const wrong = new Map<number, UnusableTest>();
  const isCall = (i: number): boolean => written.some(({ name }) => name === `${RESULT}${i}`);
  for (const { at, title, label } of errors) {
    if (!written.some(({ name }) => name === at.file)) continue;
    const i = numberIn(at.file);
    if (!isCall(i) || !at.file.startsWith(INPUT))
      wrong.set(i, { kind: "rejected", said: label === "" ? title : label });
    else if (!wrong.has(i)) wrong.set(i, { kind: "not-a-call" });
  }
  return wrong;
}

/** A function that is ready: alone, or in a pair. */
export type ReadyFunction = { readonly subject: Subject; readonly pair: Pair | undefined };

/** A reference, and a submission where there is one. */
export type GivenTo = ReadExercise & Partial<Omit<ReadAttempt, keyof ReadExercise>>;

/** `ready` at the types of the input. Several where it is not said what to ask of hidden values. */
export type MadeInputs =
  | {
      readonly ok: true;
      readonly ready: ReadyFunction;
      readonly inputs: readonly Input[];
      readonly expected: Value | undefined;
      /** What the input was read as. */
      readonly entry: Entry | undefined;
    }
  | { readonly ok: false; readonly why: UnusableTest };

function unusable(why: UnusableTest): MadeInputs {
  return { ok: false, why };
}

/** The function at another type; undefined: the submission has it not there. */
export type ReadyAt = (type: Type) => ReadyFunction | undefined;

export function madeInputs(
  read: GivenTo,
  asked: AskedFunction,
  ready: ReadyFunction,
  given: GivenInput,
  i: number,
  at: ReadyAt,
): MadeInputs {
  return ready.subject.disguise === undefined
    ? plainInputs(read, asked, ready, given, i, at)
    : hiddenInputs(read, asked, ready, given, i, at);
}

function entryOf({ entries }: Loaded, name: string, i: number): Entry | undefined {
  return entries.find(({ at }) => at.file === `${name}${i}`);
}

function valueFrom(entry: Entry | undefined, { machine }: { readonly machine: Machine }): Value | undefined {
  if (entry === undefined || machine.global(entry.name) === undefined) return undefined; // it may need what fails
  const report = machine.call(entry.name, [UNIT], limitsOf(PATIENT.reference));
  return report.outcome.kind === "value" ? report.outcome.value : undefined;
}

function plainInputs(
  read: GivenTo,
  asked: AskedFunction,
  general: ReadyFunction,
  { input, raises }: GivenInput,
  i: number,
  at: ReadyAt,
): MadeInputs {
  const isCall = "call" in input;
  if (isCall && asked.observer !== undefined && ownParameters(read, asked) !== argumentCount(general.subject))
    return unusable({ kind: "observer-needs-arguments" });
  const entry = entryOf(read.reference, INPUT, i);
  if (valueFrom(entry, general.subject) === undefined) return unusable({ kind: "no-value" });
  const count = isCall ? argumentCount(general.subject) : input.chosen.length;
  const types = partTypes(entry?.type, count);
  const ready = readyFor(read, asked, general, types, isCall, at);
  if (ready === undefined) return unusable({ kind: "other-types" });
  const entryValue = (name: string): Value | undefined => valueFrom(entryOf(read.reference, name, i), ready.subject);
  const { params, recording } = ready.subject;
  const all = (): readonly Value[] => parts(entryValue(INPUT) ?? UNIT, count);
  if (all().length !== count || count < params.length) return unusable({ kind: "other-argument-count" });
  const values = (): readonly Value[] => (isCall ? chosenOf(ready.subject, all()) : all());
  const bits = tooWide(ready.pair, values());
  if (bits !== undefined) return unusable({ kind: "narrow-integers", bits });
  const made: Input = {
    args: () => values().slice(0, params.length),
    further: values().slice(params.length),
    ...(isCall ? {} : { furtherTypes: types.slice(params.length) }),
  };
  // What is expected of the function itself says nothing of its calls.
  const said = recording === undefined ? entryValue(EXPECTED) : undefined;
  const expected = asked.seesArguments && !raises ? observedWith(ready.subject, said, values()) : said;
  return { ok: true, ready, inputs: [made], expected, entry };
}

/** The function at the types of an input; undefined: the submission has it not at these. */
function readyFor(
  read: GivenTo,
  asked: AskedFunction,
  general: ReadyFunction,
  types: readonly Type[],
  isCall: boolean,
  at: ReadyAt,
): ReadyFunction | undefined {
  const given = isCall ? typesOfCall(types) : typesOfChosen(general.subject, types);
  const found = typeOfInput(read, asked, general.subject, given);
  if (found.kind === "as-it-is") return general;
  const ready = found.kind === "misfit" ? undefined : at(found.type);
  return ready && isSeenAlike(general.subject, ready.subject) ? ready : undefined;
}

/** What is written down decides which values are chosen. */
function isSeenAlike({ recording: a }: Subject, { recording: b }: Subject): boolean {
  return a?.at.join() === b?.at.join() && a?.kept.join() === b?.kept.join();
}

/** What an observer that sees the arguments makes of what is expected. */
function observedWith({ machine }: Subject, said: Value | undefined, args: readonly Value[]): Value | undefined {
  if (said === undefined) return undefined;
  const { outcome } = machine.apply(said, args, limitsOf(PATIENT.reference));
  return outcome.kind === "value" ? outcome.value : undefined;
}

function ownParameters(read: ReadExercise, { shown }: AskedFunction): number {
  const side = referenceSide(read, shown);
  return side === undefined ? 0 : arityOf(side);
}

function parts(whole: Value, count: number): readonly Value[] {
  return count === 1 || !isData(whole) ? [whole] : fieldsOf(whole);
}

/** The bits of the submission's integers, where it is in a language in which these inputs cannot be written. */
function tooWide(pair: Pair | undefined, values: readonly Value[]): number | undefined {
  const narrow = pair?.common === undefined ? [] : narrowedIn(pair.common).flatMap((name) => bitsOf(name) ?? []);
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

/** How many arguments a call of the function has. */
function argumentCount({ params, recording }: Subject): number {
  return recording?.params.length ?? params.length;
}

/** What a call passes on, without the functions whose calls are only written down; others get the number of the call. */
function chosenOf({ recording, machine }: Subject, values: readonly Value[]): readonly Value[] {
  if (recording === undefined) return values;
  const chosen = takenAt(recording).map((i) => {
    if (!isKeptAt(recording, i)) return nth(values, i);
    const { outcome } = machine.call(unnumbering(i), [nth(values, i)], limitsOf(PATIENT.reference));
    return outcome.kind === "value" ? outcome.value : nth(values, i);
  });
  return chosen.length === 0 ? [UNIT] : chosen;
}

function partTypes(whole: Type | undefined, count: number): readonly Type[] {
  if (whole === undefined) return [];
  return count === 1 || whole.kind !== "con" ? [whole] : whole.args;
}

/** With types that cannot be looked into: each program makes the input itself, and is asked about the result. */
function hiddenInputs(
  read: GivenTo,
  asked: AskedFunction,
  general: ReadyFunction,
  { input, raises }: GivenInput,
  i: number,
  at: ReadyAt,
): MadeInputs {
  const isCall = "call" in input;
  const own = general.subject.disguise?.params.length ?? 0;
  const count = isCall ? own : input.chosen.length;
  const entry = entryOf(read.reference, INPUT, i);
  const types = partTypes(entry?.type, count);
  const ready = readyFor(read, asked, general, types.slice(0, own), isCall, at);
  const { disguise } = ready?.subject ?? {};
  if (ready === undefined || disguise === undefined) return unusable({ kind: "other-types" });
  const { subject, pair } = ready;
  const values = (side: "reference" | "submission"): readonly Value[] | undefined => {
    const other = side === "submission" ? read.submission : undefined;
    const [loaded, running] = other && pair ? [other, pair.submission] : [read.reference, subject];
    const whole = valueFrom(entryOf(loaded, INPUT, i), running);
    const all = whole === undefined ? undefined : parts(whole, count);
    return all?.length === count ? all : undefined;
  };
  if (values("reference") === undefined) return unusable({ kind: "no-value" });
  if (values("submission") === undefined) return unusable({ kind: "other-types" });
  const inputs = embeddedInputs(subject, disguise, (side) => values(side) ?? [], isCall);
  const isShown = raises || !disguise.standIns.holds(disguise.result);
  const expected = isShown ? valueFrom(entryOf(read.reference, EXPECTED, i), subject) : undefined;
  return { ok: true, ready, inputs, expected, entry };
}

/** Where nothing is said about what to ask, the simplest questions. */
function embeddedInputs(
  { params, shapes, unit }: Subject,
  disguise: Disguise,
  values: (side: "reference" | "submission") => readonly Value[],
  asksAll: boolean,
): readonly Input[] {
  const embedding: Embedding = { standIns: disguise.standIns, shapes, ctor: unit.ctor };
  const own = disguise.params.length;
  const args = (side: "reference" | "submission"): readonly Value[] =>
    disguise.params.map((type, i) => embed(embedding, type, nth(values(side), i)));
  if (!asksAll) {
    const questions = (side: "reference" | "submission"): readonly Value[] =>
      disguise.questions.flatMap((type, i) => questionOf(embedding, type, nth(values(side), own + i)) ?? []);
    if (questions("reference").length < disguise.questions.length) return [];
    const further = values("reference").slice(params.length);
    return [{ args: (side) => [...args(side), ...questions(side)], further }];
  }
  const each = params.slice(own).map((type) => simplestQuestions(embedding, type));
  const most = Math.max(1, ...each.map(({ length }) => length));
  const rounds = Array.from({ length: most }, (_, i) => each.map((some) => some[i] ?? (some[0] as Value)));
  return rounds.map((questions) => ({ args: (side) => [...args(side), ...questions], further: [] }));
}
