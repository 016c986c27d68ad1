// Methods, values and type aliases: their symbols, their signatures, and their bodies when those are asked for.
import type { Span } from "../../../core/span.js";
import type * as syntax from "../syntax.js";
import type { DefSymbol, Expr, Pattern, Stat, Ty, ValueSymbol } from "../typed.js";
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
import type { Later, Work } from "./enter.js";
import { isSame } from "./subtype.js";
import { annotation, has, newDef, newParam, newValue } from "./symbols.js";
import { ERROR, HOLE, NULL } from "./ty.js";
import { boundTypeParams, newTypeParams, typeOf } from "./type-expr.js";

// ---- methods ----

type DefStat = syntax.Stat & { readonly kind: "def" };

export function enterDef(cx: Context, scope: Scope, stat: DefStat, into: Names, work: Work): Later {
  const isOpen = !has(stat, "private") && !has(stat, "protected");
  const def = newDef(stat.name.name, scope.owner, stat.name.at, stat.annotations, isOpen);
  if (stat.body !== undefined) cx.given.add(def);
  if (has(stat, "override")) cx.overriding.add(def);
  const before = into.terms.get(def.name) ?? [];
  into.terms.set(def.name, [...before.filter((each) => each.symbol !== "package"), def]);
  if (annotation(stat, "provided")) cx.givens.push(def);
  if (annotation(stat, "view")) cx.views.push(def);
  const inner = newScope(scope, "block", { owner: def, method: def });
  const body = once(() => defBody(cx, inner, def, stat));
  work.signatures.push(() => {
    signature(cx, inner, def, stat);
    if (stat.result !== undefined) def.result = typeOf(cx, inner, stat.result);
    else if (stat.body !== undefined) cx.pending.set(def, body);
    work.overrides.push(() => refuseTwice(cx, def, into));
  });
  work.bodies.push(() => {
    typeDefaults(cx, inner, def.params, stat.params);
    if (stat.result !== undefined) body();
    else force(cx, def);
  });
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
  setParamTypes(cx, inner, def.params, stat.params);
  for (const param of def.params.flat()) {
    const before = inner.terms.get(param.name)?.[0];
    if (before?.symbol === "value") defineTwice(cx, param, before);
    inner.terms.set(param.name, [param]);
  }
}

function defBody(cx: Context, inner: Scope, def: DefSymbol, stat: DefStat): void {
  if (stat.body === undefined) return;
  cx.at = stat.at;
  const body = cx.rules.expr(cx, inner, stat.body, stat.result === undefined ? HOLE : def.result);
  def.body = body;
  if (stat.result === undefined) def.result = widened(body.type);
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
  if (mine.length !== theirs.length || a.typeParams.length !== b.typeParams.length) return false;
  return a.typeParams.length === 0 && mine.every(({ type }, i) => isSame(type, theirs[i]?.type ?? ERROR));
}

// ---- values ----

type ValStat = syntax.Stat & { readonly kind: "val" | "var" };

export function enterVals(cx: Context, scope: Scope, stat: ValStat, into: Names, work: Work): Later {
  const later = stat.patterns.map((pattern) => {
    const name = boundName(pattern);
    if (name === undefined) return enterPattern(cx, scope, stat, pattern, into, work);
    return enterVal(cx, scope, stat, name, pattern.at, into, work);
  });
  return () => later.flatMap((each) => each());
}

/** The name if the pattern is one: `val x`, `val X`. */
function boundName(pattern: syntax.Pattern): string | undefined {
  if (pattern.kind === "var") return pattern.name;
  return pattern.kind === "stable" && pattern.path.length === 1 ? pattern.path[0]?.name : undefined;
}

function enterVal(cx: Context, scope: Scope, stat: ValStat, name: string, at: Span, into: Names, work: Work): Later {
  const of = declared(scope, stat, name, at);
  addValue(cx, into, of);
  if (annotation(stat, "provided")) cx.givens.push(of);
  let value: Expr | undefined;
  const complete = (): void => {
    if (value !== undefined || stat.value === undefined) return;
    cx.at = stat.at;
    value = cx.rules.expr(cx, scope, stat.value, stat.type === undefined ? HOLE : of.type);
    if (stat.type === undefined) of.type = widened(value.type);
  };
  work.signatures.push(() => {
    if (stat.type !== undefined) of.type = typeOf(cx, scope, stat.type);
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
  if (has(stat, "lazy")) unsupported(cx, stat.at, "a `lazy val` with a pattern is not supported yet");
  const complete = (): void => {
    if (typed !== undefined || stat.value === undefined) return;
    for (const of of values.values()) cx.busy.add(of);
    const expected = stat.type === undefined ? HOLE : typeOf(cx, scope, stat.type);
    const value = cx.rules.expr(cx, scope, stat.value, expected);
    const bind = (name: string, at: Span, type: Ty): ValueSymbol => {
      const of = values.get(name) ?? newValue({ kind: "local", name, at, owner: scope.owner });
      of.type = type;
      return of;
    };
    const on = expected === HOLE ? value.type : expected;
    const matched: Pattern = cx.rules.pattern(cx, scope, pattern, on, bind);
    typed = { kind: "vals", at: stat.at, pattern: matched, value };
    for (const of of values.values()) {
      cx.pending.delete(of);
      cx.busy.delete(of);
    }
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
  if (stat.alias === undefined) {
    unsupported(cx, name.at, "abstract type members are not supported yet", "use a type parameter of the class.");
  }
  const alias: Alias = {
    symbol: "alias",
    name: name.name,
    at: name.at,
    typeParams: [],
    type: stat.alias ? NULL : ERROR,
  };
  const before = into.types.get(name.name);
  if (before?.symbol === "alias" || (before?.symbol === "class" && cx.infos.has(before)))
    defineTwice(cx, alias, before);
  into.types.set(name.name, alias);
  const inner = newScope(scope, "block");
  work.typeParams.push(() => {
    alias.typeParams = newTypeParams(cx, inner, stat.typeParams);
    const written = stat.alias;
    if (written === undefined) return;
    cx.pending.set(alias, () => {
      alias.type = typeOf(cx, inner, written);
    });
  });
  work.parents.push(() => {
    boundTypeParams(cx, inner, alias.typeParams, stat.typeParams);
    force(cx, alias);
  });
  return () => [];
}
