// Type parameters with upper bounds, where functions are compared: what stands for them must be below the bound, and an
// integer is not.
import type { ClassSymbol, DefSymbol, Ty, TypeParam } from "../typed.js";
import { concreteClasses } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";
import { builtinName, classType, type Substitution, substitute } from "./types.js";

/** What stands for the parameters of a function and of its class: the bound, or the first class that is below itself. */
export function atBounds(l: Lowering, of: DefSymbol, owner: ClassSymbol | undefined): (type: Ty) => Ty {
  const bounded = [...(owner?.typeParams ?? []), ...of.typeParams].flatMap((param): [TypeParam, Ty][] => {
    const stands = standsFor(l, param);
    return stands === undefined ? [] : [[param, stands]];
  });
  const by: Substitution = new Map(bounded);
  return (type) => (by.size === 0 ? type : substitute(type, by));
}

function standsFor(l: Lowering, { high }: TypeParam): Ty | undefined {
  if (high?.kind !== "class" || builtinName(high) !== undefined) return undefined;
  if (high.args.length === 0) return high;
  const own = concreteClasses(l, high.of).find((each) => !each.inLibrary && each.typeParams.length === 0);
  return own && classType(own);
}
