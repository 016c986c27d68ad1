// The value null: a constructor that no type has, so that no unknown is ever null.
import type { Name } from "../../../core/expr.js";
import type { DataDecl } from "../../../core/program.js";

export const NULL = "null" as Name;

export const NULL_FAMILY: DataDecl = {
  name: "null" as Name,
  params: [],
  ctors: [{ name: NULL, fields: [], labels: undefined, rank: 0 }],
  abstract: false,
};
