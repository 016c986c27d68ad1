// What the changes come to that languages propose: every two parts swapped, each left out, something put between them.
import { expect, test } from "vitest";
import type { SourceChange } from "../report/diagnostic.js";
import { closesAtEnd, insertions, onceEach, removals, swaps } from "./slips.js";
import { tokenSlips } from "./token-slips.js";

const TEXT = "f(a, b, c)";
const PARTS = [2, 5, 8].map((start) => ({ file: "f", start, end: start + 1 }));

function texts(changes: Iterable<SourceChange>, text = TEXT): readonly string[] {
  return [...changes].map(({ at, text: other }) => text.slice(0, at.start) + other + text.slice(at.end));
}

test("parts are swapped, with what is between them in its place", () => {
  expect(texts(swaps(TEXT, PARTS))).toEqual(["f(b, a, c)", "f(c, b, a)", "f(a, c, b)"]);
  expect(texts(swaps(TEXT, PARTS, 1))).toEqual(["f(b, a, c)", "f(a, c, b)"]);
});

test("a part goes with one mark beside it", () => {
  expect(texts(removals(PARTS))).toEqual(["f(b, c)", "f(a, c)", "f(a, b)"]);
});

test("a part comes with a mark, in every place", () => {
  expect(texts(insertions(PARTS, ["x"], ", "))).toEqual([
    "f(x, a, b, c)",
    "f(a, x, b, c)",
    "f(a, b, x, c)",
    "f(a, b, c, x)",
  ]);
});

test("what changes nothing, or comes to the same text, is left out", () => {
  const [first = { file: "f", start: 0, end: 0 }] = PARTS;
  const whole = { file: "f", start: 0, end: 3 };
  const changes = [
    { at: first, text: "a" },
    { at: first, text: "x" },
    { at: whole, text: "f(x" },
  ];
  expect(onceEach(TEXT, changes)).toEqual([changes[1]]);
});

test("brackets that close at the end", () => {
  expect(["(a)", "(a) + (b)", "((a) (b))"].map(closesAtEnd)).toEqual([true, false, true]);
});

test("words near a place where a text cannot be read on", () => {
  const vocabulary = { others: new Map([["=>", ["->"]]]), forgotten: ["in"] };
  const text = "let a = 1\nmatch b with => c";
  const found = texts(tokenSlips(text, [{ file: "f", start: 23, end: 25 }], vocabulary), text);
  expect(found).toContain("let a = 1\nmatch b with -> c"); // another word
  expect(found).toContain("let a = 1\nmatch b with  c"); // one too many
  expect(found).toContain("let a = 1\nin match b with => c"); // one that was forgotten
  expect(found).toContain("let a = 1\nmatch with b => c"); // two in the wrong order
  expect(found).toContain("let a = 1\n(match b) with => c"); // parentheses
  expect(found).toContain("let a = 1\nmatch b with b => c"); // a name from nearby
});
