// Tests of patterns for files.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expandGlob } from "./glob.js";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-glob-"));
  for (const name of ["a.ml", "b.ml", "ab.ml", "a.mli", ".h.ml", "x/a.ml", "x/y/a.ml", "x/_build/a.ml", "a+b.ml"]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "");
  }
  symlinkSync("..", join(folder, "x/up"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["*.ml", "a+b.ml a.ml ab.ml b.ml"],
  ["?.ml", "a.ml b.ml"],
  ["[ab].ml", "a.ml b.ml"],
  ["[!a].ml", "b.ml"],
  ["[a-b]*.ml", "a+b.ml a.ml ab.ml b.ml"],
  ["a+*.ml", "a+b.ml"],
  [".*.ml", ".h.ml"],
  ["*/*.ml", "x/a.ml"],
  ["**/a.ml", "a.ml x/a.ml x/y/a.ml"],
  ["x/**", "x x/y"],
  ["x/**/*.ml", "x/a.ml x/y/a.ml"],
  ["nowhere/*.ml", ""],
  ["*/up", "x/up"],
  ["*/up/?.ml", "x/up/a.ml x/up/b.ml"],
  ["x/[xyu]*/?.ml", "x/y/a.ml"],
])("%s", (pattern, matches) => {
  const expected = matches.split(" ").filter((name) => name !== "");
  expect(expandGlob(`${folder}/${pattern}`).map((path) => path.slice(folder.length + 1))).toEqual(expected);
});
