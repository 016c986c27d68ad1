// A program with other nodes in the place of some: what a mutant, or a repair, is made of.
import type { Expr } from "./expr.js";
import { boundIn, type Def, type Program } from "./program.js";
import { mapChildren, visit } from "./traverse.js";

/** Definitions without such a node are the same objects as before. */
export function withReplaced(program: Program, now: ReadonlyMap<Expr, Expr>): Program {
  const go = (e: Expr): Expr => now.get(e) ?? mapChildren(e, go);
  const defs = program.defs.map((def): Def => {
    if (!boundIn(def).some((bound) => holdsAny(bound, now))) return def;
    if (def.kind === "one") return { ...def, bound: go(def.bound) };
    return { ...def, bindings: def.bindings.map((b) => ({ ...b, bound: go(b.bound) })) };
  });
  return { ...program, defs };
}

function holdsAny(bound: Expr, some: ReadonlyMap<Expr, Expr>): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= some.has(e);
    return !found;
  });
  return found;
}
