// A submission that its language rejects, and texts that it accepts instead. The changes that the language itself offers for
// each error are made first, one round after the other, as long as errors have some. Then small changes near the errors are
// tried, with the type checker as the judge: a change that leads from one error to another may be followed by one more.
// Whether a text does what was meant is for others to say.
import type { Source } from "../core/span.js";
import { changeCost } from "../questions/repair/cost.js";
import type { Checked, Diagnostic, SourceChange } from "../report/diagnostic.js";
import type { Attempt } from "../subject/exercise.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";

/** What is accepted instead of a text that was rejected, and why that was. */
export type MadeTyped = {
  readonly submission: Source;
  readonly errors: Errors;
};

type Errors = readonly [Diagnostic, ...Diagnostic[]];

/** Errors hide others: a text gets so many rounds. More changes than that are no slips. */
const ROUNDS_MAX = 3;
const CHANGES_MAX = 6;
/** Texts that are tried, and of those that lead on to other errors how many are followed from each round. */
const TRIES_MAX = 1200;
const FOLLOWED = 8;
/** The same for changes that are far from any error. */
const FAR_TRIES_MAX = 1000;
/** A text with more errors than this is no slip of the pen. */
const ERRORS_MAX = 6;

/** Those with fewer changes first, and of those the smaller ones. Nothing: there is nothing to mend, or no change mends it. */
export function* madeTyped(languages: AttemptLanguages, { exercise, submission }: Attempt): Generator<MadeTyped> {
  const read = (text: string): Outcome =>
    outcomeOf(readAttempt(languages, { exercise, submission: { ...submission, text } }));
  const errors = read(submission.text);
  if (typeof errors === "string" || errors.some(({ at }) => at.file !== submission.name)) return;
  const made = (text: string): MadeTyped => ({ submission: { ...submission, text }, errors });
  const advised = asAdvised(submission.text, errors, read);
  if (advised !== undefined) yield made(advised);
  const known = new Set(advised === undefined ? [submission.text] : [submission.text, advised]);
  for (const text of withSlips(languages, submission, errors, read, known)) yield made(text);
}

/** `unsure`: something in it is not supported, so whether its language would accept it is not known. */
type Outcome = "typed" | "unsure" | Errors;

function outcomeOf(read: Checked<ReadAttempt>): Outcome {
  if (!read.ok) return read.errors;
  const { unchecked, leftOut } = read.value.submission;
  return unchecked.length === 0 && leftOut.size === 0 ? "typed" : "unsure";
}

/** With all changes that the errors carry. */
function asAdvised(original: string, first: Errors, read: (text: string) => Outcome): string | undefined {
  let [text, errors, made]: [string, Outcome, number] = [original, first, 0];
  for (let round = 0; round < ROUNDS_MAX && typeof errors !== "string"; round++) {
    const changes = apart(errors.flatMap(({ change }) => change ?? []));
    made += changes.length;
    if (changes.length === 0 || made > CHANGES_MAX) return undefined;
    text = changes.reduce(changed, text);
    errors = read(text);
  }
  return errors === "typed" ? text : undefined;
}

function changed(text: string, { at, text: other }: SourceChange): string {
  return text.slice(0, at.start) + other + text.slice(at.end);
}

/** The last first; of two in one place the later waits for the next round. */
function apart(changes: readonly SourceChange[]): readonly SourceChange[] {
  const sorted = [...changes].sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
  const chosen: SourceChange[] = [];
  for (const change of sorted) if (change.at.start >= (chosen.at(-1)?.at.end ?? 0)) chosen.push(change);
  return chosen.reverse();
}

// ---- slips ----

/** A text that is rejected. */
type Rejected = { readonly text: string; readonly errors: Errors };

function* withSlips(
  languages: AttemptLanguages,
  submission: Source,
  errors: Errors,
  read: (text: string) => Outcome,
  known: Set<string>,
): Generator<string> {
  const cost = (text: string): number => changeCost(submission.text, text);
  const tried = (from: Rejected, far: boolean): Tried => triedFrom(languages, submission, from, far, read, known);
  const original = { text: submission.text, errors };
  let level: readonly Rejected[] = [original];
  for (let round = 0; round < ROUNDS_MAX && level.length > 0; round++) {
    const all = level.map((from) => tried(from, false));
    yield* sortedBy(
      all.flatMap(({ typed }) => typed),
      cost,
    );
    const next = all.flatMap((each) => each.next);
    level = sortedBy(next, ({ text, errors: left }) => cost(text) + toMend(left)).slice(0, FOLLOWED);
  }
  yield* sortedBy(tried(original, true).typed, cost);
}

type Tried = { readonly typed: readonly string[]; readonly next: readonly Rejected[] };

/** What comes of a text by one change more. */
function triedFrom(
  languages: AttemptLanguages,
  submission: Source,
  from: Rejected,
  far: boolean,
  read: (text: string) => Outcome,
  known: Set<string>,
): Tried {
  const [typed, next]: [string[], Rejected[]] = [[], []];
  for (const change of changesOf(languages, { ...submission, text: from.text }, from.errors, far)) {
    const text = changed(from.text, change);
    if (known.has(text)) continue;
    if (known.size >= (far ? TRIES_MAX + FAR_TRIES_MAX : TRIES_MAX)) break;
    known.add(text);
    const left = read(text);
    if (left === "typed") typed.push(text);
    else if (left !== "unsure" && leadsOn(from.errors, change, left)) next.push({ text, errors: left });
  }
  return { typed, next };
}

/** What errors are expected to cost, in words: little where the language itself knows what to do. */
const ERROR_COST = 10;
const ADVISED_COST = 2;

function toMend(errors: Errors): number {
  return errors.reduce((sum, { change }) => sum + (change === undefined ? ERROR_COST : ADVISED_COST), 0);
}

function changesOf(languages: AttemptLanguages, source: Source, errors: Errors, far: boolean): readonly SourceChange[] {
  if (errors.length > ERRORS_MAX) return [];
  const places = errors.flatMap(({ at, also }) => [at, ...also.map((each) => each.at)]);
  const own = places.filter(({ file }) => file === source.name);
  return [...errors.flatMap(({ change }) => change ?? []), ...languages.submission.slips(source, own, far)];
}

/** Whether the text can be read now, there are fewer errors, or the first is elsewhere. */
function leadsOn(before: Errors, { at, text }: SourceChange, after: Errors): boolean {
  if (isSyntax(before) !== isSyntax(after)) return isSyntax(before);
  const first = (errors: Errors): number => Math.min(...errors.map((error) => error.at.start));
  const moved = first(after) - (first(after) >= at.start ? text.length - (at.end - at.start) : 0);
  return after.length < before.length || (after.length === before.length && moved !== first(before));
}

function isSyntax(errors: Errors): boolean {
  return errors.some(({ code }) => code.startsWith("E1"));
}

function sortedBy<T>(items: readonly T[], weight: (item: T) => number): readonly T[] {
  return items
    .map((item) => ({ item, of: weight(item) }))
    .sort((a, b) => a.of - b.of)
    .map(({ item }) => item);
}
