// Asking something of null fails, in programs that have a null at all.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { isMade } from "../made.js";
import type { Expr } from "../typed.js";
import { type Lowering, make, named, node, prim } from "./lowering.js";
import { NULL } from "./null.js";
import { numberKind } from "./types.js";

export const NULL_POINTER = fixedName("NullPointerException/java.lang.NullPointerException");

/** The value of an expression that something is asked of. */
export function present(l: Lowering, at: Span, receiver: Expr, value: Core): Core {
  return l.saysNull || l.startsNull ? presentAnyway(l, at, receiver, value) : value;
}

/** The same where null is as good as any other value: the program may be given one, where another program has a null. */
export function presentAnyway(l: Lowering, at: Span, receiver: Expr, value: Core): Core {
  if (!mayBeNull(receiver) || (!l.saysNull && !l.startsNull && isMade(at))) return value; // the library has no null of its own
  return named(l, at, "receiver", value, (self) => {
    const nothing = (): Core => make(l, at, NULL, [], false);
    const raised = node(l, "raise", at, { exn: make(l, at, NULL_POINTER, [nothing(), nothing()], false) }, false);
    const cond = prim(l, at, "any.eq_id", [self(), nothing()]);
    return node(l, "if", at, { cond, yes: raised, no: self() }, false);
  });
}

function mayBeNull(e: Expr): boolean {
  const kind = numberKind(e.type);
  if (kind !== undefined && kind !== "BigInt") return false;
  return !["this", "object", "construct", "lambda", "tuple", "operate", "concat"].includes(e.kind);
}
