// Patterns: what they test, what they bind, and what the type of what is matched says about the types inside.
import { absurd } from "../../../basis/absurd.js";
import type { Span } from "../../../core/span.js";
import { showTy } from "../show/type.js";
import type * as syntax from "../syntax.js";
import type { ClassSymbol, DefSymbol, Expr, Pattern, Ty } from "../typed.js";
import { convert } from "./adapt.js";
import { isBuiltinTy, numberKind } from "./builtin.js";
import { constantType } from "./constant.js";
import { type Binder, type Context, type Entity, force, infoOf, report, type Scope, unsupported } from "./context.js";
import { variablesOf } from "./define.js";
import { type Extracting, extractingValue } from "./extracting.js";
import { isPackage, membersOf, objectExpr, type Prefix } from "./member.js";
import { canBe, checkPossible, isOtherInstance, mayEqual, mismatch } from "./possible-pattern.js";
import { demanded, demandedPrefix, prefixOfPath } from "./prefix.js";
import {
  asPrefix,
  isFromElsewhere,
  lookupTerm,
  lookupType,
  namesInScope,
  respelling,
  selectTerm,
  selectType,
} from "./scope.js";
import { infer, known, solve } from "./solve.js";
import { optionClasses, scalaClass, seqOf } from "./standard.js";
import { assume, baseType, isSubtype, linearization } from "./subtype.js";
import { ANY, classTy, ERROR, HOLE, mentions, NO_SUBST, paramTy, substitute, substOf, thisTy, valueTy } from "./ty.js";
import { resolvePrefix, typeOf } from "./type-expr.js";

export function typePattern(cx: Context, scope: Scope, p: syntax.Pattern, given: Ty, bind: Binder): Pattern {
  const on = given === HOLE ? ANY : valueTy(given);
  switch (p.kind) {
    case "any":
      return { kind: "any", at: p.at, on };
    case "var":
      return { kind: "bind", at: p.at, on, name: bind(p.name, p.at, on), inner: { kind: "any", at: p.at, on } };
    case "bind":
      return bound(cx, scope, p, on, bind);
    case "constant":
      return constantPattern(cx, p, on);
    case "stable":
      return stablePattern(cx, scope, p, on);
    case "typed":
      return typedPattern(cx, scope, p, on, bind);
    case "tuple":
      return tuplePattern(cx, scope, p, on, bind);
    case "construct":
      return constructPattern(cx, scope, p, on, bind);
    case "or":
      return orPattern(cx, scope, p, on, bind);
    case "rest":
      report(cx, "E207", "Bad pattern", p.at, "`_*` stands for the rest of a sequence, at the end of its pattern");
      return { kind: "any", at: p.at, on };
    default:
      return absurd(p);
  }
}

/** x @ C(...) is known to be a C. */
function bound(cx: Context, scope: Scope, p: syntax.Pattern & { kind: "bind" }, on: Ty, bind: Binder): Pattern {
  const inner = typePattern(cx, scope, p.inner, on, bind);
  return { kind: "bind", at: p.at, on, name: bind(p.name.name, p.name.at, narrowed(inner)), inner };
}

/** The type of values that match. */
function narrowed(p: Pattern): Ty {
  switch (p.kind) {
    case "construct":
    case "object":
      return isSubtype(p.on, patternType(p)) ? p.on : patternType(p);
    case "is":
      return p.of;
    case "bind":
      return p.name.type;
    case "tuple":
      return p.on.kind === "tuple" ? p.on : { kind: "tuple", items: p.items.map((item) => item.on) };
    default:
      return p.on;
  }
}

const patternTypes = new WeakMap<Pattern, Ty>();

function patternType(p: Pattern & { kind: "construct" | "object" }): Ty {
  return patternTypes.get(p) ?? thisTy(p.of);
}

// ---- constants and names ----

function constantPattern(cx: Context, p: syntax.Pattern & { kind: "constant" }, on: Ty): Pattern {
  const type = constantType(cx, p.value);
  const kind = numberKind(on);
  if (kind !== undefined && kind !== "BigInt" && numberKind(type) !== undefined) {
    const value = convert(cx, { kind: "constant", at: p.at, type, value: p.value }, kind);
    if (value.kind === "constant") return { kind: "constant", at: p.at, on, value: value.value };
    return { kind: "equal", at: p.at, on, value };
  }
  if (kind === "BigInt" && p.value.kind === "int") {
    return {
      kind: "equal",
      at: p.at,
      on,
      value: convert(cx, { kind: "constant", at: p.at, type, value: p.value }, "BigInt"),
    };
  }
  if (type.kind !== "null" && !isSubtype(type, on) && !canBe(on)) mismatch(cx, p.at, type, on);
  return { kind: "constant", at: p.at, on, value: p.value };
}

function stablePattern(cx: Context, scope: Scope, p: syntax.Pattern & { kind: "stable" }, on: Ty): Pattern {
  const prefix = stableValue(cx, scope, p.path);
  if (prefix === undefined) return { kind: "any", at: p.at, on };
  if (prefix.kind === "object") {
    if (infoOf(cx, prefix.of).isSynthetic) return classAsPattern(cx, p.at, prefix.of, on);
    checkPossible(cx, p.at, prefix.type, on);
    return { kind: "object", at: p.at, on, of: prefix.of };
  }
  if ((prefix.kind === "value" || prefix.kind === "field") && prefix.of.isMutable)
    report(cx, "E207", "Bad pattern", p.at, `\`${prefix.of.name}\` is a variable: only values can be compared with`);
  if (!mayEqual(prefix.type, on)) mismatch(cx, p.at, prefix.type, on);
  const kind = numberKind(on);
  const value = kind !== undefined && numberKind(prefix.type) !== undefined ? convert(cx, prefix, kind) : prefix;
  return { kind: "equal", at: p.at, on, value };
}

/** `case Leaf` where Leaf is a class: its parentheses are missing. */
function classAsPattern(cx: Context, at: Span, { name, companion }: ClassSymbol, on: Ty): Pattern {
  const args = companion === undefined ? "..." : companion.params.map(() => "_").join(", ");
  report(cx, "E205", "Wrong number of arguments", at, `the class \`${name}\` needs its arguments in a pattern`, {
    hint: `write \`${name}(${args})\`, or \`_: ${name}\`.`,
  });
  return { kind: "any", at, on };
}

function stableValue(cx: Context, scope: Scope, path: readonly syntax.Ident[]): Expr | undefined {
  const [first] = path;
  if (first === undefined) return undefined;
  if (path.length === 1 && lookupTerm(cx, scope, first.name, first.at) === undefined) {
    const { hint, change } = respelling(first, namesInScope(cx, scope, "terms"));
    report(cx, "E202", "Unknown name in a pattern", first.at, `there is no value or object \`${first.name}\` here`, {
      hint: hint ?? "a variable of a pattern begins with a small letter.",
      change,
    });
    return undefined;
  }
  const prefix = resolvePrefix(cx, scope, path);
  return prefix === undefined || isPackage(prefix) ? undefined : prefix;
}

// ---- type tests and tuples ----

function typedPattern(cx: Context, scope: Scope, p: syntax.Pattern & { kind: "typed" }, on: Ty, bind: Binder): Pattern {
  bindTypes(scope, p.type);
  const of = typeOf(cx, scope, p.type);
  const inner = typePattern(cx, scope, p.inner, of, bind);
  const always = isSubtype(on, of);
  if (of === ERROR) return inner;
  if (!always) checkPossible(cx, p.at, of, on);
  const outer = of.kind === "class" ? demandedPrefix(cx, scope, p.type, of.of, on) : undefined;
  return { kind: "is", at: p.at, on, of, inner, always, outer };
}

/** `l: List[a]`: a name in small letters stands for a type that is not known. */
function bindTypes(scope: Scope, type: syntax.TypeExpr): void {
  if (type.kind !== "applied") return;
  for (const arg of type.args) {
    const [name] = arg.kind === "name" && arg.path.length === 1 ? arg.path : [];
    if (name === undefined || !/^[a-z]/.test(name.name)) continue;
    const of = { name: name.name, variance: undefined, low: undefined, high: undefined, at: name.at };
    scope.types.set(name.name, { symbol: "type-param", of });
  }
}

function tuplePattern(cx: Context, scope: Scope, p: syntax.Pattern & { kind: "tuple" }, on: Ty, bind: Binder): Pattern {
  const items = on.kind === "tuple" ? on.items : p.items.map(() => (on === ERROR ? ERROR : ANY));
  if (on.kind !== "tuple" && !canBe(on) && on !== ERROR) {
    mismatch(cx, p.at, { kind: "tuple", items: p.items.map(() => HOLE) }, on);
  } else if (items.length !== p.items.length) {
    const label = `this pattern has ${p.items.length} parts, but what is matched has ${items.length}: \`${showTy(on)}\``;
    report(cx, "E204", "Types clash", p.at, label);
  }
  const typed = p.items.map((item, i) => typePattern(cx, scope, item, items[i] ?? ERROR, bind));
  return { kind: "tuple", at: p.at, on, items: typed };
}

function orPattern(cx: Context, scope: Scope, p: syntax.Pattern & { kind: "or" }, on: Ty, bind: Binder): Pattern {
  for (const { name, at } of p.options.flatMap(variablesOf)) {
    if (!name.startsWith("_$")) {
      report(cx, "E207", "Bad pattern", at, `\`${name}\` cannot be bound in one of several patterns`, {
        hint: "write a case for each pattern, or `_`.",
      });
    }
  }
  return { kind: "or", at: p.at, on, options: p.options.map((option) => typePattern(cx, scope, option, on, bind)) };
}

// ---- constructors ----

type ConstructPattern = syntax.Pattern & { kind: "construct" };

function constructPattern(cx: Context, scope: Scope, p: ConstructPattern, on: Ty, bind: Binder): Pattern {
  const value = extractingValue(cx, scope, p.path);
  if (value !== undefined) return extractFrom(cx, scope, p, on, value, bind);
  const found = extractor(cx, scope, p);
  if (found === undefined) {
    for (const arg of p.args) if (arg.kind !== "rest") typePattern(cx, scope, arg, ERROR, bind);
    return { kind: "any", at: p.at, on };
  }
  const { of, object } = found;
  if (object !== undefined && isSequence(cx, object)) return sequencePattern(cx, scope, p, on, object, bind);
  const unapply = object && unapplyFor(membersOf(cx, object, "unapply"), on);
  if (object !== undefined && unapply?.symbol === "def")
    return extractPattern(cx, scope, p, on, objectExpr(object, p.at), unapply, bind);
  if (of?.isCase) return casePattern(cx, scope, p, on, of, bind);
  const name = p.path.at(-1)?.name ?? "";
  if (object !== undefined && membersOf(cx, object, "unapplySeq").length > 0) {
    unsupported(cx, p.at, "an `unapplySeq` of one's own is not supported yet");
    for (const arg of p.args) if (arg.kind !== "rest") typePattern(cx, scope, arg, ERROR, bind);
    return { kind: "any", at: p.at, on };
  }
  report(cx, "E202", "Not for patterns", p.at, `\`${name}\` is neither a case class nor has it an \`unapply\``);
  return { kind: "any", at: p.at, on };
}

type Extractor = { readonly of: ClassSymbol | undefined; readonly object: ClassSymbol | undefined };

function extractor(cx: Context, scope: Scope, p: ConstructPattern): Extractor | undefined {
  const last = p.path.at(-1);
  if (last === undefined) return undefined;
  const around = p.path.length > 1 ? resolvePrefix(cx, scope, p.path.slice(0, -1)) : undefined;
  if (p.path.length > 1 && around === undefined) return undefined;
  const object = objectNamed(cx, scope, around, last);
  if (object !== undefined) return { of: object.companion ?? undefined, object };
  const type = around === undefined ? lookupType(cx, scope, last.name) : selectType(cx, around, last.name);
  if (type?.symbol === "class") return { of: type, object: undefined };
  if (type?.symbol === "alias" && !force(cx, type) && type.type.kind === "class") {
    return { of: type.type.of, object: type.type.of.companion };
  }
  if (isFromElsewhere(cx, scope, last.name)) return undefined;
  const spelt = respelling(last, namesInScope(cx, scope, "terms"));
  const label = `there is no case class or extractor \`${last.name}\` here`;
  report(cx, "E202", "Unknown constructor", last.at, label, spelt);
  return undefined;
}

function objectNamed(
  cx: Context,
  scope: Scope,
  around: Prefix | undefined,
  name: syntax.Ident,
): ClassSymbol | undefined {
  const found = around === undefined ? lookupTerm(cx, scope, name.name, name.at) : selectTerm(cx, around, name.name);
  const prefix = found && asPrefix(cx, found, name);
  if (prefix === undefined || isPackage(prefix)) return undefined;
  if (prefix.kind === "object") return prefix.of;
  const type = valueTy(prefix.type);
  return type.kind === "class" && type.of.kind === "object" ? type.of : undefined;
}

function casePattern(cx: Context, scope: Scope, p: ConstructPattern, on: Ty, of: ClassSymbol, bind: Binder): Pattern {
  const type = asMatched(cx, scope, p, of, on);
  checkPossible(cx, p.at, type, on);
  if (on.kind === "class" && isOtherInstance(type, on)) mismatch(cx, p.at, baseType(type, on.of) ?? type, on);
  refine(cx, type, on);
  const subst = substOf(of.typeParams, type.args);
  const { maker } = infoOf(cx, of);
  const params = maker.params[0] ?? of.params;
  const repeated = params.at(-1)?.isRepeated === true;
  if (!repeated && p.args.length !== params.length) {
    const count = `${params.length} argument${params.length === 1 ? "" : "s"}`;
    report(
      cx,
      "E205",
      "Wrong number of arguments",
      p.at,
      `\`${of.name}\` has ${count}, but ${p.args.length} are matched`,
      {
        also: of.inLibrary ? [] : [{ at: of.at, label: "defined here" }],
      },
    );
  }
  const typed = repeated
    ? repeatedArgs(cx, scope, p, params, subst, bind)
    : p.args.map((arg, i) => typePattern(cx, scope, arg, substitute(params[i]?.type ?? ERROR, subst), bind));
  // Parameters of later lists are not matched.
  const rest = of.params.slice(typed.length).map((param): Pattern => ({ kind: "any", at: p.at, on: param.type }));
  const pattern: Pattern = {
    kind: "construct",
    at: p.at,
    on,
    of,
    args: [...typed.slice(0, of.params.length), ...rest],
    outer: demanded(cx, of, prefixOfPath(cx, scope, p.path, of), on),
  };
  patternTypes.set(pattern, type);
  return pattern;
}

/** A case for Num, which is an Expr[Int], where an Expr[T] is matched: in this case, T is Int. */
function refine(cx: Context, type: Ty & { kind: "class" }, on: Ty): void {
  const base = on.kind === "class" ? baseType(type, on.of) : undefined;
  if (base === undefined || on.kind !== "class") return;
  base.args.forEach((arg, i) => {
    const given = on.args[i];
    const variance = base.of.typeParams[i]?.variance;
    if (given?.kind !== "param" || (arg.kind === "param" && arg.of === given.of) || arg.kind === "nothing") return;
    const param = given.of;
    if (mentions(arg, (each) => each === param)) return;
    const low = variance === "contravariant" ? undefined : arg;
    const high = variance === "covariant" ? undefined : arg;
    cx.refined.push(assume(param, { low, high }));
  });
}

function repeatedArgs(
  cx: Context,
  scope: Scope,
  p: ConstructPattern,
  params: ClassSymbol["params"],
  subst: ReturnType<typeof substOf>,
  bind: Binder,
): readonly Pattern[] {
  const fixed = params.length - 1;
  const typed = p.args
    .slice(0, fixed)
    .map((arg, i) => typePattern(cx, scope, arg, substitute(params[i]?.type ?? ERROR, subst), bind));
  const on = substitute(params.at(-1)?.type ?? ERROR, subst);
  const item = on.kind === "class" ? (on.args[0] ?? ANY) : ANY;
  return [...typed, itemsPattern(cx, scope, p.args.slice(fixed), item, on, p.at, bind)];
}

/** The type of the class with the arguments that what is matched says. */
function asMatched(cx: Context, scope: Scope, p: ConstructPattern, of: ClassSymbol, on: Ty): Ty & { kind: "class" } {
  if (p.types.length > 0)
    return classTy(
      of,
      p.types.map((type) => typeOf(cx, scope, type)),
    );
  if (of.typeParams.length === 0) return classTy(of);
  const inference = infer(of.typeParams, NO_SUBST);
  const own = classTy(
    of,
    of.typeParams.map((param) => known(inference, paramTy(param))),
  );
  for (const part of on.kind === "both" ? on.parts : [on]) {
    if (part.kind !== "class") continue;
    const base = baseType(own, part.of);
    base?.args.forEach((arg, i) => {
      const given = part.args[i];
      if (given === undefined) return;
      isSubtype(valueTy(given), arg, inference.solver);
    });
  }
  solve(inference, () => false);
  const args = own.args.map((arg) => known(inference, arg));
  return classTy(
    of,
    args.map((arg, i) =>
      arg.kind === "param" && inference.solver.has(arg.of) ? (of.typeParams[i]?.high ?? ANY) : arg,
    ),
  );
}

/** The one for what is matched, where an object has several. */
function unapplyFor(members: readonly Entity[], on: Ty): DefSymbol | undefined {
  const all = members.filter((each) => each.symbol === "def");
  const above = on.kind === "class" ? linearization(on.of) : [];
  const takes = ({ params }: DefSymbol): ClassSymbol | undefined => {
    const type = params[0]?.[0]?.type;
    return type?.kind === "class" ? type.of : undefined;
  };
  return all.find((each) => above.some((of) => of === takes(each))) ?? all.at(-1);
}

// ---- sequences ----

const SEQUENCES = ["List", "Seq", "Vector", "Array", "IndexedSeq", "LinearSeq", "Iterable"];

function isSequence(cx: Context, object: ClassSymbol): boolean {
  if (!object.inLibrary || !SEQUENCES.includes(object.name)) return false;
  if (object.path === `scala.${object.name}`) return true;
  return scalaClass(cx, object.name)?.companion === object;
}

function sequencePattern(
  cx: Context,
  scope: Scope,
  p: ConstructPattern,
  on: Ty,
  object: ClassSymbol,
  bind: Binder,
): Pattern {
  const of = object.name === "Array" ? cx.builtins.classes.Array : (object.companion ?? scalaClass(cx, object.name));
  if (of === undefined) return { kind: "any", at: p.at, on };
  const type = asMatched(cx, scope, p, of, on);
  checkPossible(cx, p.at, type, on);
  const inner = itemsPattern(cx, scope, p.args, type.args[0] ?? ANY, type, p.at, bind);
  return isSubtype(on, type) ? inner : { kind: "is", at: p.at, on, of: type, inner, always: false };
}

function itemsPattern(
  cx: Context,
  scope: Scope,
  args: readonly syntax.Pattern[],
  item: Ty,
  on: Ty,
  at: Span,
  bind: Binder,
): Pattern {
  const last = args.at(-1);
  const hasRest = last?.kind === "rest";
  const items = (hasRest ? args.slice(0, -1) : args).map((arg) => typePattern(cx, scope, arg, item, bind));
  return { kind: "sequence", at, on, items, rest: hasRest ? restPattern(cx, last, on, item, bind) : undefined };
}

function restPattern(cx: Context, p: syntax.Pattern & { kind: "rest" }, on: Ty, item: Ty, bind: Binder): Pattern {
  const any: Pattern = { kind: "any", at: p.at, on };
  if (p.name === undefined) return any;
  const type = isBuiltinTy(on, "Array") ? seqOf(cx, item) : on;
  return { kind: "bind", at: p.at, on: type, name: bind(p.name.name, p.name.at, type), inner: any };
}

// ---- extractors of one's own ----

function extractPattern(
  cx: Context,
  scope: Scope,
  p: ConstructPattern,
  on: Ty,
  receiver: Expr,
  by: DefSymbol,
  bind: Binder,
): Pattern {
  if (force(cx, by)) report(cx, "E209", "Type needed", by.at, "this `unapply` needs a result type");
  const inference = infer(by.typeParams, NO_SUBST);
  const wants = known(inference, by.params[0]?.[0]?.type ?? ERROR);
  const fits = isSubtype(on, wants, inference.solver);
  solve(inference, () => false);
  const of = known(inference, wants);
  const result = known(inference, by.result);
  const make = (inner: Pattern | "test"): Pattern => {
    const extract: Pattern = { kind: "extract", at: p.at, on: fits ? on : of, by, receiver, inner };
    return fits ? extract : { kind: "is", at: p.at, on, of, inner: extract, always: false };
  };
  if (!fits) checkPossible(cx, p.at, of, on);
  if (isBuiltinTy(result, "Boolean")) {
    if (p.args.length > 0)
      report(cx, "E205", "Wrong number of arguments", p.at, `\`${p.path.at(-1)?.name}\` only tests`);
    return make("test");
  }
  const [given] = optionClasses(cx).flatMap(({ option, some }) => {
    const item = baseType(result, option)?.args[0];
    return item === undefined ? [] : [{ some, item }];
  });
  if (given === undefined) {
    unsupported(cx, p.at, "an `unapply` that gives neither an Option nor a Boolean is not supported yet");
    return { kind: "any", at: p.at, on };
  }
  const { some, item } = given;
  const inner = by.name === "unapplySeq" ? [itemsOf(cx, scope, p, item, bind)] : partsOf(cx, scope, p, item, bind);
  return make({ kind: "construct", at: p.at, on: result, of: some, args: inner });
}

function partsOf(cx: Context, scope: Scope, p: ConstructPattern, item: Ty, bind: Binder): readonly Pattern[] {
  const args = p.args.length === 1 ? p.args : [{ kind: "tuple", at: p.at, items: p.args } as const];
  return args.map((arg) => typePattern(cx, scope, arg, item, bind));
}

/** What an `unapplySeq` gives, as a sequence. */
function itemsOf(cx: Context, scope: Scope, p: ConstructPattern, on: Ty, bind: Binder): Pattern {
  const seq = scalaClass(cx, "Seq");
  const item = (seq && baseType(on, seq)?.args[0]) ?? ANY;
  return itemsPattern(cx, scope, p.args, item, on, p.at, bind);
}

function extractFrom(
  cx: Context,
  scope: Scope,
  p: ConstructPattern,
  on: Ty,
  { receiver, by }: Extracting,
  bind: Binder,
): Pattern {
  const unapply = unapplyFor(by, on);
  if (unapply !== undefined) return extractPattern(cx, scope, p, on, receiver, unapply, bind);
  return { kind: "any", at: p.at, on };
}
