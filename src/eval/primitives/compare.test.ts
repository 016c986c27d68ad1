// Structural comparison: every line is what OCaml 4.13.1 answers to the same question.
import { describe, expect, test } from "vitest";
import type { Name } from "../../core/expr.js";
import { parseProgram } from "../../core/parse.js";
import { Cell, D2, Flt, Lazy, makeData, Str, type Value } from "../../core/value.js";
import { fun } from "../apply.js";
import { makeList, makeTuple } from "../data.js";
import { makeRuntime, Raised, Signal } from "../runtime.js";
import { makeUnit } from "../unit.js";
import { COMPARISONS } from "./compare.js";

const unit = makeUnit(
  parseProgram(`(data t () [K1 0 ()] [B1 2 (i63)] [K2 1 ()] [B2 3 (str)] [F 4 (i63)])
    (data list (a) [nil 0 ()] [cons 1 ((' a) (list (' a)))])
    (exception [A 0 ()]) (exception [B 1 (i63)]) (exception [C 2 (i63 i63)]) (exception [D 3 ()])`),
  new Map(),
);
const make = (ctor: string, ...args: Value[]): Value => makeData(unit.ctor(ctor as Name), args);
const list = (...items: Value[]): Value => makeList(unit.ctor("cons" as Name), unit.ctor("nil" as Name), items);
const nan = (): Value => new Flt(Number.NaN);
const flt = (f: number): Value => new Flt(f);
const str = (s: string): Value => new Str(s);
const pair = makeTuple;
const f = fun(1, (x) => x as Value);
const g = fun(1, (x) => x as Value);

function lazy(state: Lazy["state"], result?: Value): Lazy {
  return Object.assign(new Lazy(f), { state, result });
}

function answer(op: string, a: Value, b: Value): Value | "incomparable" | "no end" {
  const rt = makeRuntime();
  rt.fuel = 100_000;
  try {
    return COMPARISONS[`any.${op}` as keyof typeof COMPARISONS].run(rt, a as never, b as never);
  } catch (error) {
    if (error instanceof Raised) return "incomparable";
    if (error instanceof Signal) return "no end";
    throw error;
  }
}

const self = pair(nan(), f);

describe("compare", () => {
  test.each<[string, Value, Value, Value | "incomparable"]>([
    ["a function with itself", f, f, 0],
    ["two functions", f, g, "incomparable"],
    ["pairs, past the same function", pair(f, 1), pair(f, 2), -1],
    ["a constant constructor before others", make("K2"), make("B1", 0), -1],
    ["constructors by place", make("B2", str("")), make("B1", 9), 1],
    ["a function against a constant", make("F", f), make("K1"), 1],
    ["nan with nan", nan(), nan(), 0],
    ["a value with itself, whatever is inside", self, self, 0],
    ["arrays by length first", [1, 2], [3], 1],
    ["arrays by items", [1, 2], [1, 3], -1],
    ["strings bytewise", str("ab"), str("b"), -1],
    ["a prefix first", str("ab"), str("abc"), -1],
    ["bytes beyond ASCII", str("\xc8"), str("a"), 1],
    ["an exception with arguments before one without", make("B", 1), make("A"), -1],
    ["the shorter exception first", make("B", 9), make("C", 0, 0), -1],
    ["exceptions by age", make("A"), make("D"), -1],
    ["equal exceptions by argument", make("B", 1), make("B", 2), -1],
    ["cells by content", new Cell(1), new Cell(2), -1],
    ["a lazy value with itself", lazy("delayed"), lazy("delayed"), "incomparable"],
    ["a forced lazy against one that is not", lazy("done", 1), lazy("delayed"), -1],
    ["forced to a string", lazy("done", str("a")), lazy("delayed"), 1],
    ["forced to a cell", lazy("done", new Cell(1)), lazy("delayed"), -1],
    ["zeros", flt(0), flt(-0), 0],
    ["booleans", false, true, -1],
    ["big integers", 4611686018427387903n, 1, 1],
    ["lists", list(1, 2, 3), list(1, 2, 4), -1],
    ["a shorter list", list(1), list(1, 0), -1],
  ])("%s", (_, a, b, wanted) => {
    expect(answer("compare", a, b)).toBe(wanted);
  });
});

describe("the partial order", () => {
  test.each<[string, string, Value, Value, Value | "incomparable"]>([
    ["a function with itself", "eq", f, f, "incomparable"],
    ["a difference before a function", "eq", pair(1, f), pair(2, f), false],
    ["a function before a difference", "eq", pair(f, 1), pair(f, 2), "incomparable"],
    ["a function in a list of another length", "ne", list(f), list(), true],
    ["nan", "eq", nan(), nan(), false],
    ["nan inside", "eq", list(nan()), list(nan()), false],
    ["nan inside", "ne", list(nan()), list(nan()), true],
    ["nan inside", "lt", list(nan()), list(flt(1)), false],
    ["a difference after nan", "gt", pair(nan(), 1), pair(nan(), 0), false],
    ["a difference after nan", "ge", pair(nan(), 1), pair(nan(), 0), false],
    ["a value with itself", "eq", self, self, false],
    ["forced lazies", "eq", lazy("done", 1), lazy("done", 1), true],
    ["failed lazies", "eq", lazy("failed", make("A")), lazy("failed", make("A")), "incomparable"],
    ["at most", "le", str("a"), str("a"), true],
    ["more than", "gt", make("B1", 2), make("B1", 1), true],
  ])("%s, %s", (_, op, a, b, wanted) => {
    expect(answer(op, a, b)).toBe(wanted);
  });
});

test("long lists are compared to their end, for one step per 16 items", () => {
  const items = Array.from({ length: 100_000 }, (_, i) => i);
  const rt = makeRuntime();
  rt.fuel = 100_000;
  expect(COMPARISONS["any.eq"].run(rt, list(...items) as never, list(...items) as never)).toBe(true);
  expect(100_000 - rt.fuel).toBe(Math.floor(200_001 / 16));
});

test("cyclic values use up the fuel", () => {
  const ring = (): Value => {
    const link = new D2(unit.ctor("cons" as Name), 1, 0);
    link.b = link;
    return link;
  };
  expect(answer("eq", ring(), ring())).toBe("no end");
});
