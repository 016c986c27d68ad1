// OCaml evaluates operands right to left, core left to right. Where more than one operand
// can do or see something, all but the leftmost such are bound first, from right to left.
import type { Expr as Core } from "../../../core/expr.js";
import { PRIMITIVES, type PrimName } from "../../../core/primitive.js";
import type { Span } from "../../../core/span.js";
import { fresh, type Lowering, letIn, variable } from "./lowering.js";

export function rightToLeft(
  l: Lowering,
  at: Span,
  operands: readonly Core[],
  build: (operands: readonly Core[]) => Core,
): Core {
  const leftmost = operands.findIndex((operand) => !isInert(operand));
  const bound = operands.map((operand, i) =>
    i > leftmost && !isInert(operand) ? { name: fresh(l, "arg"), operand } : undefined,
  );
  const body = build(
    operands.map((operand, i) => (bound[i] ? variable(l, operand.at, bound[i].name, false) : operand)),
  );
  // The rightmost operand ends up in the outermost let.
  return bound.reduce((inner, b) => (b === undefined ? inner : letIn(l, at, b.name, b.operand, inner)), body);
}

const known = new WeakMap<Core, boolean>(); // deep expressions are asked at every level

/** Whether evaluating it earlier or later makes no difference to anything. */
export function isInert(e: Core): boolean {
  const inert = known.get(e) ?? findInert(e);
  known.set(e, inert);
  return inert;
}

function findInert(e: Core): boolean {
  switch (e.kind) {
    case "lit":
    case "var":
    case "lam":
    case "delay":
      return true;
    case "make":
      return e.args.every(isInert);
    case "chain":
      return e.items.every(isInert) && isInert(e.last);
    case "prim":
      return isPure(e.op) && e.args.every(isInert);
    default:
      return false;
  }
}

const IMPURE_GROUPS: ReadonlySet<string> = new Set(["cell", "array", "out", "sys", "lazy", "any"]);

function isPure(op: PrimName): boolean {
  if (op === "cell.new" || op === "any.same" || op === "any.cast") return true;
  return !IMPURE_GROUPS.has(op.slice(0, op.indexOf("."))) && PRIMITIVES.get(op)?.fault === undefined;
}
