// Long calls and values on a screen: where lines break, and that nothing else changes.
import { describe, expect, test } from "vitest";
import { breakExpression } from "./break-expression.js";

const cases: readonly (readonly [string, readonly string[]])[] = [
  ["f [1; 2] (g 3)", ["f [1; 2] (g 3)"]],
  ["f [100; 200; 300; 400; 500; 600; 700; 800]", ["f [100; 200; 300; 400; 500; 600; 700;", "   800]"]],
  [`compute "the first of two" "the second" 'c'`, ['compute "the first of two" "the second"', "  'c'"]],
  [
    "insert 1 (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Leaf)))",
    ["insert 1 (Node (Node (Leaf, 1, Leaf), 2,", "                Node (Leaf, 3, Leaf)))"],
  ],
  ['f {name = "somebody"; age = 23; height = 4}', ['f {name = "somebody"; age = 23;', "   height = 4}"]],
  ["[|1111111; 2222222; 3333333; 4444444; 5555555|]", ["[|1111111; 2222222; 3333333; 4444444;", "  5555555|]"]],
  [`f "a; b, (c [d" "a; b, (c [d]" '(' '"' '\\'' '\\\\'`, [`f "a; b, (c [d" "a; b, (c [d]" '(' '"'`, `  '\\'' '\\\\'`]],
  ["[1;\n 2;\n 3]", ["[1; 2; 3]"]],
];

describe("breaks at 40 columns", () => {
  for (const [text, lines] of cases) test(text, () => expect(breakExpression(text, 40)).toEqual(lines));
});

test("what has no place to break is not broken", () => {
  const long = `"${"x".repeat(100)}"`;
  expect(breakExpression(long, 22)).toEqual([long]);
});

test("brackets that do not match lose nothing", () => {
  const wrong = "f 1) 2) 3) 4) 5) 6) 7) 8)";
  expect(breakExpression(wrong, 22)).toEqual([wrong]);
});
