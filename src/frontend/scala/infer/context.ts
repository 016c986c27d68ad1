// What typing works with: entities that names stand for, scopes, what is still to be completed, errors.
import type { Span } from "../../../core/span.js";
import type { Code, Diagnostic, SourceChange } from "../../../report/diagnostic.js";
import type * as syntax from "../syntax.js";
import type {
  Argument,
  ClassSymbol,
  DefSymbol,
  Expr,
  Owner,
  Pattern,
  Stat,
  Ty,
  TypeParam,
  ValueSymbol,
} from "../typed.js";
import type { Access } from "./access.js";
import type { Builtins } from "./builtin.js";
import type { IllTyped, Lack, Unit } from "./leave-out.js";

/** What a name stands for in expressions; a class is an object here. */
export type Entity = ValueSymbol | DefSymbol | ClassSymbol | PackageSymbol;
/** What a name stands for in types. */
export type TypeEntity = ClassSymbol | TypeParamEntity | Alias | Special;
export type TypeParamEntity = { readonly symbol: "type-param"; readonly of: TypeParam };
export type Alias = {
  readonly symbol: "alias";
  readonly name: string;
  readonly at: Span;
  typeParams: readonly TypeParam[];
  type: Ty;
  /** Its definition is left out: whatever it is applied to. */
  readonly isUnknown: boolean;
};
/** Any, Nothing and the like; functions and tuples by their class names. */
export type Special = { readonly symbol: "special"; readonly make: SpecialTy };
export type SpecialTy = "any" | "any-ref" | "any-val" | "nothing" | "null" | "function" | "tuple";

export type Implicit = ValueSymbol | DefSymbol | ClassSymbol;

export type Names = {
  readonly terms: Map<string, Entity[]>;
  readonly types: Map<string, TypeEntity>;
};

/** Packages of a program hide nothing of the library's packages of the same name: those are its `base`. */
export type PackageSymbol = Names & {
  readonly symbol: "package";
  readonly name: string;
  readonly path: string;
  readonly base: PackageSymbol | undefined;
};

export type ClassInfo = Names & {
  /** `new C(...)` as a method: its type parameters and parameters are the class's. */
  readonly maker: DefSymbol;
  /** C(...) of case classes: the same, but for enums it gives the type of the enum. */
  readonly apply: DefSymbol;
  /** `def this(...)`, in order. */
  readonly constructors: DefSymbol[];
  /** The object of a case class that has none written. */
  readonly isSynthetic: boolean;
  /** The object of an enum, or one of its cases. */
  readonly isEnum: boolean;
  /** What is found under a name, own and inherited; filled as it is asked for. */
  readonly found: Map<string, readonly Entity[]>;
  linear: readonly ClassSymbol[] | undefined;
};

export type Scope = Names & {
  readonly kind: "block" | "template" | "package";
  readonly outer: Scope | undefined;
  /** Of what is defined here. */
  readonly owner: Owner;
  readonly template: ClassSymbol | undefined;
  readonly within: PackageSymbol | undefined;
  readonly method: DefSymbol | undefined; // that `return` leaves
  readonly imports: syntax.ImportClause[];
  /** Of a block: values that have none before their definition is reached. */
  readonly strict: Span[];
};

/** Makes the value that a variable of a pattern is. */
export type Binder = (name: string, at: Span, type: Ty) => ValueSymbol;

/** What the files of the typer ask of each other without importing each other. */
export type Rules = {
  readonly expr: (cx: Context, scope: Scope, e: syntax.Expr, expected: Ty) => Expr;
  readonly pattern: (cx: Context, scope: Scope, p: syntax.Pattern, on: Ty, bind: Binder) => Pattern;
  readonly parentArgs: (
    cx: Context,
    scope: Scope,
    child: ClassSymbol,
    type: Ty & { kind: "class" },
    parent: syntax.Parent,
  ) => { readonly type: Ty & { kind: "class" }; readonly args: readonly Argument[] };
};

export type Context = {
  readonly rules: Rules;
  readonly builtins: Builtins;
  readonly inLibrary: boolean;
  readonly root: PackageSymbol;
  readonly libraryInfos: ReadonlyMap<ClassSymbol, ClassInfo>;
  readonly infos: Map<ClassSymbol, ClassInfo>;
  /** Makers of objects: constructors, and `apply` of case classes. */
  readonly makers: Map<DefSymbol, ClassSymbol>;
  /** The further constructors of all classes. */
  readonly constructors: Stat[];
  readonly libraryMakers: ReadonlyMap<DefSymbol, ClassSymbol>;
  /** Objects whose methods belong to the type of their first parameter. */
  readonly memberObjects: ClassSymbol[];
  /** Their methods by name; empty until somebody asks. */
  readonly attached: Map<string, { readonly def: DefSymbol; readonly object: ClassSymbol }[]>;
  /** Definitions of the library that implicit parameters are filled with. */
  readonly givens: (ClassSymbol | DefSymbol | ValueSymbol)[];
  /** Functions of the library that are applied where their result is expected and their parameter is given. */
  readonly views: DefSymbol[];
  /** What has a body or a default value, though that may not have been typed yet. */
  readonly given: Set<DefSymbol | ValueSymbol>;
  /** What the program defines as implicit: values, objects, conversions; of a class its constructor. */
  readonly implicits: Set<Implicit>;
  /** What is private or protected. */
  readonly access: Map<object, Access>;
  /** Methods that say `override`. */
  readonly overriding: Set<DefSymbol>;
  /** Classes and members that say `final`. */
  readonly finals: Set<object>;
  /** Methods that say `abstract override`: what they call with `super` is there when they are mixed in. */
  readonly stackable: Set<DefSymbol>;
  /** Methods whose result is `this.type`. */
  readonly givesThis: Set<DefSymbol>;
  /** Takes back what the patterns of a case say about type parameters: that holds while the case is typed. */
  refined: (() => void)[];
  /** Names for the object itself: `self =>`. */
  readonly selves: Map<ValueSymbol, ClassSymbol>;
  /** What is looked at when everything has been typed. */
  readonly promised: (() => void)[];
  readonly pending: Map<object, () => void>;
  readonly busy: Set<object>;
  /** Calls whose type has parts that nothing is known of; they count as Nothing where nobody asks. */
  readonly open: WeakMap<Expr, { readonly type: Ty; readonly vars: readonly TypeParam[] }>;
  readonly errors: Diagnostic[];
  /** The definition in which each error was found. */
  readonly blamed: Map<Diagnostic, Unit | undefined>;
  readonly lacks: Lack[];
  /** The definition that is being typed, and that of each symbol. */
  unit: Unit | undefined;
  readonly units: Map<object, Unit>;
  /** Classes that the heads of classes mention. */
  readonly heads: { readonly unit: Unit; readonly of: ClassSymbol }[];
  /** Definitions that are known to be left out. */
  readonly leftOut: ReadonlySet<syntax.Stat>;
  /** Definitions that are left out as a whole, though nothing in them was looked at. */
  readonly without: Set<Unit>;
  /** Definitions that are known to be wrong, and are left out for it. */
  readonly illTyped: readonly IllTyped[];
  /** What stands for definitions that are left out. */
  readonly phantoms: Set<object>;
  /** Objects with parents that we lack: they may have any member. */
  readonly partial: Set<ClassSymbol>;
  /** Classes of which something without a name is left out: another constructor, perhaps. */
  readonly moreMakers: Set<ClassSymbol>;
  /** Whether something is left out that others may use without its name. */
  lacksImplicits: boolean;
  readonly classes: ClassSymbol[];
  /** How many implicit definitions were tried. */
  /** The number of the file that a place is in. */
  readonly fileOf: (at: Span) => number;
  searched: number;
  at: Span; // the definition that is worked on
  serial: number;
};

/** Completes what is asked for; true if that is already under way. */
export function force(cx: Context, symbol: object): boolean {
  if (cx.busy.has(symbol)) return true;
  const complete = cx.pending.get(symbol);
  if (complete === undefined) return false;
  cx.pending.delete(symbol);
  cx.busy.add(symbol);
  try {
    complete();
  } finally {
    cx.busy.delete(symbol);
  }
  return false;
}

export function infoOf(cx: Context, of: ClassSymbol): ClassInfo {
  const info = cx.infos.get(of) ?? cx.libraryInfos.get(of);
  if (info === undefined) throw new Error(`nothing is known of ${of.path}`);
  return info;
}

export function makerOf(cx: Context, def: DefSymbol): ClassSymbol | undefined {
  return cx.makers.get(def) ?? cx.libraryMakers.get(def);
}

export function newScope(outer: Scope, kind: Scope["kind"], changes: Partial<Scope> = {}): Scope {
  const { owner, within, method } = outer;
  const names = { terms: new Map(), types: new Map() };
  return { kind, outer, owner, template: undefined, within, method, imports: [], strict: [], ...names, ...changes };
}

export type Problem = {
  readonly also?: Diagnostic["also"];
  readonly hint?: string | undefined;
  readonly change?: SourceChange | undefined;
};

export function report(cx: Context, code: Code, title: string, at: Span, label: string, more: Problem = {}): void {
  const change = more.change && { change: more.change };
  const error = { code, title, at, label, also: more.also ?? [], hint: more.hint, ...change };
  cx.errors.push(error);
  if (cx.unit !== undefined) cx.blamed.set(error, cx.unit);
}

export function unsupported(cx: Context, at: Span, what: string, hint?: string): void {
  if (cx.inLibrary) report(cx, "E301", "Not supported yet", at, what, { hint });
  else cx.lacks.push({ unit: cx.unit, at, label: what, hint, cause: undefined });
}
