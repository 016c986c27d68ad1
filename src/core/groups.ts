// Definitions in groups as small as can be: those stay together that need each other.
import type { Binding, Name } from "./expr.js";
import type { Def } from "./program.js";
import { freeNames } from "./traverse.js";

/** What calls nobody that calls it is a definition of its own, in front of those that need it. */
export function inSmallGroups(defs: readonly Def[]): readonly Def[] {
  return defs.flatMap((def) => (def.kind === "one" ? [def] : groupsOf(def.bindings)));
}

function groupsOf(bindings: readonly Binding[]): readonly Def[] {
  const byName = new Map(bindings.map((each) => [each.name, each]));
  const needs = new Map(
    bindings.map(({ name, bound }) => [name, [...freeNames(bound)].filter((each) => byName.has(each))] as const),
  );
  const reached = new Map(bindings.map(({ name }) => [name, reachedFrom(name, needs)] as const));
  const isIn = (a: Name, b: Name): boolean => reached.get(b)?.has(a) === true;
  const found: Def[] = [];
  const done = new Set<Name>();
  const add = (name: Name): void => {
    if (done.has(name)) return;
    const group = bindings.filter((each) => each.name === name || (isIn(each.name, name) && isIn(name, each.name)));
    for (const each of group) done.add(each.name);
    for (const other of group.flatMap((each) => needs.get(each.name) ?? [])) add(other);
    const [only] = group;
    if (group.length === 1 && only !== undefined && !isIn(name, name)) found.push({ kind: "one", ...only });
    else found.push({ kind: "rec", bindings: group });
  };
  for (const { name } of bindings) add(name);
  return found;
}

/** What it needs, and what that needs; itself only if one of these does. */
function reachedFrom(name: Name, needs: ReadonlyMap<Name, readonly Name[]>): ReadonlySet<Name> {
  const reached = new Set(needs.get(name));
  for (const each of reached) for (const next of needs.get(each) ?? []) reached.add(next);
  return reached;
}
