// What is tried for a statement before anything is unfolded, and what is unfolded first.
import { tupleWidth } from "../../core/expr.js";
import type { Assumptions } from "./assumptions.js";
import { demanded, innermostCall, innermostFirst, recursiveIn } from "./calls.js";
import type { ProofTree } from "./certificate.js";
import { abstracted, type Generalised, type Proposition } from "./lemma.js";
import type { Finder } from "./prove.js";
import { runOf } from "./ran.js";
import { leavesOf } from "./relations.js";
import { isStart, startingFrom } from "./starts.js";
import { headOf, someIn, type Term } from "./term.js";
import { PLAIN, type Way } from "./way.js";

/** What is gone into first on each side: a call that waits for no other, but of those in data only what is demanded first; on
 * the right, one that waits for what the left one does. */
export function firstCalls({ left, right }: Proposition, assumptions: Assumptions): readonly Term[] {
  const [onLeft, onRight] = [left, right].map((side) => runOf(assumptions, side, []));
  const innermost = innermostCall(left);
  const first = (isInData(left, innermost) && onLeft?.kind === "value" ? demanded(onLeft) : undefined) ?? innermost;
  const waits = first && onLeft?.kind === "value" ? onLeft.stuck.get(first) : undefined;
  const alike = recursiveIn(right).filter(
    (call) =>
      headOf(call) === call && waits !== undefined && onRight?.kind === "value" && onRight.stuck.get(call) === waits,
  );
  return [first, innermostFirst(alike)[0] ?? innermostCall(right)].flatMap((call) => call ?? []);
}

function isInData(term: Term, call: Term | undefined): boolean {
  const isData = (each: Term): boolean => each.kind === "make" && tupleWidth(each.ctor) === undefined;
  return call !== undefined && someIn(term, (each) => isData(each) && someIn(each, (part) => part === call));
}

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
