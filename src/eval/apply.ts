// What compiled code calls for functions it does not know: application to any number of
// arguments, and delayed values. A compiled function carries its arity as `n`, because
// reading a JavaScript function's own length is ten times slower.
import { D0, Lazy, type Value } from "../core/value.js";
import { chargeHandled, Raised, type Runtime, raiseFault, tooDeep } from "./runtime.js";

export type Compiled = ((...args: Value[]) => Value) & { n: number };

/** A function of the other engine, which knows how to run it. */
export type Foreign = {
  readonly closure: true;
  readonly arity: number;
  enter(rt: Runtime, args: readonly Value[]): Value;
};

/** Marks a JavaScript function as a value of this arity. */
export function fun(n: number, f: (...args: Value[]) => Value): Compiled {
  const marked = f as Compiled;
  marked.n = n;
  return marked;
}

/** Fewer arguments than the function takes wait for the rest; more are given to its result. */
export function apply(rt: Runtime, fn: Value, args: readonly Value[]): Value {
  const f = fn as Compiled | Foreign | D0; // D0: null stands in the place of a function
  if (typeof f !== "function") return f instanceof D0 ? raiseFault(rt, "absent") : f.enter(rt, args);
  if (f.n === args.length) return f(...args);
  if (f.n > args.length) return partial(f, args);
  const depth = rt.depth + 1;
  if (depth > rt.depthMax) tooDeep();
  rt.depth = depth;
  const result = f(...args.slice(0, f.n));
  rt.depth = depth - 1;
  return apply(rt, result, args.slice(f.n));
}

function partial(f: Compiled, args: readonly Value[]): Compiled {
  const [a, b] = args as [Value, Value];
  const missing = f.n - args.length;
  if (args.length === 1 && missing === 1) return fun(1, (x) => f(a, x as Value));
  if (args.length === 1 && missing === 2) return fun(2, (x, y) => f(a, x as Value, y as Value));
  if (args.length === 2 && missing === 1) return fun(1, (x) => f(a, b, x as Value));
  return fun(missing, (...rest) => f(...args, ...rest));
}

export function delay(rt: Runtime, body: () => Value, again: boolean): Lazy {
  rt.mutated = true;
  return new Lazy(body, again);
}

/** A delayed body runs once; when it raises, it raises the same again, or runs again. */
export function force(rt: Runtime, value: Value): Value {
  const lazy = value as Lazy;
  if (lazy.state === "done") return lazy.result as Value;
  if (lazy.entered !== undefined) return forceAgain(rt, lazy, lazy.entered);
  if (lazy.state === "failed") throw new Raised(lazy.result as Value);
  if (lazy.state === "running") return raiseFault(rt, "lazy");
  const body = lazy.body as (() => Value) | Foreign;
  lazy.state = "running";
  try {
    lazy.result = typeof body === "function" ? body() : body.enter(rt, []);
    lazy.state = "done";
  } catch (error) {
    lazy.state = "delayed"; // stopped at a limit: whoever asks next is no worse off
    lazy.result = exceptionIn(error);
    lazy.state = "failed";
    lazy.body = undefined;
    throw error;
  }
  lazy.body = undefined;
  return lazy.result;
}

/** Scala's stack ends where a lazy value needs itself about so often; before, it may yet come to an end. */
export const ENTERED_MAX = 3000;

/** Scala evaluates a lazy value that needs itself once more inside; what the outermost gives is kept. */
function forceAgain(rt: Runtime, lazy: Lazy, entered: number): Value {
  if (entered === ENTERED_MAX) return raiseFault(rt, "lazy");
  const body = lazy.body as (() => Value) | Foreign;
  lazy.entered = entered + 1;
  try {
    lazy.result = typeof body === "function" ? body() : body.enter(rt, []);
  } finally {
    lazy.entered = entered;
  }
  lazy.state = "done";
  return lazy.result;
}

/** The program's exception in something caught; anything else is not for handlers. */
export function exceptionIn(caught: unknown): Value {
  if (caught instanceof Raised) return caught.exn;
  throw caught;
}

/** The same for a handler, which pays for having caught it. */
export function handled(rt: Runtime, caught: unknown): Value {
  const exn = exceptionIn(caught);
  chargeHandled(rt);
  return exn;
}

export function raise(exn: Value): never {
  throw new Raised(exn);
}
