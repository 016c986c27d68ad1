// The types of first-class modules. Each is a type constructor of its own, one for a module type and the types
// that are told of it; those are its parameters.
import { fixedName } from "../../../../core/expr.js";
import type { ModuleTypeExpr, TypeDecl, TypeExpr } from "../../syntax.js";
import { type Context, report } from "../context.js";
import type { ModuleInfo, ModuleTypeInfo, Scope, TypeInfo } from "../entities.js";
import { lackIn, unknownType } from "../lacking.js";
import { lookupModuleType } from "../lookup.js";
import { con, GENERIC, newTy, newVar, type Ty } from "../ty.js";
import { copyModule, inside } from "./copy.js";

/** (module S with type t = int) */
export function packageType(ctx: Context, scope: Scope, type: ModuleTypeExpr, typeOf: (type: TypeExpr) => Ty): Ty {
  const told: { readonly path: string; readonly is: Ty }[] = [];
  let base = type;
  if (base.kind === "with") {
    for (const { at, ...constraint } of base.constraints) {
      if (constraint.kind !== "type" || constraint.decl.manifest === undefined || !isPlain(constraint.decl))
        report(
          ctx,
          "E101",
          "Syntax error",
          at,
          "here only `with type t = ...` is allowed, of types without parameters",
        );
      else
        told.push({
          path: [...constraint.path.modules, constraint.path.name].join("."),
          is: typeOf(constraint.decl.manifest),
        });
    }
    base = base.base;
  }
  if (base.kind !== "path") {
    report(ctx, "E101", "Syntax error", base.at, "the type of a first-class module is the name of a module type", {
      hint: "give it one: `module type S = sig ... end`.",
    });
    return newVar();
  }
  const info = lookupModuleType(ctx, scope, base.path);
  if (info === undefined) return lackIn(ctx, base.path.at) === undefined ? newVar() : unknownType();
  told.sort((a, b) => (a.path < b.path ? -1 : 1));
  return con(
    packageInfo(
      info,
      told.map(({ path }) => path),
    ),
    told.map(({ is }) => is),
  );
}

function isPlain({ params, substituted }: TypeDecl): boolean {
  return params.length === 0 && !substituted;
}

const known = new WeakMap<ModuleTypeInfo, Map<string, TypeInfo>>();

function packageInfo(type: ModuleTypeInfo, told: readonly string[]): TypeInfo {
  const all = known.get(type) ?? new Map<string, TypeInfo>();
  known.set(type, all);
  const found = all.get(told.join(" ")) ?? {
    name: "(module)",
    modules: [],
    core: fixedName("module"),
    params: told.map(() => newTy({ kind: "var", name: undefined }, GENERIC)),
    variance: told.map(() => "invariant" as const),
    manifest: undefined,
    body: { kind: "abstract" } as const,
    package: { type, told },
  };
  all.set(told.join(" "), found);
  return found;
}

/** What a module of this type offers. */
export function packageSignature(info: TypeInfo, args: readonly Ty[]): ModuleInfo | undefined {
  if (info.package === undefined) return undefined;
  const { type, told } = info.package;
  const is = new Map(told.map((path, i) => [path, args[i]]));
  const c = inside({ types: new Map(), code: (functor) => functor.code });
  const paths = typePaths(type.module, "");
  const declare = (each: TypeInfo): TypeInfo => {
    const manifest = is.get(paths.get(each) ?? "");
    return manifest === undefined ? c.declare(each, each.modules) : { ...each, manifest };
  };
  return { ...copyModule({ ...c, declare }, type.module, undefined), ...(told.length === 0 && { named: type }) };
}

function typePaths(module: ModuleInfo, front: string): Map<TypeInfo, string> {
  const paths = new Map<TypeInfo, string>();
  for (const item of module.items) {
    if (item.kind === "type") paths.set(item.info, `${front}${item.info.name}`);
    if (item.kind === "module")
      for (const [info, path] of typePaths(item.module, `${front}${item.name}.`)) paths.set(info, path);
  }
  return paths;
}
