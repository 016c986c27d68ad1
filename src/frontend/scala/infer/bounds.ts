// Type arguments that are written must keep to the bounds of their parameters. That is looked at when all is typed: the
// bounds, and what inherits from what, are known only then.
import type { Span } from "../../../core/span.js";
import { showTy } from "../show/type.js";
import type { Ty, TypeParam } from "../typed.js";
import { type Context, report } from "./context.js";
import { within } from "./leave-out.js";
import { isSubtype } from "./subtype.js";
import { hasError, type Subst, substitute } from "./ty.js";

export function noteBounds(cx: Context, params: readonly TypeParam[], subst: Subst, at: Span): void {
  if (cx.inLibrary || params.length === 0) return;
  const { unit } = cx;
  cx.promised.push(() => within(cx, unit, () => checkBounds(cx, params, subst, at)));
}

function checkBounds(cx: Context, params: readonly TypeParam[], subst: Subst, at: Span): void {
  for (const param of params) {
    const given = subst.get(param);
    if (given === undefined || given.kind === "wildcard" || hasError(given)) continue;
    const low = param.low && substitute(param.low, subst);
    const high = param.high && substitute(param.high, subst);
    if (high !== undefined && !hasError(high) && !isSubtype(given, high)) refuse(cx, at, given, "no", high);
    else if (low !== undefined && !hasError(low) && !isSubtype(low, given)) refuse(cx, at, given, "not above", low);
  }
}

function refuse(cx: Context, at: Span, given: Ty, how: string, bound: Ty): void {
  report(cx, "E204", "Types clash", at, `\`${showTy(given)}\` is ${how} \`${showTy(bound)}\`, as this type must be`);
}
