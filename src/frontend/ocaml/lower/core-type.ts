// OCaml's types as core types: abbreviations written out but for those of polymorphic variants, unit and tuples as tuples.
import { lastOf } from "../../../basis/known.js";
import { fixedName, tupleCtor } from "../../../core/expr.js";
import type { DataDecl } from "../../../core/program.js";
import { con, fn, type Type } from "../../../core/type.js";
import type { TypeInfo } from "../infer/entities.js";
import { isStatic } from "../infer/row.js";
import { expandOnce, expandPrivate, GENERIC, newTy, repr, type Ty, tuple } from "../infer/ty.js";
import { INSIDE_ITSELF, tagsType } from "./variant-type.js";

export function coreType(ty: Ty): Type {
  return convert(ty, { names: new Map(), done: new Map(), named: new Map(), declare: undefined, open: false });
}

/**
 * As those see it who make values: a private type is a family of its own, which only the operations of its module
 * make. `declare` gets each of these.
 */
export function comparedType(ty: Ty, declare: (family: DataDecl) => void): Type {
  return convert(ty, { names: new Map(), done: new Map(), named: new Map(), declare, open: false });
}

/** The same of a value that others use: types of tags tell whether they allow others. */
export function calledType(ty: Ty, declare: (family: DataDecl) => void): Type {
  return convert(ty, { names: new Map(), done: new Map(), named: new Map(), declare, open: true });
}

type Walk = {
  readonly declare: ((family: DataDecl) => void) | undefined;
  readonly open: boolean;
  readonly names: Map<Ty, string>;
  readonly done: Map<Ty, Type>; // shared parts stay shared
  readonly named: Map<TypeInfo, Type>; // those without parameters are the same wherever they stand
};

function convert(ty: Ty, w: Walk): Type {
  const { desc } = repr(ty);
  const info = desc.kind === "con" && desc.args.length === 0 && desc.info.lacking === undefined ? desc.info : undefined;
  const known = info && w.named.get(info);
  if (known !== undefined) return known;
  const type = convertOnce(ty, w);
  if (info !== undefined) w.named.set(info, type);
  return type;
}

function convertOnce(ty: Ty, w: Walk): Type {
  const node = writtenOut(ty, w);
  const known = w.done.get(node);
  if (known !== undefined) return known;
  if (node.desc.kind === "variant") w.done.set(node, INSIDE_ITSELF);
  const type = convertDesc(node, w);
  w.done.set(node, type);
  return type;
}

/** A private abbreviation looks like what it abbreviates. Types of tags can be recursive: those with a name are known by it. */
function writtenOut(ty: Ty, w: Walk): Ty {
  const node = repr(ty);
  const next = expandOnce(node) ?? (w.declare === undefined ? expandPrivate(node) : undefined);
  return next === undefined || next.desc.kind === "variant" ? node : writtenOut(next, w);
}

function convertDesc(node: Ty, w: Walk): Type {
  const { desc } = node;
  const go = (child: Ty): Type => convert(child, w);
  switch (desc.kind) {
    case "var":
      return { kind: "var", name: variableName(node, desc.name, w.names) };
    case "arrow":
      return fn(go(desc.from), go(desc.to), desc.label);
    case "tuple":
      return { kind: "con", name: tupleCtor(desc.items.length), args: desc.items.map(go) };
    case "con":
      if (desc.info.lacking) return { kind: "var", name: variableName(node, undefined, w.names) };
      if (desc.info.extensible) return con("exn");
      if (w.declare !== undefined && isPrivate(desc.info)) return privateType(desc.info, desc.args.map(go), w.declare);
      return { kind: "con", name: desc.info.core, args: desc.args.map(go) };
    case "variant": {
      const { row } = desc;
      if (row.name === undefined || !isStatic(row)) return tagsType(row, go, w.open);
      return { kind: "con", name: row.name.info.core, args: row.name.args.map(go) };
    }
    case "link":
      return go(desc.to);
  }
}

/** Types of tags are sets that others may share. */
function isPrivate(info: TypeInfo): boolean {
  return info.private === true && (info.manifest === undefined || repr(info.manifest).desc.kind !== "variant");
}

/** Shown by the name that it has. */
function privateType(info: TypeInfo, args: readonly Type[], declare: (family: DataDecl) => void): Type {
  const name = fixedName(`${[...info.modules, info.name].join(".")}/private ${info.core.replaceAll("/", " ")}`);
  const whole = newTy({ kind: "con", info, args: info.params, expansion: undefined }, GENERIC);
  const all = coreType(tuple([...info.params, whole, whole])); // in one go: they share variables
  const types = all.kind === "con" ? all.args.slice(0, -1) : [];
  const params = types.slice(0, -1).flatMap((param) => (param.kind === "var" ? [param.name] : []));
  declare({ name, params, ctors: [], abstract: true, behind: lastOf(types) });
  return { kind: "con", name, args };
}

/** The user's name where it is free, so that declarations keep their parameters' names. */
function variableName(node: Ty, wanted: string | undefined, names: Map<Ty, string>): string {
  const taken = new Set(names.values());
  const name = wanted !== undefined && !taken.has(wanted) ? wanted : `t${names.size}`;
  names.set(node, name);
  return name;
}
