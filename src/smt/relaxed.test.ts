// Queries about real numbers: what is kept of integers, and what is left out.
import { expect, test } from "vitest";
import { div, mod } from "./division.js";
import { isNonLinear, printRelaxed } from "./relaxed.js";
import {
  type BoolTerm,
  compare,
  eq,
  type IntTerm,
  Lit,
  le,
  length,
  lt,
  mul,
  newTerms,
  newVariable,
  not,
  type StrTerm,
  same,
} from "./term.js";

const terms = newTerms();
const [x, y] = [newVariable(terms, "int", 0), newVariable(terms, "int", 97, 0, 255)].map(({ term }) => term) as [
  IntTerm,
  IntTerm,
];
const s = newVariable(terms, "str", "x").term as StrTerm;

function lits(...conditions: readonly BoolTerm[]): readonly Lit[] {
  return conditions.filter((condition) => condition instanceof Lit);
}

test("only where something is multiplied or divided by an unknown", () => {
  expect(isNonLinear(lits(le(terms, x, y), eq(terms, mod(terms, x, 2), 0)))).toBe(false);
  expect(isNonLinear(lits(le(terms, mul(x, x), y)))).toBe(true);
  expect(isNonLinear(lits(eq(terms, mod(terms, x, y), 0)))).toBe(true);
  expect(isNonLinear(lits(eq(terms, mod(terms, mul(x, x), 2), 1)))).toBe(true);
  expect(isNonLinear(lits(lt(terms, mul(2, compare(terms, mul(x, y), 0)), y)))).toBe(true);
});

test("integers keep their gaps, strings are left out", () => {
  const query = lits(
    not(le(terms, mul(x, y), 5)),
    not(eq(terms, x, 3)),
    same(terms, s, "a"),
    le(terms, length(terms, s), x),
  );
  expect(printRelaxed(query, 7)).toBe(`(set-option :rlimit 7)
(declare-const a0 Real)
(declare-const a1 Real)
(declare-const a2 Real)
(assert (>= a1 0))
(assert (<= a1 255))
(assert (>= a2 0))
(assert (>= (* a0 a1) 6))
(assert (>= (+ a0 (* (- 1) a2)) 0))
(assert (or (<= a0 2) (>= a0 4)))
(check-sat-using qfnra-nlsat)`);
});

test("quotient and remainder of one division belong together", () => {
  const text = printRelaxed(lits(eq(terms, mod(terms, x, y), 1), eq(terms, div(terms, x, y), 2)), 7);
  expect(text.match(/declare-const/g)?.length).toBe(6); // two unknowns, two results, one quotient and one remainder
  expect(text).toMatch(/\(= a0 \(\+ \(\* a1 (a\dq)\) (a\dr)\)\)/);
});
