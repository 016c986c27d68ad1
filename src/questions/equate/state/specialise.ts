// Calls of top-level functions that are given a cell, or a function that uses one or raises, become copies of these functions with
// that cell or function in them: `List.iter (fun x -> r := !r + x) l` is a recursive function of its own then, and
// `incr r` is what it does. A copy does what the call does, in the same order: what it is specialised to are names, and
// functions that are written there, and neither does anything when it is evaluated.
import { nth } from "../../../basis/known.js";
import { call, lambda, letIn, letRecIn, make, variable } from "../../../core/build.js";
import { type App, type Expr, type Lam, type Name, tupleCtor } from "../../../core/expr.js";
import type { Def } from "../../../core/program.js";
import { freshCopy, type Supply, withNames } from "../../../core/supply.js";
import { freeNames, mapChildren, visit } from "../../../core/traverse.js";

/** A top-level function, and whether it may call itself. */
type Global = { readonly lam: Lam; readonly recursive: boolean };

type Specialising = {
  readonly supply: Supply;
  readonly globals: ReadonlyMap<Name, Global>;
  /** Cells, and functions that use some. */
  readonly stateful: Set<Name>;
  /** Copies that are still made: functions of the library call each other, but not for ever. */
  readonly left: { copies: number };
};

const COPIES_MAX = 60;

export function specialised(supply: Supply, defs: readonly Def[], e: Expr): Expr {
  return go({ supply, globals: globalsOf(defs), stateful: new Set(), left: { copies: COPIES_MAX } }, e);
}

/** Groups of several functions are left alone. */
function globalsOf(defs: readonly Def[]): ReadonlyMap<Name, Global> {
  const globals = new Map<Name, Global>();
  for (const def of defs) {
    const [only, ...others] = def.kind === "one" ? [def] : def.bindings;
    if (only?.bound.kind === "lam" && others.length === 0)
      globals.set(only.name, { lam: only.bound, recursive: def.kind === "rec" });
  }
  return globals;
}

function go(ctx: Specialising, e: Expr): Expr {
  noteStateful(ctx, e);
  const inside = mapChildren(e, (child) => go(ctx, child));
  return inside.kind === "app" ? (withCopy(ctx, inside) ?? inside) : inside;
}

/** Before what is in the scope of the names. */
function noteStateful({ stateful }: Specialising, e: Expr): void {
  if (e.kind === "let" && (isNewCell(e.bound) || (e.bound.kind === "lam" && mentions(e.bound, stateful))))
    stateful.add(e.name);
  if (e.kind === "letrec" && e.bindings.some(({ bound }) => mentions(bound, stateful)))
    for (const { name } of e.bindings) stateful.add(name);
}

export function isNewCell(e: Expr): boolean {
  return e.kind === "prim" && e.op === "cell.new";
}

/** A loop that it leaves is a loop of its own. */
function raises(lam: Lam): boolean {
  let found = false;
  visit(lam, (e) => {
    found ||= e.kind === "raise";
    return !found;
  });
  return found;
}

function mentions(e: Expr, names: ReadonlySet<Name>): boolean {
  return [...freeNames(e)].some((name) => names.has(name));
}

function withCopy(ctx: Specialising, { fn, args }: App): Expr | undefined {
  const global = fn.kind === "var" ? ctx.globals.get(fn.name) : undefined;
  if (fn.kind !== "var" || global === undefined || global.lam.params.length !== args.length) return undefined;
  const isFixed = args.map(
    (arg) =>
      (arg.kind === "var" && ctx.stateful.has(arg.name)) ||
      (arg.kind === "lam" && (mentions(arg, ctx.stateful) || raises(arg))),
  );
  if (!isFixed.includes(true) || ctx.left.copies-- <= 0) return undefined;
  const lam = freshCopy(ctx.supply, global.lam) as Lam;
  const fixed = args.flatMap((arg, i) => {
    const param = nth(lam.params, i);
    return isFixed[i] === true ? [{ param, arg, now: arg.kind === "var" ? arg.name : param }] : [];
  });
  const body = withNames(new Map(fixed.map(({ param, now }) => [param, now])), lam.body);
  const own = ctx.supply.name(fn.name);
  const copied = global.recursive ? withoutFixed(body, fn.name, own, isFixed, fixed) : body;
  if (copied === undefined) return undefined;
  const rest = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => isFixed[i] !== true);
  const [params, given] = [rest(lam.params), rest(args)];
  const called = global.recursive ? recursively(ctx.supply, own, params, copied, given) : bound(params, given, copied);
  const whole = fixed.reduceRight(
    (inner, { arg, now }) => (arg.kind === "lam" ? letIn(now, arg, inner) : inner),
    called,
  );
  return go(ctx, whole);
}

/** Calls of itself with the same in the fixed places become calls of the copy; nothing, if there are others. */
function withoutFixed(
  body: Expr,
  old: Name,
  own: Name,
  isFixed: readonly boolean[],
  fixed: readonly { readonly now: Name }[],
): Expr | undefined {
  const names = fixed.map(({ now }) => now);
  const replace = (e: Expr): Expr => {
    const inside = mapChildren(e, replace);
    if (inside.kind !== "app" || inside.fn.kind !== "var" || inside.fn.name !== old) return inside;
    const passed = inside.args.filter((_, i) => isFixed[i] === true);
    const isSame =
      passed.length === names.length && passed.every((arg, i) => arg.kind === "var" && arg.name === names[i]);
    if (!isSame || inside.args.length !== isFixed.length) return inside;
    return callOf(
      own,
      inside.args.filter((_, i) => isFixed[i] !== true),
    );
  };
  const replaced = replace(body);
  let others = false;
  visit(replaced, (e) => {
    others ||= e.kind === "var" && e.name === old;
    return !others;
  });
  return others ? undefined : replaced;
}

/** A function takes at least one argument. */
function callOf(fn: Name, args: readonly Expr[]): Expr {
  return call(variable(fn), args.length > 0 ? args : [make(tupleCtor(0), [])]);
}

function recursively(supply: Supply, own: Name, params: readonly Name[], body: Expr, args: readonly Expr[]): Expr {
  const all = params.length > 0 ? params : [supply.name(own)];
  return letRecIn(own, lambda(all, body), callOf(own, args));
}

function bound(params: readonly Name[], args: readonly Expr[], body: Expr): Expr {
  return params.reduceRight((inner, param, i) => letIn(param, nth(args, i), inner), body);
}
