// YAML as a tree: places in bytes, texts as they were written, and a word for everything that is refused.
import { describe, expect, test } from "vitest";
import type { Span } from "../../core/span.js";
import { readYaml, type YamlTree } from "./yaml-tree.js";

const bytes = (text: string): string => Buffer.from(text).toString("latin1");
const read = (text: string) => readYaml({ name: "a.yaml", text: bytes(text) });

function plainOf(text: string): unknown {
  const checked = read(text);
  if (!checked.ok) throw new Error(checked.errors[0].label);
  return plain(checked.value);
}

/** A tree as it would be written in a test. */
function plain(tree: YamlTree): unknown {
  if (tree.kind === "scalar") return tree.type === "string" ? tree.text : { [tree.type]: tree.text };
  if (tree.kind === "list") return tree.items.map(plain);
  return tree.kind === "nothing" ? null : tree.fields.map(({ name, value }) => [name.text, plain(value)]);
}

describe("values", () => {
  const cases: readonly (readonly [string, string, unknown])[] = [
    [
      "fields",
      "a: x\nb: [y, z]",
      [
        ["a", "x"],
        ["b", ["y", "z"]],
      ],
    ],
    [
      "JSON, with tabs",
      '{\n\t"a": "x",\n\t"b": [1, null]\n}',
      [
        ["a", "x"],
        ["b", [{ number: "1" }, null]],
      ],
    ],
    [
      "numbers and truths as they are written",
      "[1.0, 0x1F, true, '1']",
      [{ number: "1.0" }, { number: "0x1F" }, { boolean: "true" }, "1"],
    ],
    ["texts as bytes", 'é: "\\u00e9 →"', [[bytes("é"), bytes("é →")]]],
    ["texts of several lines", "a: |\n  f\n    1\n", [["a", "f\n  1\n"]]],
    ["words that other versions take for truths", "%YAML 1.1\n---\na: yes", [["a", { boolean: "yes" }]]],
    ["nothing at all", "", null],
    ["nothing but comments", "# a\n", null],
    ["a byte order mark", "\ufeffa: x", [["a", "x"]]],
    [
      "fields given twice: for the reader to tell",
      "a: x\na: y",
      [
        ["a", "x"],
        ["a", "y"],
      ],
    ],
  ];
  for (const [name, text, value] of cases) test(name, () => expect(plainOf(text)).toEqual(value));
});

test("places count bytes", () => {
  const text = "é: 'x'\n😀: [ü, y]\n";
  const checked = read(text);
  if (!checked.ok || checked.value.kind !== "fields") throw new Error("not read");
  const written = ({ start, end }: Span): string => Buffer.from(bytes(text).slice(start, end), "latin1").toString();
  const places = checked.value.fields.map(({ name, value }) => [written(name.at), written(value.at)]);
  expect(places).toEqual([
    ["é", "'x'"],
    ["😀", "[ü, y]"],
  ]);
});

describe("refused", () => {
  const cases: readonly (readonly [string, string, string, number])[] = [
    ["a slip", "a: [1, 2", "Not YAML", 8],
    ["a tab", "a:\n\t- b", "Not YAML", 3],
    ["OCaml's cons without quotes", "expect: 1 :: []", "Not YAML", 8],
    ["a list of lists without quotes", "{call: f [[1]; []]}", "Not YAML", 9],
    ["a tag", "a: !mine b", "Not YAML", 3],
    ["two documents", "a: 1\n---\nb: 2", "Several documents", 5],
    ["an alias", "a: &x [1]\nb: *x", "Alias", 13],
    ["an alias of nothing", "b: *x", "Alias", 3],
    ["a field without a name", "? [a, b]\n: 1", "Not a field", 2],
    ["one list in another, and so on", "[".repeat(100_000), "Nested too deeply", 0],
    ["one field in another, and so on", "{a: ".repeat(40_000), "Nested too deeply", 0],
    ["one item in another, and so on", "- ".repeat(90_000), "Nested too deeply", 0],
    ["one key in another, and so on", "? ".repeat(90_000), "Nested too deeply", 0],
    [
      "deep by its layout",
      Array.from({ length: 500 }, (_, i) => `${" ".repeat(i)}a:`).join("\n"),
      "Nested too deeply",
      0,
    ],
    ["too large", "x".repeat(200_001), "File too large", 0],
  ];
  for (const [name, text, title, start] of cases) {
    test(name, () =>
      expect(read(text)).toMatchObject({ ok: false, errors: [{ title, at: { file: "a.yaml", start } }] }),
    );
  }

  test("bytes that are no UTF-8", () => {
    const latin1 = readYaml({ name: "a.yaml", text: `${bytes("# → ")}caf\u00e9: 1` });
    expect(latin1).toMatchObject({
      ok: false,
      errors: [{ code: "E403", title: "Not UTF-8", at: { start: 9, end: 10 } }],
    });
    const utf16 = readYaml({ name: "a.yaml", text: "\u00ff\u00fea\u0000:\u0000" });
    expect(utf16).toMatchObject({ ok: false, errors: [{ title: "Not UTF-8", at: { start: 0 } }] });
  });
});

test("a bomb of aliases is not unfolded", () => {
  const levels = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`);
  expect(read(`a0: &a0 x\n${levels.join("\n")}`)).toMatchObject({ ok: false, errors: { length: 270 } });
});
