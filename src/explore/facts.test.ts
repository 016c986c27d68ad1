// Facts are never wrong: what they settle is so for every choice of small integers, and every
// path condition that some choice satisfies leaves that choice in.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holds, type Model } from "../smt/model.js";
import {
  add,
  type BoolTerm,
  eq,
  type IntTerm,
  before as isBefore,
  Lit,
  le,
  length,
  mul,
  newTerms,
  newVariable,
  not,
  type StrTerm,
  same,
} from "../smt/term.js";
import { withKnown } from "../smt/with-known.js";
import { assume, clearFacts, decided, mentionsFixed, newFacts } from "./facts.js";

const terms = newTerms();
const [x, y] = [newVariable(terms, "int", 0), newVariable(terms, "int", 0)];
const byte = newVariable(terms, "int", 97, 0, 255);
const s = newVariable(terms, "str", "x");
const [X, Y, B, S] = [x.term as IntTerm, y.term as IntTerm, byte.term as IntTerm, s.term as StrTerm];

function lit(term: BoolTerm): Lit {
  if (!(term instanceof Lit)) throw new Error("a constant");
  return term;
}

describe("what the path condition says at once", () => {
  const cases: readonly (readonly [string, readonly BoolTerm[], BoolTerm, boolean | undefined])[] = [
    ["nothing", [], le(terms, X, 3), undefined],
    ["itself", [le(terms, X, 3)], le(terms, X, 3), true],
    ["a wider bound", [le(terms, X, 3)], le(terms, X, 4), true],
    ["a narrower bound", [le(terms, X, 3)], le(terms, X, 2), undefined],
    ["the negation", [not(le(terms, X, 3))], le(terms, X, 3), false],
    ["a value out of bounds", [le(terms, X, 3)], eq(terms, X, 4), false],
    ["a value in bounds", [le(terms, X, 3)], eq(terms, X, 3), undefined],
    ["two bounds that meet", [le(terms, X, 3), le(terms, 3, X)], eq(terms, X, 3), true],
    ["an excluded value", [not(eq(terms, X, 3))], eq(terms, X, 3), false],
    ["an excluded end", [le(terms, X, 3), not(eq(terms, X, 3))], le(terms, X, 2), true],
    ["two excluded ends", [not(eq(terms, X, 2)), not(eq(terms, X, 3)), le(terms, X, 3)], le(terms, X, 1), true],
    ["a sum", [le(terms, add(X, Y), 3)], le(terms, add(Y, X), 5), true],
    ["another sum", [le(terms, add(X, Y), 3)], le(terms, add(Y, Y), 5), undefined],
    ["a byte is not negative", [], le(terms, 0, B), true],
    ["a byte is at most 255", [], eq(terms, B, 256), false],
    ["a length is not negative", [], eq(terms, length(terms, S), -1), false],
    ["equal strings", [same(terms, S, "x")], same(terms, S, "x"), true],
    ["other strings", [not(same(terms, S, "x"))], same(terms, S, "x"), false],
    ["a string before another", [isBefore(terms, S, "b")], isBefore(terms, S, "b"), true],
  ];
  for (const [name, assumed, asked, answer] of cases) {
    test(name, () => {
      const facts = newFacts();
      for (const each of assumed) assume(facts, lit(each));
      const { cond, side } = lit(asked);
      const known = decided(facts, cond);
      expect(known === undefined ? undefined : known === side).toBe(answer);
    });
  }

  test("clearing forgets", () => {
    const facts = newFacts();
    assume(facts, lit(eq(terms, X, 3)));
    assume(facts, lit(same(terms, S, "x")));
    clearFacts(facts);
    expect(decided(facts, lit(eq(terms, X, 3)).cond)).toBeUndefined();
    expect(decided(facts, lit(same(terms, S, "x")).cond)).toBeUndefined();
    expect(facts.fixed.size).toBe(0);
  });

  test("an atom with one value left is fixed, also by bounds", () => {
    const facts = newFacts();
    assume(facts, lit(le(terms, X, 3)));
    expect(mentionsFixed(facts, lit(le(terms, add(X, Y), 3)).cond)).toBe(false);
    assume(facts, lit(le(terms, 3, X)));
    expect(facts.fixed.get(x)).toBe(3);
    expect(mentionsFixed(facts, lit(le(terms, add(X, Y), 3)).cond)).toBe(true);
    expect(withKnown(terms, lit(le(terms, add(X, Y), 3)), facts.fixed)).toEqual(le(terms, Y, 0));
  });
});

const SMALL = [-3, -2, -1, 0, 1, 2, 3];
const MODELS: readonly Model[] = SMALL.flatMap((a) =>
  SMALL.map((b) => ({
    vars: new Map([
      [x, a],
      [y, b],
    ]),
    graphs: new Map(),
  })),
);
const forms = fc.constantFrom(X, Y, add(X, Y), add(X, mul(-1, Y)), mul(X, Y), mul(X, X), add(mul(2, X), Y), mul(3, Y));
const conditions = fc
  .tuple(forms, fc.constantFrom("le", "eq"), fc.integer({ min: -5, max: 5 }), fc.boolean())
  .map(([form, kind, bound, side]) => {
    const term = kind === "le" ? le(terms, form, bound) : eq(terms, form, bound);
    return side ? term : not(term);
  })
  .filter((term) => term instanceof Lit)
  .map(lit);

test("never wrong about small integers", () => {
  const facts = newFacts(); // one for all: what an earlier path said must not be seen
  let settled = 0;
  fc.assert(
    fc.property(fc.array(conditions, { maxLength: 6 }), conditions, (assumed, asked) => {
      const models = MODELS.filter((model) => assumed.every((each) => holds(model, each)));
      fc.pre(models.length > 0);
      clearFacts(facts);
      for (const each of assumed) assume(facts, each);
      for (const [atom, value] of facts.fixed) for (const model of models) expect(model.vars.get(atom)).toBe(value);
      const known = settle(asked);
      if (known === undefined) return;
      settled++;
      for (const model of models) expect(holds(model, asked)).toBe(known);
    }),
    { seed: 11, numRuns: 3000 },
  );
  expect(settled).toBeGreaterThan(300);

  /** As a run settles a condition. */
  function settle(asked: Lit): boolean | undefined {
    const known = decided(facts, asked.cond);
    if (known !== undefined) return known === asked.side;
    if (!mentionsFixed(facts, asked.cond)) return undefined;
    const reduced = withKnown(terms, asked, facts.fixed);
    if (!(reduced instanceof Lit)) return reduced;
    const again = decided(facts, reduced.cond);
    return again === undefined ? undefined : again === reduced.side;
  }
});
