// Which of several methods of one name is meant: by the number of arguments, then by their types.
import type { Span } from "../../../core/span.js";
import { showTy } from "../show/type.js";
import type * as syntax from "../syntax.js";
import type { DefSymbol, Expr, Ty, ValueSymbol } from "../typed.js";
import { widens } from "./adapt.js";
import { type ArgIn, type ArgList, assign, formalOf, isMisfit, needsParamTypes, typedArg } from "./args.js";
import { numberKind } from "./builtin.js";
import { ARGUMENTS_MISSING } from "./call-state.js";
import { type Context, report, type Scope, unsupported } from "./context.js";
import { lacksForm } from "./lacking.js";
import { backTo, isQuietSince, type Mark, mark } from "./leave-out.js";
import type { Alt, Methods } from "./reference.js";
import { type Inference, infer, known, solve } from "./solve.js";
import { isPartialFunction } from "./standard.js";
import { isSame, isSubtype } from "./subtype.js";
import { fnTy, HOLE, mentions, substitute } from "./ty.js";

export type Chosen = { readonly alt: Alt; readonly lists: readonly ArgList[] };

export function chooseAlternative(
  cx: Context,
  scope: Scope,
  methods: Methods,
  lists: readonly ArgList[],
  expected: Ty,
  at: Span,
): Chosen | undefined {
  const [only] = methods.alts;
  if (only === undefined) return undefined;
  if (methods.alts.length === 1) return { alt: only, lists };
  const skip = methods.self === undefined ? 0 : 1;
  const [first, ...more] = lists;
  if (first === undefined) return { alt: withoutArguments(methods.alts, skip, expected), lists };
  const shaped = methods.alts.filter(({ def }) => !isMisfit(assign(cx, def.params[skip] ?? [], first)));
  const [single] = shaped;
  if (shaped.length === 1 && single !== undefined) return { alt: single, lists };
  if (single === undefined) return noneFits(cx, methods, first, at);
  const typed = first.args.map((arg) => preTyped(cx, scope, arg, () => expectedByAll(cx, shaped, methods, first, arg)));
  const list: ArgList = { ...first, args: typed };
  const fitting = shaped.filter((alt) => fits(cx, alt, methods, list));
  const best = fitting.filter((alt) => fitting.every((other) => alt === other || isAsSpecific(alt, other, skip)));
  if (best.length === 0 && fitting.length > 1 && fitting.every(({ def }) => isOwn(def)))
    return ambiguous(cx, methods, at);
  const [chosen] = best.length > 0 ? best : fitting;
  if (chosen === undefined) return noneFits(cx, methods, list, at);
  return { alt: chosen, lists: [list, ...more] };
}

function isOwn({ owner }: DefSymbol): boolean {
  return !(owner?.symbol === "class" && owner.inLibrary);
}

function ambiguous(cx: Context, { name }: Methods, at: Span): undefined {
  report(cx, "E206", "Which one?", at, `several \`${name.name}\` take these arguments, and none of them is closer`);
  return undefined;
}

/** Where no arguments are given: the one without parameters, or the one that is the function that is expected. */
function withoutArguments(alts: readonly Alt[], skip: number, expected: Ty): Alt {
  const [first] = alts;
  const arity = ({ def }: Alt): number => def.params[skip]?.length ?? 0;
  const wanted = expected.kind === "fn" ? alts.filter((alt) => arity(alt) === expected.params.length) : [];
  const typed = wanted.find(({ def, subst }) =>
    def.params[skip]?.every((param, i) =>
      isSubtype(expected.kind === "fn" ? (expected.params[i] ?? HOLE) : HOLE, substitute(param.type, subst)),
    ),
  );
  const found = typed ?? wanted[0] ?? alts.find((alt) => arity(alt) === 0) ?? first;
  if (found === undefined) throw new Error("no alternatives");
  return found;
}

/** Typed once, before it is known which parameter expects it; an anonymous function only if all expect the same. */
function preTyped(cx: Context, scope: Scope, arg: ArgIn, expectedByAll: () => Ty): ArgIn {
  if (arg.value.kind === "typed-already") return arg;
  if (needsParamTypes(arg)) {
    const expected = expectedByAll();
    return expected === HOLE ? arg : typedAs(cx, scope, arg, arg.value, expected);
  }
  const before = mark(cx);
  const typed = typedAs(cx, scope, arg, arg.value, HOLE);
  if (isQuietSince(cx, before) || !mayBeMethod(cx, arg.value, before)) return typed;
  backTo(cx, before); // it becomes a function where one is expected
  const expected = expectedByAll();
  const asFunction = expected === HOLE ? arg : typedAs(cx, scope, arg, arg.value, expected);
  if (isQuietSince(cx, before)) return asFunction;
  backTo(cx, before);
  return arg;
}

function typedAs(cx: Context, scope: Scope, arg: ArgIn, value: syntax.Expr, expected: Ty): ArgIn {
  return { ...typedArg(cx.rules.expr(cx, scope, value, expected)), name: arg.name, spread: arg.spread };
}

/** A name that means nothing alone, or a call whose only fault is that a list of arguments is missing. */
function mayBeMethod(cx: Context, value: syntax.Expr, before: Mark): boolean {
  if (value.kind === "ident" || value.kind === "select") return true;
  const [fault, ...more] = cx.errors.slice(before.errors);
  if (value.kind !== "apply" || fault === undefined || more.length > 0) return false;
  return fault.title === ARGUMENTS_MISSING && fault.at.start === value.at.start && fault.at.end === value.at.end;
}

/** Of a function: what it is given, if that is the same for all methods. */
function expectedByAll(cx: Context, alts: readonly Alt[], methods: Methods, list: ArgList, arg: ArgIn): Ty {
  const skip = methods.self === undefined ? 0 : 1;
  const formals = alts.map((alt): Ty => {
    const slots = assign(cx, alt.def.params[skip] ?? [], list);
    const slot = isMisfit(slots) ? undefined : slots.find(({ args }) => args.includes(arg));
    const inference = started(alt, methods);
    const formal = slot && known(inference, formalOf(slot.param, arg));
    const isKnown = (given: readonly Ty[]): boolean =>
      !given.some((each) => mentions(each, (param) => inference.solver.has(param)));
    if (formal?.kind === "fn") return isKnown(formal.params) ? fnTy(formal.params, HOLE) : HOLE;
    const partial = formal !== undefined && isPartialFunction(formal) ? formal : undefined;
    const given = partial?.args.slice(0, 1) ?? [];
    return partial !== undefined && isKnown(given) ? { ...partial, args: [...given, HOLE] } : HOLE;
  });
  const [first] = formals;
  return first !== undefined && formals.every((other) => other !== HOLE && isSame(first, other)) ? first : HOLE;
}

/** The type parameters of a method, as far as its receiver decides them. */
function started({ def, subst }: Alt, methods: Methods): Inference {
  const inference = infer(def.typeParams, subst);
  const self = def.params[0]?.[0];
  if (methods.self === undefined || self === undefined) return inference;
  isSubtype(methods.self.type, known(inference, self.type), inference.solver);
  solve(inference, () => false);
  return inference;
}

function fits(cx: Context, alt: Alt, methods: Methods, list: ArgList): boolean {
  const slots = assign(cx, alt.def.params[methods.self === undefined ? 0 : 1] ?? [], list);
  if (isMisfit(slots)) return false;
  const inference = started(alt, methods);
  return slots.every(({ param, args }) =>
    args.every((arg) => {
      const formal = known(inference, formalOf(param, arg));
      if (arg.value.kind === "typed-already") return isCompatible(arg.value.expr, formal, inference.solver);
      return fitsFunction(arg, formal);
    }),
  );
}

function isCompatible(e: Expr, formal: Ty, solver: Parameters<typeof isSubtype>[2]): boolean {
  if (isSubtype(e.type, formal, solver)) return true;
  const [from, to] = [numberKind(e.type), formal.kind === "class" ? numberKind(formal) : undefined];
  return from !== undefined && to !== undefined && widens(from, to);
}

function fitsFunction({ value }: ArgIn, formal: Ty): boolean {
  if (formal.kind === "param") return true;
  if (value.kind === "fun") return formal.kind === "fn" && formal.params.length === value.params.length;
  if (value.kind !== "cases" && formal.kind !== "fn" && !isMethodName(value)) return true;
  return formal.kind === "fn" || (formal.kind === "class" && formal.of.name === "PartialFunction");
}

/** What could not be typed alone. */
function isMethodName(value: ArgIn["value"]): boolean {
  return value.kind === "ident" || value.kind === "select" || value.kind === "apply";
}

/** Whether what the first takes, the second takes too. */
function isAsSpecific(a: Alt, b: Alt, skip: number): boolean {
  const [mine, theirs] = [paramsOf(a.def, skip), paramsOf(b.def, skip)];
  if (mine.length !== theirs.length) return mine.length > 0 && !mine.some(({ isRepeated }) => isRepeated);
  const inference = infer(b.def.typeParams, b.subst);
  return mine.every((param, i) => {
    const type = substitute(param.type, a.subst);
    const other = theirs[i];
    if (other === undefined) return false;
    const wants = known(inference, other.type);
    const [from, to] = [numberKind(type), wants.kind === "class" ? numberKind(wants) : undefined];
    return isSubtype(type, wants, inference.solver) || (from !== undefined && to !== undefined && widens(from, to));
  });
}

function paramsOf(def: DefSymbol, skip: number): readonly ValueSymbol[] {
  return def.params[skip] ?? [];
}

function noneFits(cx: Context, methods: Methods, list: ArgList, at: Span): undefined {
  const { name } = methods;
  if (methods.alts.some(({ def }) => lacksForm(def.owner, def.name))) {
    unsupported(cx, name.at, `\`${name.name}\` with these arguments is not in the library yet`);
    return undefined;
  }
  const given = list.args
    .map(({ value }) => (value.kind === "typed-already" ? showTy(value.expr.type) : "_"))
    .join(", ");
  const forms = methods.alts.map(({ def }) => {
    const params = def.params.map((each) => `(${each.map((param) => showTy(param.type)).join(", ")})`).join("");
    return `\`${def.name}${params}\``;
  });
  report(cx, "E206", "Wrong arguments", at, `no \`${methods.name.name}\` takes (${given})`, {
    hint: `there are ${forms.join(", ")}.`,
  });
  return undefined;
}
