// Functions: lambdas where one is wanted, and definitions of all kinds, at the top or local.
import { at, type Code, Level, node, type Part } from "./code.js";
import { functionOf, funOf } from "./compose.js";
import {
  bind,
  CALLBACK_COST,
  type Context,
  costed,
  entry,
  freshName,
  mayRaise,
  mustNotRaise,
  share,
  spend,
  withFuel,
} from "./context.js";
import { armsFor } from "./control.js";
import { type Definition, openParameter, parameters, written } from "./definition.js";
import type { Feature } from "./feature.js";
import { baseType, dataType, functionType } from "./pick-type.js";
import { intFunction, listFunction, tailFunction, variantFunction } from "./recursion.js";
import { arrows, params, readType, resultOf, type Scheme, substitute, type Type, typeVar } from "./type.js";

// ---- lambdas ----

export function lambda(ctx: Context, type: Type): Code {
  const all = params(type);
  const most = Math.min(CALLBACK_COST, Math.floor(ctx.cost.left / 10));
  const { value, cost } = costed(spend(ctx), most, (inner) => lambdaOf(inner, type, all));
  ctx.cost.left -= cost * 10;
  return value;
}

function lambdaOf(ctx: Context, type: Type, all: readonly Type[]): Code {
  const [first] = all;
  if (type.kind !== "fun" || first === undefined) throw new Error("not a function type");
  if (ctx.fuel > 3 && ctx.rand.chance(0.25)) return functionOf(type, armsFor(ctx, first, type.to).arms);
  const count = ctx.rand.chance(0.85) ? all.length : 1;
  const patterns = parameters(ctx, all.slice(0, count));
  const result = resultOf(type, count);
  const body = ctx.world.write(
    bind(
      ctx,
      patterns.flatMap((p) => p.bound),
    ),
    result,
  );
  return funOf(
    type,
    patterns.map((p) => p.code),
    body,
  );
}

// ---- definitions ----

type Kind = (ctx: Context, name: string) => Definition | undefined;

/** Any function; `most` is what one call of it may cost. */
export function defineFunction(ctx: Context, name: string): Definition {
  const kinds: readonly (readonly [number, Kind])[] = [
    [5, plainFunction],
    [2.5, polymorphicFunction],
    [3, listFunction],
    [2, intFunction],
    [3, variantFunction],
    [1.5, tailFunction],
  ];
  for (let tries = 0; tries < 4; tries++) {
    const made = ctx.rand.weighted(kinds)(raisingOrNot(ctx), name);
    if (made !== undefined) return made;
  }
  return plainFunction(ctx, name);
}

const raisingOrNot = (ctx: Context): Context => (ctx.rand.chance(0.4) ? mayRaise(ctx) : mustNotRaise(ctx));

export function localFunction(ctx: Context, type: Type): Code {
  const inner = ctx.partial ? ctx : mustNotRaise(ctx);
  const name = freshName(ctx.world, "f");
  const kinds = [
    plainFunction,
    plainFunction,
    listFunction,
    intFunction,
    tailFunction,
    variantFunction,
    polymorphicFunction,
  ];
  const definition =
    ctx.rand.pick(kinds)(withFuel(share(inner, 2), 10), name) ?? plainFunction(withFuel(share(inner, 2), 10), name);
  const rest = ctx.world.write(bind(share(ctx, 2), [definition.entry]), type);
  const parts: Part[] = [
    definition.recursive ? "let rec " : "let ",
    at(Level.open, definition.code),
    " in\n",
    at(Level.open, rest),
  ];
  return node(type, Level.open, parts, definition.recursive ? "local recursive function" : "local function");
}

/** What one call of a defined function may cost. */
const BODY_COST = 400;

/** Functions whose result is a function are called with all arguments at once like others. */
export function plainFunction(ctx: Context, name: string): Definition {
  const types = Array.from(
    {
      length: ctx.rand.weighted([
        [3, 1],
        [4, 2],
        [1.5, 3],
      ]),
    },
    () => parameterType(ctx),
  );
  return withBody(ctx, name, types, dataType(ctx, 2), []);
}

function parameterType(ctx: Context): Type {
  return ctx.rand.weighted<() => Type>([
    [8, () => dataType(ctx, 2)],
    [1.2, () => functionType(ctx)],
    [0.5, () => ({ kind: "con", name: "unit", args: [] })],
    [0.5, () => ({ kind: "con", name: "ref", args: [dataType(ctx, 1)] })],
    [0.3, () => ({ kind: "con", name: "Lazy.t", args: [baseType(ctx)] })],
  ])();
}

const POLYMORPHIC: readonly string[] = [
  "'a -> 'a",
  "'a -> 'b -> 'a",
  "('a -> 'b) -> 'a -> 'b",
  "('a -> 'b) -> ('b -> 'c) -> 'a -> 'c",
  "('a -> 'a) -> 'a -> 'a",
  "'a list -> 'a -> 'a list",
  "('a -> bool) -> 'a list -> 'a list",
  "'a * 'b -> 'b * 'a",
  "'a option -> 'a -> 'a",
  "('a -> 'b -> 'c) -> 'b -> 'a -> 'c",
  "('a -> 'b) -> 'a option -> 'b option",
  "('a * 'b -> 'c) -> 'a -> 'b -> 'c",
  "'a list -> int",
  "('a -> int) -> 'a list -> int",
  "'a array -> 'a list",
  "('a -> 'b) -> 'a list -> 'b list",
  "('a, 'b) result -> 'a option",
  "'a -> 'a -> bool",
  "('a -> 'b -> 'a) -> 'a -> 'b list -> 'a",
  "bool -> 'a -> 'a -> 'a",
  "'a list -> 'a list",
  "'a -> int -> 'a list",
  "'a list -> 'b list -> int",
];

export function polymorphicFunction(ctx: Context, name: string): Definition {
  const scheme = freshVariables(ctx, readType(ctx.rand.pick(POLYMORPHIC)));
  const types = params(scheme.type);
  const result = resultOf(scheme.type, types.length);
  return withBody(ctx, name, types, result, scheme.vars);
}

/** Variables that no function around this one has. */
function freshVariables(ctx: Context, { vars, type }: Scheme): Scheme {
  const fresh = new Map(vars.map((name) => [name, freshName(ctx.world, name)] as const));
  const renamed = new Map([...fresh].map(([name, to]) => [name, typeVar(to)] as const));
  return { vars: [...fresh.values()], type: substitute(type, renamed) };
}

function withBody(
  ctx: Context,
  name: string,
  types: readonly Type[],
  result: Type,
  vars: readonly string[],
): Definition {
  const patterns = vars.length > 0 ? types.map((type) => openParameter(ctx, type)) : parameters(ctx, types);
  const { value: body, cost } = costed(ctx, BODY_COST, (inner) =>
    inner.world.write(
      bind(
        inner,
        patterns.flatMap((p) => p.bound),
      ),
      result,
    ),
  );
  const type = arrows(types, result);
  const features: Feature[] = vars.length > 0 ? ["polymorphic function"] : [];
  const code = written(ctx, name, patterns, body, { vars, type }, ...features);
  return { code, recursive: false, entry: entry(name, { vars, type }, { cost, raises: ctx.partial }) };
}
