// The audit of our own pairs can fail: a claim that covers a difference is found, and one that does not is left alone.
import { expect, test } from "vitest";
import type { Brute } from "./brute.js";
import { bruteIn } from "./brute.js";
import type { Said } from "./claims.js";
import { familyOf, readFamilies } from "./family.js";
import { differenceInside, isConfirmed, reallyDiffers, replaysOf } from "./judge.js";

const BRUTE: Brute = bruteIn(`case\t1\t"0"\t
case\t3\t"same [1]"\tno-sharing
case\t5\t"[1; 2]"\t
program
raised\t"Not_found"\t""
value\t"a"\t""
value\t"b"\t""
program
value\t"x"\t""
value\t"c"\t""
value\t"b"\t"printed"
`);

const agrees = (upTo: number | null, ...conditions: readonly string[]): Said => ({
  function: "f",
  verdict: "agrees",
  upTo,
  conditions: conditions.map((condition) => ({ condition })),
});

test("a difference inside of a claim is found, up to its size", () => {
  expect(differenceInside(BRUTE, 1, agrees(null))).toMatch(/^"0" \(size 1\)/);
  expect(differenceInside(BRUTE, 1, agrees(0))).toBeUndefined();
});

test("what the conditions of a claim leave out is no difference", () => {
  expect(differenceInside(BRUTE, 1, agrees(null, "reference-returns"))).toMatch(/^"same \[1\]"/);
  expect(differenceInside(BRUTE, 1, agrees(null, "reference-returns", "no-sharing"))).toMatch(/^"\[1; 2\]"/);
  expect(differenceInside(BRUTE, 1, agrees(4, "reference-returns", "no-sharing"))).toBeUndefined();
  expect(differenceInside(BRUTE, 1, agrees(null, "reference-returns", "no-sharing", "prints"))).toBeUndefined();
  expect(reallyDiffers(BRUTE, 1, false)).toBe(true);
  expect(reallyDiffers(BRUTE, 0, true)).toBe(false);
});

test("a counterexample is confirmed by answers that part", () => {
  const value = (text: string, printed = "") => ({ kind: "value", text: `- : int = ${text}`, printed }) as const;
  const raised = { kind: "exception", text: "Exception: Not_found.", printed: "" } as const;
  expect(isConfirmed([value("1")], [value("1")], false)).toBe(false);
  expect(isConfirmed([value("1"), value("2")], [value("1"), value("3")], false)).toBe(true);
  expect(isConfirmed([value("1", "a")], [value("1", "b")], false)).toBe(true);
  expect(isConfirmed([raised], [value("1")], false)).toBe(false);
  expect(isConfirmed([raised], [value("1")], true)).toBe(true);
});

test("what is asked again shows what is left of arguments, and what a family looks at", () => {
  const counterexample = { call: "f [|0|]", arguments: ["[|0|]"], size: 2, observed: "g _", restsOn: "behaviour" };
  const shown = { expected: { outcome: "value" }, got: { outcome: "value" } };
  const asked = replaysOf("f", { ...counterexample, ...shown }, ["fun x -> x"]);
  expect(asked.slice(0, 3)).toEqual(["f [|0|]", "g (f [|0|])", "(fun x -> x) (f [|0|])"]);
  expect(asked[3]).toContain("let audited_0 = [|0|] in let audited = f audited_0 in");
});

test("a family is a file of sections, its variants replace parts of the reference", () => {
  const text = `(*** about: a ***)\n(*** check: --function f ***)\n(*** reference ***)\nlet f x = x + 1\n(*** inputs ***)\nlet cases = []\n(*** right: swapped ***)\nx + 1 ===> 1 + x\n(*** wrong: whole ***)\nlet f x = x\n`;
  const { name, options, variants } = familyOf("some.ml", text);
  expect({ name, options }).toEqual({ name: "some", options: ["--function", "f"] });
  expect(variants).toEqual([
    { name: "swapped", right: true, text: "let f x = 1 + x\n" },
    { name: "whole", right: false, text: "let f x = x\n" },
  ]);
  expect(() => familyOf("some.ml", text.replace("x + 1 ===>", "x + 2 ===>"))).toThrow("there is no x + 2");
});

test("there are 300 pairs, right and wrong ones in every family", () => {
  const families = readFamilies();
  expect(families.flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(300);
  for (const { name, variants, about, inputs } of families) {
    expect([name, about, inputs].every((text) => text !== "")).toBe(true);
    expect([...new Set(variants.map(({ right }) => right))], name).toHaveLength(2);
  }
});
