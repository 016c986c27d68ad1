// A change in core as reading the edited source gives it: operands are in their places in what is asked for, and bound
// first where OCaml evaluates them first.
import { type Arm, type Expr as Core, type Name, shownName } from "../../../core/expr.js";
import { freshCopy } from "../../../core/supply.js";
import { mapChildren, visit } from "../../../core/traverse.js";
import { failingArm, fresh, type Lowering } from "../lower/lowering.js";
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
  if (e.kind === "match") return withFailingArm(l, e);
  const operands = operandsOf(e).map((operand) => standingFor(site, operand) ?? operand);
  return operands.length === 0 ? e : rightToLeft(l, e.at, operands, (parts) => withOperands(e, parts));
}

/** New ones of several cases fail where they stand, unless the last fits all. */
function withFailingArm(l: Lowering, e: Core & { kind: "match" }): Core {
  const arms = e.arms.filter((arm) => !isImplied(arm));
  const last = arms.at(-1);
  const fitsAll = last?.guard === undefined && (last?.pattern.kind === "any" || last?.pattern.kind === "bind");
  const isLet = e.arms.length === 1; // as far as that can be told
  return fitsAll || isLet || isOutcome(e.on) ? { ...e, arms } : { ...e, arms: [...arms, failingArm(l, e.at)] };
}

/** Of a match with exception cases: lowering has an arm that raises again whatever no case handles. */
function isOutcome(on: Core): boolean {
  return on.kind === "try" && !on.written;
}

/** The failure that lowering adds. */
export function isImplied({ pattern, body }: Arm): boolean {
  return pattern.kind === "any" && body.kind === "raise" && !body.written;
}

/** Parts that stay and stand in several places now: names are unique in a program, so that each but the first has its own. */
export function withoutRepeats(l: Lowering, now: Core, isOld: (e: Core) => boolean): Core {
  const seen = new Set<Core>();
  const supply = { name: (like: Name) => fresh(l, shownName(like)) };
  const go = (e: Core): Core => {
    if (!isOld(e)) return mapChildren(e, go);
    const parts: Core[] = [];
    visit(e, (part) => void parts.push(part));
    if (parts.some((part) => seen.has(part))) return freshCopy(supply, e);
    for (const part of parts) seen.add(part);
    return e;
  };
  return go(now);
}
