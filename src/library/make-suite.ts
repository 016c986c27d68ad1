// A suite from a reference and submissions: one job for the ways of the reference, one for those of each submission,
// and one for each submission to see which tests it fails. What several jobs found is put together here.
import type { Source } from "../core/span.js";
import type { Diagnostic, Notice } from "../report/diagnostic.js";
import { minimized } from "../report/suite/select.js";
import type { FunctionSuite, Refused, SuiteTest } from "../report/suite/suite.js";
import type { Control, Ending, Progress, Reason, Session } from "./job.js";
import type { ReplayInput } from "./replay.js";
import type { SuiteRequest } from "./suite-request.js";

export const SUITE_SOURCES = ["reference", "self", "both", "all"] as const;
/** Whose ways: the reference's, each submission's own, or those of both. "all": every submission's, for everyone. */
export type SuiteSource = (typeof SUITE_SOURCES)[number];

export type SuiteAsking = {
  /** Of the reference alone. */
  readonly request: SuiteRequest;
  readonly submissions: readonly Source[];
  readonly from: SuiteSource;
  readonly minimize: boolean;
};

export type Suite = {
  readonly functions: readonly FunctionSuite[];
  readonly refused: readonly Refused[];
  readonly tests: readonly SuiteTest[];
  readonly submissions: readonly Submitted[];
  readonly unchecked: readonly Notice[];
};

/** A submission, and how many tests it fails; or why it was not run. */
export type Submitted = { readonly name: string; readonly fails: number | undefined; readonly why: string | undefined };

export type SuiteEnding =
  | { readonly kind: "made"; readonly suite: Suite }
  | { readonly kind: "rejected"; readonly errors: readonly [Diagnostic, ...Diagnostic[]] }
  | { readonly kind: "unfinished"; readonly reason: Reason };

export async function makeSuite(
  session: Session,
  asking: SuiteAsking,
  onProgress: (progress: Progress) => void,
  control: Control,
): Promise<SuiteEnding> {
  const ask = (request: SuiteRequest): Promise<Ending> =>
    session.ask(
      { kind: "suite", request },
      (event) => {
        if (event.kind === "progress") onProgress(event.progress);
      },
      control,
    );
  const first = await ask(asking.request);
  if (first.kind === "rejected" || first.kind === "unfinished") return first;
  if (first.kind !== "suited") throw new Error(`a suite cannot end as ${first.kind}`);
  const functions = first.functions.filter(isSuite);
  const refused = first.functions.filter((each) => !isSuite(each)) as readonly Refused[];
  const problems = new Map<string, string>();
  const tests: SuiteTest[] = asking.from === "self" ? [] : functions.flatMap((each) => each.tests);
  if (asking.from !== "reference") {
    for (const submission of asking.submissions) {
      const ending = await ask(ofSubmission(asking.request, submission));
      if (ending.kind === "suited") tests.push(...ending.functions.filter(isSuite).flatMap((each) => each.tests));
      else problems.set(submission.name, whyNot(ending));
    }
  }
  const merged = simpleFirst(merge(tests), functions);
  const judged = await judgedBy(session, asking, merged, problems, control);
  const kept = asking.minimize ? minimal(judged) : judged;
  const submissions = asking.submissions.map(({ name }): Submitted => {
    const why = problems.get(name);
    return {
      name,
      fails: why === undefined ? kept.filter(({ fails }) => fails.includes(name)).length : undefined,
      why,
    };
  });
  return { kind: "made", suite: { functions, refused, tests: kept, submissions, unchecked: first.unchecked } };
}

function isSuite(each: FunctionSuite | Refused): each is FunctionSuite {
  return "tests" in each;
}

/** Its ways only; mutants are made of the reference once. */
function ofSubmission(request: SuiteRequest, submission: Source): SuiteRequest {
  return { ...request, programs: { ...request.programs, submission }, sides: ["submission"], mutants: false };
}

function whyNot(ending: Ending): string {
  if (ending.kind === "rejected") return `it is rejected: ${ending.errors[0].title}`;
  return ending.kind === "unfinished" ? "there was no end to it" : "it cannot be run";
}

/** The same call counts once, with all that is known of it. */
function merge(tests: readonly SuiteTest[]): readonly SuiteTest[] {
  const known = new Map<string, SuiteTest>();
  for (const test of tests) {
    const key = JSON.stringify([test.function, test.chosen]);
    const before = known.get(key);
    if (before === undefined) known.set(key, test);
    else known.set(key, { ...before, fails: [...new Set([...before.fails, ...test.fails])] });
  }
  return [...known.values()];
}

/** Functions in the order of the reference, and from simple to subtle. */
function simpleFirst(tests: readonly SuiteTest[], functions: readonly FunctionSuite[]): readonly SuiteTest[] {
  const order = functions.map((each) => each.function);
  return [...tests].sort(
    (a, b) => order.indexOf(a.function) - order.indexOf(b.function) || a.size - b.size || a.cost - b.cost,
  );
}

/** With the submissions that fail each test. */
async function judgedBy(
  session: Session,
  { request, submissions }: SuiteAsking,
  tests: readonly SuiteTest[],
  problems: Map<string, string>,
  control: Control,
): Promise<readonly SuiteTest[]> {
  const fails = tests.map(() => [] as string[]);
  const inputs = tests.map((test): ReplayInput => {
    const { exceptions } = request.programs;
    return { function: test.function, input: { chosen: test.chosen }, exceptions, expect: undefined, raises: false };
  });
  for (const submission of submissions) {
    if (problems.has(submission.name)) continue;
    const programs = { ...request.programs, submission };
    const ending = await session.ask({ kind: "replay", request: programs, inputs }, () => undefined, control);
    if (ending.kind !== "replayed") problems.set(submission.name, whyNot(ending));
    else
      for (const [i, result] of ending.results.entries())
        if (result.kind === "differs") fails[i]?.push(submission.name);
  }
  return tests.map((test, i) => ({ ...test, fails: fails[i] ?? [] }));
}

/** As few as show every branch, mutant and submission that was told from the reference. */
function minimal(tests: readonly SuiteTest[]): readonly SuiteTest[] {
  const shown = tests.map((test) => ({
    test,
    way: test.way,
    size: test.size,
    shows: [
      ...test.branches.map((branch) => `${test.function} branch ${branch}`),
      ...test.kills.map((mutant) => `${test.function} mutant ${mutant}`),
      ...test.fails.map((name) => `${test.function} fails ${name}`),
      `${test.function} ${test.expected.kind}`,
    ],
  }));
  return minimized(shown).map(({ test }) => test);
}
