// What benches of suites ask of a corpus: suites of references, and which tests submissions fail.
import { makeSuite, type Suite, type SuiteAsking } from "../../../src/classroom/make-suite.js";
import type { Ask, Session } from "../../../src/jobs/job.js";
import { AUTO_STEPS_MAX, USUAL_INPUTS, USUAL_PATHS_MAX, USUAL_STEPS_MAX } from "../../../src/jobs/suite-request.js";
import { USUAL_COSTS } from "../../../src/questions/cover/costs.js";
import type { Attempt } from "../../../src/subject/exercise.js";
import type { GivenInput } from "../../../src/witness/given.js";
import { attemptOf } from "../../attempt.js";
import type { Problem, Submission } from "../read.js";

/** Without --seconds the number of steps decides, whatever else the machine has to do. */
const SAFETY_NET = 300;
const CONTROL = { timeMaxMs: 1_000 * SAFETY_NET };
const REPLAY_CONTROL = { timeMaxMs: 30_000 };

export function inputOf({ function: name, chosen }: Suite["tests"][number]): GivenInput {
  return { function: name, input: { chosen }, exceptions: "undefined", expect: undefined, raises: false };
}

export async function suiteOf(session: Session, asking: SuiteAsking): Promise<Suite> {
  const ask: Ask = (job) => session.ask(job, () => undefined, CONTROL);
  const ending = await makeSuite(asking, { askFirst: ask, ask, onProgress: () => undefined });
  if (ending.kind === "made") return ending.suite;
  process.stderr.write(`${asking.requests[0]?.exercise.reference.name}: ${JSON.stringify(ending).slice(0, 300)}\n`);
  return {
    functions: [],
    refused: [],
    tests: [],
    submissions: [],
    unchecked: [],
    signature: "",
    notices: [],
    learned: [],
  };
}

export function attemptAt({ problem, function: name, reference, observer }: Problem, submission: string): Attempt {
  return attemptOf(reference, submission, {
    reference: { name: `${problem}.ml`, text: reference },
    observe: observer && { source: { name: "observer.ml", text: observer.source }, function: observer.function },
    functions: [name],
  });
}

/** For the reference alone. */
export function askingOf(
  problem: Problem,
  { seconds, minimize }: { readonly seconds: number | undefined; readonly minimize: boolean },
): SuiteAsking {
  const { exercise } = attemptAt(problem, problem.reference);
  const request = {
    exercise,
    submission: undefined,
    solver: "embedded",
    budget: "auto",
    costs: USUAL_COSTS,
    inputsPerPath: USUAL_INPUTS,
    pathsMax: USUAL_PATHS_MAX,
    stepsMax: seconds === undefined ? AUTO_STEPS_MAX : USUAL_STEPS_MAX,
    timeMaxMs: (seconds ?? SAFETY_NET) * 1_000,
    estimate: false,
    mutants: true,
  } as const;
  return { requests: [request], others: [], submissions: [], from: "reference", minimize, most: undefined, learn: [] };
}

export function rowsOf(submissions: readonly Submission[]): SuiteAsking["submissions"] {
  return submissions.map(({ id, source }) => {
    return { id, student: id, file: undefined, program: { name: id, text: source }, why: undefined };
  });
}

/** By the name of a submission the tests that it fails: all of them where it cannot even be run. */
export async function failedBy(
  session: Session,
  problem: Problem,
  submissions: readonly Submission[],
  inputs: readonly GivenInput[],
): Promise<ReadonlyMap<string, "all" | readonly number[]>> {
  const failed = new Map<string, "all" | readonly number[]>();
  for (const { id, source } of inputs.length === 0 ? [] : submissions) {
    const request = { ...attemptAt(problem, source), inputs };
    const ending = await session.ask({ kind: "replay", request }, () => undefined, REPLAY_CONTROL);
    const results = ending.kind === "done" ? ending.answer : undefined;
    failed.set(id, results?.flatMap(({ kind }, i) => (kind === "differs" ? [i] : [])) ?? "all");
  }
  return failed;
}
