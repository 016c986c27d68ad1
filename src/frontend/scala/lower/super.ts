// `super.m`: the next m behind a class or trait in the linearization of the object's class. Behind a class there is one
// for all objects; behind a trait, what comes next depends on what it is mixed into, so a function matches on the object.
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { Above, ClassSymbol, DefSymbol, Expr } from "../typed.js";
import { callMember, dispatchOn, type Target } from "./dispatch.js";
import { callNamed, fresh, type Lowering, prim, remembered, type Scope, stop } from "./lowering.js";
import { superTargets } from "./super-targets.js";

type Call = Extract<Expr, { kind: "call" }>;

export function callSuper(
  l: Lowering,
  scope: Scope,
  { of, at }: Call,
  above: Above,
  self: Core,
  args: readonly Core[],
  showers: readonly Core[],
): Core {
  const targets = superTargets(l, of, above);
  const [first] = targets;
  if (!targets.every(({ member }) => member?.of === first?.member?.of))
    return callNamed(l, at, superDispatcher(l, of, above.of), [...showers, self, ...args], true);
  if (first?.member === undefined) return ofEveryObject(l, of, self, args);
  return callMember(l, scope, at, first.member, first.member.owner, self, args, showers);
}

function superDispatcher(l: Lowering, of: DefSymbol, trait: ClassSymbol): Name {
  const names = remembered(l, "super", trait, () => new Map<DefSymbol, Name>());
  const known = names.get(of);
  if (known !== undefined) return known;
  const made = fresh(l, of.name);
  names.set(of, made);
  l.defs.set(made, stop(l, of.at, of.name)); // replaced below; its name is taken
  l.pending.push(() => {
    const targets = superTargets(l, of, { kind: "next", of: trait });
    const found = targets.filter((each): each is Target => each.member !== undefined);
    l.defs.set(
      made,
      dispatchOn(l, of, found, (self, args) => ofEveryObject(l, of, self, args)),
    );
  });
  return made;
}

/** What every object has; a text or a hash code of that kind we cannot know. */
function ofEveryObject(l: Lowering, of: DefSymbol, self: Core, args: readonly Core[]): Core {
  const [arg] = args;
  const isEquals = of.name === "equals" && of.owner?.symbol === "class" && of.owner.name === "Any";
  if (isEquals && arg !== undefined) return prim(l, of.at, "any.same", [self, arg]);
  return stop(l, of.at, `${of.name} of an object as such`);
}
