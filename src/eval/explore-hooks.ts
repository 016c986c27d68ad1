// The hooks of explored code when nothing is unknown: each does what concrete code has in
// place. An explorer replaces those that can meet unknowns and keeps the rest.
import type { PrimName } from "../core/primitive.js";
import { Flt, Str, type Value } from "../core/value.js";
import { apply } from "./apply.js";
import type { Hooks } from "./generate/style.js";
import { PRIMITIVE_TABLE } from "./primitives/table.js";
import type { Runtime } from "./runtime.js";

export function concreteHooks(rt: Runtime): Hooks {
  return {
    taken: [],
    head: (value) => value,
    branch: (cond) => cond === true,
    isLiteral: (value, literal) => plainOf(value) === plainOf(literal),
    isWithin: (value, low, high) => (value as number) >= low && (value as number) <= high,
    apply: (fn, args) => apply(rt, fn, args),
    primitive: (op) => withRuntime(rt, op),
    choose: () => 0,
    enter: (_id, args, own) => own(...args),
  };
}

function plainOf(value: Value): unknown {
  return value instanceof Str ? value.s : value instanceof Flt ? value.f : value;
}

/** A primitive as a function of its operands alone; array.of takes one array. */
export function withRuntime(rt: Runtime, op: PrimName): (...operands: Value[]) => Value {
  const run = PRIMITIVE_TABLE[op].run as (rt: Runtime, ...operands: Value[]) => Value;
  return (...operands) => run(rt, ...operands);
}
