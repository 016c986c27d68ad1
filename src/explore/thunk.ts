// Functions of nothing that give data with further functions inside, as sequences do: data that waits. Such an unknown is
// no function that has to be found: what it gives is a part of the input like any other.
import { lambda, NO_PARAMETER } from "../core/build.js";
import { type Expr, tupleWidth } from "../core/expr.js";
import type { Value } from "../core/value.js";
import { fun } from "../eval/apply.js";
import type { Run } from "./run.js";
import { type UnknownFunction, unknownOf } from "./unknown.js";

/** What an unknown function of nothing gives; undefined: it is another function, or raised on this path. */
export function delayedBy(run: Run, fn: UnknownFunction): Value | undefined {
  const [param, ...rest] = fn.params;
  const takesNothing = rest.length === 0 && param?.kind === "con" && tupleWidth(param.name) === 0;
  if (!takesNothing || fn.result.kind !== "con" || run.world.shapes.isPlain(fn.result)) return undefined;
  const raised = fn.raising.get(-1)?.choice;
  if (raised !== undefined && run.isDecided(raised) && raised.chosen === true) return undefined;
  fn.results[0] ??= unknownOf(run.world, fn.result, fn.mutable);
  return fn.results[0];
}

const contents = new WeakMap<object, Value>();

/** A function of nothing that gives this whole value. */
export function thunk(content: Value): Value {
  const made = fun(1, () => content);
  contents.set(made, content);
  return made;
}

/** What such a function gives. */
export function contentOfThunk(value: Value): Value | undefined {
  return typeof value === "function" ? contents.get(value) : undefined;
}

/** fun () -> body */
export function thunkOf(body: Expr): Expr {
  return lambda([NO_PARAMETER], body);
}
