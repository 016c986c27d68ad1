// What Java prints for floats, by Scala 2.11 on Java 17.
import { expect, test } from "vitest";
import { showAsJava } from "./float-java.js";

test.each([
  [1, "1.0"],
  [-0, "-0.0"],
  [0.1 + 0.2, "0.30000000000000004"],
  [1e7, "1.0E7"],
  [9999999, "9999999.0"],
  [12345678.9, "1.23456789E7"],
  [0.001, "0.001"],
  [0.00099, "9.9E-4"],
  [1e10, "1.0E10"],
  [1e-5, "1.0E-5"],
  [1.5e300, "1.5E300"],
  [-123.456, "-123.456"],
  [5e-324, "4.9E-324"],
  [Number.MAX_VALUE, "1.7976931348623157E308"],
  [Number.NaN, "NaN"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
])("%d", (value, shown) => {
  expect(showAsJava(value)).toBe(shown);
});
