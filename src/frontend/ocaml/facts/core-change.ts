// A change in core as reading the edited source gives it: operands are in their places in what is asked for, and bound
// first where OCaml evaluates them first.
import type { Expr as Core } from "../../../core/expr.js";
import { children, mapChildren } from "../../../core/traverse.js";
import type { Lowering } from "../lower/lowering.js";
import { rightToLeft } from "../lower/operands.js";
import { contentOf, operandsOf, type Site } from "./sites.js";

/** What is new in a change, with its operands in their places; `isOld` are the parts that stay as they are. */
export function inPlace(site: Site, now: Core, isOld: (e: Core) => boolean): Core {
  const bound = now.kind === "var" && !now.written ? site.operands.get(now.name) : undefined;
  if (bound !== undefined) return bound;
  return isOld(now) ? now : mapChildren(now, (part) => inPlace(site, part, isOld));
}

/** The same as lowering would have made it. */
export function asLowered(l: Lowering, now: Core, isOld: (e: Core) => boolean): Core {
  if (isOld(now)) return now;
  const e = mapChildren(now, (part) => asLowered(l, part, isOld));
  const operands = operandsOf(e);
  return operands.length === 0 ? e : rightToLeft(l, e.at, operands, (parts) => withOperands(e, parts));
}

function withOperands(e: Core, operands: readonly Core[]): Core {
  const parts = children(e).map((part, i): Core => {
    const operand = operands[i] ?? part;
    return contentOf(part) !== undefined && part.kind === "prim" ? { ...part, args: [operand] } : operand;
  });
  let next = 0;
  return mapChildren(e, (part) => parts[next++] ?? part);
}
