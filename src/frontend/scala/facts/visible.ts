// The names that can be used at a node: local ones are those that core binds around it; all under the names that Scala
// knows them by at that place, and only if it does.
import type { Expr as Core, Name, NodeId } from "../../../core/expr.js";
import { definedNames } from "../../../core/library.js";
import { boundIn, type Program } from "../../../core/program.js";
import { NOWHERE, type Span } from "../../../core/span.js";
import { binders, children, visit } from "../../../core/traverse.js";
import type { Visible } from "../../../language/facts.js";
import { isStatic, linearization } from "../lower/hierarchy.js";
import type { Lowering } from "../lower/lowering.js";
import type { ImportClause } from "../syntax.js";
import type { ClassSymbol } from "../typed.js";
import type { Around } from "./around.js";
import type { Known } from "./known.js";
import { quoted } from "./made-up.js";
import type { Types } from "./types.js";

export function visibleAt(
  l: Lowering,
  program: Program,
  known: Known,
  types: Types,
): (id: NodeId) => readonly Visible[] {
  const parents = parentsIn(program);
  return (id) => {
    const e = known.node(id);
    const around = e && known.spot(e)?.around;
    if (e === undefined || around === undefined) return [];
    const found = boundAround(parents, e).flatMap((name) => {
      const of = known.symbol(name);
      const there = of && shownThere(l, around, of.symbol === "class" ? "this" : of.name, of.at);
      if (of === undefined || there?.shown === undefined) return [];
      return [{ depth: there.depth, visible: { name, shown: there.shown, type: types.ofSymbol(of, id) } }];
    });
    return found.sort((a, b) => a.depth - b.depth).map(({ visible }) => visible);
  };
}

/** The functions of the program that need no object in front of them. */
export function globalsAt(
  l: Lowering,
  program: Program,
  known: Known,
  types: Types,
): (id: NodeId) => readonly Visible[] {
  const own = program.defs.filter((def) => boundIn(def).some(({ at }) => at.file !== NOWHERE.file));
  const functions = own.flatMap(definedNames).flatMap((name) => {
    const of = known.function(name);
    const isMethod = of?.owner?.symbol === "class" && !isStatic(of.owner);
    return of === undefined || isMethod ? [] : [{ name, of }];
  });
  return (id) => {
    const e = known.node(id);
    const around = e && known.spot(e)?.around;
    if (around === undefined) return [];
    return functions.flatMap(({ name, of }) => {
      const shown = shownThere(l, around, of.name, of.at)?.shown;
      return shown === undefined ? [] : [{ name, shown, type: types.ofSymbol(of, id) }];
    });
  };
}

// ---- in core ----

function parentsIn(program: Program): ReadonlyMap<Core, Core> {
  const parents = new Map<Core, Core>();
  for (const bound of program.defs.flatMap(boundIn)) {
    if (bound.at.file === NOWHERE.file) continue;
    visit(bound, (e) => {
      for (const child of children(e)) parents.set(child, e);
      return true;
    });
  }
  return parents;
}

/** The nearest first. */
function boundAround(parents: ReadonlyMap<Core, Core>, e: Core): readonly Name[] {
  const names: Name[] = [];
  let child = e;
  for (let parent = parents.get(e); parent !== undefined; parent = parents.get(parent)) {
    names.push(...boundFor(parent, child));
    child = parent;
  }
  return [...new Set(names)];
}

/** What a node binds for one of its children. */
function boundFor(parent: Core, child: Core): readonly Name[] {
  if (parent.kind === "let" && child !== parent.body) return [];
  if (parent.kind !== "match" && parent.kind !== "try") return binders(parent);
  const arms = parent.arms.filter(({ guard, body }) => guard === child || body === child);
  return binders({ ...parent, arms });
}

// ---- in the source ----

type There = { readonly shown: string | undefined; readonly depth: number };

/** How something that is defined at a place is called at another; undefined: it is hidden there. */
function shownThere(l: Lowering, around: Around, name: string, defined: Span): There | undefined {
  let depth = 0;
  for (let each: Around | undefined = around; each !== undefined; each = each.outer, depth++) {
    if (name === "this" && each.template !== undefined)
      return sameAs(each.template, defined) ? { shown: "this", depth } : undefined;
    const own = each.names.get(name);
    if (own !== undefined) return own.some((at) => sameAs(at, defined)) ? { shown: quoted(name), depth } : undefined;
    if (each.imports.some((clause) => mayImport(l, clause, name)) || isInherited(l, each.template, name))
      return undefined;
  }
  return undefined;
}

function sameAs(a: Span, b: Span): boolean {
  return a.file === b.file && a.start === b.start && a.end === b.end;
}

function isInherited(l: Lowering, template: Span | undefined, name: string): boolean {
  const of = template && l.own.find(({ at }) => sameAs(template, at));
  return of !== undefined && linearization(l, of).some((each) => hasMember(each, name));
}

function hasMember(of: ClassSymbol, name: string): boolean {
  return [...of.methods, ...of.fields, ...of.params].some((member) => member.name === name);
}

/** Of an object that is not known here, everything. */
function mayImport(l: Lowering, { path, selectors, all }: ImportClause, name: string): boolean {
  if (selectors.some((each) => !each.hidden && (each.alias ?? each.name).name === name)) return true;
  if (!all) return false;
  const from = l.classes.find((of) => of.kind === "object" && of.name === path.at(-1)?.name);
  return from === undefined || linearization(l, from).some((each) => hasMember(each, name));
}
