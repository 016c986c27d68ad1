// What a change must not do to the definitions around it: make what is computed of what was a value, whose type may then
// no longer be for all types; or let a value be defined by itself.
import type { Context, Place } from "../infer/context.js";
import { isNonexpansive } from "../infer/expansive.js";
import { GENERIC, isOpen, somePart } from "../infer/ty.js";
import type { Expr } from "../syntax.js";
import type { Written } from "./written.js";

/**
 * Whether an expression is a part of a value that is defined by itself: `let rec ones = 1 :: ones`. `isWhole`: something
 * else stands in its place.
 */
export function definesItself(w: Written, e: Expr, isWhole: boolean): boolean {
  const isLater = (inner: Expr): boolean => (isFunction(inner) || inner.kind === "lazy") && !(isWhole && inner === e);
  return boundAround(w, e, isLater).some(w.isRecursive);
}

/** Whether all that is defined around has the types that it had, though another expression stands here. */
export function keepsGeneral(ctx: Context, w: Written, e: Expr, other: Expr): boolean {
  if (!isNonexpansive(ctx, e) || isNonexpansive(ctx, other)) return true;
  return boundAround(w, e, isFunction).every((bound) => {
    const place = ctx.facts.places.get(bound);
    return place !== undefined && !isGeneral(place);
  });
}

/** What is bound to the value of which this expression is a part, unless it is evaluated later. */
function boundAround(w: Written, e: Expr, isLater: (inner: Expr) => boolean): readonly Expr[] {
  const bound: Expr[] = [];
  let inner = e;
  for (let parent = w.parentOf(e); parent !== undefined; [inner, parent] = [parent, w.parentOf(parent)]) {
    if (isLater(inner)) return bound;
    if (parent.kind === "let" && parent.body !== inner) bound.push(inner);
  }
  return isLater(inner) ? bound : [...bound, inner];
}

function isFunction({ kind }: Expr): boolean {
  return kind === "fun" || kind === "function";
}

function isGeneral({ type }: Place): boolean {
  return somePart(type, (node) => isOpen(node) && node.level === GENERIC);
}
