// Points between all and none, as a teacher gets them: for tests, for inputs and for repairs, in every report.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClassResults, FunctionResult } from "../../src/report/class-results.js";
import { folderOf, grade, removeFolders, resultsIn, rowOf } from "./run-grade.js";

const SOLUTION = `let rec sum = function [] -> 0 | x :: xs -> x + sum xs
let rec last = function [] -> failwith "empty" | [x] -> x | _ :: xs -> last xs
`;
const SUM = "let rec sum = function [] -> 0 | x :: xs -> x + sum xs\n";
const LAST = 'let rec last = function [] -> failwith "empty" | [x] -> x | _ :: xs -> last xs\n';

const CLASS = {
  "class/ann.ml": SUM + LAST,
  "class/bob.ml": `let rec sum = function [] -> 0 | [x] -> x | x :: _ :: xs -> x + sum xs\n${LAST}`,
  "class/cyn.ml": `let sum _ = 0\n${LAST}`,
  "class/dan.ml": `let rec sum = function [] -> "0" | x :: xs -> x + sum xs\n${LAST}`,
  "class/eve.ml": `${SUM}let rec last = function [] -> raise Not_found | [x] -> x | _ :: xs -> last xs\n`,
  "class/fay.ml": `let sum l = let n = List.fold_left (+) 0 l in if n = 123456 then 0 else n\n${LAST}`,
};
const ASSIGNMENT = `reference: solution.ml
functions:
  - {name: sum, points: 6, credit: inputs}
  - {name: last, credit: tests}
tests:
  - {call: 'last [1]', points: 1}
  - {call: 'last [1; 2]', points: 2}
  - {call: 'last []', raises: 'Failure "empty"', points: 0.5}
`;

let folder = "";
let results: ClassResults;

beforeAll(async () => {
  folder = folderOf({ "solution.ml": SOLUTION, "assignment.yaml": ASSIGNMENT, ...CLASS });
  const ended = await grade(folder, "assignment.yaml", "class", "--format", "all", "--workers", "2");
  expect(ended).toMatchObject({ code: 1, stderr: "" });
  results = resultsIn(folder, "elenchus-grades");
}, 120_000);

afterAll(removeFolders);

function functionOf(id: string, name: string): FunctionResult {
  const found = rowOf(results, id).functions.find((each) => each.function === name);
  if (found === undefined) throw new Error(`no ${name} of ${id}`);
  return found;
}

const inputs = (name: string) => (results.creditInputs ?? []).filter((each) => each.function === name);

test("what is worth how much", () => {
  expect(results.assignment.functions).toEqual([
    { name: "sum", points: 6, credit: "inputs" },
    { name: "last", points: 3.5, credit: "tests" },
  ]);
  expect(inputs("sum").length).toBeGreaterThan(3);
  expect(inputs("last")).toEqual([]);
});

describe("inputs", () => {
  test("who is right gets all", () => {
    expect(functionOf("ann", "sum")).toMatchObject({ points: 6, outOf: 6, credit: { right: inputs("sum").length } });
  });

  test("who is wrong gets as much as the inputs say, each of which can be looked at", () => {
    for (const id of ["bob", "cyn"]) {
      const { points, credit } = functionOf(id, "sum");
      if (credit?.by !== "inputs") throw new Error("no credit");
      expect(credit.of).toBe(inputs("sum").length);
      expect(credit.right + credit.wrongOn.length).toBe(credit.of);
      expect(points).toBe(Math.floor((600 * credit.right) / credit.of) / 100);
      expect(credit.wrongOn.every((wrong) => inputs("sum").some((input) => input.id === wrong))).toBe(true);
    }
  });

  test("an ill-typed definition costs only itself", () => {
    expect(functionOf("dan", "sum")).toMatchObject({ verdict: "cannot-compare", points: 0 });
    expect(functionOf("dan", "last")).toMatchObject({ points: 3.5 });
  });

  test("do not depend on who else is in the class", async () => {
    const alone = folderOf({
      "solution.ml": SOLUTION,
      "assignment.yaml": ASSIGNMENT,
      "class/bob.ml": CLASS["class/bob.ml"],
    });
    await grade(alone, "assignment.yaml", "class");
    const own = resultsIn(alone, "elenchus-grades");
    expect(own.creditInputs).toEqual(results.creditInputs);
    expect(rowOf(own, "bob")).toMatchObject({ points: rowOf(results, "bob").points });
  });
});

describe("tests", () => {
  test("one that asks for an exception costs its points, where exceptions are not compared", () => {
    expect(functionOf("eve", "last")).toMatchObject({ verdict: "equal", points: 3, credit: { right: 2, of: 3 } });
  });
});

const report = (name: string): string => readFileSync(join(folder, "elenchus-grades", name), "utf8");

describe("reports", () => {
  test("students are told what their points rest on", () => {
    const { credit, points } = functionOf("bob", "sum");
    if (credit?.by !== "inputs") throw new Error("no credit");
    const told = `${points} of 6 points: right on ${credit.right} of ${credit.of} inputs`;
    expect(report("students/bob.md")).toContain(`## \`sum\` (line 1): wrong, ${told}\n`);
    expect(report("pages/bob.html")).toContain(told);
    const [first] = JSON.parse(report("gradescope/bob.json")).tests;
    expect(first).toMatchObject({ score: points, max_score: 6, status: "failed" });
    expect(first.output).toContain(`sum: wrong, right on ${credit.right} of ${credit.of} inputs`);
    expect(report("students/ann.md")).toContain("## `sum` (line 1): right, 6 of 6 points\n");
  });

  test("tables have them too", () => {
    const { points } = functionOf("cyn", "sum");
    expect(report("grades.csv")).toContain(`cyn,cyn,,class/cyn.ml,wrong,${points + 3.5},9.5,${points},3.5,`);
    expect(report("details.csv")).toMatch(/^bob,.*,sum,wrong,differs,.*,right on \d+ of \d+ inputs,,$/m);
  });

  test("in the language of the student", async () => {
    await grade(folder, "assignment.yaml", "class", "--locale", "de", "--output", "german");
    const page = readFileSync(join(folder, "german", "students", "bob.md"), "utf8");
    expect(page).toMatch(/von 6 Punkten: richtig auf \d+ von \d+ Eingaben\n/);
  });
});

test("repairs: a small change is worth more than a rewriting", async () => {
  const class_ = { "class/gil.ml": SUM.replace("-> 0", "-> 1"), "class/cyn.ml": CLASS["class/cyn.ml"] };
  const own = folderOf({ "solution.ml": SUM, ...class_ });
  expect(await grade(own, "solution.ml", "class", "--credit", "repair")).toMatchObject({ code: 1, stderr: "" });
  const [cyn, gil] = ["cyn", "gil"].map((id) => rowOf(resultsIn(own, "elenchus-grades"), id).functions[0]);
  expect(gil).toMatchObject({ points: 0.9, credit: { by: "repair", words: 2 } });
  expect(cyn).toMatchObject({ points: 0 });
  const page = readFileSync(join(own, "elenchus-grades", "students", "gil.md"), "utf8");
  expect(page).toContain("wrong, 0.9 of 1 point: a change of 2 words makes it right\n");
}, 120_000);

test("a function without a test for its points is named", async () => {
  const without = ASSIGNMENT.replace("credit: inputs", "credit: tests");
  const other = folderOf({ "solution.ml": SOLUTION, "assignment.yaml": without, ...CLASS });
  const { stdout } = await grade(other, "assignment.yaml", "class/ann.ml");
  expect(stdout).toContain("Note: Points of `sum` are to be given for tests, but no test of the assignment\n");
});
