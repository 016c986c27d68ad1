// Recursive modules. Each is known to all by its signature before any is checked: its types are those that
// it will be known by, its values are looked up when they are used. Then the bodies are held against that.
import { fixedName } from "../../../../core/expr.js";
import { NOWHERE } from "../../../../core/span.js";
import type { Item, ModuleTypeExpr, RecModule, Spec } from "../../syntax.js";
import { type Context, type ForwardValue, promise, report } from "../context.js";
import { addData } from "../data.js";
import type { Access, ModuleInfo, Scope, SignatureItem, TypeInfo, ValueInfo } from "../entities.js";
import { lack } from "../lacking.js";
import { lookupModuleType } from "../lookup.js";
import { newScope, scopeOfItems } from "../scope.js";
import { declarationLevel, expandHead, expandOnce, GENERIC, newTy, type Ty } from "../ty.js";
import { copyModule, inside } from "./copy.js";
import { assumed } from "./instance.js";
import { matchModule, type View } from "./match.js";
import { type InferItems, inferModuleExpr } from "./module-expr.js";
import { inferModuleType, structureOf } from "./module-type.js";
import { partsOf } from "./parts.js";
import { retyped, type TypeMap } from "./retype.js";

type Rec = Item & { kind: "rec-modules" };
type Forward = { readonly binding: RecModule; readonly module: ModuleInfo };

export function inferRecModules(
  ctx: Context,
  scope: Scope,
  item: Rec,
  inferItems: InferItems,
): readonly SignatureItem[] {
  const forwards = declareForwards(ctx, scope, item);
  const inner = withModules(scope, forwards);
  const checked = forwards.map(({ binding, module }) => {
    promiseNames(ctx, module, [...ctx.modules, binding.name.name]);
    const found = inferModuleExpr(ctx, inner, binding.body, binding.name.name, inferItems);
    if (found === undefined) return undefined;
    const view = matchModule(ctx, seenAs(found.module, module), module, binding.body.at);
    return view && known(ctx, binding, module, view);
  });
  const all = checked.filter((each) => each !== undefined);
  ctx.facts.recursive.set(
    item,
    all.map(({ forward }) => forward),
  );
  return all.map(({ item: each }, i) => ({ ...each, group: i === 0 ? "rec" : "and" }));
}

function withModules(scope: Scope, forwards: readonly Forward[]): Scope {
  const inner = newScope(scope);
  for (const { binding, module } of forwards) inner.modules.set(binding.name.name, module);
  return inner;
}

// ---- before the bodies ----

/** The signatures may mention each other's types: these are only named at first, and then told what they are. */
function declareForwards(ctx: Context, scope: Scope, item: Rec): readonly Forward[] {
  const named = newScope(scope);
  const drafts = item.bindings.map(({ name, type }) => {
    const draft = structureOf(draftItems(ctx, scope, type, [...ctx.modules, name.name]), name.name);
    named.modules.set(name.name, draft);
    return draft;
  });
  const made: TypeInfo[] = [];
  const forwards = item.bindings.flatMap((binding, i): readonly Forward[] => {
    const type = inferModuleType(ctx, named, binding.type);
    if (type === undefined) return [];
    const module = assumed(ctx, type, binding.name.name, [...ctx.modules, binding.name.name], made);
    const draft = drafts[i];
    if (draft !== undefined) tell(draft, module);
    return [{ binding, module }];
  });
  for (const info of made) reportCycle(ctx, info);
  for (const info of made) if (info.body.kind === "abstract") addData(ctx, info);
  return forwards.map((each) => ({ ...each, module: withValues(each.module, usedLater) }));
}

/** What is no function must be there when it is used. */
function usedLater(value: ValueInfo): ValueInfo {
  const { access } = value;
  return access.kind !== "var" || isFunction(value.type) ? value : { ...value, access: { ...access, kind: "lazy" } };
}

/** The types of a module type, of which nothing but the name is known. */
function draftItems(
  ctx: Context,
  scope: Scope,
  type: ModuleTypeExpr,
  path: readonly string[],
): readonly SignatureItem[] {
  switch (type.kind) {
    case "path": {
      const info = lookupModuleType(ctx, scope, type.path);
      return (info?.module.items ?? []).flatMap((each) =>
        each.kind === "type" ? [draftType(each.info.name, each.info.params.length, path)] : [],
      );
    }
    case "with":
      return draftItems(ctx, scope, type.base, path);
    case "signature":
      return type.specs.flatMap((spec) => draftSpec(ctx, scope, spec, path));
    default:
      return [];
  }
}

function draftSpec(ctx: Context, scope: Scope, spec: Spec, path: readonly string[]): readonly SignatureItem[] {
  if (spec.kind === "type") return spec.decls.map((decl) => draftType(decl.name.name, decl.params.length, path));
  if (spec.kind === "include") return draftItems(ctx, scope, spec.type, path);
  if (spec.kind !== "module") return [];
  const { name } = spec.name;
  const items = draftItems(ctx, scope, spec.type, [...path, name]);
  return [{ kind: "module", name, module: structureOf(items, name), alias: undefined }];
}

function draftType(name: string, params: number, modules: readonly string[]): SignatureItem {
  const info: TypeInfo = {
    name,
    modules,
    core: fixedName(name),
    params: Array.from({ length: params }, () => newTy({ kind: "var", name: undefined }, GENERIC)),
    variance: Array.from({ length: params }, () => "invariant" as const),
    manifest: undefined,
    body: { kind: "abstract" },
    level: declarationLevel(),
  };
  return { kind: "type", info, first: true };
}

function tell(draft: ModuleInfo, module: ModuleInfo): void {
  for (const item of draft.items) {
    if (item.kind === "type") {
      const is = module.scope.types.get(item.info.name);
      if (is !== undefined && is.params.length === item.info.params.length)
        item.info.manifest = newTy({ kind: "con", info: is, args: item.info.params, expansion: undefined }, GENERIC);
    }
    const inner = item.kind === "module" ? module.scope.modules.get(item.name) : undefined;
    if (item.kind === "module" && inner !== undefined) tell(item.module, inner);
  }
}

function reportCycle(ctx: Context, info: TypeInfo): void {
  const seen = new Set<TypeInfo>();
  for (let next: Ty | undefined = info.manifest; next !== undefined; next = expandOnce(next)) {
    const { desc } = next;
    if (desc.kind !== "con") return;
    if (desc.info !== info && !seen.has(desc.info)) {
      seen.add(desc.info);
      continue;
    }
    report(ctx, "E209", "Cyclic abbreviation", info.at ?? NOWHERE, `\`${info.name}\` stands for itself`);
    info.manifest = undefined;
    return;
  }
}

/** Constructors have their names already: the body's definition of the type gets these. */
function promiseNames(ctx: Context, module: ModuleInfo, path: readonly string[]): void {
  for (const item of module.items) {
    if (item.kind === "exception") promise(ctx, [...path, item.ctor.name], item.ctor.core);
    if (item.kind === "module" && item.alias === undefined) promiseNames(ctx, item.module, [...path, item.name]);
    if (item.kind !== "type" || item.info.manifest !== undefined) continue;
    const { name, core, body } = item.info;
    if (body.kind !== "abstract") promise(ctx, [...path, name], core);
    if (body.kind === "record") promise(ctx, [...path, name, "{}"], body.ctor);
    if (body.kind === "variant") for (const ctor of body.ctors) promise(ctx, [...path, name, ctor.name], ctor.core);
  }
}

// ---- after them ----

/** The body's values with its own types where they mention what it is known by. */
function seenAs(actual: ModuleInfo, forward: ModuleInfo): ModuleInfo {
  const types: TypeMap = new Map();
  pairTypes(forward, actual, types);
  return withValues(actual, (value) => ({ ...value, type: retyped(value.type, types) }));
}

function pairTypes(forward: ModuleInfo, actual: ModuleInfo, types: TypeMap): void {
  for (const item of forward.items) {
    const found = item.kind === "type" ? actual.scope.types.get(item.info.name) : undefined;
    if (item.kind === "type" && found !== undefined && found.params.length === item.info.params.length)
      types.set(item.info, found);
    const inner = item.kind === "module" ? actual.scope.modules.get(item.name) : undefined;
    if (item.kind === "module" && inner !== undefined) pairTypes(item.module, inner, types);
  }
}

function withValues(module: ModuleInfo, change: (value: ValueInfo) => ValueInfo): ModuleInfo {
  const items = module.items.map((item): SignatureItem => {
    if (item.kind === "value") return { kind: "value", value: change(item.value) };
    return item.kind === "module" ? { ...item, module: withValues(item.module, change) } : item;
  });
  return { ...module, items, scope: scopeOfItems(items) };
}

/** What the module is known by from here on: the same types, and its values themselves. */
function known(
  ctx: Context,
  binding: RecModule,
  forward: ModuleInfo,
  view: View,
): { readonly item: SignatureItem & { kind: "module" }; readonly forward: readonly ForwardValue[] } {
  reportOthers(ctx, binding, view);
  const actual = (access: Access): Access =>
    (access.kind === "var" || access.kind === "lazy" ? view.values.get(access.name) : undefined) ?? access;
  const values = partsOf(forward).flatMap(({ access, type }): readonly ForwardValue[] =>
    access.kind === "var" || access.kind === "lazy"
      ? [{ name: access.name, is: actual(access), isFunction: isFunction(type) }]
      : [],
  );
  const c = inside({ types: new Map(), code: (functor) => functor.code });
  const module = copyModule(
    { ...c, declare: (info) => info, access: (value) => actual(value.access) },
    forward,
    undefined,
  );
  const { name } = binding.name;
  return { item: { kind: "module", name, module: { ...module, name }, alias: undefined }, forward: values };
}

export function isFunction(type: Ty): boolean {
  return expandHead(type).desc.kind === "arrow";
}

/** Constructors of a body that is no structure have other names already. */
function reportOthers(ctx: Context, binding: RecModule, view: View): void {
  if ([...view.ctors].every(([asked, is]) => asked === is)) return;
  const what = "recursive modules that offer constructors and are no structures";
  lack(ctx, binding.body.at, what, { many: true, whole: true });
}
