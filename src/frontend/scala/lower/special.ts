// Calls that depend on more than their method: those that every value has, which are decided by the type.
import type { Expr as Core } from "../../../core/expr.js";
import type { Expr } from "../typed.js";
import { equalValues } from "./equal.js";
import type { Lowering, Scope } from "./lowering.js";
import { shown } from "./show.js";

type Call = Extract<Expr, { kind: "call" }>;

export function special(l: Lowering, scope: Scope, e: Call): Core | undefined {
  const { of, receiver, at } = e;
  if (receiver === undefined || e.isSuper || of.owner?.symbol !== "class" || !of.owner.inLibrary) return undefined;
  if (of.name === "toString" && of.params.flat().length === 0)
    return shown(l, scope, at, receiver.type, l.lower(scope, receiver));
  const [arg] = e.args;
  if (of.name === "equals" && of.owner.name === "Any" && arg !== undefined && arg.kind !== "default")
    return equalValues(l, scope, at, receiver, arg);
  return undefined;
}
