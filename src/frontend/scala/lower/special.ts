// Calls that depend on more than their method: those that every value has, which are decided by the type.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Ty } from "../typed.js";
import { lowerEquals } from "./equals.js";
import { HASH_ANY } from "./hash.js";
import { isMarked } from "./hierarchy.js";
import { callNamed, type Lowering, type Scope, stop } from "./lowering.js";
import { defaultValue } from "./objects.js";
import { presentAnyway } from "./present.js";
import { shown } from "./show.js";
import { builtinName } from "./types.js";

type Call = Extract<Expr, { kind: "call" }>;

export function special(l: Lowering, scope: Scope, e: Call): Core | undefined {
  const { of, receiver, at } = e;
  if (isMarked(of, "sized")) return sizedArray(l, scope, e);
  if (e.above !== undefined) return undefined;
  if (receiver !== undefined && of.name === "hashCode" && of.owner?.symbol === "class" && of.owner.name === "Any")
    return hashCode(l, scope, at, receiver);
  if (receiver === undefined || of.owner?.symbol !== "class" || !of.owner.inLibrary) return undefined;
  if (of.name === "toString" && of.params.flat().length === 0)
    return shown(l, scope, at, receiver.type, textReceiver(l, scope, at, receiver));
  const [arg] = e.args;
  if (of.name === "equals" && of.owner.name === "Any" && arg !== undefined && arg.kind !== "default")
    return lowerEquals(l, scope, at, receiver, arg);
  return undefined;
}

/** The text of a string is the string, but that of null fails. */
function textReceiver(l: Lowering, scope: Scope, at: Span, receiver: Expr): Core {
  const value = l.lower(scope, receiver);
  const mayFail = builtinName(receiver.type) === "String" && receiver.kind !== "constant" && !l.inLibrary;
  return mayFail ? presentAnyway(l, at, receiver, value) : value;
}

/** Java's hash codes of other numbers than these are not those that Scala's collections use. */
function hashCode(l: Lowering, scope: Scope, at: Span, receiver: Expr): Core {
  const name = builtinName(receiver.type);
  const isKnown = name !== undefined && HASHED.has(name);
  return isKnown ? callNamed(l, at, HASH_ANY, [l.lower(scope, receiver)]) : stop(l, at, "hash codes");
}

const HASHED: ReadonlySet<string> = new Set(["Int", "Short", "Byte", "Char", "Boolean", "String"]);

/** A new array, whose type says what is in it. */
function sizedArray(l: Lowering, scope: Scope, e: Call): Core | undefined {
  const sizes = sizesOf(e);
  const item = itemOf(e);
  if (item === undefined || item.kind === "param") return undefined;
  const name = fixedName(sizes.length === 1 ? "sized/scala.Array.object" : "sizedTwice/scala.Array.object");
  return callNamed(l, e.at, name, [...sizes.map((size) => l.lower(scope, size)), defaultValue(l, e.at, item)]);
}

function sizesOf({ args }: Call): readonly Expr[] {
  return args.flatMap((arg) => (arg.kind === "default" ? [] : [arg]));
}

/** What a new array holds, whatever its dimensions. */
export function itemOf(e: Call): Ty | undefined {
  return sizesOf(e).reduce<Ty | undefined>((type) => (type?.kind === "class" ? type.args[0] : undefined), e.type);
}
