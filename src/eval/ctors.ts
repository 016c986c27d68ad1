// The constructors of a program as objects. Each is declared once for the whole program, however many sets have it, and
// has a tag that no other has, also none that the program shares with another: whatever sets meet, a tag tells.
import type { Name } from "../core/expr.js";
import type { CtorDecl, Program } from "../core/program.js";
import type { Ctor } from "../core/value.js";

/** Constructors of another program, to be used for these names instead of new ones. */
export type SharedCtors = ReadonlyMap<Name, Ctor>;

export type Ctors = {
  readonly byName: ReadonlyMap<Name, Ctor>;
  /** How many constructors a value may have that can have this one; not known for the open family. */
  readonly sizes: ReadonlyMap<Name, number>;
};

/** Constructors that may meet in one value: of sets that have some in common. */
type Group = { readonly decls: CtorDecl[]; isOpen: boolean; constants: number };

/** The group that a constructor was made for. */
const groups = new WeakMap<Ctor, Group>();

/** How many constant constructors there are in its group; they come first in the structural order. */
export function constantsBeside(ctor: Ctor): number {
  return groups.get(ctor)?.constants ?? 0;
}

/** Constructors of the open family, which know their place by number alone. */
const openCtors = new WeakSet<Ctor>();

export function isOfOpenFamily(ctor: Ctor): boolean {
  return openCtors.has(ctor);
}

export function makeCtors({ data, exceptions }: Program, shared: SharedCtors): Ctors {
  const byName = new Map<Name, Ctor>();
  const sizes = new Map<Name, number>();
  let tag = tagBeyond(shared.values());
  const sets = data.map(({ ctors }) => ctors);
  for (const group of groupsOf(sets, exceptions.map(rankedException))) {
    group.constants = group.decls.filter(({ fields }) => fields.length === 0).length;
    for (const decl of group.decls) byName.set(decl.name, shared.get(decl.name) ?? made(group, decl, tag++));
    const size = sizeOf(group, byName);
    if (size !== undefined) for (const { name } of group.decls) sizes.set(name, size);
  }
  for (const { name } of exceptions) openCtors.add(byName.get(name) as Ctor);
  return { byName, sizes };
}

function made(group: Group, decl: CtorDecl, tag: number): Ctor {
  const ctor = { decl, tag, arity: decl.fields.length };
  groups.set(ctor, group);
  return ctor;
}

/** A tag that none of these has, nor any above it. */
function tagBeyond(ctors: Iterable<Ctor>): number {
  let next = 0;
  for (const { tag } of ctors) next = Math.max(next, tag + 1);
  return next;
}

/** Where its constructors come from, there may be others beside them, and a value may have any of those. */
function sizeOf({ decls, isOpen }: Group, byName: ReadonlyMap<Name, Ctor>): number | undefined {
  if (isOpen) return undefined;
  const origins = new Set(decls.map(({ name }) => groups.get(byName.get(name) as Ctor)));
  const [origin] = origins;
  return origins.size === 1 && origin?.decls.length === decls.length ? decls.length : undefined;
}

/** The first declaration of a constructor counts. */
function groupsOf(sets: readonly (readonly CtorDecl[])[], open: readonly CtorDecl[]): readonly Group[] {
  const found = new Set<Group>();
  const byName = new Map<Name, Group>();
  const add = (group: Group, decls: readonly CtorDecl[]): void => {
    for (const decl of decls) if (!byName.has(decl.name)) group.decls.push(decl);
    for (const { name } of decls) byName.set(name, group);
  };
  const openGroup: Group = { decls: [], isOpen: true, constants: 0 };
  found.add(openGroup);
  add(openGroup, open);
  for (const set of sets) {
    const [first, ...others] = new Set(set.flatMap(({ name }) => byName.get(name) ?? []));
    const group = first ?? { decls: [], isOpen: false, constants: 0 };
    found.add(group);
    for (const other of others) {
      group.decls.push(...other.decls);
      group.isOpen ||= other.isOpen;
      for (const { name } of other.decls) byName.set(name, group);
      found.delete(other);
    }
    add(group, set);
  }
  return [...found];
}

/** Exceptions with arguments come before those without, and the shorter before the longer. */
export function rankedException(decl: CtorDecl): CtorDecl {
  const width = decl.fields.length === 0 ? 1000 : decl.fields.length;
  return { ...decl, rank: width * 2 ** 32 + decl.rank };
}
