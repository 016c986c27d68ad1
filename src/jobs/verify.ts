// Checks a certificate again: what has to be proved is made anew from the programs, and the checker goes through the proof.
// Nothing is searched for, and nothing that the certificate says of itself is believed.

import type { Source } from "../core/span.js";
import { Unsupported } from "../explore/type-key.js";
import { checkCertificate } from "../questions/equate/check/check.js";
import { comparesSomething, provable, shownBy } from "../questions/equate/proved.js";
import type { Checked } from "../report/diagnostic.js";
import { notSupported } from "../report/not-checked.js";
import type { Condition } from "../report/verdict.js";
import type { AskedOption, Refusal, Verified, VerifiedFunction } from "../report/verified.js";
import { VERSION } from "../report/version.js";
import { askedPair } from "../subject/asked.js";
import { USUAL_BEHAVIOUR } from "../subject/exercise.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import { type CertifiedFunction, type Question, readCertificate } from "./certificate-file.js";
import { nullInputs } from "./null-inputs.js";
import { secondOpinion } from "./second-opinion.js";
import { sequencedIn } from "./sequences.js";

export type VerifyRequest = {
  readonly certificate: string; // the text of the file
  readonly reference: Source;
  readonly submission: Source;
  /** What whoever asks wants it to be about, where that was said. */
  readonly wanted: Partial<Question>;
  /** The second checker is asked as well. */
  readonly twice: boolean;
};

export function verifyCertificate(
  languages: AttemptLanguages,
  { certificate, reference, submission, wanted, twice }: VerifyRequest,
  memoryIsLow: () => boolean,
): Checked<Verified> {
  const content = readCertificate(certificate);
  if (!content.ok) return { ok: true, value: { kind: "unreadable", why: content.why } };
  const { asked, functions } = content.file;
  const options = OPTIONS.filter((option) => isOther(option, asked, wanted));
  if (options.length > 0) return { ok: true, value: { kind: "other-question", options } };
  const read = readAttempt(languages, { exercise: { ...apart(asked), reference }, submission });
  if (!read.ok) return read;
  const { value } = read;
  const verified = verifiedIn(languages, value, submission, functions, memoryIsLow, twice);
  const otherVersion = content.by === VERSION ? undefined : content.by;
  const unchecked = notSupported([...value.reference.unchecked, ...value.submission.unchecked]);
  return { ok: true, value: { kind: "checked", asked: unusual(asked), otherVersion, functions: verified, unchecked } };
}

/** What the checker says of the proofs of some functions of programs that were read; and the second one, where both can be asked. */
export function verifiedIn(
  languages: AttemptLanguages,
  read: ReadAttempt,
  submission: Source,
  functions: readonly CertifiedFunction[],
  memoryIsLow: () => boolean,
  twice: boolean,
): readonly VerifiedFunction[] {
  const remembering = sequencedIn(read).flatMap(({ members }) => members);
  return functions.map((each): VerifiedFunction => {
    const { function: name, submissionFunction } = each;
    const names = { function: name, ...(submissionFunction === undefined ? {} : { submissionFunction }) };
    const of = read.asked.find(({ shown, renamed }) => shown === name && renamed === submissionFunction);
    if (of === undefined) return { ...names, accepted: false, why: { kind: "not-asked" } };
    if (remembering.includes(of)) return { ...names, accepted: false, why: { kind: "no-statement" } };
    const first = verifiedFunction(languages, read, submission, of, each, memoryIsLow);
    const paired = twice && isAboutProof(first) ? askedPair(read, of, memoryIsLow) : undefined;
    if (paired?.ok !== true) return { ...names, ...first };
    return { ...names, ...first, second: secondOpinion(paired.pair, read.exercise.exceptions, each) };
  });
}

/** The checkers judge proofs: a claim of less than is proved is refused by whoever reads the file. */
function isAboutProof(outcome: Outcome): boolean {
  return outcome.accepted || !["incomparable", "no-statement", "other-claim"].includes(outcome.why.kind);
}

/** Files of a question that are not the same have names that are not the same, and none that a program has. */
function apart(asked: Question): Question {
  const known: string[] = [];
  const own = (source: Source | undefined): Source | undefined => {
    if (source === undefined) return undefined;
    const key = JSON.stringify([source.name, source.text]);
    if (!known.includes(key)) known.push(key);
    return { ...source, name: `certificate/${known.indexOf(key) + 1}/${source.name}` };
  };
  return {
    ...asked,
    prelude: own(asked.prelude),
    observe: asked.observe && { ...asked.observe, source: own(asked.observe.source) },
    given: asked.given.map((each) => ({ ...each, source: own(each.source) })),
  };
}

type Outcome = Pick<Extract<VerifiedFunction, { accepted: true }>, "accepted" | "proof" | "conditions"> | Refused;
type Refused = { readonly accepted: false; readonly why: Refusal };

function refused(why: Refusal): Refused {
  return { accepted: false, why };
}

function verifiedFunction(
  languages: AttemptLanguages,
  read: ReadAttempt,
  submission: Source,
  asked: AskedFunction,
  certified: CertifiedFunction,
  memoryIsLow: () => boolean,
): Outcome {
  const paired = askedPair(read, asked, memoryIsLow);
  if (!paired.ok)
    return refused(
      paired.verdict.kind === "cannot-compare"
        ? { kind: "incomparable", why: paired.verdict.why }
        : { kind: "no-statement" },
    );
  const attempt = { exercise: read.exercise, submission };
  try {
    const nulls = nullInputs(languages, attempt, read, asked, paired.pair, memoryIsLow)?.condition;
    if (nulls !== undefined && nulls.kind !== "no-null") return refused({ kind: "no-statement" });
    const answer = checked(read, asked, paired.pair, certified);
    return answer.accepted && nulls ? { ...answer, conditions: [...answer.conditions, nulls] } : answer;
  } catch (error) {
    if (error instanceof Unsupported) return refused({ kind: "no-statement" });
    if (error instanceof RangeError) return refused({ kind: "deep" });
    throw error;
  }
}

function checked(read: ReadAttempt, asked: AskedFunction, pair: Pair, { claim, proof }: CertifiedFunction): Outcome {
  const statement = provable(pair, read.exercise.exceptions);
  if (statement === undefined) return refused({ kind: "no-statement" });
  const answer = checkCertificate(statement, proof);
  if (answer.ok && !comparesSomething(proof)) return refused({ kind: "no-statement" });
  if (!answer.ok) return refused(isAboutOthers(answer.why) ? OTHER_PROGRAMS : { kind: "step", what: answer.why });
  const shown = shownBy(pair, statement, proof);
  const conditions = aboutObserver(asked, shown.conditions);
  const isSame = claim.ends === proof.terminates && claim.conditions.join() === kindsOf(conditions).join();
  return isSame ? { accepted: true, proof: shown.proof, conditions } : refused({ kind: "other-claim" });
}

const OTHER_PROGRAMS: Refusal = { kind: "other-programs" };

/** As the checker says that a function is not there, or is another one. */
function isAboutOthers(why: string): boolean {
  return /^(no function|another (function|statement|end))/.test(why);
}

/** What a proof assumes: an observer that sees the arguments may say anything of them. */
export function aboutObserver(
  { observer, seesArguments }: AskedFunction,
  conditions: readonly Condition[],
): readonly Condition[] {
  return observer === undefined || !seesArguments ? conditions : [...conditions, { kind: "observed", observer }];
}

export function kindsOf(conditions: readonly Condition[]): readonly string[] {
  return conditions.map(({ kind }) => kind);
}

// ---- the question ----

const OPTIONS = ["prelude", "given", "observe", "exceptions", "effects", "printed"] as const;

/** Whoever says nothing of an option takes it as it is. */
function isOther(option: (typeof OPTIONS)[number], asked: Question, wanted: Partial<Question>): boolean {
  return option in wanted && textOf(asked[option]) !== textOf(wanted[option]);
}

/** Whatever the files are called. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? null, (key, part) => (key === "name" ? undefined : part));
}

/** What is not as it is when nothing is said. */
function unusual(asked: Question): readonly AskedOption[] {
  const { prelude, given, observe, renamed } = asked;
  const place = (source: Source | undefined, name: string): string =>
    source === undefined ? name : `${source.name}:${name}`;
  const policies = (["exceptions", "effects", "printed"] as const).filter(
    (option) => asked[option] !== USUAL_BEHAVIOUR[option],
  );
  return [
    ...renamed.map(({ name, submission }): AskedOption => ({ option: "function", value: `${name}=${submission}` })),
    ...(prelude === undefined ? [] : [{ option: "prelude", value: prelude.name } as const]),
    ...given.map(({ source, function: name, of }): AskedOption => {
      const predicate = place(source, name);
      return { option: "given", value: of === undefined ? predicate : `${of}=${predicate}` };
    }),
    ...(observe === undefined ? [] : [{ option: "observe", value: place(observe.source, observe.function) } as const]),
    ...policies.map((option): AskedOption => ({ option, value: asked[option] })),
  ];
}
