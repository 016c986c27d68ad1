// Machine integers for the checker. A sum is what is left of it after wrap-around: sums are the same where they are the same
// in the ring of integers modulo a power of two. What is less than what is a matter of values, each within its range: then
// a sum stands for its value as a whole, and for its parts only where it is shown that nothing was lost.
import { boundIn } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import type { Statement } from "../statement.js";

export type Width = { readonly low: bigint; readonly high: bigint };

const BITS = new Map([
  ["i32", 32],
  ["i63", 63],
  ["i64", 64],
  ["native", 64],
  ["big", 0],
]);

/** Of all integers that the statement mentions in types, literals and operations; undefined if it is not one and the same,
 * or if the programs were changed as if there were no largest integer. */
export function widthIn({ defs, data, params, result, types, unbounded }: Statement): Width | undefined {
  if (unbounded) return undefined;
  const found = new Set<string>();
  const note = (each: unknown): void => {
    if (typeof each === "string" && BITS.has(each)) found.add(each);
  };
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "prim") note(e.op.split(".")[0]);
      if (e.kind === "lit") note(e.value.kind);
      if (e.kind === "match" || e.kind === "try") for (const { pattern } of e.arms) namesWithin(pattern).forEach(note);
      return true;
    });
  const names = defs.flatMap((def) => (def.kind === "one" ? [def] : def.bindings)).map(({ name }) => types.get(name));
  const mentioned = new Set(namesWithin([params, result, names]));
  for (const name of mentioned) {
    note(name);
    for (const family of data) if (family.name === name) for (const each of namesWithin(family)) mentioned.add(each);
  }
  const bits = found.size === 1 ? BITS.get([...found][0] ?? "") : undefined;
  if (bits === undefined || bits === 0) return undefined;
  const half = 1n << BigInt(bits - 1);
  return { low: -half, high: half - 1n };
}

/** All texts in plain data: kinds of literals in patterns and names in types are among them, and one too many does no harm. */
function namesWithin(data: unknown): readonly string[] {
  const found: string[] = [];
  const pending: unknown[] = [data];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "string") found.push(next);
    if (typeof next === "object" && next !== null) pending.push(...Object.values(next));
  }
  return found;
}

/** The one in the range that differs by a multiple of its size. */
export function intoRange(value: bigint, { low, high }: Width): bigint {
  const size = high - low + 1n;
  const above = (value - low) % size;
  return low + (above < 0n ? above + size : above);
}
