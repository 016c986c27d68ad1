// Several versions of what a student handed in: which of them counts, by the names that students and course systems give.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LANGUAGES } from "../../languages.js";
import { ENGLISH } from "../../report/words/english.js";
import { collectSubmissions } from "./submissions.js";
import { isNewer, versionOf } from "./versions.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-versions-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** One line per student: "ann: subs/ann.ml = text", or "ann: why not". */
async function collectAll(
  path: string,
  { references = ["reference.ml"] }: { readonly references?: readonly string[] } = {},
) {
  const wish = { file: undefined, languages: LANGUAGES.rows, referenceNames: references, words: ENGLISH };
  const { handedIn, notices } = await collectSubmissions([join(folder, path)], wish);
  const short = (text: string): string => text.replaceAll(`${folder}/`, "");
  const rows = handedIn.map(({ student, file, program }) =>
    short(
      "why" in program
        ? `${student}: ${ENGLISH.reasons.notHandedIn(program.why)}`
        : `${student}: ${file} = ${program.text}`,
    ),
  );
  return { rows, notices: notices.map((notice) => short(ENGLISH.reasons.notice(notice))), handedIn };
}

async function collect(path: string, wish: { readonly references?: readonly string[] }): Promise<readonly string[]> {
  return (await collectAll(path, wish)).rows;
}

test.each([
  ["anna_v2", "anna", [2]],
  ["anna-v1.2", "anna", [1, 2]],
  ["Anna Version 3", "Anna", [3]],
  ["sum (1)", "sum", [1]],
  ["attempt 2", "", [2]],
  ["sum_old", "sum", [-1]],
])("%s is a version of %s", (name, base, version) => {
  expect(versionOf(name)).toEqual({ base, version });
});

test.each(["anna", "dev2", "team_2", "student12", "revolver", "golden", "renew", "v"])("%s is none", (name) => {
  expect(versionOf(name)).toBeUndefined();
});

test("numbers are compared as numbers", () => {
  expect(isNewer([10], [9])).toBe(true);
  expect(isNewer([1, 2], [1, 10])).toBe(false);
  expect(isNewer([1], [1])).toBe(false);
});

test("of several versions the newest counts, and that is told", async () => {
  write({ "subs/anna_v1.ml": "1", "subs/anna_v2.ml": "2", "subs/anna_v10.ml": "10", "subs/ben.ml": "b" });
  write({ "subs/cem.ml": "c0", "subs/cem (1).ml": "c1", "subs/dev2.ml": "d", "subs/eve-final.ml": "e2" });
  write({
    "subs/eve.ml": "e1",
    "subs/team_1.ml": "t1",
    "subs/team_2.ml": "t2",
    "subs/v1.ml": "v1",
    "subs/v2.ml": "v2",
  });
  expect(await collectAll("subs")).toMatchObject({
    rows: [
      "anna: subs/anna_v10.ml = 10",
      "ben: subs/ben.ml = b",
      "cem: subs/cem (1).ml = c1",
      "dev2: subs/dev2.ml = d",
      "eve: subs/eve-final.ml = e2",
      "team_1: subs/team_1.ml = t1",
      "team_2: subs/team_2.ml = t2",
      "v1: subs/v1.ml = v1",
      "v2: subs/v2.ml = v2",
    ],
    notices: [
      "The newest version of a student counts: anna: subs/anna_v10.ml, not subs/anna_v1.ml, subs/anna_v2.ml, cem: subs/cem (1).ml, not subs/cem.ml, eve: subs/eve-final.ml, not subs/eve.ml.",
    ],
  });
});

test("in a student's own folder too, whatever the reference is called", async () => {
  write({ "subs/ann/sum.ml": "a0", "subs/ann/sum (1).ml": "a1", "subs/ann/sum_old.ml": "a-" });
  write({ "subs/bob/attempt 1/sum.ml": "b1", "subs/bob/attempt 2/sum.ml": "b2", "subs/bob/attempt 2/notes.txt": "" });
  write({ "subs/cem/v1/sum.ml": "c1", "subs/cem/v2/sum.ml": "c2", "subs/dan/x.ml": "d", "subs/dan/y.ml": "d" });
  write({ "subs/eve/main.ml": "let x = Util_v1.a + Util_v2.a", "subs/eve/util_v1.ml": "let a = 1" });
  write({ "subs/eve/util_v2.ml": "let a = 2" });
  const { rows, handedIn } = await collectAll("subs", { references: ["sum.ml"] });
  expect(rows.slice(0, 3)).toEqual([
    "ann: subs/ann/sum (1).ml = a1",
    "bob: subs/bob/attempt 2/sum.ml = b2",
    "cem: subs/cem/v2/sum.ml = c2",
  ]);
  expect(rows[3]).toMatch(/^dan: several programs/);
  expect(handedIn.map(({ student, older = [] }) => `${student} ${older.length}`)).toEqual([
    "ann 2",
    "bob 1",
    "cem 1",
    "dan 0",
    "eve 0",
  ]);
});

test("in exports of Canvas and Gradescope, by their numbers", async () => {
  write({ "canvas/smithann_11_100_sum.ml": "a1", "canvas/smithann_11_205_sum-1.ml": "a2" });
  write({ "canvas/leebob_LATE_12_101_sum.ml": "b" });
  expect(await collect("canvas", { references: ["sum.ml"] })).toEqual([
    "leebob: canvas/leebob_LATE_12_101_sum.ml = b",
    "smithann: canvas/smithann_11_205_sum-1.ml = a2",
  ]);
  const submitter = (number: number, name: string, email: string): string =>
    `submission_${number}:\n  :submitters:\n  - :name: ${name}\n    :email: ${email}\n`;
  write({
    "scope/submission_metadata.yml": [
      submitter(90, "Ann Lee", "ann@x"),
      submitter(120, "Ann Lee", "ann@x"),
      submitter(95, "Ann Lee", "other@x"),
    ].join(""),
  });
  for (const number of [90, 95, 120]) write({ [`scope/submission_${number}/sum.ml`]: `${number}` });
  expect(await collectAll("scope", { references: ["sum.ml"] })).toMatchObject({
    rows: ["Ann Lee: scope/submission_120/sum.ml = 120", "Ann Lee: scope/submission_95/sum.ml = 95"],
    notices: [
      "The newest version of a student counts: Ann Lee: scope/submission_120/sum.ml, not scope/submission_90/sum.ml.",
    ],
  });
});
