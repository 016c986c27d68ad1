// The types at which a function is asked about. A type variable stands for integers; one that is an index of a GADT for
// any index; one that several inputs, or the result, share as an index for the smallest that all of them can have.
import { nth } from "../basis/known.js";
import type { Name } from "../core/expr.js";
import { substituteTypes } from "../core/instance.js";
import type { IntKind } from "../core/literal.js";
import type { Program } from "../core/program.js";
import { con, fn, type Type } from "../core/type.js";
import {
  type FormMaker,
  newFormMaker,
  openVariables,
  ownIndices,
  solvedVariables,
  valueType,
} from "../explore/forms.js";
import { type Families, isIndexedType, variablesIn } from "../explore/index-types.js";
import { uncurried } from "./hidden/operation.js";

export type Instances = {
  /** With the variables that need no choice; the smallest inputs first. */
  readonly types: readonly Type[];
  /** The size of the smallest input of each, at least. */
  readonly sizes: readonly number[];
  /** Inputs at other types are at least as large. */
  readonly others: number;
};

/** The only one. */
export function onlyInstance(type: Type): Instances {
  return { types: [type], sizes: [0], others: Number.POSITIVE_INFINITY };
}

export function instancesOf(program: Program, type: Type, integer: IntKind): Instances {
  if (variablesIn(type).length === 0) return onlyInstance(type);
  const maker = makerOf(program, integer);
  const { params, result } = uncurried(type);
  const { shared, single } = openVariables(maker, params, seenAt(maker, result), new Map());
  if (shared.size === 0) return onlyInstance(type);
  const names = [...shared.keys()];
  const { found, others } = solvedVariables(
    maker,
    params.map((param) => substituteTypes(param, single)),
    names,
  );
  if (found.length === 0) return onlyInstance(type);
  return {
    types: found.map(({ types }) => substituteTypes(type, new Map(names.map((name, i) => [name, nth(types, i)])))),
    sizes: found.map(({ size }) => size),
    others,
  };
}

/** What may be any index is so; other variables are left. */
export function atAnyIndex(program: Program, type: Type, integer: IntKind): Type {
  if (variablesIn(type).length === 0) return type;
  const maker = makerOf(program, integer);
  const { families, integers, solver } = maker;
  const { params, result } = uncurried(type);
  const { single } = openVariables(maker, params, seenAt(maker, result), new Map());
  const own = new Set(params.flatMap((param) => ownIndices(solver, param)));
  const any = new Map([...single].filter(([name]) => own.has(name)));
  if (any.size === 0) return type;
  const closed = (part: Type): Type => valueType(families, integers, substituteTypes(part, any));
  return params.reduceRight((to, from) => fn(closed(from), to), closed(result));
}

/** Data is compared whatever its indices are; functions inside are applied, and values of an index are looked at. */
function seenAt({ families }: FormMaker, result: Type): readonly Type[] {
  const isIndex = (type: Type): boolean =>
    type.kind === "con" && (isIndexedType(families, type) || type.args.every(isIndex));
  return isIndex(result) && !holdsFunctions(families, result, new Set()) ? [] : [result];
}

function holdsFunctions(families: Families, type: Type, met: Set<Name>): boolean {
  if (type.kind !== "con") return type.kind === "fn";
  const ctors = met.has(type.name) ? [] : (families.get(type.name)?.ctors ?? []);
  met.add(type.name);
  return [...type.args, ...ctors.flatMap(({ fields }) => fields)].some((part) => holdsFunctions(families, part, met));
}

const makers = new WeakMap<Program, FormMaker>();

function makerOf(program: Program, integer: IntKind): FormMaker {
  const known = makers.get(program) ?? newFormMaker(program, con(integer));
  makers.set(program, known);
  return known;
}
