// New names for what a pass over core makes, and copies of expressions with other names.
import { type Expr, fixedName, type Name, type NodeId, type Pattern, shownName } from "./expr.js";
import { binders, mapChildren, visit } from "./traverse.js";

/** Makes names that nothing has yet; what the user called it stays. */
export type Supply = { readonly name: (like: Name) => Name };

/** `pass`: no other names end so. */
export function supplyOfNames(pass: string): Supply {
  let next = 0;
  return { name: (like) => fixedName(`${shownName(like)}/${pass}${next++}`) };
}

/** The same expression with other names for all that it binds. */
export function freshCopy(supply: Supply, e: Expr): Expr {
  return withNames(namesForBound(supply, e), e);
}

/** A new name for each that an expression binds. */
export function namesForBound(supply: Supply, e: Expr): ReadonlyMap<Name, Name> {
  const now = new Map<Name, Name>();
  visit(e, (node) => {
    for (const name of binders(node)) if (!now.has(name)) now.set(name, supply.name(name));
    return true;
  });
  return now;
}

/** With other names for some, where they are bound and where they are used. */
export function withNames(now: ReadonlyMap<Name, Name>, e: Expr): Expr {
  return renamed({ name: (each) => now.get(each) ?? each, ctor: (each) => each, id: (id) => id }, e);
}

export type Names = {
  readonly name: (name: Name) => Name;
  readonly ctor: (name: Name) => Name;
  readonly id: (id: NodeId) => NodeId;
};

/** Where they are bound and where they are used. */
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

/** What is inside gets its names first. */
export function renamedPattern(names: Pick<Names, "name" | "ctor">, pattern: Pattern): Pattern {
  const go = (each: Pattern): Pattern => renamedPattern(names, each);
  switch (pattern.kind) {
    case "bind":
      return { ...pattern, name: names.name(pattern.name) };
    case "as":
      return { ...pattern, inner: go(pattern.inner), name: names.name(pattern.name) };
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
