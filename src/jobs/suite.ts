// Makes the tests of an exercise: reads the programs, and asks for the suite of each function.
import { Unsupported } from "../explore/type-key.js";
import { type Making, makeFunctionSuite, type SuiteTools } from "../questions/suite/maker.js";
import type { Checked } from "../report/diagnostic.js";
import { type NotChecked, notSupported } from "../report/not-checked.js";
import type { Untestable } from "../report/reason.js";
import type { FunctionSuite, Refused } from "../report/suite/suite.js";
import type { Verdict } from "../report/verdict.js";
import { askedPair, askedSubject } from "../subject/asked.js";
import { notFunction, unsupportedInput } from "../subject/mismatch.js";
import type { AskedFunction } from "../subject/observe.js";
import {
  type AttemptLanguages,
  type ReadAttempt,
  type ReadExercise,
  readAttempt,
  readExercise,
} from "../subject/read.js";
import { isAskedFunction, isFunction } from "../subject/values.js";
import type { SuiteRequest } from "./suite-request.js";
import type { SearchTools } from "./tools.js";

export type SuitePrograms = {
  readonly functions: readonly (FunctionSuite | Refused)[];
  readonly unchecked: readonly NotChecked[];
  /** Of the reference: what files of tests must not mistake for something else. */
  readonly signature: string;
};

export async function suitePrograms(
  languages: AttemptLanguages,
  request: SuiteRequest,
  tools: SearchTools,
): Promise<Checked<SuitePrograms>> {
  const { exercise, submission } = request;
  const read = readExercise(languages.reference, exercise);
  if (!read.ok) return read;
  const attempt = submission && readAttempt(languages, { exercise, submission });
  if (attempt !== undefined && !attempt.ok) return attempt;
  const functions: (FunctionSuite | Refused)[] = [];
  for (const each of testedFunctions(read.value))
    functions.push(await suiteOf(read.value, attempt?.value, each, request, tools));
  const { unchecked, signature } = read.value.reference;
  return { ok: true, value: { functions, unchecked: notSupported(unchecked), signature } };
}

/** Those that were named; or the functions that others may call. */
export function testedFunctions({ exercise, reference, asked }: ReadExercise): readonly AskedFunction[] {
  const left = new Set(reference.values.flatMap((each) => (each.isOffered && isFunction(each) ? [] : each.name)));
  return asked.filter(({ shown }) => exercise.functions.length > 0 || !left.has(shown));
}

async function suiteOf(
  read: ReadExercise,
  attempt: ReadAttempt | undefined,
  asked: AskedFunction,
  request: SuiteRequest,
  tools: SearchTools,
): Promise<FunctionSuite | Refused> {
  if (!isAskedFunction(read, asked.shown)) return refused(asked, notFunction(asked.shown));
  const own = askedSubject(read, asked, tools.memoryIsLow);
  if (!own.ok) return refused(asked, own.verdict);
  const paired = attempt && askedPair(attempt, asked, tools.memoryIsLow);
  if (paired !== undefined && !paired.ok) return refused(asked, paired.verdict);
  const beside = attempt && paired && { read: attempt, pair: paired.pair, source: request.submission?.name ?? "" };
  const making: Making = {
    read,
    asked,
    subject: own.subject,
    beside,
    settings: request,
    tools: suiteTools(asked, tools),
  };
  try {
    return await makeFunctionSuite(making);
  } catch (error) {
    if (error instanceof Unsupported) return refused(asked, unsupportedInput(error.type));
    throw error;
  }
}

export function suiteTools({ shown }: AskedFunction, tools: SearchTools): SuiteTools {
  return { ...tools, onProgress: (paths, size) => tools.onProgress({ function: shown, paths, size }) };
}

function refused({ shown }: AskedFunction, verdict: Verdict): Refused {
  const why: Untestable =
    verdict.kind === "cannot-compare" ? { kind: "incomparable", why: verdict.why } : { kind: "needs-unsupported" };
  return { function: shown, why };
}
