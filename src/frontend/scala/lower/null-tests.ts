// Type tests that hold of everything but null, as `case x: Any`, and `isInstanceOf` at the type that the value has.
import type { Expr as Core } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern, Ty } from "../typed.js";
import { bool, type Lowering, prim, str } from "./lowering.js";
import { numberKind } from "./types.js";

/** Where no program says null there is none. */
export function notNull(l: Lowering, at: Span, value: Core): Core {
  if (!l.saysNull) return bool(l, at, true);
  return prim(l, at, "bool.not", [prim(l, at, "str.eq", [prim(l, at, "any.kind", [value]), str(l, at, "null")])]);
}

/** Whether values of the one type are of the other, all but null. */
export function holdsOfAll(type: Ty, on: Ty | undefined): boolean {
  if (type.kind === "any" || type.kind === "param") return true;
  return type.kind === "any-ref" && on?.kind === "any-ref";
}

/** Whether only null may fail such a test. What is thrown is never null. */
export function testsNull(e: Expr): boolean {
  if (e.kind === "match" || e.kind === "partial") return e.cases.some(({ pattern }) => asksNull(pattern));
  return e.kind === "is" && holdsOfAll(e.of, e.value.type);
}

function asksNull(p: Pattern): boolean {
  switch (p.kind) {
    case "is":
      return (p.always && numberKind(p.of) === undefined) || asksNull(p.inner);
    case "bind":
      return asksNull(p.inner);
    case "construct":
      return p.args.some(asksNull);
    case "tuple":
      return p.items.some(asksNull);
    case "or":
      return p.options.some(asksNull);
    case "sequence":
      return p.items.some(asksNull) || (p.rest !== undefined && asksNull(p.rest));
    case "extract":
      return p.inner !== "test" && asksNull(p.inner);
    default:
      return false;
  }
}
