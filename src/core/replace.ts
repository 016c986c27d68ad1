// A program with other nodes in the place of some: what a mutant, or a repair, is made of.
import type { Expr, Name } from "./expr.js";
import { boundIn, type Def, mapBound, type Program } from "./program.js";
import { mapChildren, visit } from "./traverse.js";

/** Definitions without such a node are the same objects as before. `recursive`: one that may call itself now. */
export function withReplaced(program: Program, now: ReadonlyMap<Expr, Expr>, recursive?: Name): Program {
  const defs = program.defs.map((def): Def => {
    if (!boundIn(def).some((bound) => holdsSome(bound, (e) => now.has(e)))) return def;
    const changed = mapBound(def, (bound) => withReplacedIn(bound, now));
    if (changed.kind === "rec" || changed.name !== recursive) return changed;
    return { kind: "rec", bindings: [{ name: changed.name, bound: changed.bound }] };
  });
  return { ...program, defs };
}

/** With definitions rebuilt that hold some nodes. */
export function withRebuilt(program: Program, isSome: (e: Expr) => boolean, rebuilt: (bound: Expr) => Expr): Program {
  const defs = program.defs.map((def): Def => {
    if (!boundIn(def).some((bound) => holdsSome(bound, isSome))) return def;
    return mapBound(def, rebuilt);
  });
  return { ...program, defs };
}

export function withReplacedIn(e: Expr, now: ReadonlyMap<Expr, Expr>): Expr {
  return now.get(e) ?? mapChildren(e, (part) => withReplacedIn(part, now));
}

function holdsSome(bound: Expr, isSome: (e: Expr) => boolean): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= isSome(e);
    return !found;
  });
  return found;
}
