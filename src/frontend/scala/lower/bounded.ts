// Type parameters with upper bounds, where functions are compared: what stands for them must be below the bound, and an
// integer is not.
import { fixedName } from "../../../core/expr.js";
import type { Type } from "../../../core/type.js";
import { mentions } from "../infer/ty.js";
import { showTy } from "../show/type.js";
import type { ClassSymbol, DefSymbol, Ty, TypeParam } from "../typed.js";
import { coreType } from "./core-type.js";
import { concreteClasses } from "./hierarchy.js";
import type { Lowering } from "./lowering.js";
import { builtinName, classType, type Substitution, substitute } from "./types.js";

/** The types of a function's parameters and of its result in core, with what stands for its and its class's type parameters. */
export type AtBounds = { readonly param: (type: Ty) => Type; readonly result: (type: Ty) => Type };

export function atBounds(l: Lowering, of: DefSymbol, owner: ClassSymbol | undefined): AtBounds {
  const bounded = [...(owner?.typeParams ?? []), ...of.typeParams].flatMap((param): [TypeParam, Ty | undefined][] =>
    isOwnBound(param.high) ? [[param, standsFor(l, param.high)]] : [],
  );
  const by: Substitution = new Map(bounded.flatMap(([param, type]) => (type === undefined ? [] : [[param, type]])));
  const open = bounded.flatMap(([param, type]) => (type === undefined ? [param] : []));
  const result = (type: Ty): Type => coreType(l, by.size === 0 ? type : substitute(type, by));
  const param = (type: Ty): Type => {
    const without = open.find((each) => mentions(type, (other) => other === each));
    return without === undefined ? result(type) : unmade(without);
  };
  return { param, result };
}

type Bound = Extract<Ty, { kind: "class" }>;

function isOwnBound(high: Ty | undefined): high is Bound {
  return high?.kind === "class" && builtinName(high) === undefined;
}

/** The bound, or the only class that is below itself. One of several, or an integer, would say nothing about the others. */
function standsFor(l: Lowering, high: Bound): Ty | undefined {
  if (high.args.length === 0) return high;
  const own = concreteClasses(l, high.of).filter((each) => !each.inLibrary && each.typeParams.length === 0);
  const [only] = own;
  return only === undefined || own.length > 1 ? undefined : classType(only);
}

/** A type of core that no program declares: no input of it can be made. */
function unmade({ name, high }: TypeParam): Type {
  return { kind: "con", name: fixedName(high === undefined ? name : `${name} <: ${showTy(high)}`), args: [] };
}
