// Types of two programs as one graph, for unification. Equal types are one node, and nodes
// that have been found to be the same are joined, so recursive data types come to an end and
// types that are exponentially long when written out stay as small as they are in memory.
import { absurd } from "../basis/absurd.js";
import type { Name } from "./expr.js";
import type { Label, Type } from "./type.js";

/** The same name may stand for different types in the two programs. */
export type ProgramRole = "reference" | "submission";

export type TypeNode = {
  readonly id: number;
  readonly shape: NodeShape;
  same: TypeNode | undefined; // what it was joined to
};
export type NodeShape =
  | { readonly kind: "var" }
  | { readonly kind: "fn"; readonly label: Label; readonly from: TypeNode; readonly to: TypeNode }
  | { readonly kind: "con"; readonly side: ProgramRole; readonly name: Name; readonly args: readonly TypeNode[] };

export type Graph = { nextId: number; readonly known: Map<string, TypeNode> };

export function newGraph(): Graph {
  return { nextId: 0, known: new Map() };
}

export function newNode(graph: Graph, shape: NodeShape): TypeNode {
  return { id: graph.nextId++, shape, same: undefined };
}

/** The node that now stands for this one. */
export function find(node: TypeNode): TypeNode {
  let found = node;
  while (found.same !== undefined) found = found.same;
  return found;
}

/** The type as its own program writes it: only variables give way to what they have become. */
export function typeAsWritten(node: TypeNode): TypeNode {
  let found = node;
  while (found.shape.kind === "var" && found.same !== undefined) found = found.same;
  return found;
}

/** From now on the first stands for both. */
export function join(kept: TypeNode, other: TypeNode): void {
  other.same = kept;
}

/** `variables` has the nodes of the type variables met so far; new ones are added. */
export function fromType(graph: Graph, side: ProgramRole, type: Type, variables: Map<string, TypeNode>): TypeNode {
  const done = new Map<Type, TypeNode>();
  const convert = (each: Type): TypeNode => {
    const node = done.get(each) ?? make(each);
    done.set(each, node);
    return node;
  };
  const make = (each: Type): TypeNode => {
    switch (each.kind) {
      case "var": {
        const node = variables.get(each.name) ?? newNode(graph, { kind: "var" });
        variables.set(each.name, node);
        return node;
      }
      case "fn":
        return theNode(graph, { kind: "fn", label: each.label, from: convert(each.from), to: convert(each.to) });
      case "con":
        return theNode(graph, { kind: "con", side, name: each.name, args: each.args.map(convert) });
      default:
        return absurd(each);
    }
  };
  return convert(type);
}

function theNode(graph: Graph, shape: Exclude<NodeShape, { kind: "var" }>): TypeNode {
  const ids = innerNodes(shape).map((part) => find(part).id);
  const key =
    shape.kind === "fn" ? `${shape.label ?? ""}-> ${ids.join(" ")}` : `${shape.side} ${shape.name} ${ids.join(" ")}`;
  const node = graph.known.get(key) ?? newNode(graph, shape);
  graph.known.set(key, node);
  return node;
}

export function innerNodes(shape: NodeShape): readonly TypeNode[] {
  switch (shape.kind) {
    case "var":
      return [];
    case "fn":
      return [shape.from, shape.to];
    case "con":
      return shape.args;
    default:
      return absurd(shape);
  }
}

/** Whether the variable is a part of the type. */
export function occursIn(variable: TypeNode, type: TypeNode): boolean {
  const seen = new Set<TypeNode>();
  const pending = [type];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const node = find(next);
    if (node === variable) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    pending.push(...innerNodes(node.shape));
  }
  return false;
}

/** Nodes, as `find` or `asWritten` sees them, as types. Variables are a, b, c ... over all that one writer writes. */
export function newTypeWriter(view: (node: TypeNode) => TypeNode): (node: TypeNode) => Type {
  const done = new Map<TypeNode, Type>();
  let variables = 0;
  const write = (node: TypeNode): Type => {
    const found = view(node);
    const known = done.get(found);
    if (known !== undefined) return known;
    done.set(found, CYCLE);
    const type = typeOf(found.shape);
    done.set(found, type);
    return type;
  };
  const typeOf = (shape: NodeShape): Type => {
    switch (shape.kind) {
      case "var":
        return { kind: "var", name: variableName(variables++) };
      case "fn":
        return { kind: "fn", label: shape.label, from: write(shape.from), to: write(shape.to) };
      case "con":
        return { kind: "con", name: shape.name, args: shape.args.map(write) };
      default:
        return absurd(shape);
    }
  };
  return write;
}

/** Only as written, and only through a parameter that its family does not use, can a type hold itself. */
const CYCLE: Type = { kind: "var", name: "_" };

function variableName(i: number): string {
  const letter = String.fromCharCode(97 + (i % 26));
  return i < 26 ? letter : `${letter}${Math.floor(i / 26)}`;
}
