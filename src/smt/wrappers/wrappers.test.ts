// What surrounds a solver: models are checked and made canonical, questions are cut down, asked
// once and counted.
import { describe, expect, test } from "vitest";
import { atomValue, type Model, USUAL, withValue } from "../model.js";
import { bigSolver } from "../solve.js";
import type { Solver, SolverAnswer } from "../solver.js";
import { type Atom, add, eq, type IntTerm, type Lit, lt, mul, newTerms, newVariable, not, same } from "../term.js";
import { cached } from "./cached.js";
import { canonicalModel } from "./canonical-model.js";
import { checked } from "./checked.js";
import { notTooLarge } from "./not-too-large.js";
import { sliced } from "./sliced.js";

const terms = newTerms();
const [x, y] = [newVariable(terms, "int", 0), newVariable(terms, "int", 0)];
const s = newVariable(terms, "str", "x");
const p = newVariable(terms, "bool", false);
const positive = lt(terms, 0, x.term as IntTerm) as Lit;
const large = lt(terms, 99, y.term as IntTerm) as Lit;

function saying(answer: SolverAnswer): Solver {
  return async () => answer;
}

function modelWith(...values: readonly (readonly [Atom, number | string | boolean])[]): Model {
  return values.reduce((model, [atom, value]) => withValue(model, atom, value), USUAL);
}

test("checked: a wrong model is no answer", async () => {
  const wrong = checked(saying({ kind: "sat", model: modelWith([x, -1]) }));
  expect(await wrong([positive], USUAL, 1)).toEqual({ kind: "unknown", why: "crashed" });
  const right: SolverAnswer = { kind: "sat", model: modelWith([x, 1]) };
  expect(await checked(saying(right))([positive], USUAL, 1)).toBe(right);
  expect(await checked(saying({ kind: "unsat" }))([positive], USUAL, 1)).toEqual({ kind: "unsat" });
});

test("sliced: only what fails, with what it is connected to, is asked about", async () => {
  const asked: (readonly Lit[])[] = [];
  const solver = sliced(async (query) => {
    asked.push(query);
    return { kind: "unsat" };
  });
  const tied = lt(terms, x.term as IntTerm, add(x.term as IntTerm, y.term as IntTerm)) as Lit; // y alone
  await solver([positive, tied, large], modelWith([x, 5], [y, 7]), 1);
  expect(asked).toEqual([[tied, large]]);
  const near = modelWith([x, 5], [y, 100]);
  expect(await solver([positive, large], near, 1)).toEqual({ kind: "sat", model: near });
  expect(asked.length).toBe(1);
});

test("not too large: strings and products of many unknowns are left alone", async () => {
  const many = Array.from({ length: 30 }, () => newVariable(terms, "int", 0).term as IntTerm);
  const linear = lt(terms, 99, many.reduce(add)) as Lit;
  const products = lt(terms, 99, many.map((each) => mul(each, each)).reduce(add)) as Lit;
  const solver = notTooLarge(saying({ kind: "unsat" }));
  expect(await solver([linear], USUAL, 1)).toEqual({ kind: "unsat" });
  expect(await solver([products], USUAL, 1)).toEqual({ kind: "unknown", why: "incomplete" });
  expect(await solver([linear, not(same(terms, s.term as never, "x")) as Lit], USUAL, 1)).toEqual({
    kind: "unknown",
    why: "incomplete",
  });
});

test("cached: a question is asked once, unless it was not answered", async () => {
  const asked: string[] = [];
  const ask = cached(async (text) => {
    asked.push(text);
    return text === "hard" ? "unknown\n" : "unsat\n";
  });
  for (const text of ["a", "b", "a", "hard", "hard"]) await ask(text);
  expect(asked).toEqual(["a", "b", "hard", "hard"]);
  expect(await ask("a")).toBe("unsat\n");
});

describe("canonical models", () => {
  async function settled(query: readonly Lit[], found: Model, atoms: readonly Atom[]): Promise<unknown> {
    let first = true;
    const solver = canonicalModel(async () => {
      if (!first) return { kind: "unknown", why: "effort" };
      first = false;
      return { kind: "sat", model: found };
    });
    const answer = await solver(query, USUAL, 1);
    return answer.kind === "sat" ? atoms.map((atom) => atomValue(answer.model, atom)) : answer;
  }

  test("do not depend on the model found", async () => {
    const query = [positive, lt(terms, x.term as IntTerm, y.term as IntTerm) as Lit];
    for (const [a, b] of [
      [1, 2],
      [5, 9],
      [2, 1_000_000],
      [123456789, 987654321],
    ] as const)
      expect(await settled(query, modelWith([x, a], [y, b]), [x, y])).toEqual([1, 2]);
  });

  test("far values are found too", async () => {
    expect(await settled([large], modelWith([y, 4_000_000_000_000]), [y])).toEqual([100]);
    const product = eq(terms, mul(x.term as IntTerm, y.term as IntTerm), 91) as Lit;
    const query = [product, lt(terms, 1, x.term as IntTerm) as Lit, lt(terms, 1, y.term as IntTerm) as Lit];
    expect(await settled(query, modelWith([x, 13], [y, 7]), [x, y])).toEqual([7, 13]);
  });

  test("strings and truths have theirs", async () => {
    const query = [not(same(terms, s.term as never, "x")) as Lit, lt(terms, -5, x.term as IntTerm) as Lit];
    expect(await settled(query, modelWith([s, "\u00e9\u00e8"], [x, -4], [p, true]), [s, x])).toEqual(["y", 0]);
    const either = not(p.term as Lit) as Lit;
    expect(await settled([either], modelWith([p, false]), [p])).toEqual([false]);
  });

  test("other answers pass", async () => {
    expect(await canonicalModel(saying({ kind: "unsat" }))([positive], USUAL, 1)).toEqual({ kind: "unsat" });
  });
});

test("put together: a solver that lies is not believed, and one that fails has no answer", async () => {
  const query = [eq(terms, mul(x.term as IntTerm, x.term as IntTerm), 12345678 ** 2) as Lit];
  const solverSaying = (answer: string): Solver => bigSolver(async (text) => (text.includes("Real") ? "sat" : answer));
  expect(await solverSaying("sat\n((a0 (- 3)))")(query, USUAL, 10)).toEqual({ kind: "unknown", why: "crashed" });
  expect(await solverSaying('(error "no memory")')(query, USUAL, 10)).toEqual({ kind: "unknown", why: "crashed" });
  expect(await solverSaying("unknown")(query, USUAL, 10)).toEqual({ kind: "unknown", why: "effort" });
  const answer = await solverSaying("sat\n((a0 12345678))")(query, USUAL, 10);
  expect(answer.kind === "sat" && atomValue(answer.model, x)).toBe(12345678);
});
