// What a definition leaves behind: whether anything that it made could be changed by a later call. A program of which
// nothing could is loaded once, however often its functions are called.
import { Cell, fieldsOf, isData, Lazy, type Value } from "../core/value.js";
import type { Runtime } from "./runtime.js";

const LOOKED_AT_MAX = 1000;

/**
 * After a definition. If it made something mutable: where its values hold nothing of it, as after `let () = test ()`, and
 * no earlier definition kept anything that it could have been put into, it is gone.
 */
export function settle(rt: Runtime, ...values: readonly Value[]): void {
  if (!rt.mutated || rt.kept) return;
  if (values.every(isLasting)) rt.mutated = false;
  else rt.kept = true;
}

/** Whether nothing can change in a value, as far as one can see: what a function holds, one cannot. */
function isLasting(value: Value): boolean {
  const pending = [value];
  for (let seen = 0; seen < LOOKED_AT_MAX; seen++) {
    const next = pending.pop();
    if (next === undefined) return true;
    if (next instanceof Cell || next instanceof Lazy || Array.isArray(next) || typeof next === "function") return false;
    if (isData(next)) for (const field of fieldsOf(next)) pending.push(field);
  }
  return false;
}
