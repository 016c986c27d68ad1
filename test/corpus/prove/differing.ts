// Mutants of right submissions that part from the reference on enumerated inputs.
import type { Language } from "../../../src/language/language.js";
import type { Attempt } from "../../../src/subject/exercise.js";
import { edited, editsOf } from "../../laws/edit-laws.js";
import type { Leaves } from "../audit/inputs.js";
import { runEnumerated } from "./enumerated.js";

const INPUTS_MAX = 600;
const MUTANTS_MAX = 12;

/** Some of them, as texts. */
export function differingMutants(language: Language, leaves: Leaves, attempt: Attempt): readonly string[] {
  const { reference, observe, functions } = attempt.exercise;
  const after = observe?.source === undefined ? [] : [observe.source];
  const wanted = observe?.function ?? functions[0] ?? "";
  const { edits } = editsOf(language, attempt.submission);
  const step = Math.max(1, Math.floor(edits.length / MUTANTS_MAX));
  return edits.flatMap((edit, i) => {
    if (i % step !== 0) return [];
    const mutant = edited(attempt.submission, [edit]);
    const sources = [
      [reference, ...after],
      [mutant, ...after],
    ] as const;
    const ran = runEnumerated(language, leaves, sources, wanted, INPUTS_MAX);
    return ran?.difference === undefined ? [] : [mutant.text];
  });
}
