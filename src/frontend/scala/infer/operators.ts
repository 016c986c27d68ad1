// Operators that the language itself gives a meaning: of numbers, of truths and texts, and what every value has.
import type { Span } from "../../../core/span.js";
import { showTy } from "../show/type.js";
import type * as syntax from "../syntax.js";
import type { Expr, NumberKind, NumberOp, Ty } from "../typed.js";
import { convert, viaValue } from "./adapt.js";
import type { ArgList } from "./args.js";
import { isBuiltinTy, numberKind } from "./builtin.js";
import { type Context, report, type Scope } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { ARITHMETIC, COMPARISONS, isOperator, SHIFTS } from "./operator-names.js";
import { noMember } from "./reference.js";
import { builtin } from "./standard.js";
import { isSubtype } from "./subtype.js";
import { ANY, ERROR, HOLE } from "./ty.js";

/** Applies an operator of the language to its arguments. */
export function applyOperator(
  cx: Context,
  scope: Scope,
  receiver: Expr,
  op: syntax.Ident,
  types: readonly Ty[],
  list: ArgList | undefined,
  at: Span,
): Expr {
  if (op.name === "isInstanceOf" || op.name === "asInstanceOf") return tested(cx, receiver, op, types, at);
  if (op.name.startsWith("unary_")) return applyPrefix(cx, scope, receiver, { ...op, name: op.name.slice(6) }, at);
  const [arg, ...more] = list?.args ?? [];
  if (arg === undefined || more.length > 0) {
    report(cx, "E206", "Wrong arguments", at, `\`${op.name}\` takes one argument`);
    return errorExpr(at);
  }
  const expected = op.name === "&&" || op.name === "||" ? builtin(cx, "Boolean") : HOLE;
  const right = arg.value.kind === "typed-already" ? arg.value.expr : cx.rules.expr(cx, scope, arg.value, expected);
  if (right.type === ERROR) return { ...errorExpr(at), type: resultTypes(cx, receiver, op.name) };
  return binary(cx, scope, receiver, op, right, at);
}

/** Of an operation whose right side is wrong: enough to go on with. */
function resultTypes(cx: Context, receiver: Expr, op: string): Ty {
  if (["==", "!=", "&&", "||", "<", ">", "<=", ">="].includes(op)) return builtin(cx, "Boolean");
  return isBuiltinTy(receiver.type, "String") ? receiver.type : ERROR;
}

function binary(cx: Context, scope: Scope, left: Expr, op: syntax.Ident, right: Expr, at: Span): Expr {
  const { name } = op;
  if (name === "==" || name === "!=") return equal(cx, left, right, name === "!=", at);
  if (name === "eq" || name === "ne") {
    return { kind: "same", at, type: builtin(cx, "Boolean"), left, right, negated: name === "ne" };
  }
  if (name === "+" && (isBuiltinTy(left.type, "String") || isBuiltinTy(right.type, "String"))) {
    return { kind: "concat", at, type: builtin(cx, "String"), parts: [...concatParts(left), right] };
  }
  if (isBuiltinTy(left.type, "Boolean") && isOperator(left.type, name)) return truth(cx, scope, left, op, right, at);
  const number = NUMBER_OPS.find((each) => each === name);
  if (number === undefined || numberKind(left.type) === undefined) {
    noMember(cx, left.type, op, at);
    return errorExpr(at);
  }
  return arithmetic(cx, left, number, right, at);
}

const NUMBER_OPS: readonly NumberOp[] = [...ARITHMETIC, ...SHIFTS, ...COMPARISONS];

/** a + b + c of texts is one node. */
function concatParts(left: Expr): readonly Expr[] {
  return left.kind === "concat" ? left.parts : [left];
}

function equal(cx: Context, left: Expr, right: Expr, negated: boolean, at: Span): Expr {
  const kind = commonKind(left.type, right.type, false);
  const [a, b] = kind === undefined ? [left, right] : [convert(cx, left, kind), convert(cx, right, kind)];
  return { kind: "equal", at, type: builtin(cx, "Boolean"), left: a, right: b, negated };
}

const ORDER: readonly NumberKind[] = ["Byte", "Short", "Char", "Int", "Long", "Float", "Double"];

/** What both are converted to: at least Int, for operations. */
function commonKind(left: Ty, right: Ty, atLeastInt: boolean): NumberKind | undefined {
  const [a, b] = [numberKind(left), numberKind(right)];
  if (a === undefined || b === undefined) return undefined;
  if (a === "BigInt" || b === "BigInt") {
    return [a, b].some((kind) => kind === "Float" || kind === "Double") ? undefined : "BigInt";
  }
  if (!atLeastInt && a === b) return a;
  return ORDER[Math.max(ORDER.indexOf(a), ORDER.indexOf(b), ORDER.indexOf("Int"))];
}

function arithmetic(cx: Context, left: Expr, op: NumberOp, right: Expr, at: Span): Expr {
  if (SHIFTS.includes(op)) return shift(cx, left, op, right, at);
  const on = commonKind(left.type, right.type, true);
  const isFraction = on === "Float" || on === "Double";
  if (on === undefined || (isFraction && ["&", "|", "^"].includes(op))) return badOperand(cx, left, op, right, at);
  const args = [convert(cx, left, on), convert(cx, right, on)];
  const type = COMPARISONS.includes(op) ? builtin(cx, "Boolean") : builtin(cx, on);
  return { kind: "operate", at, type, op, on, args };
}

function shift(cx: Context, left: Expr, op: NumberOp, right: Expr, at: Span): Expr {
  const [of, by] = [numberKind(left.type), numberKind(right.type)];
  const isWhole = (kind: NumberKind | undefined): boolean =>
    kind !== undefined && kind !== "Float" && kind !== "Double";
  if (of === undefined || !isWhole(of) || !isWhole(by) || by === "BigInt") return badOperand(cx, left, op, right, at);
  const on = of === "Long" || of === "BigInt" ? of : "Int";
  return {
    kind: "operate",
    at,
    type: builtin(cx, on),
    op,
    on,
    args: [convert(cx, left, on), convert(cx, right, "Int")],
  };
}

function badOperand(cx: Context, left: Expr, op: string, right: Expr, at: Span): Expr {
  const label = `this has type \`${showTy(right.type)}\`, but \`${op}\` of \`${showTy(left.type)}\` takes a number`;
  report(cx, "E204", "Types clash", right.at, label);
  return errorExpr(at);
}

function truth(cx: Context, scope: Scope, left: Expr, op: syntax.Ident, right: Expr, at: Span): Expr {
  const type = builtin(cx, "Boolean");
  if (!isSubtype(right.type, type)) {
    report(
      cx,
      "E204",
      "Types clash",
      right.at,
      `this has type \`${showTy(right.type)}\`, but \`Boolean\` is expected here`,
    );
    return { ...errorExpr(at), type };
  }
  if (op.name === "&&" || op.name === "||") return { kind: op.name === "&&" ? "and" : "or", at, type, left, right };
  if (op.name === "^") return { kind: "equal", at, type, left, right, negated: true };
  // `&` and `|` evaluate both sides.
  return viaValue(cx, scope, left, (a) =>
    viaValue(cx, scope, right, (b) => ({ kind: op.name === "&" ? "and" : "or", at, type, left: a, right: b })),
  );
}

export function applyPrefix(cx: Context, _scope: Scope, value: Expr, op: syntax.Ident, at: Span): Expr {
  if (op.name === "!" && isBuiltinTy(value.type, "Boolean")) return { kind: "not", at, type: value.type, value };
  const kind = numberKind(value.type);
  if (kind === undefined || op.name === "!") {
    noMember(cx, value.type, { name: `unary_${op.name}`, at: op.at }, at);
    return errorExpr(at);
  }
  const on = ["Byte", "Short", "Char"].includes(kind) ? "Int" : kind;
  const arg = convert(cx, value, on);
  if (op.name === "+") return { ...arg, at };
  const operation = op.name === "-" ? "negate" : "complement";
  return { kind: "operate", at, type: builtin(cx, on), op: operation, on, args: [arg] };
}

function tested(cx: Context, value: Expr, op: syntax.Ident, types: readonly Ty[], at: Span): Expr {
  const [type] = types;
  if (type === undefined) {
    report(cx, "E205", "Wrong number of type arguments", at, `\`${op.name}\` takes a type: \`${op.name}[Int]\``);
    return errorExpr(at);
  }
  if (op.name === "isInstanceOf") return { kind: "is", at, type: builtin(cx, "Boolean"), value, of: type };
  const [from, to] = [numberKind(value.type), numberKind(type)];
  if (from !== undefined && to !== undefined) return { ...convert(cx, value, to), at };
  return { kind: "cast", at, type: type === HOLE ? ANY : type, value, to: type };
}
