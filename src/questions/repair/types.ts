// Types of what may be put together. Candidates are well typed as far as is known here: one that is not might do anything
// when it is run.

import { nth } from "../../basis/known.js";
import { type Name, tupleWidth } from "../../core/expr.js";
import { sameType, substituteTypes } from "../../core/instance.js";
import type { CtorDecl, Program } from "../../core/program.js";
import type { Type } from "../../core/type.js";
import { variablesIn } from "../../explore/index-types.js";
import type { Facts, Visible } from "../../language/facts.js";

/** The same type; type variables of one function may become one, if it is changed so. */
export function alike(a: Type, b: Type): boolean {
  return matchesAlike(a, b, new Map([...variablesIn(a)].map((name) => [name, { kind: "var", name }])));
}

/** Whether a type is an instance of a general one, whose variables may stand for variables of several names. */
export function matchesAlike(general: Type, type: Type, variables: Map<string, Type>): boolean {
  if (general.kind === "var") {
    const known = variables.get(general.name);
    if (known === undefined) variables.set(general.name, type);
    return known === undefined || (known.kind === "var" && type.kind === "var") || sameType(known, type);
  }
  if (general.kind === "fn")
    return (
      type.kind === "fn" &&
      matchesAlike(general.from, type.from, variables) &&
      matchesAlike(general.to, type.to, variables)
    );
  if (type.kind !== "con" || type.name !== general.name || type.args.length !== general.args.length) return false;
  return general.args.every((arg, i) => matchesAlike(arg, nth(type.args, i), variables));
}

/** What a front end knows, with the class for each of its cases: an expression of one may stand where another stood. */
export function withWideTypes(facts: Facts, program: Program): Facts {
  const wide = widestOf(program);
  if ([...wide].every(([name, other]) => name === other)) return facts;
  const widened = (type: Type): Type => {
    if (type.kind === "var") return type;
    if (type.kind === "fn") return { ...type, from: widened(type.from), to: widened(type.to) };
    return { kind: "con", name: wide.get(type.name) ?? type.name, args: type.args.map(widened) };
  };
  const typed = (all: readonly Visible[]): readonly Visible[] =>
    all.map((each) => ({ ...each, type: widened(each.type) }));
  return {
    ...facts,
    typeOf: (id) => {
      const type = facts.typeOf(id);
      return type && widened(type);
    },
    scopeAt: (id) => typed(facts.scopeAt(id)),
    globalsAt: (id) => typed(facts.globalsAt(id)),
  };
}

/** Of a family with one constructor, the smallest that has others too. */
function widestOf({ data }: Program): ReadonlyMap<Name, Name> {
  const larger = data.filter(({ ctors }) => ctors.length > 1).sort((a, b) => a.ctors.length - b.ctors.length);
  return new Map(
    data.map(({ name, ctors: [only, ...others], params }) => {
      const isOwn = others.length > 0 || only === undefined;
      const holds = larger.find(
        (each) => each.params.length === params.length && each.ctors.some((ctor) => ctor.name === only?.name),
      );
      return [name, isOwn ? name : (holds?.name ?? name)];
    }),
  );
}

export function isNamed(type: Type | undefined, name: string): boolean {
  return type?.kind === "con" && type.name === name;
}

/** The constructors of a type, each with the types of its fields. */
export function ctorsOf(
  program: Program,
  type: Type,
): readonly { readonly ctor: Name; readonly fields: readonly Type[] }[] {
  if (type.kind !== "con") return [];
  if (tupleWidth(type.name) !== undefined) return [{ ctor: type.name, fields: type.args }];
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
