// What the table of submissions shows, finds and sorts.
import { describe, expect, test } from "vitest";
import { makeClassResults } from "../../../test/class-results-maker.js";
import { type Filter, rowOf, selectRows, type TableColumn, type TableRow } from "./rows.js";

const results = makeClassResults(80, 3);
const whole = results.submissions.map((each) => rowOf(each, null));
const ALL: Filter = { text: "", status: null, members: null };
const BY_STUDENT = { column: "student", descending: false } as const;

const find = (filter: Partial<Filter>): string[] =>
  selectRows(whole, { ...ALL, ...filter }, BY_STUDENT).map(({ submission }) => submission.id);

test("a row has the smallest of several counterexamples", () => {
  const row = whole.find(({ submission }) => submission.functions.every(({ verdict }) => verdict === "differs"));
  const sizes = row?.submission.functions.flatMap((each) =>
    each.verdict === "differs" ? [each.counterexample.size] : [],
  );
  expect(row?.witness?.size).toBe(Math.min(...(sizes ?? [])));
});

describe("for one function", () => {
  const [sum = { name: "", points: 0 }] = results.assignment.functions;
  const rows = results.submissions.map((each) => rowOf(each, sum));

  test("points and status are its own", () => {
    for (const { submission, status, points, outOf } of rows) {
      const own = submission.functions.find((each) => each.function === sum.name);
      expect(outOf).toBe(sum.points);
      expect(points).toBe(own?.points ?? 0);
      if (own?.verdict === "differs") expect(status).toBe("wrong");
      if (own?.verdict === "agrees") expect(status).toBe("right");
    }
    expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThan(3);
  });
});

describe("search", () => {
  test("does not mind capitals, accents and spaces", () => {
    expect(find({ text: "  EMILIE2 " })).toEqual(["émilie2"]);
    expect(find({ text: "Émilie2/lists.ml" })).toEqual(["émilie2"]);
  });

  test("looks into counterexamples and problems, but not across two texts", () => {
    const [wrong] = whole.filter(({ witness }) => witness?.call === "sum []");
    expect(find({ text: "sum []" })).toContain(wrong?.submission.id);
    expect(find({ text: "types clash" })).toHaveLength(results.summary.rejected);
    expect(find({ text: "ann class.zip" })).toEqual([]);
  });
});

test("filters narrow together", () => {
  const members = new Set(["ann", "ben", "chloe"]);
  expect(find({ members })).toEqual(["ann", "ben", "chloe"]);
  expect(find({ members, text: "b", status: null })).toContain("ben");
  expect(find({ members, text: "nobody" })).toEqual([]);
});

test("names sort by their numbers", () => {
  expect(find({ text: "/lea" })).toEqual(["lea", "lea2", "lea3", "lea4", "lea5", "lea6"]);
});

describe("rows without a value come last in either direction", () => {
  test.each<[TableColumn, (row: TableRow) => unknown]>([
    ["size", ({ witness }) => witness],
    ["counterexample", ({ witness }) => witness],
    ["mistake", ({ mistakes }) => mistakes[0] ?? null],
  ])("%s", (column, value) => {
    for (const descending of [false, true]) {
      const has = selectRows(whole, ALL, { column, descending }).map((row) => value(row) !== null);
      expect(has.indexOf(false)).toBeGreaterThan(0);
      expect(has.lastIndexOf(true)).toBeLessThan(has.indexOf(false));
    }
  });
});
