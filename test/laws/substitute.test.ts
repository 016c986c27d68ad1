// A condition with terms in place of variables holds where the condition holds of what the terms are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { atomValue, holds, type Model, termValue, USUAL, withValue } from "../../src/smt/model.js";
import { type Substitution, substituteLit } from "../../src/smt/substitute.js";
import { type Atom, add, concat, type IntTerm, Lit, mul, type StrTerm, type Term } from "../../src/smt/term.js";
import { sweep } from "../sweep.js";
import { queryFrom, randomNumbers } from "./random-query.js";

const FLAVOUR = { texts: true, calls: false, products: true };
const VALUES = [0, 1, -1, 2, 3, -2, 7];
const WORDS = ["", "a", "x", "ab", "xa"];

test("as the terms are", () => {
  let compared = 0;
  const law = fc.property(randomNumbers, fc.array(fc.nat(100), { minLength: 8 }), (numbers, choices) => {
    const { terms, query, atoms } = queryFrom(numbers, FLAVOUR);
    let at = 0;
    const pick = <T>(items: readonly T[]): T => items[(choices[at++] ?? 0) % items.length] as T;
    const model = [...atoms.ints.slice(0, 3), ...atoms.texts].reduce<Model>(
      (sofar, atom) => withValue(sofar, atom, atom.sort === "int" ? pick(VALUES) : pick(WORDS)),
      USUAL,
    );
    const by = substitution(atoms.ints, atoms.texts, pick);
    const inner = [...by].reduce((sofar, [atom, term]) => withValue(sofar, atom, termValue(model, term)), model);
    // Only then divisors and indices are what they must be.
    if (!query.every((lit) => holds(inner, lit)) || !atoms.ints.every((atom) => isInRange(inner, atom))) return;
    compared++;
    for (const lit of query) {
      const now = substituteLit(terms, lit, by);
      expect(now instanceof Lit ? holds(model, now) : now).toBe(true);
    }
  });
  fc.assert(law, { seed: 31, numRuns: sweep(1_000, 3_000) });
  expect(compared).toBeGreaterThan(200);
});

function isInRange(model: Model, atom: Atom): boolean {
  const { op } = atom;
  const value = atomValue(model, atom) as number;
  return op.kind === "var" && value >= (op.low ?? value) && value <= (op.high ?? value);
}

function substitution(
  ints: readonly Atom[],
  texts: readonly Atom[],
  pick: <T>(items: readonly T[]) => T,
): Substitution {
  const [x, y, z] = ints.map(({ term }) => term as IntTerm) as [IntTerm, IntTerm, IntTerm];
  const [s, t] = texts.map(({ term }) => term as StrTerm) as [StrTerm, StrTerm];
  return new Map<Atom, Term>([
    [ints[0] as Atom, pick<Term>([y, 3, add(mul(2, y), 1), mul(y, z), add(x, z)])],
    [ints[1] as Atom, pick<Term>([z, 0, add(x, -1)])],
    [texts[0] as Atom, pick<Term>([t, "ab", concat(t, "a"), concat("x", concat(s, t))])],
  ]);
}
