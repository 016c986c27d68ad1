// Rendered diagnostics as a user sees them.
import { describe, expect, test } from "vitest";
import type { Source, Span } from "../core/span.js";
import type { Diagnostic } from "./diagnostic.js";
import { renderDiagnostics } from "./render.js";
import { ENGLISH } from "./words/english.js";

const PLAIN = { width: 80, colour: false };

/** The place of `part` in `text`, in a file t.ml. */
function find(text: string, part: string): Span {
  const start = text.indexOf(part);
  expect(start).toBeGreaterThanOrEqual(0);
  return { file: "t.ml", start, end: start + part.length };
}

function error(at: Span, label: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { code: "E204", title: "Types clash", at, label, also: [], hint: undefined, ...more };
}

function render(text: string, errors: readonly Diagnostic[], others: readonly Source[] = []): string {
  return renderDiagnostics(ENGLISH, errors, [{ name: "t.ml", text }, ...others], PLAIN);
}

function utf8(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

describe("one diagnostic", () => {
  test("has its code, title, place, source line, underlining and hint", () => {
    const text = "let f t =\n  match t with\n  | Leaf -> 0\n";
    const shown = render(text, [
      error(find(text, "match t with"), "`Node` is not handled", { hint: "add `| _ -> ...`" }),
    ]);
    expect(shown).toBe(
      [
        `E204  Types clash${" ".repeat(55)}t.ml:2:3`,
        "  2 |   match t with",
        "    |   ^^^^^^^^^^^^ `Node` is not handled",
        "Hint: add `| _ -> ...`",
        "",
      ].join("\n"),
    );
  });

  test("shows its other places, in other files with their names", () => {
    const text = "let x = 1\nlet y = x ^ x\n";
    const also = [
      { at: find(text, "1"), label: "an int" },
      { at: { file: "u.ml", start: 4, end: 5 }, label: "here too" },
    ];
    const shown = render(text, [error(find(text, "x ^"), "clash", { also })], [{ name: "u.ml", text: "let z = 3" }]);
    expect(shown.split("\n").slice(1)).toEqual([
      "  2 | let y = x ^ x",
      "    |         ^^^ clash",
      "  1 | let x = 1",
      "    |         - an int",
      "  u.ml:1:5",
      "  1 | let z = 3",
      "    |     - here too",
      "",
    ]);
  });

  test("over several lines underlines the first and says that it goes on", () => {
    const text = "f (1,\n   2)\n";
    expect(render(text, [error(find(text, "(1,\n   2)"), "a pair")])).toContain("    |   ^^^... a pair\n");
  });

  test("a place at the end of the text, and in an empty text, is one caret", () => {
    expect(render("let x =\n", [error({ file: "t.ml", start: 8, end: 8 }, "here")])).toContain("  2 |\n    | ^ here\n");
    expect(render("", [error({ file: "t.ml", start: 0, end: 0 }, "here")])).toContain("  1 |\n    | ^ here\n");
  });

  test("about a file whose text is not known has no source line", () => {
    const shown = renderDiagnostics(ENGLISH, [error({ file: "no.ml", start: 0, end: 0 }, "no such file")], [], PLAIN);
    expect(shown).toMatch(/^E204 {2}Types clash +no\.ml\n {2}no such file\n$/);
  });

  test("a long label goes below the underlining, and to the left where it needs the room", () => {
    const text = `let x = ${"y".repeat(50)} + 1\n`;
    const shown = render(text, [error(find(text, "1"), "this has type string but an int was expected here")]);
    expect(shown.split("\n").slice(2, 4)).toEqual([
      `    | ${" ".repeat(61)}^`,
      `    | ${" ".repeat(25)}this has type string but an int was expected here`,
    ]);
  });

  test("a very long label is wrapped", () => {
    const label = "many words ".repeat(20).trim();
    const lines = render("let x = 1\n", [error({ file: "t.ml", start: 8, end: 9 }, label)]).split("\n");
    expect(
      lines
        .slice(3)
        .map((line) => line.slice(6).trim())
        .join(" ")
        .trim(),
    ).toBe(label);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("a place on a line that was just shown does not show it again", () => {
    const text = "let f x x = x\n";
    const also = [{ at: { file: "t.ml", start: 6, end: 7 }, label: "the first one" }];
    const shown = render(text, [error({ file: "t.ml", start: 8, end: 9 }, "bound twice", { also })]);
    expect(shown.split("\n").slice(1, 4)).toEqual([
      "  1 | let f x x = x",
      "    |         ^ bound twice",
      "    |       - the first one",
    ]);
  });
});

describe("the source line", () => {
  test("columns and carets count characters, not bytes", () => {
    const text = utf8('let s = "héé" + 1\n');
    const shown = render(text, [error(find(text, "+"), "here")]);
    expect(shown).toContain("t.ml:1:15\n");
    expect(shown).toContain('  1 | let s = "héé" + 1\n    |               ^ here\n');
  });

  test("wide characters take two columns and combining ones none", () => {
    const text = utf8('"漢e\u0301" x');
    expect(render(text, [error(find(text, "x"), "here")])).toContain("    |       ^ here\n");
  });

  test("tabs are widened", () => {
    const text = "\tx\ty\n";
    expect(render(text, [error(find(text, "y"), "here")])).toContain("  1 |     x   y\n    |         ^ here\n");
  });

  test("control characters, bad UTF-8 and text reversal are made visible", () => {
    const text = `a\u0000\u001b[31m\u00ff${utf8("\u202e")}b\r\n`;
    expect(render(text, [error(find(text, "b"), "here")])).toContain("  1 | a␀␛[31m\ufffd\ufffdb\n");
  });

  test("that begins in the middle of a UTF-8 character is shown from its first byte", () => {
    expect(render("\u00bb\u00b4 x\n", [error({ file: "t.ml", start: 0, end: 1 }, "here")])).toContain("    | ^ here\n");
  });

  test("is cut around the place when long, with the caret under it", () => {
    for (const before of [0, 10, 60, 100, 5_000, 100_000]) {
      for (const after of [0, 10, 100, 5_000]) {
        const text = `${"é".repeat(before)}!${"z".repeat(after)}`;
        const [, line = "", under = ""] = render(utf8(text), [error(find(utf8(text), "!"), "l")]).split("\n");
        expect(line[under.indexOf("^")], `${before} before, ${after} after`).toBe("!");
        expect(line.length).toBeLessThanOrEqual(80);
        expect(line.includes("..."), `${before} before, ${after} after`).toBe(before + after + 1 > 74);
      }
    }
  });

  test("a long place in a long line is underlined as far as it is shown", () => {
    const text = "x".repeat(500);
    const [, line = "", under = ""] = render(text, [error({ file: "t.ml", start: 100, end: 400 }, "l")]).split("\n");
    expect(line.length).toBe(80);
    expect(under.trimEnd().length).toBeLessThanOrEqual(80);
  });
});

describe("several diagnostics", () => {
  const text = "a\nb\nc\n";
  const at = (start: number): Span => ({ file: "t.ml", start, end: start + 1 });

  test("are sorted by place", () => {
    const shown = render(text, [error(at(4), "third"), error(at(0), "first"), error(at(2), "second")]);
    expect(shown.match(/first|second|third/g)).toEqual(["first", "second", "third"]);
  });

  test("beyond twenty are only counted", () => {
    const many = Array.from({ length: 25 }, () => error(at(0), "again"));
    expect(render(text, many)).toMatch(/\nand 5 more\n$/);
  });
});

test("colours only when asked for", () => {
  const sources = [{ name: "t.ml", text: "a" }];
  const errors = [error({ file: "t.ml", start: 0, end: 1 }, "here")];
  expect(renderDiagnostics(ENGLISH, errors, sources, { width: 80, colour: true })).toContain("\u001b[");
  expect(renderDiagnostics(ENGLISH, errors, sources, PLAIN)).not.toContain("\u001b[");
});
