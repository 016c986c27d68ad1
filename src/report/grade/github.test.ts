// The summary and the annotations for GitHub: what they say, and that no text breaks out of them.
import { describe, expect, test } from "vitest";
import { FORMULA, SAMPLE, sampleOf, submission } from "../../../test/grade/sample-results.js";
import { type ClassResults, REVEALS } from "../class-results.js";
import { ENGLISH } from "../words/english.js";
import { withoutCommands } from "../workflow-command.js";
import { githubAnnotations, githubSummary } from "./github.js";

const only = (id: string): ClassResults => ({ ...SAMPLE, submissions: [sampleOf(id)] });

describe("the summary of a class", () => {
  const summary = githubSummary(ENGLISH, SAMPLE, "full");
  const rows = summary.split("\n").filter((line) => line.startsWith("| "));

  test("starts with what the teacher should know", () => {
    expect(summary).toMatch(/^# Lists \\<b\\>\n\n- the references differ: `sum \[0\]`/);
    expect(summary).toContain(
      "\n12 submissions: 1 right, 1 undecided, 6 wrong, 1 incomparable, 2 rejected, 1 failed.\n",
    );
  });
  test("has a row for each that is not right, four cells in each", () => {
    expect(rows).toHaveLength(12);
    for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(6);
    expect(rows).toContain("| bob | wrong | `sum [0; 1]` | 1/2 |");
    expect(rows).toContain("| eve | undecided | Compared with the reference, it agrees so far, up to size 4. | 2/2 |");
    expect(rows).toContain("| hal | failed | It took all memory (512 MB). | 0/2 |");
    expect(rows.some((row) => row.startsWith("| \\=cmd()\\|' /C"))).toBe(true);
  });
  test("has the mistakes", () => {
    expect(summary).toContain(
      "**2 submissions**, `sum`: bob, bob 2\n\n```\nsum [0; 1]\n  expected  1\n  got       0\n```\n",
    );
  });
  test("tells no more than the reveal level", () => {
    expect(githubSummary(ENGLISH, SAMPLE, "input")).not.toMatch(/expected|references differ/);
    expect(githubSummary(ENGLISH, SAMPLE, "hint")).not.toContain("[0; 1]");
    expect(githubSummary(ENGLISH, SAMPLE, "verdict")).not.toMatch(/size|Mistakes/);
  });
  test("is not too large for GitHub", () => {
    const many = Array.from({ length: 3_000 }, (_, i) =>
      submission(`${"x".repeat(250)}${i}`, "failed", [], { failure: "x" }),
    );
    const large = githubSummary(ENGLISH, { ...SAMPLE, submissions: many }, "full");
    expect(large.length).toBeLessThan(500_000);
    expect(large).toContain("\nand 2,800 more submissions\n");
  });
});

test("of one submission it is that student's feedback", () => {
  const summary = githubSummary(ENGLISH, only("bob"), "input");
  expect(summary).toBe(
    "# Lists \\<b\\>\n\n1 of 2 points, wrong\n\n## `sum`: wrong, 0 of 1 point\n\nThe smallest input on which it goes wrong:\n\n```\nsum [0; 1]\n```\n\n## `product`: right, 1 of 1 point\n\nCompared with the reference, it agrees up to size 9.\n\nThe size of an input is the number of its constructors and literals: a list of two numbers has size 5. Up to the size that is named, no input shows a difference; beyond it, nothing was looked at.\n",
  );
});

describe("annotations", () => {
  test("of a difference", () => {
    expect(githubAnnotations(ENGLISH, only("bob"), "full")).toEqual([
      "::error file=hw1/bob/lists.ml,title=sum%3A wrong::The smallest input on which it goes wrong:%0Asum [0; 1]%0A  expected  1%0A  got       0",
    ]);
  });
  test("of a rejected program, with its place", () => {
    expect(githubAnnotations(ENGLISH, only("gus"), "verdict")).toEqual([
      "::error file=hw1/gus/lists.ml,line=2,endLine=2,col=11,endColumn=14,title=E204 Types clash::this is a string, but `+` wants an int%0AHint: Use `int_of_string`.",
    ]);
  });
  test("of what is not decided", () => {
    expect(githubAnnotations(ENGLISH, only("eve"), "verdict")).toEqual([
      "::warning file=hw1/eve/lists.ml,title=product%3A nothing wrong was found::product: nothing wrong was found",
    ]);
    expect(githubAnnotations(ENGLISH, only("ivy"), "full")).toEqual([
      "::error title=cannot be run::The file is too large (5.0 MB).",
    ]);
    expect(githubAnnotations(ENGLISH, only("ann"), "full")).toEqual([]);
  });
  test("each is one command, at every level, and there are no more than are shown", () => {
    for (const reveal of REVEALS) {
      const lines = githubAnnotations(ENGLISH, SAMPLE, reveal);
      expect(lines.filter((line) => line.startsWith("::error"))).toHaveLength(10);
      for (const line of lines) {
        expect(line).toMatch(/^::(error|warning)( \w+=[^,:]*(,\w+=[^,:]*)*)?::[^\n\r]*$/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
        expect(line).not.toMatch(/[\0-\x1f]|%(?!25|0A|0D|3A|2C)/);
      }
    }
  });
});

test("other output has no commands", () => {
  const text = `a ::b::\n::error::x\n  ::set-output name=a::b\n##[add-mask]x\n${FORMULA}\n`;
  expect(withoutCommands(text)).toBe(`a ::b::\n: :error::x\n  : :set-output name=a::b\n## [add-mask]x\n${FORMULA}\n`);
});
