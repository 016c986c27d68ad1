// Methods, values and type aliases: their symbols, their signatures, and their bodies when those are asked for.

import type { Span } from "../../../core/span.js";
import type * as syntax from "../syntax.js";
import type { DefSymbol, Expr, Pattern, Stat, Ty, ValueSymbol } from "../typed.js";
import { noteAccess } from "./access.js";
import { defineTwice, setParamTypes, typeDefaults } from "./class.js";
import {
  type Alias,
  type Context,
  type Entity,
  force,
  type Names,
  newScope,
  type Scope,
  unsupported,
} from "./context.js";
import { addGetters, completeGetters } from "./defaults.js";
import type { Later, Work } from "./enter.js";
import { isSameWhenErased } from "./erase.js";
import { checkGivesThis } from "./gives-this.js";
import { isUnknown, lackExpr, newUnit, reasonFor, reasonIn, type Unit, within } from "./leave-out.js";
import { packageTerms } from "./member.js";
import { inheritedResult } from "./override.js";
import { isSame } from "./subtype.js";
import { annotation, has, marksOf, newDef, newParam, newValue, pathIn, visibility } from "./symbols.js";
import { checkTailCalls } from "./tail-calls.js";
import { ERROR, HOLE, NULL } from "./ty.js";
import { boundTypeParams, isThisType, newTypeParams, typeOf } from "./type-expr.js";
import { checkDef, checkVal } from "./well-formed.js";

// ---- methods ----

type DefStat = syntax.Stat & { readonly kind: "def" };

export function enterDef(cx: Context, scope: Scope, stat: DefStat, into: Names, work: Work): Later {
  const annotations = marksOf(cx, stat);
  const def = newDef(stat.name.name, scope.owner, stat.name.at, annotations, visibility(stat));
  if (stat.body !== undefined) cx.given.add(def);
  noteAccess(cx, def, stat.modifiers);
  if (has(stat, "implicit")) cx.implicits.add(def);
  if (has(stat, "override")) cx.overriding.add(def);
  if (has(stat, "final")) cx.finals.add(def);
  if (has(stat, "abstract")) cx.stackable.add(def);
  const before = into.terms.get(def.name) ?? [];
  into.terms.set(def.name, [...before.filter((each) => each.symbol !== "package"), def]);
  if (annotation({ annotations }, "provided")) cx.givens.push(def);
  if (annotation({ annotations }, "view")) cx.views.push(def);
  const inner = newScope(scope, "block", { owner: def, method: def });
  const unit = newUnit(cx, pathIn(scope, def.name), stat.at);
  cx.units.set(def, unit);
  const here = (f: () => void) => (): void => within(cx, unit, f);
  const body = once(here(() => defBody(cx, inner, def, stat, unit)));
  work.signatures.push(
    here(() => {
      checkDef(cx, scope, stat);
      signature(cx, inner, def, stat);
      addGetters(cx, def, unit);
      if (isThisType(stat.result)) cx.givesThis.add(def);
      if (stat.result !== undefined) def.result = typeOf(cx, inner, stat.result);
      else if (stat.body !== undefined) cx.pending.set(def, body);
      work.overrides.push(here(() => refuseTwice(cx, def, into)));
    }),
  );
  work.bodies.push(
    here(() => {
      typeDefaults(cx, inner, def.params, stat.params);
      if (stat.result !== undefined) body();
      else force(cx, def);
      leaveDefaultsOut(cx, def, unit);
      completeGetters(def);
      if (!cx.inLibrary && annotation(stat, "tailrec") !== undefined) cx.promised.push(() => checkTailCalls(cx, def));
    }),
  );
  return () => [{ kind: "def", at: stat.at, of: def }];
}

function once(f: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    f();
  };
}

function signature(cx: Context, inner: Scope, def: DefSymbol, stat: DefStat): void {
  def.typeParams = newTypeParams(cx, inner, stat.typeParams);
  boundTypeParams(cx, inner, def.typeParams, stat.typeParams);
  def.params = stat.params.map((list) => list.map((param) => newParam(cx, param, "param", def)));
  for (const param of def.params.flat()) {
    const before = inner.terms.get(param.name)?.[0];
    if (before?.symbol === "value") defineTwice(cx, param, before);
    inner.terms.set(param.name, [param]);
  }
  setParamTypes(cx, inner, def.params, stat.params);
}

function defBody(cx: Context, inner: Scope, def: DefSymbol, stat: DefStat, unit: Unit): void {
  if (stat.body === undefined) return;
  cx.at = stat.at;
  const body =
    stat.result === undefined ? inferredBody(cx, inner, def, stat.body) : typedBody(cx, inner, def, stat.body);
  const why = reasonFor(cx, unit, body);
  def.body = why === undefined ? body : lackExpr(unit, def.result, why);
  checkGivesThis(cx, def);
  if (stat.result === undefined) def.result = why === undefined ? widened(body.type) : ERROR;
}

function typedBody(cx: Context, inner: Scope, def: DefSymbol, body: syntax.Expr): Expr {
  return cx.rules.expr(cx, inner, body, def.result);
}

/** What a method gives that replaces another one is expected to be what that one gives. */
function inferredBody(cx: Context, inner: Scope, def: DefSymbol, body: syntax.Expr): Expr {
  const wants = replacedResult(cx, def) ?? HOLE;
  return cx.rules.expr(cx, inner, body, wants);
}

/** The result of the nearest method that it replaces, as its class sees it; undefined: nothing is known of it. */
function replacedResult(cx: Context, def: DefSymbol): Ty | undefined {
  const [other] = def.overrides;
  if (other === undefined || def.owner?.symbol !== "class" || force(cx, other)) return undefined;
  const wants = inheritedResult(def.owner, def, other);
  return wants === ERROR || isUnknown(cx, wants) ? undefined : wants;
}

function leaveDefaultsOut(cx: Context, def: DefSymbol, unit: Unit): void {
  const why = def.params.some((list) => list.some((param) => param.default)) ? reasonIn(cx, unit) : undefined;
  if (why === undefined) return;
  if (def.body !== undefined) def.body = lackExpr(unit, def.result, why);
  for (const param of def.params.flat()) if (param.default) param.default = lackExpr(unit, param.type, why);
}

/** What is inferred for a definition: never what only fits everything. */
function widened(type: Ty): Ty {
  return type === HOLE ? ERROR : type.kind === "wildcard" ? (type.high ?? { kind: "any" }) : type;
}

function refuseTwice(cx: Context, def: DefSymbol, into: Names): void {
  for (const other of into.terms.get(def.name) ?? []) {
    if (other === def || cx.makers.has(other as DefSymbol)) return;
    if (other.symbol === "value" || (other.symbol === "def" && sameParams(def, other)))
      return defineTwice(cx, def, other);
  }
}

function sameParams(a: DefSymbol, b: DefSymbol): boolean {
  const [mine, theirs] = [a.params.flat(), b.params.flat()];
  if (mine.length !== theirs.length) return false;
  if (a.owner?.symbol === "class" && isSameWhenErased(a, b)) return true;
  if (a.typeParams.length > 0 || b.typeParams.length > 0) return false;
  return mine.every(({ type }, i) => isSame(type, theirs[i]?.type ?? ERROR));
}

// ---- values ----

type ValStat = syntax.Stat & { readonly kind: "val" | "var" };

export function enterVals(cx: Context, scope: Scope, stat: ValStat, into: Names, work: Work): Later {
  if (cx.inLibrary && scope.kind !== "block" && stat.value?.kind === "select" && stat.type === undefined)
    return enterAlias(cx, stat, into, work);
  const later = stat.patterns.map((pattern) => {
    const name = boundName(pattern);
    if (name === undefined) return enterPattern(cx, scope, stat, pattern, into, work);
    return enterVal(cx, scope, stat, name, pattern.at, into, work);
  });
  return () => later.flatMap((each) => each());
}

/** In the library, `val BigInt = scala.BigInt` is another name of an object: its other values have their types written. */
function enterAlias(cx: Context, stat: ValStat, into: Names, work: Work): Later {
  work.typeParams.push(() => {
    for (const pattern of stat.patterns) {
      const name = boundName(pattern);
      if (name !== undefined && stat.value !== undefined) into.terms.set(name, [...pathTerms(cx, stat.value)]);
    }
  });
  return () => [];
}

/** What a path from the root stands for. */
function pathTerms(cx: Context, e: syntax.Expr): readonly Entity[] {
  if (e.kind === "ident") return packageTerms(cx.root, e.name);
  const [around] = e.kind === "select" ? pathTerms(cx, e.from) : [];
  return e.kind === "select" && around?.symbol === "package" ? packageTerms(around, e.name.name) : [];
}

/** The name if the pattern is one: `val x`, `val X`. */
function boundName(pattern: syntax.Pattern): string | undefined {
  if (pattern.kind === "var") return pattern.name;
  return pattern.kind === "stable" && pattern.path.length === 1 ? pattern.path[0]?.name : undefined;
}

function enterVal(cx: Context, scope: Scope, stat: ValStat, name: string, at: Span, into: Names, work: Work): Later {
  const of = declared(scope, stat, name, at);
  addValue(cx, into, of);
  const unit = newUnit(cx, pathIn(scope, name), stat.at);
  cx.units.set(of, unit);
  noteAccess(cx, of, stat.modifiers);
  if (has(stat, "final")) cx.finals.add(of);
  if (of.isImplicit) cx.implicits.add(of);
  if (annotation({ annotations: marksOf(cx, stat) }, "provided")) cx.givens.push(of);
  let value: Expr | undefined;
  const complete = (): void => {
    if (value !== undefined || stat.value === undefined) return;
    cx.at = stat.at;
    const written = stat.value;
    const typed = within(cx, unit, () => cx.rules.expr(cx, scope, written, stat.type === undefined ? HOLE : of.type));
    const why = reasonFor(cx, unit, typed);
    value = why === undefined ? typed : lackExpr(unit, of.type, why);
    if (stat.type === undefined) of.type = why === undefined ? widened(typed.type) : ERROR;
  };
  work.signatures.push(() => {
    const written = stat.type;
    within(cx, unit, () => checkVal(cx, scope, stat, { name, at }));
    if (written !== undefined) of.type = within(cx, unit, () => typeOf(cx, scope, written));
    else cx.pending.set(of, complete);
  });
  return () => {
    if (stat.type === undefined) force(cx, of);
    else complete();
    return value === undefined ? [] : [{ kind: "val", at: stat.at, of, value }];
  };
}

function declared(scope: Scope, stat: ValStat, name: string, at: Span): ValueSymbol {
  const isField = scope.kind === "template";
  return newValue({
    kind: isField ? "field" : "local",
    name,
    at,
    owner: scope.owner,
    isMutable: stat.kind === "var",
    isLazy: has(stat, "lazy"),
    isOverride: has(stat, "override"),
    isAbstract: stat.value === undefined,
    isOpen: !has(stat, "private") && !has(stat, "protected"),
    isImplicit: has(stat, "implicit"),
  });
}

function addValue(cx: Context, into: Names, of: ValueSymbol): void {
  const before = into.terms.get(of.name)?.[0];
  if (before !== undefined && before.symbol !== "package" && isIn(cx, before)) defineTwice(cx, of, before);
  into.terms.set(of.name, [of]);
}

function isIn(cx: Context, before: Entity): boolean {
  return before.symbol !== "class" || cx.infos.has(before);
}

/** `val (a, b) = e`: the names are known at once, their types when the value is typed. */
function enterPattern(
  cx: Context,
  scope: Scope,
  stat: ValStat,
  pattern: syntax.Pattern,
  into: Names,
  work: Work,
): Later {
  const values = new Map(variablesOf(pattern).map(({ name, at }) => [name, declared(scope, stat, name, at)]));
  let typed: Stat | undefined;
  const unit = newUnit(cx, [...values.keys()].map((name) => pathIn(scope, name))[0], stat.at);
  for (const of of values.values()) {
    cx.units.set(of, unit);
    noteAccess(cx, of, stat.modifiers);
  }
  if (has(stat, "lazy"))
    within(cx, unit, () => unsupported(cx, stat.at, "a `lazy val` with a pattern is not supported yet"));
  const complete = (): void => {
    if (typed !== undefined || stat.value === undefined) return;
    for (const of of values.values()) cx.busy.add(of);
    within(cx, unit, matchValue);
    for (const of of values.values()) {
      cx.pending.delete(of);
      cx.busy.delete(of);
    }
  };
  const matchValue = (): void => {
    if (stat.value === undefined) return;
    const expected = stat.type === undefined ? HOLE : typeOf(cx, scope, stat.type);
    const value = cx.rules.expr(cx, scope, stat.value, expected);
    const bind = (name: string, at: Span, type: Ty): ValueSymbol => {
      const of = values.get(name) ?? newValue({ kind: "local", name, at, owner: scope.owner });
      of.type = type;
      return of;
    };
    const on = expected === HOLE ? value.type : expected;
    const matched: Pattern = cx.rules.pattern(cx, scope, pattern, on, bind);
    const why = reasonIn(cx, unit);
    if (why === undefined) {
      typed = { kind: "vals", at: stat.at, pattern: matched, value };
      return;
    }
    for (const of of values.values()) of.type = ERROR;
    typed = { kind: "expr", at: stat.at, value: lackExpr(unit, ERROR, why) };
  };
  for (const of of values.values()) addValue(cx, into, of);
  work.signatures.push(() => {
    for (const of of values.values()) cx.pending.set(of, complete);
  });
  return () => {
    complete();
    return typed === undefined ? [] : [typed];
  };
}

/** The variables of a pattern, in order. */
export function variablesOf(pattern: syntax.Pattern): readonly syntax.Ident[] {
  switch (pattern.kind) {
    case "var":
      return [{ name: pattern.name, at: pattern.at }];
    case "bind":
      return [pattern.name, ...variablesOf(pattern.inner)];
    case "typed":
      return variablesOf(pattern.inner);
    case "tuple":
      return pattern.items.flatMap(variablesOf);
    case "construct":
      return pattern.args.flatMap(variablesOf);
    case "rest":
      return pattern.name === undefined ? [] : [pattern.name];
    case "or":
      return pattern.options.flatMap(variablesOf);
    case "any":
    case "constant":
    case "stable":
      return [];
  }
}

// ---- types ----

export function enterType(
  cx: Context,
  scope: Scope,
  stat: syntax.Stat & { readonly kind: "type" },
  into: Names,
  work: Work,
): Later {
  const { name } = stat;
  const unit = newUnit(cx, pathIn(scope, name.name), stat.at);
  if (stat.alias === undefined) {
    const advice = "use a type parameter of the class.";
    within(cx, unit, () => unsupported(cx, name.at, "abstract type members are not supported yet", advice));
  }
  const alias: Alias = {
    symbol: "alias",
    name: name.name,
    at: name.at,
    typeParams: [],
    type: stat.alias ? NULL : ERROR,
    isUnknown: false,
  };
  cx.units.set(alias, unit);
  const before = into.types.get(name.name);
  if (before?.symbol === "alias" || (before?.symbol === "class" && cx.infos.has(before)))
    defineTwice(cx, alias, before);
  into.types.set(name.name, alias);
  const inner = newScope(scope, "block");
  const here = (f: () => void) => (): void => within(cx, unit, f);
  work.typeParams.push(
    here(() => {
      alias.typeParams = newTypeParams(cx, inner, stat.typeParams);
      const written = stat.alias;
      if (written === undefined) return;
      cx.pending.set(
        alias,
        here(() => {
          alias.type = typeOf(cx, inner, written);
        }),
      );
    }),
  );
  work.parents.push(
    here(() => {
      boundTypeParams(cx, inner, alias.typeParams, stat.typeParams);
      force(cx, alias);
    }),
  );
  return () => [];
}
