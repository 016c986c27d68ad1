// Tests of a suite are read back before anybody sees them: after the program, as the file of tests will have them. A test
// that the program's language does not take is not written, nor one whose outcome depends on the tests that ran before it,
// or on which objects are physically the same.
import type { Program } from "../core/program.js";
import type { Source } from "../core/span.js";
import { con } from "../core/type.js";
import { isData, UNIT, type Value } from "../core/value.js";
import type { Report } from "../eval/outcome.js";
import { load, type Machine } from "../eval/run.js";
import { typeKey } from "../explore/type-key.js";
import type { Entry, Language, Loaded } from "../language/language.js";
import type { FunctionSuite, Refused, SuiteTest, TestParts } from "../report/suite/suite.js";
import type { NotWritten } from "../report/suite/written.js";
import type { Exercise } from "../subject/exercise.js";
import { LOADING } from "../subject/limits.js";
import { memoriesOf } from "../subject/memory.js";
import { labelsOf, referenceSide } from "../subject/names.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { looksAtIdentity, structurally } from "../witness/identity.js";
import { limitsOf, PATIENT } from "../witness/limits.js";
import type { SuitePrograms } from "./suite.js";

export function readBack(
  language: Language,
  exercise: Exercise,
  made: SuitePrograms,
  memoryIsLow: () => boolean,
): SuitePrograms {
  const tests = made.functions.flatMap((each) => (isRefused(each) ? [] : each.tests));
  const written = tests.flatMap(({ function: name, written: parts }) => (parts ? [{ name, parts }] : []));
  const parts = new Map(written.map((each, i) => [each.parts, i]));
  const read = readAll(language, exercise, written);
  if (read === undefined) return made;
  const wrong = whyNot(read, parts, memoryIsLow);
  const told = (test: SuiteTest): SuiteTest => {
    const { written } = test;
    const number = written && parts.get(written);
    if (written === undefined || number === undefined) return test;
    const unwritten = wrong.get(number);
    if (unwritten !== undefined) return { ...test, written: undefined, unwritten };
    return { ...test, written: withTypes(language, read.reference, written, number) };
  };
  const functions = made.functions.map((each) => (isRefused(each) ? each : { ...each, tests: each.tests.map(told) }));
  return { ...made, functions };
}

function isRefused(each: FunctionSuite | Refused): each is Refused {
  return "why" in each;
}

// ---- reading ----

const CALL = "test ";
const EXPECTED = "expected of test ";
const FIRST = "expected before test ";
const RAISED = "exception of test ";
const ARGUMENTS = "arguments of test ";

/** The program with all tests after it that it takes; undefined where it takes none of that. */
function readAll(language: Language, exercise: Exercise, tests: readonly Written[]): ReadExercise | undefined {
  const plain = readExercise(language, exercise);
  if (!plain.ok) return undefined;
  let written = tests.flatMap((each, i) => sourcesOf(plain.value, each, i));
  for (;;) {
    const read = readExercise(language, exercise, written);
    if (read.ok) return read.value;
    const wrong = new Set(read.errors.map(({ at }) => at.file));
    const left = written.filter(({ name }) => !wrong.has(name));
    if (left.length === written.length) return undefined;
    written = left;
  }
}

type Written = { readonly name: string; readonly parts: TestParts };

function sourcesOf(read: ReadExercise, { name, parts }: Written, i: number): readonly Source[] {
  const { call, raises, seen } = parts;
  const { phrases } = read.reference.language;
  const { testTypes } = phrases;
  const side = referenceSide(read, name);
  const of = { name, labels: side === undefined ? [] : labelsOf(side), type: "" };
  const whole = [
    { name: `${CALL}${i}`, text: call },
    ...(testTypes ? [{ name: `${ARGUMENTS}${i}`, text: testTypes.argumentsOf(of, call) }] : []),
  ];
  if (seen?.through !== "_") return whole;
  const { text } = seen;
  if (raises !== undefined) return [...whole, { name: `${RAISED}${i}`, text: phrases.expectedException(text) }];
  const first = testTypes?.expectedFirst(text, call);
  return [
    ...whole,
    { name: `${EXPECTED}${i}`, text: phrases.expectedValue(text, call) },
    ...(first === undefined ? [] : [{ name: `${FIRST}${i}`, text: first }]),
  ];
}

function entryOf({ entries }: Loaded, i: number, kind = CALL): Entry | undefined {
  return entries.findLast(({ at }) => at.file === `${kind}${i}`);
}

/** With the type of the call, which is said of what is expected where that alone is read as another. */
function withTypes({ phrases }: Language, reference: Loaded, written: TestParts, i: number): TestParts {
  const type = entryOf(reference, i)?.showType();
  const { seen } = written;
  const isPlain = written.raises === undefined && seen?.through === "_" && phrases.testTypes !== undefined;
  const isOther = isPlain && entryOf(reference, i, FIRST) === undefined;
  const params = entryOf(reference, i, ARGUMENTS)?.showType();
  return { ...written, type, params, seen: isOther ? { ...seen, type } : seen };
}

// ---- why a test is not written ----

function whyNot(
  read: ReadExercise,
  parts: ReadonlyMap<TestParts, number>,
  memoryIsLow: () => boolean,
): ReadonlyMap<number, NotWritten> {
  const { reference } = read;
  const wrong = new Map<number, NotWritten>();
  const runs = runsOf(reference, reference.program, memoryIsLow);
  for (const [each, i] of parts) if (!isAsWritten(reference, runs, each, i)) wrong.set(i, { kind: "no-expression" });
  const some = (): readonly number[] => [...parts.values()].filter((i) => !wrong.has(i));
  if (looksAtIdentity(reference.program))
    for (const i of restingOnIdentity(reference, some(), memoryIsLow)) wrong.set(i, { kind: "identity" });
  if (remembers(read)) for (const i of depending(reference, some(), memoryIsLow)) wrong.set(i, { kind: "remembers" });
  return wrong;
}

/** Whether a function that is tested has to do with what the program remembers between calls. */
function remembers({ asked, reference }: ReadExercise): boolean {
  return asked.some(({ shown }) => {
    const value = reference.values.find(({ name }) => name === shown);
    return value !== undefined && memoriesOf({ program: reference.program, name: value.core }).length > 0;
  });
}

/** Whether the test can be read, and what is expected is what the call comes to. */
function isAsWritten(reference: Loaded, { fresh }: Runs, { raises, seen }: TestParts, i: number): boolean {
  if (entryOf(reference, i) === undefined) return false;
  if (!fresh(i).startsWith(raises === undefined ? "value" : "exception")) return false;
  if (seen?.through !== "_") return true;
  const kind = raises === undefined ? EXPECTED : RAISED;
  if (entryOf(reference, i, kind) === undefined) return false;
  return fresh(i) === (raises === undefined ? fresh(i, kind) : fresh(i, kind).replace(/^value/, "exception"));
}

type Runs = {
  readonly machine: Machine;
  /** How the call of a test ended, as a text. */
  readonly run: (i: number, kind?: string) => string;
  /** The same, just after loading. */
  readonly fresh: (i: number, kind?: string) => string;
};

function runsOf(reference: Loaded, program: Program, memoryIsLow: () => boolean): Runs {
  const machine = load(program, LOADING, { memoryIsLow });
  const run = (i: number, kind = CALL): string => {
    const entry = entryOf(reference, i, kind);
    if (entry === undefined || machine.global(entry.name) === undefined) return "";
    return endOf(reference, entry, machine.call(entry.name, [UNIT], limitsOf(PATIENT.reference)));
  };
  const fresh = (i: number, kind = CALL): string => {
    machine.reset();
    return run(i, kind);
  };
  return { machine, run, fresh };
}

/** What is printed is no part of a test. Of exceptions, several may have one name. */
function endOf({ showValue }: Loaded, { type }: Entry, { outcome }: Report): string {
  const ctorOf = (value: Value): string => (isData(value) ? value.k.decl.name : "");
  switch (outcome.kind) {
    case "value":
      return `value ${typeKey(type) === "exn" ? ctorOf(outcome.value) : ""} ${showValue(outcome.value, type)}`;
    case "raised":
      return `exception ${ctorOf(outcome.exn)} ${showValue(outcome.exn, con("exn"))}`;
    default:
      return outcome.kind;
  }
}

function restingOnIdentity(reference: Loaded, tests: readonly number[], memoryIsLow: () => boolean): readonly number[] {
  const [own, other] = [reference.program, structurally(reference.program)].map((each) =>
    runsOf(reference, each, memoryIsLow),
  );
  return own === undefined || other === undefined ? [] : tests.filter((i) => own.fresh(i) !== other.fresh(i));
}

/** Those that do not end after others as they do alone: in their order, and the other way round. */
function depending(reference: Loaded, tests: readonly number[], memoryIsLow: () => boolean): readonly number[] {
  const { machine, run, fresh } = runsOf(reference, reference.program, memoryIsLow);
  const expected = new Map(tests.map((i) => [i, fresh(i)]));
  const found = new Set<number>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    const others = tests.filter((i) => !found.has(i));
    for (const order of [[...others, ...others.toReversed()], others.toReversed()]) {
      machine.reset();
      for (const i of order) if (run(i) !== expected.get(i)) found.add(i);
    }
  }
  return [...found];
}
