// What the thesis's way of counting is, on functions small enough to count by hand.
import { beforeAll, expect, test } from "vitest";
import type { Language } from "../../src/language/language.js";
import type { Solver } from "../../src/smt/solver.js";
import { openTestScala } from "../language.js";
import { openTestSolver } from "../laws/test-solver.js";
import { asCounted, countedCosts, withOther } from "./as-counted.js";
import { coverPair, pairOf } from "./cover-function.js";

let language: Language;
let solver: Solver;
beforeAll(async () => {
  language = await openTestScala();
  solver = openTestSolver();
});

const NO_COSTS: ReadonlyMap<string, number> = new Map();

async function ways(text: string, budget: number, counted: boolean, matches = NO_COSTS): Promise<number> {
  const { pair } = pairOf(language, text, text, "f");
  const [asked, costs] = counted
    ? [asCounted(pair, "reference", [...matches.keys()]), countedCosts(matches)]
    : [pair, { matches }];
  const { paths } = await coverPair(asked, solver, budget, costs, { inputsPerPath: 0 });
  return new Set(paths.map(({ way }) => way)).size;
}

const NESTED = `object Work {
  def odd(a: Boolean): Int = if (a) throw new Exception() else 1
  def add(a: Int, b: Int): Int = a + b
  def f(a: Boolean): Int = add(odd(a), odd(a))
}
`;

test("all calls of an expression are paid for before the first is made", async () => {
  expect(await ways(NESTED, 1, false)).toBe(1); // odd raises before more is called
  expect(await ways(NESTED, 2, false)).toBe(1);
  expect(await ways(NESTED, 3, false)).toBe(2);
  expect(await ways(NESTED, 2, true)).toBe(0);
  expect(await ways(NESTED, 3, true)).toBe(2);
});

const GUARDED = `abstract class Shape
case class Dot(n: Int) extends Shape
case class Line(n: Int) extends Shape
object Work {
  def f(s: Shape): Int = s match {
    case Dot(n) if n < 0 => 0
    case Dot(n) => 1
    case _ => 2
  }
}
`;

test("a pattern whose guard does not hold is paid for, too", async () => {
  const dear = new Map([["Dot", 1]]);
  expect(await ways(GUARDED, 1, false, dear)).toBe(3);
  expect(await ways(GUARDED, 1, true, dear)).toBe(2);
  expect(await ways(GUARDED, 2, true, dear)).toBe(3);
});

test("a class that is not sealed has other values", async () => {
  const text = GUARDED.replace("case _", "case Line(_)");
  const total = text.replace("  }\n}", "    case _ => 3\n  }\n}");
  expect(await ways(total, 0, false)).toBe(3);
  expect(await ways(withOther(total, "Shape"), 0, false)).toBe(4);
});
