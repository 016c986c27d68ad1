// Types as keys of tables, and what is thrown for those that inputs cannot have.
import type { Type } from "../core/type.js";

export function typeKey(type: Type): string {
  if (type.kind === "var") return `'${type.name}`;
  if (type.kind === "fn") return `(${typeKey(type.from)}->${typeKey(type.to)})`;
  return type.args.length === 0 ? type.name : `${type.name}(${type.args.map(typeKey).join(",")})`;
}

/** Whether a type has more nodes than this: one that shares its parts has far more than it takes memory. */
export function isLargerThan(most: number, type: Type): boolean {
  const pending = [type];
  let nodes = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (++nodes > most) return true;
    if (next.kind === "fn") pending.push(next.from, next.to);
    else if (next.kind === "con") pending.push(...next.args);
  }
  return false;
}

/** Inputs of this type cannot be made. */
export class Unsupported extends Error {
  constructor(readonly type: Type) {
    super("inputs of this type are not supported");
  }
}
