// A submission that is the reference is right, whatever can be found out about its functions: its text is the same but for
// comments and layout, or it is the same in core but for the names of what is its own.
import type { Name } from "../core/expr.js";
import { programFingerprint } from "../core/fingerprint.js";
import type { Source, Span } from "../core/span.js";
import type { Language, Loaded } from "../language/language.js";
import { encodeBytes } from "../report/display.js";
import { type FunctionVerdict, mayBeRight, type Verdict } from "../report/verdict.js";
import type { Attempt } from "../subject/exercise.js";
import { referenceSide } from "../subject/names.js";
import { submittedSide } from "../subject/observe.js";
import { isAcross, type ReadAttempt } from "../subject/read.js";

const SAME: Verdict = {
  kind: "agrees",
  upTo: Number.POSITIVE_INFINITY,
  conditions: [{ kind: "same-program" }],
};

/** An answer, but right where nothing else is known of a function that is the reference's. */
export function settledWhereSame(read: ReadAttempt, attempt: Attempt): (answer: FunctionVerdict) => FunctionVerdict {
  const renamed = new Set(read.asked.flatMap(({ shown, renamed: other }) => (other === undefined ? [] : [shown])));
  let known: boolean | undefined;
  const isSame = (): boolean => {
    known ??= isSameText(read.reference.language, attempt) || isSameInCore(read, attempt);
    return known;
  };
  return (answer) =>
    isSure(answer.verdict) || isAcross(read) || renamed.has(answer.function) || !isSame()
      ? answer
      : { ...answer, verdict: SAME };
}

function isSure({ kind }: Verdict): boolean {
  return mayBeRight({ kind }) && kind !== "agrees-so-far";
}

/** Places in a text are no part of it, unless it asks for them. */
function isSameText(language: Language, { exercise: { reference }, submission }: Attempt): boolean {
  if (reference.text === submission.text) return true;
  if (/\b__[A-Z]+__/.test(reference.text)) return false;
  const [own, other] = [reference, submission].map((source) => {
    const parsed = language.parse([{ ...source, name: "program" }], []);
    return parsed.ok ? withoutPlaces(parsed.value, source.text) : undefined;
  });
  return own !== undefined && own === other;
}

/** What the parser does not read is there as it is written. */
function withoutPlaces(tree: unknown, text: string): string {
  return JSON.stringify(tree, (_key, value: unknown) => {
    if (typeof value === "bigint") return `${value}`;
    if (typeof value === "number") return Object.is(value, -0) ? "-0" : Number.isFinite(value) ? value : `${value}`;
    if (typeof value !== "object" || value === null) return value;
    if ("lack" in value && "at" in value && isPlace(value.at))
      return { ...value, lack: text.slice(value.at.start, value.at.end) };
    return isPlace(value) ? undefined : value;
  });
}

function isPlace(value: unknown): value is Span {
  return typeof value === "object" && value !== null && "start" in value && "end" in value && "file" in value;
}

/**
 * As a whole, since what one definition does another may see. Core lacks what is not supported, and the bodies of functors
 * that nobody applies.
 */
function isSameInCore(read: ReadAttempt, { exercise, submission }: Attempt): boolean {
  if (read.reference.unchecked.length + read.submission.unchecked.length > 0) return false;
  const wanted = read.asked.map(({ compared }) => referenceSide(read, compared)?.name);
  const given = read.asked.map((asked) => submittedSide(read, asked)?.name);
  if ([...wanted, ...given].includes(undefined)) return false;
  const structure = ({ comparable }: Loaded, marks: readonly (Name | undefined)[], { name: file }: Source): string =>
    programFingerprint(comparable, marks, encodeBytes(file));
  return structure(read.reference, wanted, exercise.reference) === structure(read.submission, given, submission);
}
