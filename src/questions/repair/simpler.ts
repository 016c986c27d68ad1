// What was put in, with less of it: a donor often looks at more than is needed in its new place.
import type { Expr } from "../../core/expr.js";
import { mapChildren, visit } from "../../core/traverse.js";
import { isImplied } from "../cover/instrument.js";
import type { Variation } from "./candidate.js";
import type { Place } from "./places.js";

/** One branch of a new condition alone, one of two conditions, or all but one of new cases. */
export function* simpler(place: Place, { idea, now }: Variation): Generator<Variation> {
  const old = new Set<Expr>();
  visit(place.node, (e) => old.add(e) !== undefined);
  const added: Expr[] = [];
  visit(now, (e) => {
    if (!old.has(e)) added.push(e);
    return !old.has(e);
  });
  for (const e of added)
    for (const less of lessThan(e)) {
      const go = (part: Expr): Expr => {
        if (part === e) return less;
        return old.has(part) ? part : mapChildren(part, go); // what stays is the same objects
      };
      yield { idea, now: go(now) };
    }
}

function* lessThan(e: Expr): Generator<Expr> {
  if (e.kind === "if") {
    yield e.yes;
    yield e.no;
    if (isTruth(e.yes) || isTruth(e.no)) yield e.cond;
  }
  if (e.kind !== "match" || e.arms.filter((arm) => !isImplied(arm)).length < 2) return;
  for (const arm of e.arms) if (!isImplied(arm)) yield { ...e, arms: e.arms.filter((each) => each !== arm) };
}

function isTruth(e: Expr): boolean {
  return e.kind === "lit" && e.value.kind === "bool";
}
