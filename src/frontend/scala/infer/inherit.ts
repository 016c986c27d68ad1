// What a class may inherit from: one class first and then traits, each once, nothing that is final or sealed elsewhere.
import { showTy } from "../show/type.js";
import type { ClassSymbol, Owner, Ty } from "../typed.js";
import { isPrivate } from "./access.js";
import { type Context, type Entity, force, infoOf, report } from "./context.js";
import { isAbstractDef, linear, membersOf, overrides, seenFrom } from "./member.js";
import { baseType, isSubtype } from "./subtype.js";
import { type ClassTy, hasError, substitute, thisTy } from "./ty.js";

/** `parents` as they are written; undefined: Any and the like, or what is not known. */
export function checkParents(cx: Context, of: ClassSymbol, parents: readonly (ClassTy | undefined)[]): void {
  if (cx.inLibrary) return;
  const problem = problemOf(cx, of, parents);
  if (problem !== undefined) report(cx, "E209", "Bad parent", of.at, problem);
}

function problemOf(cx: Context, of: ClassSymbol, parents: readonly (ClassTy | undefined)[]): string | undefined {
  const known = parents.flatMap((type) => (type === undefined ? [] : [type.of]));
  for (const [i, type] of parents.entries()) {
    if (type === undefined) continue;
    const { name, kind, isSealed, inLibrary } = type.of;
    if (cx.finals.has(type.of)) return `\`${name}\` is final: nothing can inherit from it`;
    const isElsewhere = type.of.at.file === of.at.file && cx.fileOf(type.of.at) !== cx.fileOf(of.at);
    if (isSealed && (inLibrary || isElsewhere)) return `\`${name}\` is sealed: only its own file can inherit from it`;
    if (i > 0 && kind === "class") return `\`${name}\` is a class: after \`with\`, only traits can stand`;
    if (known.indexOf(type.of) !== known.lastIndexOf(type.of)) return `\`${name}\` is inherited twice`;
  }
  return caseAbove(cx, of) ?? otherSuperclass(cx, known) ?? twoTypes(parents);
}

function caseAbove(cx: Context, of: ClassSymbol): string | undefined {
  const above = of.isCase ? linear(cx, of).find((each) => each !== of && each.isCase) : undefined;
  return above && `a case class cannot inherit from another one, \`${above.name}\``;
}

/** A trait that extends a class is mixed only into what is below that class. */
function otherSuperclass(cx: Context, [first, ...traits]: readonly ClassSymbol[]): string | undefined {
  if (first === undefined) return undefined;
  const above = linear(cx, first);
  for (const trait of traits) {
    const needed = linear(cx, trait).find((each) => each.kind === "class" && !above.includes(each));
    if (needed !== undefined) return `the trait \`${trait.name}\` belongs to classes below \`${needed.name}\``;
  }
  return undefined;
}

/** One trait by two ways: as the same type. */
function twoTypes(parents: readonly (ClassTy | undefined)[]): string | undefined {
  const types = parents.flatMap((type) => (type === undefined || hasError(type) ? [] : [type]));
  for (const [i, mine] of types.entries()) {
    for (const theirs of types.slice(i + 1)) {
      const clash = clashing(mine, theirs, new Set());
      if (clash !== undefined) return `both \`${showTy(clash[0])}\` and \`${showTy(clash[1])}\` are inherited`;
    }
  }
  return undefined;
}

function clashing(mine: ClassTy, theirs: ClassTy, seen: Set<ClassSymbol>): readonly [ClassTy, ClassTy] | undefined {
  if (seen.has(theirs.of)) return undefined;
  seen.add(theirs.of);
  const base = baseType(mine, theirs.of);
  if (base !== undefined && !isSubtype(base, theirs) && !isSubtype(theirs, base)) return [base, theirs];
  for (const { type } of theirs.of.parents) {
    const above = baseType(theirs, type.of);
    const found = above && clashing(mine, above, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `extends AnyVal`: a value of its only parameter, with other methods. */
export function checkValueClass(cx: Context, of: ClassSymbol): void {
  if (cx.inLibrary || of.kind !== "class" || of.params.length === 1) return;
  report(cx, "E209", "Bad parent", of.at, `\`${of.name}\` extends AnyVal: it must have exactly one parameter`);
}

// ---- members that two parents have ----

/** Two parents implement the same: the class must say which is meant, unless one says that it overrides. */
export function checkConflicts(cx: Context, of: ClassSymbol): void {
  if (cx.inLibrary || of.parents.length < 2) return;
  const above = linear(cx, of)
    .slice(1)
    .filter((each) => !each.inLibrary);
  for (const [i, low] of above.entries()) {
    for (const [name, entities] of infoOf(cx, low).terms) {
      if (infoOf(cx, of).terms.has(name)) continue;
      const mine = entities.find((each) => isGiven(cx, each) && !saysOverride(cx, each));
      const high = mine && above.slice(i + 1).find((each) => isOther(cx, low, each) && has(cx, each, name, mine, of));
      if (high === undefined) continue;
      const label = `\`${of.name}\` inherits \`${name}\` from both \`${low.name}\` and \`${high.name}\``;
      report(cx, "E209", "Which one?", of.at, label, { hint: `say which is meant: \`override def ${name} = ...\`.` });
      return;
    }
  }
}

/** What one parent gives must be what the other promises. Asked when results that are not written can be found. */
export function checkMixed(cx: Context, of: ClassSymbol): void {
  if (cx.inLibrary || of.parents.length < 2) return;
  const above = linear(cx, of)
    .slice(1)
    .filter((each) => !each.inLibrary);
  const self = thisTy(of);
  for (const name of new Set(above.flatMap((each) => [...infoOf(cx, each).terms.keys()]))) {
    if (infoOf(cx, of).terms.has(name)) continue;
    const [given] = membersOf(cx, of, name);
    const has = given && typeIn(cx, self, given);
    const other = above
      .filter((each) => given !== undefined && given.symbol !== "package" && isApart(cx, given.owner, each))
      .flatMap((each) => infoOf(cx, each).terms.get(name) ?? [])
      .find((each) => given !== undefined && isSameMember(given, each, of) && !isBelow(has, typeIn(cx, self, each)));
    if (other === undefined) continue;
    report(cx, "E204", "Types clash", of.at, `\`${of.name}\` inherits \`${name}\` at two types`);
    return;
  }
}

function isApart(cx: Context, owner: Owner, other: ClassSymbol): boolean {
  return owner?.symbol === "class" && owner !== other && isOther(cx, owner, other);
}

function typeIn(cx: Context, self: Ty, member: Entity): Ty | undefined {
  if ((member.symbol !== "value" && member.symbol !== "def") || isPrivate(cx, member) || force(cx, member))
    return undefined;
  if (member.symbol === "def" && member.typeParams.length > 0) return undefined;
  return substitute(member.symbol === "def" ? member.result : member.type, seenFrom(self, member.owner));
}

function isBelow(has: Ty | undefined, wants: Ty | undefined): boolean {
  return has === undefined || wants === undefined || isSubtype(has, wants);
}

function isOther(cx: Context, a: ClassSymbol, b: ClassSymbol): boolean {
  return !linear(cx, a).includes(b) && !linear(cx, b).includes(a);
}

function isGiven(cx: Context, entity: Entity): boolean {
  if (cx.access.get(entity)?.kind === "private") return false;
  return entity.symbol === "value" ? !entity.isAbstract : entity.symbol === "def" && !isAbstractDef(cx, entity);
}

function saysOverride(cx: Context, entity: Entity): boolean {
  return entity.symbol === "value" ? entity.isOverride : entity.symbol === "def" && cx.overriding.has(entity);
}

function has(cx: Context, other: ClassSymbol, name: string, mine: Entity, of: ClassSymbol): boolean {
  return (infoOf(cx, other).terms.get(name) ?? []).some((each) => isGiven(cx, each) && isSameMember(mine, each, of));
}

/** A value and a method without parameters are the same member. */
export function isSameMember(a: Entity, b: Entity, of: ClassSymbol): boolean {
  if (a.symbol === "def" && b.symbol === "def") return overrides(a, b, of);
  const isPlain = (each: Entity): boolean =>
    each.symbol === "value" ||
    (each.symbol === "def" && each.params.flat().length === 0 && each.typeParams.length === 0);
  return isPlain(a) && isPlain(b);
}
