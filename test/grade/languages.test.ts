// A class that hands in programs in two languages, with a solution in Scala: each is graded, its own tests that fail are
// left out, and everybody sees inputs in the language of their own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClassResults } from "../../src/report/class-results.js";
import { folderOf, grade, removeFolders, resultsIn, rowOf, statuses } from "./run-grade.js";

afterAll(removeFolders);

const SOLUTION = `object Solution {
  def sum(l: List[Int]): Int = l match {
    case Nil => 0
    case x :: rest => x + sum(rest)
  }
  def insert(x: Int, l: List[Int]): List[Int] = l match {
    case y :: rest if y < x => y :: insert(x, rest)
    case _ => x :: l
  }
}
`;
const OCAML = `let rec sum = function [] -> 0 | x :: r -> x + sum r
let rec insert (x : int) = function y :: r when y < x -> y :: insert x r | l -> x :: l
`;

const FILES = {
  "assignment.yaml": `reference: solution.scala
functions: [{name: sum, points: 1}, {name: insert, points: 2}]
tests:
  - 'sum(List(1, 2))'
  - {call: 'insert(2, List(1, 3))', expect: 'List(1, 2, 3)', name: middle}
  - {call: 'insert(2, Nil)', expect: 'List(3)'}
  - 'sum(List(1, 2)) + 1'
`,
  "solution.scala": SOLUTION,
  "subs/ann.scala": SOLUTION.replace("Solution", "Ann"),
  "subs/bob.scala": SOLUTION.replace("=> 0", "=> 1"),
  "subs/cem.ml": OCAML,
  "subs/dan.ml": `${OCAML.replace("l -> x :: l", "_ -> [ x ]")}let () = assert (sum [1] = 2)\n`,
  "subs/eve.scala": 'object Eve { def sum(l: List[Int]): Int = l.sum + "a" }\n',
};

let folder = "";
let results: ClassResults;

beforeAll(async () => {
  folder = folderOf(FILES);
  await grade(folder, "assignment.yaml", "subs", "--output", "out", "--workers", "2");
  results = resultsIn(folder, "out");
});

test("everybody is graded", () => {
  expect(statuses(results)).toEqual({ ann: "right", bob: "wrong", cem: "right", dan: "wrong", eve: "rejected" });
  expect(rowOf(results, "dan")).toMatchObject({ points: 1, unchecked: [{ code: "E501", place: { line: 3 } }] });
});

test("inputs are in the reference's language, and in the submission's where that is another", () => {
  const example = (id: string) => rowOf(results, id).functions.find(({ verdict }) => verdict === "differs");
  expect(example("bob")).toMatchObject({ counterexample: { call: "sum(List())", submissionCall: null } });
  expect(example("dan")).toMatchObject({
    counterexample: {
      call: "insert(0, List(0))",
      submissionCall: "insert 0 [0]",
      expected: { value: "List(0, 0)" },
      got: { value: "[0]" },
    },
  });
  expect(readFileSync(join(folder, "out", "students", "dan.md"), "utf8")).toContain("insert 0 [0]\n");
});

test("the teacher's tests are calls of Scala", () => {
  const texts = results.notices.map(({ text }) => text);
  expect(texts).toContain(
    "The test `insert(2, Nil)` expects List(3), but the reference gives List(2). The reference is taken as right.",
  );
  expect(texts.filter((text) => text.includes("sum(List(1, 2)) + 1"))).toHaveLength(1); // it is no call
  expect(rowOf(results, "bob").functions.map(({ failedTests }) => failedTests.length)).toEqual([1, 0]);
});
