// Which function a teacher's test is about.
import { expect, test } from "vitest";
import { functionCalled } from "./tests.js";

const NAMES = ["sum", "sum'", "to_list", "+!"];

test.each([
  ["sum [1]", "sum"],
  ["sum' [1]", "sum'"],
  ["to_list (sum [1])", "to_list"],
  ["let x = 1 in sum [x]", "sum"],
  ["(sum)[1]", "sum"],
  ["1 +! 2", "+!"],
  ["(+!) 1 2", "+!"],
  ["1 + 2", undefined],
  ["summary [1]", undefined],
  ["", undefined],
])("%s", (call, name) => {
  expect(functionCalled(call, NAMES)).toBe(name);
});
