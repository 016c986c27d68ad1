// A mistake as results.json has it: the smallest input on which all who made it go wrong, and what is known of all of them.
import type { Mistake } from "../report/class-results.js";
import { decodeBytes } from "../report/display.js";
import { counterexample, runResult } from "../report/function-answer.js";
import type { GeneralInput, Shown, Witness } from "../report/verdict.js";
import type { Words } from "../report/words/words.js";
import { chosenText, witnessFor } from "./class-inputs.js";
import type { ClassEntry, NumberedInput } from "./entries.js";
import type { Cluster } from "./mistakes.js";

/** The smallest input on which all of them go wrong. */
export function mistakeResult(
  words: Words,
  { entries, shapes }: Cluster,
  id: number,
  inputs: readonly NumberedInput[],
): Mistake {
  const [first] = entries;
  const behaviour = [...first.onInputs].flatMap(([input, result]) =>
    result.kind === "differs" ? [{ input, got: runResult(words, result.got) }] : [],
  );
  const isRun = ({ onInputs }: ClassEntry, input: number): boolean =>
    ["agrees", "differs"].includes(onInputs.get(input)?.kind ?? "");
  const notRun = [...first.onInputs.keys()].filter((input) => !entries.every((entry) => isRun(entry, input)));
  const common = inputs.find((input) => first.onInputs.get(input.id)?.kind === "differs");
  const run = common && first.onInputs.get(common.id);
  const own = first.answer.verdict.kind === "differs" ? first.answer.verdict.witness : undefined;
  const found = common !== undefined && run?.kind === "differs" ? witnessFor(common.witness, run) : own;
  if (found === undefined) throw new Error("a mistake without a counterexample");
  const shown = saidOfAll(found, entries);
  return {
    id,
    function: decodeBytes(first.function),
    submissions: entries.map(({ row }) => row.id),
    witness: counterexample(words, shown),
    behaviour,
    ...(notRun.length > 0 && { notRun }),
    shapes: shapes.map((shape) => shape.map(({ row }) => row.id)),
  };
}

/** How submissions write a call, and what can be anything in it, is known of each alone: told where it is the same for all. */
function saidOfAll(witness: Witness, entries: Cluster["entries"]): Witness {
  const { general: _general, ...plain } = witness;
  const generalIn = ({ answer: { verdict } }: ClassEntry): GeneralInput | undefined =>
    verdict.kind === "differs" && isSameExample(verdict.witness, witness) ? verdict.witness.general : undefined;
  const callIn = ({ onInputs }: ClassEntry): string | undefined => {
    const result = [...onInputs.values()].find(({ kind }) => kind === "differs");
    return result?.kind === "differs" ? result.submissionCall : undefined;
  };
  const general = sharedBy(entries, generalIn);
  const isMixed = entries.length > 1 && sharedBy(entries, callIn) === undefined;
  return { ...plain, ...(isMixed && { submissionCall: undefined }), ...(general && { general }) };
}

function sharedBy<T>([first, ...others]: Cluster["entries"], of: (entry: ClassEntry) => T | undefined): T | undefined {
  const own = of(first);
  const text = JSON.stringify(own);
  return others.every((entry) => JSON.stringify(of(entry)) === text) ? own : undefined;
}

/** The same input, with the same outcomes, steps aside. */
function isSameExample(a: Witness, b: Witness): boolean {
  const outcome = ({ steps: _steps, ...shown }: Shown): string => JSON.stringify(shown);
  return (
    chosenText(a) === chosenText(b) && outcome(a.expected) === outcome(b.expected) && outcome(a.got) === outcome(b.got)
  );
}
