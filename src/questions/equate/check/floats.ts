// Whether floats can occur in what is compared: then what is equal need not be the same.
import { boundIn } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import type { Statement } from "../statement.js";

export function mentionsFloats({ defs, data, params }: Statement): boolean {
  const reached = new Set<string>();
  const pending: unknown[] = [...params];
  while (pending.length > 0) {
    const next = pending.pop() as (typeof params)[number];
    if (next.kind === "fn") pending.push(next.from, next.to);
    if (next.kind !== "con" || reached.has(JSON.stringify(next))) continue;
    reached.add(JSON.stringify(next));
    if (next.name === "f64") return true;
    pending.push(...next.args);
    if (reached.has(next.name)) continue;
    reached.add(next.name);
    for (const { fields } of data.find(({ name }) => name === next.name)?.ctors ?? []) pending.push(...fields);
  }
  let found = false;
  for (const bound of defs.flatMap(boundIn))
    visit(bound, (e) => {
      if (e.kind === "lit" && e.value.kind === "f64") found = true;
      if (e.kind === "prim" && e.op.startsWith("f64.")) found = true;
      return !found;
    });
  return found;
}
