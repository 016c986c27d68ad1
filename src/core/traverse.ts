// The only walks over Expr: list or rebuild the children, fold with one handler per kind,
// or visit every node. `visit` keeps its own stack, so depth of syntax is no limit to it;
// `fold` recurses, so its handlers loop along the bodies of let, letrec and seq.

import { absurd } from "../basis/absurd.js";
import { nth } from "../basis/known.js";
import type { Arm, Expr, Name, Pattern } from "./expr.js";

export function mapChildren(e: Expr, f: (child: Expr) => Expr): Expr {
  switch (e.kind) {
    case "lit":
    case "var":
      return e;
    case "lam":
    case "delay":
      return { ...e, body: f(e.body) };
    case "app":
      return { ...e, fn: f(e.fn), args: e.args.map((arg) => f(arg)) };
    case "let":
      return { ...e, bound: f(e.bound), body: f(e.body) };
    case "letrec":
      return { ...e, bindings: e.bindings.map((b) => ({ ...b, bound: f(b.bound) })), body: f(e.body) };
    case "make":
    case "prim":
      return { ...e, args: e.args.map((arg) => f(arg)) };
    case "chain":
      return { ...e, items: e.items.map((item) => f(item)), last: f(e.last) };
    case "match":
      return { ...e, on: f(e.on), arms: e.arms.map((arm) => mapArm(arm, f)) };
    case "if":
      return { ...e, cond: f(e.cond), yes: f(e.yes), no: f(e.no) };
    case "raise":
      return { ...e, exn: f(e.exn) };
    case "try":
      return { ...e, body: f(e.body), arms: e.arms.map((arm) => mapArm(arm, f)) };
    case "seq":
      return { ...e, items: e.items.map((item) => f(item)) };
    case "force":
      return { ...e, value: f(e.value) };
    case "choose":
      return { ...e, options: e.options.map((option) => f(option)) };
    default:
      return absurd(e);
  }
}

/** An arm in which nothing changes is the same object: who looks for what is new goes by arms too. */
function mapArm(arm: Arm, f: (child: Expr) => Expr): Arm {
  const [guard, body] = [arm.guard && f(arm.guard), f(arm.body)];
  return guard === arm.guard && body === arm.body ? arm : { pattern: arm.pattern, guard, body };
}

/** In order of evaluation. */
export function children(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case "lit":
    case "var":
      return [];
    case "lam":
    case "delay":
      return [e.body];
    case "app":
      return [e.fn, ...e.args];
    case "let":
      return [e.bound, e.body];
    case "letrec":
      return [...e.bindings.map((b) => b.bound), e.body];
    case "make":
    case "prim":
      return e.args;
    case "chain":
      return [...e.items, e.last];
    case "match":
      return [e.on, ...e.arms.flatMap(armChildren)];
    case "if":
      return [e.cond, e.yes, e.no];
    case "raise":
      return [e.exn];
    case "try":
      return [e.body, ...e.arms.flatMap(armChildren)];
    case "seq":
      return e.items;
    case "force":
      return [e.value];
    case "choose":
      return e.options;
    default:
      return absurd(e);
  }
}

function armChildren(arm: Arm): readonly Expr[] {
  return arm.guard === undefined ? [arm.body] : [arm.guard, arm.body];
}

export type Algebra<R> = {
  readonly [K in Expr["kind"]]: (e: Extract<Expr, { kind: K }>, go: (child: Expr) => R) => R;
};

export function fold<R>(algebra: Algebra<R>, e: Expr): R {
  const handlers = algebra as Record<Expr["kind"], (e: Expr, go: (child: Expr) => R) => R>;
  const go = (child: Expr): R => handlers[child.kind](child, go);
  return go(e);
}

/** Every node, parents before children, in order; the children of a node are skipped when `enter` gives false. */
export function visit(e: Expr, enter: (e: Expr) => boolean | undefined): void {
  const pending: Expr[] = [e];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (enter(next) === false) continue;
    const below = children(next);
    for (let i = below.length - 1; i >= 0; i--) pending.push(nth(below, i));
  }
}

/** The names a node itself binds, in its parameters, bindings or arms. */
export function binders(e: Expr): readonly Name[] {
  switch (e.kind) {
    case "lam":
      return e.params;
    case "let":
      return [e.name];
    case "letrec":
      return e.bindings.map((b) => b.name);
    case "match":
    case "try":
      return e.arms.flatMap((arm) => patternNames(arm.pattern));
    default:
      return [];
  }
}

/** The names a pattern binds; those of an `or` once. */
export function patternNames(pattern: Pattern): readonly Name[] {
  switch (pattern.kind) {
    case "any":
    case "lit":
    case "range":
      return [];
    case "bind":
      return [pattern.name];
    case "as":
      return [...patternNames(pattern.inner), pattern.name];
    case "ctor":
      return pattern.args.flatMap(patternNames);
    case "array":
      return pattern.items.flatMap(patternNames);
    case "cell":
      return patternNames(pattern.inner);
    case "or":
      return pattern.options[0] === undefined ? [] : patternNames(pattern.options[0]);
    default:
      return absurd(pattern);
  }
}

/** The parts of a pattern. */
export function subpatterns(pattern: Pattern): readonly Pattern[] {
  switch (pattern.kind) {
    case "any":
    case "bind":
    case "lit":
    case "range":
      return [];
    case "as":
    case "cell":
      return [pattern.inner];
    case "ctor":
      return pattern.args;
    case "array":
      return pattern.items;
    case "or":
      return pattern.options;
    default:
      return absurd(pattern);
  }
}

/** What an expression mentions and does not bind. Names are unique, so no scopes are needed. */
export function freeNames(e: Expr): ReadonlySet<Name> {
  const used = new Set<Name>();
  const bound = new Set<Name>();
  visit(e, (node) => {
    if (node.kind === "var") used.add(node.name);
    for (const name of binders(node)) bound.add(name);
  });
  for (const name of bound) used.delete(name);
  return used;
}
