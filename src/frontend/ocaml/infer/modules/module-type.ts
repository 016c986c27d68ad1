// Written module types: signatures, those of functors, `with`, `module type of`.
import { absurd } from "../../../../basis/absurd.js";
import type { Constraint, ModuleParam, ModuleTypeExpr, Spec, TypeExpr } from "../../syntax.js";
import { inferType } from "../annotation.js";
import { type Context, freshName, report } from "../context.js";
import { inferException, inferExtension, inferTypeItem } from "../declaration.js";
import type { ModuleInfo, Scope, SignatureItem, TypeInfo, ValueInfo } from "../entities.js";
import { lack } from "../lacking.js";
import { lookupModuleExpr, lookupModuleType } from "../lookup.js";
import { newScope, openModule, scopeOfItems } from "../scope.js";
import { deeper, generalize, newVar, substitute, type Ty } from "../ty.js";
import { sameType } from "../unify.js";
import { type Copying, copyModule, inside } from "./copy.js";
import { assumed, renamed } from "./instance.js";
import { matchModule } from "./match.js";
import type { TypeMap } from "./retype.js";
import { reportTwice } from "./unique.js";

/** What is asked of a module. Its types and values stand for those of the module: to be copied before use. */
export function inferModuleType(ctx: Context, scope: Scope, type: ModuleTypeExpr): ModuleInfo | undefined {
  switch (type.kind) {
    case "path": {
      const info = lookupModuleType(ctx, scope, type.path);
      return info && { ...info.module, named: info };
    }
    case "signature":
      return inferSignature(ctx, scope, type.specs);
    case "functor":
      return inferFunctorType(ctx, scope, type);
    case "with":
      return type.constraints.reduce(
        (base, each) => base && constrained(ctx, scope, base, each),
        inferModuleType(ctx, scope, type.base),
      );
    case "type-of": {
      const found = lookupModuleExpr(ctx, scope, type.module);
      return found && assumed(ctx, { ...found.module, items: found.module.items }, "", ctx.modules);
    }
    default:
      return absurd(type);
  }
}

export function structureOf(items: readonly SignatureItem[], name = ""): ModuleInfo {
  return { name, items, scope: scopeOfItems(items), identity: {} };
}

/** The module that a functor's parameter is, inside. */
export function inferParam(ctx: Context, scope: Scope, param: ModuleParam): ModuleInfo | undefined {
  const type = inferModuleType(ctx, scope, param.type);
  return type && assumed(ctx, type, param.name.name, [param.name.name]);
}

/** A scope in which a module is known by a name; `_` names nothing. */
export function withModule(scope: Scope, name: string, module: ModuleInfo): Scope {
  const inner = newScope(scope);
  if (name !== "_") inner.modules.set(name, module);
  return inner;
}

function inferFunctorType(
  ctx: Context,
  scope: Scope,
  type: ModuleTypeExpr & { kind: "functor" },
): ModuleInfo | undefined {
  const param = type.param && inferParam(ctx, scope, type.param);
  if (type.param !== undefined && param === undefined) return undefined;
  const inner = param === undefined ? scope : withModule(scope, param.name, param);
  const result = inferModuleType(ctx, inner, type.result);
  if (result === undefined) return undefined;
  const functor = { param: param && { name: param.name, module: param }, result };
  return { ...structureOf([]), functor: { ...functor, code: { kind: "asked" } } };
}

// ---- signatures ----

function inferSignature(ctx: Context, scope: Scope, specs: readonly Spec[]): ModuleInfo {
  const items: SignatureItem[] = [];
  const gone: TypeMap = new Map();
  let inner = scope;
  reportTwice(ctx, specs);
  for (const spec of specs) {
    const found = inferSpec(ctx, inner, spec);
    inner = found.scope ?? scopeOfItems(found.items, inner);
    items.push(...found.items.filter((item) => !isSubstituted(spec, item, gone)));
  }
  const module = structureOf(items);
  return gone.size === 0 ? module : copyModule(inside({ types: gone, code: (f) => f.code }), module, ctx.modules);
}

/** `type t := int` is gone from the signature once it is written out. */
function isSubstituted(spec: Spec, item: SignatureItem, gone: TypeMap): boolean {
  if (spec.kind !== "type" || item.kind !== "type") return spec.kind === "alias" && spec.substituted;
  const decl = spec.decls.find(({ name }) => name.name === item.info.name);
  if (decl?.substituted !== true || item.info.manifest === undefined) return false;
  gone.set(item.info, { params: item.info.params, stands: item.info.manifest });
  return true;
}

/** `scope` where it is more than the items. */
type Specified = { readonly items: readonly SignatureItem[]; readonly scope?: Scope };

function inferSpec(ctx: Context, scope: Scope, spec: Spec): Specified {
  switch (spec.kind) {
    case "value":
      return { items: [{ kind: "value", value: inferValueSpec(ctx, scope, spec) }] };
    case "type": {
      const inner = newScope(scope);
      const infos = inferTypeItem(ctx, inner, spec, "signature");
      for (const info of infos) info.boundAt = ctx.serial++;
      return { items: infos.map((info, i) => ({ kind: "type", info, first: i === 0 })) };
    }
    case "exception": {
      const ctor = inferException(ctx, newScope(scope), spec, "signature");
      return { items: ctor === undefined ? [] : [{ kind: "exception", ctor, at: spec.at }] };
    }
    case "extend":
      return {
        items: inferExtension(ctx, newScope(scope), spec, "signature").map((ctor) => ({
          kind: "exception",
          ctor,
          at: spec.at,
        })),
      };
    case "module":
      return { items: moduleSpec(ctx, scope, spec.name.name, spec.type) };
    case "rec-modules":
      return { items: spec.bindings.flatMap(({ name, type }) => moduleSpec(ctx, scope, name.name, type)) };
    case "alias": {
      const found = lookupModuleExpr(ctx, scope, spec.module);
      if (found === undefined) return { items: [] };
      const { module, path = [] } = found;
      return { items: [{ kind: "module", name: spec.name.name, module, alias: path.join(".") }] };
    }
    case "module-type":
      return { items: inferModuleTypeItem(ctx, scope, spec) };
    case "include": {
      const type = inferModuleType(ctx, scope, spec.type);
      return { items: type === undefined ? [] : assumed(ctx, type, "", ctx.modules).items };
    }
    case "open": {
      const found = lookupModuleExpr(ctx, scope, spec.module);
      return { items: [], ...(found && { scope: openModule(scope, found.module) }) };
    }
    default:
      return absurd(spec);
  }
}

function inferValueSpec(ctx: Context, scope: Scope, spec: Spec & { kind: "value" }): ValueInfo {
  const type = deeper(() => inferType(ctx, scope, spec.type, namedVariables()));
  generalize(type);
  const { name } = spec.name;
  return { name, type, access: { kind: "var", name: freshName(ctx, name) }, at: spec.at };
}

function namedVariables(): (name: string, at: TypeExpr["at"]) => Ty {
  const known = new Map<string, Ty>();
  return (name) => {
    if (name === "_") return newVar();
    const found = known.get(name) ?? newVar(name);
    known.set(name, found);
    return found;
  };
}

function moduleSpec(ctx: Context, scope: Scope, name: string, written: ModuleTypeExpr): readonly SignatureItem[] {
  const type = inferModuleType(ctx, scope, written);
  if (type === undefined) return [];
  const module = assumed(ctx, type, name, [...ctx.modules, name]);
  return [{ kind: "module", name, module, alias: undefined }];
}

export function inferModuleTypeItem(
  ctx: Context,
  scope: Scope,
  item: Spec & { kind: "module-type" },
): readonly SignatureItem[] {
  const { name } = item.name;
  if (item.type === undefined) {
    lack(ctx, item.at, "abstract module types", { many: true, whole: true });
    return [];
  }
  const module = inferModuleType(ctx, scope, item.type);
  if (module === undefined) return [];
  // Another name for a module type is that module type.
  const type = module.named ?? { name, modules: ctx.modules, module };
  return [{ kind: "module-type", name, type }];
}

// ---- with ----

function constrained(ctx: Context, scope: Scope, base: ModuleInfo, constraint: Constraint): ModuleInfo | undefined {
  return constraint.kind === "type"
    ? constrainType(ctx, scope, base, constraint)
    : constrainModule(ctx, scope, base, constraint);
}

function constrainType(
  ctx: Context,
  scope: Scope,
  base: ModuleInfo,
  { path, decl, at }: Constraint & { kind: "type" },
): ModuleInfo | undefined {
  const target = holderOf(base, path.modules)?.scope.types.get(path.name);
  const [told] = inferTypeItem(
    ctx,
    newScope(scope),
    { kind: "type", at, recursive: false, decls: [decl] },
    "signature",
  );
  if (target === undefined || told?.manifest === undefined)
    return notThere(ctx, at, "type", [...path.modules, path.name]);
  if (target.params.length !== told.params.length) {
    report(ctx, "E205", "Wrong number of type arguments", at, `\`${target.name}\` has another number of parameters`);
    return undefined;
  }
  const { manifest, params } = told;
  if (target.manifest !== undefined && !sameType(substitute(target.manifest, target.params, params), manifest)) {
    report(ctx, "E212", "Signature mismatch", at, `\`${target.name}\` is another type in this signature already`);
    return undefined;
  }
  if (!decl.substituted) {
    const declare = (info: TypeInfo): TypeInfo =>
      info === target
        ? { ...info, params, manifest, body: info.body }
        : { ...info, manifest: undefined, body: { kind: "abstract" } };
    return copyModule({ ...plain(new Map()), declare }, unnamed(base), ctx.modules);
  }
  return copyModule(
    plain(new Map([[target, { params, stands: manifest }]])),
    unnamed(without(base, target)),
    ctx.modules,
  );
}

function plain(types: TypeMap): Copying {
  return { ...inside({ types, code: (functor) => functor.code }), keepsNames: false };
}

function unnamed(module: ModuleInfo): ModuleInfo {
  const { named: _, ...rest } = module;
  return rest;
}

function without(module: ModuleInfo, gone: TypeInfo): ModuleInfo {
  const items = module.items.flatMap((item): readonly SignatureItem[] => {
    if (item.kind === "type" && item.info === gone) return [];
    return item.kind === "module" && item.alias === undefined
      ? [{ ...item, module: without(item.module, gone) }]
      : [item];
  });
  return { ...module, items };
}

function constrainModule(
  ctx: Context,
  scope: Scope,
  base: ModuleInfo,
  { path, module: written, substituted, at }: Constraint & { kind: "module" },
): ModuleInfo | undefined {
  const holder = holderOf(base, path.modules);
  const target = holder?.scope.modules.get(path.name);
  const found = lookupModuleExpr(ctx, scope, written);
  if (found === undefined) return undefined;
  if (target === undefined) return notThere(ctx, at, "module", [...path.modules, path.name]);
  const module = substituted ? found.module : renamed(ctx, found.module, [...ctx.modules, ...path.modules, path.name]);
  const view = matchModule(ctx, module, target, at);
  if (view === undefined) return undefined;
  const replaced = replaceModule(base, target, substituted ? undefined : module);
  return copyModule(plain(new Map(view.types)), unnamed(replaced), ctx.modules);
}

function replaceModule(module: ModuleInfo, from: ModuleInfo, to: ModuleInfo | undefined): ModuleInfo {
  const items = module.items.flatMap((item): readonly SignatureItem[] => {
    if (item.kind !== "module") return [item];
    if (item.module === from) return to === undefined ? [] : [{ ...item, module: to }];
    return [{ ...item, module: replaceModule(item.module, from, to) }];
  });
  return { ...module, items };
}

function holderOf(module: ModuleInfo, path: readonly string[]): ModuleInfo | undefined {
  return path.reduce<ModuleInfo | undefined>((inner, name) => inner?.scope.modules.get(name), module);
}

function notThere(ctx: Context, at: Constraint["at"], what: string, path: readonly string[]): undefined {
  report(ctx, "E212", "Signature mismatch", at, `the signature has no ${what} \`${path.join(".")}\``);
  return undefined;
}
