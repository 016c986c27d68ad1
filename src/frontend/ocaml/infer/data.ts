// What a program declares in core: families of data and exceptions.
import { fixedName } from "../../../core/expr.js";
import { KEY } from "../../../core/key.js";
import type { CtorDecl as CoreCtor, DataDecl } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import { calledType, comparedType, coreType } from "../lower/core-type.js";
import { tagsOf } from "../lower/variant-type.js";
import type { Context } from "./context.js";
import type { CtorInfo, TypeInfo } from "./entities.js";
import { repr, type Ty, tuple } from "./ty.js";

/** A new family of data; an abbreviation makes none, unless it names a set of tags. An extensible type is that of exceptions. */
export function addData(ctx: Context, info: TypeInfo): void {
  if (info.extensible) return;
  if (info.manifest === undefined || repr(info.manifest).desc.kind === "variant") ctx.data.push(dataDecl(ctx, info));
  if (info.body.kind === "variant") for (const ctor of info.body.ctors) addInline(ctx, ctor);
}

/** The record that a constructor holds. */
function addInline(ctx: Context, { inline }: CtorInfo): void {
  if (inline !== undefined) ctx.data.push(dataDecl(ctx, inline));
}

export function addException(ctx: Context, ctor: CtorInfo): void {
  addInline(ctx, ctor);
  const made = coreCtor(ctx, ctor, exceptionRank(ctx, ctor));
  const input = ctor.family === ctx.builtins.types.exn ? isInput(ctx, ctor) || undefined : false;
  ctx.exceptions.push(input === undefined ? made : { ...made, input });
}

/** A few of the library stand for all of its exceptions. */
const STANDARD: ReadonlySet<string> = new Set(["Not_found", "Failure", "Invalid_argument", "Exit"]);

/** Whether anybody can make one: not where it is local. */
function isInput({ inLibrary }: Context, { name, key }: CtorInfo): boolean {
  return key === undefined && (!inLibrary || STANDARD.has(name));
}

/** In the structural order, exceptions with arguments come before constant ones, then earlier before later. */
function exceptionRank(ctx: Context, ctor: CtorInfo): number {
  return ctx.exceptionsBefore + ctx.exceptions.length + (ctor.args.length > 0 ? 0 : CONSTANTS_FROM);
}

const CONSTANTS_FROM = 1_000_000;

/** As those see it who make values: what is private has a family of its own. */
export function typeIn(ctx: Context, ty: Ty, converted: typeof comparedType = comparedType): Type {
  return converted(ty, (family) => {
    if (!ctx.data.some(({ name }) => name === family.name)) ctx.data.push(family);
  });
}

/** Of a value that others call. */
export function calledTypeIn(ctx: Context, ty: Ty): Type {
  return typeIn(ctx, ty, calledType);
}

function coreCtor(ctx: Context, ctor: CtorInfo, rank: number): CoreCtor {
  const result = repr(ctor.result).desc;
  if (ctor.gadt === true && result.kind === "con") {
    const whole = typeIn(ctx, tuple([...ctor.args, ...result.args])); // in one go: they share variables
    const types = whole.kind === "con" ? whole.args : [];
    const [fields, indices] = [types.slice(0, ctor.args.length), types.slice(ctor.args.length)];
    return { name: ctor.core, fields, labels: undefined, rank, result: indices };
  }
  const fields = ctor.args.map((arg) => typeIn(ctx, arg));
  return { name: ctor.core, fields: ctor.key === undefined ? fields : [...fields, KEY], labels: undefined, rank };
}

function dataDecl(ctx: Context, info: TypeInfo): DataDecl {
  const params = info.params.map((param, i) => (param.desc.kind === "var" && param.desc.name) || `p${i}`);
  const manifest = info.manifest && repr(info.manifest).desc;
  if (manifest?.kind === "variant")
    return { name: info.core, params, ctors: tagsOf(manifest.row, coreType), abstract: false };
  return { name: info.core, params, ctors: coreCtors(ctx, info), abstract: info.body.kind === "abstract" };
}

function coreCtors(ctx: Context, info: TypeInfo): readonly CoreCtor[] {
  if (info.body.kind === "variant") {
    // Structural order: constant constructors come before the others.
    const ctors = info.body.ctors;
    const constants = ctors.filter((ctor) => ctor.args.length === 0);
    const ranked = [...constants, ...ctors.filter((ctor) => ctor.args.length > 0)];
    return ctors.map((ctor) => coreCtor(ctx, ctor, ranked.indexOf(ctor)));
  }
  if (info.body.kind === "record") {
    const fields = info.body.fields.map((field) => {
      const type = typeIn(ctx, field.type);
      return field.mutable ? ({ kind: "con", name: fixedName("cell"), args: [type] } as const) : type;
    });
    return [{ name: info.body.ctor, fields, labels: info.body.fields.map((field) => field.name), rank: 0 }];
  }
  return [];
}
