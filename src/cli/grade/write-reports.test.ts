// The files that a run leaves: those that were asked for, and no page of somebody who is no longer in the class.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { agrees, SAMPLE, submission } from "../../../test/grade/sample-results.js";
import type { ClassResults } from "../../report/class-results.js";
import { ENGLISH } from "../../report/words/english.js";
import { openArchive } from "./archive.js";
import type { Format } from "./arguments.js";
import type { FoundFiles, Listing } from "./found.js";
import { writeReports } from "./write-reports.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function classOf(...ids: readonly string[]): ClassResults {
  const submissions = ids.map((id) => submission(id, "right", [agrees("sum", 9)], { participant: "17" }));
  return { ...SAMPLE, submissions, mistakes: [], solutions: [] };
}

const write = (results: ClassResults, ...formats: readonly Format[]): readonly string[] =>
  writeReports({ words: ENGLISH, results }, { words: ENGLISH, results }, folder, formats, () => "");

function fileOnDisk(path: string): FoundFiles {
  const read = async () => readFileSync(path);
  return { path: [path], shown: path, content: { kind: "file", read, disk: path } };
}

test("pages of students who are gone go too, and nothing else does", async () => {
  write(classOf("ann", "bob"), "students", "moodle");
  writeFileSync(join(folder, "students", "mine.md"), "");
  expect(write(classOf("ann"), "students", "moodle")).toEqual(["students/", "moodle-feedback.zip", "results.json"]);
  expect(readdirSync(join(folder, "students")).sort()).toEqual(["ann.md", "mine.md"]);
  const { found } = (await openArchive(fileOnDisk(join(folder, "moodle-feedback.zip")))) as Listing;
  expect(found.map(({ path }) => path.join("/"))).toEqual(["ann_17_assignfeedback_file_/feedback.html"]);
  const [page] = found;
  const text = page?.content.kind === "file" ? await page.content.read(100_000) : undefined;
  expect(String(text)).toMatch(/^<!DOCTYPE html>[\s\S]*ann/);
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
