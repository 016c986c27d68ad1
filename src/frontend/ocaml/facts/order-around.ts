// Something that is computed in the place of what was only there: OCaml evaluates the operands around it in another order
// then than core would, so that the operations around it change too when the edited source is read.
import type { Expr as Core } from "../../../core/expr.js";
import type { Change } from "../../../language/facts.js";
import { isInert, rightToLeft } from "../lower/operands.js";
import type { Knowledge } from "./knowledge.js";
import { contentOf, isStandIn, operandsOf, withOperands } from "./operands.js";
import type { Site } from "./sites.js";

/** The change of the outermost operation that is lowered in another way. */
export function withOrderAround(k: Knowledge, change: Change, isInOrder: (site: Site) => boolean): Change {
  let { before, now } = change;
  while (isInert(before) && !isInert(now)) {
    const around = operationAround(k, before);
    if (around === undefined || isInOrder(around)) break;
    [before, now] = [around.top, relowered(k, around, before, now)];
  }
  return { before, now };
}

/** The operation that a node is an operand of, be it bound before or not. */
function operationAround(k: Knowledge, operand: Core): Site | undefined {
  const parent = k.parentOf(operand);
  return operationOf(k, parent !== undefined && contentOf(parent) === operand ? parent : operand, operand);
}

/** `part`: the operand, or the cell that it goes into. */
function operationOf(k: Knowledge, part: Core, operand: Core): Site | undefined {
  const parent = k.parentOf(part);
  if (parent === undefined) return undefined;
  let last = parent;
  while (last.kind === "let" && !last.written) last = last.body;
  const site = k.sites.at(last.id);
  return site !== undefined && operandsIn(site).includes(operand) ? site : undefined;
}

/** In their places. */
function operandsIn({ core, operands }: Site): readonly Core[] {
  return operandsOf(core).map((part) => (isStandIn(part) ? operands.get(part.name) : undefined) ?? part);
}

function relowered({ lowering }: Knowledge, site: Site, before: Core, now: Core): Core {
  const operands = operandsIn(site).map((part) => (part === before ? now : part));
  return rightToLeft(lowering, site.core.at, operands, (parts) => withOperands(site.core, parts));
}
