// Classes, traits, objects and enums: their symbols, and what is done with them stage by stage.

import { NOWHERE } from "../../../core/span.js";
import type * as syntax from "../syntax.js";
import type { ClassSymbol, DefSymbol, ParentType, Ty, ValueSymbol } from "../typed.js";
import { noteAccess } from "./access.js";
import { type Context, infoOf, type Names, newScope, report, type Scope, unsupported } from "./context.js";
import type { Later, Work } from "./enter.js";
import { isEnumerationValue } from "./enumeration.js";
import { checkEscapes } from "./escape.js";
import { checkConflicts, checkMixed, checkParents, checkValueClass } from "./inherit.js";
import { newUnit, reasonIn, type Unit, within } from "./leave-out.js";
import { checkOverrides, checkResults } from "./override.js";
import { checkDefaults, checkValueTypes } from "./replace.js";
import { seqOf } from "./standard.js";
import { annotation, has, marksOf, newClass, newDef, newParam, newValue, visibility } from "./symbols.js";
import { type ClassTy, classTy, ERROR, NOTHING, thisTy } from "./ty.js";
import { boundTypeParams, newTypeParams, typeOf } from "./type-expr.js";
import { checkVariance } from "./variance.js";
import { checkClass } from "./well-formed.js";

type Enter = (cx: Context, scope: Scope, stats: readonly syntax.Stat[], into: Names, work: Work) => readonly Later[];
type ClassStat = syntax.Stat & { readonly kind: "class" | "trait" | "enum" };
type ObjectStat = syntax.Stat & { readonly kind: "object" };

export function enterClass(cx: Context, scope: Scope, stat: ClassStat, into: Names, work: Work, enter: Enter): Later {
  const of = newClass(cx, scope, {
    kind: stat.kind === "trait" ? "trait" : "class",
    name: stat.name.name,
    at: stat.name.at,
    annotations: marksOf(cx, stat),
    isCase: has(stat, "case"),
    isAbstract: stat.kind === "trait" || has(stat, "abstract"),
    isSealed: has(stat, "sealed"),
    isAnonymous: false,
    knowsOuter: knowsOuter(cx, scope, stat),
  });
  addType(cx, into, of);
  noteAccess(cx, of, stat.modifiers);
  if (has(stat, "final")) cx.finals.add(of);
  if (has(stat, "implicit")) cx.implicits.add(infoOf(cx, of).maker);
  if (stat.access !== undefined) noteAccess(cx, infoOf(cx, of).maker, [stat.access]);
  const head = newScope(scope, "block");
  const unit = newUnit(cx, of.path, stat.at, stat);
  work.typeParams.push(() =>
    within(cx, unit, () => {
      of.typeParams = newTypeParams(cx, head, stat.typeParams);
      checkClass(cx, scope, stat);
    }),
  );
  enterTemplate(cx, head, of, stat, work, enter, unit);
  return () => [{ kind: "class", at: stat.at, of }];
}

/** Final and private classes are not asked: scalac leaves the object around out of their values. */
function knowsOuter(cx: Context, { owner }: Scope, stat: ClassStat): boolean {
  if (cx.inLibrary || owner?.symbol !== "class" || owner.kind === "object") return false;
  return stat.kind === "class" && !has(stat, "final") && !visibility(stat).isPrivate;
}

export function enterObject(cx: Context, scope: Scope, stat: ObjectStat, into: Names, work: Work, enter: Enter): Later {
  const existing = into.terms.get(stat.name.name)?.find((each) => each.symbol === "class");
  const ofEnum = existing?.symbol === "class" && infoOf(cx, existing).isEnum ? existing : undefined;
  const annotations = marksOf(cx, stat);
  const of = ofEnum ?? newObject(cx, scope, stat.name, has(stat, "case"), annotations);
  if (ofEnum === undefined) addTerm(cx, into, of);
  if (isEnumerationValue(stat)) cx.infos.set(of, { ...infoOf(cx, of), isEnum: true });
  noteAccess(cx, of, stat.modifiers);
  if (has(stat, "implicit")) cx.implicits.add(of);
  const isInside = scope.owner?.symbol === "class" && scope.owner.kind !== "object";
  const unit = newUnit(cx, of.path, stat.at, isInside || of.isCase ? stat : undefined);
  if (isInside) {
    const label = "an object inside of a class is not supported yet";
    within(cx, unit, () => unsupported(cx, stat.name.at, label, "put it beside the class."));
  }
  if (annotation({ annotations }, "members")) cx.memberObjects.push(of);
  if (annotation({ annotations }, "provided")) cx.givens.push(of);
  enterTemplate(cx, newScope(scope, "block"), of, { ...stat, typeParams: [], params: [] }, work, enter, unit);
  return () => [{ kind: "class", at: stat.at, of }];
}

function newObject(
  cx: Context,
  scope: Scope,
  name: syntax.Ident,
  isCase: boolean,
  annotations: readonly syntax.Annotation[],
): ClassSymbol {
  const traits = { isAbstract: false, isSealed: false, isAnonymous: false };
  return newClass(cx, scope, { kind: "object", name: name.name, at: name.at, annotations, isCase, ...traits });
}

/** What a parameter without `val` or `var` is to others. */
const HIDDEN: readonly syntax.Modifier[] = [{ kind: "private", within: { name: "this", at: NOWHERE }, at: NOWHERE }];

type TemplateParts = Pick<syntax.ClassHead, "typeParams" | "params" | "parents"> & { readonly body: syntax.Template };

/** Parameters, parents and body; `head` is where its type parameters are. */
export function enterTemplate(
  cx: Context,
  head: Scope,
  of: ClassSymbol,
  parts: TemplateParts,
  work: Work,
  enter: Enter,
  unit: Unit | undefined, // undefined: it belongs to what is asked for
): void {
  const info = infoOf(cx, of);
  const here = (f: () => void) => (): void => within(cx, unit, f);
  const isObject = of.kind === "object" && unit?.head === undefined;
  if (unit !== undefined) cx.units.set(of, unit);
  const isField = (param: syntax.Param, list: number): boolean =>
    param.field !== undefined || (of.isCase && list === 0);
  const isOpen = (param: syntax.Param, list: number): boolean =>
    isField(param, list) && !has(param, "private") && !has(param, "protected");
  const lists = parts.params.map((list, i) => list.map((param) => newParam(cx, param, "field", of, isOpen(param, i))));
  const making = newScope(head, "block", { owner: of });
  parts.params.forEach((list, i) => {
    list.forEach((written, j) => {
      const { modifiers } = written;
      const param = of.params.length === 0 ? lists[i]?.[j] : undefined;
      if (param === undefined) return;
      noteAccess(cx, param, isField(written, i) ? modifiers : HIDDEN);
      if (has({ modifiers }, "final")) cx.finals.add(param);
    });
  });
  for (const param of lists.flat()) {
    if (unit !== undefined) cx.units.set(param, unit);
    info.terms.set(param.name, [param]);
    making.terms.set(param.name, [param]);
  }
  of.params = [...of.params, ...lists.flat()];
  if (of.isCase && lists.length > 1) of.later = lists.slice(1).flat().length;
  const own = parts.parents.map((parent) => ({ parent, type: undefined as ClassTy | undefined, isValue: false }));
  cx.pending.set(
    of,
    here(() => {
      for (const each of own) {
        const type = typeOf(cx, head, each.parent.type);
        each.type = parentType(cx, type, each.parent);
        each.isValue = type.kind === "any-val";
      }
      of.parents = [...of.parents, ...own.flatMap(({ type }): ParentType[] => (type ? [{ type, args: [] }] : []))];
      if (unit !== undefined && isObject && reasonIn(cx, unit) !== undefined) cx.partial.add(of);
    }),
  );
  work.parents.push(
    here(() => {
      boundTypeParams(cx, head, of.typeParams, parts.typeParams);
      completeParents(cx, of);
    }),
  );
  work.signatures.push(
    here(() => {
      limitParents(cx, of);
      checkParents(
        cx,
        of,
        own.map(({ type }) => type),
      );
      if (own.some(({ isValue }) => isValue)) checkValueClass(cx, of);
      setParamTypes(cx, head, lists, parts.params);
      setMakers(cx, of, lists.length === 0 ? [[]] : lists);
    }),
  );
  within(cx, unit, () => enterBody(cx, head, of, parts, work, enter));
  const finish = (): void => {
    for (const { parent, type } of own) {
      if (type === undefined) continue;
      const done = cx.rules.parentArgs(cx, making, of, type, parent);
      of.parents = of.parents.map((each) => (each.type === type ? done : each));
    }
    typeDefaults(cx, making, lists, parts.params);
  };
  work.bodies.push(here(finish));
}

function completeParents(cx: Context, of: ClassSymbol): void {
  const complete = cx.pending.get(of);
  cx.pending.delete(of);
  cx.busy.add(of);
  complete?.();
  cx.busy.delete(of);
  if (inheritsItself(of, of, new Set())) {
    of.parents = [];
    report(cx, "E209", "Cyclic inheritance", of.at, `\`${of.name}\` inherits from itself`);
  }
}

/** No program that people write comes near; every class below one is part of its type. */
const ABOVE_MAX = 200;

function limitParents(cx: Context, of: ClassSymbol): void {
  if (!hasTooManyAbove(of)) return;
  of.parents = [];
  report(
    cx,
    "E105",
    "Nested too deeply",
    of.at,
    `\`${of.name}\` inherits from more than ${ABOVE_MAX} classes and traits`,
  );
}

function hasTooManyAbove(of: ClassSymbol): boolean {
  const above = new Set([of]);
  for (const each of above) {
    for (const { type } of each.parents) above.add(type.of);
    if (above.size > ABOVE_MAX) return true;
  }
  return false;
}

function inheritsItself(of: ClassSymbol, from: ClassSymbol, seen: Set<ClassSymbol>): boolean {
  return from.parents.some(({ type }) => {
    if (type.of === of) return true;
    if (seen.has(type.of)) return false;
    seen.add(type.of);
    return inheritsItself(of, type.of, seen);
  });
}

function parentType(cx: Context, type: Ty, parent: syntax.Parent): ClassTy | undefined {
  if (type === ERROR || type.kind === "any-ref" || type.kind === "any" || type.kind === "any-val") return undefined;
  if (type.kind === "class" && type.of.kind !== "object") return type;
  if (type.kind === "fn") unsupported(cx, parent.at, "classes that are functions are not supported yet");
  else report(cx, "E209", "Bad parent", parent.at, "only classes and traits can be inherited from");
  return undefined;
}

export function setParamTypes(
  cx: Context,
  scope: Scope,
  lists: readonly (readonly ValueSymbol[])[],
  written: readonly (readonly syntax.Param[])[],
): void {
  lists.forEach((list, i) => {
    list.forEach((param, j) => {
      const type = written[i]?.[j]?.type;
      if (type === undefined) return;
      const item = typeOf(cx, scope, type);
      param.type = param.isRepeated ? seqOf(cx, item) : item;
    });
  });
}

export function typeDefaults(
  cx: Context,
  scope: Scope,
  lists: readonly (readonly ValueSymbol[])[],
  written: readonly (readonly syntax.Param[])[],
): void {
  lists.forEach((list, i) => {
    list.forEach((param, j) => {
      const value = written[i]?.[j]?.default;
      if (value !== undefined) param.default = cx.rules.expr(cx, before(scope, lists.slice(i)), value, param.type);
    });
  });
}

/** A default sees the parameters of the lists before its own. */
function before(scope: Scope, hidden: readonly (readonly ValueSymbol[])[]): Scope {
  const names = new Set(hidden.flat().map(({ name }) => name));
  return { ...scope, terms: new Map([...scope.terms].filter(([name]) => !names.has(name))) };
}

/** `new C(...)` and C(...) as methods. */
function setMakers(cx: Context, of: ClassSymbol, params: readonly (readonly ValueSymbol[])[]): void {
  const { maker: construct, apply, isEnum, terms } = infoOf(cx, of);
  const parent = isEnum ? of.parents[0]?.type : undefined;
  for (const maker of [construct, apply]) {
    maker.typeParams = of.typeParams;
    maker.params = params;
    maker.result = maker === apply && parent !== undefined ? parent : thisTy(of);
  }
  if (of.isCase && of.kind === "class" && !terms.has("copy")) terms.set("copy", [copyMethod(cx, of, params)]);
}

/** x.copy(a = 1): what is not given is taken from x. */
function copyMethod(cx: Context, of: ClassSymbol, lists: readonly (readonly ValueSymbol[])[]): DefSymbol {
  const def = newDef("copy", of, of.at, []);
  def.params = lists.map((list) => list.map((param): ValueSymbol => ({ ...param, kind: "param", owner: def })));
  for (const param of def.params.flat()) cx.given.add(param);
  def.result = thisTy(of);
  cx.makers.set(def, of);
  return def;
}

function enterBody(
  cx: Context,
  head: Scope,
  of: ClassSymbol,
  { body, params }: Pick<TemplateParts, "body" | "params">,
  work: Work,
  enter: Enter,
): void {
  const info = infoOf(cx, of);
  const inner = newScope(head, "template", { template: of, owner: of, method: undefined });
  if (body.self !== undefined) {
    const self = newValue({ kind: "local", name: body.self.name, at: body.self.at, owner: of });
    cx.selves.set(self, of);
    inner.terms.set(self.name, [self]);
  }
  const later = enter(
    cx,
    inner,
    body.stats.filter((stat) => stat.kind !== "enum-case"),
    info,
    work,
  );
  const members = [...info.terms.values()].flat();
  const isParam = new Set<unknown>(of.params);
  of.fields = members.filter((each): each is ValueSymbol => each.symbol === "value" && !isParam.has(each));
  of.methods = members
    .filter((each) => each.symbol === "def")
    .filter((each) => each.owner === of && !cx.makers.has(each));
  const unit = cx.unit;
  work.overrides.push(() =>
    within(cx, unit, () => {
      checkOverrides(cx, of);
      checkConflicts(cx, of);
      checkDefaults(cx, of);
    }),
  );
  work.bodies.push(() => {
    const stats = within(cx, unit, () => later.flatMap((each) => each()));
    checkResults(cx, of);
    checkValueTypes(cx, of);
    within(cx, unit, () => checkMixed(cx, of));
    checkEscapes(cx, of);
    within(cx, unit, () => checkVariance(cx, of, params.flat()));
    of.body = stats.filter((stat) => stat.kind !== "class" && stat.kind !== "def");
  });
}

// ---- enums ----

/** An abstract class, and an object with a case class or case object for each case. */
export function enterEnum(cx: Context, scope: Scope, stat: ClassStat, into: Names, work: Work, enter: Enter): Later {
  if (stat.kind !== "enum") return () => [];
  const marks = { annotations: [], modifiers: [] };
  const companion = enumCompanion(cx, scope, stat.name, into);
  const inside = newScope(scope, "block");
  inside.imports.push({ path: [stat.name], selectors: [], all: true, at: stat.name.at });
  enterClass(cx, inside, stat, into, work, enter);
  const of = into.types.get(stat.name.name);
  if (of?.symbol !== "class") return () => [];
  const cases = newScope(scope, "template", { template: companion, owner: companion });
  const terms = infoOf(cx, companion);
  const classes = stat.body.stats.flatMap((each) => {
    if (each.kind !== "enum-case") return [];
    return [enterCase(cx, cases, { ...each, ...marks }, of, stat, terms, work, enter)];
  });
  enter(cx, cases, [], terms, work); // objects for the cases that are classes
  cx.infos.set(companion, { ...terms, isEnum: true });
  return () => [of, companion, ...classes].map((each) => ({ kind: "class", at: stat.at, of: each }));
}

function enumCompanion(cx: Context, scope: Scope, name: syntax.Ident, into: Names): ClassSymbol {
  const existing = into.terms.get(name.name)?.find((each) => each.symbol === "class");
  if (existing?.symbol === "class") return existing;
  const made = newObject(cx, scope, name, false, []);
  into.terms.set(name.name, [made]);
  return made;
}

function enterCase(
  cx: Context,
  scope: Scope,
  stat: syntax.Stat & { readonly kind: "enum-case" },
  parent: ClassSymbol,
  around: ClassStat,
  into: Names,
  work: Work,
  enter: Enter,
): ClassSymbol {
  const made = newClass(cx, scope, {
    kind: stat.simple ? "object" : "class",
    name: stat.name.name,
    at: stat.name.at,
    annotations: [],
    isCase: true,
    isAbstract: false,
    isSealed: false,
    isAnonymous: false,
  });
  cx.infos.set(made, { ...infoOf(cx, made), isEnum: true });
  if (stat.simple) addTerm(cx, into, made);
  else addType(cx, into, made);
  const head = newScope(scope, "block");
  const unit = newUnit(cx, made.path, around.at, around);
  // A case without type parameters of its own has those of the enum.
  const params = stat.simple || stat.typeParams.length > 0 ? stat.typeParams : around.typeParams;
  work.typeParams.push(() => {
    made.typeParams = newTypeParams(cx, head, params);
  });
  const body: syntax.Template = { self: undefined, stats: [], at: stat.at };
  enterTemplate(cx, head, made, { ...stat, typeParams: params, body }, work, enter, unit);
  if (stat.parents.length === 0) {
    work.parents.push(() => {
      const inherits = parent.typeParams.length > 0 && params === around.typeParams;
      const args = inherits
        ? thisTy(made).args
        : parent.typeParams.map((param): Ty => bottomOf(param.variance, param.high));
      made.parents = [{ type: classTy(parent, args), args: [] }];
    });
  }
  return made;
}

function bottomOf(variance: string | undefined, high: Ty | undefined): Ty {
  return variance === "contravariant" ? (high ?? { kind: "any" }) : NOTHING;
}

// ---- names ----

function addType(cx: Context, into: Names, of: ClassSymbol): void {
  const before = into.types.get(of.name);
  if (before?.symbol === "class" && cx.infos.has(before)) defineTwice(cx, of, before);
  into.types.set(of.name, of);
}

function addTerm(cx: Context, into: Names, of: ClassSymbol): void {
  const before = into.terms.get(of.name) ?? [];
  const [first] = before;
  if (first !== undefined && first.symbol !== "package" && !cx.phantoms.has(first)) defineTwice(cx, of, first);
  into.terms.set(of.name, [of]);
}

type Named = { readonly name: string; readonly at: syntax.Ident["at"] };

export function defineTwice(cx: Context, now: Named, before: Named): void {
  report(cx, "E209", "Defined twice", now.at, `\`${now.name}\` is defined already`, {
    also: [{ at: before.at, label: "the first definition" }],
  });
}
