// Types as Scala shows them: List[Int], (Int, String) => Boolean, A with B.
import { absurd } from "../../../basis/absurd.js";
import type { ClassSymbol, Ty } from "../typed.js";

type NameOf = (of: ClassSymbol) => string;

/** `nameOf`: what a class is called. */
export function showTy(type: Ty, nameOf: NameOf = ({ name }) => name): string {
  const go = (part: Ty): string => showTy(part, nameOf);
  switch (type.kind) {
    case "class":
      return `${className(type, nameOf)}${args(type.args, go)}`;
    case "param":
      return type.of.name;
    case "fn":
      return `${params(type.params, go)} => ${go(type.result)}`;
    case "tuple":
      return `(${type.items.map(go).join(", ")})`;
    case "both":
      return type.parts.map((part) => inner(part, go)).join(" with ");
    case "wildcard":
      return `_${type.low ? ` >: ${go(type.low)}` : ""}${type.high ? ` <: ${go(type.high)}` : ""}`;
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

function className({ of }: Ty & { kind: "class" }, nameOf: NameOf): string {
  return of.kind === "object" ? `${nameOf(of)}.type` : nameOf(of);
}

function args(types: readonly Ty[], go: (type: Ty) => string): string {
  return types.length === 0 ? "" : `[${types.map(go).join(", ")}]`;
}

/** One parameter needs parentheses only where the arrow would bind otherwise. */
function params(types: readonly Ty[], go: (type: Ty) => string): string {
  const [only] = types;
  if (types.length !== 1 || only === undefined) return `(${types.map(go).join(", ")})`;
  return only.kind === "tuple" ? `(${go(only)})` : inner(only, go);
}

function inner(type: Ty, go: (type: Ty) => string): string {
  return type.kind === "fn" || type.kind === "both" ? `(${go(type)})` : go(type);
}
