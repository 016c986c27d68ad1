// A new expression in the place of a part of the source.
import type { Expr as Core } from "../../../core/expr.js";
import type { Expr } from "../syntax.js";
import { anewIn, printed } from "./anew.js";
import type { Changing } from "./changing.js";
import { movedTo, type Placed } from "./fit.js";
import { placeOf, siteOf } from "./knowledge.js";
import type { Snippet } from "./written.js";

/** In the place of a node that stays no longer. */
export function placedInstead(c: Changing, part: Core, other: Core): Placed | undefined {
  const e = siteOf(c.k, part)?.whole;
  const snippet = e && snippetInstead(c, e, other);
  return e && snippet && movedTo(c.k.written, e, snippet);
}

/** Its text, with the names that can be used there. */
export function snippetInstead({ k, isOld }: Changing, e: Expr, other: Core): Snippet | undefined {
  const scope = placeOf(k, e)?.scope;
  const anew = scope && anewIn(k, scope, other, isOld);
  return anew && printed(k.written, anew, e.at);
}
