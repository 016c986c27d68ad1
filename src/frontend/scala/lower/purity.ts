// Whether evaluating an expression can be put off and repeated: it changes nothing, prints nothing, throws nothing on
// purpose. Used for fields that are computed from the parameters of a case class, which then need not be stored.
import { visitTree } from "../subtrees.js";
import type { DefSymbol, Expr } from "../typed.js";
import { concreteClasses, isStatic, methodIn } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";

/** Functions of the library that do something, or fail on purpose. */
const EFFECTS: ReadonlySet<string> = new Set([
  "println",
  "print",
  "printf",
  "require",
  "assert",
  "assume",
  "ensuring",
  "???",
  "update",
  "append",
  "+=",
  "error",
  "exit",
]);

export function isPure(l: Lowering, e: Expr): boolean {
  return purity(l, e, new Set());
}

/** Functions that are being looked at count as pure: what else they do decides. */
function purity(l: Lowering, e: Expr, open: Set<DefSymbol>): boolean {
  let pure = true;
  visitTree(
    e,
    (inner) => {
      pure &&= isPureNode(l, inner, open);
    },
    () => {},
  );
  return pure;
}

function isPureNode(l: Lowering, e: Expr, open: Set<DefSymbol>): boolean {
  switch (e.kind) {
    case "assign":
    case "while":
    case "throw":
    case "return":
    case "try":
      return false;
    case "construct":
      return e.of.fields.every((field) => !field.isMutable) && e.of.params.every((param) => !param.isMutable);
    case "call": {
      const { of } = e;
      if (of.owner?.symbol === "class" && of.owner.inLibrary) return !EFFECTS.has(of.name);
      return bodiesOf(l, of).every((def) => isPureBody(l, def, open));
    }
    default:
      return true;
  }
}

function isPureBody(l: Lowering, of: DefSymbol, open: Set<DefSymbol>): boolean {
  if (of.body === undefined || open.has(of)) return true;
  open.add(of);
  return purity(l, of.body, open);
}

/** The method itself and those that override it: which one is called, the object decides. */
export function bodiesOf(l: Lowering, of: DefSymbol): readonly DefSymbol[] {
  const owner = of.owner?.symbol === "class" ? of.owner : undefined;
  if (owner === undefined || isStatic(owner)) return [of];
  const found = concreteClasses(l, owner).map((each) => methodIn(l, of, each)?.of);
  return [of, ...found.filter((each): each is DefSymbol => each?.symbol === "def")];
}
