// Types as keys of tables, and what is thrown for those that inputs cannot have.
import type { Type } from "../core/type.js";

export function typeKey(type: Type): string {
  if (type.kind === "var") return `'${type.name}`;
  if (type.kind === "fn") return `(${type.label ?? ""}:${typeKey(type.from)}->${typeKey(type.to)})`;
  return type.args.length === 0 ? type.name : `${type.name}(${type.args.map(typeKey).join(",")})`;
}

/** Inputs of this type cannot be made. */
export class Unsupported extends Error {
  constructor(readonly type: Type) {
    super("inputs of this type are not supported");
  }
}
