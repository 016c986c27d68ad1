// @tailrec: every call of the method to itself is the last thing that it does, there is one, and nobody can override it.
import type { Span } from "../../../core/span.js";
import { visitTree } from "../subtrees.js";
import type { DefSymbol, Expr } from "../typed.js";
import { type Context, report } from "./context.js";
import { within } from "./leave-out.js";

export function checkTailCalls(cx: Context, def: DefSymbol): void {
  const { body, name, at } = def;
  if (body === undefined || body.kind === "lack") return;
  const last = new Set(lastOf(body));
  const calls: Expr[] = [];
  const look = (e: Expr): void => {
    if (e.kind === "call" && e.of === def) calls.push(e);
  };
  visitTree(body, look, () => {});
  const other = calls.find((call) => !last.has(call));
  if (calls.length === 0) refuse(cx, def, at, `\`${name}\` does not call itself`);
  else if (isOpen(cx, def)) refuse(cx, def, at, `\`${name}\` could be overridden: it is neither private nor final`);
  else if (other !== undefined) refuse(cx, def, other.at, `\`${name}\` does something after this call`);
}

function refuse(cx: Context, def: DefSymbol, at: Span, label: string): void {
  within(cx, cx.units.get(def), () => report(cx, "E209", "Not tail recursive", at, label));
}

function isOpen(cx: Context, def: DefSymbol): boolean {
  const { owner } = def;
  if (owner?.symbol !== "class" || owner.kind === "object") return false;
  return !cx.finals.has(def) && !cx.finals.has(owner) && cx.access.get(def)?.kind !== "private";
}

/** What the value of an expression is the value of. */
export function lastOf(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case "block":
      return lastOf(e.result);
    case "if":
      return [...lastOf(e.yes), ...lastOf(e.no)];
    case "match":
      return e.cases.flatMap(({ body }) => lastOf(body));
    case "and":
    case "or":
      return lastOf(e.right);
    case "return":
      return lastOf(e.value);
    default:
      return [e];
  }
}
