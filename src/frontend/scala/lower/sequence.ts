// Sequences and extractors in patterns, as calls of the methods that Scala would call.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { DefSymbol, Expr, Ty } from "../typed.js";
import { callMember, dispatcher, onlyTarget, targetsOf } from "./dispatch.js";
import { isStatic, linearization } from "./hierarchy.js";
import { callNamed, type Lowering, lit, type Scope, stop } from "./lowering.js";
import { functionName } from "./names.js";
import { ready } from "./objects.js";
import { builtinName, classOf } from "./types.js";

/** A sequence of any class as a list. */
export function listOf(l: Lowering, scope: Scope, at: Span, value: Core, type: Ty): Core {
  if (builtinName(type) === "Array") return callNamed(l, at, fixedName("toList/scala.ArrayMembers.object"), [value]);
  return askSequence(l, scope, at, value, type, "toList", []);
}

/** What follows the first elements of a sequence, of the kind that the sequence is. */
export function restOf(l: Lowering, scope: Scope, at: Span, value: Core, type: Ty, first: number): Core {
  const count = lit(l, at, { kind: "i32", value: BigInt(first) }, false);
  if (builtinName(type) !== "Array") return askSequence(l, scope, at, value, type, "drop", [count]);
  const vector = callNamed(l, at, fixedName("toIndexedSeq/scala.ArrayMembers.object"), [value]);
  return callNamed(l, at, fixedName("drop/scala.Vector"), [vector, count]);
}

function askSequence(
  l: Lowering,
  scope: Scope,
  at: Span,
  value: Core,
  type: Ty,
  asked: string,
  args: readonly Core[],
): Core {
  const of = classOf(type);
  const method = of && linearization(l, of).flatMap((each) => each.methods.filter(({ name }) => name === asked))[0];
  if (of === undefined || method === undefined) return stop(l, at, "this sequence in a pattern");
  const targets = targetsOf(l, method, of);
  const only = onlyTarget(l, method, targets);
  if (only !== undefined) return callMember(l, scope, at, only, of, value, args);
  return callNamed(l, at, dispatcher(l, method), [value, ...args]);
}

export function callUnapply(l: Lowering, scope: Scope, at: Span, by: DefSymbol, receiver: Expr, value: Core): Core {
  const owner = by.owner?.symbol === "class" ? by.owner : undefined;
  if (owner !== undefined && isStatic(owner))
    return ready(l, scope, at, owner, callNamed(l, at, functionName(l, by), [value]));
  return callNamed(l, at, functionName(l, by), [l.lower(scope, receiver), value]);
}
