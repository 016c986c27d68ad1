// Why a program was rejected, with the lines of its text.
import { expect, test } from "vitest";
import { sampleOf } from "../../../test/grade/sample-results.js";
import { ENGLISH } from "../words/english.js";
import { fileName, problemLine, problemsText } from "./problem-text.js";

const GUS = sampleOf("gus");

test("the line with the place underlined, in characters, and other places by name", () => {
  expect(problemsText(ENGLISH, GUS, 60)).toBe(
    [
      "E204  Types clash                              lists.ml:2:11",
      '  2 |   | [] -> "é" + 1',
      "    |           ^^^ this is a string, but `+` wants an int",
      "  prelude.ml:3:1",
      "  from here",
      "Hint: Use `int_of_string`.",
    ].join("\n"),
  );
});

test("without a text there are still words", () => {
  const text = problemsText(ENGLISH, { ...GUS, source: null }, 60);
  expect(text).toContain("lists.ml:2:11");
  expect(text).toContain("  this is a string");
});

test("a place beyond the text does no harm", () => {
  const problems = GUS.problems.map((problem) => ({
    ...problem,
    place: { file: "hw1/gus/lists.ml", line: 90, column: 7, endLine: 91, endColumn: 1 },
  }));
  expect(problemsText(ENGLISH, { ...GUS, problems }, 60)).toContain("this is a string");
});

test("on one line", () => {
  expect(GUS.problems.map(problemLine)).toEqual([
    "E204  Types clash (lists.ml:2:11): this is a string, but `+` wants an int",
  ]);
});

test("folders are left out", () => {
  expect(["a/b/c.ml", "a\\c.ml", "c.ml"].map(fileName)).toEqual(["c.ml", "c.ml", "c.ml"]);
});
