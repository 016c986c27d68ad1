// Scala's types: all files of a program, on top of the library, to a tree in which everything is written out.

import type { Span } from "../../../core/span.js";
import { NOWHERE } from "../../../core/span.js";
import type { Checked, Diagnostic } from "../../../report/diagnostic.js";
import { ERRORS_MAX } from "../parse/scan.js";
import type { ImportClause, Stat as SyntaxStat } from "../syntax.js";
import type { ClassSymbol, DefSymbol, Stat, TypedProgram, Unchecked } from "../typed.js";
import { type Builtins, newBuiltins } from "./builtin.js";
import type { ClassInfo, Context, Implicit, PackageSymbol, Rules, Scope, SpecialTy } from "./context.js";
import { newScope } from "./context.js";
import { enterStats, type Later, newWork, packageIn, prepare } from "./enter.js";
import { typeExpr } from "./expr.js";
import { type IllTyped, illTypedStops, settle, type Unit } from "./leave-out.js";
import { parentArgs } from "./new.js";
import { typePattern } from "./pattern.js";
import { newInfo, newPackage } from "./symbols.js";

/** The statements of one file, or of one text to be shown. */
export type Parsed = readonly SyntaxStat[];

/** What programs see of the library. Its symbols are shared by all programs and are never changed by them. */
export type TypedLibrary = {
  readonly program: TypedProgram;
  readonly builtins: Builtins;
  readonly root: PackageSymbol;
  readonly infos: ReadonlyMap<ClassSymbol, ClassInfo>;
  readonly makers: ReadonlyMap<DefSymbol, ClassSymbol>;
  readonly implicits: ReadonlySet<Implicit>;
  readonly memberObjects: readonly ClassSymbol[];
  readonly attached: Context["attached"];
  readonly givens: Context["givens"];
  /** What has a body or a default, which may not have been typed. */
  readonly given: Context["given"];
  readonly views: readonly DefSymbol[];
};

/** `library` is undefined while the library itself is typed. Of `shown`, every statement is to be shown in order. */
export function typeScala(
  library: TypedLibrary | undefined,
  sources: readonly Parsed[],
  shown: readonly Parsed[],
  partial: readonly string[] = [],
): Checked<TypedProgram> {
  const whole = typeWithout(library, sources, shown, new Set(), [], []);
  return partial.length === 0 || whole.ok ? whole.typed : withoutIllTyped(library, sources, shown, partial, whole);
}

/** A program with more wrong definitions is none that anybody meant to be read in part. */
const ILL_TYPED_MAX = 50;

/**
 * The program without its ill-typed definitions; or what is wrong with it, where that is not all. They are left out one
 * by one, the first first: what is wrong with a later one may be wrong only as long as an earlier one is.
 */
function withoutIllTyped(
  library: TypedLibrary | undefined,
  sources: readonly Parsed[],
  shown: readonly Parsed[],
  partial: readonly string[],
  whole: Refused,
): Checked<TypedProgram> {
  const known: IllTyped[] = [];
  for (let left: Outcome = whole; known.length <= ILL_TYPED_MAX; ) {
    if (left.ok) return left.typed;
    const [error] = inOrder(left.errors);
    const unit = error && left.unitOf(error);
    const isOwn = left.errors.every(({ code, at }) => partial.includes(at.file) && code.startsWith("E2"));
    if (error === undefined || unit === undefined || !isOwn) break;
    const isKnown = ({ unit: { at } }: IllTyped): boolean =>
      at.file === unit.at.file && at.start === unit.at.start && at.end === unit.at.end;
    if (known.some(isKnown)) break;
    known.push({ unit, error });
    left = typeWithout(library, sources, shown, new Set(), [], [...known]);
  }
  return whole.typed;
}

/** Typed; or what is wrong, in which definitions. */
type Outcome = { readonly ok: true; readonly typed: Checked<TypedProgram> } | Refused;
type Refused = {
  readonly ok: false;
  readonly typed: Checked<TypedProgram>;
  readonly errors: readonly Diagnostic[];
  readonly unitOf: (error: Diagnostic) => Unit | undefined;
};

/** Classes that use what we lack are found by typing the program; then it is typed again without them. */
function typeWithout(
  library: TypedLibrary | undefined,
  sources: readonly Parsed[],
  shown: readonly Parsed[],
  leftOut: ReadonlySet<SyntaxStat>,
  unchecked: readonly Unchecked[],
  illTyped: readonly IllTyped[],
): Outcome {
  const cx = newContext(library, leftOut, illTyped, filesIn(sources));
  try {
    const program = typeProgram(cx, sources, shown);
    const settled = settle(cx);
    const all = [...unchecked, ...settled.unchecked];
    if (settled.heads.size > 0) {
      return typeWithout(library, sources, shown, new Set([...leftOut, ...settled.heads]), all, illTyped);
    }
    const wrong = illTyped.map(({ unit, error }) => ({ ...error, definition: unit.name, whole: unit.at, error }));
    const told = oncePerDefinition(inOrder([...wrong, ...all]));
    const typed = checked(cx, settled.errors, { ...program, unchecked: told, illTyped: illTypedStops(cx) });
    if (typed.ok) return { ok: true, typed };
    return { ok: false, typed, errors: settled.errors, unitOf: (error) => cx.blamed.get(error) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const errors = [tooDeep(cx.at)] as const;
    return { ok: false, typed: { ok: false, errors }, errors, unitOf: () => undefined };
  }
}

/** Typing follows the nesting of the text on our own stack. */
function tooDeep(at: Span): Diagnostic {
  const label = "expressions are nested too deeply in this definition";
  const hint = "name some of the inner expressions with `val`.";
  return { code: "E105", title: "Nested too deeply", at, label, also: [], hint };
}

/** `bodies`: programs need only what the library's definitions are called and what types they have. */
export function typeLibrary(sources: readonly Parsed[], bodies: boolean): Checked<TypedLibrary> {
  const cx = newContext(undefined);
  const program = typeProgram(cx, sources, [], bodies);
  const { builtins, root, infos, makers, memberObjects, attached, givens, given, views, implicits } = cx;
  const typed = { program, builtins, root, infos, makers, memberObjects, attached, givens, given, views, implicits };
  return checked(cx, cx.errors, typed);
}

function checked<T>(cx: Context, errors: readonly Diagnostic[], value: T): Checked<T> {
  const [first, ...rest] = inOrder(errors).slice(0, cx.inLibrary ? undefined : ERRORS_MAX);
  return first === undefined ? { ok: true, value } : { ok: false, errors: [first, ...rest] };
}

/** The same lack of a definition is told once. */
function oncePerDefinition(all: readonly Unchecked[]): readonly Unchecked[] {
  const told = new Set<string>();
  return all.filter(({ definition, label }) => {
    const key = `${definition} ${label}`;
    return !told.has(key) && told.add(key) !== undefined;
  });
}

type Told = Pick<Diagnostic, "at" | "label">;

/** By place; the same is not said twice. */
function inOrder<T extends Told>(errors: readonly T[]): readonly T[] {
  const files = [...new Set(errors.map(({ at }) => at.file))];
  const place = ({ at }: Told): number => files.indexOf(at.file) * 1e9 + at.start;
  const seen = new Set<string>();
  const isNew = ({ at, label }: Told): boolean => {
    const key = `${at.file}:${at.start}:${at.end}:${label}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return [...errors].sort((a, b) => place(a) - place(b)).filter(isNew);
}

const RULES: Rules = { expr: typeExpr, pattern: typePattern, parentArgs };

const ALL: ReadonlySet<SyntaxStat> = new Set();

/** Which of the files a place is in. */
function filesIn(sources: readonly Parsed[]): Context["fileOf"] {
  const isIn = (at: Span, stats: Parsed): boolean =>
    stats.some((stat) => stat.at.file === at.file && stat.at.start <= at.start && at.end <= stat.at.end);
  return (at) => sources.findIndex((stats) => isIn(at, stats));
}

function newContext(
  library: TypedLibrary | undefined,
  leftOut: ReadonlySet<SyntaxStat> = ALL,
  illTyped: readonly IllTyped[] = [],
  numberOf: Context["fileOf"] = () => 0,
): Context {
  return {
    rules: RULES,
    builtins: library?.builtins ?? newBuiltins(),
    inLibrary: library === undefined,
    root: newPackage("", "", library?.root),
    libraryInfos: library?.infos ?? new Map(),
    infos: new Map(),
    makers: new Map(),
    constructors: [],
    libraryMakers: library?.makers ?? new Map(),
    memberObjects: [...(library?.memberObjects ?? [])],
    attached: library?.attached ?? new Map(),
    givens: [...(library?.givens ?? [])],
    given: new Set(library?.given ?? []),
    views: [...(library?.views ?? [])],
    access: new Map(),
    implicits: new Set(library?.implicits),
    overriding: new Set(),
    finals: new Set(),
    stackable: new Set(),
    promised: [],
    moreMakers: new Set(),
    givesThis: new Set(),
    refined: [],
    selves: new Map(),
    pending: new Map(),
    busy: new Set(),
    open: new WeakMap(),
    errors: [],
    blamed: new Map(),
    lacks: [],
    unit: undefined,
    units: new Map(),
    heads: [],
    leftOut,
    illTyped,
    without: new Set(),
    phantoms: new Set(),
    partial: new Set(),
    lacksImplicits: false,
    classes: [],
    fileOf: numberOf,
    searched: 0,
    at: NOWHERE,
    serial: 1,
  };
}

function typeProgram(cx: Context, sources: readonly Parsed[], shown: readonly Parsed[], bodies = true): TypedProgram {
  if (cx.inLibrary) enterBuiltins(cx);
  const outer = outerScope(cx);
  const top = typeFiles(cx, outer, sources, bodies);
  const shownStats = typeShown(cx, outer, shown);
  for (const look of cx.promised) look();
  const { classes, constructors } = cx;
  return {
    classes,
    children: childrenOf(classes),
    top,
    constructors,
    shown: shownStats,
    unchecked: [],
    illTyped: new Map(),
  };
}

/** All files are one program: everything is entered before anything is typed. */
function typeFiles(cx: Context, outer: Scope, sources: readonly Parsed[], bodies: boolean): readonly Stat[] {
  const work = newWork();
  const later = sources.flatMap((stats): readonly Later[] => {
    const file = newScope(outer, "package", { within: cx.root });
    return enterStats(cx, file, stats, cx.root, work);
  });
  prepare(work);
  if (!bodies) return [];
  const top = later.flatMap((each) => each()).filter((stat) => stat.kind !== "class");
  for (const step of work.bodies) step();
  return top;
}

/** What is asked sees the whole program, and what is in its objects; what is defined hides what was there before. */
function typeShown(cx: Context, outer: Scope, shown: readonly Parsed[]): readonly Stat[] {
  const opened = newScope(outer, "block");
  for (const object of objectsOf(cx.root)) opened.imports.push(importAll(object.path.split(".")));
  let scope = newScope(opened, "package", { within: cx.root });
  return shown.flatMap((stats) =>
    stats.flatMap((stat) => {
      scope = newScope(scope, "block");
      const work = newWork();
      const later = enterStats(cx, scope, [stat], scope, work);
      prepare(work);
      const typed = later.flatMap((each) => each());
      for (const step of work.bodies) step();
      return typed;
    }),
  );
}

function objectsOf(within: PackageSymbol): readonly ClassSymbol[] {
  return [...within.terms.values()].flat().flatMap((each) => {
    if (each.symbol === "package") return objectsOf(each);
    return each.symbol === "class" && each.kind === "object" ? [each] : [];
  });
}

function childrenOf(classes: readonly ClassSymbol[]): ReadonlyMap<ClassSymbol, readonly ClassSymbol[]> {
  const children = new Map<ClassSymbol, ClassSymbol[]>();
  for (const each of classes) {
    for (const { type } of each.parents) {
      const known = children.get(type.of);
      if (known === undefined) children.set(type.of, [each]);
      else known.push(each);
    }
  }
  return children;
}

// ---- what is there before the first line ----

/** Package scala, its Predef and java.lang are seen everywhere. */
function outerScope(cx: Context): Scope {
  const names = { terms: new Map(), types: new Map() };
  const none = { outer: undefined, owner: undefined, template: undefined, within: undefined, method: undefined };
  const imports = [["java", "lang"], ["scala"], ["scala", "Predef"]].map(importAll);
  const predef: Scope = { kind: "block", ...none, imports, strict: [], ...names };
  return newScope(predef, "package", { within: cx.root });
}

function importAll(path: readonly string[]): ImportClause {
  const at: Span = NOWHERE;
  return { path: ["_root_", ...path].map((name) => ({ name, at })), selectors: [], all: true, at };
}

const SPECIALS: Readonly<Record<string, SpecialTy>> = {
  Any: "any",
  AnyRef: "any-ref",
  AnyVal: "any-val",
  Nothing: "nothing",
  Null: "null",
  ...Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`Function${i}`, "function" as const])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`Tuple${i + 2}`, "tuple" as const])),
};

function enterBuiltins(cx: Context): void {
  const scala = packageIn(cx.root, "scala");
  const lang = packageIn(packageIn(cx.root, "java"), "lang");
  for (const [name, make] of Object.entries(SPECIALS)) scala.types.set(name, { symbol: "special", make });
  for (const [name, of] of Object.entries(cx.builtins.classes)) {
    scala.types.set(name, of);
    cx.infos.set(of, newInfo(cx, of, false));
  }
  lang.types.set("Object", { symbol: "special", make: "any-ref" });
  lang.types.set("String", cx.builtins.classes.String);
}
