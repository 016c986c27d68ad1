// Compares a submission with its reference: reads both, and asks the question of each function.
import { nth } from "../basis/known.js";
import { Unsupported } from "../explore/type-key.js";
import type { CertificateText } from "../report/answer.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import { type FunctionVerdict, mayBeRight, type Verdict } from "../report/verdict.js";
import { NoSolver } from "../smt/solver.js";
import { askedPair } from "../subject/asked.js";
import { leftOutOf } from "../subject/left-out.js";
import { unsupportedInput } from "../subject/mismatch.js";
import type { AskedFunction } from "../subject/observe.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt } from "../subject/read.js";
import { certificateOf, withExplanation } from "./certified.js";
import type { CheckRequest } from "./check-request.js";
import { decidedWholly } from "./decided.js";
import { type DefinedAt, placesIn } from "./defined-at.js";
import { NOTHING_EXPLORED, notDecided, nothingKnown } from "./not-decided.js";
import { inSequences, sequencedIn } from "./sequences.js";
import type { Emit, SearchTools } from "./tools.js";
import { wayOf } from "./way.js";

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
  const alone: FunctionVerdict[] = [];
  const groups = sequencedIn(read.value);
  const sequenced = all.filter((asked) => groups.some(({ members }) => members.includes(asked)));
  for (const asked of all) {
    const answer = tools.isCancelled()
      ? { ...notDecided(asked.shown), ...renamedTo(asked) }
      : await checkFunction(languages, request, read.value, asked, tools, !sequenced.includes(asked));
    if (!sequenced.includes(asked)) emit({ kind: "decided", answer });
    alone.push(answer);
  }
  const answers = await inSequences(read.value, groups, alone, request.search, tools);
  for (const asked of sequenced) emit({ kind: "decided", answer: nth(answers, all.indexOf(asked)) });
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

function renamedTo({ renamed }: AskedFunction): Pick<FunctionVerdict, "submissionFunction"> {
  return renamed === undefined ? {} : { submissionFunction: renamed };
}

async function checkFunction(
  languages: AttemptLanguages,
  request: CheckRequest,
  read: ReadAttempt,
  asked: AskedFunction,
  tools: SearchTools,
  mayBeProved: boolean,
): Promise<FunctionVerdict> {
  const start = tools.now();
  const refused = (verdict: Verdict): FunctionVerdict => ({
    function: asked.shown,
    ...renamedTo(asked),
    verdict,
    explored: NOTHING_EXPLORED,
  });
  const paired = askedPair(read, asked, tools.memoryIsLow);
  if (!paired.ok) return refused(paired.verdict);
  try {
    const question = { languages, request, read, asked, pair: paired.pair, tools, mayBeProved };
    const { verdict, explored } = await decidedWholly(question);
    const ms = tools.now() - start;
    const way = request.search.ways && mayBeRight(verdict) ? wayOf(read, asked) : undefined;
    const decided: FunctionVerdict = {
      function: asked.shown,
      ...renamedTo(asked),
      verdict,
      explored: { ...explored, ms },
      ...(way === undefined ? {} : { way }),
    };
    return request.tells?.explanation ? withExplanation(read, paired.pair, mayBeProved, decided) : decided;
  } catch (error) {
    if (error instanceof Unsupported) return refused(unsupportedInput(error.type));
    if (error instanceof NoSolver) return refused(nothingKnown(error.why));
    throw error;
  }
}
