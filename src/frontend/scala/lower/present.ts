// Asking something of null fails, in programs that have a null at all.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr } from "../typed.js";
import { type Lowering, make, named, node, prim } from "./lowering.js";
import { NULL } from "./null.js";
import { numberKind } from "./types.js";

export const NULL_POINTER = fixedName("NullPointerException/java.lang.NullPointerException");

/** The value of an expression that something is asked of. */
export function present(l: Lowering, at: Span, receiver: Expr, value: Core): Core {
  if (!l.saysNull || !mayBeNull(receiver)) return value;
  return named(l, at, "receiver", value, (self) => {
    const nothing = make(l, at, NULL, [], false);
    const raised = node(l, "raise", at, { exn: make(l, at, NULL_POINTER, [nothing, nothing], false) }, false);
    const cond = prim(l, at, "any.eq_id", [self(), make(l, at, NULL, [], false)]);
    return node(l, "if", at, { cond, yes: raised, no: self() }, false);
  });
}

function mayBeNull(e: Expr): boolean {
  if (numberKind(e.type) !== undefined) return false;
  return !["this", "object", "construct", "lambda", "tuple", "operate", "concat"].includes(e.kind);
}
