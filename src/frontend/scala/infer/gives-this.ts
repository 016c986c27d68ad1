// Methods whose result is `this.type`: what they give is the object that they were called on, and not another one of its
// class.
import type { DefSymbol, Expr } from "../typed.js";
import { type Context, report } from "./context.js";
import { lastOf } from "./tail-calls.js";

export function checkGivesThis(cx: Context, def: DefSymbol): void {
  if (def.body === undefined || !cx.givesThis.has(def)) return;
  const other = lastOf(def.body).find((last) => isAnother(cx, last));
  if (other !== undefined)
    report(cx, "E204", "Types clash", other.at, "this is not `this`, which the type `this.type` asks for");
}

/** Whether it is surely not `this`. */
function isAnother(cx: Context, e: Expr): boolean {
  if (e.kind === "construct") return true;
  if (e.kind !== "call" || e.of.typeParams.length > 0) return false;
  if (cx.givesThis.has(e.of)) return e.receiver !== undefined && isAnother(cx, e.receiver);
  return e.type.kind === "class";
}
