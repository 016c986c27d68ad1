// Proofs and what the second checker says of them, for tests and measurements.
import { type CertifiedFunction, readCertificate } from "../src/jobs/certificate-file.js";
import { certificateOf } from "../src/jobs/certified.js";
import { secondOpinion } from "../src/jobs/second-opinion.js";
import type { SecondOpinion } from "../src/report/second-opinion.js";
import type { FunctionVerdict } from "../src/report/verdict.js";
import { askedPair } from "../src/subject/asked.js";
import type { Attempt } from "../src/subject/exercise.js";
import type { Pair } from "../src/subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../src/subject/read.js";

/** One function of two programs, as it is asked about. */
export type AskedPair = {
  readonly read: ReadAttempt;
  readonly pair: Pair;
  readonly attempt: Attempt;
  readonly name: string;
};

/** Of each function that can be compared. */
export function askedPairs(languages: AttemptLanguages, attempt: Attempt): readonly AskedPair[] {
  const read = readAttempt(languages, attempt);
  if (!read.ok) return [];
  return read.value.asked.flatMap((asked) => {
    const paired = askedPair(read.value, asked, () => false);
    return paired.ok ? [{ read: read.value, pair: paired.pair, attempt, name: asked.shown }] : [];
  });
}

/** The proof that is found and accepted, as it would be written to a file; undefined: none. */
export function certifiedProof(languages: AttemptLanguages, asked: AskedPair): CertifiedFunction | undefined {
  const { read, attempt, name } = asked;
  const equal = { function: name, verdict: { kind: "equal" } } as FunctionVerdict; // no more of it is looked at
  const { text } = certificateOf(languages, read, attempt.submission, [equal], () => false);
  const certificate = text === "" ? undefined : readCertificate(text);
  return certificate?.ok === true ? certificate.file.functions[0] : undefined;
}

export function opinionOn(
  { read, pair }: AskedPair,
  certified: Pick<CertifiedFunction, "proof" | "claim">,
): SecondOpinion {
  return secondOpinion(pair, read.exercise.exceptions, certified);
}
