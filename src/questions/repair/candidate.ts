// A candidate: something else in one place, as an edit of the text. What cannot be written there is none.
import type { Expr } from "../../core/expr.js";
import type { Edit } from "../../language/facts.js";
import type { RepairIdea } from "../../report/repair.js";
import { changeCost } from "./cost.js";
import { CANDIDATES_MAX } from "./limits.js";
import type { Patient } from "./patient.js";
import type { Place } from "./places.js";

export type Variation = { readonly idea: RepairIdea; readonly now: Expr };

export type Candidate = {
  readonly place: Place;
  readonly idea: RepairIdea;
  readonly now: Expr;
  readonly edit: Edit;
  readonly cost: number;
};

/** Those that say something else than the text, each once. */
export function candidatesFor(
  { facts, source }: Patient,
  place: Place,
  variations: Iterable<Variation>,
): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { idea, now } of variations) {
    if (found.size >= CANDIDATES_MAX) break;
    const edit = facts.edit({ before: place.node, now });
    if (edit === undefined || edit.at.file !== source.name) continue;
    const key = `${edit.at.start} ${edit.at.end} ${edit.text}`;
    if (found.has(key)) continue;
    const cost = changeCost(source.text.slice(edit.at.start, edit.at.end), edit.text);
    found.set(key, { place, idea, now, edit, cost });
  }
  return [...found.values()];
}
