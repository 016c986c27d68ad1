// The law of calls that are printed for a class: each is an expression of the program that it is printed for, in that
// program's language. Our own front ends say so here for what is graded now; what the real compilers say of the same texts,
// and what they come to, is recorded.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { ClassResults } from "../../src/report/class-results.js";
import { openTestLanguage, openTestScala } from "../language.js";
import { answersTo } from "../oracle/witness-answers.js";
import { shownReport } from "../oracle/witness-replays.js";
import { classReplays } from "./class-replays.js";
import {
  type ClassFixture,
  classFixtures,
  type Printed,
  type PrintedFor,
  printedFile,
  printedIn,
  readPrinted,
} from "./classes.js";
import { folderOf, grade, removeFolders, resultsIn } from "./run-grade.js";

afterAll(removeFolders);

const [ocaml, scala] = [await openTestLanguage(), await openTestScala()];

describe("what is printed for a class", () => {
  for (const fixture of classFixtures())
    test(fixture.name, async () => {
      const { results, pages } = await graded(fixture);
      const printed = printedIn(results);
      if (process.env.UPDATE === "1") writeFileSync(printedFile(fixture), `${JSON.stringify(printed, undefined, 2)}\n`);
      expect(printed).toEqual(readPrinted(fixture));
      expect(rejectedIn(fixture, printed)).toEqual([]);
      for (const page of pages) expect(page).not.toMatch(/\[object|<abstr>|undefined/);
      expect(pages.join("\n")).toContain("wrong"); // no class is all right
    });
});

async function graded({ folder, assignment }: ClassFixture) {
  const output = join(folderOf({}), "out");
  await grade(folder, assignment, "submissions", "--output", output);
  const students = join(output, "students");
  const pages = readdirSync(students).map((name) => readFileSync(join(students, name), "utf8"));
  const tables = ["grades.csv", "details.csv"].map((name) => readFileSync(join(output, name), "utf8"));
  const results: ClassResults = resultsIn(output, ".");
  return { results, pages: [...pages, ...tables] };
}

describe("the real compilers", () => {
  for (const replay of classReplays())
    test(replay.name, () => {
      const answers = answersTo(replay);
      for (const [i, { text, shown = "" }] of replay.calls.entries())
        expect(`${text} = ${answers[i]}`).toBe(`${text} = ${shownReport(shown)}`);
      for (const typed of answers.slice(replay.calls.length)) expect(typed).toMatch(/^<fun(?:ction0)?>$/);
    });
});

/** What is printed and is no expression of the program that it is printed for. */
function rejectedIn({ folder, solution, observers }: ClassFixture, printed: Printed): readonly string[] {
  const others = observers.map((name) => join(folder, name));
  const of = (file: string, { alone, observed }: PrintedFor): readonly string[] => [
    ...rejected(
      [file],
      alone.map(({ text }) => text),
    ),
    ...rejected(
      [file, ...others],
      observed.map(({ text }) => text),
    ),
  ];
  return [
    ...of(join(folder, solution), printed.solution),
    ...Object.entries(printed.submissions).flatMap(([name, told]) => of(join(folder, "submissions", name), told)),
  ];
}

function rejected(files: readonly string[], texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return [];
  const isScala = files[0]?.endsWith(".scala") === true;
  const sources = files.map((name) => ({ name, text: readFileSync(name, "latin1") }));
  const expressions = texts.map((text, i) => ({ name: `-e ${i}`, text: isScala ? `{ ${text} }` : text }));
  const typed = (isScala ? scala : ocaml).read(sources, expressions);
  return typed.ok
    ? []
    : typed.errors.map(({ at, title, label }) => `${files[0]}: ${texts[Number(at.file.slice(3))]}: ${title}, ${label}`);
}
