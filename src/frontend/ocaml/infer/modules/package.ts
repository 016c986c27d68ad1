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
import { askTheSame } from "./match.js";
import { partsOf } from "./parts.js";

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
  if (info === undefined) {
    const lacking = lackIn(ctx, base.path.at);
    return lacking === undefined ? newVar() : unknownType(lacking);
  }
  told.sort((a, b) => (a.path < b.path ? -1 : 1));
  return con(
    packageInfo(
      ctx,
      info,
      told.map(({ path }) => path),
    ),
    told.map(({ is }) => is),
  );
}

function isPlain({ params, substituted }: TypeDecl): boolean {
  return params.length === 0 && !substituted;
}

function packageInfo(ctx: Context, type: ModuleTypeInfo, told: readonly string[]): TypeInfo {
  const asked = ctx.packages.filter((info) => info.package?.told.join(" ") === told.join(" "));
  const known = asked.find((info) => info.package?.type === type);
  if (known !== undefined) return known;
  const params = told.map(() => newTy({ kind: "var", name: undefined }, GENERIC));
  const same = asked.find((info) => info.package !== undefined && offersTheSame(ctx, info.package.type, type));
  const made: TypeInfo = {
    name: "(module)",
    modules: [],
    core: fixedName("module"),
    params,
    variance: told.map(() => "invariant" as const),
    manifest: same && newTy({ kind: "con", info: same, args: params, expansion: undefined }, GENERIC),
    body: { kind: "abstract" } as const,
    package: { type, told },
  };
  ctx.packages.push(made);
  return made;
}

/** Module types of other names are one if they ask for the same in the same order. */
function offersTheSame(ctx: Context, one: ModuleTypeInfo, other: ModuleTypeInfo): boolean {
  const names = ({ module }: ModuleTypeInfo): string =>
    partsOf(module)
      .map(({ name }) => name)
      .join(" ");
  return names(one) === names(other) && askTheSame(ctx, one.module, other.module, new Map());
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
