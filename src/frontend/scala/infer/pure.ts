// Expressions that can be evaluated again, or later, without anybody noticing.
import type { Expr } from "../typed.js";

/** Evaluating it does nothing, and it stays what it is. */
export function isPure(e: Expr): boolean {
  switch (e.kind) {
    case "constant":
    case "this":
    case "object":
    case "lambda":
    case "partial":
      return true;
    case "value":
      return !e.of.isMutable && !e.of.isLazy && !e.of.byName;
    case "field":
      return !e.of.isMutable && !e.of.isLazy && isPure(e.from);
    default:
      return false;
  }
}
