// New names and nodes for what a pass makes: no program has such, and no two of one statement are the same.
import { type Expr, fixedName, type Name, shownName } from "../../../core/expr.js";
import { binders, visit } from "../../../core/traverse.js";
import { renamed } from "../renamed.js";

/** Makes names that nothing has yet; what the user called it stays. */
export type Supply = { readonly name: (like: Name) => Name };

export function supplyOfNames(): Supply {
  let next = 0;
  return { name: (like) => fixedName(`${shownName(like)}/state${next++}`) };
}

/** The same expression with other names for all that it binds. */
export function freshCopy(supply: Supply, e: Expr): Expr {
  const now = new Map<Name, Name>();
  visit(e, (node) => {
    for (const name of binders(node)) if (!now.has(name)) now.set(name, supply.name(name));
    return true;
  });
  return withNames(now, e);
}

/** With other names for some, where they are bound and where they are used. */
export function withNames(now: ReadonlyMap<Name, Name>, e: Expr): Expr {
  return renamed({ name: (each) => now.get(each) ?? each, ctor: (each) => each, id: (id) => id }, e);
}
