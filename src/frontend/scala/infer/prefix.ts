// The object that a type of a class inside of another belongs to, as it is written: `o` of `o.In`, of the `In` that
// `import o._` brings, and `this` of the `In` of the class around. Types do not keep it; patterns and `new` ask for it.
import { madeAt } from "../made.js";
import type * as syntax from "../syntax.js";
import type { ClassSymbol, Expr, Outer, Ty } from "../typed.js";
import type { Context, Scope } from "./context.js";
import { isInner, isPackage, linear, outerExpr } from "./member.js";
import { lookupTypeFrom } from "./scope.js";
import { resolvePrefix } from "./type-expr.js";

export function prefixOfType(cx: Context, scope: Scope, type: syntax.TypeExpr, of: ClassSymbol): Expr | undefined {
  if (!isInner(of)) return undefined;
  if (type.kind === "applied" || type.kind === "annotated")
    return prefixOfType(cx, scope, type.kind === "applied" ? type.fn : type.inner, of);
  return type.kind === "name" ? prefixOfPath(cx, scope, type.path, of) : undefined;
}

/** Undefined: it is not known, as where the path names an alias. */
export function prefixOfPath(
  cx: Context,
  scope: Scope,
  path: readonly syntax.Ident[],
  of: ClassSymbol,
): Expr | undefined {
  const last = path.at(-1);
  if (!isInner(of) || last === undefined) return undefined;
  if (path.length > 1) {
    const prefix = last.name === of.name ? resolvePrefix(cx, scope, path.slice(0, -1)) : undefined;
    return prefix === undefined || isPackage(prefix) ? undefined : { ...prefix, at: madeAt(prefix.at) };
  }
  const found = lookupTypeFrom(cx, scope, last.name, last.at);
  return found?.type === of ? found.from : undefined;
}

/** What a pattern of the class demands of the object around a value; `_: Outer#In` demands nothing. */
export function demandedPrefix(
  cx: Context,
  scope: Scope,
  type: syntax.TypeExpr,
  of: ClassSymbol,
  on: Ty,
): Outer | "unknown" | undefined {
  if (type.kind === "project") return undefined;
  return demanded(cx, of, prefixOfType(cx, scope, type, of), on);
}

/** scalac asks nothing where the type of what is matched is inside of such an object too, even if it is `Outer#Base`. */
export function demanded(cx: Context, of: ClassSymbol, from: Expr | undefined, on: Ty): Outer | "unknown" | undefined {
  if (of.knowsOuter !== true || isBeside(cx, of, on)) return undefined;
  return from === undefined ? "unknown" : outerExpr(of, from);
}

function isBeside(cx: Context, { owner }: ClassSymbol, on: Ty): boolean {
  if (on.kind !== "class" || owner?.symbol !== "class" || on.of.owner?.symbol !== "class") return false;
  return linear(cx, owner).includes(on.of.owner);
}
