// Calls that depend on more than their method: those that every value has, which are decided by the type.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Expr, Ty } from "../typed.js";
import { lowerEquals } from "./equals.js";
import { HASH_ANY } from "./hash.js";
import { isMarked } from "./hierarchy.js";
import { callNamed, type Lowering, prim, type Scope, stop } from "./lowering.js";
import { defaultValue } from "./objects.js";
import { shown } from "./show.js";

type Call = Extract<Expr, { kind: "call" }>;

export function special(l: Lowering, scope: Scope, e: Call): Core | undefined {
  const { of, receiver, at } = e;
  if (isMarked(of, "sized")) return sizedArray(l, scope, e);
  if (e.isSuper && receiver !== undefined && of.owner?.symbol === "class" && of.owner.name === "Any")
    return ofEveryObject(l, scope, e, receiver);
  if (receiver !== undefined && of.name === "hashCode" && of.owner?.symbol === "class" && of.owner.name === "Any")
    return callNamed(l, at, HASH_ANY, [l.lower(scope, receiver)]);
  if (receiver === undefined || e.isSuper || of.owner?.symbol !== "class" || !of.owner.inLibrary) return undefined;
  if (of.name === "toString" && of.params.flat().length === 0)
    return shown(l, scope, at, receiver.type, l.lower(scope, receiver));
  const [arg] = e.args;
  if (of.name === "equals" && of.owner.name === "Any" && arg !== undefined && arg.kind !== "default")
    return lowerEquals(l, scope, at, receiver, arg);
  return undefined;
}

/** super.m, where no parent has an m of its own: what every object has. */
function ofEveryObject(l: Lowering, scope: Scope, e: Call, receiver: Expr): Core {
  const [arg] = e.args;
  if (e.of.name !== "equals" || arg === undefined || arg.kind === "default")
    return stop(l, e.at, `${e.of.name} of an object as such`);
  return prim(l, e.at, "any.same", [l.lower(scope, receiver), l.lower(scope, arg)]);
}

/** A new array, whose type says what is in it. */
function sizedArray(l: Lowering, scope: Scope, e: Call): Core | undefined {
  const sizes = e.args.flatMap((arg) => (arg.kind === "default" ? [] : [arg]));
  const item = sizes.reduce<Ty | undefined>((type, _) => (type?.kind === "class" ? type.args[0] : undefined), e.type);
  if (item === undefined || item.kind === "param") return undefined;
  const name = fixedName(sizes.length === 1 ? "sized/scala.Array.object" : "sizedTwice/scala.Array.object");
  return callNamed(l, e.at, name, [...sizes.map((size) => l.lower(scope, size)), defaultValue(l, e.at, item)]);
}
