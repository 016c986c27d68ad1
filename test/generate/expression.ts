// An expression of a given type: chooses among all ways to get one, from a literal to a
// local recursive function.
import { callOf, libraryCall, libraryCallOpened, operatorFunction, variableOf } from "./apply.js";
import type { Code } from "./code.js";
import { type Context, spend } from "./context.js";
import * as control from "./control.js";
import { lambda, localFunction } from "./function.js";
import { smallest, whole } from "./introduce.js";
import { operation, projection } from "./operate.js";
import { unitStatement } from "./statement.js";
import { isCon, type Type } from "./type.js";

type Way = (ctx: Context, type: Type) => Code | undefined;

const WAYS: readonly (readonly [weight: number, fuel: number, way: Way])[] = [
  [9, 1, variableOf],
  [4, 1, whole],
  [6, 2, callOf],
  [6, 2, libraryCall],
  [0.3, 2, libraryCallOpened],
  [7, 2, operation],
  [3, 1, projection],
  [4, 1, operatorFunction],
  [1.6, 4, control.conditional],
  [2, 5, control.matching],
  [1.6, 4, control.binding],
  [0.5, 4, control.localPair],
  [0.6, 6, localFunction],
  [0.7, 4, control.effectFirst],
  [0.6, 4, control.handled],
  [0.7, 4, control.raising],
  [0.35, 2, control.traced],
  [0.5, 2, control.annotation],
  [0.4, 3, control.piped],
  [0.5, 2, control.localOpen],
  [0.25, 3, control.localOperator],
  [0.25, 3, control.polymorphicLet],
  [0.3, 3, control.begun],
  [0.3, 3, control.redex],
  [0.4, 3, control.orderly],
];

export function writeExpression(ctx: Context, type: Type): Code {
  if (ctx.tracing && ctx.fuel > -2 && ctx.rand.chance(0.5))
    return control.traced({ ...ctx, tracing: false }, type, (inner) => untraced({ ...inner, tracing: true }, type));
  return untraced(ctx, type);
}

function untraced(ctx: Context, type: Type): Code {
  if (ctx.fuel <= 0 || ctx.cost.left <= 0) return smallest(ctx, type);
  if (isCon(type, "unit")) return unitStatement(ctx);
  if (type.kind === "fun" && ctx.rand.chance(0.5)) return lambda(ctx, type);
  const ways = WAYS.filter(([, fuel]) => fuel <= ctx.fuel).map(([weight, , way]) => [weight, way] as const);
  for (let tries = 0; tries < 6 && ways.length > 0; tries++) {
    const written = ctx.rand.weighted(ways)(spend(ctx), type);
    if (written !== undefined) return written;
  }
  return whole(ctx, type) ?? smallest(ctx, type);
}
