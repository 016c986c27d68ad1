// A candidate: something else in one place, as an edit of the text. What cannot be written there is none.
import type { Expr } from "../../core/expr.js";
import { visit } from "../../core/traverse.js";
import type { Change, Edit } from "../../language/facts.js";
import type { RepairIdea } from "../../report/repair.js";
import { changeCost } from "./cost.js";
import { CANDIDATES_MAX, VARIATIONS_MAX } from "./limits.js";
import type { Meter } from "./meter.js";
import type { Patient } from "./patient.js";
import { inPlaceOf, type Place, sizeOf } from "./places.js";

export type Variation = { readonly idea: RepairIdea; readonly now: Expr };

export type Candidate = {
  readonly place: Place;
  readonly idea: RepairIdea;
  readonly now: Expr;
  readonly core: readonly Change[];
  /** Of the text where that is known, otherwise as far as nodes tell. */
  readonly cost: number;
  /** Undefined: it cannot be written there. */
  readonly edit: () => Pick<Edit, "at" | "text"> | undefined;
};

/** Those that say something else than the text, each once. */
export function candidatesFor(
  { facts, source }: Patient,
  place: Place,
  variations: Iterable<Variation>,
  meter: Meter,
): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  let tried = 0;
  for (const { idea, now } of variations) {
    if (found.size >= CANDIDATES_MAX || ++tried > VARIATIONS_MAX) break;
    meter.proposals++;
    const proposal = facts.propose({ before: place.node, now });
    if (proposal === undefined) continue;
    const { core, draft, edit } = proposal;
    if (draft !== undefined && draft.at.file !== source.name) continue;
    const key = draft === undefined ? keyOf(now) : `${draft.at.start} ${draft.at.end} ${draft.text}`;
    if (found.has(key)) continue;
    // In which order operands are evaluated is for those to say who read the text: changes of two of them do not meet.
    const own = { before: place.top, now: inPlaceOf(place.operands, now) };
    const cost =
      draft === undefined
        ? nodeCost(place.node, now)
        : changeCost(source.text.slice(draft.at.start, draft.at.end), draft.text);
    // What is written is read again before it is believed: whether it was meant so does not matter.
    found.set(key, { place, idea, now, core: core.length > 1 ? core : [own], cost, edit: () => draft ?? edit() });
  }
  return [...found.values()];
}

/** The same for expressions that say the same. */
function keyOf(e: Expr): string {
  return JSON.stringify(e, (key, value) => {
    if (key === "at" || key === "id" || key === "written") return undefined;
    return typeof value === "bigint" ? `${value}n` : value;
  });
}

/** Nodes that are lost, and those that are added. */
function nodeCost(before: Expr, now: Expr): number {
  const old = new Map<string, number>();
  visit(before, (e) => {
    const key = keyOf(e);
    old.set(key, (old.get(key) ?? 0) + 1);
    return true;
  });
  let [all, kept] = [0, 0];
  visit(now, (e) => {
    all++;
    const key = keyOf(e);
    const left = old.get(key) ?? 0;
    if (left > 0) kept++;
    old.set(key, left - 1);
    return true;
  });
  return all - kept + Math.max(0, sizeOf(before) - kept);
}
