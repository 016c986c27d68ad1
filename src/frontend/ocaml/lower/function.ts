// Functions: as many parameters as OCaml itself would take at once. It stops collecting after
// a pattern that can fail, so that a partial application fails when OCaml's does.
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern } from "../syntax.js";
import { lowerCases, lowerSingle } from "./cases.js";
import { fresh, type Lowering, node, variable } from "./lowering.js";
import { isIrrefutable } from "./pattern.js";

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
      if (left !== undefined) return lambda(l, e.at, params, l.lower(left));
      rest = rest.body;
    } else return lambda(l, e.at, params, l.lower(rest));
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
  const inner = bare(pattern);
  if (inner.kind === "any") return { name: fresh(l, "_"), pattern: undefined, at };
  const name = inner.kind === "var" ? l.facts.binders.get(inner) : undefined;
  return name === undefined ? { name: fresh(l, "arg"), pattern, at } : { name, pattern: undefined, at };
}

/** Without label and annotation. */
function bare(pattern: Pattern): Pattern {
  return pattern.kind === "typed" || pattern.kind === "labelled" ? bare(pattern.inner) : pattern;
}

function lambda(l: Lowering, at: Span, params: readonly Param[], body: Core): Core {
  const opened = params.reduceRight(
    (inner, param) => (param.pattern === undefined ? inner : open(l, param, param.pattern, inner)),
    body,
  );
  return node(l, "lam", at, { params: params.map((param) => param.name), body: opened });
}

function open(l: Lowering, param: Param, pattern: Pattern, body: Core): Core {
  const on = variable(l, pattern.at, param.name, false);
  return lowerSingle(l, param.at, on, pattern, body, param.at);
}
