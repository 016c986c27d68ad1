// What a change must not do to the definitions around it: make what is computed of what was a value, whose type may then
// no longer be for all types; or let a value be defined by itself.
import { type Context, type Place } from "../infer/context.js";
import { isNonexpansive } from "../infer/expansive.js";
import { GENERIC, isOpen, somePart } from "../infer/ty.js";
import type { Expr } from "../syntax.js";
import type { Written } from "./written.js";

/** Whether an expression is a part of a value that is defined by itself: `let rec ones = 1 :: ones`. */
export function definesItself(w: Written, e: Expr): boolean {
  return boundAround(w, e).some(w.isRecursive);
}

/** Whether all that is defined around has the types that it had, though another expression stands here. */
export function keepsGeneral(ctx: Context, w: Written, e: Expr, other: Expr): boolean {
  if (!isNonexpansive(ctx, e) || isNonexpansive(ctx, other)) return true;
  return boundAround(w, e).every((bound) => {
    const place = ctx.facts.places.get(bound);
    return place !== undefined && !isGeneral(place);
  });
}

/** What is bound to the value of which this expression is a part: it is evaluated with it, and not in a call. */
function boundAround(w: Written, e: Expr): readonly Expr[] {
  const bound: Expr[] = [];
  let inner = e;
  for (let parent = w.parentOf(e); parent !== undefined; [inner, parent] = [parent, w.parentOf(parent)]) {
    if (inner.kind === "fun" || inner.kind === "function") return bound;
    if (parent.kind === "let" && parent.body !== inner) bound.push(inner);
  }
  return inner.kind === "fun" || inner.kind === "function" ? bound : [...bound, inner];
}

function isGeneral({ type }: Place): boolean {
  return somePart(type, (node) => isOpen(node) && node.level === GENERIC);
}
