// A program in several files: its text says which they are, whatever is edited, and every place is in its own file.
import { describe, expect, test } from "vitest";
import {
  aloneIn,
  changedFiles,
  fileAt,
  filesAlone,
  filesOf,
  isJoined,
  joined,
  mainFile,
  partsOf,
  withoutMarks,
} from "./parts.js";
import { positionAt } from "./span.js";

const FILES = [
  { name: "a dir/ä%20\n.ml", role: "A", text: "let one = 1" },
  { name: "b.ml", role: "X.B", text: "" },
  { name: "main.ml", role: "", text: "let two =\n  A.one\n" },
];
const PROGRAM = joined("main.ml", FILES);

describe("several files", () => {
  test("are found again, whatever they are called", () => {
    expect(filesOf(PROGRAM)).toEqual(FILES.map(({ name, text }) => ({ name, text })));
    expect(partsOf(PROGRAM).map(({ role }) => role)).toEqual(["A", "X.B", ""]);
    expect(mainFile(PROGRAM)).toEqual({ name: "main.ml", text: FILES[2]?.text });
  });

  test("have lines of their own", () => {
    const at = PROGRAM.text.indexOf("A.one");
    expect([fileAt(PROGRAM, at), positionAt(PROGRAM.text, at)]).toEqual(["main.ml", { line: 2, column: 2 }]);
    const end = PROGRAM.text.indexOf("let one = 1") + "let one = 1".length;
    expect([fileAt(PROGRAM, end), positionAt(PROGRAM.text, end)]).toEqual([FILES[0]?.name, { line: 1, column: 11 }]);
  });

  test("alone, are where they were", () => {
    const at = PROGRAM.text.indexOf("A.one");
    expect(filesAlone(PROGRAM).map(({ text }) => text.indexOf("A.one"))).toEqual([-1, -1, at]);
    expect(filesAlone(PROGRAM)[2]?.text.trim()).toBe(FILES[2]?.text.trim());
    const [first] = partsOf(PROGRAM);
    if (first === undefined) throw new Error("no files");
    const around = aloneIn(PROGRAM, first, ["module type S = sig ", " end"]).text;
    expect(around.trimStart()).toBe("module type S = sig let one = 1 end");
    expect(around.indexOf("let one")).toBe(PROGRAM.text.indexOf("let one"));
  });

  test("without the lines that name them, keep their places", () => {
    const { text } = withoutMarks(PROGRAM);
    expect(text.length).toBe(PROGRAM.text.length);
    expect(text.trim().split(/\s+/)).toEqual(["let", "one", "=", "1", "let", "two", "=", "A.one"]);
    expect(text.indexOf("A.one")).toBe(PROGRAM.text.indexOf("A.one"));
  });

  test("after an edit, only the file that it is in has changed", () => {
    const text = PROGRAM.text.replace("let one = 1", "let one =\n  11\n");
    const changed = [{ name: FILES[0]?.name, before: "let one = 1", after: "let one =\n  11\n" }];
    expect(changedFiles(PROGRAM, { ...PROGRAM, text })).toEqual(changed);
    expect(changedFiles(PROGRAM, PROGRAM)).toEqual([]);
  });
});

test("one file is what it was", () => {
  const alone = { name: "a.ml", text: "let x = 1\n" };
  expect([isJoined(alone), filesOf(alone), filesAlone(alone)]).toEqual([false, [alone], [alone]]);
  expect(withoutMarks(alone)).toBe(alone);
});

test("a line that nobody of us wrote breaks nothing", () => {
  expect(filesOf({ name: "x", text: "\0\x1c%zz %zz \nabc" })).toEqual([{ name: "%zz", text: "abc" }]);
  expect(filesOf({ name: "x", text: "\0\x1c" })).toHaveLength(1);
});
