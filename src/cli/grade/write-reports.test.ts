// The files that a run leaves: those that were asked for, and no page of somebody who is no longer in the class.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { agrees, SAMPLE, submission } from "../../../test/grade/sample-results.js";
import type { ClassResults } from "../../report/class-results.js";
import { ENGLISH } from "../../report/words/english.js";
import type { Format } from "./arguments.js";
import { writeReports } from "./write-reports.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function classOf(...ids: readonly string[]): ClassResults {
  const submissions = ids.map((id) =>
    submission(id, "right", [agrees("sum", 9)], { file: `hw1.zip/${id}_17_assignsubmission_file_/sum.ml` }),
  );
  return { ...SAMPLE, submissions, mistakes: [], solutions: [] };
}

const write = (results: ClassResults, ...formats: readonly Format[]): readonly string[] =>
  writeReports(ENGLISH, folder, results, formats, () => "");

test("pages of students who are gone go too, and nothing else does", () => {
  write(classOf("ann", "bob"), "students", "moodle");
  writeFileSync(join(folder, "students", "mine.md"), "");
  expect(write(classOf("ann"), "students", "moodle")).toEqual(["students/", "moodle/", "results.json"]);
  expect(readdirSync(join(folder, "students")).sort()).toEqual(["ann.md", "mine.md"]);
  expect(readdirSync(join(folder, "moodle"))).toEqual(["ann_17_assignsubmission_file_feedback.md"]);
});

test("a folder whose results are no results", () => {
  for (const text of ["", "null", '{"submissions": 1}', '{"submissions": [null, {"id": 1}]}']) {
    writeFileSync(join(folder, "results.json"), text);
    expect(write(classOf("ann"), "students")).toEqual(["students/", "results.json"]);
  }
});

test("nothing for Moodle where the submissions do not come from there", () => {
  expect(write(SAMPLE, "moodle")).toEqual(["results.json"]);
});
