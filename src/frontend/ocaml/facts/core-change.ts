// A change in core as reading the edited source gives it: operands are in their places in what is asked for, and bound
// first where OCaml evaluates them first.
import type { Expr as Core } from "../../../core/expr.js";
import { mapChildren } from "../../../core/traverse.js";
import type { Lowering } from "../lower/lowering.js";
import { rightToLeft } from "../lower/operands.js";
import { isStandIn, operandsOf, withOperands } from "./operands.js";
import type { Site } from "./sites.js";

/** What is new in a change, with its operands in their places; `isOld` are the parts that stay as they are. */
export function inPlace(site: Site, now: Core, isOld: (e: Core) => boolean): Core {
  if (now === site.core && isOld(now)) return site.top;
  const bound = standingFor(site, now);
  if (bound !== undefined) return bound;
  return isOld(now) ? now : mapChildren(now, (part) => inPlace(site, part, isOld));
}

function standingFor({ operands }: Site, e: Core): Core | undefined {
  return isStandIn(e) ? operands.get(e.name) : undefined;
}

/** The same as lowering would have made it. */
export function asLowered(l: Lowering, site: Site, now: Core, isOld: (e: Core) => boolean): Core {
  if (isOld(now)) return now;
  const e = mapChildren(now, (part) => asLowered(l, site, part, isOld));
  const operands = operandsOf(e).map((operand) => standingFor(site, operand) ?? operand);
  return operands.length === 0 ? e : rightToLeft(l, e.at, operands, (parts) => withOperands(e, parts));
}
