// What a name or a selection refers to: a value, methods that are still to be applied, an operator of numbers, a package.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { showTy } from "../show/type.js";
import type * as syntax from "../syntax.js";
import type { Above, ClassSymbol, DefSymbol, Expr, Ty, TypeParam } from "../typed.js";
import { accessible } from "./access.js";
import { isNumber, numberKind } from "./builtin.js";
import { type Context, type Entity, infoOf, type PackageSymbol, report, type Scope, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { viaOwnView } from "./implicit.js";
import { lacksInPackage, lacksMember, lacksName, lacksRoot } from "./lacking.js";
import {
  classesOf,
  isAbstractDef,
  memberNames,
  membersAbove,
  membersOf,
  membersOfType,
  objectExpr,
  packageTerms,
  seenFrom,
  thisExpr,
} from "./member.js";
import { isOperator } from "./operator-names.js";
import {
  enclosingClass,
  type Found,
  isFromElsewhere,
  isInPartial,
  isPartial,
  lookupTerm,
  lookupType,
  mayBeConverted,
  namesInScope,
  prefixNames,
  respelling,
  valueExpr,
} from "./scope.js";
import { builtin } from "./standard.js";
import { isSubtype, type Solver } from "./subtype.js";
import { ERROR, freshened, NO_SUBST, type Subst, substitute } from "./ty.js";

export type Alt = { readonly def: DefSymbol; readonly subst: Subst };
export type Methods = {
  readonly kind: "methods";
  readonly name: syntax.Ident;
  readonly alts: readonly Alt[];
  readonly receiver: Expr | undefined;
  readonly above: Above | undefined;
  /** The first argument of methods that belong to the type of their first parameter. */
  readonly self: Expr | undefined;
  /** Type variables of the receiver that nothing is known of yet: of Nil() in Nil().pad(2, x). */
  readonly open: readonly TypeParam[];
  /** The name of a class, which stands for its constructor only if it is applied. */
  readonly isClassName: boolean;
};
export type Ref =
  | { readonly kind: "value"; readonly expr: Expr }
  | { readonly kind: "package"; readonly of: PackageSymbol; readonly at: Span }
  | { readonly kind: "operator"; readonly receiver: Expr; readonly op: syntax.Ident }
  | Methods;

export function valueRef(expr: Expr): Ref {
  return { kind: "value", expr };
}

export function identRef(cx: Context, scope: Scope, name: string, at: Span): Ref {
  const found = lookupTerm(cx, scope, name, at);
  if (found !== undefined && !isHiddenByPartial(cx, scope, name, found)) return foundRef(cx, found, { name, at });
  // Scala 3 makes objects of all classes without `new`.
  const type = lookupType(cx, scope, name);
  const made = type?.symbol === "alias" && type.type.kind === "class" ? type.type.of : type;
  if (made?.symbol === "class") return { ...constructorRef(cx, made, { name, at }), isClassName: true };
  if (isFromElsewhere(cx, scope, name) || isInPartial(cx, scope) || lacksName(name) || lacksRoot(name)) {
    unsupported(cx, at, `\`${name}\` is not in the library yet`);
    return valueRef(errorExpr(at));
  }
  const spelt = respelling({ name, at }, namesInScope(cx, scope, "terms"));
  report(cx, "E201", "Unknown name", at, `there is no value \`${name}\` here`, spelt);
  return valueRef(errorExpr(at));
}

/** What everybody sees in small letters may be something else in an object whose parents we lack: `assert`, `test`. */
function isHiddenByPartial(cx: Context, scope: Scope, name: string, { entities }: Found): boolean {
  const [first] = entities;
  if (cx.partial.size === 0 || first?.symbol !== "def" || !/^[a-z]/.test(name)) return false;
  return first.owner?.symbol === "class" && first.owner.inLibrary && isInPartial(cx, scope);
}

export function constructorRef(cx: Context, of: ClassSymbol, name: syntax.Ident): Methods {
  const { maker, constructors } = infoOf(cx, of);
  const alts = [maker, ...constructors].map((def) => ({ def, subst: NO_SUBST }));
  return methods(name, alts, undefined);
}

function methods(name: syntax.Ident, alts: readonly Alt[], receiver: Expr | undefined): Methods {
  return { kind: "methods", name, alts, receiver, above: undefined, self: undefined, open: [], isClassName: false };
}

export function foundRef(cx: Context, { entities, from }: Found, name: syntax.Ident): Ref {
  const [first] = entities;
  if (first === undefined) return valueRef(errorExpr(name.at));
  switch (first.symbol) {
    case "value":
      return valueRef(valueExpr(cx, first, from, name.at));
    case "class":
      return valueRef(withEnumType(cx, first, objectExpr(first, name.at, from)));
    case "package":
      return { kind: "package", of: first, at: name.at };
    case "def":
      return methods(name, alternatives(entities, from?.type), receiverOf(first, from));
  }
}

/** A case of an enum is only known to be one of the enum. */
function withEnumType(cx: Context, of: ClassSymbol, e: Expr): Expr {
  const [parent] = of.parents;
  return of.isCase && parent !== undefined && infoOf(cx, of).isEnum ? { ...e, type: parent.type } : e;
}

/** Methods of a package have no receiver. */
function receiverOf(def: DefSymbol, from: Expr | undefined): Expr | undefined {
  return def.owner?.symbol === "class" || from?.type.kind !== "class" ? from : undefined;
}

function alternatives(entities: readonly Entity[], receiver: Ty | undefined): readonly Alt[] {
  return entities.flatMap((def) => {
    if (def.symbol !== "def") return [];
    return [{ def, subst: receiver === undefined ? NO_SUBST : seenFrom(receiver, def.owner) }];
  });
}

export function selectFromPackage(cx: Context, of: PackageSymbol, name: syntax.Ident): Ref {
  const entities = packageTerms(of, name.name);
  if (entities.length > 0) return foundRef(cx, { entities, from: undefined }, name);
  const spelt = respelling(name, prefixNames(cx, of));
  if (lacksInPackage(of.path, name.name, spelt.hint !== undefined)) {
    unsupported(cx, name.at, `\`${of.path}.${name.name}\` is not in the library yet`);
    return valueRef(errorExpr(name.at));
  }
  report(cx, "E201", "Unknown name", name.at, `there is no \`${name.name}\` in \`${of.path}\``, spelt);
  return valueRef(errorExpr(name.at));
}

/** A member of a value. */
export function selectFrom(cx: Context, scope: Scope, receiver: Expr, name: syntax.Ident): Ref {
  const at: Span = { file: name.at.file, start: Math.min(receiver.at.start, name.at.start), end: name.at.end };
  if (receiver.type === ERROR) return valueRef(errorExpr(at));
  const direct = directMember(cx, receiver, name.name, at);
  if (direct !== undefined) return direct;
  if (isOperator(receiver.type, name.name)) return { kind: "operator", receiver, op: name };
  const found = membersOfType(cx, receiver.type, name.name);
  const entities = accessibleOf(cx, scope, receiver, found, name.name);
  if (entities.length > 0) return memberRef(cx, receiver, entities, { name: name.name, at });
  const attached = attachedMethods(cx, scope, receiver, name);
  if (attached !== undefined) return attached;
  const converted = viaOwnView(cx, scope, receiver, undefined, (type) => hasMember(cx, type, name.name));
  if (converted !== undefined) return selectFrom(cx, scope, converted, name);
  if (name.name === "+") return { kind: "operator", receiver, op: name };
  const [hidden] = found;
  if (hidden !== undefined) return notAccessible(cx, receiver.type, hidden, name, at);
  return noMember(cx, receiver.type, name, at, scope);
}

/** What only the object itself may use (`class B(m: Int) extends A`) hides nothing from others. */
function accessibleOf(
  cx: Context,
  scope: Scope,
  receiver: Expr,
  found: readonly Entity[],
  name: string,
): readonly Entity[] {
  const entities = accessible(cx, scope, found, receiver);
  if (entities.length > 0 || found.length === 0) return entities;
  const inherited = classesOf(cx, receiver.type).flatMap((of) => membersAbove(cx, of, name));
  return accessible(cx, scope, inherited, receiver);
}

/** What nothing is known of in the type of the receiver may be decided by the arguments. */
function memberRef(cx: Context, receiver: Expr, entities: readonly Entity[], name: syntax.Ident): Ref {
  const open = cx.open.get(receiver);
  const ref = foundRef(cx, { entities, from: receiver }, name);
  if (open === undefined || ref.kind !== "methods") return ref;
  return { ...ref, alts: alternatives(entities, open.type), open: open.vars };
}

function hasMember(cx: Context, type: Ty, name: string): boolean {
  return classesOf(cx, type).some((of) => membersOf(cx, of, name).length > 0);
}

function notAccessible(cx: Context, type: Ty, hidden: Entity, name: syntax.Ident, at: Span): Ref {
  const kind = cx.access.get(hidden)?.kind ?? "private";
  report(cx, "E203", "Not accessible", name.at, `\`${name.name}\` of \`${showTy(type)}\` is ${kind}`);
  return valueRef(errorExpr(at));
}

export function noMember(cx: Context, type: Ty, name: syntax.Ident, at: Span, scope?: Scope): Ref {
  if (lacksMember(type, name.name) || isPartial(cx, type) || isOfCaseClass(type, name.name)) {
    unsupported(cx, name.at, `\`${name.name}\` of \`${showTy(type)}\` is not in the library yet`);
    return valueRef(errorExpr(at));
  }
  if (scope !== undefined && mayBeConverted(cx, scope)) {
    const label = `whether \`${showTy(type)}\` has a member \`${name.name}\` is not known`;
    unsupported(cx, name.at, label);
    return valueRef(errorExpr(at));
  }
  const spelt = respelling(name, [...memberNames(cx, type), ...attachedNames(cx, type)]);
  report(cx, "E203", "No such member", name.at, `\`${showTy(type)}\` has no member \`${name.name}\``, spelt);
  return valueRef(errorExpr(at));
}

/** What the object beside a case class has though nobody wrote it. */
function isOfCaseClass(type: Ty, name: string): boolean {
  const of =
    type.kind === "class" && type.of.kind === "object"
      ? type.of.companion
      : type.kind === "class"
        ? type.of
        : undefined;
  return (
    of?.isCase === true &&
    ["unapply", "tupled", "curried", "productArity", "productIterator", "productElement"].includes(name)
  );
}

const CONVERSIONS = ["toByte", "toShort", "toChar", "toInt", "toLong", "toFloat", "toDouble"] as const;

/** What has no symbol: parts of tuples, conversions of numbers. */
function directMember(cx: Context, receiver: Expr, name: string, at: Span): Ref | undefined {
  const { type } = receiver;
  if (type.kind === "tuple" && /^_[1-9]\d*$/.test(name)) {
    const index = Number(name.slice(1)) - 1;
    const item = type.items[index];
    if (item !== undefined) return valueRef({ kind: "item", at, type: item, from: receiver, index });
  }
  const from = numberKind(type);
  const conversion = CONVERSIONS.find((each) => each === name);
  if (
    from === undefined ||
    conversion === undefined ||
    (from === "BigInt" && !isNumber(type) && conversion === "toChar")
  ) {
    return undefined;
  }
  const to = conversion.slice(2) as "Int";
  if (from === to) return valueRef({ ...receiver, at });
  return valueRef({ kind: "convert", at, type: builtin(cx, to), from, to, value: receiver });
}

// ---- methods that the library attaches to types ----

/** A method of an object marked `@members`: `def m(self: T)(...)`. */
type Attached = { readonly def: DefSymbol; readonly object: ClassSymbol };

/** By name; made once, when all of them have been entered. */
function attachedNamed(cx: Context, name: string): readonly Attached[] {
  if (cx.attached.size === 0) {
    for (const object of cx.memberObjects) {
      for (const def of object.methods) {
        const known = cx.attached.get(def.name);
        if (known === undefined) cx.attached.set(def.name, [{ def, object }]);
        else known.push({ def, object });
      }
    }
  }
  return cx.attached.get(name) ?? [];
}

/** Those where the receiver is a T. */
function attachedMethods(cx: Context, scope: Scope, receiver: Expr, name: syntax.Ident): Methods | undefined {
  const found: { readonly def: DefSymbol; readonly special: boolean }[] = [];
  for (const { def, object } of attachedNamed(cx, name.name)) {
    const self = def.params[0]?.[0];
    if (self === undefined || !isVisible(cx, scope, object)) continue;
    if (belongsTo(receiver.type, def, self.type)) found.push({ def, special: self.type.kind !== "param" });
  }
  if (found.length === 0) return undefined;
  const special = found.filter((each) => each.special);
  const alts = (special.length > 0 ? special : found).map(({ def }) => ({ def, subst: NO_SUBST }));
  return { ...methods(name, mostSpecific(alts), undefined), self: receiver };
}

/** For suggestions. */
function attachedNames(cx: Context, type: Ty): readonly string[] {
  return cx.memberObjects.flatMap((object) =>
    object.methods.filter((def) => belongsTo(type, def, def.params[0]?.[0]?.type ?? ERROR)).map(({ name }) => name),
  );
}

function belongsTo(receiver: Ty, def: DefSymbol, self: Ty): boolean {
  const { vars, subst } = freshened(def.typeParams);
  const solver: Solver = new Map(vars.map((variable) => [variable, { low: [], high: [], weak: [] }]));
  return isSubtype(receiver, substitute(self, subst), solver);
}

/** Of methods for a class and for its parents, those for the class. */
function mostSpecific(alts: readonly Alt[]): readonly Alt[] {
  const selfOf = ({ def }: Alt): Ty => def.params[0]?.[0]?.type ?? ERROR;
  const classOf = (alt: Alt): ClassSymbol | undefined => {
    const type = selfOf(alt);
    return type.kind === "class" ? type.of : undefined;
  };
  return alts.filter((alt) => {
    const mine = classOf(alt);
    return !alts.some((other) => {
      const theirs = classOf(other);
      if (mine === undefined || theirs === undefined || mine === theirs) return false;
      return (
        theirs.parents.length > 0 &&
        isSubtype(
          { kind: "class", of: theirs, args: theirs.typeParams.map(() => ERROR) },
          { kind: "class", of: mine, args: mine.typeParams.map(() => ERROR) },
        )
      );
    });
  });
}

const ALWAYS = /^(scala|java)\./;

/** Those of other packages count where the object is imported. */
function isVisible(cx: Context, scope: Scope, object: ClassSymbol): boolean {
  if (ALWAYS.test(object.path)) return true;
  return lookupTerm(cx, scope, object.name, object.at)?.entities[0] === object;
}

/** Whether a method of this name gives back what it is called on: `ensuring`. Then what is expected of it is known. */
export function givesItself(cx: Context, name: string): boolean {
  return attachedNamed(cx, name).some(({ def }) => {
    const self = def.params[0]?.[0]?.type;
    return self?.kind === "param" && def.result.kind === "param" && def.result.of === self.of;
  });
}

// ---- this and super ----

export function superRef(cx: Context, scope: Scope, e: syntax.Expr & { kind: "super" }, name: syntax.Ident): Ref {
  const of = enclosingClass(scope, e.of?.name);
  if (of === undefined) {
    report(cx, "E201", "No object here", e.at, "`super` is only known in classes");
    return valueRef(errorExpr(e.at));
  }
  const from = thisExpr(of, madeAt(e.at));
  const parent = e.parent && of.parents.find(({ type }) => type.of.name === e.parent?.name)?.type.of;
  if (e.parent !== undefined && parent === undefined) {
    report(cx, "E201", "No such parent", e.parent.at, `\`${e.parent.name}\` is no parent of \`${of.name}\``);
    return valueRef(errorExpr(e.at));
  }
  const above: Above = parent === undefined ? { kind: "next", of } : { kind: "parent", of: parent };
  const all = parent === undefined ? membersAbove(cx, of, name.name) : membersOf(cx, parent, name.name);
  const found = accessible(cx, scope, all, from);
  const problem = superProblem(cx, scope, found);
  if (problem !== undefined) {
    report(cx, "E209", "Nothing above", name.at, `\`${name.name}\` ${problem}`);
    return valueRef(errorExpr(e.at));
  }
  const entities = found.length > 0 ? found : cx.builtins.any.methods.filter((method) => method.name === name.name);
  if (entities.length === 0) return noMember(cx, of.parents[0]?.type ?? from.type, name, name.at);
  return { ...methods(name, alternatives(entities, from.type), from), above };
}

/** Only methods are asked of `super`: a field is the one that the object has. */
function superProblem(cx: Context, scope: Scope, found: readonly Entity[]): string | undefined {
  if (found.some((each) => each.symbol !== "def")) return "is no method: `super` does not give what it is above";
  return found.length > 0 && isMissing(cx, scope, found) ? "has no body above" : undefined;
}

/** Not implemented above, and by nothing that it is mixed into. */
function isMissing(cx: Context, scope: Scope, entities: readonly Entity[]): boolean {
  if (scope.method !== undefined && cx.stackable.has(scope.method)) return false;
  return entities.every((each) => each.symbol === "def" && isAbstractDef(cx, each));
}

export function isValueOf(cx: Context, type: Ty): boolean {
  return classesOf(cx, type).length > 0;
}
