// The law of edits over all Scala programs that there are here: a mutant's edit is read as the mutant.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestScala } from "../language.js";
import { type Tried, tryEdits } from "./scala-edits.js";

const scala = await openTestScala();

/** Of a program; fewer of one that takes longer to read. All of them are tried by `npm run bench:edits -- FOLDER`. */
const mutantsMax = (text: string): number => (text.length > 2000 ? 4 : 8);

const files = ["examples", "test/programs", "test/scala-syntax"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".scala"))
    .map((file) => join(folder, file))
    .sort(),
);

const all: Tried[] = [];

test.each(files)("what is edited is read as what was changed: %s", (file) => {
  const text = readFileSync(file, "latin1");
  for (const each of tryEdits(scala, { name: file, text }, mutantsMax(text))) {
    const { at, text: now } = each.edit ?? { at: each.mutant.before.at, text: "" };
    expect(each.wrong, `${text.slice(at.start, at.end)} => ${now}`).toBeUndefined();
    all.push(each);
  }
});

test("there are edits for nearly all", () => {
  expect(all.length).toBeGreaterThan(400);
  const unwritten = all.filter(({ edit }) => edit === undefined);
  expect(unwritten.length / all.length).toBeLessThan(0.06);
});
