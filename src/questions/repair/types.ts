// Types of what may be put together. Candidates are well typed as far as is known here: one that is not might do anything
// when it is run.
import type { Name } from "../../core/expr.js";
import type { CtorDecl, Program } from "../../core/program.js";
import type { Type } from "../../core/type.js";
import { substituteTypes } from "../../explore/index-types.js";

export function isNamed(type: Type | undefined, name: string): boolean {
  return type?.kind === "con" && type.name === name;
}

/** The constructors of a type, each with the types of its fields. */
export function ctorsOf(
  program: Program,
  type: Type,
): readonly { readonly ctor: Name; readonly fields: readonly Type[] }[] {
  if (type.kind !== "con") return [];
  const family = program.data.find(({ name }) => name === type.name);
  if (family === undefined) return [];
  const args = new Map(family.params.map((param, i) => [param, type.args[i] ?? type]));
  const fieldsOf = ({ name, fields }: CtorDecl) => ({
    ctor: name,
    fields: fields.map((field) => substituteTypes(field, args)),
  });
  return family.ctors.filter(({ result }) => result === undefined).map(fieldsOf);
}

/** Whether everything in a type is known. */
export function isSettled(type: Type, variables: ReadonlyMap<string, Type>): boolean {
  if (type.kind === "var") return variables.has(type.name);
  return (type.kind === "fn" ? [type.from, type.to] : type.args).every((part) => isSettled(part, variables));
}
