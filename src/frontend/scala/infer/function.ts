// Anonymous functions in all forms: with parameters, with placeholders, by cases.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { showTy } from "../show/type.js";
import type * as syntax from "../syntax.js";
import type { Case, Expr, Pattern, Stat, Ty, ValueSymbol } from "../typed.js";
import { adapt } from "./adapt.js";
import { type Binder, type Context, newScope, report, type Scope, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { isAbstractDef, linear } from "./member.js";
import { builtin, isPartialFunction } from "./standard.js";
import { weakLub } from "./subtype.js";
import { newValue } from "./symbols.js";
import { ERROR, fnTy, HOLE, hasHole } from "./ty.js";
import { typeOf } from "./type-expr.js";

type Fun = syntax.Expr & { readonly kind: "fun" };
type Cases = syntax.Expr & { readonly kind: "cases" };

export function typeFun(cx: Context, scope: Scope, e: Fun, expected: Ty): Expr {
  const wants = functionOf(expected);
  if (isSingleMethod(cx, expected)) {
    unsupported(cx, e.at, `a function as \`${showTy(expected)}\` is not supported yet`, "write `new ... { def ... }`.");
    return errorExpr(e.at);
  }
  const [only] = wants?.params ?? [];
  if (wants?.params.length === 1 && e.params.length > 1 && only?.kind === "tuple")
    return untupled(cx, scope, e, wants, only);
  if (wants !== undefined && wants.params.length !== e.params.length) return otherArity(cx, e, expected);
  const inner = newScope(scope, "block");
  const params = e.params.map((param, i) => funParam(cx, inner, param, wants?.params[i]));
  const result = wants?.result ?? HOLE;
  const body = cx.rules.expr(cx, inner, e.body, result);
  const type = fnTy(
    params.map((param) => param.type),
    body.type,
  );
  return { kind: "lambda", at: e.at, type, params, body };
}

/** A trait with one method that is not implemented can be given by a function. */
function isSingleMethod(cx: Context, expected: Ty): boolean {
  const of = expected.kind === "class" ? expected.of : undefined;
  if (of === undefined || !of.isAbstract || isPartialFunction(expected)) return false;
  const methods = linear(cx, of).flatMap((each) => each.methods);
  return methods.filter((def) => isAbstractDef(cx, def)).length === 1;
}

function otherArity(cx: Context, e: Fun, expected: Ty): Expr {
  const has = e.params.length === 1 ? "one parameter" : `${e.params.length || "no"} parameters`;
  const hint = e.params.length > 1 ? "for a tuple, write `{ case (a, b) => ... }`." : undefined;
  report(cx, "E204", "Types clash", e.at, `this function has ${has}, but \`${showTy(expected)}\` is expected here`, {
    hint,
  });
  return errorExpr(e.at);
}

type FnTy = Ty & { readonly kind: "fn" };

/** What is expected, if it is a function; a PartialFunction is one. */
function functionOf(expected: Ty): FnTy | undefined {
  if (expected.kind === "fn") return expected;
  if (!isPartialFunction(expected)) return undefined;
  const [from, to] = expected.args;
  return from && to ? { kind: "fn", params: [from], result: to } : undefined;
}

function funParam(cx: Context, inner: Scope, param: syntax.FunParam, wanted: Ty | undefined): ValueSymbol {
  const name = param.name?.name ?? "_";
  const type = param.type === undefined ? (wanted ?? HOLE) : typeOf(cx, inner, param.type);
  if (hasHole(type)) parameterTypeNeeded(cx, name, param.at);
  const of = newValue({ kind: "param", name, at: param.at, owner: inner.owner, type: hasHole(type) ? ERROR : type });
  if (param.name !== undefined) {
    if (inner.terms.has(name)) report(cx, "E209", "Defined twice", param.at, `\`${name}\` is defined already`);
    inner.terms.set(name, [of]);
  }
  return of;
}

function parameterTypeNeeded(cx: Context, name: string, at: Span): void {
  const what = name.startsWith("_") ? "this parameter" : `the parameter \`${name}\``;
  const example = name.startsWith("_") ? "x" : name;
  report(cx, "E204", "Type needed", at, `the type of ${what} is not known here`, {
    hint: `write it: \`(${example}: Int) => ...\`.`,
  });
}

/** Scala 3: (a, b) => ... where a function of one pair is expected. */
function untupled(cx: Context, scope: Scope, e: Fun, wants: FnTy, tuple: Ty & { kind: "tuple" }): Expr {
  const inner = newScope(scope, "block");
  const whole = newValue({ kind: "param", name: `pair$${cx.serial++}`, at: e.at, owner: scope.owner, type: tuple });
  const items = e.params.map((param, i): Pattern => {
    const of: ValueSymbol = { ...funParam(cx, inner, param, tuple.items[i]), kind: "local" };
    if (param.name !== undefined) inner.terms.set(of.name, [of]);
    return { kind: "bind", at: param.at, on: of.type, name: of, inner: { kind: "any", at: param.at, on: of.type } };
  });
  const value: Expr = { kind: "value", at: madeAt(e.at), type: tuple, of: whole };
  const stat: Stat = { kind: "vals", at: e.at, pattern: { kind: "tuple", at: e.at, on: tuple, items }, value };
  const result = cx.rules.expr(cx, inner, e.body, wants.result);
  const body: Expr = { kind: "block", at: e.at, type: result.type, stats: [stat], result };
  return { kind: "lambda", at: e.at, type: fnTy([tuple], result.type), params: [whole], body };
}

/** { case p => e }: a function that matches its parameter, or the tuple of its parameters. */
export function typeCases(cx: Context, scope: Scope, e: Cases, expected: Ty): Expr {
  const wants = functionOf(expected);
  if (wants === undefined || wants.params.some(hasHole)) {
    parameterTypeNeeded(cx, "_", e.at);
    return errorExpr(e.at);
  }
  const params = wants.params.map((type, i) =>
    newValue({ kind: "param", name: `x${i + 1}$${cx.serial++}`, at: e.at, owner: scope.owner, type }),
  );
  const made = madeAt(e.at);
  const values = params.map((of): Expr => ({ kind: "value", at: made, type: of.type, of }));
  const [first] = values;
  const on: Expr =
    values.length === 1 && first !== undefined
      ? first
      : { kind: "tuple", at: made, type: { kind: "tuple", items: wants.params }, items: values };
  const { cases, type } = typeCaseList(cx, scope, e.cases, on.type, wants.result);
  const [param] = params;
  if (isPartialFunction(expected) && param !== undefined) {
    return { kind: "partial", at: e.at, type: { ...expected, args: [param.type, type] }, param, cases };
  }
  const body: Expr = { kind: "match", at: e.at, type, on, cases };
  return { kind: "lambda", at: e.at, type: fnTy(wants.params, type), params, body };
}

/** All cases of a match; without an expected type, the least that includes all results. */
export function typeCaseList(
  cx: Context,
  scope: Scope,
  cases: readonly syntax.Case[],
  on: Ty,
  expected: Ty,
): { readonly cases: readonly Case[]; readonly type: Ty } {
  const typed = cases.map((each) => typeCase(cx, scope, each, on, expected));
  const type = joinedType(
    expected,
    typed.map(({ body }) => body.type),
  );
  // What is expected has been looked at where each case was typed.
  if (!hasHole(expected)) return { cases: typed, type };
  return { cases: typed.map((each) => ({ ...each, body: adapt(cx, scope, each.body, type) })), type };
}

/** The type of several branches. */
export function joinedType(expected: Ty, types: readonly Ty[]): Ty {
  if (!hasHole(expected)) return expected;
  const known = types.filter((type) => type !== ERROR);
  return known.length === 0 && types.length > 0 ? ERROR : weakLub(known);
}

function typeCase(cx: Context, scope: Scope, each: syntax.Case, on: Ty, expected: Ty): Case {
  const before = cx.refined;
  cx.refined = [];
  const inner = newScope(scope, "block");
  const pattern = cx.rules.pattern(cx, inner, each.pattern, on, binder(cx, inner));
  const guard = each.guard && cx.rules.expr(cx, inner, each.guard, builtin(cx, "Boolean"));
  const body = cx.rules.expr(cx, inner, each.body, expected);
  for (const forget of cx.refined.reverse()) forget();
  cx.refined = before;
  return { pattern, guard, body, at: each.at };
}

/** Variables of a pattern become local values; each name once. */
export function binder(cx: Context, inner: Scope): Binder {
  return (name, at, type) => {
    const before = inner.terms.get(name)?.[0];
    if (before !== undefined && before.symbol === "value") {
      report(cx, "E207", "Bad pattern", at, `\`${name}\` is bound twice in this pattern`, {
        also: [{ at: before.at, label: "also here" }],
      });
    }
    const of = newValue({ kind: "local", name, at, owner: inner.owner, type });
    inner.terms.set(name, [of]);
    return of;
  };
}
