// What classes and packages contain, what is inherited included.
import type { Span } from "../../../core/span.js";
import type { ClassSymbol, DefSymbol, Expr, Outer, Ty, ValueSymbol } from "../typed.js";
import { type Context, type Entity, force, infoOf, type PackageSymbol, type TypeEntity } from "./context.js";
import { baseType, isSame, linearization } from "./subtype.js";
import { type ClassTy, classTy, NO_SUBST, type Subst, substitute, substOf, thisTy, valueTy } from "./ty.js";

/** Where a name is selected from: a package, or a value. */
export type Prefix = PackageSymbol | Expr;

export function isPackage(prefix: Prefix): prefix is PackageSymbol {
  return "symbol" in prefix;
}

/** The class and all it inherits from, the nearest first. While parents are being found, some may be missing. */
export function linear(cx: Context, of: ClassSymbol): readonly ClassSymbol[] {
  const info = cx.infos.get(of) ?? cx.libraryInfos.get(of);
  if (info?.linear !== undefined) return info.linear;
  if (force(cx, of)) return [of];
  for (const { type } of of.parents) linear(cx, type.of);
  const found = linearization(of);
  const isComplete = !found.some((each) => cx.busy.has(each) || cx.pending.has(each));
  if (info !== undefined && isComplete) info.linear = found;
  return found;
}

/** All that the name means in the class: one value or object, or all methods of the name that are not overridden. */
export function membersOf(cx: Context, of: ClassSymbol, name: string): readonly Entity[] {
  const info = cx.infos.get(of) ?? cx.libraryInfos.get(of);
  if (info === undefined) return [];
  const known = info.found.get(name);
  if (known !== undefined) return known;
  const members = membersAmong(cx, linear(cx, of), of, name);
  info.found.set(name, members);
  return members;
}

/** The same of what the class inherits: what `super` knows. */
export function membersAbove(cx: Context, of: ClassSymbol, name: string): readonly Entity[] {
  return membersAmong(cx, linear(cx, of).slice(1), of, name);
}

function membersAmong(cx: Context, classes: readonly ClassSymbol[], of: ClassSymbol, name: string): readonly Entity[] {
  const all = classes.flatMap((each) => (cx.infos.get(each) ?? cx.libraryInfos.get(each))?.terms.get(name) ?? []);
  const isHidden = (each: Entity): boolean =>
    cx.access.get(each)?.kind === "private" && "owner" in each && each.owner !== of;
  const inherited = all.filter((each) => !isHidden(each));
  const found: Entity[] = [];
  for (const entity of inherited.length > 0 ? inherited : all) addMember(cx, found, entity, of);
  // An abstract member is implemented by what comes later in the order of inheritance.
  found.sort((a, b) => Number(isDeferred(cx, a)) - Number(isDeferred(cx, b)));
  return found.some((each) => each.symbol !== "def") ? found.slice(0, 1) : withoutImplemented(found, of);
}

function addMember(cx: Context, found: Entity[], entity: Entity, of: ClassSymbol): void {
  const [first] = found;
  if (first !== undefined && first.symbol !== "def" && !isDeferred(cx, first)) return;
  if (found.some((other) => isOverriddenBy(entity, other, of) && !isDeferred(cx, other))) return;
  found.push(entity);
}

function withoutImplemented(found: readonly Entity[], of: ClassSymbol): readonly Entity[] {
  return found.filter((each, i) => !found.slice(0, i).some((other) => isOverriddenBy(each, other, of)));
}

function isOverriddenBy(entity: Entity, by: Entity, of: ClassSymbol): boolean {
  return entity.symbol === "def" && by.symbol === "def" && isSameMethod(by, entity, of);
}

function isDeferred(cx: Context, entity: Entity): boolean {
  if (entity.symbol === "value") return entity.isAbstract;
  return entity.symbol === "def" && isAbstractDef(cx, entity);
}

/** Bodies are typed later than this is asked: whether there is one is noted when a method is entered. */
export function isAbstractDef(cx: Context, def: DefSymbol): boolean {
  return def.body === undefined && def.primitive === undefined && !cx.given.has(def);
}

/** Whether one is called where the other is asked for, in a class that has both: by override, or as `D extends P with Q`. */
export function isSameMethod(a: DefSymbol, b: DefSymbol, of: ClassSymbol): boolean {
  if (a === b || a.overrides.includes(b) || b.overrides.includes(a)) return true;
  return a.name === b.name && !a.isPrivate && !b.isPrivate && overrides(a, b, of);
}

/** Whether both take the same parameters, as seen from a class that has both. */
export function overrides(def: DefSymbol, inherited: DefSymbol, of: ClassSymbol): boolean {
  const mine = def.params.flat();
  const theirs = inherited.params.flat();
  if (mine.length !== theirs.length || def.typeParams.length !== inherited.typeParams.length) return false;
  if (mine.length === 0) return true;
  const self = thisTy(of);
  const here = seenFrom(self, def.owner);
  const renamed = new Map([
    ...seenFrom(self, inherited.owner),
    ...substOf(
      inherited.typeParams,
      def.typeParams.map((param): Ty => ({ kind: "param", of: param })),
    ),
  ]);
  return mine.every(({ type, byName }, i) => {
    const other = theirs[i];
    if (other === undefined || byName !== other.byName) return false;
    return isSame(substitute(type, here), substitute(other.type, renamed));
  });
}

/** What the type parameters of the owner of a member are for a receiver of this type. */
export function seenFrom(receiver: Ty, owner: DefSymbol["owner"] | ValueSymbol["owner"]): Subst {
  if (owner === undefined || owner.symbol !== "class" || owner.typeParams.length === 0) return NO_SUBST;
  const base = baseType(receiver, owner);
  return base === undefined ? NO_SUBST : substOf(owner.typeParams, base.args);
}

/** The classes whose members a value of the type has. */
export function classesOf(cx: Context, type: Ty): readonly ClassSymbol[] {
  const known = valueTy(type);
  switch (known.kind) {
    case "class":
      return [known.of];
    case "param":
      return known.of.high === undefined ? [] : classesOf(cx, known.of.high);
    case "both":
      return known.parts.flatMap((part) => classesOf(cx, part));
    default:
      return [];
  }
}

/** Members of a value of the type; toString and the like last, which everything has. */
export function membersOfType(cx: Context, type: Ty, name: string): readonly Entity[] {
  const found = [...classesOf(cx, type)].reverse().flatMap((of) => membersOf(cx, of, name)); // of A with B, B's hide A's
  const [first] = found;
  if (first !== undefined) return first.symbol === "def" ? apart(found) : [first];
  return cx.builtins.any.methods.filter((method) => method.name === name);
}

/** Methods of several classes, each once. */
function apart(found: readonly Entity[]): readonly Entity[] {
  const isAgain = (def: Entity, i: number): boolean =>
    found.slice(0, i).some((other) => other.symbol === "def" && sameOfOther(other, def));
  return found.filter((each, i) => each.symbol === "def" && !isAgain(each, i));
}

function sameOfOther(other: DefSymbol, def: Entity): boolean {
  return def.symbol === "def" && other.owner?.symbol === "class" && isSameMethod(other, def, other.owner);
}

export function packageTerms(of: PackageSymbol | undefined, name: string): readonly Entity[] {
  for (let each = of; each !== undefined; each = each.base) {
    const found = each.terms.get(name);
    if (found !== undefined) return found;
  }
  return [];
}

export function packageType(of: PackageSymbol | undefined, name: string): TypeEntity | undefined {
  for (let each = of; each !== undefined; each = each.base) {
    const found = each.types.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function memberType(cx: Context, of: ClassSymbol, name: string): TypeEntity | undefined {
  for (const each of linear(cx, of)) {
    const found = (cx.infos.get(each) ?? cx.libraryInfos.get(each))?.types.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function objectExpr(of: ClassSymbol, at: Span, outer?: Expr): Expr {
  return { kind: "object", at, type: classTy(of), of, ...(outer && isInner(of) && { outer }) };
}

export function outerExpr(of: ClassSymbol, from: Expr, copied = false): Outer {
  return { kind: "outer", at: from.at, type: from.type, of, from, copied };
}

/** Whether each of its objects is inside of another. */
export function isInner({ owner }: ClassSymbol): boolean {
  return owner?.symbol === "class" && owner.kind !== "object";
}

/** `this` of a class; of an object it is the object. */
export function thisExpr(of: ClassSymbol, at: Span): Expr & { readonly type: Ty } {
  return of.kind === "object" ? objectExpr(of, at) : { kind: "this", at, type: thisTy(of), of };
}

/** All names of members, for suggestions. */
export function memberNames(cx: Context, type: Ty): readonly string[] {
  return classesOf(cx, type).flatMap((of) => linear(cx, of).flatMap((each) => [...infoOf(cx, each).terms.keys()]));
}

export function asClass(type: Ty): ClassTy | undefined {
  const known = valueTy(type);
  return known.kind === "class" ? known : undefined;
}
