// What holds of the results of every class.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  assignmentOf,
  handedIn,
  PRETEND_LANGUAGES,
  PRETEND_PROGRAMS,
  pretendAsker,
  taskOf,
  testOf,
} from "../../test/grade/pretend-class.js";
import type { ClassResults, FunctionResult } from "../report/class-results.js";
import { STATUSES } from "../report/class-results.js";
import { ENGLISH } from "../report/words/english.js";
import { gradeClass } from "./grade.js";

const ASSIGNMENT = assignmentOf(["f:", "f: 0=a"], {
  functions: [taskOf("f", 1.1)],
  tests: [testOf("f 1"), testOf("f 6", "a")],
});

test("the parts of the results agree with each other", async () => {
  await fc.assert(
    fc.asyncProperty(PRETEND_PROGRAMS, async (texts) => {
      const class_ = texts.map((text, i) => handedIn(`s${i}`, `s${i}.ml`, text));
      const tools = {
        ask: pretendAsker().ask,
        languages: PRETEND_LANGUAGES,
        onProgress: () => undefined,
        version: "0",
        words: ENGLISH,
      };
      const graded = await gradeClass(ASSIGNMENT, class_, tools);
      if (!graded.ok) throw new Error("not graded");
      expectConsistent(graded.value, texts.length);
    }),
    { numRuns: 100 },
  );
});

function expectConsistent(results: ClassResults, students: number): void {
  const { submissions, summary, mistakes, solutions, ways, inputs, tests, covering } = results;
  const functions = submissions.flatMap(({ id, functions: own }) => own.map((each) => ({ id, ...each })));
  const idsOf = (isMeant: (each: FunctionResult) => boolean): string[] => functions.filter(isMeant).map(({ id }) => id);
  const wrong = idsOf(({ verdict }) => verdict === "differs");

  expect(new Set(submissions.map(({ id }) => id)).size).toBe(students);
  expect(STATUSES.reduce((sum, status) => sum + summary[status], 0)).toBe(students);
  for (const { status, points, outOf, problems, failure, functions: own } of submissions) {
    expect(outOf).toBe(1.1);
    expect(points).toBe(status === "right" || status === "undecided" ? 1.1 : 0);
    expect(own.length === 0).toBe(status === "rejected" || status === "failed");
    expect(problems.length > 0 || failure !== null).toBe(own.length === 0);
  }

  // Everybody wrong shares one mistake, and is caught by some input; everybody right has one structure.
  expect(mistakes.flatMap((each) => each.submissions).sort()).toEqual(wrong);
  expect(mistakes.map((each) => each.submissions.length)).toEqual(
    descending(mistakes.map((m) => m.submissions.length)),
  );
  for (const mistake of mistakes) expect(mistake.shapes.flat().sort()).toEqual([...mistake.submissions].sort());
  expect(solutions.flatMap((each) => each.submissions).sort()).toEqual(idsOf(({ verdict }) => verdict === "agrees"));
  for (const way of ways) {
    const inside = solutions.filter(({ id }) => way.solutions.includes(id));
    expect(inside.flatMap((each) => each.submissions).sort()).toEqual([...way.submissions].sort());
    expect(way.submissions).toContain(way.example);
  }
  expect(ways.flatMap((each) => each.solutions).sort()).toEqual(solutions.map(({ id }) => id).sort());
  expect([...new Set(inputs.flatMap(({ caught }) => caught))].sort()).toEqual(wrong);
  expect(inputs.map(({ size }) => size)).toEqual(inputs.map(({ size }) => size).sort((a, b) => a - b));
  for (const { smallestOf, caught } of inputs) {
    expect(smallestOf.length).toBeGreaterThan(0);
    expect(caught).toEqual(expect.arrayContaining([...smallestOf]));
  }

  const covered = inputs.filter(({ id }) => covering.some((each) => each.inputs.includes(id)));
  expect([...new Set(covered.flatMap(({ caught }) => caught))].sort()).toEqual(wrong);
  expect(covering.reduce((sum, each) => sum + each.catches, 0)).toBe(wrong.length);

  const caughtByTests = new Set(tests?.tests.flatMap(({ caught }) => caught));
  expect(tests?.missed.map(({ submission }) => submission)).toEqual(wrong.filter((id) => !caughtByTests.has(id)));
}

function descending(counts: readonly number[]): readonly number[] {
  return [...counts].sort((a, b) => b - a);
}
