// Instances of types: whether a type is one of a more general type, and of which.
import { nth } from "../basis/known.js";
import type { Type } from "./type.js";

/** Whether a type is an instance of a general one; `variables` gets what its variables then are. */
export function matches(general: Type, type: Type, variables: Map<string, Type>): boolean {
  if (general.kind === "var") {
    const known = variables.get(general.name);
    variables.set(general.name, known ?? type);
    return known === undefined || sameType(known, type);
  }
  if (general.kind === "fn")
    return type.kind === "fn" && matches(general.from, type.from, variables) && matches(general.to, type.to, variables);
  if (type.kind !== "con" || type.name !== general.name || type.args.length !== general.args.length) return false;
  return general.args.every((arg, i) => matches(arg, nth(type.args, i), variables));
}

function sameType(a: Type, b: Type): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
