// Types as Scala shows them: List[Int], (Int, String) => Boolean, A with B.
import { absurd } from "../../../basis/absurd.js";
import type { Ty } from "../typed.js";

export function showTy(type: Ty): string {
  switch (type.kind) {
    case "class":
      return `${className(type)}${args(type.args)}`;
    case "param":
      return type.of.name;
    case "fn":
      return `${params(type.params)} => ${showTy(type.result)}`;
    case "tuple":
      return `(${type.items.map(showTy).join(", ")})`;
    case "both":
      return type.parts.map((part) => inner(part)).join(" with ");
    case "wildcard":
      return `_${type.low ? ` >: ${showTy(type.low)}` : ""}${type.high ? ` <: ${showTy(type.high)}` : ""}`;
    case "any":
      return "Any";
    case "any-ref":
      return "AnyRef";
    case "any-val":
      return "AnyVal";
    case "nothing":
      return "Nothing";
    case "null":
      return "Null";
    default:
      return absurd(type);
  }
}

function className({ of }: Ty & { kind: "class" }): string {
  return of.kind === "object" ? `${of.name}.type` : of.name;
}

function args(types: readonly Ty[]): string {
  return types.length === 0 ? "" : `[${types.map(showTy).join(", ")}]`;
}

/** One parameter needs parentheses only where the arrow would bind otherwise. */
function params(types: readonly Ty[]): string {
  const [only] = types;
  if (types.length !== 1 || only === undefined) return `(${types.map(showTy).join(", ")})`;
  return only.kind === "tuple" ? `(${showTy(only)})` : inner(only);
}

function inner(type: Ty): string {
  return type.kind === "fn" || type.kind === "both" ? `(${showTy(type)})` : showTy(type);
}
