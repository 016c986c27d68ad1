// New names for what a pass over core makes, and copies of expressions with new names.
import { type Expr, fixedName, type Name, type Pattern, shownName } from "./expr.js";
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
  const now = new Map<Name, Name>();
  visit(e, (node) => {
    for (const name of binders(node)) if (!now.has(name)) now.set(name, supply.name(name));
    return true;
  });
  return renamed(now, e);
}

/** With other names for some, where they are bound and where they are used. */
export function renamed(now: ReadonlyMap<Name, Name>, e: Expr): Expr {
  const name = (each: Name): Name => now.get(each) ?? each;
  const inside = mapChildren(e, (child) => renamed(now, child));
  switch (inside.kind) {
    case "var":
    case "let":
      return { ...inside, name: name(inside.name) };
    case "lam":
      return { ...inside, params: inside.params.map(name) };
    case "letrec":
      return { ...inside, bindings: inside.bindings.map((each) => ({ ...each, name: name(each.name) })) };
    case "match":
    case "try":
      return { ...inside, arms: inside.arms.map((arm) => ({ ...arm, pattern: renamedPattern(name, arm.pattern) })) };
    default:
      return inside;
  }
}

function renamedPattern(name: (name: Name) => Name, pattern: Pattern): Pattern {
  const go = (each: Pattern): Pattern => renamedPattern(name, each);
  switch (pattern.kind) {
    case "bind":
      return { ...pattern, name: name(pattern.name) };
    case "as":
      return { ...pattern, name: name(pattern.name), inner: go(pattern.inner) };
    case "ctor":
      return { ...pattern, args: pattern.args.map(go) };
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
