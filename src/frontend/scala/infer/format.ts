// f"$x%5.2f": each value must be of a kind that its format can show.
import { showTy } from "../show/type.js";
import type { Expr } from "../typed.js";
import { convert } from "./adapt.js";
import { isBuiltinTy, isNumber, numberKind } from "./builtin.js";
import { type Context, report } from "./context.js";
import { errorExpr } from "./reference.js";
import { ERROR } from "./ty.js";

/** The value as its format takes it; `after` is the text behind it. */
export function formatted(cx: Context, e: Expr, after: string): Expr {
  const conversion = /^%[-#+ 0,(]*\d*(?:\.\d+)?([a-zA-Z])/.exec(after)?.[1];
  if (conversion === undefined || e.type === ERROR) return e;
  if ("feEgG".includes(conversion) && isNumber(e.type)) return convert(cx, e, "Double");
  if (fits(conversion, e)) return e;
  const label = `this has type \`${showTy(e.type)}\`, which \`%${conversion}\` does not show`;
  report(cx, "E210", "Bad format", e.at, label, { hint: "`%s` shows values of all types." });
  return errorExpr(e.at);
}

function fits(conversion: string, { type }: Expr): boolean {
  const kind = numberKind(type);
  const isWhole = kind !== undefined && !["Float", "Double", "Char"].includes(kind);
  if ("doxX".includes(conversion)) return isWhole;
  if (conversion === "c") return isBuiltinTy(type, "Char") || kind === "Byte" || kind === "Short" || kind === "Int";
  return !"feEgG".includes(conversion);
}
