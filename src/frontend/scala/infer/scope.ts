// Names in scope: what is defined here, what is inherited, what is imported, then the scopes around.
import { nearest } from "../../../basis/spelling.js";
import { NOWHERE, type Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import type { Ident, ImportClause } from "../syntax.js";
import type { ClassSymbol, Expr, Ty } from "../typed.js";
import { accessible } from "./access.js";
import {
  type Context,
  type Entity,
  force,
  infoOf,
  type PackageSymbol,
  type Problem,
  report,
  type Scope,
  type TypeEntity,
  unsupported,
} from "./context.js";
import { importNeedsNothing, lacksInPackage, lacksMember, lacksPackage, mayConvert } from "./lacking.js";
import { isLater } from "./later-names.js";
import { doubt, isUnknown, newUnit, within } from "./leave-out.js";
import {
  asClass,
  classesOf,
  isPackage,
  linear,
  membersOf,
  membersOfType,
  memberType,
  objectExpr,
  type Prefix,
  packageTerms,
  packageType,
  seenFrom,
  thisExpr,
} from "./member.js";
import { ERROR, substitute } from "./ty.js";

/** What a name means, and what it is selected from, if anything. */
export type Found = { readonly entities: readonly Entity[]; readonly from: Expr | undefined };

export function lookupTerm(cx: Context, scope: Scope, name: string, at: Span): Found | undefined {
  if (name === "_root_") return { entities: [cx.root], from: undefined };
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    const found = definedIn(cx, s, name, at) ?? importedTerm(cx, s, name, s.imports.length, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

function definedIn(cx: Context, s: Scope, name: string, at: Span): Found | undefined {
  const own = s.terms.get(name);
  if (own !== undefined) {
    if (s.strict.length > 0) checkOrder(cx, s, name, own, at);
    return { entities: own, from: undefined };
  }
  if (s.template !== undefined) {
    const entities = accessible(cx, s, membersOf(cx, s.template, name), undefined);
    if (entities.length > 0) return { entities, from: thisExpr(s.template, madeAt(at)) };
  }
  if (s.kind !== "package") return undefined;
  const entities = packageTerms(s.within, name);
  return entities.length > 0 ? { entities, from: undefined } : undefined;
}

/** In a block, what is used before its definition must not need a value that is defined in between. */
function checkOrder(cx: Context, s: Scope, name: string, [entity]: readonly Entity[], at: Span): void {
  if (entity === undefined || entity.symbol === "package" || entity.at.file !== at.file) return;
  const defined = entity.at.start;
  const between = s.strict.find(
    ({ start, end }) =>
      start <= defined && at.start < end && (at.start < defined || (start <= at.start && defined < end)),
  );
  if (between === undefined) return;
  report(cx, "E201", "Used before its definition", at, `\`${name}\` has no value here yet`, {
    also: [{ at: entity.at, label: "defined here" }],
    hint: "move the definition up, or make it a `lazy val`.",
  });
}

/** Names that are imported one by one go before those imported with all others; later imports before earlier ones. */
function importedTerm(cx: Context, s: Scope, name: string, before: number, at: Span): Found | undefined {
  for (const byName of [true, false]) {
    for (let i = before - 1; i >= 0; i--) {
      const clause = s.imports[i];
      if (clause === undefined) continue;
      const original = byName ? explicitly(clause, name) : wholesale(clause, name);
      if (original === undefined) continue;
      const prefix = importPrefix(cx, s, clause, i);
      const found = prefix && selectTerm(cx, prefix, original);
      const entities = found === undefined ? [] : accessible(cx, s, found.entities, found.from);
      if (found === undefined || entities.length === 0) continue;
      if (!byName) checkOnly(cx, s, name, at, i, entities);
      return { ...found, entities };
    }
  }
  return undefined;
}

/** Two imports of everything may bring the same name: then nobody knows which is meant. */
function checkOnly(cx: Context, s: Scope, name: string, at: Span, last: number, entities: readonly Entity[]): void {
  for (let i = last - 1; i >= 0; i--) {
    const clause = s.imports[i];
    const original = clause && wholesale(clause, name);
    const prefix = original === undefined || clause === undefined ? undefined : importPrefix(cx, s, clause, i);
    const found = prefix && original !== undefined ? selectTerm(cx, prefix, original) : undefined;
    const other = found && accessible(cx, s, found.entities, found.from)[0];
    if (other === undefined || entities.includes(other) || clause?.at === NOWHERE) continue;
    if ([other, ...entities].some((each) => !cx.units.has(each))) continue; // the library's may be one in Scala
    report(cx, "E201", "Which one?", at, `\`${name}\` is imported from several objects`);
    return;
  }
}

function explicitly(clause: ImportClause, name: string): string | undefined {
  const selector = clause.selectors.find((each) => !each.hidden && (each.alias ?? each.name).name === name);
  return selector?.name.name;
}

function wholesale(clause: ImportClause, name: string): string | undefined {
  const isNamed = clause.selectors.some((each) => each.name.name === name);
  return clause.all && !isNamed ? name : undefined;
}

/** What the path of an import stands for; it may use imports before it only. */
function importPrefix(cx: Context, s: Scope, clause: ImportClause, index: number): Prefix | undefined {
  const [first, ...rest] = clause.path;
  if (first === undefined) return undefined;
  const found = lookupImported(cx, s, first, index);
  if (found?.entities.some((each) => cx.busy.has(each))) return undefined; // what it is made of does not come from it
  const prefix =
    found &&
    rest.reduce<Prefix | undefined>((from, ident) => from && stepInto(cx, from, ident), asPrefix(cx, found, first));
  // A value that is imported from is read where the name is used, but not written there.
  const isValue = prefix !== undefined && !isPackage(prefix) && prefix.kind !== "object";
  return isValue ? { ...prefix, at: madeAt(prefix.at) } : prefix;
}

/** What the path of an import begins with. */
function lookupImported(cx: Context, s: Scope, first: Ident, index: number): Found | undefined {
  if (first.name === "_root_") return { entities: [cx.root], from: undefined };
  const around = s.outer;
  return (
    definedIn(cx, s, first.name, first.at) ??
    importedTerm(cx, s, first.name, index, first.at) ??
    (around && lookupTerm(cx, around, first.name, first.at)) ??
    rootPackage(cx, first.name)
  );
}

/** Whether an import from elsewhere may have brought a conversion, or an implicit value. */
export function mayBeConverted(cx: Context, scope: Scope): boolean {
  if (cx.lacksImplicits) return true;
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    const around = s;
    const found = s.imports.some((clause, i) => {
      const path = clause.path.map(({ name }) => name);
      if (path[0] === "_root_" || !mayConvert(path)) return false;
      const prefix = importPrefix(cx, around, clause, i);
      return prefix === undefined ? isLacking(cx, around, clause, i) : !isPackage(prefix) && isPartial(cx, prefix.type);
    });
    if (found) return true;
  }
  return false;
}

function rootPackage(cx: Context, name: string): Found | undefined {
  const entities = packageTerms(cx.root, name);
  return entities.length > 0 ? { entities, from: undefined } : undefined;
}

function stepInto(cx: Context, from: Prefix, ident: Ident): Prefix | undefined {
  const found = selectTerm(cx, from, ident.name);
  return found && asPrefix(cx, found, ident);
}

/** A member of a package or of a value. */
export function selectTerm(cx: Context, from: Prefix, name: string): Found | undefined {
  const entities = isPackage(from) ? packageTerms(from, name) : membersOfType(cx, from.type, name);
  if (entities.length === 0) return undefined;
  return { entities, from: isPackage(from) ? undefined : from };
}

/** Something that one can select from without running a method. */
export function asPrefix(cx: Context, found: Found, ident: Ident): Prefix | undefined {
  const [entity] = found.entities;
  if (entity === undefined || entity.symbol === "def") return undefined;
  if (entity.symbol === "package") return entity;
  return entity.symbol === "class"
    ? objectExpr(entity, ident.at, found.from)
    : valueExpr(cx, entity, found.from, ident.at);
}

/** A value or a field of what it was found in. */
export function valueExpr(cx: Context, of: Entity & { symbol: "value" }, from: Expr | undefined, at: Span): Expr {
  const self = cx.selves.get(of);
  if (self !== undefined) return thisExpr(self, at);
  if (force(cx, of)) recursiveValue(cx, of.name, at, of.at);
  if (isUnknown(cx, of.type)) doubt(cx, at, of.name, of);
  if (from === undefined) return { kind: "value", at, type: of.type, of };
  return { kind: "field", at, type: substitute(of.type, seenFrom(from.type, of.owner)), from, of };
}

export function recursiveValue(cx: Context, name: string, at: Span, defined: Span): Ty {
  const label = `\`${name}\` is used while its own type is being found`;
  if (cx.errors.some((error) => error.label === label && error.also[0]?.at === defined)) return ERROR;
  report(cx, "E209", "Type needed", at, label, {
    also: [{ at: defined, label: "defined here without a type" }],
    hint: `give \`${name}\` a type: a definition that mentions itself needs one.`,
  });
  return ERROR;
}

/** The class whose object `this` is; with a name, one around. */
export function enclosingClass(scope: Scope, name: string | undefined): ClassSymbol | undefined {
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    if (s.template !== undefined && (name === undefined || s.template.name === name)) return s.template;
  }
  return undefined;
}

// ---- types ----

export function lookupType(cx: Context, scope: Scope, name: string): TypeEntity | undefined {
  return lookupTypeFrom(cx, scope, name)?.type;
}

/** What a name means as a type, and what it is selected from, if that is an object. */
export type FoundType = { readonly type: TypeEntity; readonly from: Expr | undefined };

export function lookupTypeFrom(cx: Context, scope: Scope, name: string, at: Span = NOWHERE): FoundType | undefined {
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    const found = typeDefinedIn(cx, s, name, at) ?? importedType(cx, s, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function typeDefinedIn(cx: Context, s: Scope, name: string, at: Span): FoundType | undefined {
  const member = s.template && memberType(cx, s.template, name);
  const own = s.types.get(name) ?? member ?? (s.kind === "package" ? packageType(s.within, name) : undefined);
  if (own === undefined) return undefined;
  return { type: own, from: s.template !== undefined && own === member ? thisExpr(s.template, madeAt(at)) : undefined };
}

function importedType(cx: Context, s: Scope, name: string): FoundType | undefined {
  for (const byName of [true, false]) {
    for (let i = s.imports.length - 1; i >= 0; i--) {
      const clause = s.imports[i];
      const original = clause && (byName ? explicitly(clause, name) : wholesale(clause, name));
      if (clause === undefined || original === undefined) continue;
      const prefix = importPrefix(cx, s, clause, i);
      const type = prefix && selectType(cx, prefix, original);
      if (prefix !== undefined && type !== undefined) return { type, from: isPackage(prefix) ? undefined : prefix };
    }
  }
  return undefined;
}

export function selectType(cx: Context, from: Prefix, name: string): TypeEntity | undefined {
  if (isPackage(from)) return packageType(from, name);
  const of = asClass(from.type)?.of;
  return of && memberType(cx, of, name);
}

/** Reports imports that name nothing. */
export function checkImports(cx: Context, scope: Scope): void {
  for (const [i, clause] of scope.imports.entries()) {
    const path = clause.path.map(({ name }) => name);
    const whole = path.join(".");
    const prefix = importPrefix(cx, scope, clause, i);
    const unit = newUnit(cx, undefined, clause.at);
    if (prefix !== undefined && isChanging(prefix))
      report(cx, "E203", "Not stable", clause.at, `\`${whole}\` is a variable: nothing can be imported from it`);
    else if (prefix !== undefined) within(cx, unit, () => checkSelectors(cx, clause, prefix));
    else if (importNeedsNothing(path)) continue;
    else if (isLacking(cx, scope, clause, i))
      within(cx, unit, () => unsupported(cx, clause.at, `\`${whole}\` is not in the library yet`));
    else report(cx, "E203", "Unknown import", clause.at, `there is no object or package \`${whole}\``);
  }
}

function isChanging(prefix: Prefix): boolean {
  return !isPackage(prefix) && (prefix.kind === "value" || prefix.kind === "field") && prefix.of.isMutable;
}

function checkSelectors(cx: Context, clause: ImportClause, prefix: Prefix): void {
  const path = clause.path.map(({ name }) => name);
  for (const { name, hidden } of clause.selectors) {
    if (hidden || selectTerm(cx, prefix, name.name) || selectType(cx, prefix, name.name)) continue;
    if (importNeedsNothing([...path, name.name])) continue;
    const spelt = respelling(name, prefixNames(cx, prefix));
    const whole = [...path, name.name].join(".");
    const isLacking = isPackage(prefix)
      ? lacksInPackage(prefix.path, name.name, spelt.hint !== undefined)
      : isPartial(cx, prefix.type) || lacksMember(prefix.type, name.name);
    if (isLacking) unsupported(cx, name.at, `\`${whole}\` is not in the library yet`);
    else report(cx, "E203", "Unknown import", name.at, `there is no \`${name.name}\` in \`${path.join(".")}\``, spelt);
  }
}

/** Whether an import that we lack would have brought the name: that has been said already. */
export function isFromElsewhere(cx: Context, scope: Scope, name: string): boolean {
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    const around = s;
    const found = s.imports.some((clause, i) => {
      const original = explicitly(clause, name) ?? wholesale(clause, name);
      if (original === undefined) return false;
      const prefix = importPrefix(cx, around, clause, i);
      if (prefix === undefined) return isLacking(cx, around, clause, i);
      return isFrom(cx, clause, prefix, original);
    });
    if (found) return true;
  }
  return false;
}

/** Whether something of which we have a part has the name in the part that we lack. */
function isFrom(cx: Context, clause: ImportClause, prefix: Prefix, name: string): boolean {
  if (selectTerm(cx, prefix, name) || selectType(cx, prefix, name)) return false;
  if (!isPackage(prefix)) return isPartial(cx, prefix.type) || lacksMember(prefix.type, name);
  return lacksInPackage(prefix.path, name, clause.all || suggestion(name, prefixNames(cx, prefix)) !== undefined);
}

/** Whether an import of something that is not there may well import something: elsewhere, or from what is left out. */
function isLacking(cx: Context, s: Scope, clause: ImportClause, index: number): boolean {
  const [first, ...rest] = clause.path;
  if (first === undefined) return false;
  if (lacksPackage([first.name])) return true;
  const found = lookupImported(cx, s, first, index);
  if (found === undefined) return isFromElsewhere(cx, { ...s, imports: s.imports.slice(0, index) }, first.name);
  const object = found.entities.find((each) => each.symbol === "class" && each.inLibrary);
  if (object !== undefined && rest.length > 0) return true;
  return found?.entities.some((each) => cx.phantoms.has(each) || isPartialObject(cx, each)) === true;
}

function isPartialObject(cx: Context, each: Entity): boolean {
  return each.symbol === "class" && cx.partial.has(each);
}

/** Whether a value of the type may have members that we do not know. */
export function isPartial(cx: Context, type: Ty): boolean {
  return cx.partial.size > 0 && classesOf(cx, type).some((of) => linear(cx, of).some((each) => cx.partial.has(each)));
}

/** Whether the name is used where an object with unknown parents may give it a meaning. */
export function isInPartial(cx: Context, scope: Scope): boolean {
  if (cx.partial.size === 0) return false;
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    if (s.template !== undefined && linear(cx, s.template).some((each) => cx.partial.has(each))) return true;
  }
  return false;
}

export function prefixNames(cx: Context, prefix: Prefix): readonly string[] {
  if (!isPackage(prefix)) return asClass(prefix.type) ? classNames(cx, asClass(prefix.type)?.of) : [];
  const names: string[] = [];
  for (let each: PackageSymbol | undefined = prefix; each !== undefined; each = each.base) {
    names.push(...each.terms.keys(), ...each.types.keys());
  }
  return names;
}

function classNames(cx: Context, of: ClassSymbol | undefined): readonly string[] {
  if (of === undefined) return [];
  return linear(cx, of).flatMap((each) => [...infoOf(cx, each).terms.keys(), ...infoOf(cx, each).types.keys()]);
}

/** Names in scope, for suggestions. */
export function namesInScope(cx: Context, scope: Scope, kind: "terms" | "types"): readonly string[] {
  const names: string[] = [];
  for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
    names.push(...s[kind].keys());
    if (s.template) for (const each of linear(cx, s.template)) names.push(...infoOf(cx, each)[kind].keys());
    for (let each = s.kind === "package" ? s.within : undefined; each; each = each.base)
      names.push(...each[kind].keys());
    s.imports.forEach((clause, i) => {
      const prefix = clause.all ? importPrefix(cx, s, clause, i) : undefined;
      if (prefix !== undefined) names.push(...prefixNames(cx, prefix));
      names.push(...clause.selectors.map((each) => (each.alias ?? each.name).name));
    });
  }
  return names.filter((name) => /^\w/.test(name));
}

/** The same with the name spelt so. */
export function respelling({ name, at }: Ident, names: readonly string[]): Problem {
  const [hint, near] = [suggestion(name, names), nearest(name, names)];
  if (hint === undefined || near === undefined) return {};
  return { hint, change: isLater(near) ? undefined : { at, text: near } };
}

export function suggestion(name: string, names: readonly string[]): string | undefined {
  const near = nearest(name, names);
  return near === undefined || near === name ? undefined : `did you mean \`${near}\`?`;
}
