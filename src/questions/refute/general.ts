// The smallest difference with parts that can be anything: both programs are run with unknowns in their places.
import type { Policy } from "../../subject/exercise.js";
import type { Pair } from "../../subject/pair.js";
import type { Both } from "../../witness/both.js";
import { furtherArguments } from "../../witness/compare.js";
import type { CoreWitness } from "../../witness/witness.js";
import {
  type Everywhere,
  endsAs,
  type General,
  type GeneralTools,
  generalised,
  isWrongWhateverIsDrawn,
} from "../general.js";
import { type CheckStep, stagesOf } from "./stages.js";

/** Whether the two part on an input whatever they draw. */
export async function partsWhateverIsDrawn(
  pair: Pair,
  policy: Policy,
  { input, further, seen }: CoreWitness<Both>,
  tools: GeneralTools,
): Promise<boolean> {
  if (!seen.expected.drawn && !seen.got.drawn) return true;
  if (further.length > 0) return false;
  return isWrongWhateverIsDrawn(pair.reference, input.args("reference"), everywhere(pair, policy, seen), tools);
}

/** Of programs in one language whose results can be compared as they are. */
export async function generalDifference(
  pair: Pair,
  policy: Policy,
  { input, further, seen }: CoreWitness<Both>,
  tools: GeneralTools,
): Promise<General | undefined> {
  const { reference } = pair;
  const isPlain = further.length === 0 && seen.written === undefined && reference.shapes.isPlain(reference.result);
  if (pair.common !== undefined || !isPlain) return undefined;
  return generalised(reference, input.args("reference"), everywhere(pair, policy, seen), tools);
}

/** That the two part on every path. */
function everywhere(pair: Pair, policy: Policy, shown: Both): Everywhere<CheckStep> {
  return {
    stages: (world, run, args) => stagesOf(pair, policy, run, args, furtherArguments(world), []),
    isWrong: ({ taken }) => {
      const last = taken[taken.length - 1];
      return last?.kind === "compared" && last.compared === "different" && last.got.outcome.kind !== "unfinished";
    },
    isAlike: ({ taken, run }) => {
      const reference = taken.find((step) => step.kind === "reference");
      const last = taken[taken.length - 1];
      if (reference?.kind !== "reference" || last?.kind !== "compared") return false;
      return endsAs(run, reference.report, shown.expected) && endsAs(run, last.got, shown.got);
    },
  };
}
