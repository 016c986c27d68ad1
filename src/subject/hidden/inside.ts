// Which types values of a type hold, however deep.
import type { Name } from "../../core/expr.js";
import type { DataDecl } from "../../core/program.js";
import type { Type } from "../../core/type.js";
import { typeKey, Unsupported } from "../../explore/type-key.js";
import { formsIn } from "./endless.js";

type Con = Extract<Type, { kind: "con" }>;

export const TYPES_MAX = 300;
/** A type of which there are so many instances in one is not regular: each holds a larger one of itself. */
const INSTANCES_MAX = 5;

/** The type and all that its values hold. */
export function reachable(families: ReadonlyMap<Name, DataDecl>, type: Type): readonly Type[] {
  const found = new Map<string, Type>();
  const instances = new Map<Name, number>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const key = typeKey(next);
    if (found.has(key)) continue;
    if (found.size >= TYPES_MAX || key.length > 1000) throw new Unsupported(type);
    found.set(key, next);
    if (next.kind === "fn") pending.push(next.from, next.to);
    if (next.kind !== "con") continue;
    const before = instances.get(next.name) ?? 0;
    instances.set(next.name, before + 1);
    const isNested = before >= INSTANCES_MAX && next.args.length > 0; // what it holds was seen before
    pending.push(...(isNested ? next.args : partsOf(families, next)));
  }
  return [...found.values()];
}

/** What values of a type hold, its arguments among them. */
export function partsOf(families: ReadonlyMap<Name, DataDecl>, type: Con): readonly Type[] {
  return [...type.args, ...formsIn(families, type).flat()];
}
