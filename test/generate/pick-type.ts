// Which type to write something of, where nothing decides it: mostly one that the program
// already has values of.
import type { Context, TypeDef } from "./context.js";
import { LIBRARY_TYPES } from "./library-types.js";
import {
  array,
  BOOL,
  CHAR,
  con,
  FLOAT,
  fn,
  hasFunction,
  INT,
  isCon,
  isPolymorphic,
  list,
  option,
  ref,
  result,
  STRING,
  someType,
  type Type,
  tuple,
  typeSize,
} from "./type.js";

const BASE: readonly (readonly [number, Type])[] = [
  [5, INT],
  [3, STRING],
  [2, BOOL],
  [1.5, CHAR],
  [2, FLOAT],
];

export const baseType = (ctx: Context): Type =>
  ctx.rand.chance(0.025) ? ctx.rand.pick(LIBRARY_TYPES) : ctx.rand.weighted(BASE);

/** For the argument of a library function and the like. */
export function someTypeFor(ctx: Context): Type {
  const near = ctx.scope.map((e) => e.scheme.type).filter((type) => isPlain(type) && !isPolymorphic(type));
  return near.length > 0 && ctx.rand.chance(0.5) ? ctx.rand.pick(near) : dataType(ctx, 1);
}

/** Data of a bounded depth: no functions, cells or suspensions. */
export function dataType(ctx: Context, depth: number): Type {
  const { rand } = ctx;
  if (depth <= 0 || rand.chance(0.35)) return baseType(ctx);
  const below = () => dataType(ctx, depth - 1);
  return rand.weighted<() => Type>([
    [4, () => list(below())],
    [2, () => option(below())],
    [
      2,
      () =>
        tuple(
          ...Array.from(
            {
              length: rand.weighted([
                [3, 2],
                [1, 3],
              ]),
            },
            below,
          ),
        ),
    ],
    [1, () => result(below(), baseType(ctx))],
    [0.2, () => con("Either.t", below(), baseType(ctx))],
    [1, () => array(below())],
    [ctx.world.types.size > 0 ? 6 : 0, () => userType(ctx, below)],
  ])();
}

function userType(ctx: Context, below: () => Type): Type {
  const defs = [...ctx.world.types.values()].filter((def) => !holdsFunction(def));
  // What modules hold is used less often by itself.
  const weights = defs.map((def) => [def.path.length > 0 ? 3 : 1, def] as const);
  return defs.length === 0 ? INT : applied(ctx.rand.weighted(weights), below);
}

export function applied(def: TypeDef, argument: () => Type): Type {
  return con(def.name, ...def.params.map(argument));
}

function holdsFunction(def: TypeDef): boolean {
  const parts =
    def.body.kind === "record"
      ? def.body.fields.map((field) => field.type)
      : def.body.ctors.flatMap((ctor) => ctor.args);
  return parts.some(hasFunction);
}

/** Anything a variable may hold. */
export function valueType(ctx: Context): Type {
  return ctx.rand.weighted<() => Type>([
    [12, () => dataType(ctx, 2)],
    [1.5, () => ref(dataType(ctx, 1))],
    [1, () => array(dataType(ctx, 1))],
    [1, () => con("Lazy.t", dataType(ctx, 1))],
    [0.6, () => con("Seq.t", dataType(ctx, 1))],
    [1, () => functionType(ctx)],
    [0.5, () => list(functionType(ctx))],
    [0.3, () => con("exn")],
  ])();
}

export function functionType(ctx: Context): Type {
  const to = ctx.rand.chance(0.3) ? fn(dataType(ctx, 1), dataType(ctx, 1)) : dataType(ctx, 1);
  return fn(dataType(ctx, 1), to);
}

/** Small data, fit to be compared, shown and passed around. */
function isPlain(type: Type): boolean {
  return (
    typeSize(type) <= 4 &&
    !hasFunction(type) &&
    !someType(type, (part) => isCon(part, "Lazy.t") || isCon(part, "Seq.t") || isCon(part, "exn"))
  );
}
