// Cutting and filling text to columns, with wide, combining and hostile characters.
import { describe, expect, test } from "vitest";
import { column, columnsOf, shorten } from "./columns.js";

const cases: readonly (readonly [string, number, string])[] = [
  ["sum [1]", 7, "sum [1]"],
  ["sum [1; 2]", 9, "sum [1..."],
  ["f\n  [1]", 20, "f [1]"],
  ["\u001b[31mx", 20, "␛[31mx"],
  ["日本語日本語", 9, "日本語..."],
  ["日本語日本語", 8, "日本..."],
  ["\u{1f600}\u{1f600}", 4, "\u{1f600}\u{1f600}"],
  ["e\u0301e\u0301", 2, "e\u0301e\u0301"],
];

describe("shorten", () => {
  for (const [text, width, shown] of cases) {
    test(`${JSON.stringify(text)} to ${width}`, () => expect(shorten(text, width)).toBe(shown));
  }

  test("what takes no room is cut too", () => {
    expect(shorten(`e${"\u0301".repeat(1_000)}`, 10).length).toBeLessThan(50);
  });
});

test("a column is as wide as it should be, however wide its letters", () => {
  expect(column("日本", 6)).toBe("日本  ");
  for (const text of ["", "ann", "日本語日本語", "a\tb"]) expect(columnsOf(column(text, 8)), text).toBe(8);
});
