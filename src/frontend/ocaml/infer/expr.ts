// Expressions: Hindley-Milner with levels, in OCaml's order, with the expected type pushed
// inwards so that constructors, fields and formats are resolved as OCaml resolves them.

import { absurd } from "../../../basis/absurd.js";
import { isOptional } from "../../../core/type.js";
import { printTy } from "../show/type.js";
import { looksAtException, looksAtValue, subpatterns } from "../subpatterns.js";
import type { Binding, Case, Expr, Path, Pattern } from "../syntax.js";
import { inferAnnotation } from "./annotation.js";
import { inferApply } from "./apply.js";
import { expectArgument } from "./argument.js";
import { builtinTy } from "./builtin.js";
import { chooseCtor } from "./choose.js";
import { unifyAt } from "./clash.js";
import { inferCoercion } from "./coerce.js";
import { constructorArguments } from "./constructor.js";
import { addToLast, type Context, expect, infer, report, type Why } from "./context.js";
import type { Scope, TypeInfo } from "./entities.js";
import { isNonexpansive } from "./expansive.js";
import { inferFormat, isFormat } from "./format.js";
import { areLocal, inBranches, knowing, learning, withOwnTypes } from "./gadt.js";
import { optionTy } from "./label.js";
import { lackIn, usable } from "./lacking.js";
import { inferBindings } from "./let.js";
import { lookupModule, lookupValue } from "./lookup.js";
import { inferNewtype } from "./newtype.js";
import { ownList } from "./own-list.js";
import { inferPack } from "./pack.js";
import { type Bindings, constantType, inferCasePattern, inferPattern, withBindings } from "./pattern.js";
import { reportPrivate } from "./private.js";
import { inferField, inferRecord, inferSetField } from "./record.js";
import { checkRefuted } from "./refuted.js";
import { openModule } from "./scope.js";
import { settleTags } from "./settle.js";
import { inferItem } from "./structure.js";
import { isTag } from "./tag.js";
import {
  arrow,
  deeper,
  expandHead,
  generalize,
  instance,
  instances,
  lowerExceptCovariant,
  newVar,
  repr,
  restated,
  type Ty,
  tuple,
} from "./ty.js";
import { expectTag } from "./variant.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

export function checkExpr(ctx: Context, scope: Scope, e: Expr, expected: Ty, why: Why): void {
  const { builtins } = ctx;
  const give = (actual: Ty): void => void unifyAt(ctx, e.at, actual, expected, why);
  switch (e.kind) {
    case "constant":
      return e.value.kind === "string" && isFormat(expected)
        ? inferFormat(ctx, e, expected)
        : give(constantType(ctx, e.value));
    case "ident":
      return expectIdent(ctx, scope, e, expected, why);
    case "let":
      return expectLet(ctx, scope, e, expected, why);
    case "fun":
      return expectFun(ctx, scope, e, expected, why);
    case "function": {
      if (cannotBe(expected, "arrow")) return give(infer(ctx, scope, e));
      const [from, to] = expectArrow(ctx, e, expected, why);
      return expectCases(ctx, scope, e.cases, from, to, undefined, why);
    }
    case "apply":
      return give(inferApply(ctx, scope, e, expected));
    case "labelled": // an argument without its function: the parser lets none through
      return expect(ctx, scope, e.value, expected, why);
    case "match": {
      const on = inferMatched(ctx, scope, e.on);
      if (!e.cases.some((c) => looksAtValue(c.pattern)))
        report(ctx, "E207", "No case for values", e.at, "every case of this `match` is for an exception", {
          hint: "to handle exceptions alone, write `try ... with ...`.",
        });
      return expectCases(ctx, scope, e.cases, on, expected, { at: e.on.at, label: "this is matched" }, why, true);
    }
    case "try":
      expect(ctx, scope, e.body, expected, why);
      return expectCases(ctx, scope, e.cases, builtinTy(builtins, "exn"), expected, undefined, why);
    case "tuple":
      return expectTuple(ctx, scope, e, expected, why);
    case "construct":
      return expectConstruct(ctx, scope, e, expected, why);
    case "list":
    case "array": {
      const own = e.kind === "list" ? ownList(ctx, scope, e, expected) : undefined;
      if (own !== undefined) return expect(ctx, scope, own, expected, why);
      if (cannotBe(expected, "con", builtins.types[e.kind])) return give(infer(ctx, scope, e));
      const item = newVar();
      give(builtinTy(builtins, e.kind, item));
      return expectItems(ctx, scope, e, item, why);
    }
    case "record":
      return inferRecord(ctx, scope, e, expected, why);
    case "field":
      return give(inferField(ctx, scope, e));
    case "set-field":
      inferSetField(ctx, scope, e);
      return give(builtinTy(builtins, "unit"));
    case "if":
      return expectIf(ctx, scope, e, expected, why);
    case "sequence":
      return e.items.forEach((item, i) => {
        if (i === e.items.length - 1) expect(ctx, scope, item, expected, why);
        else infer(ctx, scope, item);
      });
    case "while":
      expect(ctx, scope, e.cond, builtinTy(builtins, "bool"), { at: e.at, label: "the condition of a `while`" });
      infer(ctx, scope, e.body);
      return give(builtinTy(builtins, "unit"));
    case "for":
      expectFor(ctx, scope, e);
      return give(builtinTy(builtins, "unit"));
    case "typed": {
      const type = inferAnnotation(ctx, scope, e.type);
      expectArgument(ctx, scope, e.value, restated(type), { at: e.type.at, label: "because of this annotation" });
      return give(type);
    }
    case "newtype":
      return give(inferNewtype(ctx, scope, e));
    case "coerce":
      return give(inferCoercion(ctx, scope, e));
    case "lazy": {
      const inner = newVar();
      give(builtinTy(builtins, "lazy_t", inner));
      return expect(ctx, scope, e.body, inner);
    }
    case "assert":
      expect(ctx, scope, e.cond, builtinTy(builtins, "bool"), { at: e.at, label: "`assert` takes a condition" });
      return isFalse(e.cond) ? undefined : give(builtinTy(builtins, "unit"));
    case "open": {
      const module = lookupModule(ctx, scope, e.module);
      if (module === undefined) leaveHole(ctx, e, e.module);
      if (ctx.facts.holes.has(e)) return;
      return expect(ctx, module === undefined ? scope : openModule(scope, module), e.body, expected, why);
    }
    case "let-item":
      return expectLetItem(ctx, scope, e, expected, why);
    case "pack":
      return give(inferPack(ctx, scope, e, expected));
    case "lacking":
      return void ctx.facts.holes.set(e, e.lack);
    default:
      return absurd(e);
  }
}

/** What surely is no such type is typed on its own, so that a clash tells all of its type. */
function cannotBe(expected: Ty, kind: "arrow" | "tuple" | "con", info?: TypeInfo): boolean {
  const { desc } = expandHead(expected);
  if (desc.kind === "var" || desc.kind !== kind) return desc.kind !== "var";
  return info !== undefined && desc.kind === "con" && desc.info !== info;
}

function expectIdent(ctx: Context, scope: Scope, e: Of<"ident">, expected: Ty, why: Why): void {
  const type = inferIdent(ctx, scope, e);
  const known = expandHead(type).desc.kind !== "var";
  const fits = unifyAt(ctx, e.at, type, expected, why);
  const info = ctx.facts.idents.get(e)?.info;
  if (info === undefined || ctx.adviser === undefined || repr(info.type) !== repr(type)) return;
  const decided = ctx.decided.get(info);
  if (fits && !known && expandHead(type).desc.kind !== "var") ctx.decided.set(info, e.at);
  if (!fits && decided !== undefined)
    addToLast(ctx, { also: [{ at: decided, label: `\`${info.name}\` is used as \`${printTy(type)}\` here` }] });
}

/** What we lack has any type. */
function leaveHole(ctx: Context, e: Expr, path: Path): void {
  const lacking = lackIn(ctx, path.at);
  if (lacking !== undefined) ctx.facts.holes.set(e, lacking);
}

function inferIdent(ctx: Context, scope: Scope, e: Of<"ident">): Ty {
  const info = lookupValue(ctx, scope, e.path);
  if (info === undefined) {
    leaveHole(ctx, e, e.path);
    return newVar();
  }
  const type = usable(instance(info.type));
  ctx.facts.idents.set(e, { info, type });
  if (isInline(type) && !ctx.inlineUses.has(e)) reportEscape(ctx, e);
  return type;
}

function isInline({ desc }: Ty): boolean {
  return desc.kind === "con" && desc.info.inline === true;
}

/** A r: the record belongs to its constructor, and has no type of its own. */
function reportEscape(ctx: Context, e: Of<"ident">): void {
  const { name } = e.path;
  report(
    ctx,
    "E208",
    "Record of a constructor",
    e.at,
    `\`${name}\` is a part of its constructor's value, and nothing apart`,
    {
      hint: `look at its fields, \`${name}.field\`, or put it back under its constructor.`,
    },
  );
}

/** `assert false` has any type. */
function isFalse(e: Expr): boolean {
  return e.kind === "construct" && e.ctor.name === "false";
}

/** Types that are defined here are not known outside. */
function expectLetItem(ctx: Context, scope: Scope, e: Of<"let-item">, expected: Ty, why: Why): void {
  deeper(() => {
    const around = ctx.applicative;
    ctx.localItem = e.item;
    ctx.applicative = false;
    const { scope: inner } = inferItem(ctx, scope, e.item);
    ctx.applicative = around;
    expect(ctx, inner, e.body, expected, why);
  });
}

/** A long chain of lets is a loop, so that it does not nest our own calls. */
function expectLet(ctx: Context, scope: Scope, e: Of<"let">, expected: Ty, why: Why): void {
  let inner = scope;
  let body: Expr = e;
  while (body.kind === "let") {
    const patterns = body.bindings.map((binding) => binding.pattern);
    ctx.facts.places.set(body, { scope: inner, type: expected });
    const [only, ...others] = body.bindings;
    if (only !== undefined && others.length === 0 && !body.recursive && areLocal(ctx, patterns))
      return expectLocally(ctx, inner, only, body.body, expected, why);
    inner = inferBindings(ctx, inner, body.bindings, body.recursive, { global: false });
    const rest: Expr = body.body;
    if (body.bindings.some((binding) => hasModule(binding.pattern))) {
      const around = inner;
      return deeper(() => expect(ctx, around, rest, expected, why));
    }
    body = rest;
  }
  expect(ctx, inner, body, expected, why);
}

/** `let (E x) = e in body` is a match: what is bound has types that only the body knows. */
function expectLocally(
  ctx: Context,
  scope: Scope,
  { pattern, bound }: Binding,
  rest: Expr,
  expected: Ty,
  why: Why,
): void {
  const on = inferMatched(ctx, scope, bound);
  const bind = (type: Ty): Bindings => inferPattern(ctx, scope, pattern, type);
  expectBranch(ctx, scope, pattern, on, expected, bind, (inner, result) => expect(ctx, inner, rest, result, why));
}

/** Types that a value's own generality leaves open are so for each use of what a pattern binds. */
function inferMatched(ctx: Context, scope: Scope, e: Expr): Ty {
  const type = deeper(() => infer(ctx, scope, e));
  if (!isNonexpansive(ctx, e)) lowerExceptCovariant(type);
  return type;
}

/** One pattern that tells something about types, and what is checked where that holds. */
function expectBranch(
  ctx: Context,
  scope: Scope,
  pattern: Pattern,
  on: Ty,
  result: Ty,
  bind: (on: Ty) => Bindings,
  body: (scope: Scope, result: Ty) => void,
): void {
  inBranches(ctx, () => {
    const { value, learnt } = deeper(() => learning(ctx, () => bind(restated(on))));
    settleTags(ctx, [pattern]);
    for (const { type } of value.values()) generalize(type);
    const inner = withOwnTypes(ctx, withBindings(scope, value), learnt);
    knowing(learnt, () => body(inner, restated(result)));
  });
}

/** The parts of the expected function type, or fresh ones when something else is expected. */
function expectArrow(ctx: Context, e: Expr, expected: Ty, why: Why, label?: string): readonly [Ty, Ty] {
  const { desc } = expandHead(expected);
  if (desc.kind === "arrow" && desc.label === label) return [desc.from, desc.to];
  const [from, to] = [newVar(), newVar()];
  unifyAt(ctx, e.at, arrow(from, to, label), expected, why);
  return [from, to];
}

function expectFun(ctx: Context, scope: Scope, e: Of<"fun">, expected: Ty, why: Why): void {
  if (cannotBe(expected, "arrow")) return void unifyAt(ctx, e.at, infer(ctx, scope, e), expected, why);
  const check = (): void => expectParams(ctx, scope, e, e.params, expected, why);
  if (e.params.some(hasModule)) deeper(check);
  else check();
}

function expectParams(
  ctx: Context,
  scope: Scope,
  e: Of<"fun">,
  params: readonly Pattern[],
  expected: Ty,
  why: Why,
): void {
  let inner = scope;
  let result = expected;
  for (const [i, param] of params.entries()) {
    const label = param.kind === "labelled" ? param.label : undefined;
    const [from, to] = expectArrow(ctx, e, result, why, label);
    if (areLocal(ctx, [param])) {
      const around = inner;
      const bind = (type: Ty): Bindings => inferParameter(ctx, around, param, type);
      const rest = (within: Scope, type: Ty): void => expectParams(ctx, within, e, params.slice(i + 1), type, why);
      return expectBranch(ctx, around, param, from, to, bind, rest);
    }
    inner = withBindings(inner, inferParameter(ctx, inner, param, from));
    settleTags(ctx, [param]);
    result = to;
  }
  expect(ctx, inner, e.body, result, why);
}

function hasModule(pattern: Pattern): boolean {
  return pattern.kind === "unpack" || subpatterns(pattern).some(hasModule);
}

/** An optional parameter is an option; with a default, the pattern is for what is inside. */
function inferParameter(ctx: Context, scope: Scope, param: Pattern, from: Ty): Bindings {
  if (param.kind !== "labelled" || !isOptional(param.label)) return inferPattern(ctx, scope, param, from);
  const item = newVar();
  unifyAt(ctx, param.at, optionTy(ctx, item), from);
  const bindings = inferPattern(ctx, scope, param.inner, param.default === undefined ? from : item);
  if (param.default !== undefined)
    expect(ctx, scope, param.default, item, { at: param.inner.at, label: "the default of this parameter" });
  return bindings;
}

export function expectCases(
  ctx: Context,
  scope: Scope,
  cases: readonly Case[],
  on: Ty,
  result: Ty,
  onWhy: Why,
  why: Why,
  handles = false, // whether `exception p` is allowed
): void {
  const patterns = cases.map((c) => c.pattern);
  const check = (): void => {
    const matched = cases.map((c) =>
      deeper(() => learning(ctx, () => bindCase(ctx, scope, c.pattern, on, onWhy, handles))),
    );
    settleTags(ctx, patterns);
    checkRefuted(ctx, cases, on);
    for (const { value } of matched) for (const { type } of value.values()) generalize(type);
    for (const [i, c] of cases.entries()) {
      const first = i > 0 ? cases[0] : undefined;
      const bodyWhy = why ?? (first && { at: first.body.at, label: "as in the first case" });
      const { value = new Map(), learnt = [] } = matched[i] ?? {};
      const inner = withOwnTypes(ctx, withBindings(scope, value), learnt);
      knowing(learnt, () => expectCase(ctx, inner, c, result, bodyWhy));
    }
  };
  if (areLocal(ctx, patterns)) inBranches(ctx, check);
  else check();
}

/** What a case learns of the matched type is for that case: it looks at a copy. */
function bindCase(ctx: Context, scope: Scope, pattern: Pattern, on: Ty, why: Why, handles: boolean): Bindings {
  const type = areLocal(ctx, [pattern]) ? restated(on) : on;
  return handles ? inferCasePattern(ctx, scope, pattern, type, why) : inferPattern(ctx, scope, pattern, type, why);
}

function expectCase(ctx: Context, scope: Scope, c: Case, result: Ty, why: Why): void {
  if (c.guard !== undefined && looksAtValue(c.pattern) && looksAtException(c.pattern))
    report(
      ctx,
      "E207",
      "Misplaced exception pattern",
      c.pattern.at,
      "with `when`, a case is for values or exceptions",
      {
        hint: "write a case for each.",
      },
    );
  if (c.guard !== undefined)
    expect(ctx, scope, c.guard, builtinTy(ctx.builtins, "bool"), { at: c.guard.at, label: "a `when` condition" });
  expect(ctx, scope, c.body, areLocal(ctx, [c.pattern]) ? restated(result) : result, why);
}

function expectTuple(ctx: Context, scope: Scope, e: Of<"tuple">, expected: Ty, why: Why): void {
  const { desc } = expandHead(expected);
  const longer = desc.kind === "tuple" && desc.items.length !== e.items.length;
  if (longer || cannotBe(expected, "tuple")) return void unifyAt(ctx, e.at, infer(ctx, scope, e), expected, why);
  const items = e.items.map(() => newVar());
  unifyAt(ctx, e.at, tuple(items), expected, why);
  for (const [i, item] of e.items.entries()) expect(ctx, scope, item, items[i] ?? newVar(), why);
}

function expectItems(ctx: Context, scope: Scope, e: Of<"list"> | Of<"array">, item: Ty, around: Why): void {
  const first = e.items[0];
  e.items.forEach((inner, i) => {
    const why = i > 0 && first ? { at: first.at, label: "as the first item" } : around;
    const check = e.kind === "list" ? expectArgument : expect; // a list's items are arguments of `::`
    check(ctx, scope, inner, item, why);
  });
}

function expectConstruct(ctx: Context, scope: Scope, e: Of<"construct">, expected: Ty, why: Why): void {
  if (isTag(e.ctor)) return expectTag(ctx, scope, e, expected, why);
  const ctor = chooseCtor(ctx, scope, e.ctor, expected);
  if (ctor === undefined) {
    leaveHole(ctx, e, e.ctor);
    if (e.arg !== undefined) infer(ctx, scope, e.arg);
    return;
  }
  ctx.facts.ctors.set(e, ctor);
  if (ctor.private === true) reportPrivate(ctx, e.at, ctor.family);
  const parts = constructorArguments(ctx, ctor, e.arg, e.at);
  const [result, ...args] = instances([ctor.result, ...ctor.args]);
  unifyAt(ctx, e.at, result, expected, why);
  if (ctor.inline !== undefined && e.arg !== undefined) ctx.inlineUses.add(e.arg);
  const argWhy = { at: e.ctor.at, label: `an argument of \`${ctor.name}\`` };
  for (const [i, part] of (parts ?? []).entries()) expectArgument(ctx, scope, part, args[i] ?? newVar(), argWhy);
}

function expectIf(ctx: Context, scope: Scope, e: Of<"if">, expected: Ty, why: Why): void {
  expect(ctx, scope, e.cond, builtinTy(ctx.builtins, "bool"), { at: e.at, label: "the condition of an `if`" });
  if (e.no === undefined) {
    const hint = "add an `else` with what it is otherwise.";
    if (!unifyAt(ctx, e.at, builtinTy(ctx.builtins, "unit"), expected, why)) addToLast(ctx, { hint });
    expect(ctx, scope, e.yes, expected, { at: e.at, label: "an `if` without `else` gives `()`", hint });
    return;
  }
  expect(ctx, scope, e.yes, expected, why);
  expect(ctx, scope, e.no, expected, why ?? { at: e.yes.at, label: "as in the `then` branch" });
}

function expectFor(ctx: Context, scope: Scope, e: Of<"for">): void {
  const int = builtinTy(ctx.builtins, "int");
  expect(ctx, scope, e.low, int, { at: e.at, label: "a `for` counts integers" });
  expect(ctx, scope, e.high, int, { at: e.at, label: "a `for` counts integers" });
  if (e.index.kind !== "var" && e.index.kind !== "any") {
    report(ctx, "E207", "Bad loop variable", e.index.at, "a `for` counts with a variable");
  }
  infer(ctx, withBindings(scope, inferPattern(ctx, scope, e.index, int)), e.body);
}
