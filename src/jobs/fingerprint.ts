// The structure of a submission, whatever its names and layout: submissions of the same
// structure are decided once, and right ones are grouped by it.
import { functionFingerprint, programFingerprint } from "../core/fingerprint.js";
import type { Checked } from "../report/diagnostic.js";
import { encodeBytes } from "../report/display.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { Attempt } from "../subject/exercise.js";
import { submissionSide } from "../subject/names.js";
import { type AttemptLanguages, readAttempt } from "../subject/read.js";
import { type DefinedAt, placesIn } from "./defined-at.js";

export type Fingerprints = {
  /** Of all that decides the verdicts. */
  readonly whole: string;
  /** Of each function that is compared, with what it needs; undefined: not there. */
  readonly functions: readonly { readonly name: string; readonly structure: string | undefined }[];
};

/** What was not checked is in the submission. */
export type Fingerprinted = {
  readonly fingerprints: Fingerprints;
  readonly unchecked: readonly NotChecked[];
  readonly places?: readonly DefinedAt[];
};

export function fingerprint(languages: AttemptLanguages, attempt: Attempt): Checked<Fingerprinted> {
  const read = readAttempt(languages, attempt);
  if (!read.ok) return read;
  const { submission, asked } = read.value;
  const file = encodeBytes(attempt.submission.name);
  const marks = asked.map(({ compared }) => submissionSide(read.value, compared)?.name);
  const functions = asked.map(({ shown }) => {
    const own = submissionSide(read.value, shown);
    return { name: shown, structure: own && functionFingerprint(submission.comparable, own.name, file) };
  });
  const whole = programFingerprint(submission.comparable, marks, file);
  const fingerprints = { whole, functions };
  return {
    ok: true,
    value: { fingerprints, unchecked: notSupported(submission.unchecked), places: placesIn(read.value) },
  };
}
