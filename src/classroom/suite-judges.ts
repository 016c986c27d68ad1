// What other programs do on the tests of a suite: further references, any of which may be right, and submissions.
import { nth } from "../basis/known.js";
import type { Source } from "../core/span.js";
import type { Ask } from "../jobs/job.js";
import type { Replayed } from "../jobs/replay.js";
import { decodeBytes, decoded } from "../report/display.js";
import type { NotRun, UnusableTest } from "../report/reason.js";
import type { Expected, SuiteTest } from "../report/suite/suite.js";
import type { Exercise } from "../subject/exercise.js";
import type { GivenInput } from "../witness/given.js";
import { whyNot } from "./decide.js";
import type { ClassRow } from "./entries.js";

/** A submission that was run on tests. `missing`: functions that could not be. */
export type TestedSubmission = {
  readonly kind: "ran";
  readonly fails: ReadonlySet<number>;
  readonly missing: readonly Missing[];
  readonly branches: readonly string[];
  readonly taken: readonly (readonly number[])[];
};
export type NotRan = { readonly kind: "not-run"; readonly why: NotRun };
/** Fit to be told: texts of programs are decoded. */
export type Missing = { readonly function: string; readonly why: UnusableTest };

/** A test, and whether some reference parts from the first on it. */
export type OpenTest = { readonly test: SuiteTest; readonly open: boolean };

/** With what further references give. Where exceptions are no tests, an input on which any of them raises is none. */
export async function withOthers(
  exercise: Exercise,
  others: readonly Source[],
  tests: readonly SuiteTest[],
  ask: Ask,
): Promise<readonly OpenTest[]> {
  if (tests.length === 0) return [];
  const inputs = inputsOf(tests, exercise).map((input, i) => ({ ...input, texts: textsOf(nth(tests, i)) }));
  const endings = await Promise.all(
    others.map((submission) => ask({ kind: "outcomes", request: { exercise, submission, inputs } })),
  );
  return tests.flatMap((test, i): readonly OpenTest[] => {
    const parting = endings.flatMap((ending) => (ending.kind === "done" ? (ending.answer[i] ?? []) : []));
    if (exercise.exceptions === "undefined" && parting.some(({ expected }) => expected.kind === "raised")) return [];
    const alsoRight = parting.filter(
      ({ expected: own }, at) =>
        !isSame(own, test.expected) && parting.findIndex(({ expected }) => isSame(own, expected)) === at,
    );
    return [{ test: { ...test, alsoRight }, open: parting.length > 0 }];
  });
}

function textsOf({ calls, observed }: SuiteTest) {
  return { calls, observed };
}

function isSame(a: Expected, b: Expected): boolean {
  const effects = (each: Expected): string => JSON.stringify(each.kind === "value" ? each.effects : undefined) ?? "";
  return a.kind === b.kind && a.text === b.text && effects(a) === effects(b);
}

function inputsOf(tests: readonly SuiteTest[], { exceptions }: Exercise): readonly GivenInput[] {
  return tests.map(({ function: name, chosen }) => {
    return { function: name, input: { chosen }, exceptions, expect: undefined, raises: false };
  });
}

/** What became of every submission, by its id. The same text is run once. */
export async function runSubmissions(
  exercise: Exercise,
  others: readonly Source[],
  tests: readonly OpenTest[],
  rows: readonly ClassRow[],
  ask: Ask,
  onDone: (count: number) => void,
): Promise<ReadonlyMap<string, TestedSubmission | NotRan>> {
  const ran = new Map<string, TestedSubmission | NotRan>();
  await Promise.all(
    alike(rows).map(async ([program, same]) => {
      const result = await runOne(exercise, others, tests, program, ask);
      for (const { id } of same) ran.set(id, result);
      onDone(same.length);
    }),
  );
  return ran;
}

/** Programs with the rows that they are of. */
export function alike(rows: readonly ClassRow[]): readonly (readonly [Source, readonly ClassRow[]])[] {
  const known = new Map<string, [Source, ClassRow[]]>();
  for (const row of rows) {
    if (row.program === undefined) continue;
    const key = `${endingOf(row.program.name)} ${row.program.text}`;
    const same = known.get(key);
    if (same === undefined) known.set(key, [row.program, [row]]);
    else same[1].push(row);
  }
  return [...known.values()];
}

/** It says the language: the same text may be a program in two. */
function endingOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1).toLowerCase();
}

async function runOne(
  exercise: Exercise,
  others: readonly Source[],
  tests: readonly OpenTest[],
  submission: Source,
  ask: Ask,
): Promise<TestedSubmission | NotRan> {
  const inputs = inputsOf(
    tests.map(({ test }) => test),
    exercise,
  );
  const ending = await ask({ kind: "try", request: { exercise, submission, inputs } });
  if (ending.kind !== "done") return { kind: "not-run", why: whyNot(ending, submission) };
  const { branches, taken, results } = ending.answer;
  const fails = new Set(results.flatMap((result, i) => (isFailed(result) ? [i] : [])));
  for (const reference of others) {
    const doubtful = [...fails].filter((i) => tests[i]?.open);
    if (doubtful.length === 0) break;
    // What is given holds of these inputs already, and need not be defined by every reference.
    const again = { ...exercise, reference, given: [] };
    const some = doubtful.map((i) => nth(inputs, i));
    const judged = await ask({ kind: "replay", request: { exercise: again, submission, inputs: some } });
    const byOther = judged.kind === "done" ? judged.answer : [];
    for (const [at, i] of doubtful.entries()) if (byOther[at]?.kind === "agrees") fails.delete(i);
  }
  return { kind: "ran", fails, missing: missingIn(tests, results), branches, taken };
}

/** What two languages part on only because the integers of one are narrower is nobody's mistake. */
function isFailed(result: Replayed): boolean {
  return result.kind === "differs" && result.rests !== "integer-width";
}

/** Functions of which no test can be run. */
function missingIn(tests: readonly OpenTest[], results: readonly Replayed[]): readonly Missing[] {
  const names = [...new Set(tests.map(({ test }) => test.function))];
  return names.flatMap((name) => {
    const own = results.filter((_, i) => tests[i]?.test.function === name);
    const whys = own.flatMap((result) => (result.kind === "unusable" ? [result.why] : []));
    const [first] = whys;
    return first === undefined || whys.length < own.length
      ? []
      : [{ function: decodeBytes(name), why: decoded(first) }];
  });
}
