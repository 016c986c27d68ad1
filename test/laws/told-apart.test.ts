// What is expected and what comes are never shown by the same text: whoever reads a counterexample must see the difference.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../project-root.js";

const ROOT = join(projectRoot(), "test", "programs");
const FOLDERS = ["check", "scala/check"];

/** What only its constructor knows the type of is shown by no program. */
const UNSEEN = new Set(["existential-results.expect"]);

describe("counterexamples of all fixtures", () => {
  for (const folder of FOLDERS)
    test(`in ${folder} show a difference`, () => {
      const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith(".expect"));
      const alike = files.flatMap((file) =>
        shownPairs(readFileSync(join(ROOT, folder, file), "latin1")).flatMap(([expected, got]) =>
          expected === got && !UNSEEN.has(file) ? [`${file}: ${expected}`] : [],
        ),
      );
      expect(files.length).toBeGreaterThan(50);
      expect(alike).toEqual([]);
    });
});

/** The texts, over several lines each, with what they come from. */
function shownPairs(answer: string): readonly (readonly [string, string])[] {
  const found = [...answer.matchAll(/^ {4}expected( +)(.*\n(?: {8}.*\n)*) {4}got {2,}(.*\n(?: {8}.*\n)*)/gm)];
  return found.map(([, , expected = "", got = ""]) => [inOneLine(expected), inOneLine(got)]);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
