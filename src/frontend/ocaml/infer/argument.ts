// An expression in a place whose type is known beforehand: an argument, a field, under an annotation.
// A function with optional parameters may stand where one without them is expected; they are then left out.
import { isOptional } from "../../../core/type.js";
import type { Expr } from "../syntax.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, infer, type Why } from "./context.js";
import type { Scope } from "./entities.js";
import { labelsOf } from "./label.js";
import { expandHead, type Ty } from "./ty.js";

export function expectArgument(ctx: Context, scope: Scope, e: Expr, expected: Ty, why: Why): void {
  const { desc } = expandHead(expected);
  if (desc.kind !== "arrow" || desc.label !== undefined || !isInferred(e)) return expect(ctx, scope, e, expected, why);
  const actual = infer(ctx, scope, e);
  const { count, rest, plain } = leadingOptional(actual);
  const erases = plain || hasNoLabels(desc.to);
  unifyAt(ctx, e.at, erases ? rest : actual, expected, why);
  if (erases && count > 0) ctx.facts.erasures.set(e, count);
}

/** What OCaml types on its own before it looks at the type that is expected. */
function isInferred(e: Expr): boolean {
  switch (e.kind) {
    case "ident":
    case "apply":
    case "field":
    case "typed":
    case "coerce":
      return true;
    case "sequence":
      return e.items.slice(-1).every(isInferred);
    case "open":
      return isInferred(e.body);
    case "if":
      return e.no !== undefined && isInferred(e.yes) && isInferred(e.no);
    default:
      return false;
  }
}

/** The optional parameters that a function begins with; `plain` if what comes after the next one has no labels. */
function leadingOptional(type: Ty): { readonly count: number; readonly rest: Ty; readonly plain: boolean } {
  let rest = type;
  for (let count = 0; ; count++) {
    const { desc } = expandHead(rest);
    if (desc.kind === "var") return { count, rest, plain: false };
    if (desc.kind !== "arrow") return { count: 0, rest: type, plain: false };
    if (desc.label === undefined) return { count, rest, plain: hasNoLabels(desc.to) };
    if (!isOptional(desc.label)) return { count: 0, rest: type, plain: false };
    rest = desc.to;
  }
}

function hasNoLabels(type: Ty): boolean {
  const { labels, open } = labelsOf(type);
  return !open && labels.every((label) => label === undefined);
}
