// The structure of a submission, whatever its names and layout: submissions of the same
// structure are decided once, and right ones are grouped by it.
import { functionFingerprint, programFingerprint } from "../core/fingerprint.js";
import type { Checked } from "../report/diagnostic.js";
import { encodeBytes } from "../report/display.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { CheckRequest } from "../subject/check-request.js";
import { type ProgramLanguages, readPrograms, sideMeant } from "../subject/read-programs.js";

export type Fingerprints = {
  /** Of all that decides the verdicts. */
  readonly whole: string;
  /** Of each function that is compared, with what it needs; undefined: not there. */
  readonly functions: readonly { readonly name: string; readonly structure: string | undefined }[];
};

export type Fingerprinted = { readonly fingerprints: Fingerprints; readonly unchecked: readonly NotChecked[] };

export function fingerprint(languages: ProgramLanguages, request: CheckRequest): Checked<Fingerprinted> {
  const read = readPrograms(languages, request);
  if (!read.ok) return read;
  const { submission, asked } = read.value;
  const file = encodeBytes(request.submission.name);
  const sides = asked.map(({ shown, compared }) => ({
    name: shown,
    own: sideMeant(read.value, "submission", shown),
    compared: sideMeant(read.value, "submission", compared),
  }));
  const marks = sides.map(({ compared }) => compared?.name);
  return {
    ok: true,
    value: {
      fingerprints: {
        whole: programFingerprint(submission.comparable, marks, file),
        functions: sides.map(({ name, own }) => ({
          name,
          structure: own && functionFingerprint(submission.comparable, own.name, file),
        })),
      },
      unchecked: notSupported(submission.unchecked),
    },
  };
}
