// Whether a program may change an array. Where none does, what is in an array is a function of the array and the index, as
// in a string, and it does not matter which arrays are the same object: functions among the inputs are pure.
import { boundIn } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import type { Statement } from "../statement.js";

export function writesArrays({ defs }: Statement): boolean {
  let found = false;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      found ||= e.kind === "prim" && (e.op === "array.set" || e.op === "array.blit");
      return !found;
    });
  return found;
}
