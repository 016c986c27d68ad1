// Which numbers can occur in a statement. Floats: what is equal need not be the same. Integers that are objects.
import { isDraw } from "../../../core/primitive.js";
import { boundIn } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import type { Statement } from "../statement.js";

export function mentionsFloats(statement: Statement): boolean {
  return mentions(statement, (type) => type === "f64");
}

/** Integers of other widths than a machine word's are objects where they are looked at as such. */
export function mentionsBoxed(statement: Statement): boolean {
  return mentions(statement, (type) => ["i32", "i64", "native", "big"].includes(type));
}

/** What nobody can foretell, and another call gives something else for. */
export function mentionsChance({ defs }: Statement): boolean {
  let found = false;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "prim" && isDraw(e.op)) found = true;
      return !found;
    });
  return found;
}

/** In the types of inputs, in literals and in primitives. */
function mentions({ defs, data, params }: Statement, test: (type: string) => boolean): boolean {
  const reached = new Set<string>();
  const pending: unknown[] = [...params];
  while (pending.length > 0) {
    const next = pending.pop() as (typeof params)[number];
    if (next.kind === "fn") pending.push(next.from, next.to);
    if (next.kind !== "con" || reached.has(JSON.stringify(next))) continue;
    reached.add(JSON.stringify(next));
    if (test(next.name)) return true;
    pending.push(...next.args);
    if (reached.has(next.name)) continue;
    reached.add(next.name);
    for (const { fields } of data.find(({ name }) => name === next.name)?.ctors ?? []) pending.push(...fields);
  }
  let found = false;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "lit" && test(e.value.kind)) found = true;
      if (e.kind === "prim" && test(e.op.split(".")[0] ?? "")) found = true;
      return !found;
    });
  return found;
}
