// Names, selections, applications and infix operations: what is meant is found first, then applied to all lists at once.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import { showTy } from "../show/type.js";
import type * as syntax from "../syntax.js";
import type { Expr, Ty, ValueSymbol } from "../typed.js";
import { adapt } from "./adapt.js";
import { type ArgIn, type ArgList, needsParamTypes, tupled } from "./args.js";
import { isBuiltinTy } from "./builtin.js";
import { callMethods } from "./call.js";
import { type Context, report, type Scope, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { backTo, type Mark, mark } from "./leave-out.js";
import { membersOfType } from "./member.js";
import { applyOperator } from "./operators.js";
import { isPure } from "./pure.js";
import { givesItself, identRef, type Ref, selectFrom, selectFromPackage, superRef, valueRef } from "./reference.js";
import { isPartial } from "./scope.js";
import { builtin } from "./standard.js";
import { ownValue } from "./symbols.js";
import { ERROR, HOLE, hasHole } from "./ty.js";
import { typeOf } from "./type-expr.js";

/** A name, selection or application of any depth. */
export function typeApplication(cx: Context, scope: Scope, e: syntax.Expr, expected: Ty): Expr {
  const { head, types, lists } = spine(e);
  const given = types.map((type) => typeOf(cx, scope, type));
  if (head.kind !== "infix") {
    const ref = refOf(cx, scope, head, lists.length === 0 || givesBack(cx, head) ? expected : HOLE);
    return applyRef(cx, scope, ref, given, lists, expected, e.at);
  }
  return typeInfix(cx, scope, head, lists, expected, e.at);
}

function givesBack(cx: Context, head: syntax.Expr): boolean {
  return head.kind === "select" && givesItself(cx, head.name.name);
}

type Spine = {
  readonly head: syntax.Expr;
  readonly types: readonly syntax.TypeExpr[];
  readonly lists: readonly ArgList[];
};

/** f[A](b)(c): f, A, and the lists (b) and (c). */
function spine(e: syntax.Expr): Spine {
  const lists: ArgList[] = [];
  let head = e;
  while (head.kind === "apply") {
    lists.unshift({ args: head.args, at: head.at, upTo: head.at });
    head = head.fn;
  }
  if (head.kind === "type-apply") return { head: head.fn, types: head.args, lists };
  return { head, types: [], lists };
}

/** What an expression refers to. `expected` is what the whole is expected to be, where it gives back its receiver. */
export function refOf(cx: Context, scope: Scope, e: syntax.Expr, expected: Ty): Ref {
  if (e.kind === "ident") return identRef(cx, scope, e.name, e.at);
  if (e.kind !== "select") return valueRef(cx.rules.expr(cx, scope, e, HOLE));
  if (e.from.kind === "super") return superRef(cx, scope, e.from, e.name);
  if (expected !== HOLE && givesItself(cx, e.name.name)) {
    return selectFrom(cx, scope, cx.rules.expr(cx, scope, e.from, expected), e.name);
  }
  if (e.from.kind === "ident" || e.from.kind === "select") {
    const from = refOf(cx, scope, e.from, HOLE);
    if (from.kind === "package") return selectFromPackage(cx, from.of, e.name);
    return selectFrom(cx, scope, applyRef(cx, scope, from, [], [], HOLE, e.from.at), e.name);
  }
  return selectFrom(cx, scope, cx.rules.expr(cx, scope, e.from, HOLE), e.name);
}

export function applyRef(
  cx: Context,
  scope: Scope,
  ref: Ref,
  types: readonly Ty[],
  lists: readonly ArgList[],
  expected: Ty,
  at: Span,
): Expr {
  switch (ref.kind) {
    case "package":
      report(cx, "E201", "Not a value", ref.at, `\`${ref.of.name}\` is a package, not a value`);
      return errorExpr(at);
    case "value":
      if (lists.length === 0 && types.length === 0)
        return adapt(cx, scope, functionOfClass(cx, scope, ref.expr, expected), expected);
      return applyValue(cx, scope, ref.expr, types, lists, expected, at);
    case "operator": {
      const [list, ...rest] = lists;
      const here = rest.length === 0 ? at : (list?.upTo ?? at);
      const expr = applyOperator(cx, scope, ref.receiver, ref.op, types, list, here);
      return rest.length === 0 ? adapt(cx, scope, expr, expected) : applyValue(cx, scope, expr, [], rest, expected, at);
    }
    case "methods": {
      const { expr, rest } = callMethods(cx, scope, ref, types, lists, expected, at);
      return rest.length === 0 ? adapt(cx, scope, expr, expected) : applyValue(cx, scope, expr, [], rest, expected, at);
    }
  }
}

/** The name of a case class where a function is expected: its constructor. */
function functionOfClass(cx: Context, scope: Scope, e: Expr, expected: Ty): Expr {
  if (e.kind !== "object" || expected.kind !== "fn" || e.of.companion?.isCase !== true) return e;
  const ref = selectFrom(cx, scope, e, { name: "apply", at: e.at });
  return ref.kind === "methods" ? callMethods(cx, scope, ref, [], [], expected, e.at).expr : e;
}

/** A function value, or anything with a method `apply`. */
function applyValue(
  cx: Context,
  scope: Scope,
  fn: Expr,
  types: readonly Ty[],
  lists: readonly ArgList[],
  expected: Ty,
  at: Span,
): Expr {
  const [list, ...rest] = lists;
  if (fn.type === ERROR) {
    for (const arg of lists.flatMap((each) => each.args)) if (!needsParamTypes(arg)) argument(cx, scope, arg, HOLE);
    return errorExpr(at);
  }
  if (fn.type.kind === "fn" && list !== undefined) {
    const applied = applyFunction(cx, scope, fn, fn.type, list, rest.length === 0 ? at : list.upTo);
    return rest.length === 0
      ? adapt(cx, scope, applied, expected)
      : applyValue(cx, scope, applied, [], rest, expected, at);
  }
  if (!hasApply(cx, scope, fn)) return notApplicable(cx, fn, list, at);
  const ref = selectFrom(cx, scope, fn, { name: "apply", at: fn.at });
  return applyRef(cx, scope, ref, types, lists, expected, at);
}

function hasApply(cx: Context, scope: Scope, fn: Expr): boolean {
  if (membersOfType(cx, fn.type, "apply").length > 0) return true;
  const before = mark(cx);
  const ref = selectFrom(cx, scope, fn, { name: "apply", at: fn.at });
  backTo(cx, before);
  return ref.kind === "methods";
}

function notApplicable(cx: Context, fn: Expr, list: ArgList | undefined, at: Span): Expr {
  if (isPartial(cx, fn.type)) {
    unsupported(cx, fn.at, `whether \`${showTy(fn.type)}\` can be applied is not known`);
    return errorExpr(at);
  }
  const what = fn.kind === "call" ? `\`${fn.of.name}\`` : "this";
  report(cx, "E206", "Not a function", fn.at, `${what} has type \`${showTy(fn.type)}\` and cannot be applied`, {
    hint: list?.args.length === 0 ? "leave the parentheses out." : undefined,
  });
  return errorExpr(at);
}

function applyFunction(cx: Context, scope: Scope, fn: Expr, type: Ty & { kind: "fn" }, list: ArgList, at: Span): Expr {
  const [only] = type.params;
  const tuple = type.params.length === 1 && list.args.length > 1 && only !== undefined ? tupled(list, only) : undefined;
  if (tuple !== undefined) return applyFunction(cx, scope, fn, type, tuple, at);
  if (type.params.length !== list.args.length) {
    const takes = type.params.length === 1 ? "one argument" : `${type.params.length} arguments`;
    report(cx, "E206", "Wrong arguments", list.at, `this function takes ${takes}, but ${list.args.length} are given`);
    return { ...errorExpr(at), type: type.result };
  }
  const args = list.args.map((arg, i) => argument(cx, scope, arg, type.params[i] ?? ERROR));
  return { kind: "apply", at, type: type.result, fn, args };
}

function argument(cx: Context, scope: Scope, { value }: ArgIn, expected: Ty): Expr {
  return value.kind === "typed-already"
    ? adapt(cx, scope, value.expr, expected)
    : cx.rules.expr(cx, scope, value, expected);
}

// ---- infix ----

type Infix = syntax.Expr & { readonly kind: "infix" };

/** a op b, and with further lists (a op b)(c). */
function typeInfix(cx: Context, scope: Scope, e: Infix, lists: readonly ArgList[], expected: Ty, at: Span): Expr {
  const types = e.types.map((type) => typeOf(cx, scope, type));
  if (e.op.name.endsWith(":")) return typeRightInfix(cx, scope, e, types, lists, expected, at);
  const hint = lists.length === 0 && givesItself(cx, e.op.name) ? expected : HOLE;
  const left = cx.rules.expr(cx, scope, e.left, hint);
  return applyInfix(cx, scope, left, e, types, lists, expected, at);
}

/** With the left operand typed already. */
export function applyInfix(
  cx: Context,
  scope: Scope,
  left: Expr,
  e: Infix,
  types: readonly Ty[],
  lists: readonly ArgList[],
  expected: Ty,
  at: Span,
): Expr {
  const ref = selectFrom(cx, scope, left, e.op);
  const before = mark(cx);
  const applied = applyRef(cx, scope, ref, types, [rightOperand(ref, e), ...lists], expected, at);
  return (e.op.name === "+" && lists.length === 0 ? asText(cx, scope, left, e, before, at) : undefined) ?? applied;
}

/** Where the `+` of a class does not take a text, that of texts is meant. */
function asText(cx: Context, scope: Scope, left: Expr, { right }: Infix, before: Mark, at: Span): Expr | undefined {
  const [fault, ...more] = cx.errors.slice(before.errors);
  if (fault === undefined || more.length > 0 || fault.at !== right.at) return undefined;
  backTo(cx, before);
  const text = cx.rules.expr(cx, scope, right, HOLE);
  if (isBuiltinTy(text.type, "String")) {
    return {
      kind: "concat",
      at,
      type: text.type,
      parts: left.kind === "concat" ? [...left.parts, text] : [left, text],
    };
  }
  cx.errors.push(fault);
  return undefined;
}

/** `a op (b, c)` has two arguments if the method takes two, and `a op ((b, c))` one. */
function rightOperand(ref: Ref, { right, at: upTo }: Infix): ArgList {
  const plain = (value: syntax.Expr): ArgIn => ({ name: undefined, value, spread: false, at: value.at });
  const list = (args: readonly syntax.Expr[]): ArgList => ({ args: args.map(plain), at: right.at, upTo });
  if (ref.kind !== "methods") return list([right]);
  const skip = ref.self === undefined ? 0 : 1;
  const counts = ref.alts.map(({ def }) => def.params[skip]);
  if (right.kind === "tuple" && !right.isWrapped && counts.some((params) => takes(params ?? [], right.items.length))) {
    return list(right.items);
  }
  const isUnit = right.kind === "constant" && right.value.kind === "unit";
  return isUnit && counts.every((params) => params?.length === 0) ? list([]) : list([right]);
}

function takes(params: readonly ValueSymbol[], count: number): boolean {
  return params.at(-1)?.isRepeated ? count >= params.length - 1 : count === params.length;
}

/** An operator that ends in `:` is a method of its right operand; the left one is evaluated first all the same. */
function typeRightInfix(
  cx: Context,
  scope: Scope,
  e: Infix,
  types: readonly Ty[],
  lists: readonly ArgList[],
  expected: Ty,
  at: Span,
): Expr {
  const right = cx.rules.expr(cx, scope, e.right, HOLE);
  const ref = selectFrom(cx, scope, right, e.op);
  const arg: ArgIn = { name: undefined, value: e.left, spread: false, at: e.left.at };
  const own: ArgList = { args: [arg], at: e.left.at, upTo: e.at };
  return leftFirst(cx, scope, applyRef(cx, scope, ref, types, [own, ...lists], expected, at));
}

function leftFirst(cx: Context, scope: Scope, e: Expr): Expr {
  if (e.kind !== "call" || e.receiver === undefined || e.of.params[0]?.[0]?.byName) return e;
  const [left, ...rest] = e.args;
  if (left === undefined || left.kind === "default" || isPure(left) || isPure(e.receiver)) return e;
  const of = ownValue(cx, scope, "left", left.type, left.at);
  const value: Expr = { kind: "value", at: madeAt(left.at), type: left.type, of };
  const stat = { kind: "val", at: left.at, of, value: left } as const;
  return { kind: "block", at: e.at, type: e.type, stats: [stat], result: { ...e, args: [value, ...rest] } };
}

/** `f _`: the method as a function, whatever is expected. */
export function typeEta(cx: Context, scope: Scope, e: syntax.Expr & { kind: "eta" }, expected: Ty): Expr {
  const { head, types, lists } = spine(e.value);
  const ref = refOf(cx, scope, head, HOLE);
  const given = types.map((type) => typeOf(cx, scope, type));
  if (ref.kind === "methods") {
    const next = ref.alts[0]?.def.params[lists.length + (ref.self === undefined ? 0 : 1)];
    if (next !== undefined) {
      const open: Ty = { kind: "fn", params: next.map(() => HOLE), result: HOLE };
      const wants = expected.kind === "fn" ? expected : open;
      return adapt(cx, scope, applyRef(cx, scope, ref, given, lists, wants, e.at), expected);
    }
  }
  const value = applyRef(cx, scope, ref, given, lists, HOLE, e.at);
  if (value.type.kind === "fn") return adapt(cx, scope, value, expected);
  const result = expected.kind === "fn" && !hasHole(expected.result) ? expected.result : value.type;
  const body = adapt(cx, scope, value, result);
  return adapt(
    cx,
    scope,
    { kind: "lambda", at: e.at, type: { kind: "fn", params: [], result }, params: [], body },
    expected,
  );
}

/** What strings are put together from. */
export function textPart(cx: Context, text: string, at: Span): Expr {
  return { kind: "constant", at, type: builtin(cx, "String"), value: { kind: "string", value: text } };
}
