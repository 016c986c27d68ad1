// Calls: an overloaded method is chosen, arguments are typed list by list, and the type parameters of the method are
// solved at the end of each list. Lists of implicit parameters are filled, what lacks arguments becomes a function.
import type { Span } from "../../../core/span.js";
import type { DefSymbol, Expr, Ty, ValueSymbol } from "../typed.js";
import { unitExpr } from "./adapt.js";
import { applyList, hint } from "./apply-list.js";
import { type ArgList, assign, hasDefault, isMisfit, tupled, typedArg } from "./args.js";
import { noteBounds } from "./bounds.js";
import { isBuiltinTy } from "./builtin.js";
import { ARGUMENTS_MISSING, type Call, callExpr, newCall } from "./call-state.js";
import { type Context, force, makerOf, report, type Scope, unsupported } from "./context.js";
import { errorExpr } from "./error-expr.js";
import { etaExpanded } from "./eta.js";
import { implicitArg } from "./implicit.js";
import { backTo, doubt, isQuietSince, isUnknown, mark } from "./leave-out.js";
import { chooseAlternative } from "./overload.js";
import type { Methods } from "./reference.js";
import { recursiveValue } from "./scope.js";
import { known, solve } from "./solve.js";
import { type Subst, substOf } from "./ty.js";

export type Called = { readonly expr: Expr; readonly rest: readonly ArgList[] };

/** Applies a method to as many lists as it takes; what is left is for the result. */
export function callMethods(
  cx: Context,
  scope: Scope,
  methods: Methods,
  types: readonly Ty[],
  given: readonly ArgList[],
  expected: Ty,
  at: Span,
): Called {
  const lists = withTuple(cx, methods, given);
  if (methods.isClassName && (lists.length === 0 || isOfAbstract(cx, methods)))
    return { expr: classIsNoValue(cx, methods, at), rest: [] };
  const unknown = methods.alts.find(({ def }) => hasUnknownParams(cx, def));
  if (unknown !== undefined) doubt(cx, methods.name.at, methods.name.name, unknown.def);
  const busy = methods.alts.length > 1 ? methods.alts.find(({ def }) => cx.busy.has(def)) : undefined;
  if (busy !== undefined) recursiveValue(cx, busy.def.name, at, busy.def.at);
  const chosen = chooseAlternative(cx, scope, methods, lists, expected, at);
  if (chosen === undefined) return { expr: errorExpr(at), rest: [] };
  const { def, subst } = chosen.alt;
  if (force(cx, def)) recursiveValue(cx, def.name, at, def.at);
  else if (isUnknown(cx, def.result)) doubt(cx, methods.name.at, methods.name.name, def);
  const call = newCall(cx, scope, methods, def, withTypes(cx, def, subst, types, at), at);
  if (methods.self !== undefined) applyList(cx, call, { args: [typedArg(methods.self)], at, upTo: at });
  const before = mark(cx);
  const rest = applyLists(cx, call, chosen.lists, expected);
  const made = makerOf(cx, def);
  if (made !== undefined && cx.moreMakers.has(made) && !isQuietSince(cx, before)) {
    backTo(cx, before);
    unsupported(cx, at, `which constructors \`${made.name}\` has is not known`);
  }
  const applied = rest.length === 0 ? call : { ...call, at: placeBefore(methods, chosen.lists, rest) };
  return { expr: completed(cx, applied, expected, rest), rest };
}

function hasUnknownParams(cx: Context, def: DefSymbol): boolean {
  return def.params.some((list) => list.some(({ type }) => isUnknown(cx, type)));
}

/** Several arguments for the only parameter are a tuple, if that may be one. */
function withTuple(cx: Context, { alts, self }: Methods, lists: readonly ArgList[]): readonly ArgList[] {
  const [first, ...rest] = lists;
  if (first !== undefined && first.args.length === 0) return withUnit(cx, alts, self, lists, first);
  if (first === undefined || first.args.length < 2) return lists;
  const params = alts.map(({ def }) => def.params[self === undefined ? 0 : 1] ?? []);
  if (params.some((list) => !isMisfit(assign(cx, list, first)))) return lists;
  const single = params.flatMap((list) => (list.length === 1 ? list : []));
  const [only] = single;
  const list = only !== undefined && single.length === 1 ? tupled(first, only.type) : undefined;
  return list === undefined ? lists : [list, ...rest];
}

/** f() of a method that takes a Unit: that is (). */
function withUnit(
  cx: Context,
  alts: Methods["alts"],
  self: Expr | undefined,
  lists: readonly ArgList[],
  first: ArgList,
): readonly ArgList[] {
  const params = alts.map(({ def }) => def.params[self === undefined ? 0 : 1] ?? []);
  const [only] = params[0] ?? [];
  const takesUnit =
    params.length === 1 && params[0]?.length === 1 && only !== undefined && isBuiltinTy(only.type, "Unit");
  if (!takesUnit || hasDefault(cx, only)) return lists;
  return [{ ...first, args: [typedArg(unitExpr(cx, first.at))] }, ...lists.slice(1)];
}

/** Of the call itself, if there are lists for what it gives: `f(a)` in `f(a)(b)`. */
function placeBefore({ name }: Methods, lists: readonly ArgList[], rest: readonly ArgList[]): Span {
  return lists[lists.length - rest.length - 1]?.upTo ?? name.at;
}

function isOfAbstract(cx: Context, { alts }: Methods): boolean {
  return alts.some(({ def }) => makerOf(cx, def)?.isAbstract);
}

function classIsNoValue(cx: Context, methods: Methods, at: Span): Expr {
  const { name, alts } = methods;
  if (alts.some(({ def }) => makerOf(cx, def)?.inLibrary)) {
    unsupported(cx, at, `the object \`${name.name}\` is not in the library yet`);
    return errorExpr(at);
  }
  const label = `\`${name.name}\` is a class, not a value`;
  const advice = isOfAbstract(cx, methods) ? undefined : `\`new ${name.name}(...)\` makes an object of it.`;
  report(cx, "E201", "Not a value", name.at, label, { hint: advice });
  return errorExpr(at);
}

function withTypes(cx: Context, def: DefSymbol, subst: Subst, types: readonly Ty[], at: Span): Subst {
  if (types.length === 0) return subst;
  const params = def.typeParams.filter((param) => !subst.has(param));
  if (params.length === types.length) {
    const all = new Map([...subst, ...substOf(params, types)]);
    noteBounds(cx, params, all, at);
    return all;
  }
  const takes =
    params.length === 0 ? "no type arguments" : `${params.length} type argument${params.length > 1 ? "s" : ""}`;
  report(cx, "E205", "Wrong number of type arguments", at, `\`${def.name}\` takes ${takes}, not ${types.length}`);
  return subst;
}

export function isImplicitList(list: readonly ValueSymbol[]): boolean {
  return list.length > 0 && list.every((param) => param.isImplicit);
}

function applyLists(cx: Context, call: Call, lists: readonly ArgList[], expected: Ty): readonly ArgList[] {
  const own = call.def.params.slice(call.lists);
  const explicit = own.filter((list) => !isImplicitList(list)).length;
  if (lists.length === explicit) hint(call, expected, explicit);
  let rest = lists;
  for (const list of lists.slice(0, own.length)) {
    applyList(cx, call, list);
    rest = rest.slice(1);
  }
  // `f()` of a method that is defined without parentheses.
  const [first] = rest;
  const isEmpty = first !== undefined && first.args.length === 0;
  if (explicit === 0 && isEmpty && mayHaveParentheses(call.def) && !isApplicable(call.def.result)) return rest.slice(1);
  return rest;
}

/** Java's methods have them, and what overrides those; in our library they are left out. */
function mayHaveParentheses({ owner, overrides }: DefSymbol): boolean {
  if (owner?.symbol === "class" && owner.inLibrary) return true;
  return overrides.some((other) => other.params.length > 0 || mayHaveParentheses(other));
}

function isApplicable(type: Ty): boolean {
  if (type.kind === "fn") return true;
  return type.kind === "class" && !isBuiltinTy(type, "String") && type.of.typeParams.length > 0;
}

/** What is left of the parameters after the lists that were given. */
function completed(cx: Context, call: Call, expected: Ty, rest: readonly ArgList[]): Expr {
  const [next, ...more] = call.def.params.slice(call.lists);
  if (next === undefined) return callExpr(cx, call);
  if (isImplicitList(next)) {
    solve(call.inference, () => false);
    for (const param of next)
      call.args.push(implicitArg(cx, call.scope, known(call.inference, param.type), call.at, call.inference));
    call.lists++;
    return completed(cx, call, expected, rest);
  }
  const isFunction = expected.kind === "fn" && (next.length > 0 || expected.params.length === 0);
  if (next.length === 0 && more.length === 0 && !isFunction) {
    call.lists++;
    return callExpr(cx, call);
  }
  if (isFunction) return etaExpanded(cx, call, expected);
  return missingList(cx, call, next);
}

function missingList(cx: Context, call: Call, next: readonly ValueSymbol[]): Expr {
  const names = next.map(({ name }) => name).join(", ");
  const { name } = call.def;
  report(cx, "E206", ARGUMENTS_MISSING, call.at, `\`${name}\` is not applied: it still takes (${names})`, {
    hint: `write \`${name} _\` if the function itself is meant.`,
  });
  return errorExpr(call.at);
}
