// Tests of the names that course systems give to what they export.
import { describe, expect, test } from "vitest";
import { classroomPrefix, gradescopeSubmitters, moodleName, studentName, withoutExtension } from "./student-name.js";

describe("Moodle", () => {
  test.each([
    [["Ann Smith_12_assignsubmission_file_", "sum.ml"], "Ann Smith", "file", ["sum.ml"]],
    [["Ann Smith_12_assignsubmission_file", "src", "sum.ml"], "Ann Smith", "file", ["src", "sum.ml"]],
    [["Ann_B_12_assignsubmission_file_my_sum.ml"], "Ann_B", "file", ["my_sum.ml"]],
    [["A_1_assignsubmission_file_B_2_assignsubmission_file_c.ml"], "A", "file", ["B_2_assignsubmission_file_c.ml"]],
    [["Ann_12_assignsubmission_onlinetext_", "onlinetext.html"], "Ann", "onlinetext", ["onlinetext.html"]],
  ])("%j", (path, student, plugin, below) => {
    expect(moodleName(path)).toMatchObject({ student, plugin, path: below });
  });

  test.each([["sum.ml"], ["Ann_12_file_sum.ml"], ["_12_assignsubmission_file_x.ml"]])("not %j", (name) => {
    expect(moodleName([name])).toBeUndefined();
  });
});

describe("Gradescope", () => {
  test("only submitters have names", () => {
    const text = [
      "---",
      "submission_1:",
      "  :submitters:",
      "  - :sid: '7'",
      "    :name: Ann",
      "    :email: a@x",
      "  - :name: 'O''Neil'",
      "  :history:",
      "  - :name: nobody",
      "submission_2:",
      "  submitters:",
      '    - name: "Zo\\u00eb \\"Z\\""',
      "other:",
      "  :submitters:",
      "  - :name: nobody",
      "submission_3:",
      "  :score: 1",
    ];
    const names = {
      submission_1: { names: "Ann, O'Neil", identity: "7, a@x" },
      submission_2: { names: 'Zoë "Z"', identity: undefined },
    };
    for (const end of ["\n", "\r\n"]) expect(Object.fromEntries(gradescopeSubmitters(text.join(end)))).toEqual(names);
  });
});

describe("GitHub Classroom", () => {
  test.each([
    ["class", ["hw1-ann", "hw1-bob"], "hw1-"],
    ["class", ["hw-1-ann", "hw-1-bob", "hw-1-anna"], "hw-1-"],
    ["hw1-submissions", ["hw1-a-x", "hw1-a-y"], "hw1-"],
    ["hw1-submissions", ["hw1-ann"], "hw1-"],
    ["class", ["ann", "anna"], ""],
    ["class", ["hw1-ann"], ""],
    ["class", ["hw1-ann", "bob"], ""],
    ["class", ["hw1-", "hw1-ann"], ""],
    ["class", ["Smith-Jones Ann", "Smith-Jones Bob"], ""],
    ["class", [], ""],
  ])("in %s: %j", (folder, names, prefix) => {
    expect(classroomPrefix(folder, names)).toBe(prefix);
  });
});

test("a name is one line of whole letters, and not endless", () => {
  expect(studentName(" e\u0301ve\n\u202e ")).toBe("éve\ufffd\ufffd");
  expect(studentName("x".repeat(5_000))).toBe(`${"x".repeat(200)}…`);
});

test("what comes after the last dot is no name", () => {
  expect(["ann.ml", "a.b.ml", "ann", ".ml"].map(withoutExtension)).toEqual(["ann", "a.b", "ann", ".ml"]);
});
