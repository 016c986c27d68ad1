// Whether composing pays for a function: tried out at the largest budget that takes little time without it. Where
// constructors decide, running again is cheaper than putting summaries together; where conditions on numbers and
// strings decide, summaries save most questions to the solvers.
import { type Covered, type Covering, type CoverSettings, type CoverTools, cover } from "./cover.js";

/** Below this nothing is worth a thought. */
const LITTLE = 3_000;
const MUCH = 40_000;
/** What a question to the quick solver takes, in steps; those to the big one are among the steps. */
const STEPS_PER_QUESTION = 60;

export async function composingPays(covering: Covering, settings: CoverSettings, tools: CoverTools): Promise<boolean> {
  const tried = { ...settings, inputsPerPath: 0, order: "level", stepsMax: MUCH } as const;
  let budget = 0;
  let effort = 0;
  for (let next = 1; next < settings.budget; next += Math.ceil(next / 4)) {
    const plain = await cover(covering, { ...tried, budget: next, composes: false }, tools);
    if (!plain.complete) break;
    [budget, effort] = [next, effortOf(plain)];
    if (plain.cut === 0 || effort > MUCH / 2) break;
  }
  if (effort < LITTLE) return false;
  const composed = await cover(covering, { ...tried, budget, composes: true, stepsMax: effort }, tools);
  return composed.complete && effortOf(composed) < effort;
}

function effortOf({ searched, quickCalls }: Covered): number {
  return searched.steps + STEPS_PER_QUESTION * quickCalls;
}
