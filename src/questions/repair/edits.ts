// What changes are in the text.
import type { Span } from "../../core/span.js";
import type { RepairIdea } from "../../report/repair.js";
import type { WrittenCandidate } from "./candidate.js";
import { changeCost } from "./cost.js";

/** A change of the text. Several are apart from each other, in the order of the text. */
export type WrittenChange = { readonly at: Span; readonly text: string; readonly idea: RepairIdea };

/** Undefined: two of them would be written in the same place, and are not the same. */
export function editsOf(changes: readonly WrittenCandidate[]): readonly WrittenChange[] | undefined {
  const edits = changes.flatMap(({ pieces, idea }) => pieces.map(({ at, text }) => ({ at, text, idea })));
  const each = new Map(edits.map((edit) => [keyOf([edit]), edit]));
  const ordered = [...each.values()].sort((a, b) => a.at.start - b.at.start);
  const isApart = ordered.every((edit, i) => i === 0 || edit.at.start >= (ordered[i - 1]?.at.end ?? 0));
  return isApart ? ordered : undefined;
}

export function keyOf(edits: readonly WrittenChange[]): string {
  return edits.map(({ at, text }) => `${at.start} ${at.end} ${text}`).join("\n");
}

export function costOf(text: string, edits: readonly WrittenChange[]): number {
  return edits.reduce((sum, edit) => sum + changeCost(text.slice(edit.at.start, edit.at.end), edit.text), 0);
}

/** Edits that are apart from each other. */
export function textWith(text: string, edits: readonly WrittenChange[]): string {
  const last = [...edits].sort((a, b) => b.at.start - a.at.start);
  return last.reduce((now, { at, text: other }) => now.slice(0, at.start) + other + now.slice(at.end), text);
}
