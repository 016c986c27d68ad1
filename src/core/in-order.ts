// Definitions in an order in which each finds what it needs: those that need each other are bound together, all others
// come after what they mention. What is evaluated at once keeps the order in which it stands.
import { lookUp } from "../basis/known.js";
import type { Binding, Expr, Name } from "./expr.js";
import type { Def } from "./program.js";
import { freeNames } from "./traverse.js";

export function inOrder(bindings: readonly Binding[]): readonly Def[] {
  const byName = new Map(bindings.map((binding) => [binding.name, binding]));
  const order: Def[] = [];
  for (const group of groups(bindings, byName)) order.push(asDef(group));
  return order;
}

function asDef(group: readonly Binding[]): Def {
  const [only] = group;
  if (only !== undefined && group.length === 1 && !namesIn(only.bound).has(only.name))
    return { kind: "one", name: only.name, bound: only.bound };
  return { kind: "rec", bindings: group };
}

type Visit = { readonly binding: Binding; readonly needs: readonly Name[]; next: number; low: number };

/** Tarjan's algorithm with a stack of its own: groups of definitions that need each other, what they need first. */
function groups(bindings: readonly Binding[], byName: ReadonlyMap<Name, Binding>): readonly (readonly Binding[])[] {
  const found: (readonly Binding[])[] = [];
  const numbers = new Map<Binding, number>();
  const open: Binding[] = [];
  const isOpen = new Set<Binding>();
  const path: Visit[] = [];
  const enter = (binding: Binding): void => {
    const needs = [...namesIn(binding.bound)].filter((name) => byName.has(name));
    path.push({ binding, needs, next: 0, low: numbers.size });
    numbers.set(binding, numbers.size);
    open.push(binding);
    isOpen.add(binding);
  };
  const leave = (visit: Visit): void => {
    path.pop();
    const above = path[path.length - 1];
    if (above !== undefined) above.low = Math.min(above.low, visit.low);
    if (visit.low !== numbers.get(visit.binding)) return;
    const group = open.splice(open.indexOf(visit.binding));
    for (const each of group) isOpen.delete(each);
    found.push(group);
  };
  for (const binding of bindings) {
    if (numbers.has(binding)) continue;
    enter(binding);
    for (let visit = path[path.length - 1]; visit !== undefined; visit = path[path.length - 1]) {
      const name = visit.needs[visit.next++];
      const needed = name === undefined ? undefined : byName.get(name);
      if (needed === undefined) leave(visit);
      else if (!numbers.has(needed)) enter(needed);
      else if (isOpen.has(needed)) visit.low = Math.min(visit.low, lookUp(numbers, needed));
    }
  }
  return found;
}

/** Definitions of the library are the same for every program, so what they mention is found once. */
const known = new WeakMap<Expr, ReadonlySet<Name>>();

export function namesIn(bound: Expr): ReadonlySet<Name> {
  const found = known.get(bound) ?? freeNames(bound);
  known.set(bound, found);
  return found;
}
