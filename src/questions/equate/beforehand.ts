// What is tried for a statement before anything is unfolded.
import { tupleWidth } from "../../core/expr.js";
import type { ProofTree } from "./certificate.js";
import { abstracted, type Generalised } from "./lemma.js";
import type { Finder } from "./prove.js";
import { runOf } from "./ran.js";
import { leavesOf } from "./relations.js";
import { isStart, startingFrom } from "./starts.js";
import { headOf, type Term } from "./term.js";
import { PLAIN, type Way } from "./way.js";

/** The statement itself: a function that is given something to start from is better seen before anything is unfolded. */
export function beforehand(finder: Finder, way: Way): ProofTree | undefined {
  const { proposition, about } = way.entry;
  if (finder.open.length > 1 || finder.apartness > 0 || proposition.premises.length > 0 || about !== PLAIN)
    return undefined;
  const [left, right] = [proposition.left, proposition.right].map((side) => runOf(way.assumptions, side, []));
  if (right?.kind === "stuck" && right.ctor !== undefined && tupleWidth(right.ctor) !== undefined)
    return finder.split(way, right.on, right.ctor, (next) => beforehand(finder, next));
  if (left?.kind !== "value" || right?.kind !== "value" || right.value === proposition.right) return undefined;
  for (const { proposition: each, values } of firstLemmas(finder, left.value, right.value)) {
    const entry = finder.considered(each, PLAIN);
    const tree = entry?.state === "proved" ? finder.withLemma(way, entry, values, []) : undefined;
    if (tree !== undefined) return tree;
  }
  return undefined;
}

/** With every start, where there is one; otherwise about the functions that the two call, if these are recursive. */
function firstLemmas({ tools }: Finder, left: Term, right: Term): readonly Generalised[] {
  const { terms, primitives } = tools;
  if (leavesOf(right).some(isStart)) return startingFrom(tools, left, right);
  if (headOf(left) === undefined || headOf(right) === undefined) return [];
  return [abstracted(terms, left, right, new Set(), (term) => primitives.typeOf(term))];
}
