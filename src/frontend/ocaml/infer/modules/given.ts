// The types that a functor gives for an argument: the same for the same path. Applications in the functor's body
// that depend on its parameter are made again for the argument.
import type { Name } from "../../../../core/expr.js";
import type { Span } from "../../../../core/span.js";
import { type Context, report } from "../context.js";
import { addData } from "../data.js";
import type { FunctorInfo, Given, ModuleInfo, Template, TypeInfo } from "../entities.js";
import { newScope } from "../scope.js";
import { type Copying, copyModule, copyModules, inside } from "./copy.js";
import { freshType, owns, pathName, sealed } from "./instance.js";
import { matchModule, type View } from "./match.js";
import { retyped, type TypeMap } from "./retype.js";

/** A module and, if there is one, the path that leads to it: the same path, the same types. */
export type Found = { readonly module: ModuleInfo; readonly path: readonly string[] | undefined };

/** `ownPath` is F(X), if both have a path; `path` is what the result is known by. */
export type Application = {
  readonly functor: FunctorInfo;
  readonly name: string;
  readonly fnPath: readonly string[] | undefined;
  readonly view: View;
  readonly arg: Found | undefined;
  readonly at: Span;
  readonly path: readonly string[];
  readonly ownPath: readonly string[] | undefined;
};

const NOTHING: View = { types: new Map(), values: new Map(), ctors: new Map(), functors: new Map() };

/** The argument as the parameter's signature sees it. */
export function viewOf(
  ctx: Context,
  name: string,
  functor: FunctorInfo,
  arg: Found | undefined,
  at: Span,
): View | undefined {
  if (functor.param === undefined) {
    if (arg === undefined || arg.module.items.length === 0) return NOTHING;
    report(ctx, "E213", "Wrong argument of a functor", at, `\`${name}\` takes no module: write \`${name} ()\``);
    return undefined;
  }
  if (arg !== undefined) return matchModule(ctx, arg.module, functor.param.module, at);
  report(ctx, "E213", "Wrong argument of a functor", at, `\`${name}\` takes a module`);
  return undefined;
}

/** F(X), if both can be named. */
export function applicationPath(
  fn: readonly string[] | undefined,
  arg: readonly string[] | undefined,
): readonly string[] | undefined {
  return fn && arg && [...fn.slice(0, -1), `${fn.at(-1)}(${arg.join(".")})`];
}

export function functorModule(name: string, functor: FunctorInfo): ModuleInfo {
  return { name, functor, items: [], scope: newScope(undefined), identity: {} };
}

export function givenFor(ctx: Context, a: Application): Given {
  const identity = a.arg?.module.identity;
  const known = a.ownPath && identity && ctx.applied.get(a.functor)?.get(identity);
  if (known !== undefined) return known;
  const { code } = a.functor;
  const made = (code.kind === "sealed" ? promised(ctx, a, code.of) : undefined) ?? given(ctx, a);
  if (a.ownPath !== undefined && identity !== undefined) {
    remember(ctx, identity, made);
    for (const template of ctx.functors) template.applied.push(made);
  }
  return made;
}

function remember(ctx: Context, identity: object, made: Given): void {
  const all = ctx.applied.get(made.functor) ?? new Map<object, Given>();
  ctx.applied.set(made.functor, all.set(identity, made));
}

function given(ctx: Context, a: Application): Given {
  const made: TypeInfo[] = [];
  const ctors = new Map(a.view.ctors);
  const types = isAnonymous(a) && a.arg !== undefined ? writtenOut(a.arg.module, a.view.types) : new Map(a.view.types);
  const path = a.ownPath ?? a.path;
  const c: Copying = {
    ...inside({ types, code: (inner) => inner.code }),
    declare: (info, at) => {
      const shell = freshType(ctx, info, at);
      made.push(shell);
      return shell;
    },
    ctor: (ctor) => {
      const shown = ctor.slice(ctor.lastIndexOf(".") + 1, ctor.lastIndexOf("/"));
      const core = ctors.get(ctor) ?? pathName(ctx, a.path, shown);
      ctors.set(ctor, core);
      return core;
    },
  };
  const { code } = a.functor;
  const known = new Map<object, Found>();
  const again = code.kind === "template" ? applyAgain(ctx, a, code.template, { known, types, ctors }) : [];
  const [module, ...copies] = copyModules(c, [
    { module: a.functor.result, path },
    ...again.map(({ module: inner, fnPath, arg }) => ({
      module: inner,
      path: applicationPath(fnPath, known.get(arg.identity)?.path ?? [arg.name]) ?? path,
    })),
  ]);
  for (const info of made) addData(ctx, info);
  rememberCopies(ctx, c, again, copies);
  if (module === undefined) throw new Error("nothing was copied");
  return { module, ctors, functor: a.functor, fnPath: a.fnPath ?? [a.name], arg: a.arg?.module ?? module };
}

/** A functor that is seen through a signature gives what that promises, of what the functor itself gives. */
function promised(ctx: Context, a: Application, of: FunctorInfo): Given | undefined {
  const arg = a.arg ?? { module: functorModule("", of), path: undefined };
  const inner = appliedTypes(ctx, { module: functorModule(a.name, of), path: a.fnPath }, arg, a.at);
  const types = isAnonymous(a) && a.arg !== undefined ? writtenOut(a.arg.module, a.view.types) : new Map(a.view.types);
  const signature = copyModule(inside({ types, code: (functor) => functor.code }), a.functor.result, undefined);
  const view = inner && matchModule(ctx, inner.module, signature, a.at);
  if (view === undefined) return undefined;
  const module = sealed(ctx, view, signature, a.ownPath ?? a.path);
  return { module, ctors: new Map(), functor: a.functor, fnPath: a.fnPath ?? [a.name], arg: arg.module };
}

function isAnonymous({ arg }: Application): boolean {
  return arg !== undefined && arg.path === undefined;
}

/** Types of a module without a name cannot be named either: abbreviations among them stand for what they abbreviate. */
function writtenOut(module: ModuleInfo, types: TypeMap): TypeMap {
  const known: TypeMap = new Map();
  for (const item of module.items) {
    if (item.kind === "type" && item.info.manifest !== undefined)
      known.set(item.info, { params: item.info.params, stands: retyped(item.info.manifest, known) });
  }
  return new Map([...types].map(([from, to]) => [from, ("stands" in to ? undefined : known.get(to)) ?? to]));
}

// ---- applications inside ----

/** What is known of the argument, by what it is of the parameter's. */
type Again = {
  readonly known: Map<object, Found>;
  readonly types: TypeMap;
  readonly ctors: Map<Name, Name>;
};

/**
 * Where the body applies functors from outside to its parameter, the result has their types for the argument.
 * Gives the applications that are to be copied with the result, because functor or argument are the body's own.
 */
function applyAgain(
  ctx: Context,
  a: Application,
  template: Template,
  { known, types, ctors }: Again,
): readonly Given[] {
  if (a.functor.param !== undefined && a.arg !== undefined) pairModules(a.functor.param.module, a.arg, known);
  return template.applied.filter((old) => {
    const arg = known.get(old.arg.identity);
    if (isOwn(template, old.functor) || (arg === undefined && isOwnModule(template, old.arg))) return true;
    const now = arg && appliedTypes(ctx, { module: functorModule("", old.functor), path: old.fnPath }, arg, a.at);
    if (now === undefined) return false;
    pairTypes(old.module, now.module, types, ctors);
    known.set(old.module.identity, now);
    return false;
  });
}

function pairModules(param: ModuleInfo, arg: Found, known: Map<object, Found>): void {
  known.set(param.identity, arg);
  for (const item of param.items) {
    const inner = item.kind === "module" ? arg.module.scope.modules.get(item.name) : undefined;
    if (item.kind === "module" && inner !== undefined)
      pairModules(item.module, { module: inner, path: arg.path && [...arg.path, item.name] }, known);
  }
}

function pairTypes(from: ModuleInfo, to: ModuleInfo, types: TypeMap, ctors: Map<Name, Name>): void {
  from.items.forEach((item, i) => {
    const other = to.items[i];
    if (item.kind === "type" && other?.kind === "type") {
      types.set(item.info, other.info);
      pairCtors(item.info, other.info, ctors);
    }
    if (item.kind === "module" && other?.kind === "module") pairTypes(item.module, other.module, types, ctors);
  });
}

function pairCtors({ body }: TypeInfo, { body: other }: TypeInfo, ctors: Map<Name, Name>): void {
  if (body.kind === "record" && other.kind === "record") ctors.set(body.ctor, other.ctor);
  if (body.kind !== "variant" || other.kind !== "variant") return;
  body.ctors.forEach((ctor, i) => {
    const same = other.ctors[i];
    if (same !== undefined) ctors.set(ctor.core, same.core);
  });
}

function isOwn(template: Template, { code }: FunctorInfo): boolean {
  if (code.kind === "sealed") return isOwn(template, code.of);
  return code.kind === "template" && code.template.from >= template.from && code.template.to <= template.to;
}

function isOwnModule(template: Template, module: ModuleInfo): boolean {
  return module.items.some((item) => {
    if (item.kind === "value") return item.value.access.kind === "var" && owns(template, item.value.access.name);
    return item.kind === "type" && owns(template, item.info.core);
  });
}

/** The copy of a functor gives for the copy of its argument what was copied here. */
function rememberCopies(ctx: Context, c: Copying, old: readonly Given[], copies: readonly ModuleInfo[]): void {
  old.forEach((each, i) => {
    const module = copies[i];
    const functor = c.functors.get(each.functor) ?? each.functor;
    const arg = c.modules.get(each.arg.identity) ?? each.arg;
    if (module !== undefined) remember(ctx, arg.identity, { ...each, functor, arg, module });
  });
}

/** The types of F(X), as a path in a type leads to them. */
export function appliedTypes(ctx: Context, fn: Found, arg: Found, at: Span): Found | undefined {
  const { functor } = fn.module;
  const { name } = fn.module;
  if (functor === undefined) {
    report(ctx, "E213", "Not a functor", at, `\`${name}\` takes no module`);
    return undefined;
  }
  const view = viewOf(ctx, name, functor, arg, at);
  if (view === undefined) return undefined;
  const ownPath = applicationPath(fn.path, arg.path);
  const types = givenFor(ctx, { functor, name, fnPath: fn.path, view, arg, at, path: ownPath ?? [], ownPath });
  return { module: types.module, path: ownPath };
}
