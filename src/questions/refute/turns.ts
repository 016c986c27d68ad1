// How a budget is spent: by turns on looking for a difference and on covering all inputs up to a size. Of two budgets
// the larger one begins with the turns of the smaller one and goes on, so that it never claims less.
import type { Order, Turn } from "../../explore/search.js";
import { FINDING, FINDING_LATER, FIRST_PART } from "./limits.js";

/** `usual`: the budget of programs like these, which ends after a whole turn of each. `isEnough` is asked after the first part. */
export function turnsOf(order: Order, budget: number, usual: number, isEnough?: () => boolean): readonly Turn[] {
  const finding = Math.ceil(budget * FINDING);
  return order === "cost" ? turnsByCost(budget, usual * FIRST_PART, isEnough) : [{ order, steps: finding }];
}

/** Each part is as long as all before it, and the last one as long as the budget goes. */
function turnsByCost(budget: number, first: number, isEnough?: () => boolean): readonly Turn[] {
  const turns: Turn[] = [];
  let left = Math.max(1, Math.ceil(budget));
  const spend = (order: Order, steps: number): void => {
    const unless = turns.length === 2 && isEnough !== undefined ? { unless: isEnough } : {};
    if (left > 0) turns.push({ order, steps: Math.min(steps, left), ...unless });
    left -= steps;
  };
  for (let part = first; left > 0; part = turns.length === 2 ? first : 2 * part) {
    const finding = turns.length === 0 ? FINDING : FINDING_LATER;
    spend("cost", Math.ceil(part * finding));
    spend("level", Math.ceil(part * (1 - finding)));
  }
  return turns;
}
