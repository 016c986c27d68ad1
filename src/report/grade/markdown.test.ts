// Nothing in a text gets out of its place in Markdown: a table of cases, and laws over all texts.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOSTILE } from "../../../test/grade/sample-results.js";
import { cell, code, fenced, prose } from "./markdown.js";

const texts = fc.string({ unit: fc.constantFrom(..."`~<>[]()|\\*_#-+=!&:/.@$ \n\tab1\u0000\u202e") });

describe("prose", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["ann-smith", "ann-smith"],
    ["<script>", "\\<script\\>"],
    ["[x](http://y)", "\\[x\\](http\\://y)"],
    ["see `f x` there", "see `f x` there"],
    ["see `` ` there", "see \\`\\` \\` there"],
    ["`\\`", "`\\`"],
    ["# a", "\\# a"],
    ["- a\n- b", "\\- a - b"],
    ["1. a", "1\\. a"],
    ["a & b *c* _d_ ~e~", "a \\& b \\*c\\* \\_d\\_ \\~e\\~"],
    ["www.x.y :smile:", "www\\.x.y \\:smile:"],
    ["Hint: this", "Hint: this"],
  ];
  for (const [text, markdown] of cases) test(text, () => expect(prose(text)).toBe(markdown));

  test("has no bare mark outside of code, and one line", () => {
    fc.assert(
      fc.property(texts, (text) => {
        // From left to right, as a reader of Markdown does: in code a backslash is only a backslash.
        const outside = prose(text).replaceAll(/\\[!-/:-@[-`{-~]|(?<!`)`[^`]+`(?!`)/g, "x");
        expect(outside).not.toMatch(/[`<>[\]*_#~&\n\\]|:\/\//);
        expect(outside).not.toMatch(/^([-+=]|\d+[.)])/);
      }),
    );
  });
});

test("code has marks around it that do not occur inside", () => {
  expect(code("f `a` ``b``")).toBe("``` f `a` ``b`` ```");
  expect(code("x |> f")).toBe("`x |> f`");
  fc.assert(
    fc.property(texts, (text) => {
      const written = code(text);
      if (written === "") return;
      const [marks = ""] = /^`+/.exec(written) ?? [];
      expect(written.endsWith(marks)).toBe(true);
      expect(written.slice(marks.length, -marks.length).match(/`+/g) ?? []).not.toContain(marks);
      expect(written).not.toContain("\n");
    }),
  );
});

test("a block's fence is longer than every run of backticks in it", () => {
  expect(fenced("a\n```\nb")).toBe("````\na\n```\nb\n````");
  expect(fenced(HOSTILE).split("\n")[0]).toBe("`````");
  fc.assert(
    fc.property(texts, (text) => {
      const lines = fenced(text).split("\n");
      const fence = lines[0] ?? "";
      expect(lines.at(-1)).toBe(fence);
      expect(lines.slice(1, -1).join("\n")).not.toContain(fence);
    }),
  );
});

test("a cell has no bare bar", () => {
  expect(cell(code("x |> f || g"))).toBe("`x \\|> f \\|\\| g`");
  expect(cell(prose(HOSTILE))).not.toMatch(/(?<!\\)\|/);
});
