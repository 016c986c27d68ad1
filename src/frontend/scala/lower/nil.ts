// Nil as a pattern: an object is compared by `==`, and Nil equals every empty sequence.
import { NIL } from "../../../core/build.js";
import type { Expr as Core } from "../../../core/expr.js";
import { madeAt } from "../made.js";
import type { Pattern } from "../typed.js";
import { compared } from "./equal.js";
import { type Lowering, make } from "./lowering.js";

/** Whether what is matched may be an empty sequence that is no list. */
export function mayEqualNil(l: Lowering, { of, on }: Pattern & { kind: "object" }): boolean {
  if (l.inLibrary || !l.mixesSequences || of.path !== "scala.Nil" || !of.inLibrary) return false;
  return on.kind !== "class" || (on.of.inLibrary && ["scala.Seq", "scala.Iterable"].includes(on.of.path));
}

export function equalsNil(l: Lowering, { at, on }: Pattern, value: Core): Core {
  return compared(l, madeAt(at), on, on, make(l, at, NIL, [], false), value);
}
