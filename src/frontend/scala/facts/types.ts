// The types of nodes and local names as they were inferred, as core has them.
import type { Expr as Core, Name, NodeId } from "../../../core/expr.js";
import { boundIn, type Program } from "../../../core/program.js";
import { NOWHERE, type Span } from "../../../core/span.js";
import { binders, visit } from "../../../core/traverse.js";
import { con, type Type } from "../../../core/type.js";
import { coreType, functionType } from "../lower/core-type.js";
import type { Lowering } from "../lower/lowering.js";
import { classType } from "../lower/types.js";
import type { ClassSymbol, DefSymbol, Expr, Ty, TypeParam, ValueSymbol } from "../typed.js";
import type { Known } from "./known.js";

export type Types = {
  readonly ofNode: (id: NodeId) => Type | undefined;
  /** Of what a local name stands for, in the definition that has the node. */
  readonly ofSymbol: (of: Symbol, near: NodeId) => Type;
};

type Symbol = ValueSymbol | DefSymbol | ClassSymbol;
/** What the type parameters are called in a definition: two of the same name are two. */
type ParamNames = Map<TypeParam, string>;

export function typesIn(l: Lowering, program: Program, known: Known): Types {
  const names = paramNames(l, program, known);
  const byPlace = exprsByPlace(l);
  const found = new Map<NodeId, Type | undefined>();
  const near = (id: NodeId): ParamNames => names.get(id) ?? new Map();
  const typed = (e: Core): Type | undefined => {
    const of = e.kind === "var" ? known.symbol(e.name) : undefined;
    if (of !== undefined) return symbolType(l, of, near(e.id));
    if (e.kind === "var") return globalType(l, program, e.name, byPlace.get(e.at), near(e.id));
    const origin = l.origins.exprs.get(e) ?? (e.written ? byPlace.get(e.at) : undefined);
    return origin && coreType(l, origin.type, near(e.id));
  };
  return {
    ofNode: (id) => {
      const e = known.node(id);
      if (e === undefined || found.has(id)) return found.get(id);
      const type = typed(e);
      found.set(id, type);
      return type;
    },
    ofSymbol: (of, id) => symbolType(l, of, near(id)),
  };
}

/** As the name is in core: what changes is a cell, what is evaluated when it is needed is put off. */
function symbolType(l: Lowering, of: Symbol, names: ParamNames): Type {
  if (of.symbol === "class") return coreType(l, classType(of), names);
  if (of.symbol === "def") {
    const params = of.params.flat().map((param) => paramType(l, param, names));
    return functionType(params, coreType(l, of.result, names));
  }
  const type = paramType(l, of, names);
  if (of.isMutable) return con("cell", type);
  return of.isLazy ? con("lazy", type) : type;
}

function paramType(l: Lowering, of: ValueSymbol, names: ParamNames): Type {
  const type = coreType(l, of.type, names);
  return of.byName ? functionType([], type) : type;
}

/** A value of an object is put off, in a cell, or as it is: that is seen by its definition. */
function globalType(
  l: Lowering,
  program: Program,
  name: Name,
  origin: Expr | undefined,
  names: ParamNames,
): Type | undefined {
  const def = program.defs.find((each) => each.kind === "one" && each.name === name);
  const type = origin && coreType(l, origin.type, names);
  if (def?.kind !== "one" || type === undefined) return undefined;
  if (def.bound.kind === "delay") return con("lazy", type);
  return def.bound.kind === "prim" && def.bound.op === "cell.new" ? con("cell", type) : type;
}

/** Several nodes may be made of one expression; all have its place. */
function exprsByPlace({ origins }: Lowering): ReadonlyMap<Span, Expr> {
  return new Map([...origins.exprs.values()].map((e) => [e.at, e]));
}

function paramNames(l: Lowering, program: Program, known: Known): ReadonlyMap<NodeId, ParamNames> {
  const found = new Map<NodeId, ParamNames>();
  for (const bound of program.defs.flatMap(boundIn)) {
    if (bound.at.file === NOWHERE.file) continue;
    const names: ParamNames = new Map();
    visit(bound, (e) => {
      found.set(e.id, names);
      const origin = l.origins.exprs.get(e);
      if (origin !== undefined) nameParams(origin.type, names);
      for (const name of binders(e)) {
        const of = known.symbol(name);
        if (of?.symbol === "value") nameParams(of.type, names);
      }
      return true;
    });
  }
  return found;
}

function nameParams(type: Ty, names: ParamNames): void {
  switch (type.kind) {
    case "param": {
      if (names.has(type.of)) return;
      const used = new Set(names.values());
      const same = [...names.keys()].filter(({ name }) => name === type.of.name).length;
      names.set(type.of, used.has(type.of.name) ? `${type.of.name}${same + 1}` : type.of.name);
      return;
    }
    case "class":
      for (const arg of type.args) nameParams(arg, names);
      return;
    case "fn":
      for (const part of [...type.params, type.result]) nameParams(part, names);
      return;
    case "tuple":
      for (const item of type.items) nameParams(item, names);
      return;
    case "both":
      for (const part of type.parts) nameParams(part, names);
      return;
    case "wildcard":
      for (const bound of [type.low, type.high]) if (bound !== undefined) nameParams(bound, names);
      return;
    default:
      return;
  }
}
