// What happens when no case fits: a MatchError that carries the value, shown as Scala shows it.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Ty } from "../typed.js";
import { type Lowering, make, node, type Scope } from "./lowering.js";

/** Its constructor in the library; it has the value as its only field. */
export const MATCH_ERROR = fixedName("MatchError/scala.MatchError");

export function matchError(l: Lowering, _scope: Scope, at: Span, value: Core, _type: Ty): Core {
  return node(l, "raise", at, { exn: make(l, at, MATCH_ERROR, [value], false) }, false);
}
