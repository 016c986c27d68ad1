// Repairs the functions of a submission that fail tests. Tests alone judge: a change is accepted if the changed text, read
// again, passes all of them. Without a reference, the submission itself tells the types that the tests are read with.

import type { Source } from "../core/span.js";
import type { Verified } from "../questions/repair/acceptance.js";
import { patientByReference } from "../questions/repair/by-reference.js";
import { outcomeOf, patientByTests, TESTED, type TestCase } from "../questions/repair/by-tests.js";
import { wordsOf } from "../questions/repair/cost.js";
import { textWith, type WrittenChange } from "../questions/repair/edits.js";
import type { Patient } from "../questions/repair/patient.js";
import { repair } from "../questions/repair/repair.js";
import { ONE_REPAIR } from "../questions/repair/settings.js";
import type { Checked } from "../report/diagnostic.js";
import type { UnusableTest } from "../report/reason.js";
import type { FailedTest, PassesTests, TestsRepair } from "../report/tests-repair.js";
import { askedPair } from "../subject/asked.js";
import type { Attempt } from "../subject/exercise.js";
import type { AskedFunction } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, type ReadAttempt, readAttempt, readExercise } from "../subject/read.js";
import type { ReferenceRun } from "../witness/both.js";
import { judgeByReference } from "../witness/by-reference.js";
import { type GivenInput, madeInputs, readWithInputs } from "../witness/given.js";
import type { Input } from "../witness/judge.js";
import { leftOf } from "../witness/left.js";
import { PATIENT } from "../witness/limits.js";
import { runShower } from "../witness/shown-run.js";
import { textsJudgedBy } from "./read-again.js";
import { shownRepair } from "./repair.js";
import type { RepairEffort } from "./repair-request.js";
import { generalTools, type SearchTools } from "./tools.js";

/** `hasReference`: otherwise the exercise's is the submission itself. */
export type TestsRepairRequest = Attempt & {
  readonly tests: readonly GivenTest[];
  readonly hasReference: boolean;
  readonly repair: RepairEffort;
};

/** A call, and all that may come of it; nothing: what the reference does. Texts are byte strings. */
export type GivenTest = {
  readonly function: string;
  readonly call: string;
  readonly right: readonly { readonly text: string; readonly raises: boolean }[];
};

export type RepairedByTests = { readonly functions: readonly TestsRepair[]; readonly text: string };

export async function repairByTests(
  languages: AttemptLanguages,
  request: TestsRepairRequest,
  tools: SearchTools,
): Promise<Checked<RepairedByTests>> {
  let current = request;
  const functions: TestsRepair[] = [];
  for (const name of new Set(request.tests.map((test) => test.function))) {
    const read = readTests(languages, current, name, tools);
    if (!read.ok) return read;
    const { ready } = read.value;
    const repairs = ready === undefined ? [] : await repairFunction(languages, current, ready, tools);
    const { failing = [], cases = [] } = ready ?? {};
    functions.push({ function: name, tests: cases.length, failing, unusable: read.value.unusable, repairs });
    const [found] = repairs;
    if (found !== undefined) current = { ...current, submission: { ...current.submission, text: found.text } };
  }
  return { ok: true, value: together(languages, request, functions, tools) };
}

/** A change for one function may be in what another uses: the last one goes as long as some function is then wrong that was not. */
function together(
  languages: AttemptLanguages,
  request: TestsRepairRequest,
  functions: readonly TestsRepair[],
  tools: SearchTools,
): RepairedByTests {
  const text = functions.reduce((now, { repairs }) => repairs[0]?.text ?? now, request.submission.text);
  const last = functions.findLastIndex(({ repairs }) => repairs.length > 0);
  if (functions.length < 2 || last < 0) return { functions, text };
  const isBroken = (each: TestsRepair): boolean => {
    if (each.failing.length > 0 && each.repairs.length === 0) return false;
    const read = readTests(
      languages,
      { ...request, submission: { ...request.submission, text } },
      each.function,
      tools,
    );
    return !read.ok || read.value.ready?.cases.length !== each.tests || read.value.ready.failing.length > 0;
  };
  if (!functions.some(isBroken)) return { functions, text };
  const fewer = functions.map((each, i) => (i === last ? { ...each, repairs: [] } : each));
  return together(languages, request, fewer, tools);
}

// ---- reading ----

type Ready = {
  readonly read: ReadAttempt;
  readonly asked: AskedFunction;
  readonly pair: Pair;
  readonly cases: readonly TestCase[];
  readonly failing: readonly FailedTest[];
};

type TestsRead = { readonly ready: Ready | undefined; readonly unusable: TestsRepair["unusable"] };

/** The tests of one function, and which of them it fails. */
function readTests(
  languages: AttemptLanguages,
  request: TestsRepairRequest,
  name: string,
  tools: SearchTools,
): Checked<TestsRead> {
  const tests = request.tests.filter((test) => test.function === name);
  const given = tests.flatMap((test) => givenInputs(test).map((input) => ({ test, input })));
  const plain = readExercise(languages.reference, request.exercise);
  if (!plain.ok) return plain;
  const whole = readWithInputs(
    plain.value,
    given.map(({ input }) => input),
    (expressions) => readAttempt(languages, request, expressions),
  );
  if (!whole.ok) return whole;
  const { read, unusable } = whole.value;
  const asked = read.asked.find(({ shown }) => shown === name);
  const paired = asked && askedPair(read, asked, tools.memoryIsLow);
  const unfit: UnusableTest = { kind: "pair-needs-unsupported" };
  if (asked === undefined || !paired?.ok)
    return { ok: true, value: { ready: undefined, unusable: tests.map(({ call }) => ({ call, why: unfit })) } };
  const { pair } = paired;
  const cases: TestCase[] = [];
  const failing: FailedTest[] = [];
  const notUsed: TestsRead["unusable"][number][] = [];
  for (const test of tests) {
    const all = given.flatMap((each, i) => (each.test === test ? [{ i, input: each.input }] : []));
    const made = caseOf(request, read, asked, pair, all, unusable);
    if ("why" in made) {
      notUsed.push({ call: test.call, why: made.why });
      continue;
    }
    cases.push(made);
    if (outcomeOf(made, pair.submission).verdict === "right") continue;
    failing.push({ call: test.call, expected: expectedOf(test, read, asked, made), got: gotOf(read, asked, made) });
  }
  return { ok: true, value: { ready: { read, asked, pair, cases, failing }, unusable: notUsed } };
}

function givenInputs({ function: name, call, right }: GivenTest): readonly GivenInput[] {
  const one = { function: name, input: { call }, exceptions: TESTED };
  if (right.length === 0) return [{ ...one, expect: undefined, raises: false }];
  return right.map(({ text, raises }) => ({ ...one, expect: text, raises }));
}

type Numbered = { readonly i: number; readonly input: GivenInput };

function caseOf(
  { hasReference }: TestsRepairRequest,
  read: ReadAttempt,
  asked: AskedFunction,
  general: Pair,
  all: readonly Numbered[],
  unusable: ReadonlyMap<number, UnusableTest>,
): TestCase | { readonly why: UnusableTest } {
  const right: ReferenceRun[] = [];
  let found: Pick<TestCase, "input" | "pair"> | undefined;
  for (const { i, input: given } of all) {
    const why = unusable.get(i);
    if (why !== undefined) return { why };
    const made = madeInputs(read, asked, { subject: general.reference, pair: general }, given, i, () => undefined);
    if (!made.ok) return { why: made.why };
    const [input] = made.inputs;
    const pair = made.ready.pair ?? general;
    if (input === undefined) return { why: { kind: "no-value" } };
    const run = runOf(hasReference, pair, input, given, made.expected);
    if (run === undefined) return { why: { kind: hasReference ? "no-outcome" : "nothing-expected" } };
    right.push(run);
    found ??= { input, pair };
  }
  return found === undefined ? { why: { kind: "no-outcome" } } : { ...found, right };
}

/** Steps that a run may be compared with, where nobody knows how long it takes. */
const STEPS = 2_000;

/** What should come of a test: what is said of it, and what the reference does, where there is one. */
function runOf(
  hasReference: boolean,
  pair: Pair,
  input: TestCase["input"],
  { expect, raises }: GivenInput,
  expected: Parameters<Pair["reference"]["machine"]["apply"]>[0] | undefined,
): ReferenceRun | undefined {
  const seen = hasReference ? judgeByReference(pair, TESTED, undefined).expects(input, PATIENT) : undefined;
  if (expect === undefined) return seen;
  if (expected === undefined) return undefined;
  const outcome = raises ? ({ kind: "raised", exn: expected } as const) : ({ kind: "value", value: expected } as const);
  if (seen !== undefined) return { ...seen, expected: { ...seen.expected, outcome }, isTold: true };
  if (!saysAll(pair)) return undefined;
  const report = { outcome, steps: STEPS, output: "", errors: "" };
  const leftByReference = leftOf(pair.reference, input.args("reference"));
  return { expected: report, leftByReference, seenByReference: [], isTold: true };
}

/** Whether a test says all: nothing is left in arguments, and no calls are written down. */
function saysAll({ reference }: Pair): boolean {
  return reference.recording === undefined && !reference.params.some((type) => reference.shapes.holdsMutable(type));
}

function expectedOf({ right }: GivenTest, read: ReadAttempt, asked: AskedFunction, test: TestCase): readonly string[] {
  if (right.length > 0) return right.map(({ text }) => text);
  const { expected } = shownRun(read, asked, test);
  return expected.kind === "value" || expected.kind === "raised" ? [expected.text] : [];
}

function gotOf(read: ReadAttempt, asked: AskedFunction, test: TestCase): FailedTest["got"] {
  return shownRun(read, asked, test).got;
}

function shownRun(read: ReadAttempt, asked: AskedFunction, { input, pair, right }: TestCase) {
  const [first] = right;
  const both = first && judgeByReference(pair, TESTED, undefined).compare(input, first, PATIENT);
  if (both === undefined) throw new Error("a test that cannot be run any more");
  return runShower(read, asked, pair)(both.seen, input);
}

// ---- repairing ----

async function repairFunction(
  languages: AttemptLanguages,
  request: TestsRepairRequest,
  ready: Ready,
  tools: SearchTools,
): Promise<TestsRepair["repairs"]> {
  const { read, asked, cases, failing } = ready;
  if (failing.length === 0) return [];
  const numbers = new Map<Input, number>();
  const patientOf = (of: Ready, submission: Source): Patient => {
    for (const [i, { input }] of of.cases.entries()) numbers.set(input, i);
    const given = { facts: of.read.reference.facts, source: of.read.exercise.reference };
    const own = { facts: of.read.submission.facts, source: submission };
    const testOf = (input: Input): TestCase | undefined => of.cases[numbers.get(input) ?? -1];
    return patientByTests(patientByReference(of.pair, TESTED, given, own), testOf, request.hasReference);
  };
  const textOf = (changes: readonly WrittenChange[]): Source => ({
    ...request.submission,
    text: textWith(request.submission.text, changes),
  });
  const judged = ({ failing: left }: Ready): Verified<PassesTests> =>
    left.length === 0 ? { kind: "accepted", accepted: { tests: cases.length } } : { kind: "refuted", inputs: [] };
  const texts = textsJudgedBy<Ready, PassesTests>({
    read: (changes) => {
      const again = readTests(languages, { ...request, submission: textOf(changes) }, asked.shown, tools);
      const now = again.ok ? again.value.ready : undefined;
      return now?.cases.length === cases.length ? now : undefined; // none that cannot be run any more
    },
    glance: async (text) => {
      const came = judged(text);
      return came.kind === "accepted" ? { kind: "accepted", accepted: undefined } : came;
    },
    verify: async (text) => judged(text),
  });
  const patient = patientOf(ready, request.submission);
  const {
    found: [found],
  } = await repair(
    patient,
    cases.map(({ input }) => input),
    {
      budget: request.repair.budget,
      self: [patient.entry],
      solution: Math.max(SMALL_PROGRAM, wordsOf(read.exercise.reference.text).length),
      several: ONE_REPAIR,
    },
    {
      isStopped: tools.isCancelled,
      solving: generalTools(tools),
      glance: texts.glance,
      verify: texts.verify,
      readAgain: async (changes) => {
        const text = texts.read(changes);
        return text && patientOf(text, textOf(changes));
      },
    },
  );
  const isShown = found !== undefined && (found.kept || request.repair.solution);
  return isShown ? [shownRepair(request.submission, found, { stopped: tools.isCancelled() })] : [];
}

/** Words: of a program that is nearly empty, nothing would be kept. */
const SMALL_PROGRAM = 30;
