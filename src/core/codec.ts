// Definitions as text that is quick to read back, for code compiled ahead of time. Places in
// the source are dropped and nothing counts as written by the user.
import type { Def } from "./program.js";
import { NOWHERE } from "./span.js";

export function encodeDef(def: Def): string {
  return JSON.stringify(def, (key, value: unknown) => {
    if (key === "at" || key === "written") return undefined;
    if (typeof value === "bigint") return { big: value.toString() };
    return typeof value === "number" && !Number.isFinite(value) ? { float: String(value) } : value;
  });
}

export function decodeDef(code: string): Def {
  return JSON.parse(code, (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    if ("big" in value) return BigInt(value.big as string);
    if ("float" in value) return Number(value.float);
    if ("id" in value) return { ...value, at: NOWHERE, written: false };
    // Patterns have a place too; literals and definitions do not mind one.
    return "kind" in value ? { ...value, at: NOWHERE } : value;
  }) as Def;
}
