// A suite from references and submissions: one job for the ways of the reference, one for those of every other program,
// and one for each submission to see which tests it fails. What the jobs found is put together here, in an order in
// which neither the order of the submissions nor the number of workers can be seen.
import { nth } from "../basis/known.js";
import type { Source } from "../core/span.js";
import type { Ask, Ending, Lost, Reason } from "../jobs/job.js";
import { watchSolver } from "../jobs/lacking.js";
import type { SuitePrograms } from "../jobs/suite.js";
import type { SuiteRequest } from "../jobs/suite-request.js";
import type { ClassNotice } from "../report/class-notice.js";
import type { Diagnostic } from "../report/diagnostic.js";
import type { NotChecked } from "../report/not-checked.js";
import type { NotRun, Unready } from "../report/reason.js";
import { minimized } from "../report/suite/select.js";
import type { FunctionSuite, LearnedSuite, Refused, SuiteTest } from "../report/suite/suite.js";
import type { SuiteSource } from "./assignment.js";
import { whyNot } from "./decide.js";
import type { ClassRow } from "./entries.js";
import { learnSuite } from "./learn.js";
import { referencesIncomparable } from "./references.js";
import {
  alike,
  type Missing,
  type NotRan,
  type OpenTest,
  runSubmissions,
  type TestedSubmission,
  withOthers,
} from "./suite-judges.js";

export type SuiteAsking = {
  /** Of the first reference alone, one for each group of functions. */
  readonly requests: readonly SuiteRequest[];
  /** Further references: what any of them gives is right. */
  readonly others: readonly Source[];
  readonly submissions: readonly ClassRow[];
  readonly from: SuiteSource;
  readonly minimize: boolean;
  /** At most so many tests of each function, the strongest ones. */
  readonly most: number | undefined;
  /** Of last year: what the tests are chosen by. */
  readonly learn: readonly ClassRow[];
};

export type ClassSuiteTools = {
  /** For the first reference, one job after the other. */
  readonly askFirst: Ask;
  /** For everybody else, several at once. */
  readonly ask: Ask;
  readonly onProgress: (progress: SuiteProgress) => void;
};

/** How many of the other programs were explored, or run on the tests. */
export type SuiteProgress = { readonly phase: "ways" | "tests"; readonly done: number; readonly total: number };

export type Suite = {
  readonly functions: readonly FunctionSuite[];
  readonly refused: readonly Refused[];
  readonly tests: readonly SuiteTest[];
  readonly submissions: readonly Submitted[];
  readonly unchecked: readonly NotChecked[];
  /** Of the first reference. */
  readonly signature: string;
  /** What the teacher should know of the references. */
  readonly notices: readonly ClassNotice[];
  /** For each group of functions, where there was something to learn from. */
  readonly learned: readonly LearnedSuite[];
};

/** A submission, and how many tests it fails; or why it was not run. */
export type Submitted = {
  readonly name: string;
  readonly file: string | undefined;
  readonly fails: number | undefined;
  readonly why: NotRun | undefined;
  /** Functions of which no test could be run. */
  readonly missing: readonly Missing[];
  /** Of its own code, by all tests. */
  readonly branches: { readonly taken: number; readonly all: number } | undefined;
};

export type SuiteEnding =
  | { readonly kind: "made"; readonly suite: Suite }
  | { readonly kind: "rejected"; readonly errors: readonly [Diagnostic, ...Diagnostic[]] }
  | { readonly kind: "unfinished"; readonly reason: Reason }
  | { readonly kind: "not-ready"; readonly why: Unready };

/** Tests are chosen among all: without a solver that one of the programs needs, they would be others. */
export async function makeSuite(asking: SuiteAsking, given: ClassSuiteTools): Promise<SuiteEnding> {
  const watch = watchSolver();
  const watched =
    (ask: Ask): Ask =>
    async (job) =>
      watch.see(job, await ask(job));
  const tools = { ...given, ask: watched(given.ask), askFirst: watched(given.askFirst) };
  const groups: Group[] = [];
  for (const request of asking.requests) {
    const made = await makeGroup(request, asking, tools);
    if (made.kind !== "group") return made;
    groups.push(made);
  }
  const lacking = watch.lacking();
  if (lacking !== undefined) return { kind: "unfinished", reason: lacking };
  const judged = groups.flatMap(judgedTests);
  const kept = atMost(asking.most, asking.minimize ? minimal(judged) : judged);
  const suite: Suite = {
    functions: groups.flatMap(({ functions }) => functions),
    refused: groups.flatMap(({ refused }) => refused),
    tests: kept.map(({ test }) => test),
    submissions: asking.submissions.map((row) => submitted(row, groups, kept)),
    unchecked: distinct(groups.flatMap(({ unchecked }) => unchecked)),
    signature: groups[0]?.signature ?? "",
    notices: distinct(groups.flatMap(({ notices }) => notices)),
    learned: groups.flatMap(({ learned }) => learned ?? []),
  };
  return { kind: "made", suite };
}

/** Functions that are tested in the same way. */
type Group = {
  readonly kind: "group";
  readonly functions: readonly FunctionSuite[];
  readonly refused: readonly Refused[];
  readonly unchecked: readonly NotChecked[];
  readonly signature: string;
  readonly notices: readonly ClassNotice[];
  readonly tests: readonly OpenTest[];
  readonly ran: ReadonlyMap<string, TestedSubmission | NotRan>;
  readonly learned: LearnedSuite | undefined;
};

type NoGroup = Exclude<SuiteEnding, { readonly kind: "made" }>;

async function makeGroup(request: SuiteRequest, asking: SuiteAsking, tools: ClassSuiteTools): Promise<Group | NoGroup> {
  const first = await firstTests(request, asking, tools);
  if (first.kind !== "tests") return first;
  const others = await comparable(request, asking.others, tools.ask);
  if (others.kind !== "comparable") return others;
  const { functions } = first;
  const own = asking.from === "self" ? [] : first.tests;
  const found = [...own, ...(await furtherTests(request, asking, tools))];
  const { exercise } = request;
  const tests = await withOthers(exercise, asking.others, simpleFirst(merge(found), functions), tools.ask);
  const counted = counting("tests", asking.submissions.filter(({ program }) => program !== undefined).length, tools);
  return {
    kind: "group",
    functions,
    refused: first.refused,
    unchecked: first.unchecked,
    signature: first.signature,
    learned: first.learned,
    notices: others.notices,
    tests,
    ran: await runSubmissions(exercise, asking.others, tests, asking.submissions, tools.ask, counted),
  };
}

/** Of the reference alone, and what they were learned from. */
type FirstTests = Pick<Group, "functions" | "refused" | "unchecked" | "signature" | "learned"> & {
  readonly kind: "tests";
  readonly tests: readonly SuiteTest[];
};

async function firstTests(
  request: SuiteRequest,
  { learn, others, most }: SuiteAsking,
  tools: ClassSuiteTools,
): Promise<FirstTests | NoGroup> {
  if (learn.length === 0 || request.estimate) {
    const ending = await tools.askFirst({ kind: "suite", request });
    return ending.kind === "done" ? answered(ending.answer, undefined, undefined) : notMade(request, ending);
  }
  const waysOfOne = async (program: Source): Promise<readonly SuiteTest[]> =>
    testsOf(await tools.ask({ kind: "suite", request: waysOf(request, program) }), "submission");
  const taught = await learnSuite({ request, others, rows: learn, most }, { ...tools, waysOf: waysOfOne });
  return taught.kind === "taught"
    ? answered(taught.functions, taught.tests, taught.learned)
    : notMade(request, taught.ending);
}

function answered(
  { functions, unchecked, signature }: SuitePrograms,
  tests: readonly SuiteTest[] | undefined,
  learned: LearnedSuite | undefined,
): FirstTests {
  const made = functions.filter(isSuite);
  return {
    kind: "tests",
    functions: made,
    refused: functions.filter((each): each is Refused => !isSuite(each)),
    unchecked,
    signature,
    learned,
    tests: tests ?? made.flatMap((each) => each.tests),
  };
}

function notMade(
  { exercise }: SuiteRequest,
  ending: Exclude<Ending<"suite">, { readonly kind: "done" }> | Lost,
): NoGroup {
  if (ending.kind !== "lost") return ending;
  return { kind: "not-ready", why: { file: undefined, why: whyNot(ending, exercise.reference) } };
}

function isSuite(each: FunctionSuite | Refused): each is FunctionSuite {
  return "tests" in each;
}

type Comparable = { readonly kind: "comparable"; readonly notices: readonly ClassNotice[] };

/** Further references are looked at first: what is wrong with them is the teacher's to mend. */
async function comparable(
  { exercise }: SuiteRequest,
  others: readonly Source[],
  ask: Ask,
): Promise<Comparable | NoGroup> {
  const notices: ClassNotice[] = [];
  for (const submission of others) {
    const ending = await ask({ kind: "load", request: { exercise: { ...exercise, partial: false }, submission } });
    if (ending.kind === "rejected") return ending;
    if (ending.kind !== "done")
      return { kind: "not-ready", why: { file: submission.name, why: whyNot(ending, submission) } };
    for (const { function: name, refused, isValue } of ending.answer.functions)
      if (refused !== undefined && !isValue)
        notices.push(referencesIncomparable(exercise.reference, submission, name, refused));
  }
  return { kind: "comparable", notices };
}

/** From the ways of further references and of submissions. What is expected always comes from the references. */
async function furtherTests(
  request: SuiteRequest,
  { others, submissions, from }: SuiteAsking,
  tools: ClassSuiteTools,
): Promise<readonly SuiteTest[]> {
  if (request.estimate) return [];
  const theirs = from === "reference" ? [] : alike(submissions).map(([program]) => program);
  const references = from === "self" ? [] : others;
  const programs = [...references, ...theirs];
  const counted = counting("ways", programs.length, tools);
  const found = await Promise.all(
    programs.map(async (program, i) => {
      const ending = await tools.ask({ kind: "suite", request: waysOf(request, program) });
      counted(1);
      return testsOf(ending, i < references.length ? "reference" : "submission");
    }),
  );
  return found.flat();
}

/** Its ways only; mutants are made of the reference once. */
function waysOf(request: SuiteRequest, submission: Source): SuiteRequest {
  return { ...request, submission, mutants: false };
}

function testsOf(ending: Ending<"suite"> | Lost, from: SuiteTest["from"]): readonly SuiteTest[] {
  if (ending.kind !== "done") return [];
  return ending.answer.functions.filter(isSuite).flatMap(({ tests }) => tests.map((test) => ({ ...test, from })));
}

function counting(
  phase: SuiteProgress["phase"],
  total: number,
  { onProgress }: ClassSuiteTools,
): (count: number) => void {
  let done = 0;
  return (count) => {
    done += count;
    onProgress({ phase, done, total });
  };
}

/** The same call counts once. */
function merge(tests: readonly SuiteTest[]): readonly SuiteTest[] {
  const known = new Map<string, SuiteTest>();
  for (const test of tests) {
    const key = JSON.stringify([test.function, test.chosen]);
    if (!known.has(key)) known.set(key, { ...test, fails: [] });
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

/** A test, with the branches of their own code that it takes in the submissions, by their ids. */
type Judged = { readonly test: SuiteTest; readonly takes: ReadonlyMap<string, readonly string[]> };

function judgedTests({ tests, ran }: Group): readonly Judged[] {
  return tests.map(({ test }, i) => {
    const takes = new Map<string, readonly string[]>();
    const fails: string[] = [];
    for (const [id, run] of ran) {
      if (run.kind === "not-run") continue;
      if (run.fails.has(i)) fails.push(id);
      takes.set(
        id,
        (run.taken[i] ?? []).map((branch) => nth(run.branches, branch)),
      );
    }
    return { test: { ...test, fails: fails.sort() }, takes };
  });
}

/** As few as show every branch, mutant and submission that was told from the reference: those that can be written first. */
function minimal(tests: readonly Judged[]): readonly Judged[] {
  const all = tests.map(shownBy);
  const written = minimized(all.filter(({ judged }) => judged.test.written !== undefined));
  const shown = new Set(written.flatMap(({ shows }) => shows));
  const others = all.filter(({ judged }) => judged.test.written === undefined);
  const left = others.map((each) => ({ ...each, shows: each.shows.filter((what) => !shown.has(what)) }));
  const kept = new Set([...written, ...minimized(left)].map(({ judged }) => judged));
  return tests.filter((each) => kept.has(each));
}

function shownBy(judged: Judged) {
  const { test } = judged;
  const shows = [
    ...test.branches.map((branch) => `${test.function} branch ${branch}`),
    ...test.kills.map((mutant) => `${test.function} mutant ${mutant}`),
    ...test.fails.map((name) => `${test.function} fails ${name}`),
    ...(test.learned ?? []).map((name) => `${test.function} learned ${name}`),
    `${test.function} ${test.expected.kind}`,
  ];
  return { judged, way: test.way, size: test.size, shows };
}

/** As few as fail all submissions that fail any come first, then those that are strong against mutants. */
function atMost(most: number | undefined, tests: readonly Judged[]): readonly Judged[] {
  if (most === undefined) return tests;
  const kept = new Set<Judged>();
  for (const name of new Set(tests.map(({ test }) => test.function))) {
    const ranked = tests.filter(({ test }) => test.function === name).sort(byStrength);
    const failing = minimized(ranked.map((each) => ({ ...shownBy(each), shows: each.test.fails })));
    for (const each of [...new Set([...failing.map(({ judged }) => judged), ...ranked])].slice(0, most)) kept.add(each);
  }
  return tests.filter((each) => kept.has(each));
}

function byStrength({ test: a }: Judged, { test: b }: Judged): number {
  const isWritten = (test: SuiteTest): number => (test.written === undefined ? 0 : 1);
  return isWritten(b) - isWritten(a) || a.rank - b.rank;
}

function submitted({ id, file, why: none }: ClassRow, groups: readonly Group[], kept: readonly Judged[]): Submitted {
  const runs = groups.flatMap(({ ran }) => ran.get(id) ?? []);
  const whole = runs.filter((run) => run.kind === "ran");
  const missing = whole.flatMap((run) => run.missing);
  const tested = new Set(groups.flatMap(({ tests }) => tests.map(({ test }) => test.function)));
  const [first] = missing;
  const reasons: readonly NotRun[] = [
    ...(none === undefined ? [] : [{ kind: "not-handed-in", why: none } as const]),
    ...runs.flatMap((run) => (run.kind === "not-run" ? [run.why] : [])),
    ...(first !== undefined && missing.length === tested.size ? [{ kind: "unusable", why: first.why } as const] : []),
  ];
  const [why] = reasons;
  if (why !== undefined) return { name: id, file, fails: undefined, why, missing: [], branches: undefined };
  const all = new Set(whole.flatMap(({ branches }) => branches));
  const taken = new Set(kept.flatMap(({ takes }) => takes.get(id) ?? []));
  return {
    name: id,
    file,
    fails: kept.filter(({ test }) => test.fails.includes(id)).length,
    why: undefined,
    missing,
    branches: { taken: taken.size, all: all.size },
  };
}

function distinct<T>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(item);
    return !seen.has(key) && seen.add(key);
  });
}
