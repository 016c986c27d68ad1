// Type and exception declarations: new families of data, abbreviations, and their variance.
import type { Name } from "../../../core/expr.js";
import type { CtorDecl, Ident, Item, TypeDecl, TypeExpr } from "../syntax.js";
import { inferType, type Variables } from "./annotation.js";
import { type Context, freshGlobal, promised, report } from "./context.js";
import { addData, addException } from "./data.js";
import type { CtorInfo, FieldInfo, Scope, TypeBody, TypeInfo } from "./entities.js";
import { lookupCtors } from "./lookup.js";
import { newestOf, repeatedBody } from "./modules/retype.js";
import { addType, newScope } from "./scope.js";
import { declarationLevel, deeper, GENERIC, generalize, newTy, newVar, type Ty } from "./ty.js";
import { inferVariance } from "./variance.js";

type TypeItem = Item & { kind: "type" };

/** What a signature declares only stands for what the program does. */
type Declares = "program" | "signature";

/** Adds a group of declarations to the scope and to the program's data. */
export function inferTypeItem(
  ctx: Context,
  scope: Scope,
  item: TypeItem,
  of: Declares = "program",
): readonly TypeInfo[] {
  reportDuplicates(
    ctx,
    item.decls.map((decl) => decl.name),
    "type",
  );
  const infos = item.decls.map((decl) => declare(ctx, decl));
  const inner = newScope(scope);
  if (item.recursive) for (const info of infos) addType(inner, info);
  item.decls.forEach((decl, i) => {
    const info = infos[i];
    if (info !== undefined) define(ctx, inner, decl, info);
  });
  for (const [i, decl] of item.decls.entries()) reportCycle(ctx, decl, infos[i]);
  inferVariance(infos);
  item.decls.forEach((decl, i) => {
    const info = infos[i];
    if (info !== undefined) declareVariance(decl, info);
  });
  for (const info of infos) addType(scope, info);
  if (of === "program") for (const info of infos) addData(ctx, info);
  return infos;
}

/** What is said of an abstract type's parameters. */
function declareVariance({ params }: TypeDecl, info: TypeInfo): void {
  if (info.body.kind === "abstract" && info.manifest === undefined)
    info.variance = params.map(({ variance }) => variance ?? "invariant");
}

function declare(ctx: Context, decl: TypeDecl): TypeInfo {
  const isRef = ctx.inLibrary && decl.name.name === "ref";
  return {
    name: decl.name.name,
    modules: ctx.modules,
    core: isRef ? ("cell" as Name) : (promised(ctx, decl.name.name) ?? freshGlobal(ctx, decl.name.name)),
    params: decl.params.map((param) => newTy({ kind: "var", name: param.name }, GENERIC)),
    variance: decl.params.map(() => "invariant"),
    manifest: undefined,
    body: { kind: "abstract" },
    at: decl.at,
    level: declarationLevel(),
    ...(decl.private && { private: true }),
  };
}

function define(ctx: Context, scope: Scope, decl: TypeDecl, info: TypeInfo): void {
  const variables = declaredVariables(ctx, decl, info);
  const typeOf = (type: TypeExpr): Ty => genericType(ctx, scope, type, variables);
  if (decl.manifest !== undefined) info.manifest = typeOf(decl.manifest);
  info.body = decl.manifest === undefined ? defineBody(ctx, decl, info, typeOf) : sharedBody(ctx, decl, info);
}

function genericType(ctx: Context, scope: Scope, type: TypeExpr, variables: Variables): Ty {
  const ty = deeper(() => inferType(ctx, scope, type, variables));
  generalize(ty);
  return ty;
}

function declaredVariables(ctx: Context, decl: TypeDecl, info: TypeInfo): Variables {
  return (name, at) => {
    const known = info.params[decl.params.findIndex((param) => param.name === name)];
    if (known !== undefined) return known;
    report(ctx, "E211", "Unbound type variable", at, `\`'${name}\` is not a parameter of \`${decl.name.name}\``, {
      hint: `write \`type '${name} ${decl.name.name} = ...\`.`,
    });
    return newVar();
  };
}

function defineBody(ctx: Context, decl: TypeDecl, info: TypeInfo, typeOf: (type: TypeExpr) => Ty): TypeBody {
  const result = newTy({ kind: "con", info, args: info.params, expansion: undefined }, GENERIC);
  switch (decl.body.kind) {
    case "abstract":
      return { kind: "abstract" };
    case "variant":
      reportDuplicates(
        ctx,
        decl.body.ctors.map((ctor) => ctor.name),
        "constructor",
      );
      return { kind: "variant", ctors: decl.body.ctors.map((ctor) => makeCtor(ctx, ctor, info, result, typeOf)) };
    case "record": {
      reportDuplicates(
        ctx,
        decl.body.fields.map((field) => field.name),
        "field",
      );
      const fields = decl.body.fields.map(
        (field, index): FieldInfo => ({
          name: field.name.name,
          index,
          type: typeOf(field.type),
          result,
          record: info,
          mutable: field.mutable,
        }),
      );
      const ctor = promised(ctx, info.name, "{}") ?? (info.core === "cell" ? info.core : freshGlobal(ctx, info.name));
      return { kind: "record", ctor, fields };
    }
  }
}

function makeCtor(
  ctx: Context,
  decl: CtorDecl,
  family: TypeInfo,
  result: Ty,
  typeOf: (type: TypeExpr) => Ty,
): CtorInfo {
  const { name } = decl.name;
  const core = promised(ctx, family.name, name) ?? freshGlobal(ctx, name);
  return { name, core, args: decl.args.map(typeOf), result, family, private: family.private === true };
}

/** `type t = M.t = A | B` makes M's constructors visible again. */
function sharedBody(ctx: Context, decl: TypeDecl, info: TypeInfo): TypeBody {
  if (decl.body.kind === "abstract") return { kind: "abstract" };
  const original = info.manifest && newestOf(info.manifest);
  if (original !== undefined && original.body.kind === decl.body.kind) return repeatedBody(info);
  report(ctx, "E209", "Bad type definition", decl.at, "this does not repeat the definition of the type it equals");
  return { kind: "abstract" };
}

function reportDuplicates(ctx: Context, names: readonly Ident[], what: string): void {
  names.forEach((ident, i) => {
    const first = names.findIndex((other) => other.name === ident.name);
    const earlier = names[first];
    if (first === i || earlier === undefined) return;
    report(ctx, "E209", `Two ${what}s with the same name`, ident.at, `\`${ident.name}\` is defined twice here`, {
      also: [{ at: earlier.at, label: "the first one" }],
    });
  });
}

/** `type t = t` and `type t = u and u = t` abbreviate nothing. */
function reportCycle(ctx: Context, decl: TypeDecl, info: TypeInfo | undefined): void {
  if (info?.manifest === undefined || !abbreviatesItself(info, info.manifest, new Set())) return;
  report(ctx, "E209", "Cyclic abbreviation", decl.at, `the abbreviation \`${info.name}\` stands for itself`, {
    hint: "a recursive type needs constructors: `type t = Leaf | Node of t * t`.",
  });
  info.manifest = undefined;
}

function abbreviatesItself(info: TypeInfo, ty: Ty, seen: Set<TypeInfo>): boolean {
  const desc = ty.desc.kind === "link" ? ty.desc.to.desc : ty.desc;
  if (desc.kind === "con") {
    if (desc.info === info) return true;
    if (desc.info.manifest !== undefined && !seen.has(desc.info)) {
      if (abbreviatesItself(info, desc.info.manifest, new Set([...seen, desc.info]))) return true;
    }
    return desc.args.some((arg) => abbreviatesItself(info, arg, seen));
  }
  if (desc.kind === "arrow") return [desc.from, desc.to].some((part) => abbreviatesItself(info, part, seen));
  return desc.kind === "tuple" && desc.items.some((part) => abbreviatesItself(info, part, seen));
}

/** An exception: a constructor of the open family exn, or another name for one. */
export function inferException(
  ctx: Context,
  scope: Scope,
  item: Item & { kind: "exception" },
  of: Declares = "program",
): CtorInfo | undefined {
  if (item.alias !== undefined) {
    const original = lookupCtors(ctx, scope, item.alias)?.[0];
    return original && { ...original, name: item.ctor.name.name };
  }
  const exn = ctx.builtins.types.exn;
  const noVariables: Variables = (name, at) => {
    report(ctx, "E211", "Unbound type variable", at, `an exception cannot be polymorphic: \`'${name}\``);
    return newVar();
  };
  const typeOf = (type: TypeExpr): Ty => genericType(ctx, scope, type, noVariables);
  const result = newTy({ kind: "con", info: exn, args: [], expansion: undefined }, GENERIC);
  const ctor = {
    ...makeCtor(ctx, item.ctor, exn, result, typeOf),
    core: promised(ctx, item.ctor.name.name) ?? exceptionName(ctx, item.ctor.name.name),
  };
  if (of === "program") addException(ctx, ctor);
  return ctor;
}

/** Those of the library's modules are known by their full path, which is what they print as. */
function exceptionName(ctx: Context, name: string): Name {
  const [module = ""] = ctx.modules;
  const inStdlib = ctx.inLibrary && module !== "" && module !== "Stdlib" && !module.startsWith("Camlinternal");
  return freshGlobal(ctx, name, inStdlib ? ["Stdlib"] : []);
}
