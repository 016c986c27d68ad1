// A constant of the solver as a value of programs.
import { Str, type Value } from "../core/value.js";
import type { Constant } from "../smt/term.js";

export function literalOf(constant: Constant): Value {
  return typeof constant === "string" ? new Str(constant) : constant;
}
