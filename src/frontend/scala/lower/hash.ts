// Hash codes, of what may be anything: those of whole numbers, truths and texts are as Scala's, others are not there.
import { type Expr as Core, fixedName } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { fresh, type Lowering, lambda, stop } from "./lowering.js";

export const HASH_ANY = fixedName("hash/any");

export function hashAnyBody(l: Lowering, at: Span): Core {
  return lambda(l, at, [fresh(l, "x")], stop(l, at, "hash codes"));
}
