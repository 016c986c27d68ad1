// One list of arguments for one list of parameters, anonymous functions last.
import { nth } from "../../../basis/known.js";
import { madeAt } from "../made.js";
import type { Argument, Expr, Ty, TypeParam } from "../typed.js";
import { adapt, typesClash } from "./adapt.js";
import {
  type ArgIn,
  type ArgList,
  assign,
  formalOf,
  isMisfit,
  type Misfit,
  needsParamTypes,
  type Slot,
} from "./args.js";
import { isBuiltinTy, isNumber } from "./builtin.js";
import type { Call } from "./call-state.js";
import { type Context, makerOf, report, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { lacksForm } from "./lacking.js";
import { isPure } from "./pure.js";
import { borrow, expectedOf, expectedOfFunction, expectResult, type Inference, known, solve } from "./solve.js";
import { isWeakSubtype } from "./subtype.js";
import { ownValue } from "./symbols.js";
import { captured, ERROR, HOLE, mentions, NOTHING, substitute, substOf } from "./ty.js";

/** What is expected of the whole call tells something about its type parameters. */
export function hint(call: Call, expected: Ty, lists: number): void {
  if (call.inference.vars.length === 0 || expected === HOLE || expected.kind === "any" || isBuiltinTy(expected, "Unit"))
    return;
  // A number may still be widened once the call is done: its own type must not follow from that.
  if (isNumber(expected) && lists > 1 && call.def.result.kind === "param") return;
  expectResult(call.inference, call.def.result, expected);
}

export function applyList(cx: Context, call: Call, list: ArgList): void {
  const params = call.def.params[call.lists] ?? [];
  call.lists++;
  const slots = assign(cx, params, list);
  if (isMisfit(slots)) {
    misfit(cx, call, slots);
    for (const arg of list.args) if (!needsParamTypes(arg)) typeArg(cx, call, arg, HOLE);
    call.failed = true;
    call.args.push(...params.map((): Argument => errorExpr(list.at)));
    return;
  }
  const typed = typeArgs(cx, call, slots, list);
  const later = call.def.params.slice(call.lists).flat();
  const isLater = (variable: TypeParam): boolean =>
    later.some((param) => mentions(known(call.inference, param.type), (each) => each === variable));
  solve(call.inference, isLater);
  const finished = bound(cx, call, list, (arg) => finishedArg(cx, call, slots, typed, arg));
  for (const slot of slots) call.args.push(argument(call, slot, finished));
}

function misfit(cx: Context, call: Call, { problem, at, hint: advice }: Misfit): void {
  if (lacksForm(call.def.owner, call.def.name)) {
    unsupported(cx, at, `\`${call.def.name}\` with these arguments is not in the library yet`);
    return;
  }
  const made = makerOf(cx, call.def);
  const title = "Wrong arguments";
  const name = made === undefined ? call.def.name : made.name;
  const also =
    call.def.at.file === "" || made?.inLibrary ? [] : [{ at: call.def.at, label: `\`${name}\` is defined here` }];
  const isOwn = !(call.def.owner?.symbol === "class" && call.def.owner.inLibrary);
  report(cx, made === undefined ? "E206" : "E205", title, at, `\`${name}\` does not fit: ${problem}`, {
    also: isOwn ? also : [],
    hint: advice,
  });
}

function typeArgs(cx: Context, call: Call, slots: readonly Slot[], list: ArgList): ReadonlyMap<ArgIn, Expr> {
  const slotOf = new Map(slots.flatMap((slot) => slot.args.map((arg) => [arg, slot] as const)));
  const typed = new Map<ArgIn, Expr>();
  for (const last of [false, true]) {
    for (const arg of list.args) {
      const slot = slotOf.get(arg);
      if (slot === undefined || needsParamTypes(arg) !== last) continue;
      const formal = formalOf(slot.param, arg);
      const expected = last ? expectedOfFunction(call.inference, formal) : expectedOf(call.inference, formal);
      const wants = known(call.inference, formal);
      const own = opened(call, typeArg(cx, call, arg, expected), wants);
      const expr = asLeast(cx, call.inference, wants, own);
      if (expr.type === ERROR) call.failed = true;
      const open = wants.kind === "class" ? cx.open.get(expr) : undefined;
      const type = open === undefined ? expr.type : borrow(call.inference, open.type, open.vars);
      if (!isWeakSubtype(type, wants, call.inference.solver)) {
        typesClash(cx, call.scope, expr.at, expr.type, expectedOf(call.inference, formal));
        call.failed = true;
      }
      typed.set(arg, expr);
    }
  }
  return typed;
}

/** A Set() for what is at least a Set[A] is one of A: no other set would be. */
function asLeast(cx: Context, { solver }: Inference, wants: Ty, e: Expr): Expr {
  const open = cx.open.get(e);
  if (open?.type.kind !== "class" || wants.kind !== "param") return e;
  const { of, args } = open.type;
  const least = solver.get(wants.of)?.low.find((low) => low.kind === "class" && low.of === of);
  if (least?.kind !== "class" || of.typeParams.every(({ variance }) => variance === "covariant")) return e;
  const decided = args.flatMap((arg, i): [TypeParam, Ty][] =>
    arg.kind === "param" && open.vars.includes(arg.of) ? [[arg.of, nth(least.args, i)]] : [],
  );
  return decided.length === 0 ? e : { ...e, type: substitute(open.type, new Map(decided)) };
}

/** A Box[_] for a Box[A]: inside of the call, A is what `_` stands for. */
function opened(call: Call, e: Expr, wants: Ty): Expr {
  const { type } = e;
  if (type.kind !== "class" || wants.kind !== "class" || type.of !== wants.of) return e;
  const isAsked = (arg: Ty | undefined): boolean => arg?.kind === "param" && call.inference.solver.has(arg.of);
  const asked = type.of.typeParams.filter((param, i) => param.variance === undefined && isAsked(wants.args[i]));
  const { subst, back } = captured(
    new Map(asked.map((param) => [param, substOf(type.of.typeParams, type.args).get(param) ?? ERROR])),
  );
  if (back.size === 0) return e;
  for (const [param, hidden] of back) call.hidden.set(param, hidden);
  return { ...e, type: { ...type, args: type.args.map((arg, i) => subst.get(nth(type.of.typeParams, i)) ?? arg) } };
}

function typeArg(cx: Context, call: Call, arg: ArgIn, expected: Ty): Expr {
  if (arg.value.kind === "typed-already") return adapt(cx, call.scope, arg.value.expr, expected);
  return cx.rules.expr(cx, call.scope, arg.value, expected);
}

/** Once the type parameters are known, numbers may have to be widened. */
function finishedArg(
  cx: Context,
  call: Call,
  slots: readonly Slot[],
  typed: ReadonlyMap<ArgIn, Expr>,
  arg: ArgIn,
): Expr {
  const own = typed.get(arg) ?? errorExpr(arg.at);
  const open = cx.open.get(own);
  const isBorrowed = open?.vars.every((each) => call.inference.borrowed.has(each)) === true;
  const expr = open !== undefined && isBorrowed ? { ...own, type: closedType(call, open.type) } : own;
  const slot = slots.find((each) => each.args.includes(arg));
  if (slot === undefined || call.failed) return expr;
  return adapt(cx, call.scope, expr, expectedOf(call.inference, formalOf(slot.param, arg)));
}

/** What is still open counts as Nothing. */
function closedType({ inference }: Call, type: Ty): Ty {
  return substitute(known(inference, type), new Map([...inference.borrowed].map((param) => [param, NOTHING])));
}

/** Arguments are evaluated as they are written: those that stand out of order are bound before the call. */
function bound(cx: Context, call: Call, list: ArgList, finish: (arg: ArgIn) => Expr): ReadonlyMap<ArgIn, Expr> {
  const params = call.def.params[call.lists - 1] ?? [];
  const place = (arg: ArgIn, i: number): number =>
    arg.name === undefined ? Math.min(i, params.length - 1) : params.findIndex(({ name }) => name === arg.name?.name);
  const places = list.args.map(place);
  const inOrder = places.every((each, i) => i === 0 || (places[i - 1] ?? 0) <= each);
  const exprs = list.args.map((arg): [ArgIn, Expr] => [arg, finish(arg)]);
  if (inOrder) return new Map(exprs);
  if (call.receiver !== undefined) call.receiver = bind(cx, call, call.receiver);
  return new Map(exprs.map(([arg, expr], i) => [arg, params[places[i] ?? 0]?.byName ? expr : bind(cx, call, expr)]));
}

function bind(cx: Context, call: Call, value: Expr): Expr {
  if (isPure(value)) return value;
  const of = ownValue(cx, call.scope, "arg", value.type, value.at);
  call.before.push({ kind: "val", at: value.at, of, value });
  return { kind: "value", at: madeAt(value.at), type: value.type, of };
}

function argument(call: Call, slot: Slot, typed: ReadonlyMap<ArgIn, Expr>): Argument {
  if (slot.isDefault) return { kind: "default" };
  const items = slot.args.map((arg) => typed.get(arg) ?? errorExpr(arg.at));
  const [first] = items;
  if (!slot.param.isRepeated && first !== undefined) return first;
  if (first !== undefined && slot.args[0]?.spread) return first;
  const at = madeAt(first === undefined ? call.at : { ...first.at, end: items.at(-1)?.at.end ?? first.at.end });
  return { kind: "sequence", at, type: known(call.inference, slot.param.type), items };
}
