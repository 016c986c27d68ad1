// Copies of modules: a signature made concrete, a module seen through a signature, what an application of a
// functor gives. Types that the module declares are declared anew; what mentions them follows.
import type { Name } from "../../../../core/expr.js";
import type {
  Access,
  CtorInfo,
  FieldInfo,
  FunctorCode,
  FunctorInfo,
  ModuleInfo,
  ModuleTypeInfo,
  SignatureItem,
  TypeBody,
  TypeInfo,
  ValueInfo,
} from "../entities.js";
import { scopeOfItems } from "../scope.js";
import { GENERIC, newTy, type Ty } from "../ty.js";
import { repeatedBody, retyped, type TypeMap } from "./retype.js";

/** What the copy is known by; undefined: as the original. */
export type Path = readonly string[] | undefined;

export type Copying = {
  /** What is known of the types; those that the module declares join them. */
  readonly types: TypeMap;
  /** The copy of a type that the module declares: without its contents, unless it is only another name. */
  readonly declare: (info: TypeInfo, path: readonly string[]) => TypeInfo;
  readonly access: (value: ValueInfo, path: Path) => Access;
  readonly exception: (ctor: CtorInfo, args: readonly Ty[]) => Name;
  readonly ctor: (ctor: Name) => Name;
  readonly code: (functor: FunctorInfo) => FunctorCode;
  /** Whether functors stay what they are: the same applications are the same then. */
  readonly keepsFunctors?: boolean;
  /** Whether modules stay known by the name of their module type. */
  readonly keepsNames: boolean;
  /** The copies so far, by the identity of the original. */
  readonly modules: Map<object, ModuleInfo>;
  readonly functors: Map<FunctorInfo, FunctorInfo>;
};

/** Leaves everything as it is but for the given types: for what is inside a functor or a module type. */
export function inside(c: Pick<Copying, "types" | "code">): Copying {
  return {
    types: c.types,
    declare: (info, modules) => ({ ...info, modules, manifest: undefined, body: { kind: "abstract" } }),
    access: (value) => value.access,
    exception: (ctor) => ctor.core,
    ctor: (ctor) => ctor,
    code: c.code,
    keepsNames: true,
    modules: new Map(),
    functors: new Map(),
  };
}

export function copyModule(c: Copying, module: ModuleInfo, path: Path): ModuleInfo {
  const [copy] = copyModules(c, [{ module, path }]);
  if (copy === undefined) throw new Error("nothing was copied");
  return copy;
}

/** Several that may mention each other's types. */
export function copyModules(
  c: Copying,
  all: readonly { readonly module: ModuleInfo; readonly path: Path }[],
): readonly ModuleInfo[] {
  const shells: Shell[] = [];
  for (const { module, path } of all) declareAll(c, module, path, shells);
  const empty = shells.filter(({ from, to }) => from !== to && to.manifest === undefined);
  for (const { from, to } of empty) if (from.manifest !== undefined) to.manifest = retyped(from.manifest, c.types);
  for (const { from, to } of empty) if (to.manifest === undefined) to.body = copyBody(c, from.body, to);
  for (const { from, to } of shells)
    if (from !== to && to.manifest !== undefined && from.body.kind !== "abstract") to.body = repeatedBody(to, c.types);
  return all.map(({ module, path }) => build(c, module, path));
}

type Shell = { readonly from: TypeInfo; readonly to: TypeInfo };

function declareAll(c: Copying, module: ModuleInfo, path: Path, shells: Shell[]): void {
  for (const item of module.items) {
    if (item.kind === "module" && item.alias === undefined) declareAll(c, item.module, into(path, item.name), shells);
    if (item.kind !== "type" || c.types.has(item.info)) continue;
    const to = c.declare(item.info, path ?? item.info.modules);
    c.types.set(item.info, to);
    shells.push({ from: item.info, to });
  }
}

function copyBody(c: Copying, body: TypeBody, to: TypeInfo): TypeBody {
  const result = newTy({ kind: "con", info: to, args: to.params, expansion: undefined }, GENERIC);
  switch (body.kind) {
    case "abstract":
      return body;
    case "variant":
      return {
        ...body,
        ctors: body.ctors.map((ctor) => copyCtor(c, ctor, result, to)),
      };
    case "record":
      return {
        ...body,
        ctor: c.ctor(body.ctor),
        fields: body.fields.map(
          (field): FieldInfo => ({ ...field, type: retyped(field.type, c.types), result, record: to }),
        ),
      };
  }
}

function copyCtor(c: Copying, ctor: CtorInfo, result: Ty, family: TypeInfo): CtorInfo {
  const inline = ctor.inline && copyInline(c, ctor.inline, family);
  return {
    ...ctor,
    core: c.ctor(ctor.core),
    args: ctor.args.map((arg) => retyped(arg, c.types)),
    result: ctor.gadt ? retyped(ctor.result, c.types) : result,
    family,
    ...(inline && { inline }),
  };
}

/** The record that a constructor holds is declared with it. */
function copyInline(c: Copying, inline: TypeInfo, { modules }: TypeInfo): TypeInfo {
  const core = c.ctor(inline.core);
  const to: TypeInfo = { ...inline, core, modules };
  c.types.set(inline, to);
  to.body = copyBody(c, inline.body, to);
  return to;
}

// ---- the items, once the types are there ----

function build(c: Copying, module: ModuleInfo, path: Path): ModuleInfo {
  const items = module.items.map((item) => copyItem(c, item, path));
  const { functor, named, name } = module;
  const copy: ModuleInfo = {
    name,
    items,
    scope: scopeOfItems(items),
    identity: {},
    ...(functor && { functor: c.keepsFunctors ? functor : copyFunctor(c, functor, path) }),
    ...(named && c.keepsNames && { named }),
    ...(module.broken && { broken: true }),
  };
  c.modules.set(module.identity, copy);
  return copy;
}

function copyItem(c: Copying, item: SignatureItem, path: Path): SignatureItem {
  switch (item.kind) {
    case "value": {
      const value = { ...item.value, type: retyped(item.value.type, c.types), access: c.access(item.value, path) };
      return { kind: "value", value };
    }
    case "type": {
      const to = c.types.get(item.info);
      return to === undefined || "stands" in to ? item : { ...item, info: to };
    }
    case "exception": {
      const known = c.types.get(item.ctor.family);
      const family = known === undefined || "stands" in known ? item.ctor.family : known;
      const { core } = item.ctor;
      const ofRecord = { ...c, ctor: (ctor: Name) => (ctor === core ? core : c.ctor(ctor)) };
      const made = copyCtor(ofRecord, item.ctor, retyped(item.ctor.result, c.types), family);
      return { ...item, ctor: { ...made, core: c.exception(item.ctor, made.args) } };
    }
    case "module": {
      // What is another name for a module that is copied is that for its copy.
      const known = c.modules.get(item.module.identity);
      if (item.alias !== undefined) return known === undefined ? item : { ...item, module: known };
      return { ...item, module: build(c, item.module, into(path, item.name)) };
    }
    case "module-type":
      return { ...item, type: copyModuleType(c, item.type) };
  }
}

function copyModuleType(c: Copying, type: ModuleTypeInfo): ModuleTypeInfo {
  return mentions(type.module, c.types)
    ? { ...type, module: copyModule(inside(own(c)), type.module, undefined) }
    : type;
}

function copyFunctor(c: Copying, functor: FunctorInfo, path: Path): FunctorInfo {
  const inner = inside(own(c));
  const copy: FunctorInfo = {
    param: functor.param && { ...functor.param, module: copyModule(inner, functor.param.module, undefined) },
    result: copyModule(inner, functor.result, applied(path, functor)),
    code: c.code(functor),
  };
  c.functors.set(functor, copy);
  return copy;
}

function into(path: Path, name: string): Path {
  return path && [...path, name];
}

/** F becomes F(X). */
function applied(path: Path, { param }: FunctorInfo): Path {
  return path && [...path.slice(0, -1), `${path.at(-1)}(${param?.name ?? "*"})`];
}

/** Types declared in there are no concern of the rest. */
function own(c: Copying): Copying {
  return { ...c, types: new Map(c.types) };
}

function mentions(module: ModuleInfo, types: TypeMap): boolean {
  const changed = (ty: Ty): boolean => retyped(ty, types) !== ty;
  return module.items.some((item) => {
    if (item.kind === "value") return changed(item.value.type);
    if (item.kind === "type") return item.info.manifest !== undefined && changed(item.info.manifest);
    if (item.kind === "exception") return item.ctor.args.some(changed);
    return mentions(item.kind === "module" ? item.module : item.type.module, types);
  });
}
