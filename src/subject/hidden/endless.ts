// Types without an end: each of their values holds another one, as a stream whose tail is lazy. Somewhere a suspension is
// not looked into.
import { nth } from "../../basis/known.js";
import type { Name } from "../../core/expr.js";
import { substituteTypes } from "../../core/instance.js";
import type { DataDecl } from "../../core/program.js";
import type { Type } from "../../core/type.js";
import { type Bound, SOME, variablesIn } from "../../explore/index-types.js";
import { typeKey } from "../../explore/type-key.js";

type Families = ReadonlyMap<Name, DataDecl>;

/** Types in types that are looked into for values that end. */
const DEPTH_MAX = 20;

export function hasNoEnd(families: Families, type: Type, above: ReadonlySet<string> = new Set()): boolean {
  if (type.kind !== "con" || families.get(type.name)?.abstract === true || above.size > DEPTH_MAX) return false;
  if (above.has(typeKey(type))) return true;
  const inside = new Set([...above, typeKey(type)]);
  const forms = formsIn(families, type);
  const isWithout = (fields: readonly Type[]): boolean => fields.some((field) => hasNoEnd(families, field, inside));
  return forms.length === 0 ? type.name !== "array" && isWithout(type.args) : forms.every(isWithout);
}

/** The fields of each constructor of a type. */
export function formsIn(
  families: Families,
  { name, args }: Extract<Type, { kind: "con" }>,
): readonly (readonly Type[])[] {
  const decl = families.get(name);
  const bound = new Map((decl?.params ?? []).map((param, i) => [param, nth(args, i)]));
  return (decl?.ctors ?? []).map(({ fields, result }) =>
    // A constructor of a GADT has variables of its own, whatever the family's are called.
    fields.map((field) => substituteTypes(field, result === undefined ? bound : anyIndex(field))),
  );
}

function anyIndex(field: Type): Bound {
  return new Map(variablesIn(field).map((name) => [name, SOME]));
}
