// Functions for all types, as fields of inputs hold them. What such a function gives cannot be known before its type is:
// one of the few that are written with its parameters and constructors alone is chosen, and runs as it is written.
import { lookUp, nth } from "../basis/known.js";
import { lambda } from "../core/build.js";
import { type Expr, type Lam, type Match, type Name, tupleWidth } from "../core/expr.js";
import type { Literal } from "../core/literal.js";
import type { Type } from "../core/type.js";
import { type Ctor, Flt, fieldsOf, isData, makeData, Str, tupleOf, type Value } from "../core/value.js";
import { apply, type Foreign, fun } from "../eval/apply.js";
import type { Runtime } from "../eval/runtime.js";
import { variablesIn } from "./index-types.js";
import { type LambdaShapes, paramsOf, simpleLambdas } from "./lambda.js";
import { LAMBDA_LEAST } from "./limits.js";
import { distinct, nodesOf, parametricBodies } from "./parametric.js";
import type { Alternative, Shape } from "./shape.js";
import { Unsupported } from "./type-key.js";

/** Its result has a type that its caller chooses. */
export function isPolymorphic(type: Type): boolean {
  return variablesIn(resultOf(type)).length > 0;
}

function resultOf(type: Type): Type {
  return type.kind === "fn" ? resultOf(type.to) : type;
}

/** The functions that it may be, the smallest first. */
export function polymorphicShape(shapes: LambdaShapes, ctor: (name: Name) => Ctor, type: Type): Shape {
  const params: Type[] = [];
  for (let rest = type; rest.kind === "fn"; rest = rest.to) params.push(rest.from);
  const result = resultOf(type);
  const written = writtenFunctions(shapes, params, result);
  if (written.length === 0) throw new Unsupported(result);
  const alternatives = written
    .map((expr) => ({ expr, added: Math.max(0, 1 + nodesOf(expr) - LAMBDA_LEAST) }))
    .sort((a, b) => a.added - b.added)
    .map(({ expr, added }, i): Alternative => {
      const made = { kind: "function", expr, value: new WrittenFunction(expr, ctor) } as const;
      return { made, added, addedCost: Math.min(added, i) }; // there are few, each worth a try
    });
  const isOnlyIdentity = params.length === 1 && params[0]?.kind === "var" && result.kind === "var";
  const shape = { type, least: LAMBDA_LEAST, leastCost: LAMBDA_LEAST, alternatives };
  return isOnlyIdentity ? shape : { ...shape, isOpen: "polymorphic" };
}

function writtenFunctions(shapes: LambdaShapes, params: readonly Type[], result: Type): readonly Lam[] {
  const simple = simpleLambdas(shapes, { params, result }).filter((e) => e.kind === "lam" && isWritten(e.body));
  const known = paramsOf({ params });
  const names = known.map(({ name }) => name);
  const others = parametricBodies(shapes, known, result).map((each) => lambda(names, each));
  return distinct([...simple, ...others]).filter((e) => e.kind === "lam");
}

function isWritten(e: Expr): boolean {
  return e.kind === "var" || (e.kind === "make" && e.args.every(isWritten));
}

const written = new WeakMap<object, Expr>();

/** The expression of such a function. */
export function writtenOf(value: Value): Expr | undefined {
  return typeof value === "object" ? written.get(value) : undefined;
}

/** What the expressions of such functions need to run. */
type Running = {
  readonly rt: Runtime;
  readonly ctor: (name: Name) => Ctor;
  /** The value with its head to be seen. */
  readonly head: (value: Value) => Value;
};

type Env = ReadonlyMap<Name, Value>;

/** A function that runs its expression, wherever it is called from. */
export class WrittenFunction implements Foreign {
  readonly closure = true;
  readonly arity: number;

  constructor(
    private readonly lam: Lam,
    private readonly ctor: (name: Name) => Ctor,
  ) {
    this.arity = lam.params.length;
    written.set(this, lam);
  }

  enter(rt: Runtime, args: readonly Value[], head: (value: Value) => Value = (value) => value): Value {
    return apply(rt, closureOf({ rt, ctor: this.ctor, head }, this.lam, new Map()), args);
  }
}

function closureOf(running: Running, { params, body }: Lam, env: Env): Value {
  return fun(params.length, (...args) => {
    running.rt.fuel--;
    return evaluated(running, body, new Map([...env, ...params.map((param, i) => [param, nth(args, i)] as const)]));
  });
}

function evaluated(running: Running, e: Expr, env: Env): Value {
  const inner = (part: Expr): Value => evaluated(running, part, env);
  switch (e.kind) {
    case "var":
      return lookUp(env, e.name);
    case "lit":
      return literal(e.value);
    case "lam":
      return closureOf(running, e, env);
    case "app":
      return apply(running.rt, inner(e.fn), e.args.map(inner));
    case "make": {
      const width = tupleWidth(e.ctor);
      return makeData(width === undefined ? running.ctor(e.ctor) : tupleOf(width), e.args.map(inner));
    }
    case "match":
      return matched(running, e, running.head(inner(e.on)), env);
    default:
      throw new Error(`a function of its parameters alone has no ${e.kind}`);
  }
}

/** Constructors with names for their fields, and nothing else. */
function matched(running: Running, { arms }: Match, on: Value, env: Env): Value {
  for (const { pattern, body } of arms) {
    if (pattern.kind !== "ctor" || !isData(on) || on.k.decl.name !== pattern.ctor) continue;
    const fields = fieldsOf(on);
    const named = pattern.args.flatMap((part, i) =>
      part.kind === "bind" ? [[part.name, nth(fields, i)] as const] : [],
    );
    return evaluated(running, body, new Map([...env, ...named]));
  }
  throw new Error("every constructor has an arm");
}

function literal(value: Literal): Value {
  if (value.kind === "str") return new Str(value.value);
  if (value.kind === "f64") return new Flt(value.value);
  return typeof value.value === "bigint" ? Number(value.value) : value.value;
}
