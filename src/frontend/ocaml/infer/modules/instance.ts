// The copies of modules that checking needs, each with its own way to name types and values.
import type { Name } from "../../../../core/expr.js";
import { type Context, freshName } from "../context.js";
import { addData, addException } from "../data.js";
import type {
  Access,
  CtorInfo,
  FunctorInfo,
  Instance,
  ModuleInfo,
  Template,
  TypeInfo,
  ValueInfo,
} from "../entities.js";
import { GENERIC, getLevel, newTy, type Ty } from "../ty.js";
import { type Copying, copyModule } from "./copy.js";
import type { View } from "./match.js";
import { originOf } from "./retype.js";

export function pathName(ctx: Context, path: readonly string[], shown: string): Name {
  return freshName(ctx, [...path, shown].join("."));
}

function startOver(): Pick<Copying, "types" | "modules" | "functors"> {
  return { types: new Map(), modules: new Map(), functors: new Map() };
}

function variable(name: Name): Access {
  return { kind: "var", name };
}

/** What a signature asks for, as a module of which nothing more is known: a parameter, a module that was unpacked. */
export function assumed(
  ctx: Context,
  signature: ModuleInfo,
  name: string,
  path: readonly string[],
  later?: TypeInfo[], // who gives this declares the data
): ModuleInfo {
  const made = later ?? [];
  const c: Copying = {
    ...startOver(),
    declare: (info, at) => {
      const shell = freshType(ctx, info, at);
      made.push(shell);
      return shell;
    },
    access: (value) => variable(pathName(ctx, path, value.name)),
    exception: (ctor) => pathName(ctx, path, ctor.name),
    ctor: (ctor) => ctor,
    code: (functor) => functor.code,
    keepsNames: true,
  };
  const module = { ...copyModule(c, signature, path), name };
  for (const info of made) if (later === undefined && info.body.kind === "abstract") addData(ctx, info);
  return module;
}

export function freshType(ctx: Context, info: TypeInfo, path: readonly string[]): TypeInfo {
  const core = pathName(ctx, path, info.name);
  return {
    ...info,
    modules: path,
    core,
    manifest: undefined,
    boundAt: ctx.serial++,
    level: getLevel(),
    body: { kind: "abstract" },
  };
}

/** A module seen through a signature: abstract types are new, values and constructors are the module's own. */
export function sealed(ctx: Context, view: View, signature: ModuleInfo, path: readonly string[]): ModuleInfo {
  const abstract: TypeInfo[] = [];
  const declare = (info: TypeInfo, at: readonly string[]): TypeInfo => {
    const actual = view.types.get(info);
    const shell = freshType(ctx, info, at);
    if (actual === undefined || "stands" in actual) return shell;
    if (info.manifest !== undefined || info.body.kind !== "abstract") return { ...shell, core: originOf(actual).core };
    abstract.push(shell);
    return shell;
  };
  const module = copyModule({ ...through(view), ...startOver(), declare }, signature, path);
  for (const info of abstract) addData(ctx, info);
  return module;
}

function actualAccess(view: View, value: ValueInfo): Access {
  return (value.access.kind === "var" ? view.values.get(value.access.name) : undefined) ?? value.access;
}

/** The same module again under another path: its types are other names for the originals. */
export function renamed(ctx: Context, module: ModuleInfo, path: readonly string[]): ModuleInfo {
  return copyModule({ ...ALIASING, declare: anotherName(ctx), ...startOver(), keepsFunctors: true }, module, path);
}

const ALIASING: Omit<Copying, "types" | "declare" | "modules" | "functors"> = {
  access: (value) => value.access,
  exception: (ctor) => ctor.core,
  ctor: (ctor) => ctor,
  code: (functor) => functor.code,
  keepsNames: false,
};

function anotherName(ctx: Context): Copying["declare"] {
  return (info, path) => {
    const [boundAt, level] = [ctx.serial++, getLevel()];
    const isPrivate = info.private === true && info.body.kind === "abstract";
    if (info.manifest !== undefined && !isPrivate)
      return { ...info, modules: path, manifest: undefined, body: { kind: "abstract" }, boundAt, level };
    const manifest = newTy({ kind: "con", info, args: info.params, expansion: undefined }, GENERIC);
    return { ...info, modules: path, manifest, boundAt, level, private: info.private === true && !isPrivate };
  };
}

// ---- applications ----

export function owns(template: Template, name: Name): boolean {
  const serial = Number(name.slice(name.lastIndexOf("/") + 1));
  return serial >= template.from && serial < template.to;
}

/** What a name in a functor's code stands for in one copy of it; undefined for what is not the functor's own. */
export function accessIn(instance: Instance, name: Name, fresh: (shown: Name) => Name): Access | undefined {
  const known = instance.values.get(name);
  if (known !== undefined || !owns(instance.template, name)) return known;
  const made = variable(fresh(name));
  instance.values.set(name, made);
  return made;
}

/** Through the copy itself, then those around it. */
export function accessThrough(instance: Instance, access: Access, fresh: (shown: Name) => Name): Access {
  let found = access;
  for (const each of [instance, ...instance.within]) {
    if (found.kind !== "var") return found;
    found = accessIn(each, found.name, fresh) ?? found;
  }
  return found;
}

/** One copy of the functor's code. Types have a path of their own when the argument has one. */
export function run(
  ctx: Context,
  module: ModuleInfo,
  instance: Instance,
  path: readonly string[],
  isPath: boolean,
): ModuleInfo {
  const declare = isPath ? anotherName(ctx) : (info: TypeInfo): TypeInfo => info;
  return copyModule(
    { ...ALIASING, declare, ...startOver(), ...atRun(ctx, instance), keepsNames: !isPath },
    module,
    path,
  );
}

/** What each application makes: values, exceptions, and functors that are inside of this copy. */
function atRun(ctx: Context, instance: Instance): Pick<Copying, "access" | "exception" | "code"> {
  return {
    access: ({ access, name }, path) =>
      accessThrough(instance, access, (shown) =>
        path === undefined ? freshName(ctx, shown.slice(0, shown.lastIndexOf("/"))) : pathName(ctx, path, name),
      ),
    exception: (ctor, args) => exceptionIn(ctx, instance, ctor, args),
    code: (functor) => codeIn(instance, functor),
  };
}

function exceptionIn(ctx: Context, instance: Instance, ctor: CtorInfo, args: readonly Ty[]): Name {
  const known = instance.ctors.get(ctor.core);
  if (known !== undefined || !owns(instance.template, ctor.core)) return known ?? ctor.core;
  const core = freshName(ctx, ctor.core.slice(0, ctor.core.lastIndexOf("/")));
  instance.ctors.set(ctor.core, core);
  addException(ctx, { ...ctor, core, args });
  return core;
}

/** A module that is known to have what a signature asks for, with nothing hidden but the rest. */
export function viewed(view: View, signature: ModuleInfo): ModuleInfo {
  return copyModule({ ...through(view), ...startOver(), types: new Map(view.types) }, signature, undefined);
}

/** The same with the types of another application. */
export function viewedAs(
  ctx: Context,
  view: View,
  module: ModuleInfo,
  path: readonly string[],
  isPath: boolean,
): ModuleInfo {
  const declare = isPath ? anotherName(ctx) : (info: TypeInfo): TypeInfo => info;
  return copyModule({ ...through(view), ...startOver(), declare, keepsNames: !isPath }, module, path);
}

function through(view: View): Omit<Copying, "types" | "modules" | "functors"> {
  return {
    declare: (info) => info,
    access: (value) => actualAccess(view, value),
    exception: (ctor) => view.ctors.get(ctor.core) ?? ctor.core,
    ctor: (ctor) => view.ctors.get(ctor) ?? ctor,
    code: (functor) => {
      const actual = view.functors.get(functor);
      return actual === undefined ? functor.code : { kind: "sealed", of: actual };
    },
    keepsNames: true,
  };
}

function codeIn(instance: Instance, functor: FunctorInfo): FunctorInfo["code"] {
  const { code } = functor;
  if (code.kind === "template" || code.kind === "syntax") return { ...code, within: [...code.within, instance] };
  return code.kind === "sealed" ? { kind: "sealed", of: { ...code.of, code: codeIn(instance, code.of) } } : code;
}
