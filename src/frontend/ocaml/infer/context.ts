// What one inference carries along: the facts it finds, the errors it reports, fresh names.
import { makeName, type Name } from "../../../core/expr.js";
import type { CtorDecl, DataDecl } from "../../../core/program.js";
import type { Span } from "../../../core/span.js";
import type { Code, Diagnostic } from "../../../report/diagnostic.js";
import type { Expr, FieldExpr, FieldPattern, Pattern } from "../syntax.js";
import type { Builtins } from "./builtin.js";
import type { CtorInfo, FieldInfo, Scope, ValueInfo } from "./entities.js";
import type { FormatPiece } from "./format-string.js";
import { newVar, type Ty } from "./ty.js";

/** What the lowering needs to know about each node. */
export type Facts = {
  readonly idents: Map<Expr, { readonly info: ValueInfo; readonly type: Ty }>;
  readonly ctors: Map<Expr | Pattern, CtorInfo>;
  readonly fields: Map<Expr | FieldExpr | FieldPattern, FieldInfo>;
  readonly binders: Map<Pattern, Name>;
  /** Arguments in the order of the function's parameters, where labels or omissions make it another one. */
  readonly applications: Map<Expr, readonly (Expr | undefined)[]>;
  readonly formats: Map<Expr, readonly FormatPiece[]>;
};

/** Why a type is expected somewhere; shown beside a clash. */
export type Why = { readonly at: Span; readonly label: string } | undefined;

export type Context = {
  /** The checker of expressions, which every part of inference calls for the expressions inside its own. */
  readonly checker: (ctx: Context, scope: Scope, e: Expr, expected: Ty, why: Why) => void;
  readonly builtins: Builtins;
  readonly facts: Facts;
  readonly errors: Diagnostic[];
  readonly data: DataDecl[];
  readonly exceptions: CtorDecl[];
  readonly exceptionsBefore: number; // how many the library has
  /** Named type variables of the current top-level item. */
  readonly typeVars: Map<string, Ty>;
  /** Whether `external` is allowed: only in the library's own sources. */
  readonly inLibrary: boolean;
  modules: readonly string[]; // the modules we are inside of
  serial: number;
};

type Start = Pick<Context, "builtins" | "checker" | "exceptionsBefore" | "inLibrary" | "serial">;

export function newContext(start: Start): Context {
  return { ...start, facts: newFacts(), errors: [], data: [], exceptions: [], typeVars: new Map(), modules: [] };
}

export function newFacts(): Facts {
  return {
    idents: new Map(),
    ctors: new Map(),
    fields: new Map(),
    binders: new Map(),
    applications: new Map(),
    formats: new Map(),
  };
}

/** Checks that an expression has a type; reports where it has not. */
export function expect(ctx: Context, scope: Scope, e: Expr, expected: Ty, why: Why = undefined): void {
  ctx.checker(ctx, scope, e, expected, why);
}

export function infer(ctx: Context, scope: Scope, e: Expr): Ty {
  const type = newVar();
  expect(ctx, scope, e, type);
  return type;
}

export function freshName(ctx: Context, shown: string): Name {
  return makeName(shown, ctx.serial++);
}

/** A name that says which module it belongs to. */
export function freshGlobal(ctx: Context, shown: string): Name {
  return freshName(ctx, [...ctx.modules, shown].join("."));
}

type Extras = { readonly also?: Diagnostic["also"]; readonly hint?: string | undefined };

export function report(ctx: Context, code: Code, title: string, at: Span, label: string, extras: Extras = {}): void {
  const same = ctx.errors.some((e) => e.at.start === at.start && e.at.end === at.end && e.at.file === at.file);
  if (!same) ctx.errors.push({ code, title, at, label, also: extras.also ?? [], hint: extras.hint });
}
