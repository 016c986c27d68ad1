// Long values part somewhere, and that is shown.
import { expect, test } from "vitest";
import { apartOf } from "./apart.js";

const list = (items: readonly number[]): string => `[${items.join("; ")}]`;
const numbers = Array.from({ length: 40 }, (_, i) => i);

test("in the middle", () => {
  const apart = apartOf(list(numbers), list(numbers.map((n) => (n === 25 ? 7 : n))));
  expect(apart).toMatchObject({ expected: "...20; 21; 22; 23; 24; 25; 26; 27; 28; 29; ...", column: 23 });
  expect(apart?.got.slice(0, 26)).toBe("...20; 21; 22; 23; 24; 7; ");
});

test("at the beginning and at the end", () => {
  expect(apartOf(list([9, ...numbers]), list(numbers))).toMatchObject({ at: 1, column: 1 });
  expect(apartOf(list(numbers), `${list(numbers)};`)).toMatchObject({ at: list(numbers).length });
});

test("not of short or equal ones, and whole characters only", () => {
  expect(apartOf("[1]", "[2]")).toBeUndefined();
  expect(apartOf(list(numbers), list(numbers))).toBeUndefined();
  const faces = "😀".repeat(70);
  expect(apartOf(faces, `${"😀".repeat(65)}!${"😀".repeat(4)}`)).toMatchObject({ at: 65 });
});
