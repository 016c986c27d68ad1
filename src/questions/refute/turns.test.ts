// A larger budget begins with the turns of a smaller one.
import fc from "fast-check";
import { expect, test } from "vitest";
import { nth } from "../../basis/known.js";
import { turnsOf } from "./turns.js";

const BUDGET = fc.integer({ min: 1, max: 5_000_000 });

test("of two budgets the larger one goes on where the smaller one ends", () => {
  fc.assert(
    fc.property(BUDGET, BUDGET, fc.integer({ min: 20_000, max: 1_200_000 }), (one, other, usual) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)].map((each) => turnsOf("cost", each, usual));
      const turns = short ?? [];
      expect(long?.slice(0, turns.length - 1)).toEqual(turns.slice(0, -1));
      const [last, same] = [nth(turns, turns.length - 1), nth(long ?? [], turns.length - 1)];
      expect(same.order).toBe(last.order);
      expect(same.steps).toBeGreaterThanOrEqual(last.steps);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test("the whole budget is spent, and nothing beyond it", () => {
  fc.assert(
    fc.property(BUDGET, fc.integer({ min: 20_000, max: 1_200_000 }), (budget, usual) => {
      expect(turnsOf("cost", budget, usual).reduce((sum, { steps }) => sum + steps, 0)).toBe(budget);
    }),
    { seed: 8, numRuns: 200 },
  );
});

test("the usual budget ends with covering", () => {
  expect(turnsOf("cost", 80_000, 80_000).map(({ order, steps }) => `${order} ${steps}`)).toEqual([
    "cost 8000",
    "level 2000",
    "cost 6500",
    "level 3500",
    "cost 13000",
    "level 7000",
    "cost 26000",
    "level 14000",
  ]);
});
