// The table for spreadsheets: readable by any reader of RFC 4180, with no formula in it.
import { describe, expect, test } from "vitest";
import {
  differs,
  example,
  FORMULA,
  HOSTILE,
  SAMPLE,
  sampleOf,
  submission,
  value,
} from "../../../test/grade/sample-results.js";
import type { ClassResults } from "../class-results.js";
import { ENGLISH } from "../words/english.js";
import { detailsCsv, gradesCsv } from "./csv.js";

/** A reader of RFC 4180 that accepts nothing else. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let end = 0;
  for (const match of text.matchAll(cells)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    end = match.index + match[0].length;
    if (match[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  expect(end, "all of it is read").toBe(text.length);
  return rows;
}

const rows = readCsv(detailsCsv(ENGLISH, SAMPLE).replace(/^\ufeff/, ""));
const [header = [], ...body] = rows;
const of = (id: string, name: string): Record<string, string | undefined> => {
  const row = body.find((cells) => cells[1] === id && cells[3] === name) ?? [];
  return Object.fromEntries(header.map((title, i) => [title, row[i]]));
};

test("a row for each submission and function, all as long as the header", () => {
  expect(body).toHaveLength(24);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([16]));
});

describe("what it says", () => {
  test("of a difference", () => {
    expect(of("bob", "sum")).toEqual({
      student: "bob",
      id: "bob",
      file: "hw1/bob/lists.ml",
      function: "sum",
      status: "wrong",
      verdict: "differs",
      points: "0",
      "out of": "1",
      total: "1",
      counterexample: "sum [0; 1]",
      expected: "1",
      got: "0",
      mistake: "1",
      credit: "",
      look: "",
      note: "",
    });
  });
  test("of points that rest on something, or that somebody should look at", () => {
    expect(of("eve", "product").look).toBe("all points, though not everything could be looked at");
    const credit = { by: "inputs", right: 12, of: 18, unknown: 0, wrongOn: [1] } as const;
    const bob = sampleOf("bob");
    const functions = bob.functions.map((each) => ({ ...each, credit }));
    const [, row] = readCsv(detailsCsv(ENGLISH, { ...SAMPLE, submissions: [{ ...bob, functions }] }));
    expect(row?.[header.indexOf("credit")]).toBe("right on 12 of 18 inputs");
  });
  test("in notes", () => {
    expect(of("cyn", "product").note).toBe("found through the class");
    expect(of("dan", "sum").note).toMatch(/^observed by grading .*; perhaps not the smallest; depends on physical/);
    expect(of("eve", "product").note).toContain("budget");
    expect(of("fay", "sum").note).toContain("does not define");
    expect(of("gus", "sum").note).toMatch(/^E204/);
    expect(of("hal", "product").note).toContain("memory");
    expect(of("bob 2", "sum").note).toBe("the same as bob except for names and layout");
  });
  test("points add up though nothing was looked at", () => {
    expect([of("gus", "sum")["out of"], of("gus", "product")["out of"]]).toEqual(["1", "1"]);
  });
});

describe("formulas", () => {
  test("no cell is one, but numbers are numbers", () => {
    for (const cell of body.flat()) if (!/^-?\d/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    expect(of(`'${FORMULA}`, "sum")).toMatchObject({ student: `'${FORMULA}`, expected: "-1", got: `'${FORMULA}` });
  });

  const cases: readonly (readonly [string, string])[] = [
    ["-1", "-1"],
    ["-1.5", "-1.5"],
    ["-1+1", "'-1+1"],
    ["+1", "'+1"],
    ["@sum", "'@sum"],
    ["\tx", "'\tx"],
    ["\r=x", "'\r=x"],
    ["＝x", "'＝x"],
    ["(-1)", "(-1)"],
  ];
  for (const [got, written] of cases) {
    test(JSON.stringify(got), () => {
      const only = submission("a", "wrong", [differs("f", example("f 0", 1, value("0"), value(got)))]);
      const [, row = []] = readCsv(detailsCsv(ENGLISH, { ...SAMPLE, submissions: [only] }).replace(/^\ufeff/, ""));
      expect(row[11]).toBe(written);
    });
  }
});

test("keeps what is written, but for what readers of CSV cannot take", () => {
  const student = body.find((cells) => cells[0]?.startsWith("<script>"))?.[0];
  expect(student).toContain("\nnext\tline\r");
  expect(student).toContain("␛[31mred");
  expect(student).toContain("\u{1f600}");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(detailsCsv(ENGLISH, SAMPLE)).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f]|\p{Cs}/u);
  expect(HOSTILE).toContain("\u0000");
});

test("a byte order mark only where it is needed", () => {
  const plain: ClassResults = { ...SAMPLE, submissions: SAMPLE.submissions.slice(0, 3) };
  expect(detailsCsv(ENGLISH, plain)).toMatch(/^student,/);
  expect(detailsCsv(ENGLISH, SAMPLE)).toMatch(/^\ufeffstudent,/);
});

test("a row even where no function is known", () => {
  const none: ClassResults = {
    ...SAMPLE,
    assignment: { ...SAMPLE.assignment, functions: [] },
    submissions: SAMPLE.submissions.filter(({ id }) => id === "hal"),
  };
  expect(detailsCsv(ENGLISH, none).split("\r\n")[1]).toBe(
    "hal,hal,hw1/hal/lists.ml,,failed,,0,2,0,,,,,,failed,it took all memory (512 MB)",
  );
});

test("grades: a row for each submission, with the points of each function", () => {
  const [titles = [], ...grades] = readCsv(gradesCsv(ENGLISH, SAMPLE).replace(/^\ufeff/, ""));
  expect(titles).toEqual([
    ...["student", "id", "participant", "file", "status", "points", "out of"],
    ...["sum", "product", "look", "note"],
  ]);
  expect(grades).toHaveLength(SAMPLE.submissions.length);
  const bob = grades.find((row) => row[1] === "bob");
  expect(bob?.slice(4, 9)).toEqual(["wrong", "1", "2", "0", "1"]);
  const gus = grades.find((row) => row[1] === "gus");
  expect(gus?.slice(4, 9)).toEqual(["rejected", "0", "2", "0", "0"]);
  expect(gus?.at(-1)).toContain("E204");
  const looks = ["bob", "eve", "gus", "hal"].map((id) => grades.find((row) => row[1] === id)?.at(-2));
  expect(looks).toEqual(["", "product", "", "program"]);
});
