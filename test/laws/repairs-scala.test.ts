// Changes as repairs make them, in Scala programs: what is inserted stands in the user's layout and captures no name, and
// everything else stays as it is.
import { describe, expect, test } from "vitest";
import type { Arm } from "../../src/core/expr.js";
import { openTestScala } from "../language.js";
import { arms, around, changed, first, inserted, type Repair, reordered, repaired } from "./grafts.js";

const scala = await openTestScala();

const SUM = `def f(l: List[Int]): Int = l match {
  case Nil => 0 // none
  case x :: rest =>
    // some
    x + f(rest)
}`;
const LINE = "def f(l: List[Int]): Int = l match { case Nil => 0; case x :: r => x }";
const ONE = "def g(l: List[Int]): Int = l match { case y :: Nil if y > 3 => y * 2; case _ => 0 }";

type Row = readonly [title: string, text: string, graft: string, repair: Repair, now: string | undefined];

describe("arms and what is around", () => {
  const rows: readonly Row[] = [
    [
      "on a line of its own, behind a comment",
      SUM,
      ONE,
      inserted(1),
      SUM.replace("// none", "// none\n  case y :: Nil if y > 3 => y * 2"),
    ],
    ["before the first", SUM, ONE, inserted(0), SUM.replace("case Nil", "case y :: Nil if y > 3 => y * 2\n  case Nil")],
    ["the last", SUM, ONE, inserted(2), SUM.replace("\n}", "\n  case y :: Nil if y > 3 => y * 2\n}")],
    ["in a line", LINE, ONE, inserted(1), LINE.replace("; case x", "; case y :: Nil if y > 3 => y * 2; case x")],
    [
      "another pattern",
      SUM,
      ONE,
      changed(0, (arm, graft) => ({ ...arm, pattern: (first(graft).arms[0] as Arm).pattern })),
      SUM.replace("Nil", "y :: Nil"),
    ],
    [
      "another pattern, guard and body",
      SUM,
      ONE,
      changed(0, (_arm, graft) => first(graft).arms[0] as Arm),
      SUM.replace("Nil => 0", "y :: Nil if y > 3 => y * 2"),
    ],
    [
      "a guard",
      SUM,
      "def g(x: Int): Boolean = x > 0",
      changed(1, (arm, graft) => ({ ...arm, guard: graft })),
      SUM.replace("x :: rest", "x :: rest if x > 0"),
    ],
    [
      "moved, with their comments",
      SUM,
      "def g(x: Int): Int = x",
      reordered(1, 0),
      `def f(l: List[Int]): Int = l match {
  case x :: rest =>
    // some
    x + f(rest)
  case Nil => 0 // none
}`,
    ],
    [
      "names that would capture others",
      "def f(x: Int, l: List[Int]): Int = l match { case Nil => x; case _ => 0 }",
      "def g(l: List[Int]): Int = l match { case x :: _ => x; case _ => 0 }",
      (own, graft) => {
        const [e, arm] = [first(own), first(graft).arms[0] as Arm];
        return arms(e, [{ ...arm, body: (e.arms[0] as Arm).body }, ...e.arms]);
      },
      "def f(x: Int, l: List[Int]): Int = l match { case x1 :: _ => x; case Nil => x; case _ => 0 }",
    ],
    [
      "if",
      SUM,
      "def g(l: List[Int], old: Int): Int = if (l.isEmpty) 0 else old",
      around,
      SUM.replace("l match", "if (l.isEmpty) 0 else l match"),
    ],
    [
      "val",
      "def f(x: Int, y: Int): Int = x + y",
      "def g(x: Int, y: Int, old: Int): Int = { val z = y; if (z > 3) z else old }",
      around,
      "def f(x: Int, y: Int): Int = { val z = y; if (z > 3) z else x + y }",
    ],
    [
      "match",
      "def f(x: Int, y: Int): Int = x + y",
      "def g(x: Int, y: Int, old: Int): Int = x match { case 0 => y; case _ => old }",
      around,
      "def f(x: Int, y: Int): Int = x match { case 0 => y; case _ => x + y }",
    ],
    [
      "none of another type",
      SUM,
      "def g(o: Option[Int]): Int = o match { case Some(y) => y; case None => 0 }",
      inserted(0),
      undefined,
    ],
  ];
  test.each(rows)("%s", (_title, text, graft, repair, now) => {
    expect(repaired(scala, text, graft, repair)).toBe(now);
  });
});
