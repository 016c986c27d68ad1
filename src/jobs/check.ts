// Compares a submission with its reference: reads both, and asks the question of each function.
import type { CertificateText } from "../report/answer.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { FunctionVerdict } from "../report/verdict.js";
import { leftOutOf } from "../subject/left-out.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import { certificateOf } from "./certified.js";
import type { CheckRequest } from "./check-request.js";
import { decideFunctions } from "./decide-functions.js";
import { type DefinedAt, placesIn } from "./defined-at.js";
import type { Emit, SearchTools } from "./tools.js";

export type CheckedPrograms = {
  readonly answers: readonly FunctionVerdict[];
  readonly unchecked: readonly NotChecked[]; // in both programs, and what was left out of the submission
  readonly certificate?: CertificateText; // when it was asked for
  /** Where the submission defines the functions that it has. */
  readonly places?: readonly DefinedAt[];
};

/** `emit` tells what is asked, before anything is decided, and each answer: for whoever may have to do without the end. */
export async function checkPrograms(
  languages: AttemptLanguages,
  request: CheckRequest,
  tools: SearchTools,
  emit: Emit<"check"> = () => undefined,
): Promise<Checked<CheckedPrograms>> {
  const read = readAttempt(languages, request);
  if (!read.ok) return read;
  const { asked: all } = read.value;
  const unchecked = uncheckedIn(read.value);
  emit({ kind: "begun", functions: all.map(({ shown }) => shown), unchecked });
  const checking = { languages, request, read: read.value, tools };
  const answers = await decideFunctions(checking, (answer) => emit({ kind: "decided", answer }));
  const wasCompared = answers.some(({ verdict }) => verdict.kind !== "cannot-compare");
  const leftOut = wasCompared ? leftOutOf(read.value.submission) : [];
  const certificate = request.tells?.certificate
    ? certificateOf(languages, read.value, request.submission, answers, tools.memoryIsLow)
    : undefined;
  const told = { answers, unchecked: [...unchecked, ...leftOut], places: placesIn(read.value) };
  return { ok: true, value: { ...told, ...(certificate && { certificate }) } };
}

/** What both programs begin with is told once. */
function uncheckedIn({ reference, submission }: ReadAttempt): readonly NotChecked[] {
  const isNew = (notice: NotChecked): boolean =>
    !reference.unchecked.some(({ at }) => at.file === notice.at.file && at.start === notice.at.start);
  return [...notSupported(reference.unchecked), ...notSupported(submission.unchecked).filter(isNew)];
}
