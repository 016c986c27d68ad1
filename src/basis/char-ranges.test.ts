// Places of characters in ranges of them.
import { expect, test } from "vitest";
import { lastPlace, placeAmong, runAround } from "./char-ranges.js";

test("how far from the start of its range", () => {
  const at = (char: string, ranges: string): number => placeAmong(char.charCodeAt(0), ranges);
  expect(["0", "9", ":", "/", "A", "C", "\uffff"].map((char) => at(char, "09AC"))).toEqual([0, 9, -1, -1, 0, 2, -1]);
  expect(at("a", "")).toBe(-1);
  expect([47, 50, 60, 70].map((code) => runAround(code, "09AC"))).toEqual([
    [Number.NEGATIVE_INFINITY, 47],
    [48, 57],
    [58, 64],
    [68, Number.POSITIVE_INFINITY],
  ]);
  expect([lastPlace("09AC"), lastPlace("")]).toEqual([9, -1]);
});
