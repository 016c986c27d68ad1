// The value null: a constructor that no type has, so that no unknown is ever null.
import { fixedName } from "../../../core/expr.js";
import type { DataDecl } from "../../../core/program.js";

export const NULL = fixedName("null");

export const NULL_FAMILY: DataDecl = {
  name: fixedName("null"),
  params: [],
  ctors: [{ name: NULL, fields: [], labels: undefined, rank: 0 }],
  abstract: false,
};

/** In programs that have a null it may stand wherever an object is expected, so no match is sure without a look. */
export function nullOrObject(data: readonly DataDecl[]): DataDecl {
  const others = new Map(data.flatMap(({ ctors }) => ctors.map((ctor) => [ctor.name, ctor])));
  return { ...NULL_FAMILY, name: fixedName("null or an object"), ctors: [...NULL_FAMILY.ctors, ...others.values()] };
}
