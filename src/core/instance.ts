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

/** With types for some of its variables. */
export function substituteTypes(type: Type, by: ReadonlyMap<string, Type>): Type {
  if (type.kind === "var") return by.get(type.name) ?? type;
  const go = (part: Type): Type => substituteTypes(part, by);
  if (type.kind === "fn") return { ...type, from: go(type.from), to: go(type.to) };
  return type.args.length === 0 ? type : { ...type, args: type.args.map(go) };
}

/** Variables of one name are one type. */
export function sameType(a: Type, b: Type): boolean {
  if (a === b) return true;
  if (a.kind === "fn" && b.kind === "fn") return sameType(a.from, b.from) && sameType(a.to, b.to);
  if (a.kind !== "con" || b.kind !== "con") return a.kind === "var" && b.kind === "var" && a.name === b.name;
  return (
    a.name === b.name && a.args.length === b.args.length && a.args.every((arg, i) => sameType(arg, nth(b.args, i)))
  );
}
