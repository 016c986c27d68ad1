// What the quick solver decides, and with which values: those that a teacher would write.
import { describe, expect, test } from "vitest";
import { div, mod } from "../division.js";
import { atomValue, holds, type Model, USUAL, withValue } from "../model.js";
import {
  type Atom,
  add,
  type BoolTerm,
  callTerm,
  compare,
  concat,
  eq,
  get,
  type IntTerm,
  Lit,
  le,
  length,
  lt,
  mul,
  newTerms,
  newVariable,
  not,
  before as precedes,
  type StrTerm,
  same,
  sub,
} from "../term.js";
import { quickSolve } from "./quick-solve.js";

const terms = newTerms();
const integers = ["x", "y", "z", "w"].map(() => newVariable(terms, "int", 0));
const strings = ["s", "t", "u"].map(() => newVariable(terms, "str", "x"));
const character = newVariable(terms, "int", 97, 0, 255);
const flag = newVariable(terms, "bool", false);
const [x, y, z, w] = integers.map((atom) => atom.term) as [IntTerm, IntTerm, IntTerm, IntTerm];
const [s, t, u] = strings.map((atom) => atom.term) as [StrTerm, StrTerm, StrTerm];
const c = character.term as IntTerm;

function f(argument: IntTerm): IntTerm {
  return callTerm(terms, "int", 0, 0, [argument]) as IntTerm;
}

function g(argument: StrTerm): IntTerm {
  return callTerm(terms, "int", 1, 0, [argument]) as IntTerm;
}

function query(...conditions: readonly BoolTerm[]): readonly Lit[] {
  return conditions.filter((condition) => condition instanceof Lit);
}

/** "unsat", "unknown", or the values of the first unknowns asked for. */
function answer(lits: readonly Lit[], atoms: readonly Atom[], near: Model = USUAL): unknown {
  const found = quickSolve(lits, near);
  if (found.kind !== "sat") return found.kind;
  expect(lits.every((lit) => holds(found.model, lit))).toBe(true);
  return atoms.map((atom) => atomValue(found.model, atom));
}

const MOST = 2n ** 62n - 1n;

describe("integers", () => {
  const cases: readonly (readonly [string, readonly Lit[], unknown])[] = [
    ["x > 3", query(lt(terms, 3, x)), [4, 0, 0, 0]],
    ["x <> 0", query(not(eq(terms, x, 0))), [1, 0, 0, 0]],
    ["x < 0", query(lt(terms, x, 0)), [-1, 0, 0, 0]],
    ["x = -1073741825", query(eq(terms, x, -1073741825)), [-1073741825, 0, 0, 0]],
    ["x <= 5, x >= 5, x <> 5", query(le(terms, x, 5), le(terms, 5, x), not(eq(terms, x, 5))), "unsat"],
    ["x > greatest", query(lt(terms, MOST, x)), "unsat"],
    ["x + 1 > greatest", query(lt(terms, MOST, add(x, 1))), [MOST, 0, 0, 0]],
    ["x < y < z", query(lt(terms, x, y), lt(terms, y, z)), [0, 1, 2, 0]],
    ["x < y < z < x", query(lt(terms, x, y), lt(terms, y, z), lt(terms, z, x)), "unsat"],
    [
      "x <= y <= z <= x, x <> z",
      query(le(terms, x, y), le(terms, y, z), le(terms, z, x), not(eq(terms, x, z))),
      "unsat",
    ],
    ["x = y + 1, y = 2z", query(eq(terms, x, add(y, 1)), eq(terms, y, mul(2, z)), lt(terms, 2, y)), [5, 4, 2, 0]],
    ["2x = 2y + 1 through z", query(eq(terms, z, mul(2, x)), eq(terms, z, add(mul(2, y), 1))), "unsat"],
    ["x + y = 7, x - y = 1", query(eq(terms, add(x, y), 7), eq(terms, sub(x, y), 1)), [4, 3, 0, 0]],
    ["x + y = 7, x - y = 2", query(eq(terms, add(x, y), 7), eq(terms, sub(x, y), 2)), "unsat"],
    ["x * y = 6, x > 1", query(eq(terms, mul(x, y), 6), lt(terms, 1, x)), [2, 3, 0, 0]],
    ["x * x = 49, x < 0", query(eq(terms, mul(x, x), 49), lt(terms, x, 0)), [-7, 0, 0, 0]],
    ["x * x < 0", query(lt(terms, mul(x, x), 0)), "unsat"],
    ["x mod 2 = 1, x > 10", query(lt(terms, 10, x), eq(terms, mod(terms, x, 2), 1)), [11, 0, 0, 0]],
    ["x mod 2 = -1", query(eq(terms, mod(terms, x, 2), -1)), [-1, 0, 0, 0]],
    ["x mod 2 = 2", query(eq(terms, mod(terms, x, 2), 2)), "unsat"],
    ["x >= 0, x mod 2 = -1", query(le(terms, 0, x), eq(terms, mod(terms, x, 2), -1)), "unsat"],
    [
      "x / 10 = 3, x mod 10 = 7",
      query(eq(terms, div(terms, x, 10), 3), eq(terms, mod(terms, x, 10), 7)),
      [37, 0, 0, 0],
    ],
    ["all different", query(...pairs().map(([a, b]) => not(eq(terms, a, b)))), [0, 1, -1, 2]],
  ];

  function pairs(): readonly (readonly [IntTerm, IntTerm])[] {
    const all = [x, y, z, w];
    return all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
  }

  test.each(cases)("%s", (_, lits, expected) => {
    const found = answer(lits, integers);
    if (Array.isArray(expected) && Array.isArray(found)) expect(found).toEqual(expected);
    else expect(found).toBe(expected);
  });

  test("what holds already is kept", () => {
    const near = withValue(withValue(USUAL, integers[0] as Atom, 8), integers[1] as Atom, 3);
    expect(answer(query(lt(terms, y, x), lt(terms, 10, z)), integers, near)).toEqual([8, 3, 11, 0]);
  });

  test("characters stay characters", () => {
    expect(answer(query(not(eq(terms, c, 97))), [character])).toEqual([98]);
    expect(answer(query(lt(terms, c, 97)), [character])).toEqual([96]);
    expect(answer(query(lt(terms, 255, c)), [character])).toBe("unsat");
    expect(answer(query(lt(terms, c, x), lt(terms, x, 0)), [character])).toBe("unsat");
  });
});

describe("strings", () => {
  const cases: readonly (readonly [string, readonly Lit[], unknown])[] = [
    ["s <> t", query(not(same(terms, s, t))), ["y", "x", "x"]],
    ["s, t, u differ", query(not(same(terms, s, t)), not(same(terms, t, u)), not(same(terms, s, u))), ["x", "y", "z"]],
    ['s = t, t = "abc"', query(same(terms, s, t), same(terms, t, "abc")), ["abc", "abc", "x"]],
    ['s = t, t = "abc", s = "d"', query(same(terms, s, t), same(terms, t, "abc"), same(terms, s, "d")), "unsat"],
    ["s = t = u, s <> u", query(same(terms, s, t), same(terms, t, u), not(same(terms, s, u))), "unsat"],
    ["s has 3 bytes", query(eq(terms, length(terms, s), 3)), ["xxx", "x", "x"]],
    ["s has -1 bytes", query(eq(terms, length(terms, s), -1)), "unsat"],
    ['s = "abc" has 2 bytes', query(same(terms, s, "abc"), eq(terms, length(terms, s), 2)), "unsat"],
    ["s = t ^ s", query(same(terms, s, concat(t, "b"))), ["xb", "x", "x"]],
    ['s ^ "a" = "cba"', query(same(terms, concat(s, "a"), "cba")), ["cb", "x", "x"]],
    ['s < "b"', query(precedes(terms, s, "b")), ["a", "x", "x"]],
    ["s < t < u", query(precedes(terms, s, t), precedes(terms, t, u)), ["x", "y", "z"]],
    ["s < t < u < s", query(precedes(terms, s, t), precedes(terms, t, u), precedes(terms, u, s)), "unsat"],
    [
      "s <= t <= s, s <> t",
      query(not(precedes(terms, s, t)), not(precedes(terms, t, s)), not(same(terms, s, t))),
      "unsat",
    ],
    [
      '"p" < s < t < "q"',
      query(precedes(terms, "p", s), precedes(terms, s, t), precedes(terms, t, "q")),
      ["px", "py", "x"],
    ],
    ['s < t, t = ""', query(precedes(terms, s, t), same(terms, t, "")), "unsat"],
    ['"a" < s < "a\\000"', query(precedes(terms, "a", s), precedes(terms, s, "a\0")), "unknown"], // there is none
    ["s.[1] = 'q'", query(lt(terms, 1, length(terms, s)), eq(terms, get(terms, s, 1), 113)), ["xq", "x", "x"]],
  ];

  test.each(cases)("%s", (_, lits, expected) => {
    const found = answer(lits, strings);
    expect(found).toEqual(expected);
  });
});

test("concatenations have their place in the order", () => {
  const joined = concat(s, t);
  expect(answer(query(precedes(terms, joined, u), not(precedes(terms, s, u))), strings)).toBe("unsat");
  expect(answer(query(precedes(terms, joined, t), precedes(terms, t, joined)), strings)).toBe("unsat");
  expect(answer(query(precedes(terms, s, t), not(precedes(terms, s, concat(t, t)))), strings)).toBe("unsat");
  expect(answer(query(same(terms, joined, u), precedes(terms, u, s)), strings)).toBe("unsat");
  const found = answer(query(precedes(terms, s, joined), precedes(terms, joined, "y")), strings);
  expect(found === "unknown" || Array.isArray(found)).toBe(true);
});

test("squares of sums and differences are never negative", () => {
  const [xx, xy, yy] = [mul(x, x), mul(x, y), mul(y, y)];
  expect(answer(query(lt(terms, add(xx, yy), mul(2, xy))), integers)).toBe("unsat");
  expect(answer(query(lt(terms, add(xx, yy), mul(-2, xy))), integers)).toBe("unsat");
  const spread = add(add(sub(add(xx, yy), mul(2, xy)), mul(z, z)), sub(yy, mul(2, mul(y, z))));
  expect(answer(query(lt(terms, spread, 0)), integers)).toBe("unsat");
});

describe("truths and functions", () => {
  test("a flag", () => {
    expect(answer(query(flag.term as Lit), [flag])).toEqual([true]);
    expect(answer(query(flag.term as Lit, not(flag.term as Lit)), [flag])).toBe("unsat");
  });

  test("results of unknown functions are unknowns", () => {
    expect(answer(query(lt(terms, 5, f(x))), integers)).toEqual([0, 0, 0, 0]);
    expect(answer(query(eq(terms, f(f(x)), 2), eq(terms, f(x), 1)), integers)).toEqual([0, 0, 0, 0]);
  });

  test("different results need different arguments", () => {
    const different = query(not(eq(terms, f(x), f(y))));
    const found = answer(different, integers) as readonly number[];
    expect(found[0]).not.toBe(found[1]);
    expect(answer(query(...different, eq(terms, x, y)), integers)).toBe("unsat");
    expect(answer(query(not(eq(terms, g(s), g(t))), same(terms, s, t)), strings)).toBe("unsat");
    const told = answer(query(not(eq(terms, g(s), g(t)))), strings) as readonly string[];
    expect(told[0]).not.toBe(told[1]);
  });

  test("arguments that equations make equal", () => {
    const apart = query(eq(terms, sub(y, x), 2), not(eq(terms, f(add(x, 2)), f(y))));
    expect(answer(apart, integers)).toBe("unsat");
    const twice = query(eq(terms, f(x), y), eq(terms, f(y), x), not(eq(terms, f(f(f(x))), y)));
    expect(answer(twice, integers)).toBe("unsat");
    const sums = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => sub(f(add(x, n)), f(sub(y, 9 - n))));
    const zero = query(eq(terms, sub(y, x), 9), not(eq(terms, sums.reduce(add), 0)));
    expect(answer(zero, integers)).toBe("unsat");
  });

  test("orders as numbers", () => {
    const sum = add(compare(terms, x, y), compare(terms, y, z));
    expect(answer(query(eq(terms, sum, 2)), integers)).toEqual([0, -1, -2, 0]);
    expect(answer(query(eq(terms, sum, 3)), integers)).toBe("unsat");
    expect(answer(query(eq(terms, sum, -2), lt(terms, z, x)), integers)).toBe("unsat");
  });

  test("the values of others survive", () => {
    const graphs = new Map([[7, new Map([["1", 5]])]]);
    const other = callTerm(terms, "int", 7, 0, [1]) as IntTerm;
    const found = quickSolve(query(eq(terms, other, 5), lt(terms, 5, f(x))), { vars: new Map(), graphs });
    expect(found.kind === "sat" && found.model.graphs.get(7)?.get("1")).toBe(5);
  });
});

test("an empty query holds anywhere", () => {
  expect(quickSolve([], USUAL)).toEqual({ kind: "sat", model: USUAL, together: 0 });
});
