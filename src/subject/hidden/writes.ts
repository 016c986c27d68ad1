// Which functions of a program may change what they are given: they, or what they use, write to a cell or an array.
import type { Name } from "../../core/expr.js";
import { definedNames, neededNames } from "../../core/library.js";
import { boundIn, type Def, type Program } from "../../core/program.js";
import { visit } from "../../core/traverse.js";

const known = new WeakMap<Program, ReadonlySet<Name>>();

export function writersIn(program: Program): ReadonlySet<Name> {
  const writers = known.get(program) ?? findWriters(program);
  known.set(program, writers);
  return writers;
}

/** A definition needs only those before it, and itself. */
function findWriters({ defs }: Program): ReadonlySet<Name> {
  const writers = new Set<Name>();
  for (const def of defs) {
    if (!writes(def) && !neededNames(def).some((name) => writers.has(name))) continue;
    for (const name of definedNames(def)) writers.add(name);
  }
  return writers;
}

const WRITING: ReadonlySet<string> = new Set(["cell.set", "array.set", "array.blit"]);

function writes(def: Def): boolean {
  let found = false;
  for (const bound of boundIn(def)) {
    visit(bound, (e) => {
      found ||= e.kind === "prim" && WRITING.has(e.op);
      return !found;
    });
  }
  return found;
}
