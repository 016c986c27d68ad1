// `new`: an object of a class, or of a class without a name that is written right here; and what parents are given.
import type { Span } from "../../../core/span.js";
import type * as syntax from "../syntax.js";
import type { Argument, ClassSymbol, DefSymbol, Expr, Ty } from "../typed.js";
import { isInside } from "./access.js";
import { applyRef } from "./apply.js";
import type { ArgList } from "./args.js";
import { callMethods } from "./call.js";
import { enterTemplate } from "./class.js";
import { type Context, makerOf, newScope, report, type Scope, unsupported } from "./context.js";
import { enterStats, newWork, prepare } from "./enter.js";
import { errorExpr } from "./error-expr.js";
import { prefixOfType } from "./prefix.js";
import { constructorRef, type Methods } from "./reference.js";
import { lookupType } from "./scope.js";
import { newClass } from "./symbols.js";
import { type ClassTy, ERROR, HOLE, NO_SUBST, substOf } from "./ty.js";
import { typeEntity, typeOf } from "./type-expr.js";

type New = syntax.Expr & { readonly kind: "new" };

export function typeNew(cx: Context, scope: Scope, e: New, expected: Ty): Expr {
  const [parent, ...more] = e.parents;
  if (parent === undefined || more.length > 0 || e.body !== undefined) return anonymous(cx, scope, e);
  const array = arrayOfDim(parent, e.at);
  if (array !== undefined) return cx.rules.expr(cx, scope, array, expected);
  // An object that is nothing but itself.
  if (isPlainObject(cx, scope, parent)) return anonymous(cx, scope, { ...e, parents: [] });
  const maker = constructorOf(cx, scope, parent, e.at);
  if (maker === undefined) return errorExpr(e.at);
  const alts = maker.alts.filter(({ def }) => !isHiddenMaker(cx, scope, def));
  if (alts.length === 0) {
    report(cx, "E203", "Not accessible", parent.at, `the constructor of \`${maker.name.name}\` is private`);
    return errorExpr(e.at);
  }
  return applyRef(cx, scope, { ...maker, alts }, [], argLists(parent), expected, e.at);
}

function isHiddenMaker(cx: Context, scope: Scope, def: DefSymbol): boolean {
  const access = cx.access.get(def);
  const of = makerOf(cx, def);
  return access !== undefined && of !== undefined && !isInside(cx, scope, of, access.kind === "protected");
}

/** `new Array[A](n)` is `scala.Array.ofDim[A](n)`: arrays have no class of their own. */
function arrayOfDim({ type, args }: syntax.Parent, at: Span): syntax.Expr | undefined {
  const [list] = args;
  const isArray = type.kind === "applied" && type.fn.kind === "name" && type.fn.path.at(-1)?.name === "Array";
  if (!isArray || list?.length !== 1) return undefined;
  const ident = (name: string): syntax.Ident => ({ name, at });
  const scala: syntax.Expr = { kind: "ident", at, name: "scala" };
  const object: syntax.Expr = { kind: "select", at, from: scala, name: ident("Array") };
  const method: syntax.Expr = { kind: "select", at, from: object, name: ident("ofDim") };
  return { kind: "apply", at, fn: { kind: "type-apply", at, fn: method, args: type.args }, args: list };
}

/** `new C` is `new C()`. */
function argLists(parent: syntax.Parent): readonly ArgList[] {
  return (parent.args.length === 0 ? [[]] : parent.args).map((args) => ({ args, at: parent.at, upTo: parent.at }));
}

function isPlainObject(cx: Context, scope: Scope, { type }: syntax.Parent): boolean {
  if (type.kind !== "name") return false;
  const entity = type.path.length === 1 ? lookupType(cx, scope, type.path[0]?.name ?? "") : undefined;
  return entity?.symbol === "special" && entity.make === "any-ref";
}

/** The constructor; type arguments that are not written are found from the arguments. */
function constructorOf(cx: Context, scope: Scope, { type, at }: syntax.Parent, whole: Span): Methods | undefined {
  const entity = type.kind === "name" ? typeEntity(cx, scope, type.path) : undefined;
  if (type.kind === "name" && entity === undefined) return undefined;
  const inside = (of: ClassSymbol, made: Methods | undefined): Methods | undefined =>
    made && { ...made, receiver: prefixOfType(cx, scope, type, of) };
  if (entity?.symbol === "class" && entity.typeParams.length > 0)
    return inside(entity, maker(cx, entity, undefined, at, whole));
  const of = typeOf(cx, scope, type);
  if (of === ERROR) return undefined;
  if (of.kind === "class") return inside(of.of, maker(cx, of.of, of, at, whole));
  report(cx, "E209", "Not a class", at, "only classes can be made with `new`");
  return undefined;
}

function maker(cx: Context, of: ClassSymbol, type: ClassTy | undefined, at: Span, whole: Span): Methods | undefined {
  if (of.isAbstract || of.kind === "object") {
    const what = of.kind === "trait" ? "a trait" : of.kind === "object" ? "an object" : "abstract";
    report(cx, "E209", "Cannot be made", at, `\`${of.name}\` is ${what}: it has no objects of its own`, {
      also: of.inLibrary ? [] : [{ at: of.at, label: "defined here" }],
    });
    return undefined;
  }
  return withTypes(constructorRef(cx, of, { name: of.name, at: whole }), type);
}

function withTypes(methods: Methods, type: ClassTy | undefined): Methods {
  if (type === undefined) return methods;
  const subst = type.args.length === 0 ? NO_SUBST : substOf(type.of.typeParams, type.args);
  return { ...methods, alts: methods.alts.map((alt) => ({ ...alt, subst })) };
}

function anonymous(cx: Context, scope: Scope, e: New): Expr {
  const of = newClass(cx, scope, {
    kind: "class",
    name: "$anon",
    at: e.parents[0]?.at ?? e.at,
    annotations: [],
    isCase: false,
    isAbstract: false,
    isSealed: false,
    isAnonymous: true,
  });
  const work = newWork();
  const body = e.body ?? { self: undefined, stats: [], at: e.at };
  const parts = { typeParams: [], params: [], parents: e.parents, body };
  enterTemplate(cx, newScope(scope, "block"), of, parts, work, enterStats, cx.unit);
  prepare(work);
  for (const step of work.bodies) step();
  const types = of.parents.map(({ type }) => type);
  const [only] = types;
  const type: Ty =
    types.length === 0 ? { kind: "any-ref" } : types.length === 1 && only ? only : { kind: "both", parts: types };
  return { kind: "construct", at: e.at, type, of, args: [] };
}

/** The arguments of a parent: those of its constructor, whose type parameters are known. */
export function parentArgs(
  cx: Context,
  scope: Scope,
  child: ClassSymbol,
  type: ClassTy,
  parent: syntax.Parent,
): { readonly type: ClassTy; readonly args: readonly Argument[] } {
  if (type.of.kind === "trait") {
    if (parent.args.some((list) => list.length > 0) && type.of.params.length === 0) {
      report(cx, "E206", "Wrong arguments", parent.at, `the trait \`${type.of.name}\` takes no arguments`);
    }
    if (type.of.params.length === 0) return { type, args: [] };
  }
  if (child.kind === "trait") return { type, args: [] }; // the class that it is mixed into gives the arguments
  const methods = withTypes(constructorRef(cx, type.of, { name: type.of.name, at: parent.at }), type);
  const { expr } = callMethods(cx, scope, methods, [], argLists(parent), HOLE, parent.at);
  const made = expr.kind === "block" ? expr.result : expr;
  if (made.kind === "call") unsupported(cx, parent.at, "parents made by a further constructor are not supported yet");
  return { type, args: made.kind === "construct" ? made.args : [] };
}
