// Written types to types: annotations, and the parts of type declarations.
import { isOptional } from "../../../core/type.js";

import type { TypeExpr } from "../syntax.js";
import { type Context, report } from "./context.js";
import type { Scope, TypeInfo } from "./entities.js";
import { optionTy } from "./label.js";
import { lackIn, lackingNamed, unknownType } from "./lacking.js";
import { lookupType } from "./lookup.js";
import { packageType } from "./modules/package.js";
import { arrow, con, GENERIC, link, newTy, newVar, repr, type Ty, tuple } from "./ty.js";
import { unify } from "./unify.js";
import { inferVariantType } from "./variant.js";

/**
 * How a type variable is found: annotations share them over a whole definition, declarations have parameters.
 * `_` is asked for too, by that name: another one each time.
 */
export type Variables = (name: string, at: TypeExpr["at"]) => Ty;

export function inferType(ctx: Context, scope: Scope, type: TypeExpr, variables: Variables): Ty {
  const go = (t: TypeExpr): Ty => inferType(ctx, scope, t, variables);
  switch (type.kind) {
    case "any":
      return variables("_", type.at);
    case "var":
      return variables(type.name, type.at);
    case "arrow":
      return arrow(isOptional(type.label) ? optionTy(ctx, go(type.from)) : go(type.from), go(type.to), type.label);
    case "tuple":
      return tuple(type.items.map(go));
    case "constr":
      return inferConstr(ctx, scope, type, variables);
    case "alias": {
      const inner = go(type.inner);
      const variable = repr(variables(type.name, type.at));
      if (repr(inner).desc.kind === "variant" && variable.desc.kind === "var")
        link(variable, inner); // for all 'a with these tags
      else if (unify(variable, inner) !== undefined) {
        report(ctx, "E204", "Types clash", type.at, `\`'${type.name}\` is already another type`);
      }
      return inner;
    }
    case "poly": {
      const own = new Map(type.vars.map((name) => [name, newTy({ kind: "var", name }, GENERIC)]));
      return inferType(ctx, scope, type.body, (name, at) => own.get(name) ?? variables(name, at));
    }
    case "variant":
      return inferVariantType(ctx, type, go);
    case "package":
      return packageType(ctx, scope, type.type, go);
    case "lacking":
      return unknownType(type.lack);
  }
}

function inferConstr(ctx: Context, scope: Scope, type: TypeExpr & { kind: "constr" }, variables: Variables): Ty {
  const info = lookupType(ctx, scope, type.path);
  const args = type.args.map((arg) => inferType(ctx, scope, arg, variables));
  if (info === undefined) {
    const lacking = lackIn(ctx, type.path.at);
    return lacking === undefined ? newVar() : lackingNamed(ctx, type.path, args, lacking);
  }
  if (info.params.length !== args.length) {
    reportArity(ctx, info, args.length, type);
    return newVar();
  }
  return con(info, args);
}

function reportArity(ctx: Context, info: TypeInfo, given: number, type: TypeExpr): void {
  const wants =
    info.params.length === 0 ? "no argument" : `${info.params.length} argument${info.params.length === 1 ? "" : "s"}`;
  const example = info.params.length === 1 ? `write \`int ${info.name}\` or \`'a ${info.name}\`.` : undefined;
  report(ctx, "E205", "Wrong number of type arguments", type.at, `type \`${info.name}\` takes ${wants}, not ${given}`, {
    hint: example,
  });
}

/** Type variables of annotations: one per name for the whole top-level item, as OCaml has them. */
export function sharedVariables(ctx: Context): Variables {
  return (name) => {
    if (name === "_") return newVar();
    const known = ctx.typeVars.get(name);
    if (known !== undefined) return known;
    const fresh = newTy({ kind: "var", name }, ctx.itemLevel);
    ctx.typeVars.set(name, fresh);
    return fresh;
  };
}

export function inferAnnotation(ctx: Context, scope: Scope, type: TypeExpr): Ty {
  return inferType(ctx, scope, type, sharedVariables(ctx));
}
