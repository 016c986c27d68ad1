// What is told of proofs when somebody asks: certificates, why two functions are equal, and why nothing was proved. The proof is
// found once more for that: finding it is quick, and nobody else has to carry it along.
import type { Source } from "../core/span.js";
import { equate } from "../questions/equate/equate.js";
import { explain } from "../questions/equate/explain/explain.js";
import type { Voices } from "../questions/equate/explain/telling.js";
import { unproved } from "../questions/equate/explain/unproved.js";
import { provable, shownBy } from "../questions/equate/proved.js";
import type { CertificateText } from "../report/answer.js";
import type { FunctionVerdict } from "../report/verdict.js";
import { askedPair, commonInteger } from "../subject/asked.js";
import type { Pair } from "../subject/pair.js";
import type { AttemptLanguages, ReadAttempt } from "../subject/read.js";
import { speakersOf, submissionSpeaker } from "../subject/speaker.js";
import { type CertificateFile, type CertifiedFunction, certificateText, readCertificate } from "./certificate-file.js";
import { aboutObserver, kindsOf, verifiedIn } from "./verify.js";

/** Of the functions that are equal, or agree as far as was looked, if there is a proof. What is written is what will be accepted. */
export function certificateOf(
  languages: AttemptLanguages,
  read: ReadAttempt,
  submission: Source,
  answers: readonly FunctionVerdict[],
  memoryIsLow: () => boolean,
): CertificateText {
  const { reference: _, ...asked } = read.exercise;
  const all = answers.flatMap((answer) => certified(read, answer, memoryIsLow) ?? []);
  const functions = all.filter((each) => {
    const again = readAgain({ asked, functions: [each] });
    const verified = verifiedIn(languages, read, submission, again, memoryIsLow, false);
    return verified.length > 0 && verified.every(({ accepted }) => accepted);
  });
  const text = functions.length === 0 ? "" : certificateText({ asked, functions });
  return { text, functions: functions.map((each) => each.function) };
}

/** Nothing, where it is nested too deeply to be read. */
function readAgain(file: CertificateFile): readonly CertifiedFunction[] {
  try {
    const read = readCertificate(certificateText(file));
    return read.ok ? read.file.functions : [];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function certified(
  read: ReadAttempt,
  answer: FunctionVerdict,
  memoryIsLow: () => boolean,
): CertifiedFunction | undefined {
  const { function: name, submissionFunction, verdict } = answer;
  const asked = read.asked.find(({ shown, renamed }) => shown === name && renamed === submissionFunction);
  if ((verdict.kind !== "equal" && verdict.kind !== "agrees") || asked === undefined) return undefined;
  const paired = askedPair(read, asked, memoryIsLow);
  const statement = paired.ok ? provable(paired.pair, read.exercise.exceptions) : undefined;
  const equated = statement && equate(statement);
  if (!paired.ok || statement === undefined || !equated?.proved) return undefined;
  const { certificate: proof } = equated;
  const conditions = aboutObserver(asked, shownBy(paired.pair, statement, proof).conditions);
  const claim = { ends: proof.terminates, conditions: kindsOf(conditions) };
  return { function: name, submissionFunction, claim, proof };
}

/** With why it is so, or why it could not be proved; nobody asks why what differs is not equal. */
export function withExplanation(
  read: ReadAttempt,
  pair: Pair,
  mayBeProved: boolean,
  answer: FunctionVerdict,
): FunctionVerdict {
  const { verdict } = answer;
  if (verdict.kind === "differs" || verdict.kind === "cannot-compare") return answer;
  const statement = mayBeProved ? provable(pair, read.exercise.exceptions) : undefined;
  if (statement === undefined) return { ...answer, unproved: { kind: "asked-otherwise" } };
  const equated = equate(statement);
  const voices = voicesOf(read, pair);
  if (!equated.proved) return { ...answer, unproved: unproved(statement, equated, voices) };
  if (verdict.kind !== "equal") return answer;
  const explanation = explain(statement, equated.certificate, voices);
  return { ...answer, verdict: { ...verdict, proof: { ...verdict.proof, explanation } } };
}

function voicesOf(read: ReadAttempt, pair: Pair): Voices {
  return {
    integer: commonInteger(read),
    reference: speakersOf(read, pair).reference.input,
    submission: submissionSpeaker(read, pair).input,
  };
}
