// Other names in an expression, where they are bound and where they are used.
import type { Expr, Name, NodeId, Pattern } from "../../core/expr.js";
import { mapChildren } from "../../core/traverse.js";

export type Names = {
  readonly name: (name: Name) => Name;
  readonly ctor: (name: Name) => Name;
  readonly id: (id: NodeId) => NodeId;
};

export function renamed(names: Names, e: Expr): Expr {
  const inside = { ...mapChildren(e, (child) => renamed(names, child)), id: names.id(e.id) };
  const { name, ctor } = names;
  switch (inside.kind) {
    case "var":
    case "let":
      return { ...inside, name: name(inside.name) };
    case "lam":
      return { ...inside, params: inside.params.map(name) };
    case "letrec":
      return { ...inside, bindings: inside.bindings.map((each) => ({ ...each, name: name(each.name) })) };
    case "make":
    case "chain":
      return { ...inside, ctor: ctor(inside.ctor) };
    case "match":
    case "try":
      return { ...inside, arms: inside.arms.map((arm) => ({ ...arm, pattern: renamedPattern(names, arm.pattern) })) };
    default:
      return inside;
  }
}

function renamedPattern(names: Names, pattern: Pattern): Pattern {
  const go = (each: Pattern): Pattern => renamedPattern(names, each);
  switch (pattern.kind) {
    case "bind":
      return { ...pattern, name: names.name(pattern.name) };
    case "as":
      return { ...pattern, name: names.name(pattern.name), inner: go(pattern.inner) };
    case "ctor":
      return { ...pattern, ctor: names.ctor(pattern.ctor), args: pattern.args.map(go) };
    case "or":
      return { ...pattern, options: pattern.options.map(go) };
    case "cell":
      return { ...pattern, inner: go(pattern.inner) };
    case "array":
      return { ...pattern, items: pattern.items.map(go) };
    default:
      return pattern;
  }
}
