// Which of the library's classes a program can have objects of: those that its code makes, and those that are inputs.
// A call that finds its method by the object's class need not know of others, nor link what they bring with them.
import type { Binding, Expr as Core, Name } from "../../../core/expr.js";
import type { Program } from "../../../core/program.js";
import { visit } from "../../../core/traverse.js";
import type { Type } from "../../../core/type.js";
import type { ClassSymbol } from "../typed.js";
import { isThrowable } from "./core-type.js";
import { markOf } from "./hierarchy.js";
import { ctorName } from "./layout.js";
import type { Lowering } from "./lowering.js";

/** Primitives make lists, options and exceptions; classes of the program itself are not asked about. */
export function isLive(l: Lowering, of: ClassSymbol): boolean {
  return !of.inLibrary || l.made.has(ctorName(l, of)) || markOf(of, "core") !== undefined || isThrowable(l, of);
}

/** Remembers constructors that are made; gives those that were not known to be. */
export function noteMade(l: Lowering, ctors: Iterable<Name>): ReadonlySet<Name> {
  const added = new Set<Name>();
  for (const ctor of ctors) if (!l.made.has(ctor)) added.add(ctor);
  for (const ctor of added) l.made.add(ctor);
  return added;
}

export function ctorsMadeBy(bindings: readonly Binding[]): readonly Name[] {
  return bindings.flatMap(({ bound }) => [...ctorsIn(bound)]);
}

/** Definitions of the library are the same for every program. */
const known = new WeakMap<Core, ReadonlySet<Name>>();

function ctorsIn(bound: Core): ReadonlySet<Name> {
  const before = known.get(bound);
  if (before !== undefined) return before;
  const found = new Set<Name>();
  visit(bound, (e) => {
    if (e.kind === "make" || e.kind === "chain") found.add(e.ctor);
    return true;
  });
  known.set(bound, found);
  return found;
}

/** The constructors of all that is mentioned in the types of functions, however deep. */
export function ctorsOfInputs({ data, types }: Program): readonly Name[] {
  const families = new Map(data.map((decl) => [decl.name as string, decl]));
  const seen = new Set<string>();
  const pending: Type[] = [...types.values()];
  const ctors: Name[] = [];
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (type.kind === "fn") pending.push(type.from, type.to);
    if (type.kind !== "con") continue;
    pending.push(...type.args);
    const family = seen.has(type.name) ? undefined : families.get(type.name);
    seen.add(type.name);
    for (const ctor of family?.ctors ?? []) {
      ctors.push(ctor.name);
      pending.push(...ctor.fields);
    }
  }
  return ctors;
}
