// Finding and comparing the types of functions in signatures.
import { expect, test } from "vitest";
import type { Answer } from "../oracle/outcome.js";
import { sameFunctionType, typeOf } from "./signature.js";

const signature = (text: string): Answer => ({ kind: "value", text, printed: "" });
const rejected: Answer = { kind: "rejected", text: "no", printed: "" };

test("the last definition of a name counts, over several lines", () => {
  const text = "val f : int\nval f :\n  int ->\n  'a list\nval g : bool";
  expect(typeOf("f", signature(text))).toBe("int -> 'a list");
  expect(typeOf("h", signature(text))).toBe("no h");
});

const CASES: readonly (readonly [string, string, boolean])[] = [
  ["'a -> 'b -> 'a", "'c -> 'a -> 'c", true],
  ["'a -> 'b -> 'a", "'a -> 'b -> 'b", false],
  ["'a -> 'a", "'a -> 'b", false],
  ["'_weak1 list", "'_weak3 list", true],
  ["'_weak1 list", "'a list", false],
  ["int  list", "int\n  list", true],
];

for (const [one, two, same] of CASES) {
  test(`${one} ${same ? "is" : "is not"} ${two}`, () => {
    expect(sameFunctionType("f", signature(`val f : ${one}`), signature(`val f : ${two}`))).toBe(same);
  });
}

test("both reject, or it is a difference", () => {
  expect(sameFunctionType("f", rejected, rejected)).toBe(true);
  expect(sameFunctionType("f", signature("val f : int"), rejected)).toBe(false);
});
