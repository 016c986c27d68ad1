// The operands of an operation in core, which OCaml evaluates from right to left.
import type { Expr } from "../../../core/expr.js";
import { children, mapChildren } from "../../../core/traverse.js";

/** What is evaluated before an operation, also where it then goes into a cell of its own. */
export function operandsOf(e: Expr): readonly Expr[] {
  if (e.kind !== "app" && e.kind !== "make" && e.kind !== "prim" && e.kind !== "chain") return [];
  return children(e).map((part) => contentOf(part) ?? part);
}

/** Of the cell of a mutable field, which nobody wrote. */
export function contentOf(part: Expr): Expr | undefined {
  return part.kind === "prim" && part.op === "cell.new" && !part.written ? part.args[0] : undefined;
}

export function withOperands(e: Expr, operands: readonly Expr[]): Expr {
  let next = 0;
  return mapChildren(e, (part) => {
    const operand = operands[next++] ?? part;
    return contentOf(part) !== undefined && part.kind === "prim" ? { ...part, args: [operand] } : operand;
  });
}
