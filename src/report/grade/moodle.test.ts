// Moodle must find the student again. This says in our words what its importer does with the name of a file in the archive.
import { describe, expect, test } from "vitest";
import { moodleNames } from "./moodle.js";

const nameOf = (id: string, participant: string | null): string | undefined =>
  moodleNames([{ id, participant }]).get(id);

/** Each part of the path is split at underscores, into at most five pieces; the second is the number. */
function importerReads(path: string): { readonly participant: number; readonly plugin: string; readonly file: string } {
  const parts = path.split("/");
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const pieces = part.split("_");
    const [, number = "", kind = "", plugin = "", ...rest] = pieces;
    if (pieces.length < 4 || !/^\d+$/.test(number)) continue;
    return { participant: Number(number), plugin: `${kind}_${plugin}`, file: [rest.join("_"), ...parts].join("/") };
  }
  throw new Error("Moodle would ignore it");
}

const cases: readonly (readonly [string, string, string])[] = [
  ["Ann Smith", "1001", "ann-smith_1001_assignfeedback_file_/feedback.html"],
  ["a_b", "7", "a-b_7_assignfeedback_file_/feedback.html"],
  ["../x", "8", "x_8_assignfeedback_file_/feedback.html"],
  ["Participant 4711", "4711", "participant-4711_4711_assignfeedback_file_/feedback.html"], // blind marking
  ["Åsa_1_assign_file", "9", "asa-1-assign-file_9_assignfeedback_file_/feedback.html"],
];

describe("a name", () => {
  test.each(cases)("%s", (id, participant, name) => {
    expect(nameOf(id, participant)).toBe(name);
    const plugin = "assignfeedback_file";
    expect(importerReads(name)).toEqual({ participant: Number(participant), plugin, file: "/feedback.html" });
  });
  test("there is none for who has no number", () => expect(nameOf("ann", null)).toBeUndefined());
});

test("two students of the same name have two", () => {
  const of = (id: string, participant: string) => ({ id, participant });
  expect(new Set(moodleNames([of("Ann", "1"), of("Ann (2)", "2")]).values()).size).toBe(2);
});
