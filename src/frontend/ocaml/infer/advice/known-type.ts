// What the definition of a name tells about its type, before any use.
import type { Expr } from "../../syntax.js";
import type { Scope } from "../entities.js";
import { findModule, findValue } from "../scope.js";
import { expandHead, type Ty } from "../ty.js";

export function typeOf(scope: Scope, e: Expr): Ty["desc"] | undefined {
  if (e.kind !== "ident" || e.path.within !== undefined) return undefined;
  let inner: Scope | undefined = scope;
  for (const module of e.path.modules) inner = inner && findModule(inner, module)?.scope;
  const info = inner && findValue(inner, e.path.name);
  return info && expandHead(info.type).desc;
}
