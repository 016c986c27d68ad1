// The programs of an exercise, read: the reference with what is given to it, which of its functions are asked about, and a
// submission beside it. Whatever has to be read again (observers around functions, operations of hidden types) is found
// out here, so that everybody else sees each program once.
import { nearest } from "../basis/spelling.js";
import { stopsOf } from "../core/needs.js";
import type { Source } from "../core/span.js";
import type { Type } from "../core/type.js";
import type { Language, Loaded } from "../language/language.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import { type Attempt, type Exercise, type Precondition, present } from "./exercise.js";
import type { Operations } from "./hidden/operation.js";
import { FUNCTIONS_MAX } from "./limits.js";
import { labelsOf, sideMeant } from "./names.js";
import {
  type AskedFunction,
  functionsAsked,
  observedSource,
  shownInSubmission,
  submittedName,
  submittedSide,
  type Through,
} from "./observe.js";
import { type Offered, offering, type Wanted, wantedOperations } from "./operations.js";
import { isHelper } from "./values.js";

/** A reference, and what is asked about it. */
export type ReadExercise = {
  readonly exercise: Exercise;
  readonly reference: Loaded;
  readonly asked: readonly AskedFunction[];
  readonly through: readonly Through[];
  /** For the types that cannot be looked into. */
  readonly operations: Operations;
  readonly wanted: readonly Wanted[];
};

/** With a submission. */
export type ReadAttempt = ReadExercise & {
  readonly submission: Loaded;
  readonly submissionOperations: Operations;
  /** The submission is then read without the observer. */
  readonly unobservable: Unobservable | undefined;
};

/** Why an observer cannot look at a submission: it is in the reference's language, or its text does not fit. */
export type Unobservable =
  | { readonly kind: "other-language"; readonly title: string }
  | { readonly kind: "does-not-fit"; readonly error: Diagnostic };

/** The last exercises that a language read are kept: a class is checked against one, with and without inputs to run. */
const kept = new WeakMap<Language, Map<string, Checked<ReadExercise>>>();
const KEPT_MAX = 3;

/** `expressions` are read after the reference, whose entries they become. */
export function readExercise(
  language: Language,
  exercise: Exercise,
  expressions: readonly Source[] = [],
): Checked<ReadExercise> {
  const key = JSON.stringify([exercise, expressions]);
  const known = kept.get(language) ?? new Map<string, Checked<ReadExercise>>();
  kept.set(language, known);
  const read = known.get(key) ?? readNew(language, exercise, expressions);
  known.delete(key); // and to the end: the first is the one that was not used for longest
  known.set(key, read);
  for (const oldest of known.keys()) if (known.size > KEPT_MAX) known.delete(oldest);
  return read;
}

function readNew(language: Language, exercise: Exercise, expressions: readonly Source[]): Checked<ReadExercise> {
  const { prelude, reference, observe, given } = exercise;
  const sources = once(present([prelude, reference, observe?.source, ...given.map(({ source }) => source)]));
  const read = language.read(sources, expressions, exercise.contracts);
  if (!read.ok) return read;
  const asked = functionsAsked(exercise, read.value);
  if (asked.length > FUNCTIONS_MAX) return { ok: false, errors: [tooManyFunctions(reference.name, asked.length)] };
  const lost = given.find(({ of }) => of !== undefined && !asked.some(({ shown }) => shown === of));
  if (lost !== undefined) return { ok: false, errors: [ofNoFunction(reference.name, lost, asked)] };
  const through = asked.flatMap((each) => observedSource(read.value, each));
  const all = [...sources, ...through.map(({ source }) => source)];
  const whole = through.length === 0 ? read : language.read(all, expressions, exercise.contracts);
  if (!whole.ok) return whole;
  const compared = asked.map((each) => each.compared);
  const wanted = wantedOperations(whole.value, typesOf(whole.value, compared));
  const { loaded, operations } = offering(whole.value, wanted, [], (entries) =>
    language.read(all, [...expressions, ...entries], exercise.contracts),
  );
  return { ok: true, value: { exercise, reference: loaded, asked, through, wanted, operations } };
}

/** Each file, however often it is named. */
function once(sources: readonly Source[]): readonly Source[] {
  const isSame = (a: Source, b: Source): boolean => a.name === b.name && a.text === b.text;
  return sources.filter((source, i) => sources.findIndex((other) => isSame(source, other)) === i);
}

function tooManyFunctions(file: string, count: number): Diagnostic {
  return {
    code: "E405",
    title: "Too many functions",
    at: { file, start: 0, end: 0 },
    label: `${count} functions are defined here, and at most ${FUNCTIONS_MAX} are looked at`,
    also: [],
    hint: "choose some with `--function`.",
  };
}

/** A precondition that nothing would be asked about is a slip of the pen. */
function ofNoFunction(file: string, { of = "", function: predicate }: Precondition, asked: readonly AskedFunction[]) {
  const names = asked.map(({ shown }) => shown);
  const like = nearest(of, names);
  const diagnostic: Diagnostic = {
    code: "E406",
    title: "Precondition of no function",
    at: { file, start: 0, end: 0 },
    label: `\`${predicate}\` is said to hold of the inputs of \`${of}\`, which is not compared`,
    also: [],
    hint: like === undefined ? `compared: ${names.join(", ")}.` : `did you mean \`${like}\`?`,
  };
  return diagnostic;
}

function typesOf(loaded: Loaded, names: readonly string[]): readonly Type[] {
  return names.flatMap((name) => sideMeant(loaded, name)?.type ?? []);
}

/** What each program of an attempt is in. */
export type AttemptLanguages = { readonly reference: Language; readonly submission: Language };

export function isAcross({ reference, submission }: Pick<ReadAttempt, "reference" | "submission">): boolean {
  return reference.language !== submission.language;
}

/** Where types cannot be looked into, `expressions` are read after the submission too, as far as they can be. */
export function readAttempt(
  languages: AttemptLanguages,
  { exercise, submission }: Attempt,
  expressions: readonly Source[] = [],
): Checked<ReadAttempt> {
  const read = readExercise(languages.reference, exercise, expressions);
  if (!read.ok) return read;
  return languages.reference === languages.submission
    ? readInOneLanguage(read.value, submission, expressions)
    : readInAnother(languages.submission, read.value, submission);
}

function readInOneLanguage(
  known: ReadExercise,
  submission: Source,
  expressions: readonly Source[],
): Checked<ReadAttempt> {
  const { prelude, observe } = known.exercise;
  const { language } = known.reference;
  const partial = partialOf(known, submission);
  const through = throughIn(language, submission, known);
  type Some = { readonly through: readonly Through[]; readonly partial: readonly string[] };
  const observed = (some: Some, entries: readonly Source[] = []): Checked<Loaded> =>
    language.read(
      present([prelude, submission, observe?.source, ...some.through.map(({ source }) => source)]),
      entries,
      false,
      some.partial,
    );
  const offered = (loaded: Loaded, some: Some): Offered =>
    offering(loaded, submissionWants(known, loaded), expressions, (entries) => observed(some, entries));
  const all = { through, partial };
  const whole = observed(all);
  if (whole.ok) return attemptOf(known, offered(whole.value, all), undefined);
  if (observe === undefined) return whole;
  const alone = language.read(present([prelude, submission]), [], false, partial);
  if (!alone.ok) return alone;
  const fitting = { through: through.filter(({ shown }) => sideMeant(alone.value, shown) !== undefined), partial };
  const there = observed(fitting);
  if (there.ok) return attemptOf(known, offered(there.value, fitting), undefined);
  const inPart = { ...fitting, partial: [...partial, ...present([observe.source]).map(({ name }) => name)] };
  const part = observed(inPart);
  if (part.ok && isUsable(part.value, observe.function))
    return attemptOf(known, withoutObserversErrors(known, offered(part.value, inPart)), undefined);
  return attemptOf(
    known,
    { loaded: alone.value, operations: new Map() },
    { kind: "does-not-fit", error: there.errors[0] },
  );
}

/** The sources whose ill-typed definitions are left out. */
function partialOf({ exercise }: ReadExercise, submission: Source): readonly string[] {
  return exercise.partial ? [submission.name] : [];
}

/** An observer that needs nothing of what its file uses and the submission does not define. */
function isUsable(loaded: Loaded, observer: string): boolean {
  const side = sideMeant(loaded, observer);
  const needed = side === undefined ? [] : stopsOf(loaded.program, side.name);
  return side !== undefined && !loaded.leftOut.has(side.name) && !needed.some((what) => loaded.illTyped.has(what));
}

/** What does not fit in the teacher's file is none of the student's business. */
function withoutObserversErrors({ exercise: { observe } }: ReadExercise, { loaded, operations }: Offered): Offered {
  const unchecked = loaded.unchecked.filter(({ at }) => at.file !== observe?.source?.name);
  return { loaded: { ...loaded, unchecked }, operations };
}

function attemptOf(
  known: ReadExercise,
  { loaded, operations }: Offered,
  unobservable: Unobservable | undefined,
): Checked<ReadAttempt> {
  const isThere = (asked: AskedFunction): boolean =>
    known.exercise.functions.length + known.exercise.renamed.length > 0 ||
    submittedSide({ ...known, submission: loaded }, asked) !== undefined ||
    !isHelper(known.reference, asked.compared);
  const asked = known.asked.filter(isThere);
  return { ok: true, value: { ...known, asked, submission: loaded, submissionOperations: operations, unobservable } };
}

/** The observed functions of the submission, which may be in other objects than the reference's, or have other names or labels. */
function throughIn(language: Language, submission: Source, known: ReadExercise) {
  const { exercise, asked, through } = known;
  const isOther = language.row.inObjects || asked.some((each) => each.renamed !== undefined || hasLabels(known, each));
  if (!isOther || through.length === 0) return through;
  const sources = present([exercise.prelude, submission, exercise.observe?.source]);
  const read = language.read(sources, [], false, partialOf(known, submission));
  const named = asked.map((each) => ({ ...each, shown: shownInSubmission(each) }));
  return read.ok ? named.flatMap((each) => observedSource(read.value, each)) : through;
}

/** A submission may have them in another order, or others. */
function hasLabels({ reference }: ReadExercise, { shown }: AskedFunction): boolean {
  const side = sideMeant(reference, shown);
  return side !== undefined && labelsOf(side).some((label) => label !== undefined);
}

/** What is read with the reference, a prelude or an observer, cannot be read with it; nor do hidden types correspond. */
function readInAnother(language: Language, known: ReadExercise, submission: Source): Checked<ReadAttempt> {
  const read = language.read([submission], [], false, partialOf(known, submission));
  if (!read.ok) return read;
  const { title } = known.reference.language.row.words;
  const unobservable: Unobservable = { kind: "other-language", title };
  const observed = known.exercise.observe === undefined ? undefined : unobservable;
  return attemptOf({ ...known, operations: new Map() }, { loaded: read.value, operations: new Map() }, observed);
}

/** Its own for its own types, and what the reference has, whatever the submission's types are. */
function submissionWants({ asked, wanted }: ReadExercise, submission: Loaded): readonly Wanted[] {
  const own = wantedOperations(submission, typesOf(submission, asked.map(submittedName)));
  const keyOf = ({ family, role, path }: Wanted): string => (role === "operation" ? path : `${family} ${role}`);
  const known = new Set(own.map(keyOf));
  return [...own, ...wanted.filter((each) => !known.has(keyOf(each)))];
}
