// Whether composing pays for a function: tried out at the largest budget that takes little time without it. Where
// constructors decide, running again is cheaper than putting summaries together; where conditions on numbers and
// strings decide, summaries save most questions to the solvers.

import { type Covered, type Covering, type CoverSettings, type CoverTools, cover } from "./cover.js";
import { LITTLE_EFFORT, MUCH_EFFORT, STEPS_PER_QUESTION } from "./limits.js";

export async function composingPays(covering: Covering, settings: CoverSettings, tools: CoverTools): Promise<boolean> {
  const tried = { ...settings, inputsPerPath: 0, order: "level", stepsMax: MUCH_EFFORT } as const;
  let budget = 0;
  let effort = 0;
  for (let next = 1; next < settings.budget; next += Math.ceil(next / 4)) {
    const plain = await cover(covering, { ...tried, budget: next, composes: false }, tools);
    if (!plain.complete) break;
    [budget, effort] = [next, effortOf(plain)];
    if (plain.cut === 0 || effort > MUCH_EFFORT / 2) break;
  }
  if (effort < LITTLE_EFFORT) return false;
  const composed = await cover(covering, { ...tried, budget, composes: true, stepsMax: effort }, tools);
  return composed.complete && effortOf(composed) < effort;
}

function effortOf({ searched, quickCalls }: Covered): number {
  return searched.steps + STEPS_PER_QUESTION * quickCalls;
}
