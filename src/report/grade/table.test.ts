// The class on a terminal: a small one line for line, a large one on a screen.
import { describe, expect, test } from "vitest";
import {
  agrees,
  differs,
  example,
  FOREVER,
  HOSTILE,
  proved,
  SAMPLE,
  submission,
  value,
} from "../../../test/grade/sample-results.js";
import type { ClassResults, Mistake, SubmissionResult } from "../class-results.js";
import { ENGLISH } from "../words/english.js";
import { columnsOf } from "./columns.js";
import { renderGrades } from "./table.js";

const STYLE = { width: 80, colour: false };
const render = (changes: Partial<ClassResults> = {}): string => renderGrades(ENGLISH, { ...SAMPLE, ...changes }, STYLE);
const text = (...lines: string[]): string => lines.map((line) => `${line}\n`).join("");

describe("a small class", () => {
  const shown = render();

  test("starts with the notices", () => {
    expect(shown).toMatch(
      /^Note: the references differ: `sum \[0\]` gives 0 in lists.ml, but 1 in lists-2.ml\nNote: <scr/,
    );
  });

  test("has a line for everybody", () => {
    expect(shown).toContain(
      text(
        "ann                       right            agrees up to size 9               2/2",
        "bob                       wrong            sum [0; 1]                        1/2",
        "bob 2                     wrong            sum [0; 1]                        1/2",
        "cyn                       does not finish  product [2]                       1/2",
        "dan                       wrong            sum [1]                         ? 1/2",
        "eve                       undecided        product: agrees so far, up ...  ? 2/2",
        "fay                       incomparable     sum: the submission does no...    1/2",
        "gus                       rejected         E204  Types clash (lists.ml...    0/2",
        "hal                       failed           it took all memory (512 MB)     ? 0/2",
        "ivy                       rejected         the file is too large (5.0 MB)    0/2",
        '<script>alert(1)</scr...  wrong            sum ["<script>alert(1)</scr...    1/2',
        "=cmd()|' /C calc'!A0      wrong            sum [-1]                          1/2",
      ),
    );
    expect(shown).toContain("?             points to look at yourself: something could not be decided,\n");
  });

  test("says what is proved, and the weakest of it", () => {
    const submissions = [
      submission("ann", "right", [proved("sum", true), proved("product", true)]),
      submission("bob", "right", [proved("sum", true), proved("product", false)]),
      submission("cyn", "right", [proved("sum", false), agrees("product", 9)]),
    ];
    expect(render({ submissions })).toContain(
      text(
        "ann  right (proved)  equal                                                   2/2",
        "bob  right (proved)  equal wherever the reference returns                    2/2",
        "cyn  right           agrees up to size 9                                     2/2",
      ),
    );
  });

  test("has the mistakes with their witnesses", () => {
    expect(shown).toContain(
      text(
        "Mistakes",
        "   1  2 submissions  bob, bob 2",
        "      sum [0; 1]",
        "        expected  1",
        "        got       0",
        "   2  1 submission  cyn",
        "      product [2]",
        "        expected  2",
        "        got       still running after 10,000,000 steps; the reference took 12",
      ),
    );
  });

  test("says how the tests did, which inputs would do, and ends with one line", () => {
    expect(shown).toContain(
      text("Your tests  3", "  miss 2 of 6 wrong submissions:", `    cyn${" ".repeat(23)}product [2]`),
    );
    expect(shown).toContain("\n  2 tests catch nobody: empty and 1 more\n");
    expect(shown).toContain(
      text(
        "Inputs that catch every wrong submission found",
        "  sum: 2 inputs for 5 submissions",
        `    sum [0; 1]${" ".repeat(65)}2`,
        `    sum [1]  observed by  grading _ [("x", 1)]${" ".repeat(33)}3`,
        "  product: 1 input for 1 submission, perhaps not the fewest",
      ),
    );
    expect(shown).toMatch(
      /\n\n12 submissions: 1 right, 1 undecided, 6 wrong, 1 incomparable, 2 rejected, 1\nfailed; 5 mistakes; 1 found through the class\n$/,
    );
  });

  test("keeps to the width and prints no control characters", () => {
    for (const line of shown.split("\n")) expect(columnsOf(line), line).toBeLessThanOrEqual(80);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(shown).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202e]|\p{Cs}/u);
    expect(shown).toContain("␛[31mred");
  });

  test("is whole on a narrow screen", () => {
    expect(renderGrades(ENGLISH, SAMPLE, { width: 40, colour: false })).toContain("bob                       wrong");
  });

  test("in colour says the same", () => {
    const coloured = renderGrades(ENGLISH, SAMPLE, { width: 80, colour: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
    expect(coloured.replaceAll(/\u001b\[[\d;]*m/g, "")).toBe(shown);
    expect(coloured).toContain("\u001b[1;31mwrong");
  });
});

describe("tests", () => {
  test("that miss nobody", () => {
    const tests = { tests: SAMPLE.tests?.tests.slice(2) ?? [], missed: [] };
    expect(render({ tests })).toContain("\nYour tests  1\n  miss no wrong submission\n");
  });
  test("that there are none of", () => expect(render({ tests: null })).not.toContain("Your tests"));
});

describe("a large class", () => {
  const wrong = (i: number): SubmissionResult =>
    submission(`w${i}`, "wrong", [differs("sum", example(`sum [${i}]`, 3, value("1"), FOREVER)), agrees("product", 9)]);
  const submissions = [
    ...Array.from({ length: 400 }, (_, i) => submission(`r${i}`, "right", [agrees("sum", 9), agrees("product", 9)])),
    ...Array.from({ length: 60 }, (_, i) => wrong(i)),
    ...Array.from({ length: 40 }, (_, i) => submission(`x${i}`, "failed", [], { failure: "it took too long" })),
  ];
  const mistakes: Mistake[] = Array.from({ length: 30 }, (_, i) => ({
    id: i + 1,
    function: "sum",
    submissions: Array.from({ length: i === 0 ? 31 : 1 }, (_, j) => `w${i + j}`),
    witness: example(`sum [${Array.from({ length: 200 }, (_, k) => k).join("; ")}]`, 3, value("1"), value("0")),
    behaviour: [],
    shapes: [],
  }));
  const missed = submissions.slice(400, 460).map(({ id }) => ({ submission: id, function: "sum", call: "sum [7]" }));
  const summary = { submissions: 500, right: 400, undecided: 0, wrong: 60, incomparable: 0, rejected: 0, failed: 40 };
  const tests = { tests: SAMPLE.tests?.tests ?? [], missed };
  const shown = render({ submissions, mistakes, summary, tests, notices: [] });

  test("has right ones as a number, wrong ones under their mistakes, and of the others some", () => {
    expect(shown).not.toMatch(/^[rw]\d+ /m);
    expect(shown.match(/^x\d+ +failed/gm)).toHaveLength(10);
    expect(shown).toContain("\nand 30 more\n");
    expect(shown).toContain("\n   1  31 submissions  w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10 and 20 more\n");
    expect(shown).toContain("\n  and 22 more mistakes of 22 submissions\n");
    expect(shown).toContain("\n    and 55 more\n");
  });

  test("fits on a screen or two", () => expect(shown.split("\n").length).toBeLessThan(120));
});

test("nobody handed anything in", () => {
  const summary = { submissions: 0, right: 0, undecided: 0, wrong: 0, incomparable: 0, rejected: 0, failed: 0 };
  const empty = { submissions: [], mistakes: [], covering: [], inputs: [], tests: null, notices: [], summary };
  expect(render(empty)).toBe("0 submissions\n");
  expect(HOSTILE).toContain("\u001b");
});
