// A class that is graded with hints: what pages unfold, and who needs the same change.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ClassResults } from "../../src/report/class-results.js";
import { ask, sharedSession } from "../harness.js";

const folder = mkdtempSync(join(tmpdir(), "elenchus-hints-"));
afterAll(() => rmSync(folder, { recursive: true }));
const session = sharedSession();

mkdirSync(join(folder, "class"));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const reference = file("sum.ml", "let rec sum l = match l with [] -> 0 | x :: r -> x + sum r\n");
file("class/ann.ml", "let rec sum l = match l with [] -> 7 | x :: r -> x + sum r\n");
file("class/ben.ml", "let rec sum list =\n  match list with\n  | [] -> 7\n  | first :: rest -> first + sum rest\n");
file("class/cem.ml", "let sum l = List.fold_left ( + ) 0 l\n");

async function graded(
  ...options: readonly string[]
): Promise<{ readonly page: string; readonly results: ClassResults }> {
  const output = mkdtempSync(join(folder, "grades-"));
  await ask(session, ".", ["grade", reference, join(folder, "class"), "--output", output, ...options]);
  return {
    page: readFileSync(join(output, "students", "ben.md"), "utf8"),
    results: JSON.parse(readFileSync(join(output, "results.json"), "utf8")) as ClassResults,
  };
}

test("nobody asked", async () => {
  const { page, results } = await graded();
  expect(page).not.toContain("details");
  expect(results.repairs).toBeUndefined();
});

test("up to a level, each in the one before", async () => {
  const { page, results } = await graded("--hints", "5");
  const titles = [...page.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title);
  expect(titles).toEqual([
    "A hint: the case",
    "Another hint: the first wrong step",
    "Another hint: the place",
    "Another hint: what to change",
  ]);
  expect(page.match(/<\/details>/g)?.length).toBe(4);
  expect(page).toContain("  | [] -> 7\n          ^\n");
  expect(page).not.toContain("+++");
  expect(results.repairs?.map(({ submissions }) => submissions)).toEqual([["ann", "ben"]]);
  expect(results.repairs?.[0]?.patch).toContain("+let rec sum l = match l with [] -> 0");
});

test("who is not told the input gets no hints", async () => {
  for (const reveal of ["input", "hint", "verdict"]) {
    const { page } = await graded("--hints", "6", "--reveal", reveal);
    expect(page).not.toContain("details");
  }
});
