// Constructors that are made anew each time their definition is evaluated (a local exception): one name in core, and as
// the last field a number that says which of them it is. Nobody sees it.
import { fixedName } from "./expr.js";
import type { Type } from "./type.js";

const NAME = fixedName("key");
export const KEY: Type = { kind: "con", name: NAME, args: [] };

export function isKey(type: Type | undefined): boolean {
  return type?.kind === "con" && type.name === NAME;
}
