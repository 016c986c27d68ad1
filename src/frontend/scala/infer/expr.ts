// Expressions, each kind in its own function; all are checked against what is expected of them.
import { absurd } from "../../../basis/absurd.js";
import type * as syntax from "../syntax.js";
import type { DefSymbol, Expr, Stat, Ty, ValueSymbol } from "../typed.js";
import { adapt, discarded, unitExpr } from "./adapt.js";
import { applyInfix, applyRef, textPart, typeApplication, typeEta } from "./apply.js";
import { isBuiltinTy, numberKind } from "./builtin.js";
import { constantType } from "./constant.js";
import { type Context, newScope, report, type Scope, unsupported } from "./context.js";
import { enterStats, newWork, prepare } from "./enter.js";
import { errorExpr } from "./error-expr.js";
import { withoutFor } from "./for.js";
import { FORMAT, formatted, formattedLater, literalFormat } from "./format.js";
import { joinedType, typeCaseList, typeCases, typeFun } from "./function.js";
import { backTo, isQuietSince, mark } from "./leave-out.js";
import { membersOfType, seenFrom, thisExpr } from "./member.js";
import { typeNew } from "./new.js";
import { isAssignment } from "./operator-names.js";
import { applyPrefix } from "./operators.js";
import { noMember, selectFrom } from "./reference.js";
import { enclosingClass, lookupTerm } from "./scope.js";
import { builtin, throwable } from "./standard.js";
import { isSubtype } from "./subtype.js";
import { has, newDef } from "./symbols.js";
import { captured, ERROR, HOLE, NOTHING, substitute } from "./ty.js";
import { typeOf } from "./type-expr.js";
import { isTooLarge } from "./type-size.js";

/** The expression, with a type that fits what is expected; if it cannot, that has been reported. */
export function typeExpr(cx: Context, scope: Scope, e: syntax.Expr, expected: Ty): Expr {
  const typed = typeAny(cx, scope, e, expected);
  if (!isTooLarge(typed.type)) return typed;
  report(cx, "E105", "Nested too deeply", e.at, "the type of this is too large");
  return errorExpr(e.at);
}

function typeAny(cx: Context, scope: Scope, e: syntax.Expr, expected: Ty): Expr {
  switch (e.kind) {
    case "apply": {
      const format = literalFormat(cx, scope, e);
      return format === undefined ? typeApplication(cx, scope, e, expected) : typeAny(cx, scope, format, expected);
    }
    case "ident":
    case "select":
    case "type-apply":
      return typeApplication(cx, scope, e, expected);
    case "infix":
      return isAssignment(e.op.name) ? typeUpdate(cx, scope, e, expected) : typeApplication(cx, scope, e, expected);
    default:
      return adapt(cx, scope, typeOther(cx, scope, e, expected), expected);
  }
}

type Other = Exclude<syntax.Expr, { readonly kind: "ident" | "select" | "apply" | "type-apply" | "infix" }>;

function typeOther(cx: Context, scope: Scope, e: Other, expected: Ty): Expr {
  switch (e.kind) {
    case "constant":
      return { kind: "constant", at: e.at, type: constantType(cx, e.value), value: e.value };
    case "this":
      return typeThis(cx, scope, e);
    case "super":
      report(cx, "E201", "Not a value", e.at, "`super` stands only before a member: `super.f(x)`");
      return errorExpr(e.at);
    case "prefix":
      return typePrefix(cx, scope, e);
    case "eta":
      return typeEta(cx, scope, e, expected);
    case "new":
      return typeNew(cx, scope, e, expected);
    case "tuple":
      return typeTuple(cx, scope, e, expected);
    case "block":
      return typeBlock(cx, scope, e, expected);
    case "fun":
      return typeFun(cx, scope, e, expected);
    case "cases":
      return typeCases(cx, scope, e, expected);
    case "if":
      return typeIf(cx, scope, e, expected);
    case "match":
      return typeMatch(cx, scope, e, expected);
    case "try":
      return typeTry(cx, scope, e, expected);
    case "throw":
      return { kind: "throw", at: e.at, type: NOTHING, value: typeExpr(cx, scope, e.value, throwable(cx)) };
    case "return":
      return typeReturn(cx, scope, e);
    case "while":
    case "do-while":
      return typeWhile(cx, scope, e);
    case "for":
      return { ...typeExpr(cx, scope, withoutFor(e), expected), at: e.at };
    case "typed":
      return typeAscription(cx, scope, e);
    case "annotated":
      return typeExpr(cx, scope, e.value, expected);
    case "assign":
      return typeAssign(cx, scope, e);
    case "interpolated":
      return typeInterpolated(cx, scope, e);
    default:
      return absurd(e);
  }
}

function typeThis(cx: Context, scope: Scope, e: Other & { kind: "this" }): Expr {
  const of = enclosingClass(scope, e.of?.name);
  if (of !== undefined) return thisExpr(of, e.at);
  const label = e.of === undefined ? "`this` is only known in classes" : `there is no class \`${e.of.name}\` around`;
  report(cx, "E201", "No object here", e.at, label);
  return errorExpr(e.at);
}

function typePrefix(cx: Context, scope: Scope, e: Other & { kind: "prefix" }): Expr {
  const value = typeExpr(cx, scope, e.value, HOLE);
  if (value.type === ERROR) return errorExpr(e.at);
  if (numberKind(value.type) !== undefined || isBuiltinTy(value.type, "Boolean")) {
    return applyPrefix(cx, scope, value, e.op, e.at);
  }
  const ref = selectFrom(cx, scope, value, { name: `unary_${e.op.name}`, at: e.op.at });
  return applyRef(cx, scope, ref, [], [], HOLE, e.at);
}

function typeTuple(cx: Context, scope: Scope, e: Other & { kind: "tuple" }, expected: Ty): Expr {
  const wants = expected.kind === "tuple" && expected.items.length === e.items.length ? expected.items : undefined;
  const items = e.items.map((item, i) => typeExpr(cx, scope, item, wants?.[i] ?? HOLE));
  return { kind: "tuple", at: e.at, type: { kind: "tuple", items: items.map((item) => item.type) }, items };
}

function typeBlock(cx: Context, scope: Scope, e: Other & { kind: "block" }, expected: Ty): Expr {
  // What is defined in the value of a field is no member of the class.
  const owner = scope.owner?.symbol === "class" ? newDef("", scope.owner, e.at, []) : scope.owner;
  const inner = newScope(scope, "block", { owner });
  const work = newWork();
  for (const stat of e.stats)
    if ((stat.kind === "val" || stat.kind === "var") && !has(stat, "lazy")) inner.strict.push(stat.at);
  const later = enterStats(cx, inner, e.stats, inner, work);
  prepare(work);
  const stats: Stat[] = later.flatMap((each) => each());
  const result =
    e.result === undefined ? endOfBlock(cx, scope, e.at, expected) : typeExpr(cx, inner, e.result, expected);
  for (const step of work.bodies) step();
  return stats.length === 0 ? result : { kind: "block", at: e.at, type: result.type, stats, result };
}

/** A block that ends with a definition is (). */
function endOfBlock(cx: Context, scope: Scope, at: Expr["at"], expected: Ty): Expr {
  const unit = unitExpr(cx, at);
  if (expected === HOLE || isSubtype(unit.type, expected)) return unit;
  return adapt(cx, scope, { ...unit, at: { ...at, start: at.end - 1 } }, expected);
}

// ---- control ----

function typeIf(cx: Context, scope: Scope, e: Other & { kind: "if" }, expected: Ty): Expr {
  const cond = typeCondition(cx, scope, e.cond);
  if (e.no === undefined) return typeIfAlone(cx, scope, e, cond, expected);
  const [yes, no] = [typeExpr(cx, scope, e.yes, expected), typeExpr(cx, scope, e.no, expected)];
  const type = joinedType(expected, [yes.type, no.type]);
  return { kind: "if", at: e.at, type, cond, yes: adapt(cx, scope, yes, type), no: adapt(cx, scope, no, type) };
}

/** `if (c) x` is `if (c) x else ()`: where a number or the like is expected, the whole is what does not fit. */
function typeIfAlone(cx: Context, scope: Scope, e: Other & { kind: "if" }, cond: Expr, expected: Ty): Expr {
  const no = unitExpr(cx, e.at);
  const wanted = expected === HOLE || isSubtype(no.type, expected) ? expected : no.type;
  const yes = typeExpr(cx, scope, e.yes, wanted);
  const type = joinedType(wanted, [yes.type, no.type]);
  return { kind: "if", at: e.at, type, cond, yes: adapt(cx, scope, yes, type), no: adapt(cx, scope, no, type) };
}

function typeCondition(cx: Context, scope: Scope, e: syntax.Expr): Expr {
  if (e.kind !== "assign") return typeExpr(cx, scope, e, builtin(cx, "Boolean"));
  const change = { at: { ...e.at, start: e.target.at.end, end: e.value.at.start }, text: " == " };
  const label = "this assigns, but a `Boolean` is expected here";
  report(cx, "E204", "Types clash", e.at, label, { hint: "`==` compares.", change });
  return errorExpr(e.at);
}

function typeMatch(cx: Context, scope: Scope, e: Other & { kind: "match" }, expected: Ty): Expr {
  const on = typeExpr(cx, scope, e.on, HOLE);
  const { cases, type } = typeCaseList(cx, scope, e.cases, on.type, expected);
  return { kind: "match", at: e.at, type, on, cases };
}

function typeTry(cx: Context, scope: Scope, e: Other & { kind: "try" }, expected: Ty): Expr {
  const body = typeExpr(cx, scope, e.body, expected);
  const last = e.last && discarded(cx, typeExpr(cx, scope, e.last, HOLE));
  if (e.handler === undefined) return { kind: "try", at: e.at, type: body.type, body, cases: [], last };
  if (e.handler.kind !== "cases") {
    unsupported(cx, e.handler.at, "a handler that is not written with cases is not supported yet");
    return errorExpr(e.at);
  }
  const handled = typeCaseList(cx, scope, e.handler.cases, throwable(cx), expected);
  const type = joinedType(expected, [body.type, handled.type]);
  const cases = handled.cases.map((each) => ({ ...each, body: adapt(cx, scope, each.body, type) }));
  return { kind: "try", at: e.at, type, body: adapt(cx, scope, body, type), cases, last };
}

function typeReturn(cx: Context, scope: Scope, e: Other & { kind: "return" }): Expr {
  const from = scope.method;
  if (from === undefined) {
    report(cx, "E209", "Nothing to return from", e.at, "`return` stands only in methods");
    return errorExpr(e.at);
  }
  if (cx.busy.has(from)) {
    report(cx, "E209", "Type needed", e.at, `\`${from.name}\` has a \`return\`, so its result type must be written`);
  }
  const value = e.value === undefined ? returnedUnit(cx, scope, e.at, from) : typeExpr(cx, scope, e.value, from.result);
  return { kind: "return", at: e.at, type: NOTHING, from, value };
}

function returnedUnit(cx: Context, scope: Scope, at: Expr["at"], from: DefSymbol): Expr {
  const unit = unitExpr(cx, at);
  return cx.busy.has(from) ? unit : adapt(cx, scope, unit, from.result);
}

function typeWhile(cx: Context, scope: Scope, e: Other & { kind: "while" | "do-while" }): Expr {
  const cond = typeCondition(cx, scope, e.cond);
  const body = typeExpr(cx, scope, e.body, HOLE);
  return { kind: "while", at: e.at, type: builtin(cx, "Unit"), cond, body, bodyFirst: e.kind === "do-while" };
}

function typeAscription(cx: Context, scope: Scope, e: Other & { kind: "typed" }): Expr {
  const type = typeOf(cx, scope, e.type);
  return { ...typeExpr(cx, scope, e.value, type), type, at: e.at };
}

// ---- assignments ----

function typeAssign(cx: Context, scope: Scope, e: Other & { kind: "assign" }): Expr {
  const { target } = e;
  if (target.kind === "apply") {
    const update: syntax.Expr = {
      kind: "select",
      at: target.fn.at,
      from: target.fn,
      name: { name: "update", at: target.at },
    };
    const value = { name: undefined, value: e.value, spread: false, at: e.value.at };
    return typeExpr(cx, scope, { kind: "apply", at: e.at, fn: update, args: [...target.args, value] }, HOLE);
  }
  const to = typeExpr(cx, scope, target, HOLE);
  const setter = to.kind === "call" ? setterOf(cx, scope, target, to) : undefined;
  if (setter !== undefined) {
    const args = [{ name: undefined, value: e.value, spread: false, at: e.value.at }];
    return typeExpr(cx, scope, { kind: "apply", at: e.at, fn: setter, args }, HOLE);
  }
  return assigned(cx, to, e, () => typeExpr(cx, scope, e.value, storedType(to)));
}

/** `a.x = e` calls `x_=` where `x` is a method. */
function setterOf(
  cx: Context,
  scope: Scope,
  target: syntax.Expr,
  to: Expr & { kind: "call" },
): syntax.Expr | undefined {
  const name = `${to.of.name}_=`;
  if (target.kind === "ident") {
    return lookupTerm(cx, scope, name, target.at) === undefined ? undefined : { ...target, name };
  }
  const type = target.kind === "select" ? to.receiver?.type : undefined;
  if (target.kind !== "select" || type === undefined || membersOfType(cx, type, name).length === 0) return undefined;
  return { ...target, name: { ...target.name, name } };
}

/** What a field takes: of a value whose type has `_`, nothing that anybody could have. */
function storedType(to: Expr): Ty {
  if (to.kind !== "field") return to.type;
  const { subst, back } = captured(seenFrom(to.from.type, to.of.owner));
  return back.size === 0 ? to.type : substitute(to.of.type, subst);
}

function assigned(cx: Context, to: Expr, e: { readonly at: Expr["at"] }, value: () => Expr): Expr {
  const type = builtin(cx, "Unit");
  const stored = value();
  if (to.type === ERROR) return { ...errorExpr(e.at), type };
  if (to.kind !== "value" && to.kind !== "field") {
    report(cx, "E208", "Not a variable", to.at, "only a variable can be assigned to");
    return { ...errorExpr(e.at), type };
  }
  if (!to.of.isMutable) notMutable(cx, to.of, to.at);
  return { kind: "assign", at: e.at, type, to: to.of, from: to.kind === "field" ? to.from : undefined, value: stored };
}

function notMutable(cx: Context, of: ValueSymbol, at: Expr["at"]): void {
  report(cx, "E208", "Not a variable", at, `\`${of.name}\` cannot be changed`, {
    also: [{ at: of.at, label: "defined here" }],
    hint:
      of.kind === "param"
        ? "parameters cannot be assigned to."
        : `define it with \`var ${of.name}\` if it is to change.`,
  });
}

/** x += e: a method `+=` if there is one, otherwise x = x + e. */
function typeUpdate(cx: Context, scope: Scope, e: syntax.Expr & { kind: "infix" }, expected: Ty): Expr {
  const left = typeExpr(cx, scope, e.left, HOLE);
  if (left.type === ERROR) return errorExpr(e.at);
  const before = mark(cx);
  const own = selectFrom(cx, scope, left, e.op);
  const isOwn = isQuietSince(cx, before);
  backTo(cx, before);
  if (isOwn && own.kind !== "operator") return applyInfix(cx, scope, left, e, [], [], expected, e.at);
  const op = { name: e.op.name.slice(0, -1), at: e.op.at };
  const plain = { ...e, op };
  const hasSetter = left.kind === "call" && setterOf(cx, scope, e.left, left) !== undefined;
  if (e.left.kind === "apply" || hasSetter) {
    return typeExpr(cx, scope, { kind: "assign", at: e.at, target: e.left, value: plain }, expected);
  }
  if (left.kind !== "value" && left.kind !== "field") {
    noMember(cx, left.type, e.op, e.at);
    return errorExpr(e.at);
  }
  const stored = assigned(cx, left, e, () => applyInfix(cx, scope, left, plain, [], [], left.type, e.at));
  return adapt(cx, scope, stored, expected);
}

// ---- texts ----

function typeInterpolated(cx: Context, scope: Scope, e: Other & { kind: "interpolated" }): Expr {
  const args = e.args.map((arg) => typeExpr(cx, scope, arg, HOLE));
  const type = builtin(cx, "String");
  if (e.how.name === "f" || e.how.name === FORMAT) {
    const take = e.how.name === FORMAT ? formattedLater : formatted;
    return {
      kind: "format",
      at: e.at,
      type,
      texts: e.texts,
      args: args.map((arg, i) => take(cx, arg, e.texts[i + 1] ?? "")),
    };
  }
  const parts = e.texts.flatMap((text, i) => {
    const arg = args[i];
    return [...(text === "" ? [] : [textPart(cx, text, e.places[i] ?? e.at)]), ...(arg === undefined ? [] : [arg])];
  });
  const [only] = parts;
  if (only === undefined) return textPart(cx, "", e.at);
  if (parts.length === 1 && only.kind === "constant" && args.length === 0) return { ...only, at: e.at };
  return { kind: "concat", at: e.at, type, parts };
}
