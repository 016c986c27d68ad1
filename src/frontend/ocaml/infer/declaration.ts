// Type and exception declarations: new families of data, abbreviations, and their variance.
import { withName } from "../../../basis/with-name.js";
import { fixedName, type Name } from "../../../core/expr.js";
import type { CtorDecl, FieldDecl, Ident, Item, Path, TypeDecl, TypeExpr } from "../syntax.js";
import { inferType, type Variables } from "./annotation.js";
import { type Context, freshGlobal, freshName, promised, report } from "./context.js";
import { addData, addException } from "./data.js";
import type { CtorInfo, FieldInfo, Scope, TypeBody, TypeInfo } from "./entities.js";
import { lack } from "./lacking.js";
import { lookupCtors, lookupType } from "./lookup.js";
import { newestOf, repeatedBody } from "./modules/retype.js";
import { checkRepeated } from "./repeated.js";
import { isStatic } from "./row.js";
import { addType, newScope } from "./scope.js";
import { deeper, GENERIC, generalize, getLevel, newTy, newVar, repr, somePart, type Ty } from "./ty.js";
import { fits, inferVariance } from "./variance.js";

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
  for (const { params } of item.decls) {
    const named = params.flatMap(({ name, at }) => (name === undefined ? [] : [{ name: `'${name}`, at }]));
    reportDuplicates(ctx, named, "parameter");
  }
  const infos = item.decls.map((decl) => declare(ctx, decl));
  const inner = newScope(scope);
  if (item.recursive) for (const info of infos) addType(inner, info);
  item.decls.forEach((decl, i) => {
    const info = infos[i];
    if (info !== undefined) define(ctx, inner, decl, info);
  });
  for (const [i, decl] of item.decls.entries()) {
    reportCycle(ctx, decl, infos[i]);
    reportOpen(ctx, decl, infos[i]);
    reportUnboxed(ctx, decl);
  }
  item.decls.forEach((decl, i) => {
    const info = infos[i];
    if (info?.manifest === undefined || info.body.kind === "abstract") return;
    const variables = declaredVariables(ctx, decl, info);
    checkRepeated(ctx, decl, info, (type, own = variables) => genericType(ctx, inner, type, own));
  });
  inferVariance([...infos, ...infos.flatMap(inlineRecords)]);
  item.decls.forEach((decl, i) => {
    const info = infos[i];
    if (info !== undefined) declareVariance(ctx, decl, info);
  });
  for (const info of infos) addType(scope, info);
  if (of === "program") for (const info of infos) addData(ctx, info);
  return infos;
}

function inlineRecords({ body }: TypeInfo): readonly TypeInfo[] {
  return body.kind === "variant" ? body.ctors.flatMap(({ inline }) => (inline === undefined ? [] : [inline])) : [];
}

/** What is said of the parameters: of an abstract type all that is known, else what its definition must keep to. */
function declareVariance(ctx: Context, { params, name }: TypeDecl, info: TypeInfo): void {
  const said = params.map(({ variance }) => variance ?? "invariant");
  const isAbstract = info.body.kind === "abstract" && info.manifest === undefined;
  const wrong = isAbstract ? -1 : params.findIndex(({ variance }, i) => !fits(info.variance[i], variance));
  if (wrong !== -1)
    report(ctx, "E209", "Bad variance", name.at, `\`${name.name}\` does not use its parameters as the signs say`, {
      hint: "`+'a` is for what is only given out, `-'a` for what is only taken in.",
    });
  if (isAbstract || (info.body.kind !== "abstract" && (info.private === true || isGeneralised(info))))
    info.variance = said;
}

function isGeneralised({ body }: TypeInfo): boolean {
  return body.kind === "variant" && body.ctors.some(({ gadt }) => gadt);
}

function declare(ctx: Context, decl: TypeDecl): TypeInfo {
  const isRef = ctx.inLibrary && decl.name.name === "ref";
  return {
    name: decl.name.name,
    modules: ctx.modules,
    core: isRef
      ? fixedName("cell")
      : decl.body.kind === "open"
        ? EXN
        : (promised(ctx, decl.name.name) ?? freshGlobal(ctx, decl.name.name)),
    params: decl.params.map((param) => newTy({ kind: "var", name: param.name }, GENERIC)),
    variance: decl.params.map(() => "invariant"),
    manifest: undefined,
    body: { kind: "abstract" },
    ...(decl.body.kind === "open" && { extensible: true }),
    at: decl.at,
    level: getLevel(),
    ...(decl.private && { private: true }),
    ...(decl.unboxed && { unboxed: true }),
    ...(decl.params.some((param) => param.injective) && { injective: decl.params.map((param) => param.injective) }),
  };
}

const EXN = fixedName("exn");

function define(ctx: Context, scope: Scope, decl: TypeDecl, info: TypeInfo): void {
  const variables = declaredVariables(ctx, decl, info);
  const typeOf = (type: TypeExpr): Ty => genericType(ctx, scope, type, variables);
  if (decl.manifest !== undefined) info.manifest = named(info, typeOf(decl.manifest));
  const typeWith = (type: TypeExpr, own: Variables): Ty => genericType(ctx, scope, type, own);
  info.body = decl.manifest === undefined ? defineBody(ctx, decl, info, typeOf, typeWith) : sharedBody(ctx, decl, info);
}

/** Tags that are given a name are printed by it. */
function named(info: TypeInfo, type: Ty): Ty {
  const { desc } = repr(type);
  if (desc.kind !== "variant" || !isStatic(desc.row) || desc.row.name !== undefined) return type;
  return newTy({ kind: "variant", row: { ...desc.row, name: { info, args: info.params } } }, GENERIC);
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
    if (name === "_") return anyType(ctx, at);
    report(ctx, "E211", "Unbound type variable", at, `\`'${name}\` is not a parameter of \`${decl.name.name}\``, {
      hint: `write \`type '${name} ${decl.name.name} = ...\`.`,
    });
    return newVar();
  };
}

function anyType(ctx: Context, at: TypeExpr["at"]): Ty {
  report(ctx, "E211", "Unbound type variable", at, "`_` stands for no type here: a definition says all of it");
  return newVar();
}

function defineBody(
  ctx: Context,
  decl: TypeDecl,
  info: TypeInfo,
  typeOf: (type: TypeExpr) => Ty,
  typeWith: (type: TypeExpr, own: Variables) => Ty,
): TypeBody {
  const result = newTy({ kind: "con", info, args: info.params, expansion: undefined }, GENERIC);
  switch (decl.body.kind) {
    case "abstract":
    case "open":
      return { kind: "abstract" };
    case "variant":
      reportDuplicates(
        ctx,
        decl.body.ctors.map((ctor) => ctor.name),
        "constructor",
      );
      return {
        kind: "variant",
        ctors: decl.body.ctors.map((ctor) =>
          ctor.result === undefined
            ? makeCtor(ctx, ctor, info, result, typeOf)
            : makeGeneralised(ctx, ctor, ctor.result, info, typeWith),
        ),
      };
    case "record": {
      reportDuplicates(
        ctx,
        decl.body.fields.map((field) => field.name),
        "field",
      );
      const fields = fieldsOf(decl.body.fields, info, result, typeOf);
      const ctor = promised(ctx, info.name, "{}") ?? (info.core === "cell" ? info.core : freshGlobal(ctx, info.name));
      return { kind: "record", ctor, fields };
    }
  }
}

function fieldsOf(
  fields: readonly FieldDecl[],
  record: TypeInfo,
  result: Ty,
  typeOf: (type: TypeExpr) => Ty,
): readonly FieldInfo[] {
  return fields.map(({ name, type, mutable }, index) => ({
    name: name.name,
    index,
    type: typeOf(type),
    result,
    record,
    mutable,
  }));
}

function makeCtor(
  ctx: Context,
  decl: CtorDecl,
  family: TypeInfo,
  result: Ty,
  typeOf: (type: TypeExpr) => Ty,
): CtorInfo {
  const { name } = decl.name;
  ctx.definesLists ||= name === "::" || name === "[]";
  const core = promised(ctx, family.name, name) ?? freshGlobal(ctx, name);
  const made = { name, core, result, family, private: family.private === true };
  if (decl.record === undefined) return { ...made, args: decl.args.map(typeOf) };
  const inline = inlineRecord(ctx, name, decl.record, family, result, typeOf);
  const arg = newTy({ kind: "con", info: inline, args: inline.params, expansion: undefined }, GENERIC);
  return { ...made, args: [arg], inline };
}

/** A of { x : int }: a record without a name of its own, with the parameters of what is made. */
function inlineRecord(
  ctx: Context,
  ctor: string,
  decls: readonly FieldDecl[],
  family: TypeInfo,
  made: Ty,
  typeOf: (type: TypeExpr) => Ty,
): TypeInfo {
  // The prompt shows the fields of such a constructor without a path.
  const core = family.extensible || family.core === EXN ? freshName(ctx, ctor) : freshGlobal(ctx, ctor);
  const params = new Set<Ty>();
  const collect = (ty: Ty, bound: readonly string[]): void =>
    void somePart(ty, (node) => {
      if (node.desc.kind === "var" && !bound.includes(node.desc.name ?? "")) params.add(node);
      return false;
    });
  collect(made, []);
  const types = new Map(decls.map(({ type }) => [type, typeOf(type)]));
  for (const [written, type] of types) collect(type, written.kind === "poly" ? written.vars : []);
  const record: TypeInfo = {
    name: `${family.name}.${ctor}`,
    modules: family.modules,
    core,
    params: [...params],
    variance: [...params].map(() => "invariant"),
    manifest: undefined,
    body: { kind: "abstract" },
    inline: true,
  };
  const result = newTy({ kind: "con", info: record, args: record.params, expansion: undefined }, GENERIC);
  const known = (type: TypeExpr): Ty => types.get(type) ?? typeOf(type);
  record.body = { kind: "record", ctor: core, fields: fieldsOf(decls, record, result, known) };
  return record;
}

/** A : 'a t * 'b t -> ('a * 'b) t: its variables are its own. */
function makeGeneralised(
  ctx: Context,
  decl: CtorDecl,
  written: TypeExpr,
  family: TypeInfo,
  typeWith: (type: TypeExpr, variables: Variables) => Ty,
): CtorInfo {
  ctx.generalised.add(decl.name.name);
  const own = new Map<string, Ty>();
  const variables: Variables = (name) => {
    if (name === "_") return newTy({ kind: "var", name: undefined }, GENERIC);
    const known = own.get(name) ?? newTy({ kind: "var", name }, GENERIC);
    own.set(name, known);
    return known;
  };
  const typeOf = (type: TypeExpr): Ty => typeWith(type, variables);
  const result = typeOf(written);
  const { desc } = repr(result);
  if (desc.kind !== "con" || desc.info !== family)
    report(
      ctx,
      "E209",
      "Bad constructor",
      written.at,
      `\`${decl.name.name}\` must make a value of type \`${family.name}\``,
    );
  return { ...makeCtor(ctx, decl, family, result, typeOf), gadt: true };
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
  for (const ident of names) {
    const earlier = withName(names, ident.name);
    if (earlier === undefined || earlier === ident) continue;
    report(ctx, "E209", `Two ${what}s with the same name`, ident.at, `\`${ident.name}\` is defined twice here`, {
      also: [{ at: earlier.at, label: "the first one" }],
    });
  }
}

/** Tags that are left open are a variable, and have to be a parameter. */
function reportOpen(ctx: Context, { name, manifest }: TypeDecl, info: TypeInfo | undefined): void {
  if (info?.manifest === undefined || manifest === undefined) return;
  const params = new Set(info.params.map(repr));
  const isLoose = (node: Ty): boolean => node.desc.kind === "variant" && !isStatic(node.desc.row) && !params.has(node);
  if (!somePart(info.manifest, isLoose)) return;
  if (info.private === true) {
    info.lacking = lack(ctx, manifest.at, "private types of tags", { many: true, whole: true });
    return;
  }
  report(ctx, "E211", "Unbound type variable", manifest.at, `the tags of \`${name.name}\` are left open`, {
    hint: `write \`type 'a ${name.name} = [> ...] as 'a\`, or all tags: \`[ ... ]\`.`,
  });
}

/** [@@unboxed] is for one constructor with one argument, or one field. */
function reportUnboxed(ctx: Context, { unboxed, body, name }: TypeDecl): void {
  if (!unboxed) return;
  const [ctor, ...others] = body.kind === "variant" ? body.ctors : [];
  const parts = body.kind === "record" ? body.fields : (ctor?.record ?? ctor?.args ?? []);
  if (others.length === 0 && parts.length === 1 && (body.kind === "record" || ctor !== undefined)) return;
  report(ctx, "E209", "Bad type definition", name.at, "only a type that holds one thing can be unboxed");
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
      seen.add(desc.info); // looked at once, wherever it comes again
      if (abbreviatesItself(info, desc.info.manifest, seen)) return true;
    }
    return desc.args.some((arg) => abbreviatesItself(info, arg, seen));
  }
  if (desc.kind === "arrow") return [desc.from, desc.to].some((part) => abbreviatesItself(info, part, seen));
  return desc.kind === "tuple" && desc.items.some((part) => abbreviatesItself(info, part, seen));
}

/** An exception: a constructor of the open family exn, or another name for one. A local one is another each time. */
export function inferException(
  ctx: Context,
  scope: Scope,
  item: Item & { kind: "exception" },
  of: Declares = "program",
  isLocal = false,
): CtorInfo | undefined {
  if (item.alias !== undefined) {
    const original = lookupCtors(ctx, scope, item.alias)?.[0];
    if (original?.key !== undefined)
      lack(ctx, item.at, "other names for local exceptions", { many: true, whole: true });
    return original && { ...original, name: item.ctor.name.name };
  }
  const exn = ctx.builtins.types.exn;
  const noVariables: Variables = (name, at) => {
    if (name === "_") return anyType(ctx, at);
    report(ctx, "E211", "Unbound type variable", at, `an exception cannot be polymorphic: \`'${name}\``);
    return newVar();
  };
  const typeOf = (type: TypeExpr): Ty => genericType(ctx, scope, type, noVariables);
  const result = newTy({ kind: "con", info: exn, args: [], expansion: undefined }, GENERIC);
  const ctor = {
    ...makeCtor(ctx, item.ctor, exn, result, typeOf),
    core: promised(ctx, item.ctor.name.name) ?? exceptionName(ctx, item.ctor.name.name),
    ...(isLocal && { key: freshName(ctx, "key") }),
  };
  if (of === "program") addException(ctx, ctor);
  return ctor;
}

/** type t += A of int: constructors that join a family, as exceptions join theirs. */
export function inferExtension(
  ctx: Context,
  scope: Scope,
  item: Item & { kind: "extend" },
  of: Declares = "program",
): readonly CtorInfo[] {
  const family = lookupType(ctx, scope, item.type);
  if (family === undefined) return [];
  if (!family.extensible && family !== ctx.builtins.types.exn) {
    report(ctx, "E209", "Not extensible", item.type.at, `type \`${family.name}\` was not defined as extensible`, {
      hint: `an extensible type is defined by \`type ${family.name} = ..\`.`,
    });
    return [];
  }
  if (family.private === true)
    report(ctx, "E209", "Private type", item.type.at, `type \`${family.name}\` is private: it cannot be extended`);
  if (family.params.length !== item.params.length)
    report(ctx, "E205", "Wrong number of type arguments", item.type.at, extensionArity(family));
  return item.ctors.flatMap(({ ctor, alias }): readonly CtorInfo[] => {
    if (alias !== undefined) return anotherName(ctx, scope, alias, ctor, family);
    const made = extensionCtor(ctx, scope, item, ctor, family);
    if (of === "program") addException(ctx, made);
    return [made];
  });
}

function extensionArity({ name, params }: TypeInfo): string {
  return `type \`${name}\` has ${params.length === 0 ? "no parameters" : `parameters: ${params.length}`}`;
}

/** type t += B = A */
function anotherName(
  ctx: Context,
  scope: Scope,
  alias: Path,
  { name }: CtorDecl,
  family: TypeInfo,
): readonly CtorInfo[] {
  const [original] = lookupCtors(ctx, scope, alias) ?? [];
  if (original === undefined) return [];
  if (original.family !== family)
    report(ctx, "E204", "Types clash", alias.at, `\`${original.name}\` is no constructor of \`${family.name}\``);
  return [{ ...original, name: name.name }];
}

function extensionCtor(
  ctx: Context,
  scope: Scope,
  item: Item & { kind: "extend" },
  decl: CtorDecl,
  family: TypeInfo,
): CtorInfo {
  const typeWith = (type: TypeExpr, own: Variables): Ty => genericType(ctx, scope, type, own);
  if (decl.result !== undefined) return makeGeneralised(ctx, decl, decl.result, family, typeWith);
  const params = new Map(item.params.map(({ name }, i) => [name ?? `_${i}`, newTy({ kind: "var", name }, GENERIC)]));
  const variables: Variables = (name, at) => {
    const known = params.get(name);
    if (name === "_") return anyType(ctx, at);
    if (known === undefined) report(ctx, "E211", "Unbound type variable", at, `\`'${name}\` is not a parameter here`);
    return known ?? newVar();
  };
  const result = newTy({ kind: "con", info: family, args: [...params.values()], expansion: undefined }, GENERIC);
  return makeCtor(ctx, decl, family, result, (type) => typeWith(type, variables));
}

/** Those of the library's modules are known by their full path, which is what they print as. */
function exceptionName(ctx: Context, name: string): Name {
  const [module = ""] = ctx.modules;
  const inStdlib = ctx.inLibrary && module !== "" && module !== "Stdlib" && !module.startsWith("Camlinternal");
  return freshGlobal(ctx, name, inStdlib ? ["Stdlib"] : []);
}
