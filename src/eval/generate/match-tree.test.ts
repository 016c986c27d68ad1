// Trees of tests: no value is tested twice, arms are tried in order, and trees stay small.
import { describe, expect, test } from "vitest";
import type { Arm, Expr, Name } from "../../core/expr.js";
import { parseExpr } from "../../core/parse.js";
import { type MatchPlace, type MatchTree, matchTree } from "./match-tree.js";

const SIZES: Readonly<Record<string, number>> = { nil: 2, cons: 2, A: 3, B: 3, C: 3, tuple2: 1, tuple3: 1 };

function treeOf(arms: string): MatchTree {
  const e = parseExpr(`(match 0 ${arms})`) as Extract<Expr, { kind: "match" }>;
  return matchTree(e.arms as readonly Arm[], (ctor: Name) => SIZES[ctor], undefined);
}

/** (place case->tree ... else->tree), leaves by the number of their arm. */
function show(tree: MatchTree): string {
  switch (tree.kind) {
    case "fail":
      return "fail";
    case "leaf":
      return tree.rest === undefined ? `${tree.arm}` : `${tree.arm}?${show(tree.rest)}`;
    case "switch": {
      const cases = tree.cases.map(({ keys, tree: inner }) => `${keys.map(keyText).join("|")}->${show(inner)}`);
      return `(${placeText(tree.on)} ${[...cases, ...(tree.otherwise ? [`else->${show(tree.otherwise)}`] : [])].join(" ")})`;
    }
    case "range":
      return `(${placeText(tree.on)} ${tree.low.value}..${tree.high.value}->${show(tree.yes)} else->${show(tree.no)})`;
    case "orelse":
      return `{${show(tree.first)} or ${show(tree.second)}}`;
  }
}

function placeText({ step }: MatchPlace): string {
  return step === undefined ? "it" : `${placeText(step.parent)}.${step.kind === "content" ? "v" : step.index}`;
}

function keyText(key: {
  readonly kind: string;
  readonly ctor?: string;
  readonly value?: { readonly value: unknown };
  readonly length?: number;
}): string {
  return String(key.ctor ?? key.value?.value ?? key.length);
}

describe("a tree", () => {
  test.each([
    ["constructors", "([nil] -> 0) ([cons _ _] -> 1)", "(it nil->0 cons->1)"],
    ["a default", "([A] -> 0) (_ -> 1)", "(it A->0 else->1)"],
    ["no arm left", "([A] -> 0)", "(it A->0 else->fail)"],
    [
      "two lists",
      "([tuple2 [nil] _] -> 0) ([tuple2 _ [nil]] -> 1) ([tuple2 [cons _ _] [cons _ _]] -> 2)",
      "(it tuple2->(it.0 nil->0 cons->(it.1 nil->1 cons->2)))",
    ],
    [
      "the first arm's columns from the left",
      "([tuple2 _ 1] -> 0) ([tuple2 [A] _] -> 1) (_ -> 2)",
      "(it tuple2->(it.1 1->0 else->(it.0 A->1 else->2)))",
    ],
    ["or-patterns share", "((or 1 2 3) -> 0) (_ -> 1)", "(it 1|2|3->0 else->1)"],
    [
      "classes in two places share",
      "([tuple2 (or 1 2) (or 3 4)] -> 0) (_ -> 1)",
      "(it tuple2->(it.0 1|2->(it.1 3|4->0 else->1) else->1))",
    ],
    ["ranges", "((range 97:char 122:char) -> 0) (48:char -> 1) (_ -> 2)", "(it 97..122->0 else->(it 48->1 else->2))"],
    [
      "a literal inside a later range",
      "(100:char -> 0) ((range 97:char 122:char) -> 1) (_ -> 2)",
      "(it 100->0 else->(it 97..122->1 else->2))",
    ],
    ["guards go on", "([A] when true -> 0) ([A] -> 1) (_ -> 2)", "(it A->0?1 else->2)"],
    ["a guard fails once for all options", "((or x x) when true -> 0) (_ -> 1)", "0?1"],
    [
      "what a guard may have changed is read again",
      "((cell 1) when true -> 0) ((cell 2) -> 1)",
      "{(it.v 1->0?fail else->fail) or (it.v 2->1 else->fail)}",
    ],
    ["arrays by length", "((array) -> 0) ((array x 1) -> 1)", "(it 0->0 2->(it.1 1->1 else->fail) else->fail)"],
    ["booleans are complete", "(true -> 0) (false -> 1)", "(it true->0 false->1)"],
  ])("%s", (_, arms, wanted) => {
    expect(show(treeOf(arms))).toBe(wanted);
  });
});

test("trees that would grow without end try arms one by one instead", () => {
  const width = 12;
  const row = (i: number): string =>
    `([A ${Array.from({ length: width }, (_, j) => (j === i ? "[B]" : j === (i + 1) % width ? "[C]" : "_")).join(" ")}] -> ${i})`;
  const arms = Array.from({ length: width }, (_, i) => row(i)).join(" ");
  expect(show(treeOf(arms)).length).toBeLessThan(20_000);
});
