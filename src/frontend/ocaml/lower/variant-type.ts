// Polymorphic variant types in core: a set of tags of the open family. A type that has a name is a family of its
// own; any other is named after its tags, so that what it allows can be told from the name alone.
import { fixedName, type Name, shownName } from "../../../core/expr.js";
import type { CtorDecl, DataDecl, Program } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import { type Row, typesOf } from "../infer/row.js";
import { ANY, coreTag } from "../infer/tag.js";
import type { Ty } from "../infer/ty.js";

/** `open`: told from a type that allows these tags and no others. */
export function tagsType({ fields, closed }: Row, go: (ty: Ty) => Type, open: boolean): Type {
  const tags = [...fields].map(([tag, field]) => ({ tag, arg: typesOf(field)[0] }));
  const end = open && !closed ? OPEN : "";
  const name = fixedName(`[${tags.map(({ tag, arg }) => (arg === undefined ? tag : `${tag} of`)).join("|")}${end}]`);
  return { kind: "con", name, args: tags.flatMap(({ arg }) => (arg === undefined ? [] : [go(arg)])) };
}

const OPEN = "|..";

/** Where a type of tags without a name is a part of itself. No values are made of it: it is no variable that stands for any type. */
export const INSIDE_ITSELF: Type = { kind: "con", name: fixedName("[...] as 'a"), args: [] };

export function isInsideItself(type: Type): boolean {
  return type.kind === "con" && type.name === "[...] as 'a";
}

export function isNamelessRow(type: Type): boolean {
  return type.kind === "con" && type.name.startsWith("[`");
}

/** The constructors that a type of tags allows, in the order of their names. */
export function tagsOf({ fields }: Row, go: (ty: Ty) => Type): DataDecl["ctors"] {
  return [...fields].map(([tag, field]) => coreTag(tag, typesOf(field).slice(0, 1).map(go)));
}

/** The families of all types without a name that a program mentions. */
export function namelessFamilies({ data, exceptions, types }: Program, others: readonly Type[]): readonly DataDecl[] {
  const found = new Map<Name, DataDecl>();
  const seen = new Set<Type>();
  const visit = (type: Type): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.kind === "fn") return [type.from, type.to].forEach(visit);
    if (type.kind !== "con") return;
    if (isNamelessRow(type) && !found.has(type.name)) found.set(type.name, namelessFamily(type.name));
    type.args.forEach(visit);
  };
  for (const { fields } of [...data.flatMap(({ ctors }) => ctors), ...exceptions]) fields.forEach(visit);
  for (const type of [...types.values(), ...others]) visit(type);
  return [...found.values()];
}

/** What the name says. */
export function namelessFamily(name: Name): DataDecl {
  const params: string[] = [];
  const parts = name.slice(1, -1).replace(OPEN, "").split("|");
  const ctors = parts.map((part) => {
    const [tag = "", argument] = part.split(" ");
    if (argument === undefined) return coreTag(tag, []);
    params.push(`p${params.length}`);
    return coreTag(tag, [{ kind: "var", name: params[params.length - 1] ?? "" }]);
  });
  if (!name.endsWith(`${OPEN}]`)) return { name, params, ctors, abstract: false };
  const other = OTHERS.find((tag) => !ctors.some((ctor) => shownName(ctor.name) === tag)) ?? "`Other";
  return { name, params, ctors: [...ctors, coreTag(other, [])], abstract: false, open: true };
}

/** One that no pattern names stands for all of these. */
const OTHERS: readonly string[] = ["`Other", "`Another", "`Else"];

/** The tags of families that a program itself does not write. */
export function undeclaredTags(families: readonly DataDecl[], declared: readonly CtorDecl[]): readonly CtorDecl[] {
  const known = new Set(declared.map(({ name }) => name));
  return families
    .flatMap(({ ctors }) => ctors)
    .flatMap(({ name, fields, ...rest }) => {
      if (known.has(name)) return [];
      known.add(name);
      return [{ name, fields: fields.map(() => ANY), ...rest }];
    });
}
