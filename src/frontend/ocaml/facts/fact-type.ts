// An inferred type as a core type, so that two that are the same here are one type to OCaml. Core's own types say less:
// they have no labels, and call some types by one name. What they cannot tell apart has no type here, nor have types that
// are something else in some branches.
import { fixedName, type Name, tupleCtor } from "../../../core/expr.js";
import { fn, type Type } from "../../../core/type.js";
import type { TypeInfo } from "../infer/entities.js";
import { isStatic } from "../infer/row.js";
import { expandOnce, repr, type Ty } from "../infer/ty.js";

export type FactTypes = (ty: Ty) => Type | undefined;

type Making = {
  /** One object for each type, so that comparing them is quick. */
  readonly made: Map<string, Type>;
  readonly numbers: Map<Type, number>;
  readonly known: Map<Ty, Type | undefined>;
  readonly variables: Map<Ty, string>;
  readonly used: Set<string>;
  readonly names: Map<TypeInfo, Name>;
  readonly taken: Map<Name, TypeInfo>;
};

/** Of one program: variables of one name are one variable in all types that it gives. */
export function newFactTypes(): FactTypes {
  const m: Making = {
    made: new Map(),
    numbers: new Map(),
    known: new Map(),
    variables: new Map(),
    used: new Set(),
    names: new Map(),
    taken: new Map(),
  };
  return (ty) => convert(m, ty);
}

function convert(m: Making, ty: Ty): Type | undefined {
  const node = writtenOut(ty);
  if (m.known.has(node)) return m.known.get(node);
  m.known.set(node, undefined); // a type that is a part of itself has none
  const type = convertNode(m, node);
  m.known.set(node, type);
  return type;
}

/** Types of tags that have a name are known by it. */
function writtenOut(ty: Ty): Ty {
  const node = repr(ty);
  const next = expandOnce(node);
  return next === undefined || next.desc.kind === "variant" ? node : writtenOut(next);
}

function convertNode(m: Making, node: Ty): Type | undefined {
  const { desc } = node;
  switch (desc.kind) {
    case "var":
      return interned(m, { kind: "var", name: variableName(m, node, desc.name) });
    case "arrow":
      return desc.label === undefined ? functionType(m, desc.from, desc.to) : undefined;
    case "tuple":
      return applied(m, tupleCtor(desc.items.length), desc.items);
    case "con":
      if (desc.info.lacking || desc.info.package !== undefined || desc.info.local !== undefined) return undefined;
      return applied(m, nameOf(m, desc.info), desc.args);
    case "variant": {
      const { row } = desc;
      if (row.name === undefined || !isStatic(row)) return undefined;
      return applied(m, nameOf(m, row.name.info), row.name.args);
    }
    case "link":
      return convert(m, desc.to);
  }
}

function functionType(m: Making, from: Ty, to: Ty): Type | undefined {
  const [taken, given] = [convert(m, from), convert(m, to)];
  if (taken === undefined || given === undefined) return undefined;
  return interned(m, fn(taken, given));
}

function applied(m: Making, name: Name, args: readonly Ty[]): Type | undefined {
  const types = args.map((arg) => convert(m, arg));
  const told = types.filter((type) => type !== undefined);
  return told.length < types.length ? undefined : interned(m, { kind: "con", name, args: told });
}

function interned(m: Making, type: Type): Type {
  const parts = type.kind === "fn" ? [type.from, type.to] : type.kind === "con" ? type.args : [];
  const name = type.kind === "fn" ? "->" : type.name;
  const key = [type.kind, name, ...parts.map((part) => m.numbers.get(part))].join(" ");
  const known = m.made.get(key) ?? type;
  m.made.set(key, known);
  if (!m.numbers.has(known)) m.numbers.set(known, m.numbers.size);
  return known;
}

/** The user's name, with as many quotes as make it the only one. */
function variableName(m: Making, node: Ty, wanted: string | undefined): string {
  const known = m.variables.get(node);
  if (known !== undefined) return known;
  let name = wanted ?? `t${m.variables.size}`;
  while (m.used.has(name)) name = `${name}'`;
  m.used.add(name);
  m.variables.set(node, name);
  return name;
}

/** Several types may share a name in core: of these, only the first is called by it. */
function nameOf(m: Making, info: TypeInfo): Name {
  const known = m.names.get(info);
  if (known !== undefined) return known;
  const first = m.taken.get(info.core) ?? info;
  m.taken.set(info.core, first);
  const name = first === info ? info.core : fixedName(`${info.core} ${m.names.size}`); // a name that nothing has
  m.names.set(info, name);
  return name;
}
