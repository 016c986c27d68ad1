// What one inference carries along: the facts it finds, the errors it reports, fresh names.
import { makeName, type Name } from "../../../core/expr.js";
import type { CtorDecl, DataDecl } from "../../../core/program.js";
import type { Span } from "../../../core/span.js";
import type { Code, Diagnostic, SourceChange } from "../../../report/diagnostic.js";
import type { Lack, Unchecked } from "../lack.js";
import type { Binding, Expr, FieldExpr, FieldPattern, Ident, Item, ModuleExpr, Pattern } from "../syntax.js";
import type { Application } from "./apply.js";
import type { Builtins } from "./builtin.js";
import type {
  Access,
  CtorInfo,
  FieldInfo,
  FunctorInfo,
  Given,
  Instance,
  Scope,
  Template,
  TypeInfo,
  ValueInfo,
} from "./entities.js";
import type { FormatPiece } from "./format-string.js";
import type { Equation } from "./gadt.js";
import { changeCount, newVar, type Ty } from "./ty.js";
import type { TagPattern } from "./variant.js";

/** What is known of an expression where it stands: the names that can be used there, and its type. */
export type Place = { readonly scope: Scope; readonly type: Ty };

/** What the lowering, and those who change a program, need to know about each node. */
export type Facts = {
  readonly places: Map<Expr, Place>;
  readonly idents: Map<Expr, { readonly info: ValueInfo; readonly type: Ty }>;
  readonly ctors: Map<Expr | Pattern, CtorInfo>;
  readonly fields: Map<Expr | FieldExpr | FieldPattern, FieldInfo>;
  readonly tags: Map<Pattern, readonly CtorInfo[]>; // of #t
  /** Lists in brackets that are not OCaml's own: as the constructors `::` and `[]` that they stand for. */
  readonly ownLists: Map<Expr, Expr>;
  readonly ownListPatterns: Map<Pattern, Pattern>;
  readonly binders: Map<Pattern, Name>;
  /** Applications that are not just the arguments as written, one after the other. */
  readonly applications: Map<Expr, Application>;
  /** Functions that stand where their optional parameters are not expected: how many of them are left out. */
  readonly erasures: Map<Expr, number>;
  readonly formats: Map<Expr, readonly FormatPiece[]>;
  readonly templates: Map<ModuleExpr, Template>; // of functors
  readonly instances: Map<ModuleExpr, readonly Instance[]>; // of their applications
  readonly elaborated: Map<ModuleExpr, ModuleExpr>; // the body of a functor that was checked anew
  readonly packed: Map<Expr, readonly Access[]>; // what a first-class module holds
  readonly recursive: Map<Item, readonly (readonly ForwardValue[])[]>; // of each module of a group
  readonly unpacked: Map<ModuleExpr | Pattern, readonly Name[]>; // and its parts by name
  readonly holes: Map<Expr, Lack>; // what we lack: a run that comes to it ends there
  readonly leftOut: Map<Item | Binding, Lack>; // as a whole
  readonly keys: Map<Item, Name>; // of local exceptions
  readonly externals: Map<Item, Name>; // functions of other languages
};

/** How a value of a recursive module is known before it is there, and what it is then. */
export type ForwardValue = { readonly name: Name; readonly is: Access; readonly isFunction: boolean };

/** Why a type is expected somewhere; shown beside a clash. */
export type Why = { readonly at: Span; readonly label: string; readonly hint?: string } | undefined;

/** What was there before an expression was checked: how many errors, how many changes to types. */
export type Before = { readonly errors: number; readonly changes: number };
export type Adviser = (ctx: Context, scope: Scope, e: Expr, expected: Ty, before: Before) => void;

export type Context = {
  /** The checker of expressions, which every part of inference calls for the expressions inside its own. */
  readonly checker: (ctx: Context, scope: Scope, e: Expr, expected: Ty, why: Why) => void;
  /** Looks for the slip behind new errors; only in a program that is known to have some. */
  readonly adviser: Adviser | undefined;
  readonly builtins: Builtins;
  readonly facts: Facts;
  readonly errors: Diagnostic[];
  readonly lacks: Lack[];
  readonly unchecked: Unchecked[];
  /** Why names, by their kind, are not there: what defines them was left out; or what was opened is not known. */
  readonly lackingNames: Map<string, Lack>;
  readonly lackingTypes: Map<string, TypeInfo>; // of modules that are not there, by path and number of parameters
  opened: Lack | undefined;
  localItem: Item | undefined; // of `let exception E in ...`
  readonly data: DataDecl[];
  readonly exceptions: CtorDecl[];
  readonly exceptionsBefore: number; // how many the library has
  readonly tags: Map<Name, CtorDecl>; // of polymorphic variants
  readonly appliedFunctors: Set<FunctorInfo>;
  readonly tagPatterns: Map<Pattern, TagPattern>;
  definesLists: boolean; // whether some type has constructors `::` and `[]` of its own
  readonly generalised: Set<string>; // names of constructors such as A : int -> int t
  /** Expressions that may be the record of a constructor: their fields are looked at, or they are made anew. */
  readonly inlineUses: WeakSet<Expr>;
  branchLevel: number; // of the branches around: what their patterns tell holds from there on
  /** Why a pattern must not bring up types of its own; undefined: it may. */
  plainBinding: string | undefined;
  outermost: Scope | undefined; // of the item of the file that we are inside of
  equations: Equation[]; // that the patterns around have told
  /** The text of each file, for hints that depend on how it is laid out. */
  readonly texts: ReadonlyMap<string, string>;
  /** What the `let`s around define, without `rec`. */
  defining: readonly Ident[];
  /** Where what was not known of a variable's type was first decided. */
  readonly decided: Map<ValueInfo, Span>;
  /** Named type variables of the current top-level item. */
  typeVars: Map<string, Ty>;
  /** The level of that item's own `let`: named variables are generalised only there. */
  itemLevel: number;
  /** Whether `external` is allowed: only in the library's own sources. */
  readonly inLibrary: boolean;
  modules: readonly string[]; // the modules we are inside of
  functors: readonly Template[]; // the functors we are inside of
  applicative: boolean; // whether the innermost of them gives the same types for the same module
  readonly packages: TypeInfo[]; // the types of first-class modules, each once
  /** What functors gave for modules that have a path: the same types each time. */
  readonly applied: Map<FunctorInfo, Map<object, Given>>;
  /** Names that definitions to come are to have, by path. */
  readonly promised: Map<string, Name>;
  serial: number;
};

type Start = Pick<
  Context,
  "adviser" | "builtins" | "checker" | "exceptionsBefore" | "inLibrary" | "serial" | "texts"
> & {
  readonly lacks: readonly Lack[];
};

export function newContext(start: Start): Context {
  return {
    ...start,
    facts: newFacts(),
    errors: [],
    lacks: [...start.lacks],
    unchecked: [],
    lackingNames: new Map(),
    lackingTypes: new Map(),
    opened: undefined,
    localItem: undefined,
    data: [],
    exceptions: [],
    tags: new Map(),
    appliedFunctors: new Set(),
    tagPatterns: new Map(),
    definesLists: false,
    generalised: new Set(),
    inlineUses: new WeakSet(),
    branchLevel: 1,
    plainBinding: undefined,
    outermost: undefined,
    equations: [],
    defining: [],
    decided: new Map(),
    typeVars: new Map(),
    itemLevel: 2,
    modules: [],
    functors: [],
    applicative: false,
    packages: [],
    applied: new Map(),
    promised: new Map(),
  };
}

export function newFacts(): Facts {
  return {
    places: new Map(),
    idents: new Map(),
    ctors: new Map(),
    fields: new Map(),
    tags: new Map(),
    ownLists: new Map(),
    ownListPatterns: new Map(),
    binders: new Map(),
    applications: new Map(),
    erasures: new Map(),
    formats: new Map(),
    templates: new Map(),
    instances: new Map(),
    elaborated: new Map(),
    packed: new Map(),
    recursive: new Map(),
    unpacked: new Map(),
    holes: new Map(),
    leftOut: new Map(),
    keys: new Map(),
    externals: new Map(),
  };
}

/** Checks that an expression has a type; reports where it has not. */
export function expect(ctx: Context, scope: Scope, e: Expr, expected: Ty, why: Why = undefined): void {
  ctx.facts.places.set(e, { scope, type: expected });
  if (ctx.adviser === undefined) return ctx.checker(ctx, scope, e, expected, why);
  const before = { errors: ctx.errors.length, changes: changeCount() };
  ctx.checker(ctx, scope, e, expected, why);
  if (ctx.errors.length > before.errors) ctx.adviser(ctx, scope, e, expected, before);
}

export function infer(ctx: Context, scope: Scope, e: Expr): Ty {
  const type = newVar();
  expect(ctx, scope, e, type);
  return type;
}

export function freshName(ctx: Context, shown: string): Name {
  return makeName(shown, ctx.serial++);
}

/** A definition to come gets this name. */
export function promise(ctx: Context, path: readonly string[], name: Name): void {
  ctx.promised.set(path.join("."), name);
}

/** The name that was promised to a definition in the module that we are inside of. */
export function promised(ctx: Context, ...path: readonly string[]): Name | undefined {
  if (ctx.promised.size === 0) return undefined;
  const key = [...ctx.modules, ...path].join(".");
  const name = ctx.promised.get(key);
  ctx.promised.delete(key);
  return name;
}

/** A name that says which module it belongs to. */
export function freshGlobal(ctx: Context, shown: string, around: readonly string[] = []): Name {
  return freshName(ctx, [...around, ...ctx.modules, shown].join("."));
}

type Extras = {
  readonly also?: Diagnostic["also"];
  readonly hint?: string | undefined;
  readonly change?: SourceChange | undefined;
};

export function report(ctx: Context, code: Code, title: string, at: Span, label: string, extras: Extras = {}): void {
  const same = ctx.errors.some((e) => e.at.start === at.start && e.at.end === at.end && e.at.file === at.file);
  const { also = [], hint, change } = extras;
  if (!same) ctx.errors.push({ code, title, at, label, also, hint, ...(change && { change }) });
}

/** Adds to the last error, which was just reported. */
export function addToLast(ctx: Context, { also = [], hint }: Extras): void {
  const last = ctx.errors.at(-1);
  if (last !== undefined)
    ctx.errors[ctx.errors.length - 1] = { ...last, also: [...last.also, ...also], hint: hint ?? last.hint };
}
