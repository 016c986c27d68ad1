// Functions: as many parameters as OCaml itself would take at once. It stops collecting after
// a pattern that can fail, so that a partial application fails when OCaml's does.
import type { Arm, Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern } from "../syntax.js";
import { lowerCases } from "./cases.js";
import { lowerExpr } from "./expr.js";
import { failingArm, fresh, type Lowering, node, variable } from "./lowering.js";
import { ctorOf, fieldOf, lowerPattern } from "./pattern.js";

type Fun = Extract<Expr, { kind: "fun" | "function" }>;

/** A parameter and how it is taken apart; undefined when its name is all there is to it. */
type Param = { readonly name: Name; readonly pattern: Pattern | undefined; readonly at: Span };

export function lowerFunction(l: Lowering, e: Fun): Core {
  const params: Param[] = [];
  let rest: Expr = e;
  for (;;) {
    if (rest.kind === "typed") rest = rest.value;
    else if (rest.kind === "function") {
      const param = fresh(l, "arg");
      const body = lowerCases(l, rest.at, variable(l, rest.at, param, false), rest.cases);
      return lambda(l, e.at, [...params, { name: param, pattern: undefined, at: rest.at }], body);
    } else if (rest.kind === "fun") {
      const { taken, left } = upToRefutable(l, rest);
      params.push(...taken);
      if (left !== undefined) return lambda(l, e.at, params, lowerExpr(l, left));
      rest = rest.body;
    } else return lambda(l, e.at, params, lowerExpr(l, rest));
  }
}

/** The parameters up to the first that can fail; `left` is the rest of the function after it. */
function upToRefutable(l: Lowering, e: Extract<Expr, { kind: "fun" }>): { taken: Param[]; left: Expr | undefined } {
  const stop = e.params.findIndex((pattern) => !isIrrefutable(l, pattern));
  const count = stop === -1 ? e.params.length : stop + 1;
  // OCaml places a failing first parameter at the function, the others where they stand.
  const taken = e.params.slice(0, count).map((pattern, i) => paramOf(l, pattern, i === 0 ? e.at : pattern.at));
  const [next, ...more] = e.params.slice(count);
  if (stop === -1) return { taken, left: undefined };
  return { taken, left: next === undefined ? e.body : { ...e, params: [next, ...more], at: next.at } };
}

function paramOf(l: Lowering, pattern: Pattern, at: Span): Param {
  const inner = pattern.kind === "typed" ? pattern.inner : pattern;
  if (inner.kind === "any") return { name: fresh(l, "_"), pattern: undefined, at };
  const name = inner.kind === "var" ? l.facts.binders.get(inner) : undefined;
  return name === undefined ? { name: fresh(l, "arg"), pattern, at } : { name, pattern: undefined, at };
}

function lambda(l: Lowering, at: Span, params: readonly Param[], body: Core): Core {
  const opened = params.reduceRight(
    (inner, param) => (param.pattern === undefined ? inner : open(l, param, param.pattern, inner)),
    body,
  );
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
