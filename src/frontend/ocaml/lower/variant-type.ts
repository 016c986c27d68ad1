// Polymorphic variant types in core: a set of tags of the open family. A type that has a name is a family of its
// own; any other is named after its tags, so that what it allows can be told from the name alone.
import { fixedName, type Name } from "../../../core/expr.js";
import type { DataDecl, Program } from "../../../core/program.js";
import type { Type } from "../../../core/type.js";
import { type Row, typesOf } from "../infer/row.js";
import { coreTag } from "../infer/tag.js";
import type { Ty } from "../infer/ty.js";

export function tagsType({ fields }: Row, go: (ty: Ty) => Type): Type {
  const tags = [...fields].map(([tag, field]) => ({ tag, arg: typesOf(field)[0] }));
  const name = fixedName(`[${tags.map(({ tag, arg }) => (arg === undefined ? tag : `${tag} of`)).join("|")}]`);
  return { kind: "con", name, args: tags.flatMap(({ arg }) => (arg === undefined ? [] : [go(arg)])) };
}

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
    if (isNamelessRow(type) && !found.has(type.name)) found.set(type.name, familyOf(type.name));
    type.args.forEach(visit);
  };
  for (const { fields } of [...data.flatMap(({ ctors }) => ctors), ...exceptions]) fields.forEach(visit);
  for (const type of [...types.values(), ...others]) visit(type);
  return [...found.values()];
}

function familyOf(name: Name): DataDecl {
  const params: string[] = [];
  const ctors = name
    .slice(1, -1)
    .split("|")
    .map((part) => {
      const [tag = "", argument] = part.split(" ");
      if (argument === undefined) return coreTag(tag, []);
      params.push(`p${params.length}`);
      return coreTag(tag, [{ kind: "var", name: params[params.length - 1] ?? "" }]);
    });
  return { name, params, ctors, abstract: false };
}
