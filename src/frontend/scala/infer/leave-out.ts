// What the program uses and we lack. The smallest definition around a lack is left out, and so is every definition whose
// types depend on it: nothing is known of those. What is wrong elsewhere is wrong whatever we lack.
import type { Span } from "../../../core/span.js";
import type { Diagnostic } from "../../../report/diagnostic.js";
import { visitTree } from "../subtrees.js";
import type * as syntax from "../syntax.js";
import type { ClassSymbol, Expr, Ty, Unchecked } from "../typed.js";
import type { Context } from "./context.js";
import { ERROR, hasError } from "./ty.js";

/** A definition that can be left out alone. */
export type Unit = {
  readonly name: string | undefined; // M.draw; undefined: a statement
  readonly at: Span;
  readonly around: Unit | undefined;
  /** Of a class: others cannot be typed with half of it, so the program is typed again without it. */
  readonly head: syntax.Stat | undefined;
};

/** `cause`: the definition whose type is not known here; undefined: the lack itself. */
export type Lack = {
  readonly unit: Unit | undefined;
  readonly at: Span;
  readonly label: string;
  readonly hint: string | undefined;
  readonly cause: Unit | "around" | undefined;
};

export function newUnit(cx: Context, name: string | undefined, at: Span, head?: syntax.Stat): Unit {
  return { name, at, around: cx.unit, head };
}

/** Types something as a part of the definition, whatever is being typed. */
export function within<T>(cx: Context, unit: Unit | undefined, f: () => T): T {
  const before = cx.unit;
  cx.unit = unit;
  try {
    return f();
  } finally {
    cx.unit = before;
  }
}

/** Mentions something whose type is not known. Where that is so because of an error, the error says enough. */
export function doubt(cx: Context, at: Span, name: string, of: object): void {
  const label = `the type of \`${name}\` is not known`;
  const cause = cx.units.get(of) ?? "around";
  if (isLacking(cx, cause)) cx.lacks.push({ unit: cx.unit, at, label, hint: undefined, cause });
}

function isLacking(cx: Context, cause: Unit | "around"): boolean {
  if (cause !== "around") return reasonIn(cx, cause) !== undefined || isLeftOut(cx, cause);
  for (let unit = cx.unit; unit !== undefined; unit = unit.around) if (isLacking(cx, unit)) return true;
  return cx.unit === undefined && cx.lacks.length > 0;
}

/** Left out before it was typed this time. */
function isLeftOut(cx: Context, unit: Unit): boolean {
  return cx.without.has(unit);
}

/** Whether anything of it is not known; asked only where something may not be. */
export function isUnknown(cx: Context, type: Ty): boolean {
  return (cx.lacks.length > 0 || cx.errors.length > 0) && hasError(type);
}

/** Why a definition is left out: that is known when it has been typed. */
export function reasonIn(cx: Context, unit: Unit): string | undefined {
  if (errorOf(cx, unit) !== undefined) return ILL_TYPED;
  return cx.lacks.find((each) => each.unit === unit)?.label;
}

/** The same, of a definition that was typed: a part of it that nothing is known of is a lack, if nobody said so before. */
export function reasonFor(cx: Context, unit: Unit, typed: Expr): string | undefined {
  const why = reasonIn(cx, unit);
  const part = why === undefined && cx.errors.length === 0 && !cx.inLibrary ? unknownIn(typed) : undefined;
  if (part === undefined) return why;
  cx.lacks.push({ unit, at: part.at, label: "nothing is known of this", hint: undefined, cause: undefined });
  return reasonIn(cx, unit);
}

function unknownIn(e: Expr): Expr | undefined {
  let found: Expr | undefined;
  const enter = (inner: Expr): void => {
    const isValue = inner.kind === "value" || inner.kind === "field" || inner.kind === "constant";
    if (isValue && inner.type === ERROR) found ??= inner;
  };
  visitTree(e, enter, () => {});
  return found;
}

/** What is said of a definition that is wrong itself. */
const ILL_TYPED = "it has a type error";

/** A definition, and what is wrong with it: found when the program was typed before. */
export type IllTyped = { readonly unit: Unit; readonly error: Diagnostic };

function errorOf(cx: Context, { at }: Unit): Diagnostic | undefined {
  const isSame = ({ unit }: IllTyped): boolean =>
    unit.at.file === at.file && unit.at.start === at.start && unit.at.end === at.end;
  return cx.illTyped.find(isSame)?.error;
}

/** The error behind a lack, where there is one: its own, or one of a definition whose type is not known for it. */
function errorBehind(cx: Context, unit: Unit | undefined, seen: Set<Unit> = new Set()): Diagnostic | undefined {
  if (unit === undefined || seen.has(unit)) return undefined;
  seen.add(unit);
  const causes = cx.lacks.flatMap((each) => (each.unit === unit && each.cause !== undefined ? [each.cause] : []));
  const around = causes.includes("around") ? [unit.around] : [];
  const found = [...causes.filter((cause) => cause !== "around"), ...around].map((cause) =>
    errorBehind(cx, cause, seen),
  );
  return errorOf(cx, unit) ?? found.find((error) => error !== undefined);
}

/** What runs say that come to a definition that is wrong, or whose type is not known for one that is. */
export function illTypedStops(cx: Context): ReadonlyMap<string, string> {
  const own = cx.illTyped.map(({ unit }) => [stopWords(unit.name, ILL_TYPED), unit.name ?? ""] as const);
  const others = cx.lacks.flatMap(({ unit, label }) =>
    errorBehind(cx, unit) === undefined ? [] : [[stopWords(unit?.name, label), unit?.name ?? ""] as const],
  );
  return new Map([...others, ...own]);
}

/** What a run says that comes to a definition that is left out. */
export function stopWords(definition: string | undefined, why: string): string {
  return definition === undefined ? why : `${definition} is left out, as ${why}`;
}

/** What a definition that is left out gives. */
export function lackExpr(unit: Unit, type: Ty, why: string): Expr {
  return { kind: "lack", at: unit.at, type, definition: unit.name, why };
}

// ---- trying ----

export type Mark = { readonly errors: number; readonly lacks: number };

export function mark(cx: Context): Mark {
  return { errors: cx.errors.length, lacks: cx.lacks.length };
}

export function isQuietSince(cx: Context, { errors, lacks }: Mark): boolean {
  return cx.errors.length === errors && cx.lacks.length === lacks;
}

export function backTo(cx: Context, { errors, lacks }: Mark): void {
  cx.errors.length = errors;
  cx.lacks.length = lacks;
}

// ---- at the end ----

export type Settled = {
  /** What is wrong whatever we lack. */
  readonly errors: readonly Diagnostic[];
  readonly unchecked: readonly Unchecked[];
  /** Classes that have to be left out before the others can be typed. */
  readonly heads: ReadonlySet<syntax.Stat>;
};

export function settle(cx: Context): Settled {
  const out = lackingUnits(cx);
  const isOut = (unit: Unit | undefined): boolean => unit !== undefined && out.has(unit);
  const errors = cx.errors.filter((error) => !isOut(cx.blamed.get(error)));
  const asked = cx.lacks.filter(({ unit }) => unit === undefined);
  const heads = new Set([...out].flatMap(({ head }) => (head === undefined ? [] : [head])));
  // What is said of other definitions may change when the program is typed without these classes.
  const told = heads.size === 0 ? cx.lacks : cx.lacks.filter(({ unit }) => unit?.head !== undefined && out.has(unit));
  return { errors: [...errors, ...asked.map(refusal)], unchecked: toldOf(cx, told), heads };
}

/** All that a definition itself lacks; only if that is nothing, the first of what it depends on. */
function toldOf(cx: Context, lacks: readonly Lack[]): readonly Unchecked[] {
  const told = new Set(lacks.flatMap(({ unit, cause }) => (cause === undefined ? [unit] : [])));
  return lacks.flatMap(({ unit, at, label, cause }): readonly Unchecked[] => {
    if (unit === undefined || (cause !== undefined && told.has(unit))) return [];
    told.add(unit);
    return [
      {
        definition: unit.name,
        whole: unit.at,
        at,
        label,
        error: cause === undefined ? undefined : errorBehind(cx, unit),
      },
    ];
  });
}

/** Where nothing can be left out: in what is asked for. */
function refusal({ at, label, hint }: Lack): Diagnostic {
  return { code: "E301", title: "Not supported yet", at, label, also: [], hint };
}

function lackingUnits(cx: Context): ReadonlySet<Unit> {
  const out = new Set<Unit>();
  const users = new Map<Unit, Unit[]>();
  const open: Unit[] = [];
  const add = (unit: Unit | undefined): void => {
    if (unit === undefined || out.has(unit)) return;
    out.add(unit);
    open.push(unit);
  };
  const uses = (user: Unit | undefined, used: Unit | undefined): void => {
    if (user === undefined || used === undefined || user === used) return;
    users.set(used, [...(users.get(used) ?? []), user]);
  };
  for (const { unit } of cx.lacks) add(unit);
  for (const unit of cx.blamed.values()) if (unit !== undefined && errorOf(cx, unit) !== undefined) add(unit);
  for (const { unit, of } of cx.heads) uses(unit, cx.units.get(of));
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const user of users.get(next) ?? []) add(user);
  return out;
}

/** The head of a class mentions another class: without that one, it is left out too. */
export function notesHead(cx: Context, of: ClassSymbol): void {
  if (cx.unit?.head !== undefined) cx.heads.push({ unit: cx.unit, of });
}
