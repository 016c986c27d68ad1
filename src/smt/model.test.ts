// Values in a model: the usual one where it says nothing, and functions that are functions.
import { expect, test } from "vitest";
import { div, mod } from "./division.js";
import { argumentKey, atomValue, holds, termValue, USUAL, withValue } from "./model.js";
import {
  type Atom,
  add,
  callTerm,
  concat,
  get,
  type IntTerm,
  Lit,
  lt,
  newTerms,
  newVariable,
  Poly,
  type StrTerm,
  type Term,
} from "./term.js";
import { setUnknown, worldLike } from "./world.js";

const terms = newTerms();
const [x, y] = [newVariable(terms, "int", 0), newVariable(terms, "int", 7)];
const s = newVariable(terms, "str", "x");
const p = newVariable(terms, "bool", true);

function atomOf(term: Term): Atom {
  return (term as Poly).monos[0]?.atoms[0] as Atom;
}

test("unknowns have their usual values until told", () => {
  expect([x, y, s, p].map((atom) => atomValue(USUAL, atom))).toEqual([0, 7, "x", true]);
  const model = withValue(withValue(USUAL, x, 5), p, false);
  expect([x, y, s, p].map((atom) => atomValue(model, atom))).toEqual([5, 7, "x", false]);
  expect(atomValue(USUAL, x)).toBe(0);
});

test("division and remainder round towards zero; what no path reaches is 0", () => {
  const [a, b] = [x.term as IntTerm, y.term as IntTerm];
  const at = (m: number, n: number, term: Term): unknown => termValue(withValue(withValue(USUAL, x, m), y, n), term);
  expect([at(-7, 2, div(terms, a, b)), at(-7, 2, mod(terms, a, b))]).toEqual([-3, -1]);
  expect([at(7, -2, div(terms, a, b)), at(7, -2, mod(terms, a, b))]).toEqual([-3, 1]);
  expect([at(7, 0, div(terms, a, b)), at(7, 0, mod(terms, a, b))]).toEqual([0, 0]);
  expect(at(-1, 2, div(terms, a, b))).toBe(0); // not -0
  expect(at(5, 1, get(terms, s.term as StrTerm, a))).toBe(0);
  expect(at(1, 1, get(terms, concat(s.term as StrTerm, "yz"), a))).toBe(121);
});

test("calls with equal arguments give equal results", () => {
  const f = (argument: IntTerm): Atom => atomOf(callTerm(terms, "int", 0, 3, [argument]));
  const world = worldLike(withValue(USUAL, x, 7));
  setUnknown(world, f(x.term as IntTerm), 9);
  expect(atomValue(world, f(y.term as IntTerm))).toBe(9); // y is 7 too
  expect(atomValue(world, f(add(y.term as IntTerm, 1)))).toBe(3); // not told: usual
  expect(atomValue(USUAL, f(y.term as IntTerm))).toBe(3); // the world is a copy
});

test("no two lists of arguments share a key", () => {
  const key = (...args: Term[]): string => argumentKey(USUAL, atomOf(callTerm(terms, "int", 1, 0, args)));
  const keys = [key(1, 2), key(12), key("1", 2), key("1,2"), key('"', ","), key('","'), key(true), key("true"), key()];
  expect(new Set(keys).size).toBe(keys.length);
});

test("a truth as an argument is a value like others", () => {
  const positive = lt(terms, 0, x.term as IntTerm);
  expect(termValue(withValue(USUAL, x, 4), positive)).toBe(true);
  expect(termValue(USUAL, positive)).toBe(false);
  expect(positive instanceof Lit && holds(USUAL, positive)).toBe(false);
  expect(add(x.term as IntTerm, 1)).toBeInstanceOf(Poly);
});
