// Moodle must find the student again: the number stands between the first two underscores.
import { describe, expect, test } from "vitest";
import { moodleNames } from "./moodle.js";

const nameOf = (id: string, file: string | null): string | undefined => moodleNames([{ id, file }]).get(id);

const cases: readonly (readonly [string, string | null, string | undefined])[] = [
  [
    "Ann Smith",
    "hw1.zip/Ann Smith_1001_assignsubmission_file_/sum.ml",
    "ann-smith_1001_assignsubmission_file_feedback.md",
  ],
  ["Ann Smith", "hw1/Ann Smith_1001_assignsubmission_file_sum.ml", "ann-smith_1001_assignsubmission_file_feedback.md"],
  ["Ann", "hw1.zip/Ann_1001_assignsubmission_file/sum.ml", "ann_1001_assignsubmission_file_feedback.md"],
  ["a_b", "hw1.zip/a_b_7_assignsubmission_file_/sum.ml", "a-b_7_assignsubmission_file_feedback.md"],
  ["../x", "hw1.zip/.._8_assignsubmission_file_/sum.ml", "x_8_assignsubmission_file_feedback.md"],
  ["ann", "hw1/ann.ml", undefined],
  ["ann", null, undefined],
];

describe("a name", () => {
  for (const [id, file, name] of cases) test(`${id} of ${file}`, () => expect(nameOf(id, file)).toBe(name));
});

test("two students of the same name have two", () => {
  const of = (id: string, number: number) => ({ id, file: `c.zip/Ann_${number}_assignsubmission_file_/sum.ml` });
  expect(new Set(moodleNames([of("Ann", 1), of("Ann (2)", 2)]).values()).size).toBe(2);
});
