// Functions for all types, written by their type alone: what they give must come out of their parameters, by calling
// functions, taking tuples and records apart and putting others together. `fun f x -> f (f x)` is one for
// `('a -> 'a) -> 'a -> 'a`. The search goes from what is wanted: a parameter that leads to it, with what it needs on the
// way, or a constructor of it.
import { nth } from "../basis/known.js";
import { anything, call, cases, fieldsAs, lambda, make, variable } from "../core/build.js";
import { type Expr, makeName, type Name, tupleWidth } from "../core/expr.js";
import { children } from "../core/traverse.js";
import type { Type } from "../core/type.js";
import { firstValues, type LambdaShapes, type Param } from "./lambda.js";
import { typeKey } from "./type-key.js";

/** How many expressions are kept of those for one place, the smallest. */
const KEPT = 8;
/** Calls and constructors in one another. */
const DEPTH = 4;
/** Calls and fields after one another, as in `(m.run s).first`. */
const STEPS = 4;
/** Literals of a type that is known. */
const LITERALS = 2;
const LITERAL_WEIGHT = 4;
/** Constructors of a type whose values are taken apart. */
const CTORS = 3;

type Scope = { readonly shapes: LambdaShapes; readonly known: readonly Param[]; readonly depth: number };

/** The bodies of functions with these parameters that give this type, the smallest first. */
export function parametricBodies(shapes: LambdaShapes, params: readonly Param[], result: Type): readonly Expr[] {
  const scope: Scope = { shapes, known: params, depth: DEPTH };
  const split = params.flatMap((param) => bySplitting(scope, param, result));
  return smallest([...made(scope, result), ...split]);
}

/** Expressions of a type. */
function made(scope: Scope, type: Type): readonly Expr[] {
  if (scope.depth === 0) return [];
  const inside = { ...scope, depth: scope.depth - 1 };
  const reached = scope.known.flatMap((param) => leading(inside, variable(param.name), param.type, type, STEPS));
  return smallest([...reached, ...(type.kind === "fn" ? abstractions(scope, type) : introduced(inside, type))]);
}

function introduced(scope: Scope, type: Type): readonly Expr[] {
  if (type.kind === "var") return [];
  const forms = formsOf(scope.shapes, type);
  if (forms.length === 0) return firstValues(scope.shapes, type).slice(0, LITERALS);
  return forms.flatMap(({ ctor, fields }) =>
    combined(fields.map((field) => made(scope, field))).map((args) => make(ctor, args)),
  );
}

function abstractions(scope: Scope, { from, to }: Extract<Type, { kind: "fn" }>): readonly Expr[] {
  const name = makeName("abcdefgh".charAt(scope.known.length) || "z", scope.known.length);
  const bodies = made({ ...scope, known: [...scope.known, { name, type: from }] }, to);
  return bodies.map((body) => lambda([name], body));
}

/** What is made of an expression by calling it, or by taking a field of it, where that leads to the type. */
function leading(scope: Scope, e: Expr, from: Type, type: Type, steps: number): readonly Expr[] {
  if (typeKey(from) === typeKey(type)) return [e];
  if (steps === 0) return [];
  if (from.kind === "fn") {
    if (!mayLead(scope.shapes, from.to, type, steps - 1)) return [];
    return made(scope, from.from).flatMap((arg) => leading(scope, applied(e, arg), from.to, type, steps - 1));
  }
  const [form, ...others] = formsOf(scope.shapes, from);
  if (form === undefined || others.length > 0) return [];
  return form.fields.flatMap((field, i) => leading(scope, fieldOf(e, form, i), field, type, steps - 1));
}

/** Whether it is worth making an argument. */
function mayLead(shapes: LambdaShapes, from: Type, type: Type, steps: number): boolean {
  if (typeKey(from) === typeKey(type)) return true;
  if (steps === 0 || from.kind === "var") return false;
  if (from.kind === "fn") return mayLead(shapes, from.to, type, steps - 1);
  const [form, ...others] = formsOf(shapes, from);
  return others.length === 0 && form?.fields.some((field) => mayLead(shapes, field, type, steps - 1)) === true;
}

/** One call, however many arguments there are. */
function applied(fn: Expr, arg: Expr): Expr {
  return fn.kind === "app" ? call(fn.fn, [...fn.args, arg]) : call(fn, [arg]);
}

type Form = { readonly ctor: Name; readonly fields: readonly Type[] };

function formsOf(shapes: LambdaShapes, type: Type): readonly Form[] {
  if (type.kind !== "con") return [];
  const tuple = shapes.onlyForm(type);
  if (tuple !== undefined) return tupleWidth(type.name) === 0 ? [] : [tuple];
  const forms = shapes.shapeOf(type)?.alternatives ?? [];
  return forms.flatMap(({ made: form }) =>
    form.kind === "data" ? [{ ctor: form.ctor.decl.name, fields: form.fields }] : [],
  );
}

function fieldOf(e: Expr, { ctor, fields }: Form, at: number): Expr {
  const name = makeName("field", at);
  const args = fields.map((_, i) => (i === at ? ({ ...anything, kind: "bind", name } as const) : anything));
  return cases(e, [{ pattern: { ...anything, kind: "ctor", ctor, args }, body: variable(name) }]);
}

/** A parameter of one of several forms: what each of them leads to. */
function bySplitting(scope: Scope, { name, type }: Param, result: Type): readonly Expr[] {
  const forms = formsOf(scope.shapes, type);
  if (forms.length < 2 || forms.length > CTORS) return [];
  const arms = forms.map(({ ctor, fields }, i) => {
    const parts = fields.map((field, k) => ({
      name: makeName("klmnop".charAt(k) || "q", 10 * (i + 1) + k),
      type: field,
    }));
    const bodies = made({ ...scope, known: [...parts, ...scope.known], depth: scope.depth - 1 }, result);
    const names = parts.map((part) => part.name);
    return preferring(bodies, names).map((body) => ({ pattern: fieldsAs(ctor, names), body }));
  });
  if (arms.some((choice) => choice.length === 0)) return [];
  return [0, 1].map((k) =>
    cases(
      variable(name),
      arms.map((choice) => choice[k] ?? nth(choice, 0)),
    ),
  );
}

/** Those that use the parts first. */
function preferring(bodies: readonly Expr[], names: readonly Name[]): readonly Expr[] {
  const uses = (e: Expr): boolean => (e.kind === "var" && names.includes(e.name)) || children(e).some(uses);
  return [...bodies.filter(uses), ...bodies.filter((body) => !uses(body))];
}

/** One of each: the first ones together, then others in one place. */
function combined(choices: readonly (readonly Expr[])[]): readonly (readonly Expr[])[] {
  if (choices.some((choice) => choice.length === 0)) return [];
  const first = choices.map((choice) => nth(choice, 0));
  const others = choices.flatMap((choice, i) => choice.slice(1).map((item) => first.with(i, item)));
  return [first, ...others].slice(0, KEPT);
}

function smallest(all: readonly Expr[]): readonly Expr[] {
  return distinct(all)
    .map((e) => ({ e, weight: weightOf(e) }))
    .sort((a, b) => a.weight - b.weight)
    .slice(0, KEPT)
    .map(({ e }) => e);
}

/** What uses the parameters tells more than literals do. */
function weightOf(e: Expr): number {
  return children(e).reduce((sum, child) => sum + weightOf(child), e.kind === "lit" ? LITERAL_WEIGHT : 1);
}

/** Each once. */
export function distinct(all: readonly Expr[]): readonly Expr[] {
  return [...new Map(all.map((e) => [JSON.stringify(e, plain), e])).values()];
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** The size of an expression without its lambdas. */
export function nodesOf(e: Expr): number {
  return children(e).reduce((sum, child) => sum + nodesOf(child), e.kind === "lam" ? 0 : 1);
}
