// What stands for an expression that is wrong or not known: it has been reported, and fits everywhere.
import type { Span } from "../../../core/span.js";
import type { Expr } from "../typed.js";
import { ERROR } from "./ty.js";

export function errorExpr(at: Span): Expr {
  return { kind: "constant", at, type: ERROR, value: { kind: "unit" } };
}
