// The smallest difference with parts that can be anything: both programs are run with unknowns in their places.
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import type { Both } from "../../witness/by-reference.js";
import { furtherArguments } from "../../witness/compare.js";
import type { CoreWitness } from "../../witness/witness.js";
import { type General, type GeneralTools, generalised } from "../general.js";
import { type CheckStep, stagesOf } from "./stages.js";

/** Of programs in one language whose results can be compared as they are. */
export async function generalDifference(
  pair: Pair,
  policy: Policy,
  { input, further }: CoreWitness<Both>,
  tools: GeneralTools,
): Promise<General | undefined> {
  const { reference } = pair;
  if (pair.common !== undefined || further.length > 0 || !reference.shapes.isPlain(reference.result)) return undefined;
  return generalised<CheckStep>(
    reference,
    input.args("reference"),
    {
      stages: (world, run, args) => stagesOf(pair, policy, run, args, furtherArguments(world), []),
      isWrong: ({ taken }) => {
        const last = taken[taken.length - 1];
        return last?.kind === "compared" && !last.same && last.got.outcome.kind !== "unfinished";
      },
    },
    tools,
  );
}
