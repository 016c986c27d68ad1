// Which calls of a function inside of itself are not even tried.
import { expect, test } from "vitest";
import type { Expr } from "../../core/expr.js";
import { parseExpr, parseProgram } from "../../core/parse.js";
import { boundIn } from "../../core/program.js";
import { visit } from "../../core/traverse.js";
import { goesInCircles } from "./circles.js";

// The place is the 7 in the second case.
const PROGRAM = parseProgram(`
  (rec (f/1 (fun (list/2 n/3) (match list/2 ([|[]|] -> n/3) ([|::| head/4 tail/5] -> 7)))))
`);

function isEndless(now: string): boolean {
  const [root] = PROGRAM.defs.flatMap(boundIn) as [Expr];
  let place: Expr = root;
  visit(root, (e) => {
    if (e.kind === "lit") place = e;
    return true;
  });
  const at = { node: place, top: place, operands: new Map(), size: 1, around: undefined, root };
  return goesInCircles(PROGRAM, at)(parseExpr(now));
}

test.each([
  ["(f/1 list/2 n/3)", true],
  ["(f/1 [|::| head/4 tail/5] n/3)", true], // the same list, put together again
  ["(f/1 list/2 0)", true],
  ["(%i63.add 1 (f/1 list/2 n/3))", true],
  ["(f/1 tail/5 n/3)", false],
  ["(f/1 list/2 (%i63.sub n/3 1))", false], // worked out: it may get on
  ["(f/1 other/9 n/3)", false], // nothing is known of it
  ["(fun (x/6) (f/1 list/2 n/3))", false], // called later, if at all
  ["(f/1 list/2)", false], // no call yet
])("%s: %s", (now, endless) => {
  expect(isEndless(now)).toBe(endless);
});
