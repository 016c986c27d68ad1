// Type and exception declarations: new families of data, abbreviations, and their variance.
import type { Name } from "../../../core/expr.js";
import type { CtorDecl as CoreCtor, DataDecl } from "../../../core/program.js";
import { coreType } from "../lower/core-type.js";
import type { CtorDecl, Ident, Item, TypeDecl, TypeExpr } from "../syntax.js";
import { inferType, type Variables } from "./annotation.js";
import { type Context, freshGlobal, report } from "./context.js";
import type { CtorInfo, FieldInfo, Scope, TypeBody, TypeInfo } from "./entities.js";
import { lookupCtors } from "./lookup.js";
import { addCtor, addType, newScope } from "./scope.js";
import { deeper, expandOnce, GENERIC, generalize, newTy, newVar, type Ty } from "./ty.js";
import { inferVariance } from "./variance.js";

type TypeItem = Item & { kind: "type" };

/** Adds a group of declarations to the scope and to the program's data. */
export function inferTypeItem(ctx: Context, scope: Scope, item: TypeItem): readonly TypeInfo[] {
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
  for (const info of infos) addType(scope, info);
  for (const info of infos) if (info.manifest === undefined) ctx.data.push(dataDecl(info));
  return infos;
}

function declare(ctx: Context, decl: TypeDecl): TypeInfo {
  const isRef = ctx.inLibrary && decl.name.name === "ref";
  return {
    name: decl.name.name,
    modules: ctx.modules,
    core: isRef ? ("cell" as Name) : freshGlobal(ctx, decl.name.name),
    params: decl.params.map((param) => newTy({ kind: "var", name: param.name }, GENERIC)),
    variance: decl.params.map(() => "invariant"),
    manifest: undefined,
    body: { kind: "abstract" },
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
      return { kind: "record", ctor: info.core === "cell" ? info.core : freshGlobal(ctx, info.name), fields };
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
  return { name: decl.name.name, core: freshGlobal(ctx, decl.name.name), args: decl.args.map(typeOf), result, family };
}

/** `type t = M.t = A | B` makes M's constructors visible again. */
function sharedBody(ctx: Context, decl: TypeDecl, info: TypeInfo): TypeBody {
  if (decl.body.kind === "abstract") return { kind: "abstract" };
  const original = info.manifest && newestOf(info.manifest);
  if (original !== undefined && original.body.kind === decl.body.kind) return original.body;
  report(ctx, "E209", "Bad type definition", decl.at, "this does not repeat the definition of the type it equals");
  return { kind: "abstract" };
}

function newestOf(ty: Ty): TypeInfo | undefined {
  const next = expandOnce(ty);
  if (next !== undefined) return newestOf(next);
  return ty.desc.kind === "con" ? ty.desc.info : undefined;
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
export function inferException(ctx: Context, scope: Scope, item: Item & { kind: "exception" }): CtorInfo | undefined {
  if (item.alias !== undefined) {
    const original = lookupCtors(ctx, scope, item.alias)?.[0];
    if (original !== undefined) addCtor(scope, { ...original, name: item.ctor.name.name });
    return original;
  }
  const exn = ctx.builtins.types.exn;
  const noVariables: Variables = (name, at) => {
    report(ctx, "E211", "Unbound type variable", at, `an exception cannot be polymorphic: \`'${name}\``);
    return newVar();
  };
  const typeOf = (type: TypeExpr): Ty => genericType(ctx, scope, type, noVariables);
  const result = newTy({ kind: "con", info: exn, args: [], expansion: undefined }, GENERIC);
  const ctor = makeCtor(ctx, item.ctor, exn, result, typeOf);
  addCtor(scope, ctor);
  ctx.exceptions.push(coreCtor(ctor, exceptionRank(ctx, ctor)));
  return ctor;
}

/** In the structural order, exceptions with arguments come before constant ones, then earlier before later. */
function exceptionRank(ctx: Context, ctor: CtorInfo): number {
  return ctx.exceptionsBefore + ctx.exceptions.length + (ctor.args.length > 0 ? 0 : CONSTANTS_FROM);
}

const CONSTANTS_FROM = 1_000_000;

function coreCtor(ctor: CtorInfo, rank: number): CoreCtor {
  return { name: ctor.core, fields: ctor.args.map((arg) => coreType(arg)), labels: undefined, rank };
}

function dataDecl(info: TypeInfo): DataDecl {
  const params = info.params.map((param, i) => (param.desc.kind === "var" && param.desc.name) || `p${i}`);
  return { name: info.core, params, ctors: coreCtors(info), abstract: info.body.kind === "abstract" };
}

function coreCtors(info: TypeInfo): readonly CoreCtor[] {
  if (info.body.kind === "variant") {
    // Structural order: constant constructors come before the others.
    const ctors = info.body.ctors;
    const constants = ctors.filter((ctor) => ctor.args.length === 0);
    const ranked = [...constants, ...ctors.filter((ctor) => ctor.args.length > 0)];
    return ctors.map((ctor) => coreCtor(ctor, ranked.indexOf(ctor)));
  }
  if (info.body.kind === "record") {
    const fields = info.body.fields.map((field) => {
      const type = coreType(field.type);
      return field.mutable ? ({ kind: "con", name: "cell" as Name, args: [type] } as const) : type;
    });
    return [{ name: info.body.ctor, fields, labels: info.body.fields.map((field) => field.name), rank: 0 }];
  }
  return [];
}
