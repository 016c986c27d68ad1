// What Gradescope reads, for each kind of submission and at each reveal level.
import { describe, expect, test } from "vitest";
import { HOSTILE, SAMPLE, SUBMISSIONS, sampleOf } from "../../../test/grade/sample-results.js";
import { REVEALS, type Reveal } from "../class-results.js";
import { ENGLISH } from "../words/english.js";
import { type GradescopeTest, gradescopeResults } from "./gradescope.js";

const graded = (id: string, reveal: Reveal = "full") => gradescopeResults(ENGLISH, SAMPLE, sampleOf(id), reveal);
const firstOf = (id: string, reveal: Reveal): GradescopeTest | undefined => graded(id, reveal).tests[0];

test("all fields", () => {
  expect(graded("bob")).toEqual({
    score: 1,
    output: "Result: wrong.",
    output_format: "text",
    visibility: "visible",
    stdout_visibility: "hidden",
    tests: [
      {
        name: "sum",
        name_format: "text",
        score: 0,
        max_score: 1,
        status: "failed",
        output: "sum: wrong\nThe smallest input on which it goes wrong:\nsum [0; 1]\n  expected  1\n  got       0",
        output_format: "text",
        visibility: "visible",
      },
      {
        name: "product",
        name_format: "text",
        score: 1,
        max_score: 1,
        status: "passed",
        output: "product: right\nCompared with the reference, it agrees up to size 9.",
        output_format: "text",
        visibility: "visible",
      },
    ],
  });
});

describe("reveal levels", () => {
  const cases: readonly (readonly [Reveal, string])[] = [
    ["input", "sum: wrong\nThe smallest input on which it goes wrong:\nsum [0; 1]"],
    ["hint", "sum: wrong\nOn an input of size 5, it returns another value."],
    ["verdict", "sum: wrong"],
  ];
  for (const [reveal, output] of cases) test(reveal, () => expect(firstOf("bob", reveal)?.output).toBe(output));
});

test("a rejected program fails every test, and its problems are shown at every level", () => {
  for (const reveal of REVEALS) {
    const { score, output, tests } = graded("gus", reveal);
    expect(score).toBe(0);
    expect(output).toMatch(/^Result: cannot be run\.\n\nNothing could .*\n\nE204 {2}Types clash/);
    expect(tests.map(({ status, score: points, max_score: most }) => [status, points, most])).toEqual([
      ["failed", 0, 1],
      ["failed", 0, 1],
    ]);
  }
  expect(graded("hal").output).toBe("Result: could not be graded.\n\nIt took all memory (512 MB).");
});

test("what nothing wrong was found in passes", () => {
  expect(graded("eve").tests.map(({ status }) => status)).toEqual(["passed", "passed"]);
});

test("what nobody knows neither passes nor fails", () => {
  expect(graded("hal").tests.map((each) => "status" in each)).toEqual([false, false]);
  const eve = sampleOf("eve");
  const functions = eve.functions.map((each) => ({ ...each, points: 0, review: "not-compared" as const }));
  const { tests } = gradescopeResults(ENGLISH, SAMPLE, { ...eve, points: 0, functions }, "full");
  expect(tests.map((each) => "status" in each)).toEqual([false, false]);
  expect(tests[1]?.output).toContain("your teacher will look at these points");
});

test("scores add up", () => {
  for (const submission of SUBMISSIONS) {
    const { score, tests } = gradescopeResults(ENGLISH, SAMPLE, submission, "full");
    expect(tests.reduce((sum, each) => sum + each.score, 0)).toBe(score);
    expect(tests.reduce((sum, each) => sum + each.max_score, 0)).toBe(submission.outOf);
  }
});

describe("what Gradescope specifies (gradescope-autograders, Autograder Specifications, Output Format)", () => {
  const FORMATS = ["text", "html", "simple_format", "md", "ansi"];
  const VISIBILITIES = ["hidden", "after_due_date", "after_published", "visible"];
  const FIELDS = [
    ...["score", "execution_time", "output", "output_format", "test_output_format", "test_name_format"],
    ...["visibility", "stdout_visibility", "extra_data", "tests", "leaderboard"],
  ];
  const TEST_FIELDS = [
    ...["score", "max_score", "status", "name", "name_format", "number", "output", "output_format", "tags"],
    ...["visibility", "extra_data"],
  ];

  test.each(SUBMISSIONS.map((submission) => [submission.id, submission] as const))("%s", (_, submission) => {
    const results = gradescopeResults(ENGLISH, SAMPLE, submission, "full");
    expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(results)));
    expect(VISIBILITIES).toEqual(expect.arrayContaining([results.visibility, results.stdout_visibility]));
    expect(FORMATS).toContain(results.output_format);
    for (const each of results.tests) {
      expect(TEST_FIELDS).toEqual(expect.arrayContaining(Object.keys(each)));
      expect(["passed", "failed", undefined]).toContain(each.status);
      expect(FORMATS).toEqual(expect.arrayContaining([each.name_format, each.output_format]));
      expect(each.score).toBeGreaterThanOrEqual(0);
      expect(each.score).toBeLessThanOrEqual(each.max_score);
    }
  });
});

test("shows no control characters", () => {
  expect(JSON.stringify(graded(HOSTILE))).not.toMatch(/\\u00|\\ud8|\u202e|\\[rt]/);
});
