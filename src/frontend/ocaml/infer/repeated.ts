// `type t = M.t = A of int | B`: what is written must be what M.t was defined as.
import type { CtorDecl, FieldDecl, Ident, TypeDecl, TypeExpr } from "../syntax.js";
import type { Variables } from "./annotation.js";
import { type Context, report } from "./context.js";
import type { CtorInfo, FieldInfo, TypeInfo } from "./entities.js";
import { lackAt, lackInBody } from "./lacking.js";
import { originOf } from "./modules/retype.js";
import { GENERIC, newTy, type Ty } from "./ty.js";
import { sameType } from "./unify.js";

type TypeOf = (type: TypeExpr, variables?: Variables) => Ty;

/** Only once all types of a group are defined, for they may mention each other. */
export function checkRepeated(ctx: Context, decl: TypeDecl, info: TypeInfo, typeOf: TypeOf): void {
  const { body } = info;
  const origin = originOf(info);
  const errors = ctx.errors.length;
  if (origin.private === true && !decl.private)
    fail(ctx, decl.name, "the type that it equals is private, so this one must be too");
  if (decl.body.kind === "variant" && body.kind === "variant")
    checkParts(ctx, decl.name, decl.body.ctors, body.ctors, (ctor, known) => sameCtor(ctor, known, typeOf));
  if (decl.body.kind === "record" && body.kind === "record")
    checkParts(ctx, decl.name, decl.body.fields, body.fields, (field, known) => sameField(field, known, typeOf));
  const lacking = ctx.errors.length > errors ? lackInBody(origin) : undefined;
  if (lacking === undefined) return;
  ctx.errors.length = errors; // OCaml may know better
  lackAt(ctx, decl.name.at, lacking);
}

function checkParts<Written extends { readonly name: Ident }, Known extends { readonly name: string }>(
  ctx: Context,
  name: Ident,
  written: readonly Written[],
  known: readonly Known[],
  same: (written: Written, known: Known) => boolean,
): void {
  written.forEach((part, i) => {
    const other = known[i];
    if (other === undefined) fail(ctx, part.name, `the type that \`${name.name}\` equals has no such part`);
    else if (!same(part, other)) fail(ctx, part.name, `the type that \`${name.name}\` equals says something else here`);
  });
  const missing = known[written.length];
  if (missing !== undefined) fail(ctx, name, `\`${missing.name}\` of the type that it equals is missing`);
}

function fail(ctx: Context, { at }: Ident, label: string): void {
  report(ctx, "E209", "Bad type definition", at, label);
}

function sameCtor(decl: CtorDecl, known: CtorInfo, typeOf: TypeOf): boolean {
  const own = decl.result === undefined ? undefined : ownVariables();
  const args = decl.args.map((arg) => typeOf(arg, own));
  const fields = decl.record?.map((field) => typeOf(field.type, own));
  if (decl.name.name !== known.name || (fields === undefined) !== (known.inline === undefined)) return false;
  // Variables of a generalised constructor have names of its own, and inline records parameters of theirs.
  if (own !== undefined || fields !== undefined) return known.inline !== undefined || args.length === known.args.length;
  return args.length === known.args.length && args.every((arg, i) => isSame(arg, known.args[i]));
}

function sameField({ name, type, mutable }: FieldDecl, known: FieldInfo, typeOf: TypeOf): boolean {
  const same = isSame(typeOf(type), known.type);
  return name.name === known.name && mutable === known.mutable && same;
}

const isSame = (written: Ty, known: Ty | undefined): boolean =>
  known !== undefined && sameType(written, known, new Map());

function ownVariables(): Variables {
  const own = new Map<string, Ty>();
  return (name) => {
    if (name === "_") return newTy({ kind: "var", name: undefined }, GENERIC);
    const known = own.get(name) ?? newTy({ kind: "var", name }, GENERIC);
    own.set(name, known);
    return known;
  };
}
