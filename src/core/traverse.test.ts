// Walks over expressions: children, rebuilding, free names, and no limit to depth.
import { describe, expect, test } from "vitest";
import { constantTest } from "./constant.js";
import type { Expr } from "./expr.js";
import { parseExpr } from "./parse.js";
import { printExpr } from "./print.js";
import { children, fold, freeNames, mapChildren, patternNames, visit } from "./traverse.js";

const EVERY_KIND = `(let (x 1) (rec (f (fun (y) (f y))) (g (delay x))) (do (force g))
  (match [cons x 2 .. [nil]] ([cons a (as b c)] when (%bool.not true) -> (try (raise a) (e -> (choose b c e))))
    (_ -> (if true x y2))))`;

test("children cover every node exactly once", () => {
  const e = parseExpr(EVERY_KIND);
  const ids = new Set<number>();
  const kinds = new Set<string>();
  visit(e, (node) => {
    expect(ids.has(node.id)).toBe(false);
    ids.add(node.id);
    kinds.add(node.kind);
  });
  expect([...kinds].sort()).toEqual([
    "app",
    "chain",
    "choose",
    "delay",
    "force",
    "if",
    "lam",
    "let",
    "letrec",
    "lit",
    "make",
    "match",
    "prim",
    "raise",
    "seq",
    "try",
    "var",
  ]);
});

test("rebuilding with the same children gives the same expression", () => {
  const same = (e: Expr): Expr => mapChildren(e, same);
  expect(same(parseExpr(EVERY_KIND))).toEqual(parseExpr(EVERY_KIND));
  const seen: Expr[] = [];
  const e = parseExpr(EVERY_KIND);
  mapChildren(e, (child) => {
    seen.push(child);
    return child;
  });
  expect(seen).toEqual(children(e));
});

test("visiting can skip what is below a node", () => {
  const kinds: string[] = [];
  visit(parseExpr("(f (fun (x) (g x)) 1)"), (e) => {
    kinds.push(e.kind);
    return e.kind !== "lam";
  });
  expect(kinds).toEqual(["app", "var", "lam", "lit"]);
});

test("a fold has one handler per kind", () => {
  const one = (_: Expr, go: (e: Expr) => number): number => 1 + children(_).reduce((sum, child) => sum + go(child), 0);
  const count = {
    lit: one,
    var: one,
    lam: one,
    app: one,
    let: one,
    letrec: one,
    make: one,
    chain: one,
    match: one,
    if: one,
    prim: one,
    raise: one,
    try: one,
    seq: one,
    delay: one,
    force: one,
    choose: one,
  };
  expect(fold(count, parseExpr("(%i63.add 1 (%i63.mul x 2))"))).toBe(5);
});

describe("free names", () => {
  test.each([
    [EVERY_KIND, ["y2"]],
    ["(fun (x) (x y z y))", ["y", "z"]],
    ["(match a ((or [cons b _] b) -> (b c)))", ["a", "c"]],
    ["(let (rec (f (fun (x) (g x))) (g (fun (y) (f y)))) h)", ["h"]],
  ])("%#", (text, wanted) => {
    expect([...freeNames(parseExpr(text))]).toEqual(wanted);
  });

  test("the names of an or-pattern count once", () => {
    const e = parseExpr("(match a ([tuple2 (or [cons b _] b) (as c d)] -> 1))") as Extract<Expr, { kind: "match" }>;
    expect(e.arms.map((arm) => patternNames(arm.pattern))).toEqual([["b", "c", "d"]]);
  });
});

test("long chains are printed, read and searched without overflowing", () => {
  const lets = Array.from({ length: 5000 }, (_, i) => `(x${i} y) (do z)`).join(" ");
  const e = parseExpr(`(let ${lets} [cons ${"1 ".repeat(10_000)} .. [nil]])`);
  expect([...freeNames(e)]).toEqual(["y", "z"]);
  expect(printExpr(parseExpr(printExpr(e)))).toBe(printExpr(e));
});

describe("constants", () => {
  const isConstant = constantTest(new Set(["Boom" as never]));
  test.each([
    ["1", true],
    ['[cons 1 "a" .. [nil]]', true],
    ["[tuple2 1 [tuple2 2 3]]", true],
    ["[Boom]", false],
    ["[tuple2 [Boom] 1]", false],
    ["[tuple2 x 1]", false],
    ["(%array.of)", false],
    ["(fun (x) 1)", false],
  ])("%s: %s", (text, wanted) => {
    expect(isConstant(parseExpr(text))).toBe(wanted);
  });
});
