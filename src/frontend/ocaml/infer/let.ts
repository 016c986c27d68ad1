// let and let rec: monomorphic inside, generalised at the end, with OCaml's value restriction.
import type { Binding, Ident, Pattern } from "../syntax.js";
import { approximateType } from "./approximate.js";
import { expectArgument } from "./argument.js";
import { unifyAt } from "./clash.js";
import { type Context, expect, freshGlobal, freshName, report } from "./context.js";
import type { Scope, ValueInfo } from "./entities.js";
import { isNonexpansive } from "./expansive.js";
import { atBranchLevel, learning } from "./gadt.js";
import { type Bindings, inferPattern, withBindings } from "./pattern.js";
import { checkGeneral, type PolyType, polyAnnotation } from "./poly.js";
import { checkRecursive } from "./rec-check.js";
import { newScope } from "./scope.js";
import { settleTags } from "./settle.js";
import { deeper, generalize, lowerExceptCovariant, newVar, restated, type Ty, undoingOnFailure } from "./ty.js";
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
  for (const { binding, bound, poly } of checked) {
    for (const info of valuesOf(bound, undefined)) {
      generalize(info.type);
      inner.values.set(info.name, info);
    }
    if (poly !== undefined) checkGeneral(ctx, binding.bound.at, poly.vars, annotationOf(binding.pattern));
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
    const bound = plainly(ctx, where, () =>
      inferPattern(ctx, scope, withoutPoly(binding.pattern), type, undefined, fresh),
    );
    settleTags(ctx, [binding.pattern]);
    if (poly !== undefined) unifyAt(ctx, binding.pattern.at, poly.rigid, type);
    reportTwice(ctx, seen, bound);
    if (recursive) requireVariable(ctx, binding.pattern);
    return { binding, type, bound, poly };
  });
  const inner = recursive ? checked.reduce((layer, { bound, poly }) => withValues(layer, bound, poly), scope) : scope;
  if (recursive) for (const { binding, type } of checked) approximate(ctx, scope, binding, type);
  for (const { binding, type, poly } of checked) {
    if (isUntold(binding.pattern)) continue;
    const check = isAnnotated(binding.pattern) ? expectArgument : expect;
    const around = ctx.defining;
    if (!recursive) ctx.defining = [...around, ...named(binding.pattern)];
    check(ctx, inner, binding.bound, poly === undefined ? type : restated(type), annotationOf(binding.pattern));
    ctx.defining = around;
  }
  return checked;
}

/** A definition is for all that comes after it, where what a constructor tells about types does not hold. */
function plainly<T>(ctx: Context, { global }: Where, body: () => T): T {
  ctx.plainBinding = global
    ? "a definition cannot bring up a type that is known only inside"
    : "such a `let` cannot bring up a type that is known only inside";
  const { value } = learning(ctx, () => atBranchLevel(ctx, body));
  ctx.plainBinding = undefined;
  return value;
}

function named(pattern: Pattern): Ident[] {
  const inner = pattern.kind === "typed" ? pattern.inner : pattern;
  return inner.kind === "var" ? [inner] : [];
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

function withoutPoly(pattern: Pattern): Pattern {
  return pattern.kind === "typed" && pattern.type.kind === "poly" ? pattern.inner : pattern;
}
