// let and let rec: monomorphic inside, generalised at the end, with OCaml's value restriction.
import type { Name } from "../../../core/expr.js";
import type { Binding, Pattern, TypeExpr } from "../syntax.js";
import { inferType } from "./annotation.js";
import { approximateType } from "./approximate.js";
import { expectArgument } from "./argument.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, freshGlobal, freshName, report } from "./context.js";
import type { Scope, TypeInfo, ValueInfo } from "./entities.js";
import { isNonexpansive } from "./expansive.js";
import { type Bindings, inferPattern, withBindings } from "./pattern.js";
import { checkRecursive } from "./rec-check.js";
import { newScope } from "./scope.js";
import {
  con,
  deeper,
  GENERIC,
  generalize,
  lowerExceptCovariant,
  newTy,
  newVar,
  type Ty,
  undoingOnFailure,
} from "./ty.js";
import { unify } from "./unify.js";

type Where = { readonly global: boolean };

type Checked = {
  readonly binding: Binding;
  readonly type: Ty;
  readonly bound: Bindings;
  readonly poly: PolyType | undefined;
};

/** A scope with the names that the bindings define. */
export function inferBindings(
  ctx: Context,
  scope: Scope,
  bindings: readonly Binding[],
  recursive: boolean,
  where: Where,
): Scope {
  const checked = deeper(() => inferMonomorphic(ctx, scope, bindings, recursive, where));
  if (recursive) checkRecursive(ctx, bindings);
  for (const { binding, type } of checked) if (!isNonexpansive(ctx, binding.bound)) lowerExceptCovariant(type);
  const inner = newScope(scope);
  for (const { bound, poly } of checked) {
    for (const info of valuesOf(bound, poly)) {
      generalize(info.type);
      inner.values.set(info.name, info);
    }
    for (const { name, module } of bound.values()) if (module !== undefined) inner.modules.set(name, module);
  }
  return inner;
}

function inferMonomorphic(
  ctx: Context,
  scope: Scope,
  bindings: readonly Binding[],
  recursive: boolean,
  where: Where,
): Checked[] {
  const seen: Bindings = new Map();
  const checked = bindings.map((binding): Checked => {
    const poly = polyAnnotation(ctx, scope, binding.pattern);
    const type = newVar();
    if (isUntold(binding.pattern)) expect(ctx, scope, binding.bound, type);
    const fresh = where.global ? freshGlobal : freshName; // top-level names carry their module's path
    const bound = inferPattern(ctx, scope, withoutPoly(binding.pattern), type, undefined, fresh);
    if (poly !== undefined) unifyAt(ctx, binding.pattern.at, poly.rigid, type);
    reportTwice(ctx, seen, bound);
    if (recursive) requireVariable(ctx, binding.pattern);
    return { binding, type, bound, poly };
  });
  const inner = recursive ? checked.reduce((layer, { bound, poly }) => withValues(layer, bound, poly), scope) : scope;
  if (recursive) for (const { binding, type } of checked) approximate(ctx, scope, binding, type);
  for (const { binding, type } of checked) {
    if (isUntold(binding.pattern)) continue;
    const check = isAnnotated(binding.pattern) ? expectArgument : expect;
    check(ctx, inner, binding.bound, type, annotationOf(binding.pattern));
  }
  return checked;
}

/** `let x : t = e`, where t is for e too; not `let (x : t) = e`. */
function isAnnotated(pattern: Pattern): boolean {
  return pattern.kind === "typed" && pattern.inner.at.start === pattern.at.start;
}

/** What the shape of a recursive definition tells about its type, so that its own uses know its labels. */
function approximate(ctx: Context, scope: Scope, { bound }: Binding, type: Ty): void {
  const shape = approximateType(ctx, scope, bound);
  undoingOnFailure(() => unify(shape, type)); // a clash is told where it is found for good
}

/** What `let (module M) = e` binds is told by e alone. */
function isUntold(pattern: Pattern): boolean {
  return pattern.kind === "unpack" && pattern.type === undefined;
}

function annotationOf(pattern: Pattern): { at: Pattern["at"]; label: string } | undefined {
  return pattern.kind === "typed" ? { at: pattern.type.at, label: "because of this annotation" } : undefined;
}

function reportTwice(ctx: Context, seen: Bindings, bound: Bindings): void {
  for (const [name, value] of bound) {
    const first = seen.get(name);
    if (first !== undefined) {
      report(ctx, "E207", "Variable bound twice", value.pattern.at, `\`${name}\` is bound twice in this \`let\``, {
        also: [{ at: first.pattern.at, label: "the first one" }],
      });
    }
    seen.set(name, value);
  }
}

function requireVariable(ctx: Context, pattern: Pattern): void {
  const inner = pattern.kind === "typed" ? pattern.inner : pattern;
  if (inner.kind === "var") return;
  report(ctx, "E209", "Bad let rec", pattern.at, "only a variable can stand on the left of `let rec`");
}

function withValues(scope: Scope, bound: Bindings, poly: PolyType | undefined): Scope {
  if (poly === undefined) return withBindings(scope, bound);
  const inner = newScope(scope);
  for (const info of valuesOf(bound, poly)) inner.values.set(info.name, info);
  return inner;
}

function valuesOf(bound: Bindings, poly: PolyType | undefined): ValueInfo[] {
  const values = [...bound.values()].filter(({ module }) => module === undefined);
  return values.map(({ name, core, type, pattern }) => ({
    name,
    type: poly?.generic ?? type,
    access: { kind: "var", name: core },
    at: pattern.at,
  }));
}

/** `let f : 'a. 'a -> 'a = ...`: uses see the generic type, the body must work for an unknown type. */
type PolyType = { readonly generic: Ty; readonly rigid: Ty };

function polyAnnotation(ctx: Context, scope: Scope, pattern: Pattern): PolyType | undefined {
  if (pattern.kind !== "typed" || pattern.type.kind !== "poly") return undefined;
  const { vars, body } = pattern.type;
  const generics = new Map(vars.map((name) => [name, newTy({ kind: "var", name, kept: true }, GENERIC)]));
  const rigids = new Map(vars.map((name) => [name, con(rigidType(name))]));
  const generic = deeper(() => inferWith(ctx, scope, body, generics));
  generalize(generic);
  return { generic, rigid: inferWith(ctx, scope, body, rigids) };
}

function inferWith(ctx: Context, scope: Scope, type: TypeExpr, variables: ReadonlyMap<string, Ty>): Ty {
  return inferType(ctx, scope, type, (name) => variables.get(name) ?? newVar(name));
}

function rigidType(name: string): TypeInfo {
  return {
    name: `'${name}`,
    modules: [],
    core: name as Name,
    params: [],
    variance: [],
    manifest: undefined,
    body: { kind: "abstract" },
  };
}

function withoutPoly(pattern: Pattern): Pattern {
  return pattern.kind === "typed" && pattern.type.kind === "poly" ? pattern.inner : pattern;
}
