// What inputs count for, and that every way of writing one gives the same size.
import { expect, test } from "vitest";
import { openTestGrammar } from "./grammar.js";
import { sizeOfText } from "./size.js";

const grammar = await openTestGrammar();

const SIZES: readonly (readonly [string, number])[] = [
  ["0", 1],
  ["-1073741825", 1],
  ["(-1)", 1],
  ["- 1", 1],
  ["-1.5", 1],
  ['"a long string"', 1],
  ["'c'", 1],
  ["true", 1],
  ["()", 0],
  ["(1, 2, 3)", 3],
  ["[]", 1],
  ["[1]", 3],
  ["1 :: []", 3],
  ["[-1; 2]", 5],
  ["1 :: 2 :: []", 5],
  ["Empty", 1],
  ["Node ((1, Empty, Node ((1, Empty, Empty))))", 7],
  ["Node (1, Empty, Node (1, Empty, Empty))", 7],
  ["ZERO (MONE (NIL))", 3],
  ['(TIMES ([VAR ("x"); CONST (-3)]), "y")', 9],
  ["fun x -> x", 2],
  ["fun (x_1 : int) -> 1", 2],
  ["fun x y -> x", 2],
  ["fun x -> -(x)", 3],
  ["fun x -> x + 1", 4],
  ["fun x -> 1 mod x", 4],
  ["fun f -> f 1", 4],
  ["function 0 -> 1 | _ -> 2", 4],
  ["fun x -> if x = 0 then 1 else 2", 7],
  ["[|1; 2|]", 3],
  ["{ a = 1; b = 2 }", 3],
  ["ref 1", 2],
];

for (const [text, size] of SIZES) {
  test(`${text} counts ${size}`, () => expect(sizeOfText(grammar, text)).toBe(size));
}

test("what is no single expression has no size", () => {
  expect(sizeOfText(grammar, "Node (")).toBeUndefined();
  expect(sizeOfText(grammar, "1 let x = 2")).toBeUndefined();
});
