// Whether a repair keeps the student's program: enough of each function that it touches is still there, and less is put in
// than would be the solution.
import type { Expr } from "../../core/expr.js";
import type { Source, Span } from "../../core/span.js";
import { wordsChanged, wordsOf } from "./cost.js";

/** Of the words of a function. */
const SHARE_KEPT = 0.3;

type TextChange = { readonly at: Span; readonly text: string };

/** `roots`: the functions of the program. `solution`: words of one. */
export function isKept(
  source: Source,
  roots: readonly Expr[],
  edits: readonly TextChange[],
  solution: number,
): boolean {
  const all = edits.map((edit) => ({
    edit,
    ...wordsChanged(source.text.slice(edit.at.start, edit.at.end), edit.text),
  }));
  if (all.reduce((sum, { added }) => sum + added, 0) >= solution) return false;
  return roots.every(({ at }) => {
    const inside = all.filter(({ edit }) => edit.at.start >= at.start && edit.at.end <= at.end);
    const lost = inside.reduce((sum, each) => sum + each.lost, 0);
    const words = wordsOf(source.text.slice(at.start, at.end)).length;
    return inside.length === 0 || (words - lost) / words >= SHARE_KEPT;
  });
}
