// Two mistakes may show on the same smallest input in the same way, and yet be two: here is the
// input on which one of them does something else than the others.

import type { RunResult } from "../answer.js";
import type { Mistake, PooledInput } from "../class-results.js";

/** `got`: null where the mistake does not show. */
export type Telling = { readonly input: PooledInput; readonly got: RunResult | null };

/** Nothing where no other mistake looks the same. The input tells it from as many as possible, and is the smallest such. */
export function tellingInput(
  mistake: Mistake,
  mistakes: readonly Mistake[],
  inputs: readonly PooledInput[],
): Telling | undefined {
  const alike = mistakes.filter((other) => other !== mistake && looks(other) === looks(mistake));
  let best: { readonly telling: Telling; readonly tells: number } | undefined;
  const isRun = ({ notRun = [] }: Mistake, { id }: PooledInput): boolean => !notRun.includes(id);
  for (const input of inputs.filter((each) => each.function === mistake.function && isRun(mistake, each))) {
    const got = gotOn(mistake, input);
    const isTold = (other: Mistake): boolean => isRun(other, input) && keyOf(gotOn(other, input)) !== keyOf(got);
    const tells = alike.filter(isTold).length;
    if (tells > (best?.tells ?? 0)) best = { telling: { input, got }, tells };
  }
  return best?.telling;
}

function looks({ function: name, witness }: Mistake): string {
  return JSON.stringify([name, witness.call, witness.observed, keyOf(witness.got)]);
}

function gotOn({ behaviour }: Mistake, { id }: PooledInput): RunResult | null {
  return behaviour.find(({ input }) => input === id)?.got ?? null;
}

/** The same for results that are told in the same words. */
function keyOf(got: RunResult | null): string {
  switch (got?.outcome) {
    case "value":
      return JSON.stringify(["value", got.value]);
    case "exception":
      return JSON.stringify(["exception", got.exception]);
    case "exited":
      return JSON.stringify(["exited", got.code, got.printed]);
    case "unfinished":
      return JSON.stringify(["unfinished", got.reason, got.steps]);
    default:
      return "right";
  }
}
