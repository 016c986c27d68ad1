// Private types: what may be looked at and not made, and (e :> t), which forgets that a type is private.
import type { Span } from "../../../core/span.js";
import type { Expr } from "../syntax.js";
import { inferAnnotation } from "./annotation.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, infer, report } from "./context.js";
import type { Scope, TypeInfo } from "./entities.js";
import { copyDesc, expandPrivate, repr, restated, type Ty } from "./ty.js";
import { unify } from "./unify.js";

export function reportPrivate(ctx: Context, at: Span, type: TypeInfo): void {
  report(ctx, "E214", "Private type", at, `values of the private type \`${type.name}\` cannot be made here`, {
    hint: "its module has functions that make them.",
  });
}

/** (e :> t) and (e : s :> t) */
export function inferCoercion(ctx: Context, scope: Scope, e: Extract<Expr, { kind: "coerce" }>): Ty {
  const to = inferAnnotation(ctx, scope, e.to);
  const has = e.from === undefined ? infer(ctx, scope, e.value) : inferAnnotation(ctx, scope, e.from);
  if (e.from !== undefined)
    expect(ctx, scope, e.value, restated(has), { at: e.from.at, label: "because of this annotation" });
  if (unify(open(has), restated(to)) !== undefined)
    unifyAt(ctx, e.value.at, has, restated(to), { at: e.to.at, label: "because of this coercion" });
  return to;
}

/** The type with all private abbreviations written out. */
function open(ty: Ty): Ty {
  const node = repr(ty);
  if (node.desc.kind === "var") return node;
  const written = expandPrivate(node);
  return written === undefined ? copyDesc(node.desc, open) : open(written);
}
