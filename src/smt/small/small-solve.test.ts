// Small models: found in the order a teacher would try them, and none where all were tried.
import { describe, expect, test } from "vitest";
import { among } from "../among.js";
import { mod } from "../division.js";
import { atomValue, USUAL } from "../model.js";
import {
  type Atom,
  add,
  type BoolTerm,
  before,
  callTerm,
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
  type StrTerm,
  same,
} from "../term.js";
import { impossibleByResidues } from "./residues.js";
import { smallSolve } from "./small-solve.js";

const terms = newTerms();
const [x, y, z] = [0, 0, 0].map(() => newVariable(terms, "int", 0)) as [Atom, Atom, Atom];
const [s, t] = ["x", "x"].map((usual) => newVariable(terms, "str", usual)) as [Atom, Atom];
const [X, Y, Z] = [x.term as IntTerm, y.term as IntTerm, z.term as IntTerm];
const [S, T] = [s.term as StrTerm, t.term as StrTerm];
const square = (a: IntTerm): IntTerm => mul(a, a);

function lits(conditions: readonly BoolTerm[]): readonly Lit[] {
  return conditions.filter((condition) => condition instanceof Lit);
}

function solved(conditions: readonly BoolTerm[], atoms: readonly Atom[]): unknown {
  const answer = smallSolve(lits(conditions), USUAL);
  return answer.kind === "sat" ? atoms.map((atom) => atomValue(answer.model, atom)) : answer.kind;
}

describe("models are found", () => {
  const cases: readonly (readonly [string, readonly BoolTerm[], readonly Atom[], unknown])[] = [
    [
      "a triangle",
      [lt(terms, 0, X), lt(terms, X, Y), lt(terms, Y, Z), eq(terms, add(square(X), square(Y)), square(Z))],
      [x, y, z],
      [3, 4, 5],
    ],
    ["two cubes", [eq(terms, add(mul(X, square(X)), mul(Y, square(Y))), 1729)], [x, y], [1, 12]],
    ["factors", [lt(terms, 1, X), lt(terms, X, Y), eq(terms, mul(X, Y), 143)], [x, y], [11, 13]],
    ["a text from two", [same(terms, concat(concat(S, " and "), T), "you and me")], [s, t], ["you", "me"]],
    [
      "equal ends",
      [
        eq(terms, get(terms, S, 0), get(terms, S, add(length(terms, S), -1))),
        lt(terms, 1, length(terms, S)),
        eq(terms, get(terms, S, 0), 97),
        not(eq(terms, get(terms, S, 1), 97)),
      ],
      [s],
      ["axa"],
    ],
    ["longer and before", [before(terms, S, T), lt(terms, length(terms, T), length(terms, S))], [s, t], ["xx", "y"]],
    [
      "a letter in ranges",
      [lt(terms, 200, get(terms, S, 0)), lt(terms, 0, among(terms, get(terms, S, 0), "az\u00fa\u00fc"))],
      [s],
      ["\u00fb"],
    ],
    [
      "a function is one",
      [
        eq(terms, callTerm(terms, "int", 1, 0, [square(X)]) as IntTerm, 3),
        eq(terms, callTerm(terms, "int", 1, 0, [square(Y)]) as IntTerm, 4),
      ],
      [x, y],
      [0, 1],
    ],
  ];
  test.each(cases)("%s", (_, conditions, atoms, values) => expect(solved(conditions, atoms)).toEqual(values));
});

describe("there is none where all were tried", () => {
  const within = (term: IntTerm, low: number, high: number): BoolTerm[] => [
    le(terms, low, term),
    le(terms, term, high),
  ];
  const cases: readonly (readonly [string, readonly BoolTerm[]])[] = [
    ["a product that is too large", [...within(X, 0, 9), ...within(Y, 0, 9), lt(terms, 81, mul(X, Y))]],
    ["a prime", [...within(X, 2, 12), ...within(Y, 2, 12), eq(terms, mul(X, Y), 13)]],
    ["a character", [lt(terms, 255 * 255, square(get(terms, S, 0)))]],
    [
      "texts with equal letters",
      [
        eq(terms, length(terms, S), 2),
        eq(terms, length(terms, T), 2),
        eq(terms, get(terms, S, 0), get(terms, T, 0)),
        eq(terms, get(terms, S, 1), get(terms, T, 1)),
        not(same(terms, S, T)),
      ],
    ],
    [
      "the order of letters",
      [
        eq(terms, length(terms, S), 1),
        eq(terms, length(terms, T), 1),
        before(terms, S, T),
        le(terms, get(terms, T, 0), get(terms, S, 0)),
      ],
    ],
  ];
  test.each(cases)("%s", (_, conditions) => expect(solved(conditions, [])).toBe("unsat"));
});

test("where not all were tried, it does not know", () => {
  expect(solved([eq(terms, square(X), 2)], [])).toBe("unknown");
  expect(solved([same(terms, concat(S, "a"), concat("b", S))], [])).toBe("unknown");
  expect(solved([eq(terms, square(X), 12345678 ** 2)], [])).toBe("unknown");
  expect(solved([lt(terms, 2 ** 31 - 2, length(terms, S))], [])).toBe("unknown");
});

describe("remainders", () => {
  const cases: readonly (readonly [string, readonly BoolTerm[], boolean])[] = [
    ["n (n + 1) is even", [not(eq(terms, mod(terms, add(square(X), X), 2), 0))], true],
    [
      "an odd square is 1 modulo 8",
      [eq(terms, mod(terms, X, 2), 1), not(eq(terms, mod(terms, square(X), 8), 1))],
      true,
    ],
    ["but not modulo 16", [eq(terms, mod(terms, X, 2), 1), not(eq(terms, mod(terms, square(X), 16), 1))], false],
    [
      "odd times odd is odd",
      [
        eq(terms, mod(terms, mul(X, Y), 2), 0),
        not(eq(terms, mod(terms, X, 2), 0)),
        not(eq(terms, mod(terms, Y, 2), 0)),
      ],
      true,
    ],
    ["a remainder may be negative", [eq(terms, mod(terms, X, 3), -2)], false],
    ["but not of a square", [eq(terms, mod(terms, square(X), 3), -1)], true],
    ["a square is never 3 modulo 4", [eq(terms, square(X), add(mul(4, Y), 3)), le(terms, mod(terms, X, 4), 9)], false],
    ["nothing is divided", [eq(terms, square(X), 3)], false],
  ];
  test.each(cases)("%s", (_, conditions, impossible) => {
    expect(impossibleByResidues(lits(conditions))).toBe(impossible);
  });
});
