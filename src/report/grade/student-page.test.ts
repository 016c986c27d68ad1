// The page of each kind of student, word for word, and that programs cannot get out of it.
import { describe, expect, test } from "vitest";
import { HOSTILE, SAMPLE, SUBMISSIONS, sampleOf } from "../../../test/grade/sample-results.js";
import { REVEALS, type Reveal } from "../class-results.js";
import { ENGLISH } from "../words/english.js";
import { studentPage } from "./student-page.js";

const page = (id: string, reveal: Reveal = "full"): string => studentPage(ENGLISH, SAMPLE, sampleOf(id), reveal);

test("a difference", () => {
  expect(page("bob")).toBe(`# Lists \\<b\\>

bob (\`lists.ml\`): 1 of 2 points, wrong

## \`sum\`: wrong, 0 of 1 point

The smallest input on which it goes wrong:

\`\`\`
sum [0; 1]
  expected  1
  got       0
\`\`\`

## \`product\`: right, 1 of 1 point

Compared with the reference, it agrees up to size 9.

The size of an input is the number of its constructors and literals: a list of two numbers has size 5. Up to the size that is named, no input shows a difference; beyond it, nothing was looked at.
`);
});

test("a rejected program", () => {
  expect(page("gus", "verdict")).toBe(`# Lists \\<b\\>

gus (\`lists.ml\`): 0 of 2 points, cannot be run

Nothing could be graded, since this is not a program that can be read.

\`\`\`
E204  Types clash                                              lists.ml:2:11
  2 |   | [] -> "é" + 1
    |           ^^^ this is a string, but \`+\` wants an int
  prelude.ml:3:1
  from here
Hint: Use \`int_of_string\`.
\`\`\`
`);
});

test("no program at all", () => {
  expect(page("ivy")).toBe("# Lists \\<b\\>\n\nivy: 0 of 2 points, cannot be run\n\nThe file is too large (5.0 MB).\n");
});

describe("no page", () => {
  test("tells more than the verdict at that level", () => {
    for (const id of ["bob", "cyn", "dan"]) expect(page(id, "verdict")).not.toMatch(/```|size|input|finish/);
  });
  test("names another student or a folder", () => {
    for (const id of ["bob", "bob 2", "cyn", "dan"]) expect(page(id).replaceAll("bob (", "")).not.toMatch(/bob|hw1/);
  });
  test("has anything outside its code blocks that is markup of the program's", () => {
    for (const submission of SUBMISSIONS) {
      for (const reveal of REVEALS) {
        const outside = studentPage(ENGLISH, SAMPLE, submission, reveal)
          .replaceAll(/^(`{3,})\n[\s\S]*?\n\1$/gm, "")
          .replaceAll(/\\[!-/:-@[-`{-~]/g, "")
          .replaceAll(/`[^`\n]+`/g, "");
        expect(outside).not.toMatch(/[<>[\]`&*_]/);
      }
    }
    expect(page(HOSTILE)).toContain("`````\nsum [");
  });
});
