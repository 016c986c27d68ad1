// Differences of texts are those that the real `patch` applies.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unifiedDiff } from "./unified-diff.js";

const hasPatch = ((): boolean => {
  try {
    execFileSync("patch", ["--version"]);
    return true;
  } catch {
    return false;
  }
})();

/** What `patch -p1` makes of a file. */
function patched(file: string, before: string, diff: string): string {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-patch-"));
  try {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, before, "latin1");
    execFileSync("patch", ["-p1", "--binary", "--fuzz=0"], { cwd: folder, input: Buffer.from(diff, "latin1") });
    return readFileSync(path, "latin1");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("nothing changed", () => expect(unifiedDiff("a.ml", "x\ny", "x\ny")).toBe(""));

test("one line", () =>
  expect(unifiedDiff("./x/a.ml", "1\n2\n3\n4\n5\n6\n7\n8\n9", "1\n2\n3\n4\nfive\n6\n7\n8\n9")).toBe(
    "--- a/x/a.ml\n+++ b/x/a.ml\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n",
  ));

test("the end of a file without a line break", () =>
  expect(unifiedDiff("a.ml", "x", "y\n")).toBe(
    "--- a/a.ml\n+++ b/a.ml\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n",
  ));

describe.runIf(hasPatch)("patch", () => {
  const line = fc.constantFrom("let x = 1", "  | [] -> 0", "", "--- a", "+++ b", "\u00e9", "x\r", "@@ -1 +1 @@", "\t");
  const text = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom("", "\n"))
    .map(([lines, end]) => lines.join("\n") + (lines.length === 0 ? "" : end));

  test("makes the one of the other", () =>
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff("a.ml", before, after);
        // `patch` removes a file that gets empty
        if (diff !== "" && before !== "" && after !== "") expect(patched("a.ml", before, diff)).toBe(after);
      }),
      { numRuns: 60 },
    ));

  for (const file of ["with space.ml", 'qu"ote.ml', "back\\slash.ml", "deep/er.ml", "tab\there.ml"])
    test(`finds ${JSON.stringify(file)}`, () =>
      expect(patched(file, "a\nb\n", unifiedDiff(file, "a\nb\n", "a\nc\n"))).toBe("a\nc\n"));
});
