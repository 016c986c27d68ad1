// Who may use a member: what is private belongs to its class and the object beside it, what is protected to those
// below too.
import type * as syntax from "../syntax.js";
import type { ClassSymbol, Expr } from "../typed.js";
import type { Context, Entity, Scope } from "./context.js";
import { linear } from "./member.js";
import { baseType, isSubtype } from "./subtype.js";
import { thisTy } from "./ty.js";

export type Access = { readonly kind: "private" | "protected"; readonly within: string | undefined };

/** Notes what is written before a definition; nothing is noted of what everybody may use. */
export function noteAccess(cx: Context, of: object, modifiers: readonly syntax.Modifier[]): void {
  const found = modifiers.find(({ kind }) => kind === "private" || kind === "protected");
  if (found !== undefined && !cx.inLibrary)
    cx.access.set(of, { kind: found.kind === "private" ? "private" : "protected", within: found.within?.name });
}

export function isPrivate(cx: Context, of: object): boolean {
  return cx.access.get(of)?.kind === "private";
}

/** Of what is found, what may be used here. */
export function accessible(
  cx: Context,
  scope: Scope,
  entities: readonly Entity[],
  from: Expr | undefined,
): readonly Entity[] {
  if (entities.every((each) => !mayBeHidden(cx, each))) return entities;
  return entities.filter((each) => isAccessible(cx, scope, each, from));
}

function mayBeHidden(cx: Context, entity: Entity): boolean {
  return cx.access.has(entity) || isHiddenInLibrary(cx, entity);
}

function isHiddenInLibrary(cx: Context, entity: Entity): boolean {
  if (cx.inLibrary || entity.symbol !== "def" || entity.isOpen) return false;
  return entity.owner?.symbol === "class" && entity.owner.inLibrary;
}

export function isAccessible(cx: Context, scope: Scope, entity: Entity, from: Expr | undefined): boolean {
  if (isHiddenInLibrary(cx, entity)) return false;
  const access = cx.access.get(entity);
  const owner = entity.symbol === "package" ? undefined : entity.owner;
  if (access === undefined || owner?.symbol !== "class") return true;
  if (access.within === "this") return from === undefined || from.kind === "this" || from.kind === "object";
  if (access.within !== undefined && isWithin(scope, access.within)) return true;
  return isInside(cx, scope, owner, access.kind === "protected", from);
}

/** In the class, in the object beside it, or in a class below: there, only of objects of that class. */
export function isInside(cx: Context, scope: Scope, owner: ClassSymbol, below: boolean, from?: Expr): boolean {
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    const of = s.template;
    if (of === undefined) continue;
    if (of === owner || of.companion === owner) return true;
    if (below && linear(cx, of).includes(owner) && isOf(from, of)) return true;
  }
  return false;
}

function isOf(from: Expr | undefined, of: ClassSymbol): boolean {
  if (from === undefined || from.kind === "this" || from.kind === "object") return true;
  return isSubtype(from.type, thisTy(of)) || baseType(from.type, of) !== undefined;
}

/** private[p]: in a class, object or package of that name. */
export function isWithin(scope: Scope, name: string): boolean {
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    if (s.template?.name === name || s.within?.path.split(".").includes(name)) return true;
  }
  return false;
}
