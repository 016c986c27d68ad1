// A class as it comes out of a course system: whatever is in it, each student gets a row, a page and the points for what
// can be graded, and is told in words that are theirs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClassResults } from "../../src/report/class-results.js";
import { ODD_CLASS, ODD_REFERENCE, oddMoodleZip } from "./odd-class.js";
import { folderOf, grade, removeFolders, resultsText, write } from "./run-grade.js";

let folder = "";
let table = "";
let results: ClassResults;

beforeAll(async () => {
  folder = folderOf({ "solution.ml": ODD_REFERENCE, "CS101-Lists-4711.zip": oddMoodleZip() });
  const ended = await grade(folder, "solution.ml", "CS101-Lists-4711.zip", "--workers", "2");
  expect(ended).toMatchObject({ code: 1, stderr: "" });
  table = ended.stdout;
  results = JSON.parse(resultsText(folder, "elenchus-grades")) as ClassResults;
}, 120_000);

afterAll(removeFolders);

/** Status, points, and what the row says beside them. */
const ROWS: readonly (readonly [student: string, status: string, points: number, row: RegExp])[] = [
  ["Ada Right", "right", 4, /equal/],
  ["Ben Folds", "right", 4, /agrees up to size/],
  ["Cem Ill-Typed", "incomparable", 3, /take: E204 {2}Types clash/],
  ["Dora Helper", "incomparable", 3, /left out: helper/],
  ["Eve Shadow", "incomparable", 3, /left out: max/],
  ["Finn Empty", "rejected", 0, /the file is empty/],
  ["Gus Blank", "rejected", 0, /the file is empty/],
  ["Hana Comment", "incomparable", 0, /does not d/],
  ["Ida Utf16", "rejected", 0, /UTF-16/],
  ["Jan Utf16be", "rejected", 0, /UTF-16/],
  ["Kim Bom", "rejected", 0, /Byte order mark/],
  ["Lea Bom Wrong", "rejected", 0, /Byte order mark/],
  ["Max Endless", "right", 4, /left out: line 5/],
  ["Nia Endless Function", "wrong", 3, /does not finish {2}take/],
  ["Oto Million", "right", 4, /left out: line 5/],
  ["Pia Million In", "undecided", 4, /total/],
  ["Quin Reads", "right", 4, /left out: line 5/],
  ["Rob Reads In", "wrong", 3, /total/],
  ["Sue Unix", "right", 4, /left out: line/],
  ["Tom Docx", "rejected", 0, /no \.ml file/],
  ["Uma Two", "rejected", 0, /several programs/],
  ["Vic Two Named", "rejected", 0, /several programs/],
  ["Wes Syntax", "rejected", 0, /Syntax error/],
  ["Xia Missing", "incomparable", 3, /join/],
  ["Yan Wrong", "wrong", 3, /total \[0; 1\]/],
  ["Zed Latin", "right", 4, /equal/],
  ["Zoe Raises", "right", 4, /left out: line 5/],
  ["Åsa Ünï", "right", 4, /equal/],
];

test("everybody is in the table", () => {
  expect(ROWS.map(([student]) => student).toSorted()).toEqual(Object.keys(ODD_CLASS).toSorted());
  expect(results.submissions).toHaveLength(28);
});

test.each(ROWS)("%s: %s", (student, status, points, row) => {
  const found = results.submissions.find((each) => each.student === student);
  expect(found).toMatchObject({ status, points });
  const line = table.split("\n").find((each) => each.startsWith(student));
  expect(line).toMatch(row);
});

test("what statuses mean stands below the table", () => {
  expect(table).toContain("incomparable  a function is missing");
  expect(table).toContain("rejected      not a program");
});

function page(student: string): string {
  const pages = join(folder, "elenchus-grades", "students");
  const name = readdirSync(pages).find((each) => each.startsWith(student));
  return readFileSync(join(pages, name ?? ""), "utf8");
}

describe("pages", () => {
  test("never speak of the assignment's file, nor of folders of the teacher's", () => {
    const pages = join(folder, "elenchus-grades", "students");
    for (const name of readdirSync(pages)) {
      const text = readFileSync(join(pages, name), "utf8");
      expect(text).not.toMatch(/`file:`|assignment\.yaml|in the assignment|assignsubmission|CS101/);
    }
  });

  test("a program that prints a million lines is not one that does not finish", () => {
    expect(page("oto")).toContain("prints too much when it is loaded");
    expect(page("oto")).not.toContain("does not finish");
    expect(page("max")).toContain("does not finish loading");
  });

  test("an empty file is called empty, once", () => {
    expect(page("finn").match(/empty/gi)).toHaveLength(2); // and the student's name
    expect(page("finn")).not.toContain("does not define");
  });

  test("UTF-16 and a byte order mark are named once, with what to do", () => {
    expect(page("ida").match(/E101/g)).toHaveLength(1);
    expect(page("ida")).toContain("save it again as UTF-8");
    expect(page("kim").match(/E101/g)).toHaveLength(1);
    expect(page("kim")).toContain("without a BOM");
  });

  test("an ill-typed definition is told, and what it costs", () => {
    expect(page("dora")).toContain('let helper x = x + "one"');
    expect(page("dora")).toContain("`reverse` needs `helper`, which has a type error");
    expect(page("dora").match(/E204/g)).toHaveLength(1); // what follows from it is not told as an error
    expect(page("cem")).toContain("`take` has a type error");
    expect(page("eve")).toContain("`total` needs `max`, which has a type error");
  });

  test("the size of inputs is explained once", () => {
    expect(page("ben").match(/The size of an input is/g)).toHaveLength(1);
    expect(page("ada")).not.toContain("The size of an input is");
  });
});

test("the course system gets points for whom they are known, and a note on the others", async () => {
  const numbered = Object.keys(ODD_CLASS).map((_, i) => `Participant ${4_700 + i},Submitted,,4.00,-`);
  const sheet = ["Identifier,Status,Grade,Maximum Grade,Last modified (grade)", ...numbered, ""].join("\n"); // blind marking
  write(folder, { "Grades.csv": sheet });
  const { stderr } = await grade(folder, "solution.ml", "CS101-Lists-4711.zip", "--worksheet", "Grades.csv");
  expect(stderr).toBe(
    "Note: the cells of Uma Two, Vic Two Named in Grades.csv are as they were: look at these yourself, since not everything could be compared or run.\n",
  );
  const filled = readFileSync(join(folder, "elenchus-grades", "moodle-grades.csv"), "utf8").split("\r\n");
  const points = new Map(ROWS.map(([student, , own]) => [student, String(own)]));
  for (const [i, student] of Object.keys(ODD_CLASS).entries()) {
    const isKnown = !student.includes("Two");
    expect(filled[i + 1]).toBe(`Participant ${4_700 + i},Submitted,${isKnown ? points.get(student) : ""},4.00,-`);
  }
}, 120_000);

test("without partial, a type error anywhere rejects", async () => {
  const files = { "solution.ml": ODD_REFERENCE, "subs/cem.ml": ODD_CLASS["Cem Ill-Typed"]?.["lists.ml"] ?? "" };
  const other = folderOf(files);
  const { stdout } = await grade(other, "solution.ml", "subs", "--no-partial");
  expect(stdout).toMatch(/cem {2}rejected {2}E204/);
});
