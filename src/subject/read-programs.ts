// The programs of a check: the reference and the submission, each with what is given to both,
// and which of their functions are compared.
import { plain, spelled } from "../core/across.js";
import type { Source } from "../core/span.js";
import type { Type } from "../core/type.js";
import type { Language, Loaded } from "../language/language.js";
import type { LanguageName } from "../language/names.js";
import type { Checked, Diagnostic } from "../report/diagnostic.js";
import type { CheckRequest } from "./check-request.js";
import type { Operations } from "./hidden/operation.js";
import { type Offered, offering, type Wanted, wantedOperations } from "./operations.js";
import type { Side } from "./pair.js";

/** What each program is in. */
export type ProgramLanguages = { readonly reference: Language; readonly submission: Language };

export function isAcross({ reference, submission }: ProgramLanguages): boolean {
  return reference.name !== submission.name;
}

export type Programs = {
  readonly languages: ProgramLanguages;
  readonly reference: Loaded;
  readonly submission: Loaded;
  readonly asked: readonly Asked[];
  /** For the types that cannot be looked into. */
  readonly operations: { readonly reference: Operations; readonly submission: Operations };
  /** The submission is then read without the observer. */
  readonly unobservable: Unobservable | undefined;
};

/** Why an observer cannot look at a submission: it is in the reference's language, or its text does not fit. */
export type Unobservable =
  | { readonly kind: "other-language"; readonly language: LanguageName }
  | { readonly kind: "does-not-fit"; readonly error: Diagnostic };

/** A function to compare, under the name that users know, and the observer that is applied to what it gives. */
export type Asked = { readonly shown: string; readonly compared: string; readonly observer: string | undefined };

/**
 * `expressions` are read in the reference's program, whose entries they become; where types cannot be looked into, in
 * the submission's too, as far as they can be.
 */
export function readPrograms(
  languages: ProgramLanguages,
  request: CheckRequest,
  expressions: readonly Source[] = [],
): Checked<Programs> {
  const { prelude, submission, observe } = request;
  const language = languages.submission;
  const known = knownReference(languages.reference, request, expressions);
  if (!known.ok) return known;
  const { reference, asked } = known.value;
  if (isAcross(languages)) return inAnotherLanguage(languages, request, known.value);
  const through = throughIn(language, request, known.value);
  const observed = (some: readonly Through[], entries: readonly Source[] = []): Checked<Loaded> =>
    language.read(present([prelude, submission, observe?.source, ...some.map(({ source }) => source)]), entries);
  const programs = (read: Offered, unobservable: Unobservable | undefined): Checked<Programs> => ({
    ok: true,
    value: {
      languages,
      reference,
      submission: read.loaded,
      asked,
      operations: { reference: known.value.operations, submission: read.operations },
      unobservable,
    },
  });
  const offered = (loaded: Loaded, some: readonly Through[]): Offered =>
    offering(loaded, submissionWants(language, known.value, loaded), expressions, (entries) => observed(some, entries));
  const whole = observed(through);
  if (whole.ok) return programs(offered(whole.value, through), undefined);
  if (observe === undefined) return whole;
  const alone = language.read(present([prelude, submission]), []);
  if (!alone.ok) return alone;
  const named = unpaired(language, alone.value);
  const fitting = through.filter(({ shown }) => sideMeant(named, "submission", shown) !== undefined);
  const there = observed(fitting);
  if (there.ok) return programs(offered(there.value, fitting), undefined);
  return programs({ loaded: alone.value, operations: new Map() }, { kind: "does-not-fit", error: there.errors[0] });
}

/** The observed functions of the submission, which may be in other objects than the reference's. */
function throughIn(language: Language, request: CheckRequest, { asked, through }: Reference): readonly Through[] {
  if (language.name === "ocaml" || through.length === 0) return through;
  const read = language.read(present([request.prelude, request.submission, request.observe?.source]), []);
  return read.ok ? asked.flatMap((each) => observedSource(language, read.value, each)) : through;
}

/** What is read with the reference, a prelude or an observer, cannot be read with it; nor do hidden types correspond. */
function inAnotherLanguage(
  languages: ProgramLanguages,
  { submission, observe }: CheckRequest,
  { reference, asked }: Reference,
): Checked<Programs> {
  const read = languages.submission.read([submission], []);
  if (!read.ok) return read;
  const unobservable: Unobservable = { kind: "other-language", language: languages.reference.name };
  const operations = { reference: new Map(), submission: new Map() };
  return {
    ok: true,
    value: {
      languages,
      reference,
      submission: read.value,
      asked,
      operations,
      unobservable: observe === undefined ? undefined : unobservable,
    },
  };
}

/** Its own for its own types, and what the reference has, whatever the submission's types are. */
function submissionWants(language: Language, { asked, wanted }: Reference, submission: Loaded): readonly Wanted[] {
  const own = wantedOperations(submission, comparedTypes(language, submission, asked));
  const known = new Set(own.map(({ path }) => path));
  return [...own, ...wanted.filter(({ role, path }) => role === "operation" && !known.has(path))];
}

function comparedTypes(language: Language, loaded: Loaded, asked: readonly Asked[]): readonly Type[] {
  const named = unpaired(language, loaded);
  return asked.flatMap(({ compared }) => sideMeant(named, "reference", compared)?.type ?? []);
}

type Reference = {
  readonly reference: Loaded;
  readonly asked: readonly Asked[];
  readonly through: readonly Through[];
  readonly wanted: readonly Wanted[];
  readonly operations: Operations;
};

/** The observer applied to what a function gives, as a definition of its own. */
type Through = { readonly shown: string; readonly source: Source };

/** The last references that a language read are kept: a class is checked against one, with and without inputs to run. */
const kept = new WeakMap<Language, Map<string, Checked<Reference>>>();
const KEPT_MAX = 3;

export function knownReference(
  language: Language,
  request: CheckRequest,
  expressions: readonly Source[],
): Checked<Reference> {
  const { prelude, reference, observe, given, functions } = request;
  const key = JSON.stringify([prelude, reference, observe, given, functions, expressions]);
  const known = kept.get(language) ?? new Map<string, Checked<Reference>>();
  kept.set(language, known);
  const read = known.get(key) ?? readReference(language, request, expressions);
  known.delete(key); // and to the end: the first is the one that was not used for longest
  known.set(key, read);
  for (const oldest of known.keys()) if (known.size > KEPT_MAX) known.delete(oldest);
  return read;
}

function readReference(language: Language, request: CheckRequest, expressions: readonly Source[]): Checked<Reference> {
  const { prelude, reference, observe, given } = request;
  // In OCaml what is read again is another definition; elsewhere nothing may be defined twice.
  const isKnown = language.name !== "ocaml" && given?.source?.name === observe?.source?.name;
  const sources = present([prelude, reference, observe?.source, isKnown ? undefined : given?.source]);
  const read = language.read(sources, expressions);
  if (!read.ok) return read;
  const asked = functionsAsked(language, request);
  const through = asked.flatMap((each) => observedSource(language, read.value, each));
  const all = [...sources, ...through.map(({ source }) => source)];
  const whole = through.length === 0 ? read : language.read(all, expressions);
  if (!whole.ok) return whole;
  const wanted = wantedOperations(whole.value, comparedTypes(language, whole.value, asked));
  const { loaded, operations } = offering(whole.value, wanted, [], (entries) =>
    language.read(all, [...expressions, ...entries]),
  );
  return { ok: true, value: { reference: loaded, asked, through, wanted, operations } };
}

function present(sources: readonly (Source | undefined)[]): readonly Source[] {
  return sources.filter((source) => source !== undefined);
}

/** An observer that calls the function itself is compared in its place; another is applied to what it gives. */
function functionsAsked(language: Language, request: CheckRequest): readonly Asked[] {
  const { functions, observe } = request;
  const names = functions.length > 0 ? functions : functionsDefined(language, request);
  if (observe === undefined) return names.map((name) => ({ shown: name, compared: name, observer: undefined }));
  const observer = observe.function;
  if (names.length === 0 || names.some((name) => mentions(observe.source?.text ?? "", name)))
    return [{ shown: observer, compared: observer, observer: undefined }];
  return names.map((name, i) => ({ shown: name, compared: `elenchus_observed_${i}`, observer }));
}

function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(^|[^A-Za-z0-9_'.])${escaped}($|[^A-Za-z0-9_'])`).test(text);
}

/** Every function of the reference's own file, the last of each name, in order. */
function functionsDefined(language: Language, { prelude, reference, observe, given }: CheckRequest): readonly string[] {
  const own = language.read(present([prelude, reference]), []);
  const before = prelude === undefined ? undefined : language.read([prelude], []);
  if (!own.ok) return [];
  const { values } = own.value;
  const skipped = new Set([given?.function, observe?.source === undefined ? observe?.function : undefined]);
  const functions = values.slice(before?.ok ? before.value.values.length : 0).filter(({ type }) => type.kind === "fn");
  return [...new Set(functions.map(({ name }) => name))].filter((name) => !skipped.has(name));
}

/** A function of its own: the observer applied to what the function gives. */
function observedSource(
  language: Language,
  reference: Loaded,
  { shown, compared, observer }: Asked,
): readonly Through[] {
  if (observer === undefined) return [];
  const named = unpaired(language, reference);
  const text = nameMeant(named, "reference", shown);
  const side = sideOf(reference, text);
  const type = reference.values.findLast(({ name }) => name === text)?.shownType ?? "";
  const observed = { text, arity: side === undefined ? 0 : arityOf(side), type };
  const definition = language.phrases.observed(compared, observed, nameMeant(named, "reference", observer));
  const source = { name: "the observer", text: definition };
  return [{ shown, source }];
}

export function arityOf({ type }: Side): number {
  let arity = 0;
  for (let rest = type; rest.kind === "fn"; rest = rest.to) arity++;
  return arity;
}

export function sideOf({ comparable: program, values }: Loaded, name: string): Side | undefined {
  const value = values.findLast((each) => each.name === name);
  return value && { program, name: value.core, type: value.type };
}

/** The function that users mean by a name of the reference's, which may be spelled in the manner of another language. */
export function sideMeant(programs: NamedPrograms, which: "reference" | "submission", name: string): Side | undefined {
  return sideOf(programs[which], nameMeant(programs, which, name));
}

/** A program without another to compare it with. */
export function unpaired(language: Language, loaded: Loaded): NamedPrograms {
  return { languages: { reference: language, submission: language }, reference: loaded, submission: loaded };
}

type NamedPrograms = Pick<Programs, "languages" | "reference" | "submission">;

/** In OCaml the module belongs to the name; elsewhere the object that a function is in may be called as it likes. */
export function nameMeant({ languages, ...programs }: NamedPrograms, which: Which, name: string): string {
  const { reference, submission } = languages;
  const names = [...new Set(programs[which].values.map((value) => value.name))];
  if (names.includes(name) || (reference.name === "ocaml" && submission.name === "ocaml")) return name;
  const same = names.filter((each) => plain(each) === plain(name));
  const alike = same.length > 0 ? same : names.filter((each) => spelled(each) === spelled(name));
  return (alike.length === 1 ? alike[0] : undefined) ?? name;
}

type Which = "reference" | "submission";
