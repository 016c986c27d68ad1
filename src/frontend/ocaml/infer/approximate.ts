// The type of an expression as far as its outermost shape tells, before it is checked: which parameters
// it takes, with which labels, and what its annotations say.
import { isOptional, type Label } from "../../../core/type.js";
import type { Expr, TypeExpr } from "../syntax.js";
import type { Context } from "./context.js";
import type { Scope } from "./entities.js";
import { optionTy } from "./label.js";
import { findType } from "./scope.js";
import { arrow, con, newVar, type Ty, tuple, undoingOnFailure } from "./ty.js";
import { unify } from "./unify.js";

export function approximateType(ctx: Context, scope: Scope, whole: Expr): Ty {
  const go = (inner: Expr | undefined): Ty => (inner === undefined ? newVar() : approximateType(ctx, scope, inner));
  let e = whole;
  while (e.kind === "let") e = e.body;
  switch (e.kind) {
    case "fun":
      return e.params.reduceRight((to, param) => {
        const label = param.kind === "labelled" ? param.label : undefined;
        return arrow(parameter(ctx, label), to, label);
      }, go(e.body));
    case "function":
      return arrow(newVar(), go(e.cases[0]?.body));
    case "match":
      return go(e.cases[0]?.body);
    case "try":
      return go(e.body);
    case "tuple":
      return tuple(e.items.map(go));
    case "if":
      return go(e.yes);
    case "sequence":
      return go(e.items.at(-1));
    case "typed": {
      const type = approximateAnnotation(ctx, scope, e.type);
      const actual = go(e.value);
      undoingOnFailure(() => unify(actual, type));
      return type;
    }
    default:
      return newVar();
  }
}

function parameter(ctx: Context, label: Label): Ty {
  return isOptional(label) ? optionTy(ctx, newVar()) : newVar();
}

function approximateAnnotation(ctx: Context, scope: Scope, type: TypeExpr): Ty {
  const go = (inner: TypeExpr): Ty => approximateAnnotation(ctx, scope, inner);
  switch (type.kind) {
    case "arrow":
      return arrow(parameter(ctx, type.label), go(type.to), type.label);
    case "tuple":
      return tuple(type.items.map(go));
    case "constr": {
      const info = type.path.modules.length === 0 ? findType(scope, type.path.name) : undefined;
      return info?.params.length === type.args.length ? con(info, type.args.map(go)) : newVar();
    }
    case "poly":
      return go(type.body);
    default:
      return newVar();
  }
}
