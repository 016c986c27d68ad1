// Terms that are equal by the laws of rings and of concatenation have equal keys, and normal
// forms mean the same as what they were made from.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Int, minus, plus, times } from "../basis/integer.js";
import { div, mod } from "./division.js";
import { holds, type Model, termValue, textValue } from "./model.js";
import {
  type Atom,
  add,
  application,
  type BoolTerm,
  callTerm,
  compare,
  concat,
  eq,
  get,
  type IntTerm,
  keyOf,
  Lit,
  le,
  length,
  lt,
  mul,
  neg,
  newTerms,
  newVariable,
  not,
  before as precedes,
  type StrTerm,
  same,
  sub,
} from "./term.js";

const terms = newTerms();
const ints = [0, 1, 2].map(() => newVariable(terms, "int", 0));
const texts = [0, 1, 2].map(() => newVariable(terms, "str", "x"));

/** What a term is made by, so that it can be made and also computed. */
type Recipe =
  | { readonly kind: "leaf"; readonly atom: number }
  | { readonly kind: "constant"; readonly value: Int }
  | { readonly kind: "add" | "sub" | "mul"; readonly a: Recipe; readonly b: Recipe };

const constant = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom<Int>(2n ** 62n - 1n, 1e15));
const { recipe } = fc.letrec<{ recipe: Recipe }>((tie) => ({
  recipe: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.record({ kind: fc.constant("leaf" as const), atom: fc.nat(2) }),
    fc.record({ kind: fc.constant("constant" as const), value: constant }),
    fc.record({ kind: fc.constantFrom("add", "sub", "mul"), a: tie("recipe"), b: tie("recipe") }),
  ),
}));

function made(from: Recipe): IntTerm {
  if (from.kind === "leaf") return (ints[from.atom] as Atom).term as IntTerm;
  if (from.kind === "constant") return from.value;
  return { add, sub, mul }[from.kind](made(from.a), made(from.b));
}

function computed(from: Recipe, values: readonly Int[]): Int {
  if (from.kind === "leaf") return values[from.atom] as Int;
  if (from.kind === "constant") return from.value;
  return { add: plus, sub: minus, mul: times }[from.kind](computed(from.a, values), computed(from.b, values));
}

const values = fc.array(constant, { minLength: 3, maxLength: 3 });

function modelOf(numbers: readonly Int[]): Model {
  return { vars: new Map(ints.map((atom, i) => [atom, numbers[i] as Int])), graphs: new Map() };
}

function truth(model: Model, term: BoolTerm): boolean {
  return term instanceof Lit ? holds(model, term) : term;
}

describe("integers", () => {
  const [x, y, z] = ints.map((atom) => atom.term as IntTerm) as [IntTerm, IntTerm, IntTerm];

  test("the laws of rings", () => {
    const law = fc.property(recipe, recipe, recipe, (p, q, r) => {
      const [a, b, c] = [made(p), made(q), made(r)];
      const equal = (s: IntTerm, t: IntTerm): void => expect(keyOf(s)).toBe(keyOf(t));
      equal(add(a, b), add(b, a));
      equal(mul(a, b), mul(b, a));
      equal(add(a, add(b, c)), add(add(a, b), c));
      equal(mul(a, mul(b, c)), mul(mul(a, b), c));
      equal(mul(a, add(b, c)), add(mul(a, b), mul(a, c)));
      equal(sub(a, a), 0);
      equal(neg(neg(a)), a);
      equal(mul(a, 1), a);
    });
    fc.assert(law, { seed: 3, numRuns: 300 });
  });

  test("a term has the value of what it was made from", () => {
    const law = fc.property(recipe, values, (from, numbers) => {
      expect(termValue(modelOf(numbers), made(from))).toBe(computed(from, numbers));
    });
    fc.assert(law, { seed: 3, numRuns: 500 });
  });

  test("a condition holds exactly where the comparison does", () => {
    const law = fc.property(recipe, recipe, values, (p, q, numbers) => {
      const [a, b] = [computed(p, numbers), computed(q, numbers)];
      const [s, t, model] = [made(p), made(q), modelOf(numbers)];
      expect(truth(model, le(terms, s, t))).toBe(a <= b);
      expect(truth(model, lt(terms, s, t))).toBe(a < b);
      expect(truth(model, eq(terms, s, t))).toBe(a === b);
      expect(truth(model, not(eq(terms, s, t)))).toBe(a !== b);
      const order = compare(terms, s, t);
      expect(termValue(model, order)).toBe(a < b ? -1 : a > b ? 1 : 0);
      for (const n of [-2, -1, 0, 1, 2]) {
        expect(truth(model, eq(terms, order, n))).toBe((a < b ? -1 : a > b ? 1 : 0) === n);
        expect(truth(model, le(terms, order, n))).toBe((a < b ? -1 : a > b ? 1 : 0) <= n);
      }
    });
    fc.assert(law, { seed: 3, numRuns: 500 });
  });

  test("one comparison is one condition, however it is written", () => {
    const id = (term: BoolTerm): unknown => (term instanceof Lit ? [term.cond.id, term.side] : term);
    expect(id(le(terms, x, y))).toEqual(id(le(terms, mul(2, x), mul(2, y))));
    expect(id(lt(terms, x, y))).toEqual(id(le(terms, add(x, 1), y)));
    expect(id(le(terms, add(x, y), add(z, 3)))).toEqual(id(not(lt(terms, sub(z, -3), add(y, x)))));
    expect(id(eq(terms, add(x, 5), y))).toEqual(id(eq(terms, sub(y, 5), x)));
    expect(id(le(terms, mul(3, x), 7))).toEqual(id(le(terms, x, 2))); // rounded
    expect(eq(terms, mul(2, x), add(mul(4, y), 1))).toBe(false); // odd is not even
  });

  test("division by constants is computed, and by one left out", () => {
    expect([div(terms, -7, 2), mod(terms, -7, 2), div(terms, 7, -2), mod(terms, 7, -2)]).toEqual([-3, -1, -3, 1]);
    expect(keyOf(div(terms, x, 1))).toBe(keyOf(x));
    expect(mod(terms, x, 1)).toBe(0);
    expect(keyOf(div(terms, add(x, y), 3))).toBe(keyOf(div(terms, add(y, x), 3)));
  });
});

describe("strings", () => {
  const [s, t] = texts.map((atom) => atom.term as StrTerm) as [StrTerm, StrTerm];
  const part = fc.oneof(fc.constantFrom("", "a", "b", "ab"), fc.nat(2));
  const parts = fc.array(part, { maxLength: 4 });
  const value = fc.constantFrom("", "a", "b", "ab", "ba", "aa");

  function joined(items: readonly (string | number)[]): StrTerm {
    const asTerm = (item: string | number): StrTerm =>
      typeof item === "string" ? item : ((texts[item] as Atom).term as StrTerm);
    return items.reduce<StrTerm>((text, item) => concat(text, asTerm(item)), "");
  }

  test("concatenation is associative and has a unit", () => {
    const law = fc.property(parts, parts, parts, (p, q, r) => {
      const [a, b, c] = [joined(p), joined(q), joined(r)];
      expect(keyOf(concat(a, concat(b, c)))).toBe(keyOf(concat(concat(a, b), c)));
      expect(keyOf(concat(a, ""))).toBe(keyOf(a));
      expect(keyOf(concat("", a))).toBe(keyOf(a));
    });
    fc.assert(law, { seed: 3, numRuns: 300 });
  });

  test("a condition holds exactly where the comparison does", () => {
    const law = fc.property(parts, parts, value, value, value, (p, q, ...chosen) => {
      const model: Model = { vars: new Map(texts.map((atom, i) => [atom, chosen[i] as string])), graphs: new Map() };
      const [a, b] = [joined(p), joined(q)];
      const [x, y] = [textValue(model, a), textValue(model, b)];
      expect(truth(model, same(terms, a, b))).toBe(x === y);
      expect(truth(model, same(terms, b, a))).toBe(x === y);
      expect(truth(model, precedes(terms, a, b))).toBe(x < y);
      expect(truth(model, eq(terms, compare(terms, a, b), 1))).toBe(x > y);
      expect(truth(model, lt(terms, compare(terms, a, b), 1))).toBe(x <= y);
      expect(termValue(model, length(terms, a))).toBe(x.length);
      if (x.length > 1) expect(termValue(model, get(terms, a, 1))).toBe(x.charCodeAt(1));
    });
    fc.assert(law, { seed: 3, numRuns: 800 });
  });

  test("equal ends are taken off before comparing", () => {
    expect(same(terms, concat("a", s), concat("b", t))).toBe(false);
    expect(same(terms, concat(s, "x"), concat(s, "x"))).toBe(true);
    expect(same(terms, concat("a", s), "")).toBe(false);
    expect(same(terms, concat("a", s), concat("a", t))).toEqual(same(terms, t, s));
  });

  test("equal starts are taken off before ordering", () => {
    expect(precedes(terms, concat("a", s), concat("a", t))).toEqual(precedes(terms, s, t));
    expect(precedes(terms, concat(s, t), s)).toBe(false);
    expect(precedes(terms, s, concat(s, t))).toEqual(not(same(terms, t, "")));
    expect(precedes(terms, s, concat(s, "!"))).toBe(true);
    expect(precedes(terms, concat("ab", s), concat("ac", t))).toBe(true);
    expect(precedes(terms, concat("b", s), concat("ac", t))).toBe(false);
  });
});

test("a division without remainder is done", () => {
  const [x, y] = ints.slice(0, 2).map(({ term }) => term) as [IntTerm, IntTerm];
  expect(keyOf(div(terms, mul(x, y), y))).toBe(keyOf(x));
  expect(keyOf(div(terms, add(mul(4, x), 8), -4))).toBe(keyOf(sub(-2, x)));
  expect(mod(terms, mul(mul(x, x), y), mul(x, y))).toBe(0);
  expect(mod(terms, add(mul(3, x), 6), 3)).toBe(0);
  expect(keyOf(div(terms, x, -1))).toBe(keyOf(mul(-1, x)));
  for (const [a, b] of [
    [add(mul(x, y), 1), y],
    [x, y],
    [add(x, 4), 4],
    [x, add(x, 0)],
  ] as const) {
    const exact = keyOf(b) === keyOf(a);
    expect(div(terms, a, b)).toEqual(exact ? 1 : application(terms, "int", { kind: "div" }, [a, b]));
  }
});

test("the same call on the same arguments is the same term", () => {
  const x = (ints[0] as Atom).term as IntTerm;
  const f = (fn: number, argument: IntTerm): string => keyOf(callTerm(terms, "int", fn, 0, [argument]));
  expect(f(1, add(x, x))).toBe(f(1, mul(2, x)));
  expect(f(1, x)).not.toBe(f(2, x));
  expect(f(1, x)).not.toBe(f(1, add(x, 1)));
});
