// Definitions are entered before anything is typed: first all names, then the parameters of types, then parents, then
// signatures. What follows (bodies, and types that are not written) can then look at everything.
import type * as syntax from "../syntax.js";
import type { ClassSymbol, Stat } from "../typed.js";
import { enterClass, enterEnum, enterObject } from "./class.js";
import { CONSTRUCTOR, enterConstructor } from "./constructors.js";
import {
  type Context,
  type Entity,
  type Names,
  newScope,
  type PackageSymbol,
  report,
  type Scope,
  type TypeEntity,
  unsupported,
} from "./context.js";
import { enterDef, enterType, enterVals } from "./define.js";
import { spelledOut } from "./enumeration.js";
import { lackExpr, newUnit, reasonFor, within } from "./leave-out.js";
import { packageTerms } from "./member.js";
import { checkImports } from "./scope.js";
import { newPackage, newValue, pathIn, syntheticCompanion } from "./symbols.js";
import { ERROR, HOLE, NOTHING as NOTHING_TY } from "./ty.js";

/** What is to be done with all definitions, stage by stage. */
export type Work = Readonly<Record<"typeParams" | "parents" | "signatures" | "overrides" | "bodies", (() => void)[]>>;
/** A statement, once it can be typed: in the order of the text. */
export type Later = () => readonly Stat[];

export function newWork(): Work {
  return { typeParams: [], parents: [], signatures: [], overrides: [], bodies: [] };
}

/** Everything but the bodies. */
export function prepare(work: Work): void {
  for (const stage of ["typeParams", "parents", "signatures", "overrides"] as const) {
    for (const step of work[stage]) step();
  }
}

/** `into` is where names go: a block, a class or a package. */
export function enterStats(
  cx: Context,
  scope: Scope,
  stats: readonly syntax.Stat[],
  into: Names,
  work: Work,
): readonly Later[] {
  const later = stats.map((stat) => enterStat(cx, scope, stat, into, work));
  pairCompanions(cx, into);
  if (scope.imports.length > 0) work.signatures.push(() => checkImports(cx, scope));
  return later;
}

const NOTHING: Later = () => [];

function enterStat(cx: Context, scope: Scope, stat: syntax.Stat, into: Names, work: Work): Later {
  if (cx.leftOut.has(stat) && "name" in stat) return enterUnread(cx, scope, stat, into, [stat.name], undefined);
  switch (stat.kind) {
    case "import":
      scope.imports.push(...stat.clauses);
      return NOTHING;
    case "package":
      return enterPackage(cx, scope, stat, work);
    case "class":
    case "trait":
      return enterClass(cx, scope, stat, into, work, enterStats);
    case "object":
      return enterObject(cx, scope, spelledOut(stat), into, work, enterStats);
    case "enum":
      return enterEnum(cx, scope, stat, into, work, enterStats);
    case "enum-case":
      unsupported(cx, stat.at, "a case outside of an `enum` is not supported");
      return NOTHING;
    case "type":
      return enterType(cx, scope, stat, into, work);
    case "def":
      return stat.name.name === CONSTRUCTOR
        ? enterConstructor(cx, scope, stat, work)
        : enterDef(cx, scope, stat, into, work);
    case "val":
    case "var":
      return enterVals(cx, scope, stat, into, work);
    case "eval":
      return () => [typeStatement(cx, scope, stat)];
    case "unread":
      return enterUnread(cx, scope, stat, into, stat.names, stat.lack);
  }
}

function typeStatement(cx: Context, scope: Scope, { at, body }: syntax.Stat & { kind: "eval" }): Stat {
  if (scope.kind === "block") return { kind: "expr", at, value: cx.rules.expr(cx, scope, body, HOLE) };
  cx.at = at;
  const unit = newUnit(cx, undefined, at);
  const typed = within(cx, unit, () => cx.rules.expr(cx, scope, body, HOLE));
  const why = reasonFor(cx, unit, typed);
  return { kind: "expr", at, value: why === undefined ? typed : lackExpr(unit, typed.type, why) };
}

/** A definition that is left out: whoever uses its names is left out too. */
function enterUnread(
  cx: Context,
  scope: Scope,
  stat: syntax.Stat,
  into: Names,
  names: readonly syntax.Ident[],
  lack: syntax.Unread | undefined,
): Later {
  const [first] = names;
  const unit = newUnit(cx, first && pathIn(scope, first.name), stat.at);
  if (stat.kind === "unread" && stat.implicitly) cx.lacksImplicits = true;
  if (first === undefined && scope.template !== undefined) cx.moreMakers.add(scope.template);
  if (lack === undefined) cx.without.add(unit);
  else within(cx, unit, () => unsupported(cx, lack.at, lack.label));
  for (const { name, at } of names) {
    const of = newValue({ kind: scope.kind === "template" ? "field" : "local", name, at, owner: scope.owner });
    const type: TypeEntity = { symbol: "alias", name, at, typeParams: [], type: ERROR, isUnknown: true };
    if (!into.terms.has(name)) into.terms.set(name, [of]);
    if (!into.types.has(name)) into.types.set(name, type);
    for (const each of [of, type]) {
      cx.units.set(each, unit);
      cx.phantoms.add(each);
    }
  }
  const value = lackExpr(unit, NOTHING_TY, lack?.label ?? "");
  const runs = stat.kind === "unread" && names.length === 0 && !stat.implicitly;
  return () => (runs ? [{ kind: "expr", at: stat.at, value }] : []);
}

function enterPackage(cx: Context, scope: Scope, stat: syntax.Stat & { kind: "package" }, work: Work): Later {
  let within = scope.within ?? cx.root;
  for (const { name } of stat.path) within = packageIn(within, name);
  const inner = newScope(scope, "package", { within });
  const later = enterStats(cx, inner, stat.body, within, work);
  return () => later.flatMap((each) => each());
}

/** The package of that name, made where there is none yet; one of the library is continued. */
export function packageIn(around: PackageSymbol, name: string): PackageSymbol {
  const isOwn = (each: Entity): each is PackageSymbol => each.symbol === "package";
  const own = around.terms.get(name)?.find(isOwn);
  if (own !== undefined) return own;
  const base = packageTerms(around.base, name).find(isOwn);
  const made = newPackage(name, around.path === "" ? name : `${around.path}.${name}`, base);
  around.terms.set(name, [made]);
  return made;
}

/** A class and an object of the same name belong together; a case class without an object gets one. */
function pairCompanions(cx: Context, into: Names): void {
  for (const [name, of] of into.types) {
    if (of.symbol === "alias" && of.isUnknown) leftWithout(cx, into.terms.get(name) ?? []);
    if (of.symbol !== "class" || of.companion !== undefined || of.inLibrary !== cx.inLibrary) continue;
    const object = into.terms.get(name)?.find((each): each is ClassSymbol => each.symbol === "class");
    if (object !== undefined) [of.companion, object.companion] = [object, of];
    if (object !== undefined) checkCompanions(cx, of, object);
    if (of.isCase) addApply(cx, of, object ?? newCompanion(cx, of, into));
  }
}

function checkCompanions(cx: Context, of: ClassSymbol, object: ClassSymbol): void {
  if (cx.inLibrary || of.at.file !== object.at.file || cx.fileOf(of.at) === cx.fileOf(object.at)) return;
  const label = `the class and the object \`${of.name}\` must be in one file`;
  report(cx, "E209", "Companions in two files", object.at, label, { also: [{ at: of.at, label: "the class" }] });
}

/** An object beside a class that is left out may be given anything by it. */
function leftWithout(cx: Context, terms: readonly Entity[]): void {
  for (const term of terms) if (term.symbol === "class") cx.partial.add(term);
}

function newCompanion(cx: Context, of: ClassSymbol, into: Names): ClassSymbol {
  const made = syntheticCompanion(cx, of);
  into.terms.set(of.name, [...(into.terms.get(of.name) ?? []), made]);
  return made;
}

function addApply(cx: Context, of: ClassSymbol, object: ClassSymbol): void {
  const terms = cx.infos.get(object)?.terms;
  const apply = cx.infos.get(of)?.apply;
  if (terms !== undefined && apply !== undefined) terms.set("apply", [...(terms.get("apply") ?? []), apply]);
}
