// Ids of nodes, and the only place that gives them out. A front end numbers a program on from the library's last node; a pass
// that adds nodes takes ids beyond all that its definitions have. Two programs may have the same ids: whoever puts
// definitions of both together gives some of them new ones.
import type { Expr, NodeId } from "./expr.js";
import { boundIn, type Def, mapBound } from "./program.js";
import { mapChildren, visit } from "./traverse.js";

/** Of a node that is in no program yet (`build.ts`). */
export const UNNUMBERED: NodeId = 0;

/** Gives each id once, in order. */
export class Ids {
  constructor(private free: NodeId = UNNUMBERED + 1) {}

  next(): NodeId {
    return this.free++;
  }

  /** The first of so many in a row. */
  row(count: number): NodeId {
    const first = this.free;
    this.free += count;
    return first;
  }

  /** The next one, which is not given yet: it and all after it are free. */
  get unused(): NodeId {
    return this.free;
  }
}

/** Ids that no node of these definitions has, and none of what is to be put into them. */
export function idsBeyond(defs: Iterable<Def>, added: Iterable<Expr> = []): Ids {
  let last = UNNUMBERED;
  for (const def of defs) last = Math.max(last, lastIdIn(def));
  for (const e of added) last = Math.max(last, lastIdOf(e));
  return new Ids(last + 1);
}

/** The ids of another program beside those of these definitions: each is as much larger. */
export function movedBeyond(defs: Iterable<Def>): (id: NodeId) => NodeId {
  const by = idsBeyond(defs).unused;
  return (id) => id + by;
}

/** Definitions of another program that can stand beside these: those that share an id with them get new ones. */
export function besideThese(defs: readonly Def[], others: readonly Def[]): readonly Def[] {
  const taken = idsIn(defs);
  const ids = idsBeyond([...defs, ...others]);
  return others.map((def) => {
    const isApart = [...idsIn([def])].every((id) => !taken.has(id));
    return isApart ? def : mapBound(def, (bound) => renumbered(ids, bound));
  });
}

export function idsIn(defs: readonly Def[]): ReadonlySet<NodeId> {
  const ids = new Set<NodeId>();
  for (const bound of defs.flatMap(boundIn)) visit(bound, ({ id }) => ids.add(id) !== undefined);
  return ids;
}

/** Kept by definition: those of a library are the same objects in all programs. */
const lastIds = new WeakMap<Def, NodeId>();

function lastIdIn(def: Def): NodeId {
  const last =
    lastIds.get(def) ??
    boundIn(def)
      .map(lastIdOf)
      .reduce((a, b) => Math.max(a, b), UNNUMBERED);
  lastIds.set(def, last);
  return last;
}

function lastIdOf(e: Expr): NodeId {
  let last = UNNUMBERED;
  visit(e, ({ id }) => {
    last = Math.max(last, id);
    return true;
  });
  return last;
}

/** The same expression with new ids for all its nodes. */
export function renumbered(ids: Ids, e: Expr): Expr {
  return { ...mapChildren(e, (child) => renumbered(ids, child)), id: ids.next() };
}

/** With ids for the nodes that have none yet: what those hold may be a part of a program already. */
export function numbered(ids: Ids, e: Expr): Expr {
  return e.id === UNNUMBERED ? { ...mapChildren(e, (child) => numbered(ids, child)), id: ids.next() } : e;
}

/** With new ids for all nodes but the first of each that is kept: it may be made of parts that stand somewhere already, and
 * of one part twice. What stays as it is stays the same object. */
export function withOwnIds(ids: Ids, e: Expr, isKept: (id: NodeId) => boolean = (id) => id !== UNNUMBERED): Expr {
  const met = new Set<NodeId>();
  const go = (part: Expr): Expr => {
    let isSame = true;
    const inside = mapChildren(part, (child) => {
      const now = go(child);
      isSame &&= now === child;
      return now;
    });
    const stays = isKept(part.id) && !met.has(part.id);
    met.add(part.id);
    if (!stays) return { ...inside, id: ids.next() };
    return isSame ? part : inside;
  };
  return go(e);
}

/** Makes expressions a part of a program: with new ids for all nodes, and nobody wrote them. */
export function inventing(ids: Ids): (e: Expr) => Expr {
  const invented = (e: Expr): Expr => ({ ...mapChildren(e, invented), id: ids.next(), written: false });
  return invented;
}
