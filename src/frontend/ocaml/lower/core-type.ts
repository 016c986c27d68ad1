// OCaml's types as core types: abbreviations written out but for those of polymorphic variants, unit and tuples as tuples.
import { tupleCtor } from "../../../core/expr.js";
import { con, fn, type Type } from "../../../core/type.js";
import { isStatic } from "../infer/row.js";
import { expandOnce, expandPrivate, repr, type Ty } from "../infer/ty.js";
import { INSIDE_ITSELF, tagsType } from "./variant-type.js";

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
  if (node.desc.kind === "variant") w.done.set(node, INSIDE_ITSELF);
  const type = convertDesc(node, w);
  w.done.set(node, type);
  return type;
}

/** A private abbreviation looks like what it abbreviates. Types of tags can be recursive: those with a name are known by it. */
function writtenOut(ty: Ty): Ty {
  const node = repr(ty);
  const next = expandOnce(node) ?? expandPrivate(node);
  return next === undefined || next.desc.kind === "variant" ? node : writtenOut(next);
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
      if (desc.info.lacking) return { kind: "var", name: variableName(node, undefined, w.names) };
      if (desc.info.extensible) return con("exn");
      return { kind: "con", name: desc.info.core, args: desc.args.map(go) };
    case "variant": {
      const { row } = desc;
      if (row.name === undefined || !isStatic(row)) return tagsType(row, go);
      return { kind: "con", name: row.name.info.core, args: row.name.args.map(go) };
    }
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
