// OCaml's types as core types: abbreviations written out, unit and tuples as tuples.
import { tupleCtor } from "../../../core/expr.js";
import { fn, type Type } from "../../../core/type.js";
import { expandHead, expandPrivate, type Ty } from "../infer/ty.js";

export function coreType(ty: Ty): Type {
  return convert(ty, { names: new Map(), done: new Map() });
}

type Walk = {
  readonly names: Map<Ty, string>;
  readonly done: Map<Ty, Type>; // shared parts stay shared
};

function convert(ty: Ty, w: Walk): Type {
  const node = writtenOut(ty);
  const known = w.done.get(node);
  if (known !== undefined) return known;
  const type = convertDesc(node, w);
  w.done.set(node, type);
  return type;
}

/** A private abbreviation looks like what it abbreviates. */
function writtenOut(ty: Ty): Ty {
  const node = expandHead(ty);
  const inner = expandPrivate(node);
  return inner === undefined ? node : writtenOut(inner);
}

function convertDesc(node: Ty, w: Walk): Type {
  const { desc } = node;
  const go = (child: Ty): Type => convert(child, w);
  switch (desc.kind) {
    case "var":
      return { kind: "var", name: variableName(node, desc.name, w.names) };
    case "arrow":
      return fn(go(desc.from), go(desc.to));
    case "tuple":
      return { kind: "con", name: tupleCtor(desc.items.length), args: desc.items.map(go) };
    case "con":
      return { kind: "con", name: desc.info.core, args: desc.args.map(go) };
    case "link":
      return go(desc.to);
  }
}

/** The user's name where it is free, so that declarations keep their parameters' names. */
function variableName(node: Ty, wanted: string | undefined, names: Map<Ty, string>): string {
  const taken = new Set(names.values());
  const name = wanted !== undefined && !taken.has(wanted) ? wanted : `t${names.size}`;
  names.set(node, name);
  return name;
}
