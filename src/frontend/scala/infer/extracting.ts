// Values that stand in patterns as extractors do: regular expressions.
import type { Ident } from "../syntax.js";
import type { Expr } from "../typed.js";
import type { Context, Entity, Scope } from "./context.js";
import { isPackage, membersOf } from "./member.js";
import { asPrefix, lookupTerm, selectTerm } from "./scope.js";
import { valueTy } from "./ty.js";
import { resolvePrefix } from "./type-expr.js";

export type Extracting = { readonly receiver: Expr; readonly by: readonly Entity[] };

/** A value that can be matched by what it says itself: a regular expression. */
export function extractingValue(cx: Context, scope: Scope, path: readonly Ident[]): Extracting | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  const around = path.length > 1 ? resolvePrefix(cx, scope, path.slice(0, -1)) : undefined;
  if (path.length > 1 && around === undefined) return undefined;
  const found = around === undefined ? lookupTerm(cx, scope, last.name, last.at) : selectTerm(cx, around, last.name);
  const receiver = found && asPrefix(cx, found, last);
  if (receiver === undefined || isPackage(receiver) || receiver.kind === "object") return undefined;
  const type = valueTy(receiver.type);
  if (type.kind !== "class" || type.of.kind === "object" || !type.of.inLibrary) return undefined;
  const by = membersOf(cx, type.of, "unapplySeq");
  return by.length === 0 ? undefined : { receiver, by };
}
