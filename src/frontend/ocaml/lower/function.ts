// Functions: as many parameters as OCaml itself would take at once. It stops collecting after
// a pattern that can fail, so that a partial application fails when OCaml's does. The defaults of
// optional parameters are evaluated once all parameters are there, or before a pattern is looked into.
import { type Arm, type Expr as Core, fixedName, type Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import type { Expr, Pattern } from "../syntax.js";
import { lowerCases, lowerSingle } from "./cases.js";
import { bindPattern } from "./let.js";
import { fresh, type Lowering, node, partOf, variable } from "./lowering.js";
import { isIrrefutable } from "./pattern.js";

type Fun = Extract<Expr, { kind: "fun" | "function" }>;

/** A parameter and how it is taken apart; undefined when its name is all there is to it. */
type Param = { readonly name: Name; readonly pattern: Pattern | undefined; readonly at: Span };

export function lowerFunction(l: Lowering, e: Fun): Core {
  const params: Param[] = [];
  const defaults: Default[] = [];
  let rest: Expr = e;
  for (;;) {
    if (rest.kind === "typed") rest = rest.value;
    else if (rest.kind === "newtype") rest = rest.body;
    else if (rest.kind === "function") {
      const only: Expr | undefined = defaults.length > 0 ? onlyCase(rest) : undefined;
      if (only === undefined) return lambda(l, e.at, params, defaults, lowerLast(l, rest, params));
      rest = only;
    } else if (rest.kind === "fun") {
      const stopped = takeParams(l, rest, params, defaults);
      if (stopped !== undefined) return lambda(l, e.at, params, defaults, stopped);
      rest = rest.body;
    } else return lambda(l, e.at, params, defaults, l.lower(rest));
  }
}

/** The last parameter, which the cases look into. */
function lowerLast(l: Lowering, e: Extract<Expr, { kind: "function" }>, params: Param[]): Core {
  const name = fresh(l, "arg");
  params.push({ name, pattern: undefined, at: e.at });
  return partOf(l, e, lowerCases(l, e.at, variable(l, e.at, name, false), e.cases));
}

/** `function p -> e` as `fun p -> e`. */
function onlyCase({ cases, at }: Extract<Expr, { kind: "function" }>): Expr | undefined {
  const [only, ...more] = cases;
  if (only === undefined || more.length > 0 || only.guard !== undefined) return undefined;
  return { kind: "fun", at, params: [only.pattern], body: only.body };
}

/** Collects parameters and defaults; gives the body if the function has to stop before its end. */
function takeParams(
  l: Lowering,
  e: Extract<Expr, { kind: "fun" }>,
  params: Param[],
  defaults: Default[],
): Core | undefined {
  for (const [i, pattern] of e.params.entries()) {
    const at = i === 0 ? e.at : pattern.at; // where OCaml places its failure
    const own = defaultOf(l, pattern, at);
    if (own !== undefined) {
      defaults.push(own);
      params.push({ name: own.name, pattern: undefined, at });
      continue;
    }
    const opensLater = defaults.length > 0 && !isTrivial(l, pattern);
    const param = opensLater ? { name: fresh(l, "arg"), pattern: undefined, at } : paramOf(l, pattern, at);
    params.push(param);
    if (!opensLater && isIrrefutable(l, pattern)) continue;
    const [next, ...more] = e.params.slice(i + 1);
    const left = l.lower(next === undefined ? e.body : { ...e, params: [next, ...more], at: next.at });
    return opensLater ? open(l, param, pattern, left) : left;
  }
  return undefined;
}

/** `name` is the option that a parameter with a default is given as. */
type Default = { readonly name: Name; readonly pattern: Pattern; readonly value: Expr; readonly at: Span };

function defaultOf(l: Lowering, pattern: Pattern, at: Span): Default | undefined {
  if (pattern.kind !== "labelled" || pattern.default === undefined) return undefined;
  return { name: fresh(l, pattern.label.slice(1)), pattern: pattern.inner, value: pattern.default, at };
}

/** let p = match name with Some given -> given | None -> value in ... */
function withDefault(l: Lowering, { name, pattern, value, at }: Default, body: Core): Core {
  const given = fresh(l, "given");
  const arms: Arm[] = [
    {
      pattern: { kind: "ctor", at, ctor: fixedName("Some"), args: [{ kind: "bind", at, name: given }] },
      guard: undefined,
      body: variable(l, at, given, false),
    },
    { pattern: { kind: "ctor", at, ctor: fixedName("None"), args: [] }, guard: undefined, body: l.lower(value) },
  ];
  const bound = node(l, "match", at, { on: variable(l, at, name, false), arms }, false);
  return bindPattern(l, at, pattern, bound, true)(body);
}

/** Patterns that OCaml opens after the defaults of the parameters before them: they look into nothing. */
function isTrivial(l: Lowering, pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "any":
    case "var":
      return true;
    case "typed":
      return pattern.inner.kind !== "var" && isTrivial(l, pattern.inner);
    case "labelled":
      return isTrivial(l, pattern.inner);
    case "tuple":
      return pattern.items.every((item) => isTrivial(l, item));
    case "construct":
      return pattern.arg === undefined && isIrrefutable(l, pattern);
    default:
      return false;
  }
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

function lambda(l: Lowering, at: Span, params: readonly Param[], defaults: readonly Default[], body: Core): Core {
  const opened = params.reduceRight(
    (inner, param) => (param.pattern === undefined ? inner : open(l, param, param.pattern, inner)),
    defaults.reduceRight((inner, own) => withDefault(l, own, inner), body),
  );
  return node(l, "lam", at, { params: params.map((param) => param.name), body: opened });
}

function open(l: Lowering, param: Param, pattern: Pattern, body: Core): Core {
  const on = variable(l, pattern.at, param.name, false);
  return lowerSingle(l, param.at, on, pattern, body, param.at);
}
