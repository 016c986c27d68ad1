// Functions: as many parameters as OCaml itself would take at once. It stops collecting after
// a pattern that can fail, so that a partial application fails when OCaml's does.
import type { Arm, Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { lowerCases } from "./cases.js";
import { lowerExpr } from "./expr.js";
import { failingArm, fresh, type Lowering, node, variable } from "./lowering.js";
import { ctorOf, fieldOf, lowerPattern } from "./pattern.js";
import type { Expr, Pattern } from "../syntax.js";

type Fun = Extract<Expr, { kind: "fun" | "function" }>;

/** A parameter and how it is taken apart; undefined when its name is all there is to it. */
type Param = { readonly name: Name; readonly pattern: Pattern | undefined; readonly at: Span };

export function lowerFunction(l: Lowering, e: Fun): Core {
  const params: Param[] = [];
  let rest: Expr = e;
  let at = e.at;
  for (;;) {
    if (rest.kind === "typed") rest = rest.value;
    else if (rest.kind === "function") {
      const param = fresh(l, "arg");
      const body = lowerCases(l, rest.at, variable(l, rest.at, param, false), rest.cases);
      return lambda(l, e.at, [...params, { name: param, pattern: undefined, at: rest.at }], body);
    } else if (rest.kind === "fun") {
      at = rest.at;
      const [pattern, ...more]: readonly Pattern[] = rest.params;
      if (pattern === undefined) rest = rest.body;
      else {
        params.push(paramOf(l, pattern, at));
        const inner: Expr = more.length === 0 ? rest.body : { ...rest, params: more };
        if (!isIrrefutable(l, pattern)) return lambda(l, e.at, params, lowerExpr(l, inner));
        rest = inner;
      }
    } else return lambda(l, e.at, params, lowerExpr(l, rest));
  }
}

function paramOf(l: Lowering, pattern: Pattern, at: Span): Param {
  const inner = pattern.kind === "typed" ? pattern.inner : pattern;
  if (inner.kind === "any") return { name: fresh(l, "_"), pattern: undefined, at };
  const name = inner.kind === "var" ? l.facts.binders.get(inner) : undefined;
  return name === undefined ? { name: fresh(l, "arg"), pattern, at } : { name, pattern: undefined, at };
}

function lambda(l: Lowering, at: Span, params: readonly Param[], body: Core): Core {
  const opened = params.reduceRight((inner, param) => (param.pattern === undefined ? inner : open(l, param, param.pattern, inner)), body);
  return node(l, "lam", at, { params: params.map((param) => param.name), body: opened });
}

function open(l: Lowering, param: Param, pattern: Pattern, body: Core): Core {
  const arm: Arm = { pattern: lowerPattern(l, pattern), guard: undefined, body };
  const arms = isIrrefutable(l, pattern) ? [arm] : [arm, failingArm(l, param.at)];
  return node(l, "match", param.at, { on: variable(l, pattern.at, param.name, false), arms }, false);
}

/** Whether the pattern fits every value and looks at nothing that can change. */
export function isIrrefutable(l: Lowering, pattern: Pattern): boolean {
  const go = (inner: Pattern): boolean => isIrrefutable(l, inner);
  switch (pattern.kind) {
    case "any":
    case "var":
      return true;
    case "alias":
    case "typed":
    case "open":
      return go(pattern.inner);
    case "tuple":
      return pattern.items.every(go);
    case "record":
      return pattern.fields.every((item) => !fieldOf(l, item).mutable && go(item.pattern));
    case "construct": {
      const { body } = ctorOf(l, pattern).family;
      const alone = body.kind === "variant" && body.ctors.length === 1;
      return alone && (pattern.arg === undefined || go(pattern.arg));
    }
    case "or":
      return pattern.options.some(go);
    default:
      return false;
  }
}
