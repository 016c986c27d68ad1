// Finding what a path stands for, with an error that offers the nearest spelling.

import { nearest } from "../../../basis/spelling.js";
import type { SourceChange } from "../../../report/diagnostic.js";
import type { Lack } from "../lack.js";
import { isBindingOperator } from "../show/operator.js";
import type { Ident, ModuleExpr, Path } from "../syntax.js";
import { type Context, report } from "./context.js";
import type { CtorInfo, FieldInfo, ModuleInfo, ModuleTypeInfo, Scope, TypeInfo, ValueInfo } from "./entities.js";
import { lack } from "./lacking.js";
import { appliedTypes, type Found } from "./modules/given.js";
import { moduleNotHere, valueNotHere } from "./not-here.js";
import { findCtors, findFields, findModule, findModuleType, findType, findValue, visibleNames } from "./scope.js";

export function lookupValue(ctx: Context, scope: Scope, path: Path): ValueInfo | undefined {
  return lookup(ctx, scope, path, "values", "value", (inner) => findValue(inner, path.name));
}

export function lookupType(ctx: Context, scope: Scope, path: Path): TypeInfo | undefined {
  return lookup(ctx, scope, path, "types", "type", (inner) => findType(inner, path.name));
}

/** All candidates, latest first; never an empty list. */
export function lookupCtors(ctx: Context, scope: Scope, path: Path): readonly CtorInfo[] | undefined {
  return lookup(ctx, scope, path, "ctors", "constructor", (inner) => unlessEmpty(findCtors(inner, path.name)));
}

export function lookupFields(ctx: Context, scope: Scope, path: Path): readonly FieldInfo[] | undefined {
  return lookup(ctx, scope, path, "fields", "record field", (inner) => unlessEmpty(findFields(inner, path.name)));
}

export function lookupModule(ctx: Context, scope: Scope, path: Path): ModuleInfo | undefined {
  const module = lookup(ctx, scope, path, "modules", "module", (inner) => findModule(inner, path.name));
  if (module?.lacking === undefined) return module;
  lackAgain(ctx, path, module.lacking, false);
  return undefined;
}

export function lookupModuleType(ctx: Context, scope: Scope, path: Path): ModuleTypeInfo | undefined {
  return lookup(ctx, scope, path, "moduleTypes", "module type", (inner) => findModuleType(inner, path.name));
}

/** A module by its path, or what a functor gives for one: F(X), as far as types go. */
export function lookupModuleExpr(ctx: Context, scope: Scope, e: ModuleExpr): Found | undefined {
  if (e.kind === "path") {
    const module = lookupModule(ctx, scope, e.path);
    const front = e.path.within && lookupModuleExpr(ctx, scope, e.path.within)?.path;
    return module && { module, path: [...(front ?? []), ...e.path.modules, e.path.name] };
  }
  if (e.kind !== "apply" || e.arg === undefined) {
    lack(ctx, e.at, "paths through modules that have no name", { many: true, whole: true });
    return undefined;
  }
  const [fn, arg] = [lookupModuleExpr(ctx, scope, e.fn), lookupModuleExpr(ctx, scope, e.arg)];
  return fn && arg && appliedTypes(ctx, fn, arg, e.at);
}

function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

type Kind = "values" | "types" | "ctors" | "fields" | "modules" | "moduleTypes";

function lookup<T>(
  ctx: Context,
  scope: Scope,
  path: Path,
  kind: Kind,
  what: string,
  find: (s: Scope) => T | undefined,
): T | undefined {
  const inner = scopeOf(ctx, scope, path, kind);
  if (inner === undefined) return undefined;
  const found = find(inner);
  if (found === undefined) reportUnbound(ctx, inner, path, kind, what);
  return found;
}

/** The scope that a path's modules lead to; names found in it must be the module's own. */
function scopeOf(ctx: Context, scope: Scope, path: Path, kind: Kind): Scope | undefined {
  const front = path.within && lookupModuleExpr(ctx, scope, path.within);
  if (path.within !== undefined && front === undefined) return undefined;
  let inner: Scope = front === undefined ? scope : { ...front.module.scope, parent: undefined };
  for (const name of path.modules) {
    const module: ModuleInfo | undefined = findModule(inner, name);
    if (module === undefined) {
      const before = path.modules.slice(0, path.modules.indexOf(name));
      reportUnbound(ctx, inner, { modules: before, name, at: path.at }, "modules", "module", kind === "fields");
      return undefined;
    }
    if (module.lacking !== undefined) lackAgain(ctx, path, module.lacking, kind === "fields");
    if (module.broken) return undefined;
    inner = { ...module.scope, parent: undefined };
  }
  return inner;
}

const CODES = {
  values: "E201",
  ctors: "E202",
  types: "E203",
  fields: "E203",
  modules: "E203",
  moduleTypes: "E203",
} as const;

/** What was left out before, or is in a module that was, and is missed here. */
function lackAgain(ctx: Context, { at }: Path, { what, many, error }: Lack, whole: boolean): void {
  lack(ctx, at, what, { many, whole, error });
}

/** `whole`: nothing can stand in for it, if it is something that we lack. */
function reportUnbound(
  ctx: Context,
  scope: Scope,
  path: Path,
  kind: Kind,
  what: string,
  whole = kind === "fields",
): void {
  const notHere =
    kind === "modules"
      ? moduleNotHere(scope, path.modules, path.name)
      : kind === "values"
        ? valueNotHere(scope, path.modules, path.name)
        : undefined;
  if (notHere !== undefined) return void lack(ctx, path.at, notHere, { many: false, whole });
  const own = kind === "values" && path.modules.length === 0 && ctx.defining.findLast(({ name }) => name === path.name);
  if (own) return reportNotRecursive(ctx, path, own);
  const leftOut = ctx.lackingNames.get(`${kind} ${path.name}`) ?? (path.modules.length === 0 ? ctx.opened : undefined);
  if (leftOut !== undefined) return lackAgain(ctx, path, leftOut, whole);
  const candidates = visibleNames(scope, kind);
  const near = nearest(path.name, candidates);
  const place = path.modules.length === 0 ? "" : ` in \`${path.modules.join(".")}\``;
  report(ctx, CODES[kind], `Unbound ${what}`, path.at, `there is no ${what} \`${path.name}\`${place}`, {
    hint: near === undefined ? hintFor(path, kind) : `did you mean \`${near}\`?`,
    change: near === undefined ? undefined : respelt(ctx, path, near),
  });
}

function reportNotRecursive(ctx: Context, { name, at }: Path, own: Ident): void {
  report(ctx, "E201", "Unbound value", at, `\`${name}\` is not known in its own definition`, {
    also: [{ at: own.at, label: "defined here, without `rec`" }],
    hint: `a function that calls itself is defined by \`let rec ${name} ...\`.`,
    change: withRec(ctx, own),
  });
}

/** Of a path, the last part. */
export function respelt(ctx: Context, { name, at }: Path, near: string): SourceChange | undefined {
  const start = at.end - name.length;
  const isThere = ctx.texts.get(at.file)?.slice(start, at.end) === name;
  return isThere ? { at: { ...at, start }, text: near } : undefined;
}

function withRec(ctx: Context, { at }: Ident): SourceChange | undefined {
  const before = ctx.texts.get(at.file)?.slice(0, at.start) ?? "";
  return /\blet\s+$/.test(before) ? { at: { ...at, end: at.start }, text: "rec " } : undefined;
}

function hintFor(path: Path, kind: Kind): string | undefined {
  if (kind !== "values" || path.modules.length > 0) return undefined;
  if (isBindingOperator(path.name))
    return `define it with \`let ( ${path.name} ) x ${path.name.startsWith("let") ? "f" : "y"} = ...\`, or open the module that does.`;
  return undefined;
}
